import type { BookWords, QuantityWords, TopicWords } from '../../../language/book.ts'
import { bookWords } from '../../../language/book-words.ts'
import type { Language } from '../../../math/latex.ts'
import { divide, equals, isInteger, multiply, ONE, type Rational } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { readMeasured } from '../../../science/read.ts'
import { questionIn } from '../facts.ts'
import {
  type Given,
  given,
  type KindOfTask,
  type KindReader,
  pattern,
  quoteAt,
  type Unknown,
  unknown,
  written,
} from '../kinds/kind.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { assigned, type Role } from './assign.ts'
import { type Comparison, compared } from './compared.ts'
import { namesIn, solve, worthOf } from './formula.ts'
import { geometry } from './geometry.ts'
import { type MeasureUnit, unitsNamed, unitsOf } from './measures.ts'
import { physics } from './physics.ts'
import type { Topic } from './topic.ts'

const topics: readonly Topic[] = [...geometry, ...physics]

/** A task about one topic of the book whose numbers all have a place in it; nothing if two topics answer differently. */
export const readBook: KindReader = (text, language) => {
  const words = bookWords[language]
  const told = new Set(
    Object.entries(words.telling).flatMap(([key, source]) => (bounded(source).test(text) ? [key] : [])),
  )
  const amounts = amountsIn(text, language, words)
  if (!amounts) return null
  const found = topics.flatMap((topic) => {
    const own = words.topics[topic.id]
    if (!own || !pattern(own.sign).test(text)) return []
    if (
      [...told].some((key) => !topic.knows?.includes(key) && !(topic.isPhysics && scenery.has(key))) ||
      topic.needs?.some((key) => !told.has(key))
    )
      return []
    return read(topic, own, words, text, language, amounts) ?? []
  })
  const [first, ...more] = found
  if (!first || more.some(({ answer }) => !equals(answer, first.answer))) return null
  return first.isPhysics && isMeasured(text, language, first.answer) ? null : first.kind
}

/** The formula book of physics comes to the same: its dialogue knows formulas and units better. */
function isMeasured(text: string, language: Language, { n, d }: Rational): boolean {
  const measured = readMeasured(text, language)?.answer
  if (measured?.kind !== 'number') return false
  // In other units of the same kind: 2 kPa and 2000 Pa.
  const exponent = Math.log10(Math.abs((measured.value * Number(d)) / Number(n)))
  return Math.abs(exponent - Math.round(exponent)) < 1e-6
}

/** Symbols have no word boundary. */
const bounded = (source: string): RegExp => pattern(`(?<!\\p{L})(?:${source})(?!\\p{L})`)

/** Figures that only set the scene of a physics task: a ball, a box that is lifted. */
const scenery: ReadonlySet<string> = new Set([
  'ball',
  'box',
  'circle',
  'cylinder',
  'ring',
  'fence',
  'tile',
  'post',
  'paint',
  'path',
  'walls',
  'door',
  'wire',
  'inner',
  'depth',
  'straight',
  'layer',
  'laps',
])

interface Found {
  readonly kind: KindOfTask
  readonly answer: Rational
  readonly isPhysics: boolean
}

const wordsOf = (words: BookWords, topic: TopicWords, role: string): QuantityWords =>
  topic.quantities?.[role] ?? words.quantities[role] ?? { name: role }

function read(
  topic: Topic,
  own: TopicWords,
  words: BookWords,
  text: string,
  language: Language,
  amounts: readonly Amount[],
): Found | null {
  const comparison = topic.compares ? compared(text, words, amounts, topic, (role) => wordsOf(words, own, role)) : []
  if (!comparison) return null
  if (topic.compares && !isCompared(topic.compares, text, words, comparison, (role) => wordsOf(words, own, role)))
    return null
  const roles = assigned(topic, text, amounts, comparison, (role) => wordsOf(words, own, role))
  if (!roles) return null
  const asked = askedIn(topic, own, words, text, language, roles, comparison)
  if (!asked) return null
  // "One is 20 less than the other. Find the other": which of them is meant has to be said.
  const isSaid = pattern(words.telling.more ?? '').test(questionOf({ text, language }))
  if (topic.isRanked && comparison.length > 0 && topic.compares?.includes(asked) && !isSaid) return null
  const equations = [...topic.equations, ...comparison.map(({ equation }) => equation)]
  return solved({ topic, own, words, text, language, roles, asked, equations, comparison, amounts })
}

/** Whether every comparing word belongs to a comparison that was read, or to the quantity asked for. */
function isCompared(
  pair: readonly string[],
  text: string,
  words: BookWords,
  comparisons: readonly Comparison[],
  wordsOf: (role: string) => QuantityWords,
): boolean {
  let rest = text
  for (const { start, end } of comparisons.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  for (const role of pair) {
    const { ask, near } = wordsOf(role)
    for (const source of [ask, near])
      if (source !== undefined) rest = rest.replace(pattern(`(?<!\\p{L})(?:${source})`, 'giu'), ' ')
  }
  const { times = '', more = '' } = words.telling
  return !bounded(times).test(rest) && !bounded(more).test(rest)
}

/** The one quantity without a number that the question asks for. */
function askedIn(
  topic: Topic,
  own: TopicWords,
  words: BookWords,
  text: string,
  language: Language,
  roles: readonly Role[],
  comparisons: readonly Comparison[],
): string | null {
  const region = withoutComparisons(questionOf({ text, language }), comparisons)
  const open = Object.keys(topic.quantities).filter((role) => !roles.some((each) => each.role === role))
  const places = open.flatMap((role) => {
    const { ask, near } = wordsOf(words, own, role)
    const source = ask ?? near
    return source === undefined
      ? []
      : [...region.matchAll(pattern(`(?<!\\p{L})(?:${source})`, 'giu'))].map((match) => ({
          role,
          start: match.index,
          end: match.index + match[0].length,
        }))
  })
  // "The length of the fence" asks for the fence; "the area of the base" for that area.
  const outer = places.filter(
    (each) =>
      !places.some(
        (other) =>
          other.role !== each.role &&
          other.start <= each.start &&
          other.end >= each.end &&
          other.end - other.start > each.end - each.start,
      ),
  )
  const asked = new Set(outer.map(({ role }) => role))
  const [only] = asked
  return asked.size === 1 && only !== undefined ? only : null
}

interface Task {
  readonly topic: Topic
  readonly own: TopicWords
  readonly words: BookWords
  readonly text: string
  readonly language: Language
  readonly roles: readonly Role[]
  readonly asked: string
  readonly equations: readonly string[]
  readonly comparison: readonly Comparison[]
  readonly amounts: readonly Amount[]
}

/** The smallest set of equations that leads from all of the numbers to what is asked. */
function solved(task: Task): Found | null {
  const { equations, roles, asked } = task
  const known = new Set(roles.map(({ role }) => role))
  for (const chosen of subsetsOf(equations)) {
    const names = new Set(chosen.flatMap(namesIn))
    const open = [...names].filter((name) => !known.has(name))
    if (!names.has(asked) || open.length !== chosen.length || [...known].some((role) => !names.has(role))) continue
    const found = withUnits(task, chosen, open)
    if (found) return found
  }
  return null
}

const MOST = 5
function subsetsOf(all: readonly string[]): string[][] {
  let sets: string[][] = [[]]
  for (const each of all) sets = [...sets, ...sets.filter((set) => set.length < MOST).map((set) => [...set, each])]
  return sets.slice(1).toSorted((a, b) => a.length - b.length)
}

/** Calculates in the units of the task where they go together, in basic units otherwise. */
function withUnits(task: Task, equations: readonly string[], open: readonly string[]): Found | null {
  const { topic, roles, asked } = task
  const measure = topic.quantities[asked] ?? 'number'
  const hasUnits = !['number', 'money', 'angle', 'warmth'].includes(measure)
  const named = hasUnits ? unitsNamed(questionOf(task), measure) : []
  const wanted = named.at(-1) ?? null
  if (named.some((each) => each !== wanted)) return null
  const plain = valuesOf(equations, roles, ({ amount }) => amount.value)?.get(asked)
  const basic = valuesOf(equations, roles, ({ amount }) => timesSize(amount))?.get(asked)
  if (!plain || !basic) return null
  const isBare = roles.every(({ amount }) => !amount.unit)
  if (isBare && wanted === null) return built(task, equations, open, [], null, null)
  // A length without a unit is one in any unit; in physics it is one of SI.
  if (isBare && !topic.isPhysics) return null
  if (!hasUnits && equals(basic, plain)) return built(task, equations, open, [], null, null)
  if (hasUnits) {
    const fits = (each: MeasureUnit) => equals(divide(basic, each.size), plain)
    const fit = wanted && fits(wanted) ? wanted : unitsOf(measure).find(fits)
    if (fit) return built(task, equations, open, [], fit, wanted ?? fit)
    if (wanted === null && !topic.isPhysics) return null
  }
  const base = (role: string) => {
    const kind = topic.quantities[role] ?? 'number'
    const name = topic.base?.[kind]
    return unitsOf(kind).find((each) => (name ? each.name.en === name : equals(each.size, ONE))) ?? null
  }
  const turned = roles.flatMap((each) => {
    const own = base(each.role)
    return each.amount.unit && own && !equals(each.amount.unit.size, own.size) ? [{ ...each, base: own }] : []
  })
  // From km/h to m/s is a task of its own, and the formula book leads it.
  if (turned.some(({ role }) => topic.quantities[role] === 'speed')) return null
  return built(task, equations, open, turned, base(asked), wanted ?? base(asked))
}

const questionOf = ({ text, language }: Pick<Task, 'text' | 'language'>): string => {
  const question = questionIn(text, language)
  if (question && question.start >= 0) return text.slice(question.start, question.end)
  // "Circle radius 5, area? use 3.14"
  const pieces = text.split(/(?<=[.;!?])\s+/u)
  return pieces.find((each) => each.endsWith('?')) ?? pieces.at(-1) ?? text
}

/** A compared quantity is told and not asked for. */
const withoutComparisons = (question: string, comparisons: readonly Comparison[]): string =>
  comparisons.reduce((rest, { said }) => rest.replace(said, ' '), question)

const timesSize = ({ value, unit }: Amount): Rational => (unit ? multiply(value, unit.size) : value)

const valuesOf = (equations: readonly string[], roles: readonly Role[], valueOfRole: (role: Role) => Rational) =>
  solve(equations, new Map(roles.map((each) => [each.role, valueOfRole(each)])))

interface Turned extends Role {
  readonly base: MeasureUnit
}

/**
 * @param turned the numbers that are converted first
 * @param made the unit that the calculation comes out in
 * @param wanted the unit of the answer
 */
function built(
  { topic, own, words, text, language, roles, asked, comparison, amounts }: Task,
  equations: readonly string[],
  open: readonly string[],
  turned: readonly Turned[],
  made: MeasureUnit | null,
  wanted: MeasureUnit | null,
): Found | null {
  const nameOf = (role: string) => {
    const { name, ranked } = wordsOf(words, own, role)
    return comparison.length > 0 && ranked !== undefined ? ranked : name
  }
  const isTurned = (role: string) => turned.some((each) => each.role === role)
  const told = (role: string) => (isTurned(role) ? `${role}_told` : role)
  const inUnit = (unit: MeasureUnit) => words.inUnit(unit.name[language])
  const givens: Given[] = roles.map(({ role, amount }) =>
    given(
      told(role),
      written(amount.value),
      quoteOf(text, amount),
      amount.unit && unitOf(amount.unit.name[language]) ? amount.unit.name[language] : '',
    ),
  )
  const unknowns: Unknown[] = []
  const steps: string[] = []
  for (const { role, amount, base } of turned) {
    const ratio = divide(amount.unit?.size ?? ONE, base.size)
    unknowns.push(unknown(role, `${nameOf(role)} ${inUnit(base)}`, ''))
    steps.push(`${role} = ${times(`${role}_told`, ratio)}`)
  }
  const isConverted = made !== null && wanted !== null && !equals(made.size, wanted.size)
  for (const role of open) {
    const isAsked = role === asked
    const name = isAsked && isConverted ? `${nameOf(role)} ${inUnit(made)}` : nameOf(role)
    unknowns.push(unknown(role, name, isAsked && made && !isConverted ? made.name[language] : ''))
  }
  steps.push(...equations)
  const last = isConverted ? `${asked}_wanted` : asked
  if (isConverted) {
    unknowns.push(unknown(last, `${nameOf(asked)} ${inUnit(wanted)}`, wanted.name[language]))
    steps.push(`${last} = ${times(asked, divide(made.size, wanted.size))}`)
  }
  const values = solve(steps, new Map(roles.map(({ role, amount }) => [told(role), amount.value])))
  const answer = values?.get(last)
  if (!values || !answer || [...values.values()].some(({ n }) => n <= 0n)) return null
  if (topic.whole?.some((role) => values.has(role) && !isInteger(values.get(role)!))) return null
  if (topic.quantities[asked] === 'angle' && answer.n >= 360n * answer.d) return null
  const idle = amounts.filter(({ isIdle, start }) => isIdle && !roles.some(({ amount }) => amount.start === start))
  const said = roles
    .filter(({ role }) => !['times', 'more'].includes(role))
    .map(({ role, amount }) =>
      (wordsOf(words, own, role).said ?? `${nameOf(role)} {}`).replace(
        '{}',
        /\d/.test(amount.said) ? amount.said : written(amount.value),
      ),
    )

  const unit = wanted ? inUnit(wanted) : ''
  const isNear = (value: Rational) => equals(value, answer)
  const slips = topic.slips.flatMap(([role, formula, key]) => {
    const value = role === asked ? worthOf(formula, values) : null
    const text = words.slips[key]
    if (!value || value.n <= 0n || !text) return []
    const scaled = isConverted && made ? multiply(value, divide(made.size, wanted.size)) : value
    return isNear(scaled) ? [] : [{ value: scaled, text }]
  })
  // A conversion that is left out.
  if (isConverted) slips.push({ value: values.get(asked) ?? answer, text: words.slips.unit ?? '' })
  const plain = turned.length > 0 ? valuesOf(equations, roles, ({ amount }) => amount.value)?.get(asked) : undefined
  if (plain && !isNear(plain)) slips.push({ value: plain, text: words.slips.units ?? '' })
  return {
    answer,
    isPhysics: topic.isPhysics === true,
    kind: {
      frame: {
        given: givens,
        unknown: unknowns,
        equations: steps,
        asked: last,
        restating: words.restate(
          own.title,
          [...said, ...comparison.map(({ said }) => words.quoted(said))],
          nameOf(asked),
          unit,
        ),
      },
      called: Object.fromEntries(roles.map(({ role }) => [told(role), nameOf(role)])),
      form: topic.quantities[asked] === 'angle' ? 'degrees' : 'plain',
      slips,
      isComplete: true,
      idle: idle.map((each) => quoteOf(text, each)),
      ...(own.because !== undefined && { because: own.because }),
    },
  }
}

/** The words of a number, with as many around them as it takes to tell it from others. */
function quoteOf(text: string, { start, end }: Amount): string {
  const behind = quoteAt(text, start, end - start)
  if (text.indexOf(behind) === start) return behind
  const lead = /(?:\S+\s+){1,3}$/u.exec(text.slice(0, start))?.[0] ?? ''
  return `${lead}${text.slice(start, end)}`
}

/** A conversion with whole numbers: `length / 100`, `time * 60`. */
const times = (role: string, { n, d }: Rational) =>
  d === 1n ? `${role} * ${n}` : n === 1n ? `${role} / ${d}` : `${role} * ${n} / ${d}`
