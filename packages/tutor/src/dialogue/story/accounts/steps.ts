import { has, patternOf, type Scene } from './scene.ts'
import type { State } from './state.ts'

/** Whether no relation word is left that nothing accounts for. */
export const isClear = (mask: string, { words }: Scene): boolean =>
  !has(words.relations, mask.replace(patternOf(words.harmless, 'gu'), ' '))

export const cutOut = (mask: string, from: number, length: number) =>
  `${mask.slice(0, from)} ¦ ${mask.slice(from + length)}`

export const signless = (mask: string) => mask.replace(/[\ue000-\ue27f]/gu, ' ')

/** Whether words of a clause tell of more or of less; a word inside a longer phrase does not count. */
export function directionIn(clause: string, { words }: Scene): { kind: 'loss' | 'gain' | null | 'both'; rest: string } {
  const all = (['loss', 'gain'] as const).flatMap((kind) =>
    [...clause.matchAll(patternOf(words[kind], 'gu'))].map(({ index, 0: said }) => ({
      kind,
      start: index,
      end: index + said.length,
    })),
  )
  const outer = all.filter(
    (each) =>
      !all.some(
        (other) =>
          other.start <= each.start && other.end >= each.end && other.end - other.start > each.end - each.start,
      ),
  )
  const kinds = new Set(outer.map(({ kind }) => kind))
  const rest = outer.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    clause,
  )
  const [kind = null] = kinds
  return { kind: kinds.size > 1 ? 'both' : kind, rest }
}

export const tellsUnknown = (clause: string, { words }: Scene) =>
  [...clause.matchAll(patternOf(words.verbLike, 'gu'))].some(
    ([word]) => patternOf(`(?:${words.verbs}|${words.small})`).exec(word)?.[0] !== word,
  )

/** Takes what is left of a clause: a step that accounts for a piece of it hands on the rest. */
export type Taker = (state: State, clause: string) => boolean
