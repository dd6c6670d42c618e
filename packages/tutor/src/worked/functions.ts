import {
  functionWords,
  saysKinds,
  saysNoLimit,
  saysReciprocal,
  functionTexts as texts,
} from '../language/worked/function-words.ts'
import { approximate } from '../math/approximate.ts'
import { type Expr, expression, namesOf } from '../math/ast.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { parseExpression } from '../math/parse.ts'
import { coefficientsIn, tryPolynomial } from '../math/polynomial.ts'
import { MathsError } from '../math/rational.ts'
import {
  type Both,
  filled,
  isSame,
  numberValue,
  type Part,
  type Slip,
  type Value,
  type WorkedTask,
  workedTask,
} from './task.ts'

/** Values and compositions of functions, domains, definite integrals, limits of fractions. */

function formulaIn(text: string, language: Language): Expr | null {
  const source = text.trim().replace(/[−–]/g, '-')
  if (source === '' || source.length > 60) return null
  try {
    const parsed = parseExpression(source, { commaIsDecimal: language === 'ru' })
    return namesOf(expression(parsed)).join() === 'x' ? parsed : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

const at = (of: Expr, x: number): number => {
  try {
    return approximate(of, { x })
  } catch (error) {
    if (error instanceof MathsError) return Number.NaN
    throw error
  }
}
const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
/** A text that ends where other words begin. */
const untilWords = (text: string, ends: RegExp) => text.slice(0, ends.exec(text)?.index ?? text.length)

const part = (
  key: string,
  value: Value,
  text: { name: Both; ask: Both; more: Both },
  values: Readonly<Record<string, number | string>>,
): Part => ({
  key,
  value,
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
})

/** "f(x) = 2x + 3 and g(x) = x². Find f(g(4))." */
export function readComposition(text: string, language: Language): WorkedTask | null {
  const { ends } = functionWords[language]
  const rules = new Map<string, Expr>()
  for (const match of text.matchAll(/(?<!\p{L})([fgh])\s?\(x\)\s*=\s*/giu)) {
    const rest = text.slice(match.index + match[0].length)
    const next = /[,;\s]*(?<!\p{L})(?:[fgh]\s?\(|[fgh][fgh]\()/iu.exec(rest)?.index ?? rest.length
    const formula = formulaIn(untilWords(rest.slice(0, next), ends), language)
    if (!formula) return null
    rules.set((match[1] ?? '').toLowerCase(), formula)
  }
  const asked =
    /(?<!\p{L})([fgh])\s?\(\s?([fgh])\s?\(\s?([-−]?\d+)\s?\)\s?\)|(?<!\p{L})\(?([fgh])\s?[∘○o]?\s?([fgh])\)?\s?\(\s?([-−]?\d+)\s?\)/iu.exec(
      text,
    )
  const [f, g, x] = asked ? [asked[1] ?? asked[4], asked[2] ?? asked[5], asked[3] ?? asked[6]] : []
  const [outer, inner] = [rules.get(f?.toLowerCase() ?? ''), rules.get(g?.toLowerCase() ?? '')]
  if (!f || !g || x === undefined || !outer || !inner || f === g) return null
  const point = Number(x.replace('−', '-'))
  const first = at(inner, point)
  const goal = at(outer, first)
  if (!Number.isFinite(goal)) return null
  const values = { f: `$${f}$`, g: `$${g}$`, x: point, fgx: `$${f}(${g}(${point}))$`, gx: `$${g}(${point})$` }
  const fx = at(outer, point)
  return workedTask({
    kind: 'composition',
    given: [point],
    parts: [
      { ...part('inner', numberValue(first), texts.inner, values), labels: [`${g}(${point})`] },
      {
        ...part('outer', numberValue(goal), texts.outer, values),
        labels: [`${f}${g}(${point})`, `${f}(${first})`],
        isGoal: true,
      },
    ],
    slips: [
      { value: numberValue(fx), labels: [`${f}(${point})`], cause: filled(texts.outerFirst, values) },
      { value: numberValue(at(inner, fx)), cause: filled(texts.otherOrder, values) },
      { value: numberValue(fx), cause: filled(texts.outerFirst, values) },
      { value: numberValue(first * fx), cause: filled(texts.multiplied, values) },
    ],
    example: texts.exampleOfComposition,
  })
}

/** "the value of y = 2x - 3 at x = -2" */
export function readValueAt(text: string, language: Language): WorkedTask | null {
  const { ends, value, slope, at: before } = functionWords[language]
  const rules = [...text.matchAll(/(?<!\p{L})(?:y|у|f\s?\(x\))\s*=\s*/giu)]
  const points = [
    ...text.matchAll(new RegExp(`${before}\\s*[xх]\\s*=\\s*([-−]?\\d+(?:[.,]\\d+)?)(?![\\d.]*\\s*[-+*/^])`, 'giu')),
  ]
  const [rule] = rules
  const [found] = points
  if (!rule || !found || rules.length !== 1 || points.length !== 1 || !value.test(text) || slope.test(text)) return null
  const formula = formulaIn(untilWords(text.slice(rule.index + rule[0].length), ends), language)
  if (!formula) return null
  const point = Number((found[1] ?? '').replace('−', '-').replace(',', '.'))
  const goal = at(formula, point)
  if (!Number.isFinite(goal)) return null
  const x = { x: point }
  return workedTask({
    kind: 'value',
    given: [point],
    parts: [
      { ...part('value', numberValue(goal), texts.at, x), labels: ['y', `f(${point})`, `y(${point})`], isGoal: true },
    ],
    slips:
      point === 0
        ? []
        : [{ value: numberValue(at(formula, -point)), cause: filled(texts.otherPoint, { x: point, other: -point }) }],
    example: texts.exampleOfValue,
  })
}

/** "the domain of y = √(x - 2)/(x - 5)" */
export function readDomain(text: string, language: Language): WorkedTask | null {
  if (!functionWords[language].domain.test(text)) return null
  const plain = text.replace(/[−–]/g, '-').replace(/х/g, 'x').replace(/\s+/g, '')
  const root = /(?:√|sqrt|кореньиз)\(?x([-+]\d+)?\)?/iu.exec(plain)
  const below = /\/\(?(√\(|sqrt\()?x([-+]\d+)\)?/iu.exec(plain.replace(root?.[0] ?? '#', '√R'))
  const isRootBelow = root !== null && plain.slice(0, root.index).endsWith('/')
  if (!root || below?.[1] || /x\^|x²|x\*|\dx/i.test(plain)) return null
  const border = -Number(root[1] ?? 0)
  const hole = below ? -Number(below[2]) : null
  const bound = isRootBelow ? `x>${border}` : `x>=${border}`
  const other = isRootBelow ? `x>=${border}` : `x>${border}`
  const isHoleInside = hole !== null && (hole > border || (hole === border && !isRootBelow))
  const conditions = (...all: string[]): Value => ({ kind: 'conditions', of: [...all].sort() })
  const gap = hole === null ? [] : [`x≠${hole}`]
  const goal = hole === border && !isRootBelow ? conditions(other) : conditions(bound, ...(isHoleInside ? gap : []))
  const x = { x: border }
  const ask = hole === null ? texts.domain.askRoot : texts.domain.ask
  return workedTask({
    kind: 'domain',
    given: [],
    parts: [{ ...part('domain', goal, { ...texts.domain, ask }, x), isGoal: true, also: [conditions(bound, ...gap)] }],
    slips: [
      { value: conditions(other, ...gap), cause: filled(isRootBelow ? texts.notStrict : texts.strict, x) },
      ...(hole === null
        ? []
        : [
            { value: conditions(bound), cause: texts.onlyRoot },
            { value: conditions(other), cause: filled(texts.strict, x) },
            { value: conditions(...gap), cause: texts.onlyBelow },
          ]),
      ...['<', '<='].map((sign) => ({
        value: conditions(`x${sign}${border}`, ...gap),
        cause: filled(texts.turned, x),
      })),
    ],
    example: texts.exampleOfDomain,
    readsIn: conditionsIn,
  })
}

/** "x>2 и x≠5", "x is at least 2" as signs only. */
function conditionsIn(text: string): Value[] {
  const plain = text
    .replace(/х/g, 'x')
    .replace(/≥|=>|⩾/g, '>=')
    .replace(/≤|=<|⩽/g, '<=')
    .replace(
      /!=|=\/=|(?<=x\s?)(?:не равно|не равен|не равняется|is not|isn'?t|cannot be|can'?t be|not equal to|not)(?=\s?-?\d)/giu,
      '≠',
    )
    .replace(/[−–]/g, '-')
  const all = [...plain.matchAll(/x\s?(>=|<=|>|<|≠)\s?(-?\d+(?:[.,]\d+)?)/giu)].map(
    ([, sign, of]) => `x${sign}${of?.replace(',', '.')}`,
  )
  return all.length > 0 ? [{ kind: 'conditions', of: [...new Set(all)].sort() }] : []
}

function coefficientsOf(formula: Expr): number[] | null {
  const polynomial = tryPolynomial(formula)
  const all = polynomial && coefficientsIn(polynomial, 'x')
  return all ? all.map(({ n, d }) => Number(n) / Number(d)) : null
}

const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, each, power) => sum + each * x ** power, 0)

/** "the inverse of f(x) = 2x - 1" */
export function readInverse(text: string, language: Language): WorkedTask | null {
  const { inverse, ends } = functionWords[language]
  const rules = [...text.matchAll(/(?<!\p{L})(?:y|у|f\s?\(x\))\s*=\s*/giu)]
  const [rule] = rules
  if (!inverse.test(text) || !rule || rules.length !== 1) return null
  const formula = formulaIn(untilWords(text.slice(rule.index + rule[0].length), ends), language)
  const [b, a, ...more] = (formula && coefficientsOf(formula)) ?? []
  if (!formula || b === undefined || a === undefined || a === 0 || more.length > 0 || (a === 1 && b === 0)) return null
  const polynomial = (...of: number[]): Value => ({ kind: 'polynomial', of })
  const x = [2, 3, 1].find((each) => Math.abs(valueAt([b, a], each)) > 1 && valueAt([b, a], each) !== each) ?? 5
  const fx = valueAt([b, a], x)
  // Undone, it has to be x again.
  if (![x, -7, 11].every((each) => isClose((valueAt([b, a], each) - b) / a, each))) return null
  const values = { formula: `$${latexOf(formula, language)}$`, x, fx }
  return workedTask({
    kind: 'inverse',
    given: [],
    parts: [{ ...part('inverse', polynomial(-b / a, 1 / a), texts.inverse, values), isGoal: true }],
    slips: [
      { value: polynomial(-b, a), cause: filled(texts.onlySigns, values) },
      { value: polynomial(b / a, 1 / a), cause: filled(texts.wrongWay, values) },
      { value: polynomial(-b, 1 / a), cause: filled(texts.wrongWay, values) },
      { value: polynomial(b, 1 / a), cause: filled(texts.wrongWay, values) },
      { value: polynomial(-b, -a), cause: filled(texts.wrongWay, values) },
    ],
    remarks: [{ said: saysReciprocal, reply: filled(texts.notReciprocal, values) }],
    example: texts.exampleOfInverse,
    readsIn: inversesIn,
  })
}

/** "(x + 1)/2", "x = (y + 1)/2" */
const inversesIn = (text: string, language: Language): Value[] =>
  text
    .replace(/[уУ]/g, 'y')
    .split('=')
    .filter((side) => !/^\s*[xyхf]\s*$/iu.test(side))
    .flatMap((side) => polynomialsIn(/[xх]/iu.test(side) ? side : side.replaceAll('y', 'x'), language))

/** "the maximum and minimum of f(x) = x³ - 6x² + 9x" */
export function readExtrema(text: string, language: Language): WorkedTask | null {
  const { extrema, ends } = functionWords[language]
  const rules = [...text.matchAll(/(?<!\p{L})(?:y|у|f\s?\(x\))\s*=\s*/giu)]
  const [rule] = rules
  if (!extrema.test(text) || !rule || rules.length !== 1) return null
  const formula = formulaIn(untilWords(text.slice(rule.index + rule[0].length), ends), language)
  const coefficients = formula && coefficientsOf(formula)
  // What stands behind the formula, such as an interval, asks for something else.
  if (
    !formula ||
    coefficients?.length !== 4 ||
    /\[|отрезк|interval|between|value|значени|наибольш|наименьш/iu.test(text)
  )
    return null
  const slope = coefficients.slice(1).map((each, power) => each * (power + 1))
  const [c = 0, b = 0, a = 0] = slope
  const root = Math.sqrt(b * b - 4 * a * c)
  const roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)].sort((one, other) => one - other)
  const [low, high] = roots
  if (low === undefined || high === undefined || !(root > 0) || !roots.every((each) => Number.isInteger(each * 2)))
    return null
  if (!roots.every((each) => isClose(valueAt(slope, each), 0))) return null
  // The check: the values beside a maximum are lower.
  const isMaximumFirst = valueAt(coefficients, low) > valueAt(coefficients, low + 0.01)
  if (isMaximumFirst !== a > 0) return null
  const values = { a: low, b: high, formula: `$${latexOf(formula, language)}$` }
  const kinds = (max: number, min: number): Value => ({ kind: 'conditions', of: [`max ${max}`, `min ${min}`] })
  const only = (kind: 'max' | 'min', place: number): Value => ({ kind: 'conditions', of: [`${kind} ${place}`] })
  const asksFor = (['max', 'min'] as const).filter((kind) => new RegExp(saysKinds[language][kind], 'iu').test(text))
  const [one] = asksFor.length === 1 ? asksFor : []
  const [max, min] = isMaximumFirst ? [low, high] : [high, low]
  const shown = {
    en: `max at $x = ${max}$, min at $x = ${min}$`,
    ru: `максимум при $x = ${max}$, минимум при $x = ${min}$`,
  }
  return workedTask({
    kind: 'extrema',
    given: [],
    parts: [
      part('derivative', { kind: 'polynomial', of: slope }, texts.derivative, values),
      { ...part('roots', { kind: 'tuple', of: [low, high] }, texts.roots, values), shown: { en: '', ru: '' } },
      {
        ...part('kinds', kinds(max, min), texts.kinds, values),
        isGoal: true,
        shown,
        ...(one && { also: [only(one, one === 'max' ? max : min)] }),
      },
      ...roots.map((each, at) => ({
        ...part(
          `value${at}`,
          numberValue(valueAt(coefficients, each)),
          { ...texts.kinds, name: texts.valueThere.name },
          values,
        ),
        isAside: true,
      })),
    ],
    slips: [
      { value: kinds(min, max), cause: filled(texts.swappedKinds, values), done: ['derivative', 'roots'] },
      { value: only('max', min), cause: filled(texts.swappedKinds, values), done: ['derivative', 'roots'] },
      { value: only('min', max), cause: filled(texts.swappedKinds, values), done: ['derivative', 'roots'] },
    ],
    example: texts.exampleOfExtrema,
    readsIn: (said, spoken) => extremaIn(said, spoken, [low, high]),
  })
}

/** The derivative, the two places, and which of them is what. */
function extremaIn(text: string, language: Language, [low, high]: readonly [number, number]): Value[] {
  const plain = text.replace(/[−–]/g, '-').toLowerCase()
  const { max, min } = saysKinds[language]
  const placeOf = (word: string): number | null => {
    const before = new RegExp(
      `(-?\\d+(?:[.,]5)?)\\s*(?:\\p{L}*\\s*)?(?:-|—|:|это|точка|is|the|a)?\\s*(?:это|точка|is|the|a)?\\s*(?:${word})`,
      'u',
    ).exec(plain)
    const behind = new RegExp(
      `(?:${word})\\p{L}*\\s*(?:is|at|при|в|это|point|точка|:|=|-|—)?\\s*(?:at|при|в точке)?\\s*(?:x|х)?\\s*=?\\s*(-?\\d+(?:[.,]5)?)`,
      'u',
    ).exec(plain)
    const found = before ?? behind
    return found ? Number((found[1] ?? '').replace(',', '.')) : null
  }
  const [maximum, minimum] = [placeOf(max), placeOf(min)]
  const isKnown = (place: number | null) => place === low || place === high
  const said = [
    ...(isKnown(maximum) && maximum !== minimum ? [`max ${maximum}`] : []),
    ...(isKnown(minimum) && maximum !== minimum ? [`min ${minimum}`] : []),
  ]
  const kinds: Value[] = said.length > 0 ? [{ kind: 'conditions', of: said }] : []
  const numbers = [...plain.matchAll(/(?<![\p{L}\d.^])-?\d+(?:[.,]5)?(?![\p{L}\d^.])/gu)].map(([each]) =>
    Number(each.replace(',', '.')),
  )
  const places: Value[] = numbers.includes(low) && numbers.includes(high) ? [{ kind: 'tuple', of: [low, high] }] : []
  return [...polynomialsIn(plain, language), ...places, ...kinds]
}

/** "∫ (3x² + 1) dx from 0 to 2" */
export function readIntegral(text: string, language: Language): WorkedTask | null {
  const words = functionWords[language]
  if (!words.integral.test(text)) return null
  const bounds =
    words.bounds.exec(text) ??
    /(?:∫|\\int)\s?_?\{?\(?(-?\d+)\)?\}?\s?\^\s?\{?\(?(-?\d+)/u.exec(text) ??
    /∫\s?\[\s?(-?\d+)\s?[;,]\s?(-?\d+)\s?\]/u.exec(text)
  const [low, high] = bounds ? [bounds[1] ?? bounds[3], bounds[2] ?? bounds[4]] : []
  if (!bounds || low === undefined || high === undefined) return null
  const rest = text.replace(bounds[0], ' ∫ ')
  const body =
    /(?:∫|\\int|integral(?: of)?|integrate|интеграл\p{L}*(?: от| функции)?)[\s∫:]*([^∫]*?)\s*\\?,?\s*d\s?x/iu.exec(
      rest,
    )?.[1]
  const formula = body === undefined ? null : formulaIn(body, language)
  const coefficients = formula && coefficientsOf(formula)
  if (!formula || !coefficients || coefficients.length > 8) return null
  const [a, b] = [Number(low.replace(',', '.')), Number(high.replace(',', '.'))]
  const whole = [0, ...coefficients.map((each, power) => each / (power + 1))]
  const [upper, lower] = [valueAt(whole, b), valueAt(whole, a)]
  const goal = upper - lower
  if (!isClose(goal, byStrips(coefficients, a, b))) return null
  const values = { a, b, formula: `$${latexOf(formula, language)}$` }
  const derivative = coefficients.slice(1).map((each, power) => each * (power + 1))
  const polynomial = (of: readonly number[]): Value => ({ kind: 'polynomial', of })
  const slips: Slip[] = [
    { value: numberValue(upper), cause: filled(texts.noLower, values) },
    { value: numberValue(-goal), cause: texts.turnedLimits },
    { value: numberValue(upper + lower), cause: filled(texts.addedLimits, values) },
    { value: numberValue(valueAt(coefficients, b) - valueAt(coefficients, a)), cause: texts.notIntegrated },
    { value: polynomial(derivative), cause: filled(texts.differentiated, values) },
    { value: polynomial([0, ...coefficients]), cause: filled(texts.notDivided, values) },
  ]
  return workedTask({
    kind: 'integral',
    given: [a, b],
    parts: [
      part('antiderivative', polynomial(whole), texts.antiderivative, values),
      // With 0 as the other one the value at the upper limit is the result already.
      ...(lower === 0
        ? []
        : [
            {
              ...part('upper', numberValue(upper), { ...texts.definite, name: texts.upper.name }, values),
              isAside: true,
              labels: [`f(${b})`],
            },
          ]),
      { ...part('integral', numberValue(goal), texts.definite, values), isGoal: true },
    ],
    slips,
    example: texts.exampleOfIntegral,
    readsIn: polynomialsIn,
  })
}

/** Simpson's rule, exact up to cubes and good beyond with many strips. */
function byStrips(coefficients: readonly number[], a: number, b: number): number {
  const strips = 400
  const width = (b - a) / strips
  let sum = 0
  for (let at = 0; at <= strips; at++)
    sum += (at === 0 || at === strips ? 1 : at % 2 === 1 ? 4 : 2) * valueAt(coefficients, a + at * width)
  return (sum * width) / 3
}

/** "[x^3 + x]", "F(x) = x³ + x + C" */
function polynomialsIn(text: string, language: Language): Value[] {
  const pieces = text.replace(/[[\]|]/g, ' ').split(/[=;\n]|(?<!\d),|\p{L}{2,}/u)
  return pieces.flatMap((piece): Value[] => {
    const tidy = piece
      .replace(/[+]\s*[cсCС](?!\p{L})/u, '')
      .replace(/х/g, 'x')
      .trim()
    if (!/x/.test(tidy)) return []
    const formula = formulaIn(tidy, language)
    const all = formula && coefficientsOf(formula)
    return all ? [{ kind: 'polynomial', of: all }] : []
  })
}

/** By x - a, without the rest, which is 0. */
function quotientOf(coefficients: readonly number[], a: number): number[] {
  const found: number[] = []
  let carried = 0
  for (const each of [...coefficients].reverse()) {
    carried = carried * a + each
    found.push(carried)
  }
  return found.slice(0, -1).reverse()
}

/** "the limit of (x² - 9)/(x - 3) as x → 3" */
export function readLimit(text: string, language: Language): WorkedTask | null {
  if (!functionWords[language].limit.test(text)) return null
  const plain = text.replace(/[−–]/g, '-').replace(/х/g, 'x')
  const [, to] =
    /x\s*(?:→|->|\\to|tends to|approaches|goes to|стремится к|стрем\p{L}* к)\s*(-?\d+(?:[.,]\d+)?)/iu.exec(plain) ?? []
  const [, top, bottom] =
    /\(([^()]+)\)\s*[/:]\s*\(([^()]+)\)/u.exec(plain) ?? /\\frac\{([^{}]+)\}\{([^{}]+)\}/u.exec(plain) ?? []
  if (to === undefined || !top || !bottom) return null
  const [above, below] = [formulaIn(top, language), formulaIn(bottom, language)]
  const [upper, lower] = [above && coefficientsOf(above), below && coefficientsOf(below)]
  const a = Number(to.replace(',', '.'))
  if (!above || !below || !upper || !lower || !isClose(valueAt(upper, a), 0) || !isClose(valueAt(lower, a), 0))
    return null
  const slope = (of: readonly number[]) =>
    valueAt(
      of.slice(1).map((each, power) => each * (power + 1)),
      a,
    )
  const goal = slope(upper) / slope(lower)
  const near = (at(above, a + 1e-5) / at(below, a + 1e-5) + at(above, a - 1e-5) / at(below, a - 1e-5)) / 2
  if (!Number.isFinite(goal) || Math.abs(near - goal) > 1e-3 * Math.max(1, Math.abs(goal))) return null
  const left = lower.length === 2 ? quotientOf(upper, a).map((each) => each / (lower[1] ?? 1)) : null
  const polynomial = (of: readonly number[]): Value => ({ kind: 'polynomial', of })
  return workedTask({
    kind: 'limit',
    given: [a],
    readsIn: (said, spoken) =>
      polynomialsIn(said, spoken).filter((value) => !isSame(value, polynomial(upper)) || /\)\s*[*·]?\s*\(/.test(said)),
    parts: [
      {
        ...part('factored', polynomial(upper), { ...texts.top, name: texts.factored.name }, { a }),
        shown: { en: '', ru: '' },
      },
      ...(left ? [part('left', polynomial(left), texts.canceled, { a })] : []),
      { ...part('limit', numberValue(goal), { ...texts.goal, name: texts.top.name }, { a }), isGoal: true },
    ],
    slips: [{ value: numberValue(0), cause: texts.notZero }],
    remarks: [{ said: saysNoLimit, reply: texts.zeroOverZero }],
    example: texts.exampleOfLimit,
  })
}
