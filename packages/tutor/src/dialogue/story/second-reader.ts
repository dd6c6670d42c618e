import type { Known, StoryReading } from '../../frames/index.ts'
import { rankReadings } from '../../frames/ranked.ts'
import { accountWords } from '../../language/accounts.ts'
import type { Expr } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { readSchoolTask } from '../../math/tasks/read.ts'
import { unitOf } from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import { readMeasured } from '../../science/read.ts'
import { questionIn } from './facts.ts'
import { isNear } from './likely.ts'
import { lexiconOf } from './words.ts'

/** Equal groups are phrased in too many ways for the pattern reader to be a useful check. */
const readByRoles: ReadonlySet<string> = new Set(['equal-groups', 'full-groups', 'groups-needed', 'remainder'])

const doubted = new Map<string, boolean>()
const REMEMBERED = 200

/**
 * True if the pattern reader gets another value: then neither is used, because a student who sees the story restated in
 * its own words would confirm either.
 */
export function isDoubted(reading: StoryReading): boolean {
  const models = reading.frames.map(({ model }) => model).join()
  const key = `${reading.language}|${reading.text}|${reading.answer.n}/${reading.answer.d}|${models}|${reading.isOfGroups === true}`
  const known = doubted.get(key)
  if (known !== undefined) return known
  if (doubted.size >= REMEMBERED) doubted.clear()
  const isIt =
    addsPartToItsWhole(reading) ||
    leavesUnused(reading) ||
    addsSidesOnce(reading) ||
    differs(reading) ||
    (!reading.isComplete && isUnlikely(reading))
  doubted.set(key, isIt)
  return isIt
}

const keyOf = (value: Known | string | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.span.join('-')

/** "12 is 40 % of all pupils": adding the 12 to all pupils counts them twice. */
function addsPartToItsWhole({ frames }: StoryReading): boolean {
  const sums = frames.map(({ given }) =>
    Object.entries(given).flatMap(([role, value]) => (/part/.test(role) ? (keyOf(value) ?? []) : [])),
  )
  return frames.some(({ given }) => {
    const [part, whole] = [keyOf(given.part), keyOf(given.whole)]
    return part !== null && whole !== null && sums.some((parts) => parts.includes(part) && parts.includes(whole))
  })
}

/** Something of the task that the frames have no place for. */
function leavesUnused(reading: StoryReading): boolean {
  const { frames, text, language, unit } = reading
  if (frames.length === 0 || reading.because !== undefined) return false
  const words = accountWords[language]
  const asked = plain(questionIn(text, language)?.question ?? '')
  const names = frames.map(({ model }) => model)
  const has = (source: string, where: string) => regExpOf(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u').test(where)
  // "How many seats stay empty?" asks for no sum or product, "what if some is already there?" for less than all.
  if (names.every((model) => !/remainder|groups-needed|full-groups/.test(model)) && has(words.asks.empty, asked))
    return true
  if (
    has(
      words.already,
      plain(text)
        .split(/(?<=[.!?])\s+/)
        .at(-1) ?? '',
    )
  )
    return true
  // So many with each value: their number counts in an average.
  if (names.includes('average') && names.includes('part-whole')) return true
  // The price of apples tells nothing of pears.
  const stuff = reading.quantities.flatMap(({ span, unit: own }) => {
    const name = own && span ? /^\S*\s?\p{L}*\sof (?:the )?(\p{L}+)/u.exec(text.slice(span[0]))?.[1] : undefined
    return name ? [name] : []
  })
  if (new Set(stuff).size > 1 && names.every((model) => model === 'equal-groups')) return true
  const named = unitOf(words.howMany.exec(asked)?.[1] ?? '')
  return (named !== null && unit !== null && named.quantity !== unit.quantity) || hidesNumber(reading)
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** A number in a word that no reader counts: «двоим», "the twentieth". */
export function hidesNumber({
  text,
  language,
  quantities,
}: Pick<StoryReading, 'text' | 'language' | 'quantities'>): boolean {
  const spans = quantities.flatMap(({ span }) => (span ? [span] : []))
  return [...plain(text).matchAll(regExpOf(`(?<!\\p{L})(?:${accountWords[language].hidden})(?!\\p{L})`, 'gu'))].some(
    ({ index, 0: said }) => !spans.some(([from, to]) => from <= index && index + said.length <= to),
  )
}

/** A fence around a field is not the sum of length and width. */
const addsSidesOnce = ({ frames, text, language, unit }: StoryReading): boolean =>
  unit?.quantity === 'length' &&
  lexiconOf(language).around.test(text) &&
  frames.every(({ model }) => model === 'part-whole')

/** Minimum probability for the learned reader to overrule a reading that does not account for each number and relation word. */
const SURE = 0.8

function isUnlikely({ text, language, answer }: StoryReading): boolean {
  const [best] = rankReadings(text, language)
  return best !== undefined && best.probability >= SURE && !isNear(best.value, answer)
}

/** The numbers that a calculation is made of. */
const leavesIn = (expr: Expr): number =>
  expr.kind === 'number' ? 1 : 'left' in expr ? leavesIn(expr.left) + leavesIn(expr.right) : 0

function differs({ frames, text, language, answer, isOfGroups, isComplete, quantities }: StoryReading): boolean {
  if (isOfGroups) return false
  if (frames.length > 0 && frames.every(({ model }) => readByRoles.has(model))) return false
  const measured = readMeasured(text, language)
  const task = readSchoolTask(text, language)?.task
  // A pattern that leaves out a number of the task contradicts nothing that has a place for it.
  const givens = quantities.filter(({ isGiven }) => isGiven).length
  const told = isComplete && task?.kind === 'expression' && leavesIn(task.value) < givens ? null : task
  const other =
    measured?.answer.kind === 'number'
      ? measured.answer.value
      : told?.kind === 'expression'
        ? realAt(told.value, {})
        : Number.NaN
  const own = Number(answer.n) / Number(answer.d)
  return Number.isFinite(other) && Math.abs(other - own) > 1e-6 * Math.max(1, Math.abs(own))
}
