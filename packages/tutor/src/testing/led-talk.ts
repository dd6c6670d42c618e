import { examineDraft } from '../guard/examine.ts'
import { type Seal, sealOf, withNote } from '../guard/seal.ts'
import { afterReply, type Said, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Program } from '../turn.ts'

/** A talk that a language model leads, up to the message that a draft answers. */
export interface LedTalk {
  /** The student's messages and the tutor's replies in turn; the last is the message that the draft answers. */
  readonly said: readonly string[]
  /** The answer of the task, as the model has noted it. */
  readonly answer: string
  /** What the model has noted as right answers to its last question. */
  readonly right?: readonly string[]
  readonly program?: Program
}

const played = new Map<LedTalk, Seal>()

/** What is sealed when the last message of a led talk is answered. Each talk is played once. */
function sealAfter(talk: LedTalk): Seal {
  const known = played.get(talk)
  if (known) return known
  const { said, answer, right, program } = talk
  const interfaceLanguage = /[а-я]/i.test(said.join('')) ? 'ru' : 'en'
  const note = { question: 'x', task_answer: answer, ...(right && { right }) }
  const before: Said[] = []
  let state = startSession()
  let turn: TutorTurn | undefined
  let message = ''
  for (const [index, text] of said.entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, note, seed: `r${index}` }).state
      before.push({ role: 'student', text: message }, { role: 'tutor', text })
      continue
    }
    message = text
    turn = takeTurn({
      text,
      interfaceLanguage,
      state,
      now: index,
      isLed: true,
      seed: `${index}`,
      ...(program && { program }),
    })
    state = turn.state
  }
  const seal = withNote(sealOf({ text: message }, turn!, before), note)
  played.set(talk, seal)
  return seal
}

/** The kind of what the guard finds in a draft that answers the last message of the talk; null: nothing. */
export const findingAfter = (talk: LedTalk, draft: string): string | null =>
  examineDraft(draft, sealAfter(talk), true).finding?.kind ?? null
