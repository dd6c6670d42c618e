import type { Known, StoryReading } from '../../frames/index.ts'
import { rankReadings } from '../../frames/ranked.ts'
import { realAt } from '../../math/numeric.ts'
import { readSchoolTask } from '../../math/tasks/read.ts'
import { readMeasured } from '../../science/read.ts'
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
  const isIt = addsPartToItsWhole(reading) || addsSidesOnce(reading) || differs(reading) || isUnlikely(reading)
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

/** A fence around a field is not the sum of length and width. */
const addsSidesOnce = ({ frames, text, language, unit }: StoryReading): boolean =>
  unit?.quantity === 'length' &&
  lexiconOf(language).around.test(text) &&
  frames.every(({ model }) => model === 'part-whole')

/** Minimum probability for the learned reader to overrule a reading. */
const SURE = 0.8

function isUnlikely({ text, language, answer }: StoryReading): boolean {
  const [best] = rankReadings(text, language)
  return best !== undefined && best.probability >= SURE && !isNear(best.value, answer)
}

function differs({ frames, text, language, answer, isOfGroups }: StoryReading): boolean {
  if (isOfGroups) return false
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
