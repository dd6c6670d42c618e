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
  if (!marked || isOfOtherStuff(marked)) return []
  const known = marked.amounts.some(({ isRate }) => isRate) ? [] : models
  return [...known, readRates].flatMap((model) => model(marked) ?? [])
}

/** "3 kg of apples for 6, and 2 kg of pears": the one price tells nothing of the other. */
function isOfOtherStuff({ amounts, text, words }: Marked): boolean {
  if (amounts.length !== 3) return false
  const stuff = amounts.flatMap(({ kind, unit, end }) => {
    const name = kind === 'measure' ? /^\sof (?:the )?(\p{L}[\p{L}'-]*)/u.exec(text.slice(end))?.[1] : undefined
    return name ? [{ unit, name: words.stem(name) }] : []
  })
  return stuff.some((one) => stuff.some((other) => one.unit === other.unit && one.name !== other.name))
}
