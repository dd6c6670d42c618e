import { rationalOf, type Story } from '../../dialogue/story/story-state.ts'
import { numbersIn } from '../../dialogue/story/work.ts'
import { besideWords } from '../../language/beside.ts'
import {
  add,
  divide,
  equals,
  isInteger,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
} from '../../math/rational.ts'
import { type Unit, unitOf, unitPattern, unitRatio } from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import { isMeasured } from '../measured.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Message } from '../understand.ts'
import { plain, said, shown, tell, withoutQuestion } from './parts.ts'

const digits = '\\d+(?:[.,]\\d+)?(?:\\/\\d+)?'
const unit = `(?:${unitPattern})(?![\\p{L}\\d])`
/** "2 hours 5 minutes", "672 kJ" */
const amounts = regExpOf(
  `(?<![\\d.,/])(${digits})\\s*(${unit})(?:\\s*(?:and|и|,)?\\s*(${digits})\\s*(${unit}))?`,
  'giu',
)
const lastNumber = regExpOf(`(?<![\\d.,/])(${digits})\\s*(${unit})?[^\\d]{0,40}$`, 'iu')

function valueSaid(text: string): Rational | null {
  const [top = '', bottom] = text.replace(',', '.').split('/')
  const [whole = '0', part = ''] = top.split('.')
  const value = rational(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
  return bottom === undefined ? value : BigInt(bottom) === 0n ? null : divide(value, rational(BigInt(bottom)))
}

interface Told {
  readonly value: Rational
  readonly from: Unit
  /** The amount in other units as the student says it. */
  readonly told: string
  readonly minor: Unit
  readonly claimed: Rational
  /** What stands before it, with the amount. */
  readonly before: string
}

/**
 * "400 / 160 = 2.5, is that 2 hours 5 minutes?": an amount said in other units, the same or not. And a part of a job that
 * is taken for a time.
 */
export function otherUnits({ turn, typed, open }: Message, answer: (text: string) => Reply): Reply | null {
  const text = plain(typed)
  // "72 km/h = 20 m/s" is a line of a measured task, which has a reader of its own.
  if (open && isMeasured(open) && /^[^?]*\p{L}\s*=\s*\d[^?]*$/u.test(text)) return null
  const share = shareAsTime(turn, text)
  if (share) return withWork(turn, typed, share.before, said(turn, 'share', share.text), answer)
  const back = backIn(turn, text)
  if (back) return said(turn, 'units', back.text)
  const found = toldIn(turn, text)
  // "45000 cm3, 1 L is 1000 cm3, so 45 L": a right step that nobody asks about.
  if (!found || (!text.includes('?') && isOfSome(found))) return null
  const work = workBefore(typed.slice(0, found.before.length), answer)
  if (work?.content.verdict === 'incorrect') return work
  const isDone = turn.state.story?.solved === true || turn.state.problem?.solved === true
  const reply = said(turn, 'units', compared(turn, found, isDone))
  return work ? joined(turn, work, reply) : reply
}

/** Judges the calculation in front of a question; null without one. */
const workBefore = (text: string, answer: (text: string) => Reply): Reply | null =>
  /[=+*·×]|\d\s*:\s*\d|\d\s*-\s*\d/u.test(text) && /\d\D+\d/.test(text) ? answer(text.replace(/[\s,;]+$/u, '')) : null

function withWork(turn: Turn, typed: string, before: string, reply: Reply, answer: (text: string) => Reply): Reply {
  const work = workBefore(typed.slice(0, before.length), answer)
  if (!work) return reply
  return work.content.verdict === 'incorrect' ? work : joined(turn, work, reply)
}

function joined(turn: Turn, work: Reply, reply: Reply): Reply {
  const asked = turn.voice.asked()
  if (asked && reply.text.includes(asked.question))
    turn.state.expects = { by: turn.state.story && !turn.state.problem ? 'story.sum' : 'step', ...asked }
  return { ...work, text: `${withoutQuestion(work.text)} ${reply.text}`.trim() }
}

function toldIn(turn: Turn, text: string): Told | null {
  const { link } = besideWords[turn.voice.language]
  for (const found of text.matchAll(amounts)) {
    const [whole, first = '', firstUnit = '', second, secondUnit] = found
    const ahead = text.slice(0, found.index)
    const source = lastNumber.exec(ahead)
    if (!source) continue
    const between = ahead.slice((source.index ?? 0) + (source[1]?.length ?? 0))
    // The next line of a solution, "a = 2 m\nb = 20 cm", is another amount.
    if (/\n|\p{L}\s*[:=]\s*$/u.test(between)) continue
    const isAsked = link.test(between) || /^\s*\?/u.test(text.slice(found.index + whole.length))
    const [major, minor] = [unitOf(firstUnit), secondUnit === undefined ? null : unitOf(secondUnit)]
    const named = source[2] === undefined ? unitNamed(between) : unitOf(source[2])
    const from = named ?? (minor ? major : null)
    const [value, a, b] = [source[1], first, second].map((each) => (each === undefined ? null : valueSaid(each)))
    if (!isAsked || !from || !major || !value || !a || from === (minor ?? major)) continue
    const last = minor ?? major
    const toLast = unitRatio(from, last)
    const ofMajor = unitRatio(major, last)
    if (!toLast || !ofMajor) continue
    // An amount in two units goes from the larger to the smaller.
    if (secondUnit !== undefined && (!minor || !b || ofMajor.n <= ofMajor.d)) continue
    const claimed = b ? add(multiply(a, ofMajor), b) : a
    const told = typedAmount(whole, turn)
    return {
      value,
      from,
      told,
      minor: last,
      claimed,
      before: ahead.slice(0, (source.index ?? 0) + source[0].search(/\D*$/u)),
    }
  }
  return null
}

/** "Is that hours now" names the unit of the number before it. */
const unitNamed = (between: string): Unit | null =>
  between
    .split(/[^\p{L}/²]+/u)
    .filter((each) => each.length > 1)
    .flatMap((each) => unitOf(each) ?? [])[0] ?? null

/** "3 h 20 min is 3.2 hours?": the amount in two units stands first. */
function backIn(turn: Turn, text: string): { text: string } | null {
  const { link } = besideWords[turn.voice.language]
  const { language } = turn.voice
  for (const found of text.matchAll(amounts)) {
    const [whole, first = '', firstUnit = '', second, secondUnit] = found
    const [major, minor] = [unitOf(firstUnit), secondUnit === undefined ? null : unitOf(secondUnit)]
    const behind = regExpOf(`^([^\\d]{0,30}?)(${digits})\\s*(${unit})`, 'iu').exec(
      text.slice(found.index + whole.length),
    )
    const [a, b, claimed] = [first, second, behind?.[2]].map((each) => (each === undefined ? null : valueSaid(each)))
    const ratio = major && minor ? unitRatio(major, minor) : null
    if (!behind || !major || !minor || !a || !b || !claimed || !ratio || !isInteger(ratio)) continue
    if (unitOf(behind[3] ?? '') !== major || !link.test(behind[1] ?? '')) continue
    const part = divide(b, ratio)
    const told = typedAmount(`${behind[2]} ${behind[3]}`, turn)
    const values = { value: shown(a, turn), from: major[language], minor: shown(b, turn), to: minor[language], told }
    if (equals(add(a, part), claimed))
      return {
        text: tell(turn, 'units.same', { ...values, value: shown(claimed, turn), told: typedAmount(whole, turn) }),
      }
    return { text: tell(turn, 'units.back', { ...values, ratio: shown(ratio, turn), part: written(part) }) }
  }
  return null
}

const typedAmount = (text: string, { voice }: Turn) =>
  voice.language === 'ru' ? `«${text.trim()}»` : `“${text.trim()}”`

const isSame = ({ value, from, minor, claimed }: Pick<Told, 'value' | 'from' | 'minor' | 'claimed'>): boolean =>
  equals(multiply(value, unitRatio(from, minor) ?? ONE), claimed)

/** The amount is that of a number in front of it, if not of the last one. */
const isOfSome = (found: Told): boolean =>
  [...found.before.matchAll(regExpOf(digits, 'gu'))].some(([each]) => {
    const value = valueSaid(each)
    return value !== null && isSame({ ...found, value })
  })

function compared(turn: Turn, { value, from, told, minor, claimed }: Told, isDone: boolean): string {
  const { language } = turn.voice
  const ratio = unitRatio(from, minor) ?? ONE
  const values = {
    value: shown(value, turn),
    from: from[language],
    to: minor[language],
    told,
    ratio: shown(ratio, turn),
  }
  if (isSame({ value, from, minor, claimed })) return tell(turn, 'units.same', values)
  if (!isInteger(ratio)) return tell(turn, 'units.other', values)
  const whole = rational(value.n / value.d)
  const part = subtract(value, whole)
  if (part.n === 0n) return tell(turn, 'units.other', values)
  const more = {
    ...values,
    whole: shown(whole, turn),
    part: shown(part, turn),
    minor: written(multiply(part, ratio)),
  }
  if (whole.n === 0n) return tell(turn, 'units.part', more)
  return tell(turn, isDone ? 'units.parts.done' : 'units.parts', more)
}

const written = ({ n, d }: Rational) => (d === 1n ? `${n}` : `${n}/${d}`)

/** "1/3, is that hours?": what a part of a job is, where two times alone are told. */
function shareAsTime(turn: Turn, text: string): { text: string; before: string } | null {
  const { story } = turn.state
  const { timeAsked } = besideWords[turn.voice.language]
  const asked = timeAsked.exec(text)
  const { ofJob, link } = besideWords[turn.voice.language]
  if (!story || story.isParked || !asked || !(text.includes('?') || link.test(text.slice(0, asked.index)))) return null
  const ahead = text.slice(0, asked.index)
  const source = lastNumber.exec(ahead.replace(/(?<![=/\d.,])\s*\d+\s*$/u, ' '))
  const named = source?.[1] === undefined ? lastOf(story) : valueSaid(source[1])
  const time = named && timeOfShare(story, named)
  if (source && ofJob.test(ahead.slice(source.index + (source[1]?.length ?? 0)))) return null
  if (!time || !named) return null
  const before = source ? ahead.slice(0, source.index + (source[1]?.length ?? 0)) : ''
  return { text: tell(turn, 'share', { value: asFraction(named), unit: time[turn.voice.language] }), before }
}

const asFraction = ({ n, d }: Rational) => `$\\frac{${n}}{${d}}$`

const lastOf = (story: Story): Rational | null => {
  const key = story.claimed ?? story.results.at(-1)
  return key === undefined || key === null ? null : rationalOf(key)
}

/** The unit of the times of which the value is the part in one: 1/a, 1/b or both together. */
function timeOfShare(story: Story, value: Rational): Unit | null {
  if (value.n >= value.d) return null
  const times = numbersIn(story.text, story.language)
    .filter(({ text }) => /\d/.test(text))
    .flatMap((each) => {
      const found = unitOf(each.noun.split(/\s+/)[0] ?? '')
      return each.value.n > 0n && (found === null || found.quantity === 'time')
        ? [{ value: each.value, unit: found }]
        : []
    })
  const own = times.find(({ unit: each }) => each !== null)?.unit
  if (!own || times.length !== 2) return null
  const shares = times.map((each) => divide(ONE, each.value))
  const together = shares.reduce((all, each) => add(all, each))
  return [...shares, together].some((each) => equals(each, value)) ? own : null
}
