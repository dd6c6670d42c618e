import type { Language } from '../math/latex.ts'
import { remembered } from '../remembered.ts'
import { readAverage } from './averages.ts'
import { readClock } from './clock.ts'
import { readModulusVertex, readUnderRoot, readVectorCondition } from './conditions.ts'
import {
  readComposition,
  readDomain,
  readExtrema,
  readIntegral,
  readInverse,
  readLimit,
  readValueAt,
} from './functions.ts'
import { readLaw } from './laws/read.ts'
import { readNamedTriangle } from './named-triangle.ts'
import { readCommon, readDivision } from './numbers.ts'
import { readPoints } from './points.ts'
import { readPowers } from './powers.ts'
import { readProgression } from './progressions.ts'
import { readRuleOfTerms } from './rule-of-terms.ts'
import { readStory } from './stories/read.ts'
import type { WorkedReader, WorkedTask } from './task.ts'
import { readLine, readSine, readVectors } from './vectors.ts'

const LONGEST = 400
const readers: readonly WorkedReader[] = [
  readRuleOfTerms,
  readProgression,
  readClock,
  readDivision,
  readCommon,
  readAverage,
  readIntegral,
  readLimit,
  readComposition,
  readInverse,
  readExtrema,
  readValueAt,
  readDomain,
  readVectorCondition,
  readVectors,
  readModulusVertex,
  readUnderRoot,
  readLine,
  readSine,
  readPoints,
  readPowers,
  readLaw,
  readStory,
  readNamedTriangle,
]

/** The usual task that a text states; null if no reader is certain of it. */
export const readWorked = remembered((text: string, language: Language): WorkedTask | null => {
  if (text.length > LONGEST || !/[\d\p{L}]/u.test(text)) return null
  for (const read of readers) {
    const task = read(text, language)
    if (task) return task
  }
  return null
})
