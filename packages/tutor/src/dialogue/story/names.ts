import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import type { Language } from '../../math/latex.ts'
import { equals } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import { fill } from '../../pedagogy/wording.ts'
import { isCountNoun, nounAsked, withoutVerb } from './counted.ts'
import { factsOf, questionIn } from './facts.ts'
import { written } from './kinds/kind.ts'
import { amountText } from './say.ts'
import { storyTexts } from './texts.ts'
import { lexiconOf } from './words.ts'
import { numbersIn } from './work.ts'

/**
 * How the amounts of a reading are named in a sentence. A name is a phrase that fits every sentence of the texts, or
 * empty: then the reply is worded without it. Words that were cut from the task seldom have the form that a sentence
 * needs, and a name that two amounts share tells neither.
 */

export const askedOf = (reading: StoryReading): StoryQuantity | undefined =>
  reading.quantities.find(({ isAsked }) => isAsked)

/** "pens (Ann)" inside a sentence: "Ann's pens", or for a count "the number of Ann's pens"; empty if it has no name. */
export function nameIn(reading: StoryReading, quantity: StoryQuantity): string {
  if (quantity.isAsked) return askedName(reading)
  const name = phraseOf(reading, quantity)
  if (name === '' || quantity.isGiven) return name
  const isShared =
    name === askedName(reading) ||
    reading.quantities.some((other) => other.id !== quantity.id && phraseOf(reading, other) === name)
  return isShared ? '' : name
}

/** "The amount at first, so 100 percent" explains itself in a list, and would break a sentence. */
const short = (said: string) => said.replace(/, (?:so|то есть) .*$/u, '')

function phraseOf(reading: StoryReading, quantity: StoryQuantity): string {
  const { owner, count, uncounted, measures, known, roles, share } = storyTexts[reading.language].naming
  if (quantity.said !== undefined) {
    const said = short(quantity.said)
    return share.test(said) ? inSentence(said, reading.language) : said
  }
  const [, base = quantity.name, note = ''] = /^(.+?)\s*\(([^()]*)\)$/.exec(quantity.name) ?? []
  if (base === '' || base.includes(',') || / of [а-я]/u.test(base)) return ''
  const notes = note.split(', ').filter((each) => each !== '')
  const holders = notes.filter((each) => /^\p{Lu}/u.test(each))
  const others = notes.filter((each) => !holders.includes(each))
  // The last note is the amount's role in the story: "in all", "in each one".
  const role = others.length > 1 || holders.length > 0 ? others.at(-1) : others[0]
  const [holder] = holders
  // A role that was cut from the task fits no sentence: «комнат (робот-пылесос, убирает)».
  if (role !== undefined && !quantity.isGiven && !roles.test(role)) return ''
  const noun = known[base] ?? base
  const whose = holder ? fill(owner, { owner: holder, name: base }) : noun
  const name = role ? `${whose} ${holder || others.length > 1 ? role : `(${role})`}` : whose
  // An amount named only by its unit has no name yet: "km (train)".
  if (quantity.unit && !quantity.isGiven && (quantity.isAsked || !(base in known)))
    return quantity.isAsked ? (measures[quantity.unit.quantity] ?? '') : ''
  const isCounted = quantity.unit === null && !quantity.isGiven && !uncounted.includes(base) && !(base in known)
  if (!isCounted) return name
  return isCountNoun(base, reading.language) ? fill(count, { name }) : ''
}

/** The wanted amount as a phrase; empty where only the question itself names it. */
export function askedName(reading: StoryReading): string {
  const asked = askedOf(reading)
  const { language, text } = reading
  const { count, measures, known } = storyTexts[language].naming
  const question = questionIn(text, language)?.question ?? ''
  const isMeasure = asked?.said !== undefined && Object.values({ ...known, ...measures }).includes(asked.said)
  // A reading that repeats the question has no better name for what is asked than the question.
  const noun = asked?.unit && unitOf(nounAsked(question, language)) ? '' : nounAsked(question, language)
  // "How many rabbits" says more than the number of those that have more legs.
  const isCounted = noun !== '' && !unitOf(noun) && !storyTexts[language].naming.age.test(question)
  if (isCounted && asked?.said && startsLike(asked.said, count)) return fill(count, { name: noun })
  if (asked?.said && (isMeasure || !repeats(reading, question))) return short(asked.said)
  if (isCounted) return fill(count, { name: noun })
  const unit = reading.unit ?? asked?.unit ?? unitOf(noun)
  // "How many centimetres higher": a length is not always a distance.
  const isOther =
    unit?.quantity === 'length' && !['km', 'mi'].includes(unit.en) && !/far|далеко|расстояни|distance/iu.test(question)
  if (unit && !storyTexts[language].naming.age.test(question)) return isOther ? '' : (measures[unit.quantity] ?? '')
  if (!asked) return ''
  const name = asked.said === undefined ? phraseOf(reading, asked) : ''
  return name.includes('(') ? '' : name
}

const core = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.?!$]+/gu, ' ')
    .trim()

const repeats = ({ restatement, language }: StoryReading, question: string): boolean =>
  question === ''
    ? storyTexts[language].told.quoting.test(restatement)
    : core(restatement).includes(core(question).slice(0, 60))

/** "The number of pairs": a count, whatever is counted. */
const startsLike = (said: string, count: string) =>
  said.startsWith(count.split('{')[0] ?? count) || /^число /u.test(said)

/** A given number as written, "48 pens"; a found amount by its name. */
export function saidAmount(reading: StoryReading, quantity: StoryQuantity): string {
  const { language, text } = reading
  const name = nameIn(reading, quantity)
  const quoted = quantity.span ? text.slice(...quantity.span) : ''
  if (/^\d{1,2}:\d\d$/.test(quoted)) return name === '' ? quoted : `${name} (${quoted})`
  const told = quantity.isGiven ? toldAs(reading, quantity, quoted) : null
  if (told !== null) return told.replaceAll('$', '\\$')
  const amount = amountText(quantity.value, quantity.unit, '', language)
  return name === '' || quantity.isGiven ? amount : `${name} (${amount})`
}

/** The number in the task's own words; null if they do not show it. */
function toldAs({ language, text }: StoryReading, quantity: StoryQuantity, quoted: string): string | null {
  const all = factsOf(text, language).numbers.filter(({ value }) => equals(value, quantity.value))
  const isAt = (words: string) => quoted !== '' && (quoted.includes(head(words)) || words.includes(head(quoted)))
  const told = all.find((each) => isAt(each.text)) ?? (quoted === '' ? all[0] : undefined)
  // "6 more" is another number than 6.
  if (told && told.noun === '' && lexiconOf(language).compares.test(told.said.slice(told.text.length).trim()))
    return inSentence(told.said, language)
  if (told?.said.includes(':')) return told.said
  // "One third" of "one third wheat": what follows a part is seldom its noun.
  const isPart = told && /^\p{L}/u.test(quoted) && quantity.value.d !== 1n && told.text.startsWith(quoted)
  if (told) return inSentence(isPart ? quoted : clean(told.text, language), language)
  const percent = /^[\d.,]+\s?%/.exec(quoted)?.[0]
  if (percent) return percent
  return quoted !== '' && quoted.length <= LONGEST && (/\d/.test(quoted) || quoted.split(' ').length <= 4)
    ? inSentence(clean(quoted.trim().replace(/[.,;:!?]+$/, ''), language), language)
    : null
}

/** In a list every amount stands in the nominative: "5 вазах" of a sentence becomes "5". */
function clean(said: string, language: Language): string {
  const own = storyTexts[language].naming.nominative.reduce(
    (words, [form, other]) => words.replace(form, other),
    withoutVerb(said, language),
  )
  const [first = '', ...rest] = own.split(' ')
  const { oblique, obliqueNumeral } = storyTexts[language].naming
  const [number] = obliqueNumeral.test(own) ? numbersIn(own, language) : []
  if (number) return written(number.value)
  const isBare = rest.length > 0 && oblique.test(rest.at(-1) ?? '') && /\d/.test(first)
  return isBare ? first : own
}

const LONGEST = 40
const head = (words: string) => words.trim().split(/\s+/)[0] ?? ''
/** A number in words that began a sentence of the task. */
const inSentence = (words: string, language: Language) =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(words) ? `${words.charAt(0).toLocaleLowerCase(language)}${words.slice(1)}` : words

/** The question of the task, as it is written, in quotation marks. */
export function askedQuestion({ text, language, restatement }: StoryReading): string {
  const clause = storyTexts[language].told.quoting.exec(restatement)?.[1]
  const question = questionIn(text, language)?.question ?? (clause && `${clause}?`)
  if (!question) return storyTexts[language].someQuestion
  const shown = question.replaceAll('$', '\\$')
  return language === 'ru' ? `«${shown}»` : `“${shown}”`
}
