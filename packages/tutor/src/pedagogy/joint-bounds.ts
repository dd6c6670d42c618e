import { andWords } from '../language/comparison-words.ts'
import { either } from '../language/either.ts'
import { jointWords } from '../language/joint-words.ts'
import type { Language } from '../math/latex.ts'
import type { StatementLine } from '../math/reading.ts'
import { regExpOf } from '../pattern.ts'
import { taskOf } from './problem.ts'
import type { Problem } from './state.ts'

const bound = '[-−]?\\d+(?:[.,/]\\d+)?'
const above = '>=?|≥'
const below = '<=?|≤'
// A comma or a new line alone separates lines of work.
const words = `(?<!\\p{L})(?:${either(jointWords)})(?!\\p{L})`
const between = `(?=[ ,;]*${words})(?:[ ,;]|${words})+?`
const joint = regExpOf(
  `(?<!\\p{L})(?<![\\d<>=≤≥+*/·^(-]\\s?)(\\p{L})(?=\\s*(?:${above}|${below})\\s*${bound})(\\s*(?:(${above})|${below})\\s*${bound})(?![\\d.,/]*\\d|\\s*[-+*/·^\\p{L}(]?\\s*[-+*/·^(<>=≤≥])${between}(\\1\\s*(?:(${above})|${below})\\s*${bound})(?![\\d.,/]*\\d|\\s*[-+*/·^<>=≤≥(]|\\p{L})`,
  'giu',
)

const kinds: readonly StatementLine['statement']['kind'][] = ['between', 'system', 'inequality']

/**
 * "So x > 3 but also x < 7", while a task may have both bounds as its answer: said together, and so judged together.
 * Alone the first one is a wrong line. Bounds in one direction are two lines, and after "or" they are alternatives.
 */
export function withJointBounds(text: string, open: Problem | null, language: Language): string {
  if (!open || !/[<>≤≥]/u.test(text) || !kinds.includes(taskOf(open).kind)) return text
  return text.replace(joint, (whole, letter: string, first: string, up: string, second: string, alsoUp: string) => {
    const isOneWay = (up === undefined) === (alsoUp === undefined)
    const [low, high] = up === undefined ? [second, first] : [first, second]
    // "x > 3 but also x < -3" is said of the two parts of an answer.
    return isOneWay || boundIn(low) >= boundIn(high) ? whole : `${letter}${first} ${andWords[language]} ${second}`
  })
}

function boundIn(side: string): number {
  const [, top = '', bottom = '1'] = /(-?\d+(?:[.,]\d+)?)(?:\/(\d+))?$/u.exec(side.replace('−', '-')) ?? []
  return Number(top.replace(',', '.')) / Number(bottom)
}
