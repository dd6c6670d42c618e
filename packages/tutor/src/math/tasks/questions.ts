import { regExpOf } from '../../pattern.ts'
import type { Equation, Expr, Request, Statement } from '../ast.ts'
import { binary, constant, equation, expression, inequality, name, namesOf, number, request } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import { coefficientsIn, tryPolynomial } from '../polynomial.ts'
import { readMessage } from '../reading.ts'
import { withConstants } from '../relations.ts'
import type { TaskReading } from '../stories.ts'
import { numbersIn, plus, power, product, root, says, sizeOf, times } from './pattern.ts'

type Subject = Exclude<Statement, Request>

type Reader = (text: string, language: Language) => Statement | TaskReading | null

/** Questions in words about a formula: "how many whole x satisfy ...", "find the sum of the roots of ...". */
export const questionReaders = (
  [
    sums,
    limits,
    integrals,
    trigFromOne,
    given,
    graphs,
    roots,
    whole,
    pairs,
    coefficients,
    parameters,
    circles,
    points,
    determinants,
    complex,
    logarithms,
    angles,
  ] satisfies Reader[]
).map((reader: Reader) => (raw: string, language: Language): TaskReading | null => {
  const found = reader(tidied(raw), language)
  return found && ('task' in found ? found : { task: found })
})

const tidied = (text: string) =>
  text
    .replace(/[−–]/g, '-')
    // A colon before the question is not a division.
    .replace(/:\s+(?=(?:к|чему|как|what|how|find)\p{L}*\s)/giu, '. ')
    // «у уравнения», «у x⁴ + 9x²»: a preposition, not a letter of a formula.
    .replace(/(?<=(?:корней|решений|корня|каком\s+\p{L}|каких\s+\p{L})\s)у\s+/giu, '')
    .replace(/[xyху]\s*=\s*c(?:\s+(?:of|графика))?(?!\p{L})|:?\s*c\s*=\s*\?/giu, ' ')

const parse = (text: string, language: Language): Expr => {
  const read = withConstants(
    expression(parseExpression(text.replace(/[.,;?!\s]+$/, ''), { commaIsDecimal: language === 'ru' })),
  )
  return (read as { value: Expr }).value
}

/** All formulas of the text as statements; `y =` and `f(x) =` are replaced by their right side. */
function statements(text: string, language: Language): Subject[] {
  return readMessage(text, language).lines.flatMap((line) =>
    'statement' in line && line.statement.kind !== 'request' ? [line.statement] : [],
  )
}
const first = <Kind extends Subject['kind']>(text: string, language: Language, ...kinds: Kind[]) =>
  statements(text, language).find((each): each is Extract<Subject, { kind: Kind }> =>
    (kinds as string[]).includes(each.kind),
  ) ?? null

const functionHead =
  /(?:(?<!\p{L})[a-zφ]\s*\(\s*([a-zхt])\s*\)|(?<!\p{L})[yуsS](?!\s*=\s*-?[\d.,]*(?:\d|[xcкk])\s*(?:$|[?,;]|(?:of|for|and|is|при|и|графика)(?!\p{L}))))\s*=\s*/iu

/** The right side of the first `y = ...`, `f(x) = ...`, `s = ...`, up to the next words. */
function functionIn(text: string, language: Language): { of: Expr; unknown: string } | null {
  const head = functionHead.exec(text)
  const rest = head ? text.slice(head.index + head[0].length) : text
  const bare = /^([xх])\s*(?:$|[.,;]|\s(?!\s*[-+*/^]))/iu.exec(rest)
  const line = statements(rest.replace(/[,:;]\s*(?=\p{L}{2,})/gu, ' . '), language)[0]
  const value = bare && head ? name('x') : line?.kind === 'expression' ? line.value : null
  if (!value) return null
  const letters = namesOf(expression(value))
  const unknown = head?.[1]?.replace('х', 'x') ?? (letters.includes('x') ? 'x' : letters[0])
  if (!unknown || !letters.includes(unknown) || letters.length > 1) return null
  // "3y = 6x - 9" is no "y = 6x - 9".
  const times = head && /(?<![\d.,])([1-9]\d?)$/.exec(text.slice(0, head.index))?.[1]
  return { of: times ? binary('divide', value, number(Number(times))) : value, unknown }
}

const num = '(-?\\d+(?:[.,]\\d+)?(?:\\s?/\\s?\\d+)?|-?π(?:/\\d+)?|-?\\d+π(?:/\\d+)?)'
const atValue = (text: string, language: Language, letters = 'xхtт'): Expr | null => {
  const found = regExpOf(
    `(?:at|for|when|if|in|при|в точке(?:,? где| с абсциссой)?|в момент(?: времени)?)\\s+(?:the point\\s+|time\\s+|the moment\\s+)?[${letters}](?:_?\\{?[0₀]\\}?)?\\s*=\\s*${num}`,
    'iu',
  ).exec(text)
  return found ? parse(found[1]!, language) : null
}
const withoutPlace = (text: string) =>
  text.replace(
    regExpOf(
      `(?:at|for|when|if|in|при|в точке(?:,? где| с абсциссой)?|в момент(?: времени)?)\\s+(?:the point\\s+|time\\s+)?[xхtт](?:_?\\{?[0₀]\\}?)?\\s*=\\s*${num}`,
      'iu',
    ),
    ' . ',
  )

// ---- Graphs and derivatives ------------------------------------------------------------------------------------------

const least = says('smallest|least|minimum|minimal|lowest|наименьш~|минимальн~|минимум~')
const greatest = says('largest|greatest|maximum|maximal|highest|biggest|наибольш~|максимальн~|максимум~')

function graphs(text: string, language: Language): Statement | TaskReading | null {
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
          : replaced(of, unknown, binary(/right|вправо/.test(direction) ? 'subtract' : 'add', name(unknown), by))
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
    return replaced(all, unknown, binary(/right|вправо/iu.test(direction!) ? 'subtract' : 'add', name(unknown), size))
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

function replaced(of: Expr, letter: string, by: Expr): Expr {
  if (of.kind === 'name') return of.name === letter ? by : of
  if ('left' in of) return { ...of, left: replaced(of.left, letter, by), right: replaced(of.right, letter, by) }
  if ('of' in of) return { ...of, of: replaced(of.of, letter, by) }
  return 'args' in of ? { ...of, args: of.args.map((each) => replaced(each, letter, by)) } : of
}

/** The area between two curves, from one intersection to the next. */
function between(text: string, language: Language): Statement | null {
  if (!/area|площад/iu.test(text)) return null
  const sides = [
    ...text.matchAll(/(?<!\p{L})[yу]\s*=\s*([^,;.]*?)(?=\s*(?:,|;|\.|$|(?<!\p{L})(?:and|и|x from|при)(?!\p{L})))/giu),
  ].map((each) => each[1]!)
  if (sides.length !== 2) return null
  const [f, g] = sides.map((side) => parse(side, language))
  const gap = binary('subtract', f!, g!)
  const zeros = rootsOfQuadratic(gap)
  if (!zeros) return null
  const middle = sizeAt(gap, (sizeOf(zeros[0]) + sizeOf(zeros[1])) / 2)
  const upper = middle > 0 ? gap : binary('subtract', g!, f!)
  return request('definite-integral', expression(upper), { unknown: 'x', values: zeros })
}

function rootsOfQuadratic(of: Expr): [Expr, Expr] | null {
  const polynomial = tryPolynomial(of)
  if (!polynomial) return null
  const at = [0, 0, 0]
  for (const { coefficient, powers } of polynomial.values()) {
    const degree = powers.x ?? 0
    if (Object.keys(powers).some((letter) => letter !== 'x' && powers[letter] !== 0) || degree > 2) return null
    at[degree] = Number(coefficient.n) / Number(coefficient.d)
  }
  const [c, b, a] = at as [number, number, number]
  const disc = b * b - 4 * a * c
  if (a === 0 || disc <= 0) return null
  const roots = [(-b - Math.sqrt(disc)) / (2 * a), (-b + Math.sqrt(disc)) / (2 * a)].sort((p, q) => p - q)
  if (!roots.every((value) => Math.abs(value * 12 - Math.round(value * 12)) < 1e-9)) return null
  const exact = (value: number): Expr => {
    const twelfths = Math.round(value * 12)
    return twelfths % 12 === 0 ? number(twelfths / 12) : binary('divide', number(twelfths), number(12))
  }
  return [exact(roots[0]!), exact(roots[1]!)]
}

function sizeAt(of: Expr, x: number): number {
  const polynomial = tryPolynomial(of)
  let total = 0
  for (const { coefficient, powers } of polynomial?.values() ?? [])
    total += (Number(coefficient.n) / Number(coefficient.d)) * x ** (powers.x ?? 0)
  return total
}

// ---- Operations, limits and integrals in words -----------------------------------------------------------------------

function sums(text: string, language: Language): Statement | null {
  const choose = /^[^\p{L}]*C\s*[(_]?\s*[({]?\s*(\d{1,3})\s*[,;]\s*(\d{1,3})\s*\)\s*=?\s*\??$/u.exec(text)
  if (choose)
    return expression({ kind: 'call', fn: 'binomial', args: [number(Number(choose[1])), number(Number(choose[2]))] })
  const plain = text.replace(/[.?!]+$/, '')
  const found =
    /^(?:please\s+)?(add|сложи\p{L}*)\s+(.+?)\s+(?:and|to|и)\s+(.+)$/iu.exec(plain) ??
    /^(?:please\s+)?(subtract|вычти\p{L}*)\s+(.+?)\s+(?:from|из)\s+(.+)$/iu.exec(plain) ??
    /^(?:please\s+)?(multiply|умножь\p{L}*)\s+(.+?)\s+(?:by|and|на)\s+(.+)$/iu.exec(plain) ??
    /^(?:what is|find|найди\p{L}*|чему равна|вычисли\p{L}*)\s+(?:the\s+)?(sum|сумм\p{L}*|difference|разност\p{L}*|product|произведени\p{L}*|quotient|частно\p{L}*)\s+(?:of\s+|чисел\s+)?(.+?)\s+(?:and|и)\s+(.+)$/iu.exec(
      plain,
    )
  if (!found || /\p{L}{4,}/u.test(`${found[2]}${found[3]}`.replace(/sqrt|frac/g, ''))) return null
  const [a, b] = [parse(found[2]!, language), parse(found[3]!, language)]
  const verb = found[1]!.toLowerCase()
  if (/^(?:add|слож|sum|сумм)/u.test(verb)) return expression(plus(a, b))
  if (/^(?:subtract|вычт)/u.test(verb)) return expression(binary('subtract', b, a))
  if (/^(?:diff|разн)/u.test(verb)) return expression(binary('subtract', a, b))
  return expression(/^(?:quot|част)/u.test(verb) ? binary('divide', a, b) : times(a, b))
}

function limits(text: string, language: Language): Statement | null {
  const found =
    /(?:limit of|предел(?:\s+(?:функции|выражения))?)\s+(.+?)\s+(?:at|as|when|при|если)\s+([xхn])\s*(?:->|→|=>|approaches|tends to|goes to|стремится к|стремящемся к|стремящегося к)\s*(\S+?)[.?]?$/iu.exec(
      text,
    )
  const far =
    /(?:limit of|предел(?:\s+(?:функции|выражения))?)\s+(.+?)\s+(?:at|на|as x (?:goes|tends) to)\s+(?:infinity|бесконечности)[.?]?$/iu.exec(
      text,
    )
  const body = found?.[1] ?? far?.[1]
  if (!body) return null
  const point = found?.[3] && !/бесконечн|infin|∞/iu.test(found[3]) ? parse(found[3], language) : constant('∞')
  const of = expression(parse(body, language))
  return request('limit', of, { unknown: namesOf(of)[0] ?? 'x', values: [point] })
}

function integrals(text: string, language: Language): Statement | null {
  const found =
    /(?:integral of|integrate|интеграл(?:\s+от)?)\s+(.+?)\s+(?:в пределах\s+)?(?:from|от)\s+(\S+)\s+(?:to|до)\s+(\S+?)[.?]?$/iu.exec(
      text,
    )
  if (!found) return null
  const of = expression(parse(found[1]!, language))
  const letters = namesOf(of)
  if (letters.length > 1) return null
  return request('definite-integral', of, {
    unknown: letters[0] ?? 'x',
    values: [boundary(found[2]!, language), boundary(found[3]!, language)],
  })
}

/** A standalone e is the constant. */
const boundary = (text: string, language: Language) => (text === 'e' ? constant('e') : parse(text, language))

/** "sin x = 3/5 in the first quarter, find cos x": the root of 1 - sin² with the quadrant's sign. */
function trigFromOne(text: string, language: Language): Statement | null {
  const known = /(sin|cos)\s*([xхα-ω])\s*=\s*(-?[\d.,]+(?:\s*\/\s*\d+)?)/iu.exec(text)
  const asked =
    /(?:find|найди\p{L}*|чему равен|calculate|вычисли\p{L}*)\s+(?:(-?\d+)\s*[·*]?\s*)?(sin|cos|tan|tg)\s*([xхα-ω])(?!\s*[-+*/^·:])/iu.exec(
      text,
    )
  if (!known || !asked || known[1]!.toLowerCase() === asked[2]!.toLowerCase()) return null
  const quarter = /first quarter|first quadrant|перв\p{L}* четверт|I четверт|0\s*[;,<]\s*(?:[xα]\s*<\s*)?π\/2/iu.test(
    text,
  )
    ? 1
    : /second qua|втор\p{L}* четверт|II четверт|π\/2\s*[;,<]\s*(?:[xα]\s*<\s*)?π(?!\/)/iu.test(text)
      ? 2
      : /third qua|треть\p{L}* четверт|III четверт|π\s*[;,<]\s*(?:[xα]\s*<\s*)?3π\/2/iu.test(text)
        ? 3
        : /fourth qua|четв[её]рт\p{L}* четверт|IV четверт|3π\/2\s*[;,<]/iu.test(text)
          ? 4
          : 0
  if (quarter === 0) return null
  const isRatio = /^t/iu.test(asked[2]!)
  const isSine = known[1]!.toLowerCase() === 'sin'
  // Computes the missing one of sine and cosine.
  const isNegative = isSine ? quarter === 2 || quarter === 3 : quarter > 2
  const other = root(binary('subtract', number(1), power(parse(known[3]!, language), 2)))
  const signed = isNegative ? times(number(-1), other) : other
  const value = isRatio
    ? isSine
      ? binary('divide', parse(known[3]!, language), signed)
      : binary('divide', signed, parse(known[3]!, language))
    : signed
  return expression(asked[1] ? times(number(Number(asked[1])), value) : value)
}

/** "3a + 2b at a = 4, b = -1": a value is given for every letter. */
function given(text: string, language: Language): Statement | null {
  const places = [
    ...text.matchAll(/(?<!\p{L})([a-zху])\s*=\s*(-?[\d.,]*\d(?:\s*\/\s*\d+)?)(?=\s*(?:$|[.,;?!]|and|и(?!\p{L})))/giu),
  ]
  const at = /(?:for|when|if|at|where|при|если)\s+[a-zху]\s*=/iu.exec(text)
  if (places.length < 2 || !at || places[0]!.index < at.index) return null
  const line = statements(text.slice(0, at.index), language)[0]
  if (line?.kind !== 'expression') return null
  const values = new Map(places.map((each) => [latin(each[1]!), parse(each[2]!, language)]))
  if (namesOf(line).length !== values.size || namesOf(line).some((letter) => !values.has(letter))) return null
  return expression([...values].reduce((all, [letter, value]) => replaced(all, letter, value), line.value))
}

// ---- Roots and whole numbers -----------------------------------------------------------------------------------------

function roots(text: string, language: Language): Statement | null {
  const asked: readonly (readonly [Parameters<typeof request>[0], RegExp])[] = [
    [
      'discriminant',
      /discriminant of|(?:find|calculate|compute) the discriminant|(?:найди\p{L}*|вычисли\p{L}*|чему равен) дискриминант/iu,
    ],
    ['roots-sum', /sum of (?:the |all |its )*(?:real )?(?:roots|solutions)|сумм\p{L}* (?:всех )?(?:корней|решений)/iu],
    [
      'roots-product',
      /product of (?:the |all |its )*(?:real )?(?:roots|solutions)|произведени\p{L}* (?:всех )?(?:корней|решений)/iu,
    ],
    [
      'roots-count',
      /(?:how many|number of) (?:real |different |distinct )*(?:roots|solutions)|сколько (?:действительных |различных |разных )*(?:корней|решений)|количество (?:корней|решений)/iu,
    ],
    [
      'root-largest',
      /(?:largest|greatest|bigger|biggest|larger) (?:real |positive )?(?:root|solution)|(?<!на \d+ )(?:наибольш\p{L}*|больш\p{L}*) (?:из )?(?:корень|корней|корня|решени)/iu,
    ],
    [
      'root-smallest',
      /(?:smallest|least|smaller) (?:real )?(?:root|solution)|(?:наименьш\p{L}*|меньш\p{L}*) (?:из )?(?:корень|корней|корня|решени)/iu,
    ],
  ]
  const found = asked.find(([, pattern]) => pattern.test(text))
  if (!found) return null
  const line = first(text.replace(found[1], ' '), language, 'equation', 'expression')
  if (!line) return null
  const task: Equation = line.kind === 'equation' ? line : equation(line.value, number(0))
  const letters = namesOf(task)
  if (letters.length !== 1 || (line.kind === 'expression' && line.value.kind === 'number')) return null
  const quadratic = found[0] === 'roots-sum' || found[0] === 'roots-product'
  return request(found[0], task, quadratic ? {} : { unknown: letters[0]! })
}

function whole(text: string, language: Language): Statement | null {
  const isWhole = /(?:whole|integer|natural|целых|целое|натуральн)/iu.test(text)
  if (!isWhole) return null
  const operation = /how many|number of|сколько|количество/iu.test(text)
    ? 'integers-count'
    : /largest|greatest|biggest|наибольш/iu.test(text)
      ? 'integer-largest'
      : /smallest|least|наименьш/iu.test(text)
        ? 'integer-smallest'
        : null
  if (!operation) return null
  const body = text.replace(
    /(?:(?:how many|what is|which is|find|сколько|какое|найди\p{L}*)\s*)?(?:the )?(?:(?:largest|greatest|smallest|least|наибольш\p{L}*|наименьш\p{L}*)\s*)?(?:whole|integers?|natural|целых|целое|натуральн\p{L}*)(?:\s+(?:numbers?|values?|solutions?|чис\p{L}+|значени\p{L}*|решени\p{L}*))?(?:\s+of)?(?:\s*[xх](?!\s*[-+*/^<>=≤≥²³]))?(?:\s*(?:with|satisf\p{L}*|удовлетворя\p{L}*|имеет|has))?/iu,
    ' ',
  )
  const line = first(
    body
      .replace(/логарифм ([xх]) по основанию (\d+) меньше (\d+)/iu, 'log_$2 x < $3')
      .replace(/log base (\d+) of ([xх])/iu, 'log_$1 $2'),
    language,
    'inequality',
    'between',
    'system',
  )
  if (!line || namesOf(line).length !== 1) return null
  if (line.kind === 'system' && line.lines.some((each) => each.kind === 'equation')) return null
  const natural = /natural|натуральн/iu.test(text)
  return request(operation, line, natural ? { values: [number(1)] } : {})
}

// ---- Pairs -----------------------------------------------------------------------------------------------------------

function pairs(text: string, language: Language): Statement | null {
  const asked =
    /(?:find|what is|calculate|найди\p{L}*|чему рав\p{L}*)\s+(?:the value of\s+|значение\s+)?([xyхуab]{1,2}|[xyхуab]\s*[-+*·]\s*[xyхуab])\s*[.?!]*\s*$/iu.exec(
      text,
    )
  const extreme =
    /(?:find|what is|найди\p{L}*)\s+(?:the\s+)?(larger|greater|bigger|largest|smaller|smallest|больше\p{L}*|меньше\p{L}*)\s*(?:of the numbers|number|of them|one|из чисел|число)?\s*[.?!]*\s*$/iu.exec(
      text,
    )
  const ending = asked ?? extreme
  if (!ending) return null
  const isPositive = /both positive|positive numbers|оба положительн|положительн/iu.test(text)
  const body = text.slice(0, ending.index).replace(/,?\s*(?:both positive|оба положительны)\s*/iu, ' ')
  const line = first(body, language, 'system')
  if (!line || namesOf(line).length !== 2) return null
  if (asked) {
    const of = parse(latin(asked[1]!.replace(/^([a-z])([a-z])$/iu, '$1*$2')), language)
    if (namesOf(expression(of)).some((letter) => !namesOf(line).includes(letter))) return null
    return request('part', line, { values: isPositive ? [of, number(1)] : [of] })
  }
  return request(/^(?:small|меньш)/iu.test(extreme![1]!) ? 'part-smallest' : 'part-largest', line)
}

const latin = (text: string) => text.replace(/[ху]/giu, (letter) => (letter.toLowerCase() === 'х' ? 'x' : 'y'))

// ---- Coefficients, remainders ----------------------------------------------------------------------------------------

function coefficients(text: string, language: Language): Statement | null {
  const sum =
    /sum of (?:all )?(?:the )?coefficients (?:of|in)\s+(.+)$|сумм\p{L}* (?:всех )?коэффициентов\s+(?:многочлена\s+|в\s+|разложения\s+)?(.+)$/iu.exec(
      text,
    )
  if (sum) {
    const of = parse(sum[1] ?? sum[2]!, language)
    const letters = namesOf(expression(of))
    return letters.length > 0 ? expression(letters.reduce((all, letter) => replaced(all, letter, number(1)), of)) : null
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
    return equation(replaced(parse(divisible[2]!, language), 'x', at), number(0))
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

function discriminant(of: Expr): Expr | null {
  const at = (x: number) => replaced(of, 'x', number(x))
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

// ---- Parameters ------------------------------------------------------------------------------------------------------

function parameters(text: string, language: Language): Statement | null {
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
    return line ? equation(replaced(line.left, 'x', at), replaced(line.right, 'x', at)) : null
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
    const slope = binary('subtract', replaced(of, 'x', number(1)), replaced(of, 'x', number(0)))
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

// ---- Circles, points, vectors ----------------------------------------------------------------------------------------

function circles(text: string, language: Language): Statement | null {
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

/** A point as its two coordinates. */
const pointAt = (x: Expr, y: Expr): Statement => ({
  kind: 'system',
  lines: [equation(name('x'), x), equation(name('y'), y)],
})

const pointPattern = /\(\s*(-?[\d.,/]*[\d])\s*(?:;|,\s+|,(?=-?\d))\s*(-?[\d.,/]*[\d])\s*\)/gu

function points(text: string, language: Language): TaskReading | null {
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

// ---- Determinants and complex numbers --------------------------------------------------------------------------------

function determinants(text: string, language: Language): Statement | null {
  if (!/determinant|определител/iu.test(text)) return null
  const rows = [
    ...text.replace(/[−–]/g, '-').matchAll(/[([]\s*(-?[\d.,/]*\w)\s*(?:[;,]|\s)\s*(-?[\d.,/]*\w)\s*[)\]]/gu),
  ].map((each) => [each[1]!, each[2]!])
  const bars = /\|\s*(-?\d+)\s+(-?\d+)\s*[;\n]\s*(-?\d+)\s+(-?\d+)\s*\|/u.exec(text)
  const all = bars
    ? [
        [bars[1]!, bars[2]!],
        [bars[3]!, bars[4]!],
      ]
    : rows
  if (all.length !== 2) return null
  const [a, b, c, d] = all.flat().map((part) => parse(part, language))
  const value = binary('subtract', times(a!, d!), times(b!, c!))
  const letters = namesOf(expression(value))
  if (letters.length === 0) return expression(value)
  return letters.length === 1 && /zero|равен нулю|= ?0/iu.test(text) ? equation(value, number(0)) : null
}

function complex(text: string, language: Language): Statement | null {
  const z = /(-?\d+)?\s*([-+])\s*(\d*)\s*i(?!\p{L})/u.exec(text.replace(/[−–]/g, '-'))
  if (!z) return null
  if (/modulus|absolute value|magnitude|модул/iu.test(text) && (text.match(/i(?!\p{L})/gu) ?? []).length >= 1) {
    const [re, im] = [Number(z[1] ?? 0), Number(z[3] || 1)]
    const one =
      /(?:of|модул\p{L}*(?: числа| комплексного числа)?)\s*\(?-?\d*\s*[-+]?\s*\d*\s*i\s*\)?\s*[.?]?\s*$/iu.test(
        text.replace(/[−–]/g, '-'),
      )
    return one ? expression(root(plus(power(number(re), 2), power(number(im), 2)))) : null
  }
  const part = /(real|imaginary) part|(действительн|мним)\p{L}* часть/iu.exec(text)
  if (part) {
    const factors = [...text.replace(/[−–]/g, '-').matchAll(/\(\s*(-?\d+)\s*([-+])\s*(\d*)\s*i\s*\)/gu)].map(
      (each) => ({
        re: Number(each[1]),
        im: (each[2] === '-' ? -1 : 1) * Number(each[3] || 1),
      }),
    )
    const [u, v] = factors
    if (!u || !v || factors.length !== 2 || !/\)\s*[·*]?\s*\(/u.test(text)) return null
    const isReal = /real|действ/iu.test(part[0])
    return expression(
      isReal
        ? binary('subtract', times(number(u.re), number(v.re)), times(number(u.im), number(v.im)))
        : plus(times(number(u.re), number(v.im)), times(number(u.im), number(v.re))),
    )
  }
  void language
  return null
}

// ---- Logarithms and angles in words ----------------------------------------------------------------------------------

function logarithms(text: string, language: Language): Statement | null {
  const inWords = text
    .replace(/log(?:arithm)?\s*(?:to )?base\s+([\d/.,]+)\s+of\s+/giu, 'log_{$1} ')
    .replace(/логарифм\p{L}*\s+по\s+основанию\s+([\d/]+)\s+от\s+/giu, 'log_{$1} ')
    .replace(/логарифм\p{L}*\s+(\([^)]*\)|[xх\d]+)\s+по\s+основанию\s+([\d/]+)/giu, 'log_{$2} $1')
  if (inWords === text) return null
  const plain = inWords
    .replace(/(?:log_\{[^}]*\}\s*(?:\([^)]*\)|[\w^]+))\s+(?:is|equals|равен|равна|=)\s+(?:log|-?\d)/giu, (found) =>
      found.replace(/\s(?:is|equals|равен|равна)\s/iu, ' = '),
    )
    .replace(/[.,]?\s*(?:find|найди\p{L}*)\s+[xх]\s*\.?\s*$/iu, '')
  const line = statements(plain.replace(/^(?:find|найди\p{L}*|what is|чему равен)\s+/iu, ''), language)[0]
  return line?.kind === 'equation' || line?.kind === 'expression' ? line : null
}

function angles(text: string, language: Language): TaskReading | null {
  const toDegrees =
    /(?:how many degrees|сколько градусов|to degrees|in degrees|в градус)/iu.test(text) &&
    /π|pi|radian|радиан/iu.test(text)
  const inLine = text.replace(/\\frac\{(-?\d*\s*(?:π|\\pi))\}\{(\d+)\}/gu, '$1/$2')
  const radians = /(?<![\p{L}\d])(-?\d*\s*(?:π|\\pi|pi)\s*(?:\/\s*\d+)?|-?\d+\s*(?:π|pi))/iu.exec(inLine)
  if (toDegrees && radians && !/sin|cos|tan|tg/iu.test(text)) {
    const value = parse(radians[1]!.replace(/\\?pi/iu, 'π'), language)
    return { task: expression(binary('divide', times(value, number(180)), constant('π'))), unit: '°' }
  }
  const times2 = /(\d+)\s*(?:°|degrees|градус\p{L}*)\s+(?:are|is|это|=)\s+aπ/iu.exec(text)
  if (times2) return { task: expression(binary('divide', number(Number(times2[1])), number(180))) }
  const toRadians = /(?:to radians|in radians|в радиан)/iu.test(text)
  const degrees = /(-?\d+(?:[.,]\d+)?)\s*(?:°|degrees|градус)/iu.exec(text)
  if (toRadians && degrees) {
    const value = numbersIn(degrees[1]!, language).exprs[0]
    return value ? { task: expression(binary('divide', times(value, constant('π')), number(180))) } : null
  }
  return null
}
