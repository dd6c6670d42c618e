/** "Which two of these numbers go together?": the question, and what answers it. */

import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import { equals, multiply, rational } from '../../math/rational.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { listed } from './facts.ts'
import { likeness } from './letter.ts'
import { saidAmount } from './names.ts'
import { nextStep, quantityOf, storyContent } from './reading.ts'
import { expectedValue, say, storyReply, textsOf } from './say.ts'
import type { Story } from './story-state.ts'
import { storyTexts } from './texts.ts'
import { numbersIn } from './work.ts'

type Pair = readonly [StoryQuantity, StoryQuantity]

/** The two given amounts of the next step; null if there is no choice or it takes other amounts. */
export function pairOf(story: Story, reading: StoryReading): Pair | null {
  const [a, b, ...more] = (nextStep(story, reading)?.from ?? []).flatMap((id) => quantityOf(reading, id) ?? [])
  const all = reading.quantities.filter(({ isGiven }) => isGiven)
  return a?.isGiven && b?.isGiven && a !== b && more.length === 0 && all.length > 2 ? [a, b] : null
}

/** What answers the question which two of the given amounts go together. */
export const pairAsked = (turn: Turn, reading: StoryReading, pair: Pair) => ({
  by: 'pair',
  answers: [
    {
      kind: 'form' as const,
      text: listed(
        pair.map((each) => saidAmount(reading, each)),
        textsOf(turn.voice).and,
      ),
    },
  ],
})

/**
 * "7 and 12", "the mean and how many there are": the answer to the question which two numbers go together; null if the
 * message names no two of them. Any pair that a step of the plan takes is right.
 */
export function pairNamed(turn: Turn, story: Story, reading: StoryReading, text: string): Reply | null {
  const given = reading.quantities.filter(({ isGiven }) => isGiven)
  const named = namedIn(reading, given, text)
  const [a, b, ...more] = named
  if (!a || !b || more.length > 0) return null
  const content = storyContent(turn, story, reading)
  const isIn = (from: readonly string[], { id, value }: StoryQuantity) =>
    from.includes(id) || from.some((each) => given.some((one) => one.id === each && equals(one.value, value)))
  const step = reading.plan.find(
    ({ from }) => from.every((id) => given.some((each) => each.id === id)) && isIn(from, a) && isIn(from, b),
  )
  if (!step) {
    const pair = pairOf(story, reading)
    return storyReply(
      turn,
      'pair.wrong',
      say(turn, 'pair.wrong'),
      pair && pairAsked(turn, reading, pair),
      content,
      true,
    )
  }
  const inputs = listed(
    [a, b].map((each) => saidAmount(reading, each)),
    textsOf(turn.voice).and,
  )
  const result = quantityOf(reading, step.gives)
  const answers = result ? [expectedValue(result.value)] : []
  return storyReply(turn, 'pair.right', say(turn, 'pair.right', { inputs }), { by: 'step', answers }, content, true)
}

/** The given amounts that a message names, by their numbers or by their names; empty if it has any other number. */
function namedIn(reading: StoryReading, given: readonly StoryQuantity[], text: string): readonly StoryQuantity[] {
  const rest = [...given]
  const { alike } = storyTexts[reading.language].naming
  const numbers = numbersIn(text, reading.language).filter(({ text: said, noun }) => /\d/.test(said) || noun !== '')
  const byNumber = numbers.map(({ value, text: said }) => {
    const parts = [value, multiply(value, rational(1, 100)), multiply(value, rational(100))]
    const own = rest.findIndex((each) =>
      parts.some((one, at) => equals(each.value, one) && (at === 0 || each.value.d > 1n || /%/.test(said))),
    )
    return own < 0 ? null : rest.splice(own, 1)[0]!
  })
  if (byNumber.includes(null)) return []
  const found = byNumber.flatMap((each) => each ?? [])
  if (found.length > 1) return found
  const words = alike.reduce((said, [own, other]) => said.replace(own, other), text)
  const byName = rest.filter((each) => each.said !== undefined && likeness(each.said, words) >= 0.6)
  return [...found, ...byName]
}
