import { equals } from '../math/rational.ts'
import { unitRatio } from '../math/units.ts'
import { type Clause, clausesOf, Unclear, unclear } from './chunks.ts'
import type { StoryReading } from './frame.ts'
import type { StoryLanguage } from './lexicon.ts'
import { readRates } from './rates.ts'
import { readFacts } from './reader/index.ts'
import { readingOf } from './reading.ts'
import { readSpecial } from './special.ts'
import type { Token } from './tokens.ts'
import { loadFacts } from './world/index.ts'
import { World } from './world/world.ts'

/** Reads a story by the rules. Throws `Unclear` where a word or number has no role. */
export function read(text: string, tokens: readonly Token[], language: StoryLanguage): StoryReading {
  const numbers = tokens.flatMap((each) => each.amount ?? [])
  if (explainsUnit(tokens)) unclear('a unit is explained')
  try {
    const clauses = clausesOf(tokens, language)
    const kinds = kindsOf(language)
    const world = readSpecial(clauses, kinds, language) ?? generalWorld(clauses, kinds, language, tokens)
    return readingOf(world, text, language, numbers)
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    // Verbs are unknown, but the numbers may be amounts and rates that combine in only one way.
    return readingOf(readRates(tokens, language), text, language, numbers)
  }
}

/** "A mile is 5280 feet" explains a known unit: its number is no amount of the story. */
function explainsUnit(tokens: readonly Token[]): boolean {
  const units = tokens.flatMap((each) => each.unit ?? each.amount?.unit ?? [])
  return tokens.some(({ amount }) => {
    const own = amount?.unit
    if (!own) return false
    return units.some((each) => {
      const ratio = each !== own && each.quantity === own.quantity ? unitRatio(each, own) : null
      return ratio !== null && equals(ratio, amount.value)
    })
  })
}

function generalWorld(
  clauses: readonly Clause[],
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
  language: StoryLanguage,
  tokens: readonly Token[],
): World {
  for (const token of tokens)
    if (token.tag === 'area' || token.tag === 'perimeter') unclear('an area or a perimeter of something else')
  const { facts, rounding } = readFacts(clauses, language)
  const world = loadFacts(new World(kinds), facts)
  world.rounding = rounding
  return world
}

const kindsCache = new WeakMap<StoryLanguage, ReadonlyMap<string, ReadonlySet<string>>>()
function kindsOf(language: StoryLanguage): ReadonlyMap<string, ReadonlySet<string>> {
  const known = kindsCache.get(language)
  if (known) return known
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const line of language.kinds.trim().split('\n')) {
    const [whole = '', parts = ''] = line.split('|').map((each) => each.trim())
    kinds.set(
      /^\d/.test(whole) ? whole : language.stem(whole),
      new Set(parts.split(',').map((each) => language.stem(each.trim()))),
    )
  }
  kindsCache.set(language, kinds)
  return kinds
}
