import type { KindReader } from '../kinds/kind.ts'
import { readChain } from './compare.ts'
import { readPot } from './pot.ts'
import { taskOf } from './said.ts'
import { readShares } from './shares.ts'

const models = [readPot, readShares, readChain]

/** Everyday amounts: changes and money, equal groups, comparisons, fractions of a whole. Two answers are none. */
export const readLedgers: KindReader = (text, language) => {
  const task = taskOf(text, language)
  if (!task) return null
  const found = models.flatMap((model) => model(task) ?? [])
  return found.length === 1 ? (found[0] ?? null) : null
}
