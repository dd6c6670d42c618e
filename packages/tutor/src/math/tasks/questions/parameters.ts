import { binary, type Expr, equation, inequality, name, namesOf, number, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { tryPolynomial } from '../../polynomial.ts'
import { substitute } from '../../substitute.ts'
import { plus, times } from '../pattern.ts'
import { discriminant } from './discriminant.ts'
import { first, parse } from './formulas.ts'

/** "For which a does ... have one root": the condition for a letter. */
export function parameters(text: string, language: Language): Statement | null {
  const asked =
    /(?:for which|for what|at which|при как\p{L}+)\s+(?:values?\s+(?:of\s+)?|значени\p{L}*\s+(?:параметра\s+)?)?([abckmpaс])(?!\p{L})/iu.exec(
      text,
    )
  if (!asked) return null
  const letter = asked[1]!.toLowerCase()
  const body = text.slice(asked.index + asked[0].length)
  const root =
    /[xх]\s*=\s*(-?[\d.,/]+)\s+(?:a\s+)?(?:root|solution|корень|решени)\p{L}*\s*(?:of|уравнения)?\s+(.+)$|(?:число|the number)\s+(-?[\d.,/]+)\s+(?:is\s+)?(?:a\s+)?(?:корень|root|solution|является корнем)\p{L}*\s*(?:of|уравнения)?\s+(.+)$/iu.exec(
      body,
    )
  if (root) {
    const line = first(root[2] ?? root[4]!, language, 'equation')
    const at = parse(root[1] ?? root[3]!, language)
    return line ? equation(substitute(line.left, 'x', at), substitute(line.right, 'x', at)) : null
  }
  const line = first(body, language, 'equation')
  if (!line || !namesOf(line).includes(letter) || namesOf(line).length !== 2) return null
  const of = binary('subtract', line.left, line.right)
  const one =
    /(?:exactly |only )?one (?:real )?(?:root|solution)|(?:equal|double|repeated) roots|ровно один|один корень|единственн|совпада\p{L}* корн/iu.test(
      text,
    )
  const none =
    /no (?:real )?(?:roots?|solutions?)|нет (?:действительных )?(?:корней|решений)|не имеет (?:действительных )?(?:корней|решений)/iu.test(
      text,
    )
  const two =
    /two (?:different |distinct |real )*(?:roots|solutions)|два (?:различных |разных |действительных )*корня/iu.test(
      text,
    )
  const isLinear = !/[xх]\s*(?:\^\s*\{?2|²)/iu.test(body)
  if (isLinear) {
    if (!none) return null
    // (a - 7) x = 5: the coefficient of x vanishes and the constant does not.
    const slope = binary('subtract', substitute(of, 'x', number(1)), substitute(of, 'x', number(0)))
    return equation(simple(slope) ?? slope, number(0))
  }
  const value = discriminant(of)
  if (!value) return null
  if (one) return equation(value, number(0))
  if (none) return inequality(value, '<', number(0))
  return two ? inequality(value, '>', number(0)) : null
}

function simple(of: Expr): Expr | null {
  const polynomial = tryPolynomial(of)
  if (!polynomial) return null
  const terms = [...polynomial.values()].map(({ coefficient, powers }): Expr => {
    const [letter] = Object.keys(powers)
    if (!letter) return number(coefficient)
    return coefficient.n === coefficient.d ? name(letter) : times(number(coefficient), name(letter))
  })
  return terms.length > 0 ? terms.reduce((all, each) => plus(all, each)) : null
}
