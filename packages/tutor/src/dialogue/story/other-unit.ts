import { equals } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { readingOf } from './reading.ts'
import { sayDirect, storyReply, valueText } from './say.ts'
import type { Story } from './story-state.ts'
import { claimsIn } from './work.ts'

/**
 * "3500000 km", on a map with the scale 1:500000: a value on the way of the reading, with the unit of another one. That
 * they agree so far says that the task is meant so; asked is only about the unit.
 */
export function otherUnit(turn: Turn, story: Story, text: string): Reply | null {
  const { language } = turn.voice
  const reading = readingOf(story)
  if (!reading?.asked.unit) return null
  for (const claim of claimsIn(text, story.language)) {
    const said = claim.kind === 'number' ? unitOf(claim.noun) : null
    if (claim.kind !== 'number' || !said) continue
    const meant = reading.quantities.find(({ isGiven, value }) => !isGiven && equals(value, claim.value))
    if (!meant?.unit || meant.unit.quantity !== said.quantity || equals(meant.unit.size, said.size)) continue
    const values = {
      value: valueText(claim.value, language),
      unit: meant.unit[language],
      asked: reading.asked.unit[language],
    }
    return storyReply(turn, 'unit.of', sayDirect(turn, 'unit.of', values), { by: 'step' }, { badge: null })
  }
  return null
}
