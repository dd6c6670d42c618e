import { loadWords } from '../../lib/i18n/words.ts'
import type { Playback, Readable } from './listen/playback.ts'

export interface Listening {
  /** The first message of what is being read. */
  messageId: string
  state: 'loading' | 'playing' | 'paused'
}

let now: Listening | null = null
let playback: Playback | null = null
/** Counts the starts: what loads while another message is asked for is not played. */
let turn = 0
const listeners = new Set<() => void>()

function change(next: Listening | null) {
  now = next
  for (const listener of listeners) listener()
}

/** Reading aloud, one message at a time in the whole app. */
export const listening = {
  get: () => now,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Starts, pauses or goes on. Starting one message ends another. */
  async toggle(messages: readonly Readable[], language: 'en' | 'ru') {
    const messageId = messages[0]?.messageId
    if (messageId === undefined) return
    if (now?.messageId === messageId) {
      if (now.state === 'playing') {
        playback?.pause()
        change({ messageId, state: 'paused' })
      } else if (now.state === 'paused') {
        playback?.resume()
        change({ messageId, state: 'playing' })
      }
      return
    }
    listening.stop()
    const mine = ++turn
    change({ messageId, state: 'loading' })
    const ended = () => {
      if (mine === turn) listening.stop()
    }
    try {
      const [{ play }] = await Promise.all([import('./listen/player.ts'), loadWords('talks')])
      const started = await play(messages, language, ended, () => mine !== turn)
      if (mine !== turn) return started?.stop()
      playback = started
      change(started && { messageId, state: 'playing' })
    } catch (cause) {
      console.warn('Nothing could be read aloud', cause)
      ended()
    }
  },

  stop() {
    turn++
    playback?.stop()
    playback = null
    if (now !== null) change(null)
  },
}
