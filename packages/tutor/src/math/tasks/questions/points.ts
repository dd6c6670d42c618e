import { binary, type Expr, equation, expression, name, number, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import type { TaskReading } from '../../stories.ts'
import { numbersIn, plus, power, product, root, times } from '../pattern.ts'
import { parse } from './formulas.ts'

/** Distances, midpoints, slopes and mirror images of points, and vectors between them. */
export function points(text: string, language: Language): TaskReading | null {
  const found = [...text.replace(/[−–]/g, '-').matchAll(pointPattern)].map((each) =>
    [each[1]!, each[2]!].map((part) => numbersIn(part, language).exprs[0] ?? number(0)),
  ) as [Expr, Expr][]
  const [a, b] = found
  if (!a) return vectors(text, language)
  const gap = (index: 0 | 1) => binary('subtract', b![index], a[index])
  const told = (value: Expr): TaskReading => ({ task: expression(value) })
  if (/determinant|определител/iu.test(text)) return null
  if (found.length === 2 && b) {
    if (/midpoint|середин/iu.test(text) && /distance|расстояни/iu.test(text)) return null
    if (/perpendicular|перпендикуляр/iu.test(text) && /slope|gradient|угловой коэффициент/iu.test(text))
      return told(binary('divide', times(number(-1), gap(0)), gap(1)))
    if (/distance|how far|расстояни|length of (?:the )?(?:segment|line)|длин\p{L}* отрезка/iu.test(text))
      return told(root(plus(power(gap(0), 2), power(gap(1), 2))))
    if (
      /(?:length|magnitude|modulus)[^.]*vector|длин\p{L}* вектора|модуль вектора/iu.test(text) &&
      /AB|from/u.test(text)
    )
      return told(root(plus(power(gap(0), 2), power(gap(1), 2))))
    if (/midpoint|middle|середин/iu.test(text)) {
      const middle = (index: 0 | 1) => binary('divide', plus(a[index], b[index]), number(2))
      if (/(?:x coordinate|x-coordinate|абсцисс)/iu.test(text)) return told(middle(0))
      if (/(?:y coordinate|y-coordinate|(?<!\p{L})ординат)/iu.test(text)) return told(middle(1))
      return { task: pointAt(middle(0), middle(1)) }
    }
    if (/slope(?!-intercept)|gradient|угловой коэффициент/iu.test(text) && !/equation|уравнени/iu.test(text))
      return told(binary('divide', gap(1), gap(0)))
    if (
      /(?:first|x) coordinate[^.]*vector|перв\p{L}* координат\p{L}* вектора|first coordinate of the vector/iu.test(
        text,
      ) &&
      /AB|from|A\s*\(/u.test(text)
    )
      return told(gap(0))
    if (
      /(?:second|y) coordinate[^.]*vector|втор\p{L}* координат\p{L}* вектора/iu.test(text) &&
      /AB|from|A\s*\(/u.test(text)
    )
      return told(gap(1))
    const scaled = /\)\s*([+-])\s*(\d+)\s*[·*]?\s*\(/u.exec(text)
    if (scaled && /(first|перв|x)/iu.test(text) && /coordinate|координат/iu.test(text))
      return told(binary(scaled[1] === '-' ? 'subtract' : 'add', a[0], times(number(Number(scaled[2])), b[0])))
    const isScaled = /(?<!\p{L})\d(?:\s*[·*])?\s*[a-z](?!\p{L})/iu.test(text.replace(pointPattern, ' '))
    if (!isScaled && /scalar|dot product|скалярн|\)\s*[·*]\s*\(/iu.test(text) && !/[a-z]\s*\)|\(\s*[a-z]/u.test(text))
      return told(plus(times(a[0], b[0]), times(a[1], b[1])))
  }
  if (found.length === 1) {
    if (
      /(?:distance|расстояни)[^.]*(?:origin|начал)/iu.test(text) ||
      /(?:length|magnitude|длин|модул)\p{L}*[^.]*(?:vector|вектор)/iu.test(text)
    )
      return told(root(plus(power(a[0], 2), power(a[1], 2))))
    if (/mirror|reflect|отраз|симметричн/iu.test(text)) {
      const wantsFirst =
        /(?:new x(?!\p{L})|x coordinate|x-coordinate|абсцисс\p{L}*\s*[.?]?\s*$|нов\p{L}* абсцисс)/iu.test(text)
      if (/origin|начал\p{L}* координат/iu.test(text)) return told(times(number(-1), wantsFirst ? a[0] : a[1]))
      const inX = /(?:in|about|over|across|относительно)\s+(?:the\s+)?(?:оси\s+)?(?:x|х|Ox|Ох|абсцисс)(?!\p{L})/iu.test(
        text,
      )
      const wantsX = wantsFirst
      const value = wantsX ? a[0] : a[1]
      return told(times(number(inX === wantsX ? 1 : -1), value))
    }
    const through = /y\s*=\s*k\s*\/\s*x|у\s*=\s*k\s*\/\s*х/iu.test(text) && /find k|найди\p{L}* k/iu.test(text)
    if (through) return told(times(a[0], a[1]))
    const slope = /(?:slope|угловым коэффициентом)\s+(-?\d+)/iu.exec(text)
    const at = /(?:at|при)\s+[xх]\s*=\s*(-?\d+)/iu.exec(text)
    if (slope && at)
      return told(plus(times(number(Number(slope[1])), binary('subtract', number(Number(at[1])), a[0])), a[1]))
  }
  return vectors(text, language)
}

/** A point as its two coordinates. */
export const pointAt = (x: Expr, y: Expr): Statement => ({
  kind: 'system',
  lines: [equation(name('x'), x), equation(name('y'), y)],
})

const pointPattern = /\(\s*(-?[\d.,/]*[\d])\s*(?:;|,\s+|,(?=-?\d))\s*(-?[\d.,/]*[\d])\s*\)/gu

function vectors(text: string, language: Language): TaskReading | null {
  const lengths = /(?:lengths?|длин\p{L}*)[^.]*?(\d+)[^.\d]*?(\d+)[^.]*?(\d+)\s*(?:°|degrees|градус)/iu.exec(text)
  if (lengths && /product|произведени/iu.test(text)) {
    const [a, b, angle] = [lengths[1]!, lengths[2]!, lengths[3]!].map((part) => numbersIn(part, language).exprs[0]!)
    return {
      task: expression(
        product([a!, b!, { kind: 'call', fn: 'cos', args: [{ kind: 'call', fn: 'deg', args: [angle!] }] }]),
      ),
    }
  }
  const letters = /\(\s*(-?\w+)\s*[;,]\s*(-?\w+)\s*\)[^(]*\(\s*(-?\w+)\s*[;,]\s*(-?\w+)\s*\)/u.exec(text)
  if (
    letters &&
    /perpendicular|orthogonal|перпендикулярн/iu.test(text) &&
    /(?:for which|find|при каком|найди\p{L}*)\s+(?:the value of\s+)?([a-z])/iu.test(text)
  ) {
    const [p, q, r, s] = letters.slice(1, 5).map((part) => parse(part!, language))
    return { task: equation(plus(times(p!, r!), times(q!, s!)), number(0)) }
  }
  return null
}
