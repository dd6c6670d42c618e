import { binary, type Expr, name, number } from '../../ast.ts'
import { tryPolynomial } from '../../polynomial.ts'
import { substitute } from '../../substitute.ts'
import { plus, power, product, times } from '../pattern.ts'

/** The discriminant by x, as a polynomial in one other letter. */
export function discriminant(of: Expr): Expr | null {
  const at = (x: number) => substitute(of, 'x', number(x))
  const c = at(0)
  const a = binary('divide', binary('subtract', binary('add', at(1), at(-1)), times(number(2), c)), number(2))
  const b = binary('divide', binary('subtract', at(1), at(-1)), number(2))
  const polynomial = tryPolynomial(binary('subtract', power(b, 2), product([number(4), a, c])))
  if (!polynomial) return null
  const terms = [...polynomial.values()]
  if (terms.some(({ powers }) => Object.keys(powers).length > 1)) return null
  return terms
    .map(({ coefficient, powers }): Expr => {
      const [letter, degree] = Object.entries(powers)[0] ?? []
      const size = number(coefficient)
      if (!letter) return size
      const raised: Expr = degree === 1 ? name(letter) : power(name(letter), degree!)
      return coefficient.n === coefficient.d ? raised : times(size, raised)
    })
    .reduce((all, each) => plus(all, each))
}
