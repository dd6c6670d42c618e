import { storyStart } from '../../language/story-start.ts'
import type { Language } from '../../math/latex.ts'
import { equals, multiply } from '../../math/rational.ts'
import { type Unit, unitAt, unitOf, unitRatio } from '../../math/units.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { factsOf, listed, type StoryFacts } from './facts.ts'
import { sayOf, textsOf } from './say.ts'
import { shownQuestion } from './shown-question.ts'
import type { Story } from './story-state.ts'

/**
 * Questions that lead into a task that nobody has read, by the kinds of its amounts and of its question: a rate, a total, a
 * part, times of day. They say nothing of what a number means; the student finds that by answering them.
 */

type Told = StoryFacts['numbers'][number]

interface Ask {
  readonly key: string
  text(): string
}

/** A list of more amounts tells no more than the task itself. */
const MOST_AMOUNTS = 5

/** The amounts that the text gives, with their units; what it takes back, or only repeats, is left out. */
export function amountsIn(facts: StoryFacts, language: Language): readonly Told[] {
  const { corrected, behind } = storyStart[language]
  // The larger of two that overlap: "45 thousand litres", and no "thousand litres".
  const whole = facts.numbers.filter(
    (each) =>
      !facts.numbers.some(
        (other) =>
          other !== each &&
          other.sentence === each.sentence &&
          other.start <= each.start &&
          other.end >= each.end &&
          other.end - other.start > each.end - each.start,
      ),
  )
  const joined = joinedWords(whole)
  return joined.filter((each, at) => {
    // What is taken back, the number behind the correction replaces.
    const next = joined.slice(at + 1).find((other) => other.sentence === each.sentence && other.start > each.end)
    const between = next ? each.sentence.slice(each.end, next.start).replace(each.noun, '') : ''
    if (corrected.test(between)) return false
    // What stands behind "and i got" is the student's own.
    const own = each.sentence.search(behind)
    if (own > 0 && own <= each.start && !/[:\n]/.test(each.sentence.slice(own, each.start))) return false
    return !joined.slice(0, at).some((other) => equals(other.value, each.value) && other.noun === each.noun)
  })
}

/** "45 thousand litres" is one amount: a number directly in front of a word of numbers. */
function joinedWords(numbers: readonly Told[]): Told[] {
  const all: Told[] = []
  for (const each of numbers) {
    const last = all.at(-1)
    const isNext = last?.sentence === each.sentence && each.sentence.slice(last.end, each.start).trim() === ''
    // "1 h 30 min"
    const isOneTime =
      last?.sentence === each.sentence &&
      unitIn(last)?.quantity === 'time' &&
      unitIn(each)?.quantity === 'time' &&
      unitIn(last)?.en !== unitIn(each)?.en &&
      /^\s?\p{L}+\.?\s+(?:\p{L}{1,3}\s+)?$/u.test(each.sentence.slice(last.end, each.start))
    if (last && isNext && /\d/.test(last.text) && !/\d/.test(each.text)) {
      const value = multiply(last.value, each.value)
      all[all.length - 1] = {
        ...each,
        value,
        start: last.start,
        text: `${each.sentence.slice(last.start, each.start)}${each.text}`,
      }
    } else if (last && isOneTime) {
      all[all.length - 1] = {
        ...last,
        end: each.end,
        text: `${each.sentence.slice(last.start, each.start)}${each.text}`,
      }
    } else all.push(each)
  }
  return all
}

const saidOf = (language: Language) => (told: Told) => rateOf(told, language)?.said ?? withUnitOnly(told)

/** "10 cm floats" is 10 cm. */
function withUnitOnly({ text, noun }: Told): string {
  const [first = '', ...more] = noun.split(' ')
  return more.length > 0 && unitOf(noun) === null && unitOf(first) !== null
    ? text.replace(` ${more.join(' ')}`, '')
    : text
}

/**
 * A number that is said back tells what it measures or counts; what stands behind other numbers may be any word. In words
 * only measures are sure.
 */
export const isNamed = (language: Language) => (told: Told, _: number, all: readonly Told[]) => {
  // The 5 of "7,5".
  if (/\d[.,]$/.test(told.sentence.slice(0, told.start))) return false
  if (unitIn(told) !== null || /[%€£$₽°]/u.test(told.text) || isUnit(told.noun.trim())) return true
  const { noAmount, misfit, counts } = storyStart[language]
  const noun = told.noun.trim()
  if (!/\d/.test(told.text) || noun === '' || noAmount.test(noun)) return false
  if (misfit.test(noun.split(/\s+/)[0] ?? '') && !counts.test(noun)) return false
  // "Tap 1 fills": a number that names one of several.
  const label = labelOf(told)
  return label === '' || !all.some((other) => other !== told && labelOf(other) === label)
}

/** Also a unit of physics: "80 N". */
const isUnit = (noun: string) => noun !== '' && unitAt(noun, 0)?.end === noun.length

const labelOf = (told: Told) => /(\p{L}{3,})\s+$/u.exec(told.sentence.slice(0, told.start))?.[1]?.toLowerCase() ?? ''

/** The task in one line: what it gives and what it asks, each only once. */
export function taskLine(turn: Turn, story: Story): string {
  const { amounts, question } = partsOf(turn, story)
  const { told } = storyStart[turn.voice.language]
  if (question === '') return amounts
  return amounts === '' ? question : sayOf(turn, 'told.line', told.line, { amounts, question })
}

function partsOf(turn: Turn, story: Story): { readonly amounts: string; readonly question: string } {
  const { language } = story
  const facts = factsOf(story.text, language)
  const shown = facts.question === null ? null : shownQuestion(facts.question, language)
  const quoted = turn.voice.language === 'ru' ? ['«', '»'] : ['“', '”']
  const question = shown === null ? '' : `${quoted[0]}${asPlain(shown)}${quoted[1]}`
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase()
  const given = amountsIn(facts, language).filter(
    (each, at, all) => isNamed(language)(each, at, all) && !bare(shown ?? '').includes(bare(each.text)),
  )
  // A list of some of the numbers would pass for all that is given.
  const { noAmount } = storyStart[language]
  const told = amountsIn(facts, language).filter(
    ({ text, noun }) => !bare(shown ?? '').includes(bare(text)) && !noAmount.test(noun.trim()),
  )
  const isWhole = given.length <= MOST_AMOUNTS && given.length >= told.length
  return { amounts: isWhole ? sayable(turn, given, language) : '', question }
}

/** Whether the amounts of the task can be told, all of them. */
export const tellsItsAmounts = (turn: Turn, story: Story): boolean => partsOf(turn, story).amounts !== ''

/** The amounts and the question of a task in one sentence, and what leads on. */
export function toldBriefly(turn: Turn, story: Story, ask: string): string {
  const { told } = storyStart[turn.voice.language]
  const { amounts, question } = partsOf(turn, story)
  const values = { amounts, question, ask }
  if (question === '') return amounts === '' ? ask : sayOf(turn, 'told.given', told.given, values)
  return amounts === '' ? sayOf(turn, 'told.asked', told.asked, values) : sayOf(turn, 'told.both', told.both, values)
}

const asPlain = (text: string) => text.replaceAll('$', '\\$')

const sayable = (turn: Turn, amounts: readonly Told[], language: Language) =>
  listed(
    amounts.map((each) => asPlain(saidOf(language)(each))),
    textsOf(turn.voice).and,
  )

/** The amounts of any text, to be said back; empty if there are none, or too many. */
export function taskAmounts(text: string, language: Language, and: string): string {
  const told = amountsIn(factsOf(text, language), language).filter((each) => unitIn(each) !== null)
  return told.length <= MOST_AMOUNTS
    ? listed(
        told.map((each) => asPlain(withUnitOnly(each))),
        and,
      )
    : ''
}

/** The unit that a noun names; also inside "45 thousand litres". */
const unitIn = ({ noun, text }: Told): Unit | null => {
  const last = noun.split(/[\s/]+/)[0] ?? ''
  return unitOf(noun) ?? unitOf(last) ?? unitOf(/[^\s\d]+$/u.exec(text)?.[0] ?? '')
}

/** "150 litres every minute": the amount with the unit for which it is told. */
function rateOf(told: Told, language: Language): { readonly said: string; readonly unit: string } | null {
  const { per } = storyStart[language]
  const inText = /^(.*?\S)(\s?(?:\/|per|an?|each|every|в|за)\s?)(\p{L}+)$/iu.exec(told.text)
  const known = inText && per.exec(`${inText[2]}${inText[3]}`)
  if (known) return { said: told.text, unit: known[1] ?? '' }
  const rest = told.sentence.slice(told.end)
  const noun =
    told.noun !== '' && rest.trimStart().startsWith(told.noun) ? rest.indexOf(told.noun) + told.noun.length : 0
  const behind = per.exec(rest.slice(noun))
  return behind ? { said: `${told.text}${behind[0]}`, unit: behind[1] ?? '' } : null
}

/** What a question counts, or in which unit it wants its answer: "how many litres ...", "... in hours?" */
const wordsAsked = (question: string, language: Language): readonly string[] =>
  storyStart[language].counted.flatMap((pattern) => pattern.exec(question)?.[1] ?? [])

const unitsAsked = (question: string, language: Language): readonly Unit[] =>
  wordsAsked(question, language).flatMap((word) => unitOf(word) ?? [])

/** Two durations of one job, or two times of day, tell the kind of a task by themselves: no guide is surer. */
export const surelyFirst = (turn: Turn, story: Story): Ask | undefined =>
  firstQuestions(turn, story).find(({ key }) => /^start:(?:jobs|clock|hours|missing\p{L}+)$/u.test(key))

/** All questions that fit, the most telling first. */
export function firstQuestions(turn: Turn, story: Story): readonly Ask[] {
  const { language } = story
  const facts = factsOf(story.text, language)
  const { relations, times } = facts
  const words = storyStart[language]
  const texts = storyStart[turn.voice.language].asks
  const question = facts.question === null ? '' : (shownQuestion(facts.question, language) ?? facts.question)
  const numbers = amountsIn(facts, language).filter(isNamed(language))
  const has = (...meanings: readonly string[]) => relations.find(({ meaning }) => meanings.includes(meaning))
  const asks: Ask[] = []
  const add = (kind: keyof typeof texts, values: Readonly<Record<string, string>> = {}) =>
    asks.push({ key: `start:${kind}`, text: () => sayOf(turn, `start.${kind}`, texts[kind], values) })
  const amounts = sayable(turn, numbers, language)
  const said = (told: Told) => asPlain(saidOf(language)(told))

  const isMean = words.asksMeanSpeed.test(question)
  if (isMean) add('meanSpeed')
  const units = numbers.map(unitIn)
  const durations = numbers.filter((_, at) => units[at]?.quantity === 'time')
  const isOfJobs =
    durations.length >= 2 &&
    durations.length === numbers.length &&
    new Set(durations.map((each) => unitIn(each)?.en)).size === 1 &&
    words.together.test(story.text)
  if (isOfJobs) add('jobs', { unit: oneOf(unitIn(durations[0]!)!, turn.voice.language) })

  const rates = numbers.flatMap((told) => {
    const rate = rateOf(told, language)
    return rate ? [{ told, rate }] : []
  })
  const [first] = rates
  const [only] = facts.numbers.length === 1 ? numbers : []
  const missing = only && unitIn(only)?.quantity === 'speed' ? missingBeside(question, words) : null
  if (only && missing) add(missing, { rate: said(only) })
  if (first && rates.length === 1) {
    const own = unitIn(first.told)
    const per = unitOf(first.rate.unit)
    const others = numbers.filter((each) => each !== first.told)
    const total = others.find((each) => {
      const unit = unitIn(each)
      return own ? unit?.quantity === own.quantity : isOneNoun(each.noun, first.told.noun)
    })
    const amount = others.find((each) => per && unitIn(each)?.quantity === per.quantity)
    if (total && words.asksTime.test(question)) add('fits', { rate: said(first.told), total: said(total) })
    else if (amount) add('during', { rate: said(first.told), amount: said(amount) })
    else add('rate', { rate: said(first.told), unit: per?.[turn.voice.language] ?? first.rate.unit })
  }

  const [time] = times.filter((each) => !each.endsWith(':00'))
  const isByClock = words.asksBetween.test(story.text) && (times.length > 0 || words.clock.test(story.text))
  if (isByClock && time !== undefined) add('clock', { time })
  else if (isByClock) add('hours')

  // Of a speed and another one each task asks in its own way.
  const isOfSpeed = !isMean && words.asksSpeed.test(question) && !units.some((unit) => unit?.quantity === 'speed')
  if (isOfSpeed && relations.length === 0) add('speed')

  const percent = numbers.find(({ text }) => text.includes('%'))
  if (percent) add('percent', { part: said(percent) })

  const conversion = converted(units, unitsAsked(question, language))
  if (conversion && numbers.length <= 3) add('units', conversion(turn.voice.language))

  const compared = has('times', 'more', 'fewer')
  if (compared && compared.word.split(' ').length > 1) add('times', { words: asPlain(compared.word) })
  const part = numbers.find(({ value, text }) => value.d !== 1n && /\//.test(text))
  if (part) add('part', { part: said(part) })
  const isPerOne = has('shared') !== undefined || words.eachAsked.test(question)
  if (isPerOne && rates.length === 0 && numbers.length >= 2 && numbers.length <= 4) add('each', { amounts })
  const isOfOneKind = numbers.some((one, at) =>
    numbers.slice(at + 1).some((other) => one.noun !== '' && one.noun === other.noun && units[at]?.quantity !== 'time'),
  )
  if (has('left', 'gave', 'got') && isOfOneKind && numbers.length >= 2 && numbers.length <= 4)
    add('change', { amounts })
  const beside = ofQuestion(numbers, question, language)
  if (beside && numbers.length >= 2) add('between', { amount: said(beside) })
  // "3 kg, 2 kg and 1 kg" of what: only different units tell them apart.
  const isClear = new Set(units.map((unit, at) => unit?.en ?? numbers[at]?.noun)).size === numbers.length
  if (isClear && numbers.length >= 3 && numbers.length <= MOST_AMOUNTS) add('pair', { amounts })
  return asks
}

/** A speed is all that the text tells: what else is needed has to be said before anything can be found. */
const missingBeside = (
  question: string,
  { asksWay, asksTime }: (typeof storyStart)[Language],
): 'missingTime' | 'missingWay' | null =>
  asksWay.test(question) ? 'missingTime' : asksTime.test(question) ? 'missingWay' : null

/** A given amount of the kind that the question asks for: "450 litres" where it asks how many litres. */
export function ofQuestion(numbers: readonly Told[], question: string, language: Language): Told | null {
  const asked = unitsAsked(question, language)
  const words = wordsAsked(question, language)
  const isAlike = (told: Told) => {
    const unit = unitIn(told)
    return unit ? asked.some((each) => each.en === unit.en) : words.some((word) => isOneNoun(word, told.noun))
  }
  const alike = numbers.filter((each) => isAlike(each) && !question.includes(each.text))
  return alike.length === 1 ? alike[0]! : null
}

/** In one form or another: "page" and "pages per minute". */
const isOneNoun = (one: string, other: string) => one.length > 2 && one.slice(0, 4) === other.slice(0, 4)

/** Two units of one kind, of which the text gives one and the question wants the other. */
function converted(given: readonly (Unit | null)[], asked: readonly Unit[]) {
  for (const to of asked)
    for (const from of given) {
      if (!from || from.quantity !== to.quantity || from.en === to.en) continue
      if (given.some((each) => each?.en === to.en)) continue
      const ratio = unitRatio(from, to)
      if (!ratio) continue
      const [big, small] = ratio.n > ratio.d ? [from, to] : [to, from]
      return (language: Language) => ({
        from: from[language],
        to: to[language],
        big: big[language],
        small: small[language],
      })
    }
  return null
}

/** "hour", «один час»: what a share of the work is done in. */
const oneOf = (unit: Unit, language: Language) => storyStart[language].spans[unit.en] ?? unit[language]
