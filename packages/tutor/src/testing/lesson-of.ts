import { expect } from 'vitest'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Program } from '../turn.ts'

/** A lesson that a model leads; the card and the turn behind its last message. The tutor's texts stand at odd places. */
export function lessonOf(talk: readonly string[], program?: Program): { card: string; turn: TutorTurn } {
  const interfaceLanguage = /[а-я]/i.test(talk.join('')) ? 'ru' : 'en'
  let state = startSession()
  let turn: TutorTurn | undefined
  let card = ''
  for (const [index, text] of talk.entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, seed: `r${index}` }).state
      continue
    }
    const own = { text, interfaceLanguage, state, now: index, isLed: true, ...(program && { program }) } as const
    const input = { ...own, seed: `${index}` }
    turn = takeTurn(input)
    expect(turn.fault).toBeUndefined()
    card = modelCard({ input, turn })
    state = turn.state
  }
  return { card, turn: turn! }
}
