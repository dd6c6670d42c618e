import type { Known, StoryReading } from '../../frames/index.ts'
import { rankReadings } from '../../frames/ranked.ts'
import { realAt } from '../../math/numeric.ts'
import { readSchoolTask } from '../../math/tasks/read.ts'
import { readMeasured } from '../../science/read.ts'
import { isNear } from './likely.ts'
import { lexiconOf } from './words.ts'

/** Groups of one size are told in so many ways that the reader by wordings is no help there. */
const readByRoles: ReadonlySet<string> = new Set(['equal-groups', 'full-groups', 'groups-needed', 'remainder'])

const doubted = new Map<string, boolean>()
const REMEMBERED = 200

/**
 * Another reader, by wordings, takes the same story to come to something else: then neither is taken up. A student who is
 * told the story back in its own words would say yes to either.
 */
export function isDoubted(reading: StoryReading): boolean {
  const key = `${reading.language}|${reading.text}|${reading.answer.n}/${reading.answer.d}`
  const known = doubted.get(key)
  if (known !== undefined) return known
  if (doubted.size >= REMEMBERED) doubted.clear()
  const isIt = addsPartToItsWhole(reading) || addsSidesOnce(reading) || differs(reading) || isUnlikely(reading)
  doubted.set(key, isIt)
  return isIt
}

const keyOf = (value: Known | string | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.span.join('-')

/** "12 is 40 % of all pupils": whoever adds the 12 to all pupils counts them twice. */
function addsPartToItsWhole({ frames }: StoryReading): boolean {
  const sums = frames.map(({ given }) =>
    Object.entries(given).flatMap(([role, value]) => (/part/.test(role) ? (keyOf(value) ?? []) : [])),
  )
  return frames.some(({ given }) => {
    const [part, whole] = [keyOf(given.part), keyOf(given.whole)]
    return part !== null && whole !== null && sums.some((parts) => parts.includes(part) && parts.includes(whole))
  })
}

/** A fence around a field is no sum of its length and its width. */
const addsSidesOnce = ({ frames, text, language, unit }: StoryReading): boolean =>
  unit?.quantity === 'length' &&
  lexiconOf(language).around.test(text) &&
  frames.every(({ model }) => model === 'part-whole')

/** The learned reader is sure of something else. */
const SURE = 0.8

function isUnlikely({ text, language, answer }: StoryReading): boolean {
  const [best] = rankReadings(text, language)
  return best !== undefined && best.probability >= SURE && !isNear(best.value, answer)
}

function differs({ frames, text, language, answer }: StoryReading): boolean {
  if (frames.length > 0 && frames.every(({ model }) => readByRoles.has(model))) return false
  const measured = readMeasured(text, language)
  const told = readSchoolTask(text, language)?.task
  const other =
    measured?.answer.kind === 'number'
      ? measured.answer.value
      : told?.kind === 'expression'
        ? realAt(told.value, {})
        : Number.NaN
  const own = Number(answer.n) / Number(answer.d)
  return Number.isFinite(other) && Math.abs(other - own) > 1e-6 * Math.max(1, Math.abs(own))
}
