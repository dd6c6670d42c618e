import { type Clause, clausesOf } from './chunks.ts'
import type { StoryReading } from './frame.ts'
import type { StoryLanguage } from './lexicon.ts'
import { Reader } from './reader.ts'
import { readingOf } from './reading.ts'
import { readSpecial } from './special.ts'
import type { Token } from './tokens.ts'
import { World } from './world.ts'

/** The reading of a story; throws `Unclear` where a word or a number has no role. */
export function read(text: string, tokens: readonly Token[], language: StoryLanguage): StoryReading {
  const clauses = clausesOf(tokens, language)
  const kinds = kindsOf(language)
  const world = readSpecial(clauses, kinds, language) ?? generalWorld(clauses, kinds, language)
  return readingOf(
    world,
    text,
    language,
    tokens.flatMap((each) => each.amount ?? []),
  )
}

function generalWorld(
  clauses: readonly Clause[],
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
  language: StoryLanguage,
): World {
  const reader = new Reader(language)
  const world = new World(kinds).load(reader.read(clauses))
  world.rounding = reader.rounding
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
