import { isClosed } from '../math/ast.ts'
import { safeValue } from './formulas.ts'
import { parseNotation } from './notation.ts'

/** P(A and B) for each relation between the events, with P(A) = 0.55 and P(B) = 0.4. */
const both: Readonly<Record<'any' | 'independent' | 'exclusive', number>> = {
  any: 0.3,
  independent: 0.22,
  exclusive: 0,
}
const [one, other] = [0.55, 0.4]

/**
 * Tests a stated probability rule, such as `P(A \text{ and } B) = P(A) + P(B)`, on events related as the sentence says,
 * else on every relation. Returns the rule if it holds for none; null otherwise.
 */
export function falseChance(sentence: string): string | null {
  const match = /P\s*\([^=]{1,80}=\s*[^=$]{1,100}/.exec(sentence)
  if (!match) return null
  const kinds = /independent|независим/iu.test(sentence)
    ? (['independent'] as const)
    : /exclusive|disjoint|несовместн/iu.test(sentence)
      ? (['exclusive'] as const)
      : (['any', 'independent', 'exclusive'] as const)
  const sides = match[0].split('=').map((side) => side.trim())
  const results = kinds.map((kind) => {
    const [left, right] = sides.map((side) => chanceOf(side, both[kind]))
    if (left === undefined || right === undefined || !Number.isFinite(left) || !Number.isFinite(right)) return null
    return Math.abs(left - right) < 1e-9
  })
  return results.every((each) => each === false) ? match[0].trim() : null
}

/** Evaluates one side; NaN if it has events other than A and B. */
function chanceOf(side: string, intersection: number): number {
  const plain = side
    .replace(/\\(?:text|mathrm|operatorname)\s*\{\s*([^{}]*?)\s*\}/g, ' $1 ')
    .replace(/\\(?:left|right|,|;|!)/g, '')
    .replace(/\\cap|∩|(?<!\p{L})(?:and|и)(?!\p{L})/gu, '&')
    .replace(/\\cup|∪|(?<!\p{L})(?:or|или)(?!\p{L})/gu, '+')
    .replace(/\\mid|\\vert/g, '|')
    .replace(/\\(?:overline|bar)\s*\{?\s*([AB])\s*\}?|(?<!\p{L})(?:not|не) ([AB])|([AB])(?:\^c|['′])/gu, '~$1$2$3')
    .replace(/\s+/g, '')
  const chances: Readonly<Record<string, number>> = {
    A: one,
    B: other,
    '~A': 1 - one,
    '~B': 1 - other,
    'A&B': intersection,
    'B&A': intersection,
    'A+B': one + other - intersection,
    'B+A': one + other - intersection,
    'A|B': intersection / other,
    'B|A': intersection / one,
  }
  let isKnown = true
  const numbers = plain.replace(/P\(([^()]*)\)/g, (_, event: string) => {
    const chance = chances[event]
    isKnown &&= chance !== undefined
    return `(${chance ?? 0})`
  })
  const expr = isKnown ? parseNotation(numbers.replace(/[.,;:]$/, '')) : null
  return expr && isClosed(expr) ? safeValue(expr) : Number.NaN
}
