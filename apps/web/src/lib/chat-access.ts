import type { ChatAccess } from '@lumi/contracts/auth'
import { settings } from './storage.ts'

let access: ChatAccess | null = null
const listeners = new Set<() => void>()

function become(next: ChatAccess | null) {
  if (access === next) return
  access = next
  for (const listener of listeners) listener()
}

/**
 * Whether the chat is open to this student; null until the server has said so. An open chat is remembered on the device, so
 * that the next visit waits for nothing; whoever is wrong about it is told by the first call.
 */
export const chatAccess = {
  get: (): ChatAccess | null => access ?? (settings.get('isChatOpen') === 'true' ? 'open' : null),
  set(next: ChatAccess) {
    if (next === 'open') settings.set('isChatOpen', 'true')
    else settings.remove('isChatOpen')
    become(next)
  },
  /** A call was refused, or another student signed in: what was known may be old. */
  forget() {
    settings.remove('isChatOpen')
    become(null)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
