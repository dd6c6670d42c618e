import { binary, expression, namesOf, number, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { tryPolynomial } from '../../polynomial.ts'
import { plus, power, root } from '../pattern.ts'
import { first } from './formulas.ts'
import { pointAt } from './points.ts'

/** "Find the radius of x² + y² - 6x = 7": the center and the radius from an equation. */
export function circles(text: string, language: Language): Statement | null {
  if (!/radius|cent(?:re|er)|радиус|центр/iu.test(text) || !/[yу]\s*(?:²|\^)|\)\s*(?:²|\^)/iu.test(text)) return null
  const line = first(text, language, 'equation')
  if (!line || namesOf(line).join() !== 'x,y') return null
  const polynomial = tryPolynomial(binary('subtract', line.left, line.right))
  if (!polynomial) return null
  const at = (x: number, y: number) => {
    for (const { coefficient, powers } of polynomial.values())
      if ((powers.x ?? 0) === x && (powers.y ?? 0) === y) return Number(coefficient.n) / Number(coefficient.d)
    return 0
  }
  const scale = at(2, 0)
  if (scale === 0 || at(0, 2) !== scale || at(1, 1) !== 0) return null
  const [p, q, c] = [at(1, 0) / scale, at(0, 1) / scale, at(0, 0) / scale]
  const half = (value: number) => binary('divide', number(-value), number(2))
  if (![p, q, c].every((value) => Number.isInteger(value))) return null
  if (/radius|радиус/iu.test(text))
    return expression(
      root(
        binary(
          'subtract',
          plus(power(binary('divide', number(p), number(2)), 2), power(binary('divide', number(q), number(2)), 2)),
          number(c),
        ),
      ),
    )
  if (/(?:[xх] of the cent|x-coordinate|абсцисс)/iu.test(text)) return expression(half(p))
  if (/(?:[yу] of the cent|y-coordinate|(?<!\p{L})ординат)/iu.test(text)) return expression(half(q))
  return /cent(?:re|er)|центр/iu.test(text) ? pointAt(half(p), half(q)) : null
}
