import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import { equals } from '../../math/rational.ts'
import { fill } from '../../pedagogy/wording.ts'
import { factsOf } from './facts.ts'
import { amountText } from './say.ts'
import { storyTexts } from './texts.ts'

/** "pens (Ann)" as it is said in a sentence: "Ann's pens"; what is counted is "the number of Ann's pens". */
export function nameIn(reading: StoryReading, quantity: StoryQuantity): string {
  const { owner, count, uncounted } = storyTexts[reading.language].naming
  const [, base = quantity.name, note = ''] = /^(.+?)\s*\(([^()]*)\)$/.exec(quantity.name) ?? []
  const notes = note.split(', ').filter((each) => each !== '')
  const holders = notes.filter((each) => /^\p{Lu}/u.test(each))
  const others = notes.filter((each) => !holders.includes(each))
  // The last note says what the amount is in the story: "in all", "in each one".
  const role = others.length > 1 || holders.length > 0 ? others.at(-1) : others[0]
  const [holder] = holders
  const whose = holder ? fill(owner, { owner: holder, name: base }) : base
  const name = role ? `${whose} ${holder || others.length > 1 ? role : `(${role})`}` : whose
  const isCounted = quantity.unit === null && !quantity.isGiven && !uncounted.includes(base)
  return isCounted ? fill(count, { name }) : name
}

export const askedOf = (reading: StoryReading): StoryQuantity | undefined =>
  reading.quantities.find(({ isAsked }) => isAsked)

/** What is looked for. */
export function askedName(reading: StoryReading): string {
  const asked = askedOf(reading)
  return asked ? nameIn(reading, asked) : reading.asked.noun
}

/** A given number as the story has it, "48 pens"; an amount that was found by its name. */
export function saidAmount(reading: StoryReading, quantity: StoryQuantity): string {
  const { language, text } = reading
  const told = factsOf(text, language).numbers.find(({ value }) => equals(value, quantity.value))
  if (quantity.isGiven && told && told.noun !== '') return told.text.replaceAll('$', '\\$')
  return `${nameIn(reading, quantity)} (${amountText(quantity.value, quantity.unit, '', language)})`
}
