import type { Language } from '../../math/latex.ts'
import type { WorkedTask } from '../task.ts'
import { readCoins, readDice, readDraws, readEvents } from './chance.ts'
import { readCounting } from './counting.ts'
import { readFigure } from './figures.ts'
import { readChangedMean } from './means.ts'
import { readMixture, readMotion, readShadows, readTwoKinds, readWork } from './motion.ts'
import { readPriceChange } from './percent.ts'
import { readConsecutive, readProof } from './proofs.ts'
import { type Prose, proseOf } from './prose.ts'
import { readRatioOfSides } from './ratios.ts'
import { readFraction, readRatio, readSumOfTwo } from './shares.ts'
import { readUsualRows } from './usual/read.ts'
import { readVectorStory } from './vectors.ts'

const readers: readonly ((prose: Prose) => WorkedTask | null)[] = [
  readDraws,
  readCoins,
  readDice,
  readCounting,
  readChangedMean,
  readEvents,
  readUsualRows,
  readPriceChange,
  readFraction,
  readRatio,
  readSumOfTwo,
  readMotion,
  readWork,
  readMixture,
  readShadows,
  readTwoKinds,
  readProof,
  readConsecutive,
  readVectorStory,
  readRatioOfSides,
  readFigure,
]

/** The usual task that a text tells in prose. */
export function readStory(text: string, language: Language): WorkedTask | null {
  if (!/\p{L}{3}/u.test(text)) return null
  const prose = proseOf(text, language)
  for (const read of readers) {
    const task = read(prose)
    if (task) return task
  }
  return null
}
