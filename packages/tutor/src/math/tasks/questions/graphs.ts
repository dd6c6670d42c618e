import {
  binary,
  constant,
  type Expr,
  equation,
  expression,
  name,
  namesOf,
  number,
  request,
  type Statement,
} from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { coefficientsIn, tryPolynomial } from '../../polynomial.ts'
import type { TaskReading } from '../../stories.ts'
import { substitute } from '../../substitute.ts'
import { plus, says } from '../pattern.ts'
import { between } from './area-between.ts'
import { atValue, functionIn, parse, withoutPlace } from './formulas.ts'

const least = says('smallest|least|minimum|minimal|lowest|наименьш~|минимальн~|минимум~')
const greatest = says('largest|greatest|maximum|maximal|highest|biggest|наибольш~|максимальн~|максимум~')

/** Points, extrema, slopes, asymptotes and shifts of a graph, and where a function takes a value. */
export function graphs(text: string, language: Language): Statement | TaskReading | null {
  if (/(?:reciprocal|square|cube|half|twice|double)(?: of)? the (?:slope|gradient|derivative|value)/iu.test(text))
    return null
  if (!/=|\/\s*\(?[xх]|[xхt]\s*[\^²³]|[xхt]\s*[-+]|\d[xх]/iu.test(text)) return null
  const place = atValue(text, language)
  const body = withoutPlace(text)
  const found = functionIn(body, language)
  if (found) {
    const { of, unknown } = found
    const subject = expression(of)
    if (
      place &&
      says(
        'slope of the tangent|gradient of the tangent|tangent slope|slope of the curve|угловой коэффициент касательной|тангенс угла наклона касательной|speed|velocity|скорост~',
      ).test(text)
    )
      return request('slope', subject, { unknown, values: [place] })
    if (place && /(?:value of (?:the )?derivative|значени\p{L}* производной|derivative at)/iu.test(text))
      return request('slope', subject, { unknown, values: [place] })
    if (says('horizontal~|горизонтальн~').test(text) && says('tangent|касательн~').test(text))
      return request('extreme-place', subject, { unknown, values: [number(leads(of, unknown))] })
    const [from, to] = segment(text, language)
    const isLeast = least.test(text)
    if (isLeast || greatest.test(text)) {
      const ends = from && to ? [from, to] : []
      const values = [number(isLeast ? -1 : 1), ...ends]
      if (
        /(?:minimum|maximum|lowest|highest|turning) point|points? of (?:local )?(?:minimum|maximum)|точк\p{L}* (?:локального )?(?:минимума|максимума)|local (?:minimum|maximum)|has (?:a|its) (?:minimum|maximum)/iu.test(
          text,
        ) &&
        !/points of|точки/iu.test(text)
      )
        return request('extreme-place', subject, { unknown, values })
      if (
        /value|значени|what is the (?:min|max)|(?:find|найди\p{L}*|вычисли\p{L}*) (?:the )?(?:min|max|миним|макс)/iu.test(
          text,
        ) &&
        !/domain|област|root|корн/iu.test(text)
      )
        return request('extreme-value', subject, { unknown, values })
    }
    if (
      /(?:x|abscissa) of the vertex|x-coordinate of the vertex|(?<!\p{L})абсцисс\p{L}* вершины|axis of symmetry|ось симметрии/iu.test(
        text,
      )
    )
      return request('extreme-place', subject, { unknown, values: [number(leads(of, unknown))] })
    if (/(?:y|ordinate) of the vertex|y-coordinate of the vertex|(?<!\p{L})ординат\p{L}* вершины/iu.test(text))
      return request('extreme-value', subject, { unknown, values: [number(leads(of, unknown))] })
    if (
      /cross(?:es)? the y[- ]?axis|y-intercept|пересека\p{L}* ось (?:y|у|ординат|oy|оу)|с осью (?:y|oy|оу|ординат)/iu.test(
        text,
      )
    )
      return request('evaluate', subject, { unknown, values: [number(0)] })
    if (/vertical asymptote|вертикальн\p{L}* асимптот/iu.test(text)) {
      const below = denominator(of)
      return below ? equation(below, number(0)) : null
    }
    if (/horizontal asymptote|горизонтальн\p{L}* асимптот|for large x|при больших x|come near|приближа/iu.test(text))
      return request('limit', subject, { unknown, values: [constant('∞')] })
    if (/(?:forbidden|not allowed|excluded|undefined|запрещен|не определен|недопустим)/iu.test(text)) {
      const below = denominator(of)
      return below ? equation(below, number(0)) : null
    }
    if (/smallest [xх]|наименьшее (?:значение )?[xх]/iu.test(text) && /domain|област/iu.test(text)) {
      const inside = of.kind === 'root' ? of.of : null
      return inside ? equation(inside, number(0)) : null
    }
    if (/vertex|вершин/iu.test(text) && /shift|moved|сдвин|перенес/iu.test(text)) return shifted(text, of, unknown)
    const up =
      /(?:moved|shifted|translated|сдвинут\p{L}*|сдвинули|подняли|перенесли|сместили)\s+(?:\p{L}+\s+)?(up|down|left|right|вверх|вниз|влево|вправо)\s+(?:by\s+|на\s+)?(\d+)/iu.exec(
        text,
      )
    if (up && place) {
      const by = number(Number(up[2]))
      const direction = up[1]!.toLowerCase()
      const moved = /up|вверх/.test(direction)
        ? plus(of, by)
        : /down|вниз/.test(direction)
          ? binary('subtract', of, by)
          : substitute(of, unknown, binary(/right|вправо/.test(direction) ? 'subtract' : 'add', name(unknown), by))
      return request('evaluate', expression(moved), { unknown, values: [place] })
    }
    if (/find f\s*['’′]\s*\(|f\s*['’′]\s*\(\s*-?\d/iu.test(text)) {
      const at = /['’′]\s*\(\s*(-?[\d.,/]+)\s*\)/u.exec(text)
      if (at) return request('slope', subject, { unknown, values: [parse(at[1]!, language)] })
    }
    if (/slope|gradient|угловой коэффициент/iu.test(text) && !/tangent|касательн/iu.test(text)) {
      const line = tryPolynomial(of)
      const isCurve = line !== null && (coefficientsIn(line, unknown)?.length ?? 0) > 2
      // How steep a curve is depends on the place.
      if (isCurve) return place ? request('slope', subject, { unknown, values: [place] }) : null
      if (line) return request('coefficient', subject, { unknown, values: [number(1)] })
    }
    const bounds =
      /(?:from|от|с)\s+(?:[xх]\s*=\s*)?(-?[\d.,/]+)\s+(?:to|до|по)\s+(?:[xх]\s*=\s*)?(-?[\d.,/]+\d|\d)/iu.exec(text)
    if (/area under|площад\p{L}* под/iu.test(text) && bounds) {
      const own = functionIn(text.replace(bounds[0], ' . '), language)
      if (own)
        return request('definite-integral', expression(own.of), {
          unknown: own.unknown,
          values: [parse(bounds[1]!, language), parse(bounds[2]!, language)],
        })
    }
    if (
      place &&
      /(?:find|what is|найди\p{L}*|чему рав\p{L}*|calculate|вычисли\p{L}*)\s+(?:the value of\s+|значение\s+|the\s+)?(?:[yу]|функции|function)/iu.test(
        text,
      )
    )
      return request('evaluate', subject, { unknown, values: [place] })
    if (
      /(?:when|for|при)\s+[a-zхуt]\s*=\s*-?[\d.,/]+/iu.test(text) &&
      place &&
      /find\s+[yуs]|найди\p{L}*\s+[yуs]/iu.test(text)
    )
      return request('evaluate', subject, { unknown, values: [place] })
  }
  // "For which x is f(x) = 31?", "for which x is 24/x equal to 8?"
  const value =
    /(?:for which|for what|at which|при как\p{L}+)\s+[xх].*?(?:equal to|equals|is equal to|равно|равна|равен|=)\s*(-?[\d.,/]+)\s*\??\s*$/iu.exec(
      text,
    )
  if (value) {
    const cut = text
      .slice(0, text.lastIndexOf(value[1]!))
      .replace(
        /(?:f\s*\(\s*[xх]\s*\)|[yу])?\s*(?:is\s+)?(?:equal to|equals|равно|равна|равен|=)\s*$|(?:for|at) (?:which|what) [xх] is|при как\p{L}+ [xх](?:\s+значение)?(?:\s+функции)?/giu,
        ' ',
      )
    const own = functionIn(cut.replace(/(?<=\S)\s*(?:is|was)\s*$/iu, ' ').replace(/^\s*(?:is|was)\s+/iu, ' '), language)
    if (own) return equation(own.of, parse(value[1]!, language))
  }
  const zero =
    /(?:for which|for what|at which|при как\p{L}+)\s+[xх]\s+(?:is |значение )?[yу]\s*=\s*0\s+(?:on|for|в|для)\s+(.+)$/iu.exec(
      text,
    )
  if (zero) {
    const own = functionIn(zero[1]!, language)
    if (own) return equation(own.of, number(0))
  }
  return between(text, language)
}

/** "Shifted left 2 and down 1": the translated parabola and its vertex. */
function shifted(text: string, of: Expr, unknown: string): Statement | null {
  const moves = [...text.matchAll(/(up|down|left|right|вверх|вниз|влево|вправо)\s+(?:by\s+|на\s+)?(\d+)/giu)]
  if (moves.length === 0) return null
  const moved = moves.reduce<Expr>((all, [, direction, by]) => {
    const size = number(Number(by))
    if (/up|вверх/iu.test(direction!)) return plus(all, size)
    if (/down|вниз/iu.test(direction!)) return binary('subtract', all, size)
    return substitute(all, unknown, binary(/right|вправо/iu.test(direction!) ? 'subtract' : 'add', name(unknown), size))
  }, of)
  return request('vertex', expression(moved), { unknown })
}

/** The sign of the leading coefficient: a parabola that opens upward has its minimum at the vertex. */
function leads(of: Expr, unknown: string): number {
  const polynomial = tryPolynomial(of)
  let best = { degree: 0, sign: -1 }
  for (const { coefficient, powers } of polynomial?.values() ?? []) {
    const degree = powers[unknown] ?? 0
    if (degree > best.degree) best = { degree, sign: coefficient.n > 0n ? -1 : 1 }
  }
  return best.sign
}

function segment(text: string, language: Language): [Expr, Expr] | [null, null] {
  const found =
    /(?:\[\s*|from\s+|between\s+|от\s+)(-?[\d.,/]*\d)\s*(?:[;,]|to|and|до)\s*(-?[\d.,/]*\d)\s*(?:\]|$|[.?])/iu.exec(
      text,
    )
  return found ? [parse(found[1]!, language), parse(found[2]!, language)] : [null, null]
}

function denominator(of: Expr): Expr | null {
  if (of.kind === 'divide') return namesOf(expression(of.right)).length > 0 ? of.right : null
  if (of.kind === 'add' || of.kind === 'subtract') return denominator(of.left) ?? denominator(of.right)
  return of.kind === 'negate' ? denominator(of.of) : null
}
