import { directAnswersOf } from '../language/direct-answers.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import type { DirectAnswer } from './direct-answer-source.ts'

const patterns = new Map<string, RegExp>()
function compiled(source: string): RegExp {
  const known = patterns.get(source)
  if (known) return known
  const written = source.replaceAll('~', '\\p{L}*').replaceAll(/ (?!\?)/g, '\\s+')
  const pattern = regExpOf(`(?<![\\p{L}\\d])(?:${written})(?![\\p{L}\\d])`)
  patterns.set(source, pattern)
  return pattern
}

/** True if the parts are said one behind the other. */
function isSaid(text: string, parts: readonly string[]): boolean {
  let rest = text
  return parts.every((part) => {
    const found = compiled(part).exec(rest)
    if (!found) return false
    rest = rest.slice(found.index + found[0].length)
    return true
  })
}

/** The answer to a usual question, if the text asks it. `about` is the card that is talked about: its own name may be left out. */
export function directAnswer(text: string, language: Language, about?: string): DirectAnswer | null {
  const said = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
  const asks = ({ asked, unless, card }: DirectAnswer) =>
    asked.some((way) => {
      const [, ...others] = way
      const needed = card === about && others.length > 0 ? others : way
      return needed.every((parts) => isSaid(said, parts))
    }) && !(unless !== undefined && compiled(unless).test(said))
  return directAnswersOf(language).find(asks) ?? null
}
