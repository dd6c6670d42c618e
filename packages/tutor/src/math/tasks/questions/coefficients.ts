import { binary, type Expr, equation, expression, namesOf, number, request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { substitute } from '../../substitute.ts'
import { discriminant } from './discriminant.ts'
import { latin, parse } from './formulas.ts'

/** "The coefficient of x² in ...", "the remainder of ... by x - 2", "for which a is ... a perfect square". */
export function coefficients(text: string, language: Language): Statement | null {
  const sum =
    /sum of (?:all )?(?:the )?coefficients (?:of|in)\s+(.+)$|сумм\p{L}* (?:всех )?коэффициентов\s+(?:многочлена\s+|в\s+|разложения\s+)?(.+)$/iu.exec(
      text,
    )
  if (sum) {
    const of = parse(sum[1] ?? sum[2]!, language)
    const letters = namesOf(expression(of))
    return letters.length > 0
      ? expression(letters.reduce((all, letter) => substitute(all, letter, number(1)), of))
      : null
  }
  const one =
    /coefficient (?:of|at|before)\s+([a-zх])\s*(?:\^?\s*\{?(\d+)\}?|([²³⁴⁵⁶]))?\s+(?:in|of)\s+(.+)$|коэффициент (?:при|перед)\s+([a-zх])\s*(?:\^?\s*\{?(\d+)\}?|([²³⁴⁵⁶]))?\s+(?:в|многочлена|разложени\p{L}*)\s+(?:выражени\p{L}*\s+|разложени\p{L}*\s+)?(.+)$/iu.exec(
      text,
    )
  if (one) {
    const letter = latin(one[1] ?? one[5]!)
    const raised = one[3] ?? one[7]
    const degree = raised ? '²³⁴⁵⁶'.indexOf(raised) + 2 : Number(one[2] ?? one[6] ?? 1)
    return request('coefficient', expression(parse(one[4] ?? one[8]!, language)), {
      unknown: letter,
      values: [number(degree)],
    })
  }
  const rest =
    /remainder (?:of|when)\s+(.+?)\s+(?:is )?(?:divided by|by)\s+(?:\(?)([xх]\s*[-+]\s*\d+)\)?|остаток (?:от деления|при делении)\s+(?:многочлена\s+)?(.+?)\s+на\s+(?:двучлен\s+)?\(?([xх]\s*[-+]\s*\d+)\)?/iu.exec(
      text,
    )
  if (rest && /[xх]/iu.test(rest[1] ?? rest[3]!)) {
    const of = parse(rest[1] ?? rest[3]!, language)
    const [, sign, value] = /([-+])\s*(\d+)/.exec(rest[2] ?? rest[4]!)!
    return request('evaluate', expression(of), {
      unknown: 'x',
      values: [number((sign === '-' ? 1 : -1) * Number(value))],
    })
  }
  const divisible =
    /(?:for which|at which|при как\p{L}+)\s+([a-z])\s+(?:is\s+|многочлен\s+)?(.+?)\s+(?:is\s+)?(?:divisible by|делится (?:нацело )?на)\s+\(?([xх]\s*[-+]\s*\d+)\)?/iu.exec(
      text,
    )
  if (divisible) {
    const [, sign, value] = /([-+])\s*(\d+)/.exec(divisible[3]!)!
    const at = number((sign === '-' ? 1 : -1) * Number(value))
    return equation(substitute(parse(divisible[2]!, language), 'x', at), number(0))
  }
  const quotient =
    /(?:^|\s)(?:divide|раздели\p{L}*)\s+(?:многочлен\s+|the polynomial\s+)?(.+?)\s+(?:by|на)\s+(?:двучлен\s+)?(.+)$/iu.exec(
      text,
    )
  if (quotient) {
    const [above, below] = [parse(quotient[1]!, language), parse(quotient[2]!, language)]
    return expression(binary('divide', above, below))
  }
  const square =
    /(?:for which|for what|at which|при как\p{L}+)\s+([a-z])\s+(?:is\s+|выражение\s+)?(.+?)\s+(?:is\s+)?(?:a\s+)?(?:perfect square|полн\p{L}* квадрат)/iu.exec(
      text,
    )
  if (square) return zeroDiscriminant(parse(square[2]!, language))
  return null
}

/** Sets the discriminant to zero, with the parameter as the unknown. */
function zeroDiscriminant(of: Expr): Statement | null {
  const found = discriminant(of)
  return found ? equation(found, number(0)) : null
}
