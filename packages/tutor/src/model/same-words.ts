import { meanings } from '../language/meanings.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** Meanings of which a sentence about one thing has only one: "add 5" does not say "subtract 5". */
const families: readonly (readonly string[])[] = [
  ['add', 'subtract', 'multiply', 'divide'],
  ['bigger', 'smaller'],
  ['grow', 'shrink', 'constant'],
  ['positive', 'negative'],
  ['top', 'bottom'],
  ['double', 'half'],
  ['across', 'upright'],
]

const patterns = Object.fromEntries(
  (['en', 'ru'] as const).map((language) => [
    language,
    Object.entries(meanings[language]).map(([meaning, words]) => ({
      meaning,
      pattern: regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
    })),
  ]),
) as Record<Language, { meaning: string; pattern: RegExp }[]>

/** The meanings that occur in a text, and the text without their words. */
export function meaningsIn(text: string, language: Language): { meanings: readonly string[]; rest: string } {
  const plain = text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  const found = patterns[language].flatMap(({ meaning, pattern }) =>
    [...plain.matchAll(pattern)].map((match) => ({ meaning, start: match.index, end: match.index + match[0].length })),
  )
  const rest = found.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    plain,
  )
  return { meanings: [...new Set(found.map(({ meaning }) => meaning))], rest }
}

/** True if the text says another thing of the same kind: "add 5" where "subtract 5" is wanted. */
export function contradicts(wanted: string, said: string, language: Language): boolean {
  const [own, other] = [wanted, said].map((text) => meaningsIn(text, language).meanings) as [
    readonly string[],
    readonly string[],
  ]
  return families.some((family) => {
    const [mine, theirs] = [own, other].map((all) => family.filter((each) => all.includes(each)))
    return mine!.length > 0 && theirs!.length > 0 && !mine!.some((each) => theirs!.includes(each))
  })
}
