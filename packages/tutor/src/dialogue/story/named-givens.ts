import { add, divide, equals, multiply, type Rational, rational, subtract } from '../../math/rational.ts'

export interface NamedGiven {
  readonly role: string
  readonly value: Rational
  readonly isPercent: boolean
}

const hundred = rational(100)

/**
 * The equations with the names of givens that they only tell by their numbers: `original - 20/100*original = 48` where 20
 * and 48 are given. A percentage is 20, 20% or 0.2. The value of an equation stays what it was.
 */
export function withNamedGivens(equations: readonly string[], givens: readonly NamedGiven[]): readonly string[] {
  const isNamed = ({ role }: NamedGiven) => equations.some((each) => namesIn(each).includes(role))
  const unnamed = givens.filter((each) => !isNamed(each))
  return unnamed.reduce<readonly string[]>((all, { role, value, isPercent }) => {
    const forms: readonly (readonly [Rational, string])[] = [
      [value, role],
      ...(isPercent
        ? ([
            [divide(value, hundred), `(${role}/100)`],
            [multiply(value, hundred), `(100*${role})`],
          ] as const)
        : []),
    ]
    const form = forms.find(([number]) => all.some((each) => literalsIn(each).some((one) => equals(one, number))))
    return form ? all.map((each) => replaced(each, form[0], form[1])) : all
  }, equations)
}

/** Given amounts that an equation has worked into a number of its own: the 2 who leave 6, where it says 4. */
export function workedIn(equations: readonly string[], givens: readonly NamedGiven[]): ReadonlySet<string> {
  const written = equations.flatMap(literalsIn).filter((each) => !ordinary.some((one) => equals(one, each)))
  return new Set(
    givens.flatMap(({ role, value }) => {
      const comes = givens.flatMap((other) =>
        other.role === role
          ? []
          : [add(value, other.value), subtract(other.value, value), multiply(value, other.value)],
      )
      return comes.some((each) => written.some((one) => equals(one, each))) ? [role] : []
    }),
  )
}
/** Numbers that convert units. */
const ordinary = [60, 100, 1000, 3600].map((each) => rational(BigInt(each)))

const namesIn = (equation: string): readonly string[] => equation.match(/\p{L}[\p{L}\d_]*/gu) ?? []

const literal = /(?<![\p{L}\d_.,])\d{1,15}(?:[.,]\d{1,10})?(?![\d_\p{L}]|[.,]\d)/gu

const numberOf = (written: string): Rational => {
  const [whole = '0', decimals = ''] = written.replace(',', '.').split('.')
  return rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length))
}

const literalsIn = (equation: string): readonly Rational[] => (equation.match(literal) ?? []).map(numberOf)

const replaced = (equation: string, value: Rational, name: string): string =>
  equation.replace(literal, (written) => (equals(numberOf(written), value) ? name : written))
