import { type Expr, number, type Request } from '../math/ast.ts'
import { exactValue } from '../math/polynomial.ts'
import { absolute, decimalText, isFiniteDecimal, type Rational, rational, subtract } from '../math/rational.ts'

/** What the first question about a task that is named by its operation asks for, as its notes call it. */
export function factsOfRequest({ operation, subject, values = [] }: Request): Readonly<Record<string, Expr>> {
  const value = subject.kind === 'expression' ? exactValue(subject.value) : null
  const list = subject.kind === 'values' ? subject.values.map(exactValue) : []
  const numbers = list.every((each) => each !== null) ? list : []
  switch (operation) {
    case 'round': {
      const [places] = values.map(exactValue)
      return value && places ? digitsAt(value, Number(places.n)) : {}
    }
    case 'mean':
      return numbers.length > 0 ? { count: number(numbers.length) } : {}
    case 'spread': {
      const sorted = [...numbers].sort((a, b) => (subtract(a, b).n < 0n ? -1 : 1))
      const [least, most] = [sorted[0], sorted.at(-1)]
      return least && most ? { least: number(least), most: number(most) } : {}
    }
    case 'prime-factors': {
      const prime = value && value.d === 1n ? smallestPrime(value.n) : null
      return prime === null ? {} : { prime: number(prime) }
    }
    default:
      return {}
  }
}

/** The last digit that stays when a number is rounded to so many places, and the one behind it. */
function digitsAt(value: Rational, places: number): Readonly<Record<string, Expr>> {
  if (!isFiniteDecimal(value)) return {}
  const [whole = '0', behind = ''] = decimalText(absolute(value)).split('.')
  const digits = `${whole}${behind.padEnd(Math.max(places, 0) + 1, '0')}`
  const [last, next] = [digits[whole.length + places - 1], digits[whole.length + places]]
  return last === undefined || next === undefined
    ? {}
    : { last: number(rational(Number(last))), next: number(rational(Number(next))) }
}

function smallestPrime(value: bigint): bigint | null {
  if (value < 2n || value > 1_000_000n) return null
  for (let factor = 2n; factor * factor <= value; factor++) if (value % factor === 0n) return factor
  return value
}
