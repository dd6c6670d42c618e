import type { Expr, Request, Statement } from './ast.ts'
import { binary, constant, equation, expression, name, namesOf, negated, number, rootOf, rootsOf } from './ast.ts'
import type { Judgement } from './judgement.ts'
import { minus, realAt, size, valueAt } from './numeric.ts'
import { exactValue, tryPolynomial } from './polynomial.ts'
import type { Rational } from './rational.ts'
import { divide, isInteger, multiply, rational, subtract } from './rational.ts'
import { simplifyExpression } from './simplify.ts'
import type { Decline, Family, Rule, Solution, Step } from './steps.ts'
import { sameValue } from './verify.ts'
import { DAY_MINUTES, givenOf, isSameCurve, near, sizesOf, subjectsOf } from './verify-forms.ts'

/**
 * Solves tasks whose answer needs a certain form: a number in another base, a time of day, the equation of a circle, a
 * number chosen from a list.
 */
export function solveFormTask(task: Request): Solution | Decline {
  switch (task.operation) {
    case 'ranked':
      return ranked(task)
    case 'in-base':
      return inBase(task)
    case 'standard-form':
      return standardForm(task)
    case 'mixed-number':
      return mixedNumber(task)
    case 'clock':
      return clock(task)
    case 'circle':
      return circle(task)
    case 'complex-roots':
      return complexRoots(task)
    case 'is-multiple':
      return isMultiple(task)
    case 'lies-on':
      return liesOn(task)
    default:
      return done(task, 'numbers', [['read-off', task.subject]])
  }
}

function done(task: Request, family: Family, lines: readonly (readonly [Rule, Statement])[]): Solution {
  let before: Statement = task.subject
  const steps = lines.map(([rule, after]): Step => {
    const step = { rule, before, after, facts: {} }
    before = after
    return step
  })
  return { family, unknown: null, steps, answer: steps.at(-1)!.after }
}

// ---- One number out of a list ----------------------------------------------------------------------------------------

/** values: the rank, then 1 to count from the greatest or -1 from the least. */
function ranked(task: Request): Solution | Decline {
  const exprs = subjectsOf(task)
  const [place = 0, sign = 1] = givenOf(task)
  const sizes = sizesOf(task)
  const areApart = sizes.every((each, index) => sizes.findIndex((other) => near(each, other)) === index)
  const ordered = [...exprs].sort((a, b) => (realAt(b, {}) - realAt(a, {})) * sign)
  const answer = ordered[place - 1]
  if (!answer || !areApart || sizes.some((each) => !Number.isFinite(each))) return 'not-an-exercise'
  return done(task, 'numbers', [
    ['order-values', { kind: 'values', values: ordered }],
    ['read-off', expression(answer)],
  ])
}

// ---- Forms of a number -----------------------------------------------------------------------------------------------

/** values: the base, at most ten, so that decimal digits suffice. */
function inBase(task: Request): Solution | Decline {
  const [value] = subjectsOf(task).map(exactValue)
  const [base = 0] = givenOf(task)
  if (!value || !isInteger(value) || value.n < 0n || !Number.isInteger(base) || base < 2 || base > 10)
    return 'not-an-exercise'
  if (value.n > 10n ** 9n) return 'too-big'
  const digits = value.n.toString(base)
  const sum = [...digits]
    .map((digit, index) => [Number(digit), digits.length - 1 - index] as const)
    .filter(([digit]) => digit > 0)
    .map(([digit, exponent]) => binary('multiply', number(digit), binary('power', number(base), number(exponent))))
  if (sum.length === 0) return 'not-an-exercise'
  return done(task, 'numbers', [
    [
      'split-by-base',
      expression(sum.reduce<Expr>((all, each, index) => (index === 0 ? each : binary('add', all, each)), sum[0]!)),
    ],
    ['read-off', expression(number(BigInt(digits)))],
  ])
}

const TEN = rational(10)

function standardForm(task: Request): Solution | Decline {
  const [value] = subjectsOf(task).map(exactValue)
  if (!value || value.n === 0n) return 'not-an-exercise'
  let head = value
  let exponent = 0
  const isLarge = ({ n, d }: Rational) => (n < 0n ? -n : n) >= 10n * d
  const isSmall = ({ n, d }: Rational) => (n < 0n ? -n : n) < d
  while (isLarge(head) && exponent < 60) [head, exponent] = [divide(head, TEN), exponent + 1]
  while (isSmall(head) && exponent > -60) [head, exponent] = [multiply(head, TEN), exponent - 1]
  if (isLarge(head) || isSmall(head)) return 'too-big'
  const written = binary('multiply', number(head, 'decimal'), binary('power', number(10), number(exponent)))
  return done(task, 'numbers', [['shift-point', expression(written)]])
}

function mixedNumber(task: Request): Solution | Decline {
  const [value] = subjectsOf(task).map(exactValue)
  const isAboveOne = value && (value.n < 0n ? -value.n : value.n) > value.d
  if (!value || !isAboveOne || isInteger(value)) return 'not-an-exercise'
  const top = value.n < 0n ? -value.n : value.n
  const [whole, rest] = [top / value.d, top % value.d]
  const split = binary('add', number(whole), number(rational(rest, value.d)))
  return done(task, 'numbers', [
    ['whole-part', expression(value.n < 0n ? negated(split) : split)],
    ['read-off', expression(number(value, 'mixed'))],
  ])
}

// ---- Time of day -----------------------------------------------------------------------------------------------------

const minutesOf = (expr: Expr) => ((Math.round(realAt(expr, {})) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

/** Converts minutes after midnight to a time of day; values: 12 for AM/PM, else 24. */
function clock(task: Request): Solution | Decline {
  const [of] = subjectsOf(task)
  const [hours = 24] = givenOf(task)
  const total = of ? realAt(of, {}) : Number.NaN
  if (!of || !Number.isInteger(total)) return 'not-an-exercise'
  return done(task, 'numbers', [
    ['work-out', expression(number(minutesOf(of)))],
    ['tell-time', { kind: 'story', text: timeText(minutesOf(of), hours), language: 'en' }],
  ])
}

function timeText(minutes: number, hours: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), `${minutes % 60}`.padStart(2, '0')]
  return hours === 12 ? `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}` : `${hour}:${minute}`
}

/** `7:49` was parsed as a division; on a twelve-hour clock 19:49 is the same time. */
function judgeTime(task: Request, answer: Statement, line: Statement): Judgement {
  const [of] = subjectsOf(task)
  const stated = line.kind === 'expression' && line.value.kind === 'divide' ? line.value : null
  if (!stated?.inline || !of) return { kind: 'unknown', line }
  const [hour, minute] = [realAt(stated.left, {}), realAt(stated.right, {})]
  if (!Number.isInteger(hour) || !Number.isInteger(minute) || minute > 59) return { kind: 'unknown', line }
  const turn = givenOf(task)[0] === 12 ? DAY_MINUTES / 2 : DAY_MINUTES
  const isRight = (hour * 60 + minute - minutesOf(of)) % turn === 0
  const shown: Statement = { kind: 'story', text: `${hour}:${`${minute}`.padStart(2, '0')}`, language: 'en' }
  return isRight ? { kind: 'right', line: answer } : { kind: 'wrong', line: shown, about: 'value' }
}

// ---- Equations to be written -----------------------------------------------------------------------------------------

/** The subject: both coordinates of the centre, and the radius. */
function circle(task: Request): Solution | Decline {
  const [a, b, r] = subjectsOf(task)
  const square = r && exactValue(binary('power', r, number(2)))
  if (!a || !b || !r || !square || realAt(r, {}) <= 0) return 'not-an-exercise'
  const part = (letter: string, at: Expr): Expr => {
    const place = exactValue(at)
    if (place?.n === 0n) return binary('power', name(letter), number(2))
    const moved =
      place && place.n < 0n
        ? binary('add', name(letter), number(multiply(place, rational(-1))))
        : binary('subtract', name(letter), at)
    return binary('power', moved, number(2))
  }
  const left = binary('add', part('x', a), part('y', b))
  const power = binary('power', r, number(2))
  return done(task, 'formula', [
    ['write-circle', equation(left, power)],
    ['work-out', equation(left, number(square))],
  ])
}

/** A quadratic equation whose discriminant is negative, over the complex numbers. */
function complexRoots(task: Request): Solution | Decline {
  const { subject } = task
  if (subject.kind !== 'equation') return 'not-an-exercise'
  const [unknown, ...others] = namesOf(subject)
  const polynomial = tryPolynomial(binary('subtract', subject.left, subject.right))
  if (!unknown || others.length > 0 || !polynomial) return 'not-in-reach'
  const at = [rational(0), rational(0), rational(0)]
  for (const { coefficient, powers } of polynomial.values()) {
    const degree = powers[unknown] ?? 0
    if (degree > 2) return 'not-in-reach'
    at[degree] = coefficient
  }
  const [c, b, a] = at as [Rational, Rational, Rational]
  const d = subtract(multiply(b, b), multiply(rational(4), multiply(a, c)))
  if (a.n === 0n || d.n >= 0n) return 'not-in-reach'
  const half = simple(
    binary(
      'divide',
      rootOf(number(multiply(d, rational(-1)))),
      number(multiply(rational(2), a.n < 0n ? multiply(a, rational(-1)) : a)),
    ),
  )
  if (!half) return 'not-in-reach'
  const middle = divide(multiply(b, rational(-1)), multiply(rational(2), a))
  const isOne = realAt(half, {}) === 1
  const turned = isOne ? constant('i') : binary('multiply', half, constant('i'))
  const roots: readonly Expr[] =
    middle.n === 0n
      ? [turned, negated(turned)]
      : [binary('add', number(middle), turned), binary('subtract', number(middle), turned)]
  return {
    ...done(task, 'quadratic', [
      ['discriminant', equation(name('D'), number(d))],
      ['formula', rootsOf(unknown, roots)],
    ]),
    unknown,
  }
}

function simple(of: Expr): Expr | null {
  const solved = simplifyExpression(of)
  if (typeof solved === 'string') return null
  return solved.answer.kind === 'expression' ? solved.answer.value : null
}

// ---- Yes or no -------------------------------------------------------------------------------------------------------

function isMultiple(task: Request): Solution | Decline {
  const [a, b] = subjectsOf(task).map(exactValue)
  if (!a || !b || !isInteger(a) || !isInteger(b) || b.n === 0n) return 'not-an-exercise'
  return done(task, 'numbers', [
    ['work-out', expression(number(divide(a, b)))],
    ['read-off', { kind: 'truth', value: a.n % b.n === 0n }],
  ])
}

/** The subject: the point's y-coordinate, and the function's value at its x-coordinate. */
function liesOn(task: Request): Solution | Decline {
  const [height, value] = subjectsOf(task)
  const worked = value && exactValue(value)
  const at = height && exactValue(height)
  if (!height || !worked || !at) return 'not-an-exercise'
  return done(task, 'function', [
    ['put-point', { kind: 'values', values: [height, number(worked)] }],
    ['read-off', { kind: 'truth', value: at.n * worked.d === worked.n * at.d }],
  ])
}

// ---- The judge -------------------------------------------------------------------------------------------------------

/** Grades a line on such a task; null: the caller grades it by its value. */
export function judgeFormTask(task: Request, { answer }: Solution, line: Statement): Judgement | null {
  switch (task.operation) {
    case 'clock':
      return judgeTime(task, answer, line)
    case 'circle':
      if (line.kind !== 'equation') return { kind: 'unknown', line }
      return isSameCurve(line, answer) ? { kind: 'right', line: answer } : { kind: 'wrong', line, about: 'value' }
    case 'standard-form':
    case 'mixed-number': {
      if (line.kind !== 'expression' || answer.kind !== 'expression') return null
      if (sameValue(line.value, answer.value) !== 'verified') return null
      const isAsked = task.operation === 'mixed-number' ? isMixed(line.value) : isStandard(line.value)
      return isAsked ? { kind: 'right', line: answer } : { kind: 'unfinished', line }
    }
    case 'complex-roots':
      return judgeComplexRoots(task, answer, line)
    case 'lies-on':
      if (line.kind !== 'truth' || answer.kind !== 'truth') return { kind: 'unknown', line }
      return line.value === answer.value ? { kind: 'right', line: answer } : { kind: 'wrong', line, about: 'value' }
    case 'is-multiple':
      return { kind: 'unknown', line }
    default:
      return null
  }
}

function judgeComplexRoots(task: Request, answer: Statement, line: Statement): Judgement {
  const [unknown = 'x'] = namesOf(task.subject)
  const stated = line.kind === 'cases' ? line.cases : line.kind === 'equation' ? [line] : []
  const areRoots = stated.length > 0 && stated.every(({ left }) => left.kind === 'name' && left.name === unknown)
  if (!areRoots || answer.kind !== 'cases') return { kind: 'unknown', line }
  const at = (each: Expr) => valueAt(each, { i: { re: 0, im: 1 } })
  const roots = answer.cases.map(({ right }) => at(right))
  const own = stated.map(({ right }) => at(right))
  const isSame = (a: (typeof roots)[number], b: (typeof roots)[number]) => size(minus(a, b)) < 1e-7
  if (own.some((each) => !roots.some((root) => isSame(each, root)))) return { kind: 'wrong', line, about: 'roots' }
  const isWhole = roots.every((root) => own.some((each) => isSame(each, root)))
  return isWhole
    ? { kind: 'right', line: answer }
    : { kind: 'missing-root', line, found: stated.map(({ right }) => right) }
}

const isMixed = (expr: Expr): boolean =>
  expr.kind === 'negate' ? isMixed(expr.of) : expr.kind === 'number' ? expr.style === 'mixed' : expr.kind === 'add'

function isStandard(expr: Expr): boolean {
  if (expr.kind === 'negate') return isStandard(expr.of)
  if (expr.kind !== 'multiply' || expr.right.kind !== 'power') return false
  const head = Math.abs(realAt(expr.left, {}))
  return head >= 1 && head < 10 && realAt(expr.right.left, {}) === 10
}
