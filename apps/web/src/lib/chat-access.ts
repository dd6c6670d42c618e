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
 * Whether the chat is open to this student; null until known. `open` is stored on the device, so that the next visit
 * starts without waiting; if it is no longer true, the first call is refused.
 */
export const chatAccess = {
  get: (): ChatAccess | null => access ?? (settings.get('isChatOpen') === 'true' ? 'open' : null),
  set(next: ChatAccess) {
    if (next === 'open') settings.set('isChatOpen', 'true')
    else settings.remove('isChatOpen')
    become(next)
  },
  /** A call was refused, or another student signed in: the stored value may be stale. */
  forget() {
    settings.remove('isChatOpen')
    become(null)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
