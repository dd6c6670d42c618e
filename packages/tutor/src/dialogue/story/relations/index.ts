import type { KindReader } from '../kinds/kind.ts'
import { readAverages } from './averages.ts'
import { readJointWork, readSolutions } from './mixtures.ts'
import { readMotion } from './motion.ts'
import { readPercents } from './percents.ts'
import { readProportions } from './proportions.ts'
import { type Told, toldOf } from './told.ts'

const families: readonly ((told: Told) => ReturnType<KindReader>)[] = [
  readSolutions,
  readPercents,
  readMotion,
  readJointWork,
  readProportions,
  readAverages,
]

/** Everyday relations between a few amounts: percent, motion, rates, ratios, averages and mixtures. */
export const readRelations: KindReader = (text, language) => {
  const told = toldOf(text, language)
  if (!told) return null
  for (const family of families) {
    const kind = family(told)
    if (kind) return kind
  }
  return null
}
