import { regExpOf } from '../../../pattern.ts'
import { takeAmount } from './amounts.ts'
import { takeCompare } from './comparisons.ts'
import { takeAmong, takeRate } from './groups.ts'
import { takeShares } from './parts.ts'
import { takePairRatio, takeRatio } from './ratios.ts'
import { has, patternOf, placesIn, type Scene, stemsOf } from './scene.ts'
import { takeSeveral } from './several.ts'
import type { State } from './state.ts'
import { cutOut, isClear } from './steps.ts'
import { takeTotal } from './totals.ts'
import { withoutYears } from './years.ts'

/**
 * The parts of a mask between marks, or before a conjunction where both sides have an amount. A dash behind a part or the
 * rest stands for "is" and tells nothing new.
 */
export function clausesOf(mask: string, { words }: Scene): string[] {
  const { goesTogether, joinsMore } = words
  const parts = mask
    .replace(patternOf(goesTogether, 'gu'), (said) => said.replace(patternOf(joinsMore), ' '))
    .split(
      regExpOf(
        `(?<=[.!?;:])(?=\\s|$)|(?<=,)(?=\\s)(?!\\s(?:${words.goesOn})(?!\\p{L}))|(?<![\\ue100-\\ue17f](?: \\p{L}+){0,3})(?<!(?:${words.others})(?: \\p{L}+)?)\\s-(?=\\s)(?!\\s(?:${words.goesOn}|${words.dashed})(?!\\p{L}))(?!\\s(?:(?:${words.placed})\\s)?[\\ue000-\\ue27f])|\\n|[()]`,
        'u',
      ),
    )
  const sign = /[\ue000-\ue27f]/u
  // "3/7 of the rest are red and the others are blue": what is left is told for itself.
  const goesToRest = regExpOf(`^(?:${words.joins}) (?:${words.others})(?!\\p{L})`, 'u')
  return withLeads(parts, words)
    .flatMap((part) => {
      const pieces: string[] = []
      let from = 0
      for (const { index } of part.matchAll(patternOf(words.joins, 'gu'))) {
        const [before, behind] = [part.slice(from, index), part.slice(index)]
        const isRest = /[\ue100-\ue17f]/u.test(before) && goesToRest.test(behind)
        if (index <= from || !sign.test(before) || !(sign.test(behind) || isRest)) continue
        pieces.push(part.slice(from, index))
        from = index
      }
      return [...pieces, part.slice(from)]
    })
    .map((each) => each.trim().replace(/^out of /u, 'of '))
    .filter((each) => /[\p{L}\ue000-\ue27f]/u.test(each))
}

/** "Of the remaining beads, 1/3 are blue", "Leo, Max and Nina have 84 together": what a comma does not cut off. */
function withLeads(parts: readonly string[], words: Scene['words']): string[] {
  const lead = regExpOf(`^\\s*(?:(?:${words.joins}) )?(?:${words.ofRest}),\\s*$`, 'u')
  const listed = /^\s*\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2} ?,\s*$/u
  const goesOn = (part: string, next: string) =>
    (lead.test(part) && /[\ue100-\ue17f]/u.test(next)) ||
    (listed.test(part) && has(words.together, next) && has(words.joins, next))
  const merged: string[] = []
  for (const part of [...parts].reverse()) {
    const next = merged.at(-1)
    if (next !== undefined && goesOn(part, next))
      merged[merged.length - 1] = `${lead.test(part) ? part.replace(/,\s*$/u, '') : part}${next}`
    else merged.push(part)
  }
  return merged.reverse()
}

/** Takes a clause into the state; false where it tells something that has no place. */
export function take(state: State, typed: string): boolean {
  const { scene } = state
  const { words } = scene
  if (has(words.relative, typed)) state.shift = null
  const clause = inOrder(state.isOfAges ? withoutYears(state, typed) : typed, words)
  const places = placesIn(clause)
  const isEnd = /[.!?;]\s*$/u.test(typed)
  const done =
    places.length === 0
      ? (takeCompare(state, clause) ?? takeQuiet(state, clause))
      : (takePairRatio(state, clause) ??
        takeTotal(state, clause) ??
        takeCompare(state, clause) ??
        takeRatio(state, clause) ??
        takeShares(state, clause, take) ??
        takeAmong(state, clause, take) ??
        takeRate(state, clause, take) ??
        takeSeveral(state, clause, take) ??
        takeAmount(state, clause))
  if (isEnd) {
    if (state.before !== 'cost') state.before = null
    state.shift = null
  }
  return done === true
}

/** «Старше дочери в 3 раза» as «в 3 раза старше дочери»: the one word order that the patterns of comparisons have. */
const inOrder = (clause: string, { inverted }: Scene['words']): string =>
  inverted.reduce((text, [source, order]) => text.replace(patternOf(source), order), clause)

function takeQuiet(state: State, clause: string): boolean {
  const { scene } = state
  const { words } = scene
  const rest = patternOf(words.others).exec(clause)
  if (rest) {
    state.hasRest = true
    for (const stem of stemsOf(clause.replace(rest[0], ' '), scene)) state.restStems.add(stem)
    return isClear(cutOut(clause, rest.index, rest[0].length), scene)
  }
  // "Some cards": an amount that is asked for.
  return isClear(clause, scene)
}
