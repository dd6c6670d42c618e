import { markRead } from '@lumi/contracts/chat'
import { api } from '../../lib/api.ts'

/** How long reading goes on before the server is told. */
const pauseMs = 800

/**
 * Tells the server, and so the other devices, how far each conversation was read: after a pause, or at once when the
 * student leaves. What does not arrive is said again with the next message.
 */
export function createReadMarks() {
  /** Positions by conversation: each counts its own. */
  const read = new Map<string, number>()
  const untold = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    clearTimeout(timer)
    for (const conversationId of untold) {
      const position = read.get(conversationId)!
      api(markRead, { body: { conversationId, position }, outlivesPage: true }).catch(() => {})
    }
    untold.clear()
  }
  /** A hidden page may be gone a moment later. */
  const onHidden = () => document.visibilityState === 'hidden' && tell()

  return {
    start: () => document.addEventListener('visibilitychange', onHidden),

    /** @param shown the position up to which everything has been on the screen */
    read(conversationId: string, shown: number) {
      const position = Math.floor(shown)
      if (position <= (read.get(conversationId) ?? 0)) return
      read.set(conversationId, position)
      untold.add(conversationId)
      clearTimeout(timer)
      timer = setTimeout(tell, pauseMs)
    },

    close() {
      document.removeEventListener('visibilitychange', onHidden)
      tell()
    },
  }
}
