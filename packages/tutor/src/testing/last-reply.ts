import { expect } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

/**
 * How a test talks to the tutor: the reply to the last of the messages. A reading that is told is confirmed before the next
 * message, the state goes through JSON as when it is stored, and a turn with a bug inside fails.
 */
export const lastReply =
  (seed: string) =>
  (language: Language, ...messages: readonly string[]): TutorTurn => {
    let state = startSession()
    let reply: TutorTurn | undefined
    const say = (text: string) => {
      reply = takeTurn({ text, interfaceLanguage: language, state, seed, now: 0 })
      expect(reply.fault, text).toBeUndefined()
      state = JSON.parse(JSON.stringify(reply.state))
    }
    for (const text of messages) {
      say(text)
      if (text !== messages.at(-1) && reply?.move === 'story.confirm') say(language === 'ru' ? 'да' : 'yes')
    }
    return reply as TutorTurn
  }
