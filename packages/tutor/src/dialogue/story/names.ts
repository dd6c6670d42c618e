import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import { equals } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import { fill } from '../../pedagogy/wording.ts'
import { nounAsked } from './counted.ts'
import { factsOf, questionIn } from './facts.ts'
import { amountText } from './say.ts'
import { storyTexts } from './texts.ts'

/** "pens (Ann)" inside a sentence: "Ann's pens", or for a count "the number of Ann's pens". */
export function nameIn(reading: StoryReading, quantity: StoryQuantity): string {
  if (quantity.said) return quantity.said
  const { owner, count, uncounted, needed: unnamed } = storyTexts[reading.language].naming
  if (quantity.name === '') return unnamed
  const [, base = quantity.name, note = ''] = /^(.+?)\s*\(([^()]*)\)$/.exec(quantity.name) ?? []
  const notes = note.split(', ').filter((each) => each !== '')
  const holders = notes.filter((each) => /^\p{Lu}/u.test(each))
  const others = notes.filter((each) => !holders.includes(each))
  // The last note is the amount's role in the story: "in all", "in each one".
  const role = others.length > 1 || holders.length > 0 ? others.at(-1) : others[0]
  const [holder] = holders
  const whose = holder ? fill(owner, { owner: holder, name: base }) : base
  const name = role ? `${whose} ${holder || others.length > 1 ? role : `(${role})`}` : whose
  const { measures, needed } = storyTexts[reading.language].naming
  // An amount named only by its unit has no name yet: "km (train)".
  if (quantity.unit && !quantity.isGiven && (quantity.isAsked || unitOf(base) !== null))
    return quantity.isAsked ? (measures[quantity.unit.quantity] ?? base) : needed
  const isCounted = quantity.unit === null && !quantity.isGiven && !uncounted.includes(base)
  return isCounted ? fill(count, { name }) : name
}

export const askedOf = (reading: StoryReading): StoryQuantity | undefined =>
  reading.quantities.find(({ isAsked }) => isAsked)

/** The name of the wanted quantity. */
export function askedName(reading: StoryReading): string {
  const asked = askedOf(reading)
  const { language, text } = reading
  if (asked?.said) return asked.said
  // "How many" takes the same noun form as "the number of".
  const noun = asked?.unit ? '' : nounAsked(questionIn(text, language)?.question ?? '', language)
  if (noun !== '') return fill(storyTexts[language].naming.count, { name: noun })
  return asked ? nameIn(reading, asked) : reading.asked.noun
}

/** A given number as written, "48 pens"; a found amount by its name. */
export function saidAmount(reading: StoryReading, quantity: StoryQuantity): string {
  const { language, text } = reading
  const quoted = quantity.span ? text.slice(...quantity.span) : ''
  if (/^\d{1,2}:\d\d$/.test(quoted)) return `${nameIn(reading, quantity)} (${quoted})`
  const told = factsOf(text, language).numbers.find(({ value }) => equals(value, quantity.value))
  // A bare comparison, "3 fewer", is nobody's amount; "8 in each one" is.
  const isAmount = /, [^()]+\)$|\(\p{Ll}[^()]*\)$/u.test(quantity.name)
  if (quantity.isGiven && told && (told.noun !== '' || !isAmount)) return told.text.replaceAll('$', '\\$')
  const amount = amountText(quantity.value, quantity.unit, '', language)
  const name = nameIn(reading, quantity)
  return name === storyTexts[language].naming.needed ? amount : `${name} (${amount})`
}
