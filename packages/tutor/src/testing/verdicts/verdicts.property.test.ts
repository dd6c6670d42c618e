import { expect, test } from 'vitest'
import { isLong } from '../../../test-data/is-long.ts'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'
import { type VerdictCase, verdictCases } from './verdict-cases.ts'
import { verdictSaid } from './verdict-said.ts'

/**
 * A right thing is never called wrong, and a wrong thing is never called right: typed tasks whose results are known by
 * construction, times what students say about a result, by themselves, by others and by half.
 */

const ROUNDS = isLong ? 4 : 1
/** In the short run each case comes up in one of this many runs of the seed; the long run takes them all. */
const EVERY = isLong ? 1 : 9
/** Of all cases; measured: 0.6 %. */
const MOST_FAULTS = 0.01
/** Of the right results that stand alone; measured: 95 %. */
const FEWEST_ACCEPTED = 0.9

/** The reply to the last message; a reading of the task is agreed to. */
function replyTo({ messages, language }: VerdictCase): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | undefined
  const say = (text: string) => {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'verdicts', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
  }
  for (const [index, text] of messages.entries()) {
    say(text)
    if (turn?.move === 'story.confirm' && index < messages.length - 1) say(language === 'ru' ? 'да' : 'yes')
  }
  return turn!
}

function faultOf({ claims }: VerdictCase, turn: TutorTurn): string | null {
  const { isYes, isNo, isSolved } = verdictSaid(turn)
  switch (claims) {
    case 'right':
      return isNo ? 'a right thing is called wrong' : null
    case 'wrong':
      return isYes ? 'a wrong thing is called right' : null
    case 'part':
      return isNo ? 'a part is called wrong' : isSolved ? 'a part ends the task' : null
    case 'nothing':
      return isYes || isNo ? 'a verdict on what nobody claims' : null
  }
}

test(
  'what is right is not called wrong, and what is wrong is not called right',
  () => {
    const cases = Array.from({ length: ROUNDS }, (_, round) => verdictCases(`round ${round}`))
      .flat()
      .filter((_, index) => index % EVERY === 0)
    const replies = cases.map((each) => ({ each, turn: replyTo(each) }))
    const faults = replies.flatMap(({ each, turn }) => {
      const fault = faultOf(each, turn)
      return fault ? [`${fault} (${each.act}): ${each.messages.join(' // ')} -> ${turn.move}: ${turn.text}`] : []
    })
    const allowed = Math.ceil(cases.length * MOST_FAULTS)
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(allowed)
    const alone = replies.filter(({ each }) => each.act === 'right')
    const accepted = alone.filter(({ turn }) => verdictSaid(turn).isYes)
    expect(accepted.length / alone.length).toBeGreaterThan(FEWEST_ACCEPTED)
  },
  isLong ? 600_000 : 60_000,
)
