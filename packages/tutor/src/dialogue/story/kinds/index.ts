import type { StoryReading } from '../../../frames/index.ts'
import type { Language } from '../../../math/latex.ts'
import { equals, MathsError, ONE, rational } from '../../../math/rational.ts'
import { NoFrame, readProposed } from '../proposed.ts'
import { numbersIn } from '../work.ts'
import { readAngles } from './angles.ts'
import { readAverages } from './averages.ts'
import { readChanges } from './changes.ts'
import { readDraws } from './draws.ts'
import type { KindOfTask, KindReader } from './kind.ts'
import { readMeeting } from './meeting.ts'
import { readRatios } from './ratios.ts'

const readers: readonly KindReader[] = [readAngles, readDraws, readMeeting, readChanges, readAverages, readRatios]

const remembered = new Map<string, StoryReading | null>()
const REMEMBERED = 40

/** The reading of a task of a kind that is told alike everywhere; null: it is of none, or does not add up. */
export function readKind(text: string, language: Language): StoryReading | null {
  if (text.length < 30 || text.length > 900) return null
  const key = `${language}|${text}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  let reading: StoryReading | null = null
  for (const reader of readers) {
    const kind = reader(text, language)
    reading = kind && checked(text, language, kind)
    if (reading) break
  }
  remembered.set(key, reading)
  return reading
}

function checked(
  text: string,
  language: Language,
  { frame, form, slips, called = {} }: KindOfTask,
): StoryReading | null {
  try {
    const reading = readProposed(text, language, { ...frame, unused: idle(text, language, frame) })
    const words = new Map([
      ...frame.unknown.map(({ role, words: said }) => [role, said] as const),
      ...Object.entries(called),
    ])
    const fitting = slips.filter(
      ({ value }) => !reading.quantities.some((each) => !each.isGiven && equals(each.value, value)),
    )
    return {
      ...reading,
      form,
      slips: fitting,
      quantities: reading.quantities.map((each) => {
        const said = words.get(each.id)
        return said ? { ...each, said } : each
      }),
    }
  } catch (error) {
    if (error instanceof NoFrame || error instanceof MathsError) return null
    throw error
  }
}

/** "Two balls", "one of them": counts that belong to the kind itself. */
const idle = (text: string, language: Language, { given }: KindOfTask['frame']): string[] =>
  numbersIn(text, language)
    .filter(({ value }) => equals(value, ONE) || equals(value, rational(2)))
    .map(({ start, end }) => text.slice(start, end))
    .filter((said) => !given.some(({ span }) => span.includes(said)))
