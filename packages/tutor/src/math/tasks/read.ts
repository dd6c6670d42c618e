import type { Language } from '../latex.ts'
import { ParseError } from '../parse.ts'
import { MathsError } from '../rational.ts'
import type { TaskReading } from '../stories.ts'
import { chancePatterns } from './chance.ts'
import { readConversion } from './conversions.ts'
import { geometryPatterns } from './geometry.ts'
import { numberPatterns } from './numbers.ts'
import { readByPatterns } from './pattern.ts'
import { questionReaders } from './questions.ts'
import { readSequence } from './sequences.ts'
import { storyPatterns } from './stories.ts'

const patterns = [...geometryPatterns, ...chancePatterns, ...numberPatterns, ...storyPatterns]

/** Longer texts say more than one pattern knows. */
const LONGEST = 600

const readers = [
  ...questionReaders,
  readConversion,
  readSequence,
  (text: string, language: Language) => readByPatterns(patterns, text, language),
]

/** A school task told in words, or a question in words about a formula. */
export function readSchoolTask(text: string, language: Language): TaskReading | null {
  if (text.length > LONGEST) return null
  for (const reader of readers) {
    const found = orNothing(() => reader(text, language))
    if (found) return found
  }
  return null
}

/** What looks like a formula and is none belongs to another reader. */
export function orNothing<Result>(read: () => Result | null): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ParseError || error instanceof MathsError) return null
    throw error
  }
}
