import type { StoryReading } from '../../frames/index.ts'
import { realAt } from '../../math/numeric.ts'
import { readSchoolTask } from '../../math/tasks/read.ts'
import { readMeasured } from '../../science/read.ts'

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
  const isIt = differs(reading)
  doubted.set(key, isIt)
  return isIt
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
