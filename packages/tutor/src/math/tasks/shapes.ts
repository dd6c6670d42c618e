import { regExpOf } from '../../pattern.ts'
import type { Equation, Expr, Statement } from '../ast.ts'
import { collectNames, equation, expression, isClosed, name, negated, number, request } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import { tryPolynomial } from '../polynomial.ts'
import { readMessage } from '../reading.ts'
import type { TaskReading } from '../stories.ts'
import { phrase, rewritten, tidyFormula } from './definitions.ts'
import { minus, num, over, plus, power, root, says, sum, times } from './pattern.ts'
import { unexplained } from './signals.ts'

/** Readers for lines, circles, vectors and polygons whose formula is named in words. */
export const shapeReaders = [
  polygons,
  diagonals,
  lineThrough,
  intercepts,
  circleEquation,
  pointOnGraph,
  equationWithRoots,
  secondRoot,
  vectorSums,
] as const

const parse = (text: string, language: Language): Expr => parseExpression(text, { commaIsDecimal: language === 'ru' })
const put = (of: Expr, letter: string, by: Expr) =>
  rewritten(of, (node) => (node.kind === 'name' && node.name === letter ? by : null))

const numeral = '-?\\d+(?:[.,]\\d+)?(?:\\s*/\\s*\\d+)?'
const tuple = regExpOf(`\\(\\s*(${numeral}(?:\\s*(?:;|,\\s|,(?=-?\\d))\\s*${numeral}){1,2})\\s*\\)`, 'gu')

/** Points and vectors: `(2, -1)`, `(1; 2; 3)`. */
function tuplesIn(text: string, language: Language): Expr[][] {
  return [...text.matchAll(tuple)].map((each) =>
    each[1]!.split(each[1]!.includes(';') ? ';' : ',').map((part) => parse(part, language)),
  )
}

const point = (values: readonly Expr[]): Statement => ({
  kind: 'system',
  lines: values.map((value, index) => equation(name('xyz'[index]!), value)),
})

// ---- Polygons --------------------------------------------------------------------------------------------------------

const polygonNames: readonly (readonly [RegExp, number])[] = [
  [says('triangles?|треугольник~'), 3],
  [says('quadrilaterals?|четыр[её]хугольник~'), 4],
  [says('pentagons?|пятиугольник~'), 5],
  [says('hexagons?|шестиугольник~'), 6],
  [says('heptagons?|семиугольник~'), 7],
  [says('octagons?|восьмиугольник~'), 8],
  [says('nonagons?|девятиугольник~'), 9],
  [says('decagons?|десятиугольник~'), 10],
  [says('dodecagons?|двенадцатиугольник~'), 12],
]

/** Names of polygons, which imply a number. */
export const namesPolygon =
  /(?<!\p{L})\p{L}+gons?(?!\p{L})|угольник|quadrilateral|ax[ei]s of symmetry|lines? of symmetry|ос\p{L}{2} симметрии/iu

function sidesIn(text: string): number | null {
  const named = polygonNames.filter(([pattern]) => pattern.test(text))
  const counted =
    /(?<![\p{L}\d])(\d{1,3})[- ]?(?:gon|sided polygon|угольник\p{L}*)|polygon (?:with|of|has|having) (\d{1,3}) sides|многоугольник\p{L}* с (\d{1,3}) сторонами/iu.exec(
      text,
    )
  const sizes = [...named.map(([, size]) => size), ...(counted ? [Number(counted.slice(1).find(Boolean))] : [])]
  return sizes.length === 1 && sizes[0]! >= 3 ? sizes[0]! : null
}

/** Counts numbers: a text with further ones is another task. */
const countNumbers = (text: string) => (text.match(/\d+/g) ?? []).length

const figureWords = says(
  'each|every|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sum|different|всего|кажд~|разн~|три|четыр[её]х|пяти|шести|семи|восьми|девяти|десяти|двенадцати',
)

/** A condition or change that the formula would ignore. */
const saysMore = (text: string) =>
  unexplained(text, [figureWords]).length > 0 ||
  /radian|радиан|(?<!\p{L})(?:that|which|through|котор\p{L}*|проход\p{L}*)(?!\p{L})|longest|shortest/iu.test(text)

function polygons(text: string, language: Language): TaskReading | null {
  const axes = symmetryAxes(text) ?? sidesOfPolygon(text, language)
  if (axes) return axes
  if (saysMore(text)) return null
  // Two figures, or a figure and a change.
  if (/(?<!\p{L})(?:and|or|и|или|plus|minus|more|less|than|больше|меньше)(?!\p{L})/iu.test(text)) return null
  const n = sidesIn(text)
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  if (!n || numbers.length > 1 || numbers.some((each) => each !== `${n}`)) return null
  if (/sum of (?:two|three|four|five|\d)|сумм\p{L}* (?:двух|тр[её]х|четыр[её]х|пяти|двух)/iu.test(text)) return null
  const angles = times(minus(num(n), num(2)), num(180))
  const isRegular = /regular|правильн/iu.test(text)
  if (
    /sum of (?:the |its |all )*(?:measures of (?:the )?)?(?:\p{L}+ )?(?:interior |internal |inner )?angles|сумм\p{L}* (?:всех |внутренних )*углов/iu.test(
      text,
    ) &&
    !/exterior|external|внешн/iu.test(text)
  )
    return n === 3 ? null : { task: expression(angles), unit: '°' }
  if (
    isRegular &&
    /(?:each|one|every|an) (?:interior |internal )?angle|(?:interior|internal) angle|(?:кажд\p{L}*|внутренн\p{L}*) угол|найди\p{L}* угол|чему равен угол/iu.test(
      text,
    ) &&
    !/exterior|внешн|central|центральн/iu.test(text)
  )
    return { task: expression(over(angles, num(n))), unit: '°' }
  if (isRegular && /exterior angle|внешн\p{L}* угол/iu.test(text))
    return { task: expression(over(num(360), num(n))), unit: '°' }
  if (
    /(?:how many|number of) (?:different )?diagonals|сколько (?:всего )?диагоналей|числ\p{L}* диагоналей/iu.test(
      text,
    ) &&
    !/(?:from|each|one) (?:one |a )?vertex|из (?:одной|кажд\p{L}*) вершин/iu.test(text)
  )
    return { task: expression(over(times(num(n), minus(num(n), num(3))), num(2))) }
  return null
}

/** "The angles of a polygon add up to 1080°. How many sides has it?" */
function sidesOfPolygon(text: string, language: Language): TaskReading | null {
  if (!/how many sides|number of sides|сколько (?:у него )?сторон|число сторон/iu.test(text) || countOf(text) !== 1)
    return null
  if (unexplained(text, [figureWords, /add up|total|in total/iu]).length > 0) return null
  const [size] = [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([digits]) => parse(digits, language))
  if (
    !size ||
    !/polygon|многоугольник/iu.test(text) ||
    /average|mean|средн|diagonal|диагонал|central|центральн/iu.test(text)
  )
    return null
  if (/sum|add up|сумм/iu.test(text)) {
    return /exterior|внешн/iu.test(text) ? null : { task: equation(times(num(180), minus(name('n'), num(2))), size) }
  }
  if (!/regular|правильн/iu.test(text)) return null
  if (/exterior|внешн/iu.test(text)) return { task: expression(over(num(360), size)) }
  return /interior|each angle|every angle|внутренн|кажд\p{L}* угол|угол (?:правильного|равен)/iu.test(text)
    ? { task: expression(over(num(360), minus(num(180), size))) }
    : null
}

/** A closed question about a figure that everyone knows. */
function symmetryAxes(text: string): TaskReading | null {
  if (!/(?:how many|number of) (?:ax[ei]s|lines) of symmetry|сколько осей симметрии/iu.test(text)) return null
  const regular = /regular|equilateral|правильн|равносторонн/iu.test(text)
    ? sidesIn(text.replace(/equilateral/iu, ''))
    : null
  const known: readonly (readonly [RegExp, number])[] = [
    [says('square|квадрат~'), 4],
    [says('rectangle|прямоугольник~'), 2],
    [says('rhombus|ромб~'), 2],
    [says('isosceles triangle|равнобедренн~ треугольник~'), 1],
  ]
  const count = regular ?? known.find(([pattern]) => pattern.test(text))?.[1]
  return count && countNumbers(text) === 0 && !saysMore(text)
    ? { task: request('symmetry-axes', expression(num(count))) }
    : null
}

function diagonals(text: string, language: Language): TaskReading | null {
  const found =
    phrase(
      `^(?:what is|find|calculate|compute|how long is)?\\s*(?:the )?(?:length of )?(?:the |a )?(space )?diagonal of (?:a |the )?(square|cube) (?:of |with |whose )?(?:an? )?(?:side|edge)s?(?: length)?(?: is| of)? (${numeral})\\s*(\\p{L}*)[?.]*$`,
    ).exec(text) ??
    phrase(
      `^(?:найди\\p{L}*|вычисли\\p{L}*|чему равна|определи\\p{L}*)?\\s*()диагональ (квадрата|куба),? (?:со? |если |у которого )?(?:стороной|сторона|ребром|ребро)(?: которого)?(?: равн\\p{L}*)? (${numeral})\\s*(\\p{L}*)[?.]*$`,
    ).exec(text)
  if (!found || /face|гран/iu.test(text)) return null
  const square = power(parse(found[3]!, language), 2)
  const isCube = /cube|куб/iu.test(found[2]!)
  if (found[1] && !isCube) return null
  const task = expression(root(sum(isCube ? [square, square, square] : [square, square])))
  return { task, ...(found[4] && { unit: found[4] }) }
}

// ---- Lines and circles -----------------------------------------------------------------------------------------------

const oneNumber = `(${numeral})`
const slopeGiven = phrase(
  `(?:slope|gradient)(?: of| is| =)?\\s*${oneNumber}|угловым коэффициентом(?: k\\s*=)?\\s*${oneNumber}|угловой коэффициент(?: которой)?(?: равен)?\\s*${oneNumber}`,
)

function lineThrough(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  if (
    !/equation (?:of|for) (?:the |a |that )?(?:straight )?line|(?:slope-intercept|point-slope|standard) form of the line|уравнени\p{L}* прямой/iu.test(
      text,
    )
  )
    return null
  if (/parallel|perpendicular|параллельн|перпендикулярн|касательн|tangent|=.*=/iu.test(text)) return null
  const points = tuplesIn(text, language).filter((each) => each.length === 2)
  const given = slopeGiven.exec(text)
  const [a, b] = points
  if (!a || points.length + (given ? 1 : 0) !== 2) return null
  if (countOf(text) !== points.length * 2 + (given ? 1 : 0)) return null
  const slope = given
    ? parse(given.slice(1).find(Boolean)!, language)
    : over(minus(b![1]!, a[1]!), minus(b![0]!, a[0]!))
  return request('solve-for', equation(minus(name('y'), a[1]!), times(slope, minus(name('x'), a[0]!))), {
    unknown: 'y',
  })
}

const countOf = (text: string) => (text.match(/\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?/g) ?? []).length

function equationIn(text: string, language: Language): Equation | null {
  const lines = readMessage(text, language).lines.flatMap((line) => ('statement' in line ? [line.statement] : []))
  const [only] = lines
  return lines.length === 1 && only?.kind === 'equation' ? only : null
}

/** The intercepts and slope of a line given as `ax + by = c`. */
function intercepts(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const asked =
    /(?:the )?(x|y)\s?-?\s?intercept|(?:slope|gradient) of (?:the |a |any )?(?:straight )?line(?! (?:through|passing|joining|between|that))|(?:с\s+)?(?:осью|ось)(?<=(?:пересечени|пересекает).*)\s+(?:О|O)?(x|х|абсцисс|y|у|ординат)(?!\p{L})/iu.exec(
      text,
    )
  if (!asked) return null
  const rest = text
    .replace(asked[0], ' . ')
    .replace(/(?:parallel|perpendicular) to(?: the)?(?: line| graph of)?/iu, ' . ')
  const found = equationIn(rest.replace(/(?:of|for) (?:the )?(?:line|graph|equation)/giu, ' . '), language)
  if (
    !found ||
    [...collectNames(found.left), ...collectNames(found.right)]
      .sort()
      .join()
      .replace(/x,x|y,y/g, '') !== 'x,y'
  )
    return null
  const gap = tryPolynomial(minus(found.left, found.right))
  const isLine = gap && [...gap.values()].every(({ powers }) => (powers.x ?? 0) + (powers.y ?? 0) <= 1)
  if (!isLine) return null
  if (/distance|area|sum of|product|расстояни|площад|x\s?-?\s?intercept.*y\s?-?\s?intercept/iu.test(text)) return null
  const which = asked[1] ?? asked[2]
  if (which) {
    const other = /^(?:x|х|абс)/iu.test(which) ? 'y' : 'x'
    return equation(put(found.left, other, num(0)), put(found.right, other, num(0)))
  }
  const of = (letter: string) => [...gap.values()].find(({ powers }) => powers[letter] === 1)?.coefficient
  const [a, b] = [of('x'), of('y')]
  if (!a || !b) return null
  const isAcross = /perpendicular/iu.test(text)
  return request('calculate', expression(isAcross ? over(number(b), number(a)) : negated(over(number(a), number(b)))))
}

function circleEquation(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  if (
    !/equation (?:of|for) (?:the |a )?circle|уравнени\p{L}* окружности/iu.test(text) ||
    /=|diameter|диаметр|twice|half|вдвое|tangent|каса/iu.test(text)
  )
    return null
  const [center, ...others] = tuplesIn(text, language)
  const radius = phrase(`(?:radius|радиус\\p{L}*)(?: is| of| равен)?\\s*${oneNumber}`).exec(text)
  if (center?.length !== 2 || others.length > 0 || !radius || countOf(text) !== 3) return null
  return request('circle', { kind: 'values', values: [...center, parse(radius[1]!, language)] })
}

/** "Does (3, 8) lie on y = 2x + 2?" */
function pointOnGraph(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  if (!/(?:does|is) (?:the )?point.*(?:\son the|\son y|belong)|принадлежит ли|лежит ли точка|проходит ли/iu.test(text))
    return null
  if (/above|below|under|выше|ниже/iu.test(text)) return null
  const [at, ...others] = tuplesIn(text, language)
  const body =
    /(?:(?<!\p{L})[yу]|[a-z]\s*\(\s*[xх]\s*\))\s*=\s*([^=?]+?)(?:\s+(?:through|через|точк\p{L}*)(?!\p{L}).*)?[?.]*$/iu.exec(
      text.replace(tuple, ' '),
    )
  if (!body || at?.length !== 2 || others.length > 0 || /\p{L}{3,}/u.test(body[1]!.replace(/sqrt|sin|cos/g, '')))
    return null
  const value = put(parse(body[1]!, language), 'x', at[0]!)
  return isClosed(value) ? request('lies-on', { kind: 'values', values: [at[1]!, value] }) : null
}

// ---- Quadratic equations by their roots ------------------------------------------------------------------------------

function equationWithRoots(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const found = phrase(
    `^(?:write|find|form|make|give|составь?\\p{L}*|напиши\\p{L}*|запиши\\p{L}*)\\s+(?:an? |the )?(?:reduced |приведенное |приведённое )?(?:quadratic equation|квадратное уравнение)[,]?\\s+(?:with|whose|that has|having|с|по|корни которого|корнями которого|имеющее)(?: the| its| его)?\\s*(?:roots|solutions|корнями|корням|корни)?(?: are| is| равны|являются| числа)*:?\\s*(${numeral})\\s*(?:and|и|,|;)\\s*(${numeral})[.]*$`,
  ).exec(text)
  if (!found) return null
  const factor = (part: string) => {
    const value = parse(part, language)
    return value.kind === 'negate' ? plus(name('x'), value.of) : minus(name('x'), value)
  }
  return request('expand', expression(times(factor(found[1]!), factor(found[2]!))))
}

/** "One root of x² - 8x + q = 0 is 3. Find q." */
function secondRoot(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const found = phrase(
    `^(?:one|один)(?: of the| из)? (?:roots?|корней|корень)(?: of)?(?: the equation| уравнения)? (.+?=\\s*0)\\s+(?:is|equals|равен)\\s+(${numeral})[.,;]\\s*(?:find|what is|найди\\p{L}*|чему равно)\\s+(?:the value of |значение )?([a-z])[.?]*$`,
  ).exec(text)
  const of = found && equationIn(found[1]!, language)
  if (
    !of ||
    [...new Set([...collectNames(of.left), ...collectNames(of.right)])].sort().join() !== [found[3]!, 'x'].sort().join()
  )
    return null
  const at = parse(found[2]!, language)
  return equation(put(of.left, 'x', at), put(of.right, 'x', at))
}

// ---- Vectors ---------------------------------------------------------------------------------------------------------

function vectorSums(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const all = tuplesIn(text, language)
  const [a, b] = all
  if (!a || !b || all.length !== 2 || a.length !== b.length) return null
  if (/dot product|scalar product|скалярн\p{L}* произведени/iu.test(text) && countOf(text.replace(tuple, ' ')) === 0)
    return expression(sum(a.map((each, index) => times(each, b[index]!))))
  const letters = [...text.matchAll(regExpOf(`(?<!\\p{L})([a-z])\\s*[=:]?\\s*${tuple.source}`, 'giu'))].map(
    (each) => each[1]!,
  )
  const rest = text.replace(tuple, ' ')
  const asked =
    /(?:find|calculate|what is|найди\p{L}*|вычисли\p{L}*|вектора|of)\s+(-?\d*\s*[a-z]\s*[-+]\s*\d*\s*[a-z])(?:\s+if.*|\s*,?\s*если.*)?[.?]*\s*$/iu.exec(
      rest,
    )
  if (letters.length !== 2 || !asked || /length|magnitude|длин|модул|angle|угол/iu.test(text)) return null
  const terms = /^(-?\d*)\s*([a-z])\s*([-+])\s*(\d*)\s*([a-z])$/iu.exec(asked[1]!)
  const named = new Map([[letters[0]!, a] as const, [letters[1]!, b] as const])
  const [first, second] = [named.get(terms?.[2] ?? ''), named.get(terms?.[5] ?? '')]
  if (!terms || !first || !second || terms[2] === terms[5]) return null
  const scaled = (factor: string, value: Expr) =>
    factor === '' ? value : factor === '-' ? negated(value) : times(parse(factor, language), value)
  return point(
    first.map((each, index) =>
      (terms[3] === '-' ? minus : plus)(scaled(terms[1]!, each), scaled(terms[4]!, second[index]!)),
    ),
  )
}
