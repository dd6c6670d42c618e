import type { Language } from '../../../math/latex.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { readNested, readPercentAsked, readPriceChain, readShare, readStock } from './chain.ts'
import { readComparison } from './compare.ts'
import { readLedger, readRestOfWhole, readSides } from './ledger.ts'
import { type Marked, markedOf } from './marks.ts'
import { readBasket, readProportion, readWay, readWork } from './motion.ts'
import { readRates } from './rates.ts'

/**
 * Models of the quantity graph. Each accepts a task only if it can identify every amount; it declines on an unknown
 * relation word or a number without a place in its equations.
 */
const models: readonly ((marked: Marked) => KindOfTask | null)[] = [
  readPriceChain,
  readPercentAsked,
  readShare,
  readStock,
  readNested,
  readComparison,
  readBasket,
  readProportion,
  readWay,
  readWork,
  readLedger,
  readRestOfWhole,
  readSides,
]

/** Proposed graphs of a task; each is checked and solved like any other kind. */
export function graphsOf(text: string, language: Language): readonly KindOfTask[] {
  const marked = markedOf(text, language)
  if (!marked) return []
  const known = marked.amounts.some(({ isRate }) => isRate) ? [] : models
  return [...known, readRates].flatMap((model) => model(marked) ?? [])
}
