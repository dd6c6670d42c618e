import { amountAsked } from '../../pedagogy/amounts-asked.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { factsOf } from './facts.ts'
import { expectedValue, storyReply } from './say.ts'
import { keyOf, type Story } from './story-state.ts'
import { numbersIn } from './work.ts'

/** "72 km/h in m/s?", "how do I do 10 % of 66?" */
export function amountOf(turn: Turn, story: Story, text: string): Reply | null {
  const amount = amountAsked(turn, text)
  if (!amount) return null
  story.asksAbout = keyOf(amount.value)
  // The amount that a percent is taken of is used by that.
  const { numbers } = factsOf(story.text, story.language)
  const named = numbersIn(text, story.language).map(({ value }) => keyOf(value))
  story.used = [
    ...new Set([...story.used, ...numbers.map(({ value }) => keyOf(value)).filter((each) => named.includes(each))]),
  ]
  const asked = { by: 'sum', answers: [expectedValue(amount.value)] }
  return storyReply(turn, 'amount', amount.text, asked, { badge: null }, true)
}
