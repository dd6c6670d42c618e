import type { Frame, Known, PlanStep, StoryQuantity, StoryReading } from '../../frames/index.ts'
import { models } from '../../frames/models.ts'
import { type Relation, type Solution, solveFor } from '../../frames/system.ts'
import { mentionsIn } from '../../guard/mentions.ts'
import { saysFactor, saysFraction } from '../../language/accounts.ts'
import { binary, type Expr } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import { parseExpression } from '../../math/parse.ts'
import {
  add,
  divide,
  equals,
  isInteger,
  isZero,
  multiply,
  type Rational,
  rational,
  sign,
  subtract,
} from '../../math/rational.ts'
import {
  type CompoundUnit,
  isSameDimension,
  quantitiesIn,
  timesDimension,
  unitNamed,
  unitOf,
} from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import { questionIn } from './facts.ts'
import { isOwnAnswer, isUnitOfBare, isUnitOfConstant, isUnitTold, namedUnit } from './frame-texts.ts'
import { type NamedGiven, withNamedGivens, workedIn } from './named-givens.ts'
import { taskEnd } from './task-and-work.ts'
import { type NumberInText, numbersIn } from './work.ts'

/** A frame that a language model proposes: the role of every number, and the relations between the quantities. */
export interface ProposedFrame {
  /** Numbers of the text: `role` names the quantity in the equations, `span` quotes the text. */
  readonly given: readonly {
    readonly role: string
    readonly value: string
    readonly unit: string
    readonly span: string
  }[]
  /** Unknown quantities, intermediate and wanted, in the story's words. */
  readonly unknown: readonly { readonly role: string; readonly words: string; readonly unit: string }[]
  /** `boys + girls = all`, over role names. */
  readonly equations: readonly string[]
  readonly asked: string
  /** What is asked for besides: "how many litres, and what percent is empty then?" */
  readonly also?: readonly string[]
  /** The known and wanted quantities, as restated to the student. */
  readonly restating: string
  /** Quotes of irrelevant numbers. */
  readonly unused: readonly string[]
  /** Given roles that decide about a rounding, so that no equation needs to lead from them to the answer. */
  readonly deciding?: readonly string[]
  /** Heights, floors and debts: any quantity may be less than nothing. */
  readonly isSigned?: true
}

/** Why a proposed frame is rejected, in a sentence for the model. */
export class NoFrame extends Error {}
const no = (why: string): never => {
  throw new NoFrame(why)
}

/** The result of a check; null if it refuses, and its reason is kept. */
function tried<Result>(faults: string[], check: () => Result): Result | null {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof NoFrame)) throw error
    faults.push(error.message)
    return null
  }
}

const LIMITS = { given: 10, also: 3, unknown: 8, equations: 12, restating: 400, words: 80, terms: 40 }
const placeholders = 'abcfghjklmnopqrstuvwxyz'

/**
 * Validates a proposed frame: every quote is in the text, every number of the text has a role, units agree, and the
 * equations have one plausible solution that satisfies each of them.
 *
 * @param isOfMessage the text is the student's whole message: their work behind the question needs no roles
 * @throws {NoFrame} with the reason for rejection
 */
export function readProposed(
  text: string,
  language: Language,
  proposed: ProposedFrame,
  isOfMessage = false,
): StoryReading {
  const { given, unknown, asked, also = [], restating } = proposed
  const equations = equationsOf(proposed)
  if (given.length === 0 || given.length > LIMITS.given) no('given must name 1 to 10 numbers of the text')
  if (unknown.length === 0 || unknown.length > LIMITS.unknown) no('unknown must name 1 to 8 quantities')
  if (equations.length === 0 || equations.length > LIMITS.equations) no('there must be 1 to 12 equations')
  const roles = [...given, ...unknown].map(({ role }) => role)
  const strange = roles.find((role) => !/^\p{L}[\p{L}\d_]{0,39}$/u.test(role))
  if (strange !== undefined) no(`"${strange}" is no name: letters, digits and _ only`)
  if (new Set(roles).size < roles.length) no('two quantities have the same role')
  if (roles.length > placeholders.length) no('there are too many quantities')
  if (![asked, ...also].every((each) => unknown.some(({ role }) => role === each)))
    no(`asked must be one of unknown: ${unknown.map(({ role }) => role).join(', ')}`)
  // All that is to be changed is named at once: each refusal costs the model a call.
  const faults: string[] = []
  // The program's own readings name every amount.
  const worked = isOfMessage ? workedIn(proposed.equations, givensOf(given)) : new Set<string>()
  const knowns = tried(faults, () => placed(text, language, proposed, isOfMessage))
  const system = tried(faults, () => relationsOf(equations, roles, worked))
  tried(faults, () => assertRestating(restating, [], text, language, given))
  if (!knowns || !system || faults.length > 0) return no(faults.join('; and '))
  assertUnits(system, proposed)
  assertScales(system, proposed, equations, roles)
  const values = new Map<string, Rational>([...knowns].map(([role, { value }]) => [role, value]))
  for (const [id, value] of system.constants) values.set(id, value)
  const wantedFirst = solveFor(asked, values, system.relations)
  const others = also.map((each) => solveFor(each, values, system.relations))
  const answer = wantedFirst?.values.get(asked)
  if (!wantedFirst || !answer || others.includes(null))
    return no('the equations do not lead to what is asked, contradict each other, or are not linear')
  const solution = others.reduce<Solution>((all, each) => (each ? withSolution(all, each) : all), wantedFirst)
  for (const [index, { left, right }] of system.sides.entries()) {
    const [a, b] = [worthOf(left, roles, solution.values), worthOf(right, roles, solution.values)]
    if (!a || !b || !equals(a, b))
      no(
        `the equation "${equations[index]}" does not hold with the others: they contradict each other or leave something open`,
      )
  }
  for (const { role } of given)
    if (!solution.used.has(role) && !proposed.deciding?.includes(role) && !worked.has(role))
      no(`"${role}" plays no part in the answer: put its quote into unused`)
  assertPlausible(solution.values, proposed, text, language)
  const answers = [answer, ...also.flatMap((each) => solution.values.get(each) ?? [])]
  assertRestating(restating, answers, text, language, given)
  const isOwn = (id: string) => roles.includes(id)
  const wanted = unknown.find(({ role }) => role === asked)!
  return {
    language,
    text,
    frames: system.relations.map((relation) => frameOf(relation, knowns, asked)),
    asked: { noun: wanted.words, unit: unitOf(wanted.unit) },
    answer,
    unit: unitOf(wanted.unit),
    quantities: [...solution.values, ...solution.made].flatMap(([id, value]): StoryQuantity[] => {
      const known = knowns.get(id)
      const named = unknown.find(({ role }) => role === id)
      const isOnWay =
        solution.used.has(id) ||
        solution.made.has(id) ||
        named !== undefined ||
        proposed.deciding?.includes(id) === true
      if (system.constants.has(id) || !isOnWay) return []
      return [
        {
          id,
          name: known?.noun ?? named?.words ?? '',
          value,
          unit: known?.unit ?? unitOf(named?.unit ?? ''),
          ...(named?.unit && { measure: named.unit }),
          isGiven: known !== undefined,
          isAsked: id === asked,
          ...(known && { span: known.span }),
        },
      ]
    }),
    plan: solution.plan.map(
      (step): PlanStep => ({ ...step, from: step.from.filter((id) => isOwn(id) || !system.constants.has(id)) }),
    ),
    restatement: restating.trim(),
    ...(also.length > 0 && { more: also }),
  }
}

/** The equations over role names alone: a given number that is written in them stands for its role. */
const equationsOf = ({ equations, given }: ProposedFrame): readonly string[] =>
  withNamedGivens(equations, givensOf(given))

const givensOf = (given: ProposedFrame['given']): readonly NamedGiven[] =>
  given.flatMap(({ role, value: written, unit, span }) => {
    const value = rationalOf(written)
    return value ? [{ role, value, isPercent: /%/.test(`${written}${unit}${span}`) }] : []
  })

/** The relations of a frame and the values that they start from. */
export function systemOf(proposed: ProposedFrame) {
  const roles = [...proposed.given, ...proposed.unknown].map(({ role }) => role)
  const { relations, constants } = relationsOf(
    equationsOf(proposed),
    roles,
    workedIn(proposed.equations, givensOf(proposed.given)),
  )
  const told = proposed.given.flatMap(({ role, value: written }) => {
    const value = rationalOf(written)
    return value ? [[role, value] as const] : []
  })
  return { relations, values: new Map<string, Rational>([...told, ...constants]) }
}

/** What both lead to; the plan is that of the first. */
const withSolution = (first: Solution, other: Solution): Solution => ({
  values: new Map([...other.values, ...first.values]),
  plan: first.plan,
  used: new Set([...first.used, ...other.used]),
  made: new Map([...other.made, ...first.made]),
})

// ---- Quotes and numbers ---------------------------------------------------------------------------------------------------

const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\s]/gu, ' ')
    .replace(/[’‘]/gu, "'")
    .replace(/[“”«»]/gu, '"')

/** Locates the quoted numbers in the text; each number is used once and none is left over. */
function placed(
  text: string,
  language: Language,
  { given, unused }: ProposedFrame,
  isOfMessage: boolean,
): Map<string, Known> {
  const told = plain(text)
  const taken: [number, number][] = []
  const find = (quote: string): number => {
    if (quote.trim() === '') no('a span is empty')
    const starts: number[] = []
    for (let at = told.indexOf(plain(quote)); at >= 0; at = told.indexOf(plain(quote), at + 1))
      // The "5 km" of "15 km" is another number.
      if (!(/^\d/.test(quote) && /[\d.,]$/.test(told.slice(0, at)))) starts.push(at)
    if (starts.length === 0) no(`"${quote}" is not in the text, word for word`)
    // Equal quotes belong to two numbers.
    return starts.find((at) => !taken.some(([from, to]) => at === from && at + quote.length === to)) ?? starts[0]!
  }
  const knowns = new Map<string, Known>()
  const faults: string[] = []
  const place = ({ role, value: written, unit, span }: ProposedFrame['given'][number]) => {
    const start = find(span)
    const end = start + span.length
    const value = rationalOf(written) ?? no(`the value "${written}" of ${role} is no number`)
    const said = text.slice(start, end)
    if (!holds(said, value, language) && !amountsTo(said, value, unit, language))
      no(`"${span}" does not say ${written}`)
    taken.push([start, end])
    const measured = unitOf(unit)
    const isUntold = !isUnitTold(unit, text, language) && !isUnitOfConstant(unit, span)
    if (!measured && isUntold && !(isOfMessage && isUnitOfBare(unit, text, end, language)))
      no(`the unit "${unit}" of ${role} is not in the text`)
    const words = span
      .replace(/[$€£]?\s*\d[\d\s.,/:%]*/u, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    // "190 cm" names a unit and no thing.
    const isUnit = words === '' || words.toLowerCase() === unit.trim().toLowerCase() || namedUnit(words) !== null
    const noun = isUnit ? nameOf(role, text.slice(0, start)) : words
    knowns.set(role, { value, unit: measured, noun, span: [start, end] })
  }
  for (const each of given) tried(faults, () => place(each))
  const numbers = numbersIn(text, language)
  for (const quote of unused) {
    // The student's work, which is left out of the text, plays no part anyway.
    if (isOfMessage && quote.trim() !== '' && !told.includes(plain(quote))) continue
    // A word that we take for a number may stand in another word before.
    const number = numbers.find((each) => each.text === quote && !taken.some(([from]) => from === each.start))
    const start = number?.start ?? find(quote)
    taken.push([start, start + quote.length])
  }
  const end = isOfMessage ? taskEnd(text, language) : text.length
  const isTaken = ({ start, end: last }: NumberInText) => taken.some(([from, to]) => start < to && from < last)
  // "How much is it after the 20% off?": a question names a percentage again.
  const isNamedAgain = ({ text: said, start }: NumberInText) =>
    /%$/.test(said) &&
    questionAt(text, start) &&
    numbers.some((each) => each.start < start && each.text === said && isTaken(each))
  const isOwn = ({ start }: NumberInText) => isOfMessage && isOwnAnswer(text, start, language)
  const left = numbers.filter(
    (each) => each.start < end && !isTaken(each) && !isNamedAgain(each) && !isOwn(each) && faults.length === 0,
  )
  if (left.length > 0) {
    const quotes = left.map(({ text: quote }) => `"${quote}"`).join(', ')
    faults.push(`the number ${quotes} of the text has no role: put it into given or unused`)
  }
  if (faults.length > 0) no(faults.join('; and '))
  return knowns
}

/** True if the sentence of this place is a question. */
const questionAt = (text: string, at: number): boolean => /^(?:[^.!?\n]|[.](?=\d))*\?/u.test(text.slice(at))

/** A one-letter name means nothing to a student: uses the words before the number. */
function nameOf(role: string, before: string): string {
  if (role.length > 2) return role.replaceAll('_', ' ')
  return /(?<!\p{L})(?:\p{L}+\s+){0,2}\p{L}+(?=[^\p{L}\d.?!]*$)/u.exec(before)?.[0] ?? role
}

function rationalOf(written: string): Rational | null {
  const bare = written.trim().replace(/\s+/g, '').replace(',', '.')
  const [, sign = '', whole = '', decimals = '', bottom = '1', percent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?(?:\/([1-9]\d*))?(%?)$/.exec(bare) ?? []
  if (whole === '' || whole.length + decimals.length > 15) return null
  const value = divide(
    rational(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length)),
    rational(BigInt(bottom)),
  )
  return percent ? divide(value, rational(100)) : value
}

/** Words for a factor: "twice as many". */
const multiplying: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:twice|double[sd]?|doubling|both|pair|two-fold|дважды|вдвое|удво\p{L}+|вдвоем|вдвоём|обе|оба|двое|двойн\p{L}+)(?!\p{L})/iu,
    2,
  ],
  [/(?<!\p{L})(?:thrice|triple[sd]?|three-fold|втрое|трижды|утро\p{L}+|трое|тройн\p{L}+)(?!\p{L})/iu, 3],
  [/(?<!\p{L})(?:four-fold|quadruple[sd]?|вчетверо|учетвер\p{L}+)(?!\p{L})/iu, 4],
  [/(?<!\p{L})(?:впятеро)(?!\p{L})/iu, 5],
  // "A fifth one joined" makes five.
  ...[
    'third|трет(?:ий|ья|ье|ьего|ьей|ьему|ьим)',
    'fourth|четв[её]рт(?:ый|ая|ое|ого|ой|ому|ым)',
    'fifth|пят(?:ый|ая|ое|ого|ой|ому|ым)',
    'sixth|шест(?:ой|ая|ое|ого|ому|ым)',
    'seventh|седьм(?:ой|ая|ое|ого|ому|ым)',
    'eighth|восьм(?:ой|ая|ое|ого|ому|ым)',
    'ninth|девят(?:ый|ая|ое|ого|ой|ому|ым)',
    'tenth|десят(?:ый|ая|ое|ого|ой|ому|ым)',
  ].map((words, index) => [regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), index + 3] as const),
  [/(?<!\p{L})(?:half|halve[sd]?|halfway|вполовину|половин\p{L}+|пол\p{L}{2,})(?!\p{L})/iu, 0.5],
  [/(?<!\p{L})(?:a|an|one|each|every|per|кажд\p{L}+|один|одна|одно|одного|одной|одном)(?!\p{L})/iu, 1],
]

/** "1 h 45 min" is 1.75 h and 105 min: amounts of one kind, one behind the other, or one of them in another unit. */
function amountsTo(span: string, value: Rational, unit: string, language: Language): boolean {
  const wanted = namedUnit(unit)
  const amounts = quantitiesIn(span, language)
  if (!wanted || amounts.length === 0) return false
  let sum = rational(0)
  for (const amount of amounts) {
    if (!amount.unit || !isSameDimension(amount.unit.dimension, wanted.dimension)) return false
    sum = add(sum, multiply(amount.value, amount.unit.size))
  }
  return equals(sum, multiply(value, wanted.size))
}

function holds(span: string, value: Rational, language: Language): boolean {
  // "-8 degrees": the sign stands before the number.
  if (sign(value) < 0 && /[-−–]\s?[$€£]?\d/u.test(span)) return holds(span, subtract(rational(0), value), language)
  const isIt = (other: Rational) =>
    equals(other, value) || equals(divide(other, rational(100)), value) || equals(multiply(other, rational(100)), value)
  if (
    numbersIn(span, language).some(
      (each) => equals(each.value, value) || (/%|percent|процент/iu.test(span) && isIt(each.value)),
    )
  )
    return true
  const digits = span.match(/\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?/gu) ?? []
  if (
    digits.some((each) => {
      const own = rationalOf(each.replace(/[ \u00a0]/g, ''))
      return own !== null && equals(own, value)
    })
  )
    return true
  const near = Number(value.n) / Number(value.d)
  // A time of day, in hours.
  if (
    [...span.matchAll(/(?<!\d)(\d{1,2}):([0-5]\d)(?!\d)/gu)].some(
      ([, hours, minutes]) => Math.abs(Number(hours) + Number(minutes) / 60 - near) < 1e-9,
    )
  )
    return true
  if (saysFraction(span, language, value.n, value.d) || saysFactor(span, language, near)) return true
  if (mentionsIn(span.toLowerCase().replaceAll('ё', 'е')).some((each) => Math.abs(each.value - near) < 1e-9))
    return true
  return multiplying.some(([pattern, own]) => own === near && pattern.test(span))
}

// ---- Equations --------------------------------------------------------------------------------------------------------------

interface System {
  readonly relations: readonly Relation[]
  readonly constants: ReadonlyMap<string, Rational>
  readonly sides: readonly { readonly left: Expr; readonly right: Expr }[]
}

/** Breaks the equations into sums and products of two quantities, with generated names for intermediate ones. */
function relationsOf(equations: readonly string[], roles: readonly string[], worked: ReadonlySet<string>): System {
  const relations: Relation[] = []
  const constants = new Map<string, Rational>()
  const used = new Set<string>()
  const idOfConstant = (value: Rational) => {
    const id = `#${value.n}/${value.d}`
    constants.set(id, value)
    return id
  }
  const fresh = () => {
    if (relations.length > LIMITS.terms) no('the equations are too long')
    return `part-${relations.length}-${used.size}`
  }
  const roleOf = (letter: string) => {
    const role = roles[placeholders.indexOf(letter)] ?? no(`the letter ${letter} in an equation is no role`)
    used.add(role)
    return role
  }
  /** The id of an expression; creates relations for it if needed. */
  const idOf = (expr: Expr): string => {
    if (expr.kind === 'name') return roleOf(expr.name)
    const constant = constantOf(expr)
    if (constant) return idOfConstant(constant)
    const id = fresh()
    used.add(id)
    into(expr, id)
    return id
  }
  const into = (expr: Expr, target: string): void => {
    switch (expr.kind) {
      case 'add':
      case 'subtract': {
        const [plus, minus] = termsOf(expr)
        const [first, ...more] = plus.map(idOf)
        if (first === undefined) throw new NoFrame('an equation begins with a minus')
        const taken = minus.map(idOf)
        if (taken.length === 0) relations.push({ model: 'told-sum', of: [target, first, ...more] })
        else if (more.length === 0) relations.push({ model: 'told-sum', of: [first, target, ...taken] })
        else {
          const whole = fresh()
          used.add(whole)
          relations.push(
            { model: 'told-sum', of: [whole, first, ...more] },
            { model: 'told-sum', of: [whole, target, ...taken] },
          )
        }
        return
      }
      case 'multiply':
        relations.push({ model: 'told-product', of: [target, idOf(expr.left), idOf(expr.right)] })
        return
      case 'divide':
        relations.push({ model: 'told-product', of: [idOf(expr.left), target, idOf(expr.right)] })
        return
      case 'name':
        relations.push({ model: 'told-product', of: [target, roleOf(expr.name), idOfConstant(rational(1))] })
        return
      default: {
        const constant = constantOf(expr)
        if (!constant) no('equations may have numbers, roles, + - * / and brackets only')
        else relations.push({ model: 'told-product', of: [target, idOfConstant(constant), idOfConstant(rational(1))] })
      }
    }
  }
  const sides = equations.map((written) => {
    const [left, right] = sidesOf(written, roles)
    if (left.kind === 'name') into(right, roleOf(left.name))
    else into(left, idOf(right))
    return { left, right }
  })
  const idle = roles.filter((role) => !used.has(role) && !worked.has(role))
  if (idle.length > 0)
    no(`no equation names ${idle.map((role) => `"${role}"`).join(', ')}: write it instead of its number`)
  return { relations, constants, sides }
}

function sidesOf(written: string, roles: readonly string[]): [Expr, Expr] {
  const names = [...roles].toSorted((a, b) => b.length - a.length)
  const letters = written.replace(/\p{L}[\p{L}\d_]*/gu, (word) => {
    const at = roles.indexOf(names.find((role) => role === word) ?? '')
    return at < 0 ? no(`"${word}" in "${written}" is no role`) : ` ${placeholders[at]} `
  })
  const sides = letters
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replace(/[×·]/g, '*')
    .replace(/[÷:]/g, '/')
    .replace(/[−–]/g, '-')
    .split('=')
  if (sides.length !== 2) no(`"${written}" is no equation`)
  try {
    return [asProducts(parseExpression(sides[0]!)), asProducts(parseExpression(sides[1]!))]
  } catch {
    return no(`"${written}" cannot be read`)
  }
}

const HIGHEST_POWER = 4
/** `v^2` as `v · v`: powers of what is given leave the unknowns linear. */
function asProducts(expr: Expr): Expr {
  if (expr.kind === 'negate') return { ...expr, of: asProducts(expr.of) }
  if (!('left' in expr)) return expr
  const [left, right] = [asProducts(expr.left), asProducts(expr.right)]
  const exponent = expr.kind === 'power' && right.kind === 'number' && right.value.d === 1n ? Number(right.value.n) : 0
  if (exponent < 1 || exponent > HIGHEST_POWER) return { ...expr, left, right }
  let product = left
  for (let count = 1; count < exponent; count++) product = binary('multiply', product, left)
  return product
}

function termsOf(expr: Expr): [plus: Expr[], minus: Expr[]] {
  if (expr.kind === 'negate') {
    const [plus, minus] = termsOf(expr.of)
    return [minus, plus]
  }
  if (expr.kind !== 'add' && expr.kind !== 'subtract') return [[expr], []]
  const [plus, minus] = termsOf(expr.left)
  const [more, less] = termsOf(expr.right)
  return expr.kind === 'add'
    ? [
        [...plus, ...more],
        [...minus, ...less],
      ]
    : [
        [...plus, ...less],
        [...minus, ...more],
      ]
}

const constantOf = (expr: Expr): Rational | null => worthOf(expr, [], new Map())

function worthOf(expr: Expr, roles: readonly string[], values: ReadonlyMap<string, Rational>): Rational | null {
  if (expr.kind === 'number') return expr.value
  if (expr.kind === 'name') return values.get(roles[placeholders.indexOf(expr.name)] ?? '') ?? null
  if (expr.kind === 'negate') {
    const of = worthOf(expr.of, roles, values)
    return of && subtract(rational(0), of)
  }
  if (!('left' in expr) || expr.kind === 'power') return null
  const [a, b] = [worthOf(expr.left, roles, values), worthOf(expr.right, roles, values)]
  if (!a || !b) return null
  if (expr.kind === 'add') return add(a, b)
  if (expr.kind === 'subtract') return subtract(a, b)
  if (expr.kind === 'multiply') return multiply(a, b)
  return isZero(b) ? null : divide(a, b)
}

// ---- Units, sizes, words ------------------------------------------------------------------------------------------------------

/** Summands have one unit; a product has the product of its factors' units, as far as they are known. */
function assertUnits({ relations }: System, { given, unknown }: ProposedFrame): void {
  const units = new Map(
    [...given, ...unknown].flatMap(({ role, unit }) => {
      const named = namedUnit(unit)
      return named ? [[role, named] as const] : []
    }),
  )
  const size = ({ size: { n, d } }: CompoundUnit) => Number(n) / Number(d)
  for (const { model, of } of relations) {
    const told = of.flatMap((id) => {
      const unit = units.get(id)
      return unit ? [{ id, unit }] : []
    })
    if (models[model].shape === 'sum') {
      const [first, ...others] = told
      const other =
        first &&
        others.find(
          ({ unit }) => !isSameDimension(unit.dimension, first.unit.dimension) || size(unit) !== size(first.unit),
        )
      if (first && other)
        no(`${first.id} and ${other.id} are added and have different units: convert one in an equation of its own`)
      continue
    }
    const [total, a, b] = of.map((id) => units.get(id))
    if (!total || !a || !b) continue
    const isRight =
      isSameDimension(total.dimension, timesDimension(a.dimension, b.dimension)) &&
      Math.abs(size(total) / (size(a) * size(b)) - 1) < 1e-9
    if (!isRight) no(`the units of ${of.join(', ')} do not go together: convert in an equation of its own`)
  }
}

interface Scale {
  readonly unit: Pick<CompoundUnit, 'dimension'> & { readonly size: number }
  /** The numbers written in the equation. */
  readonly constants: readonly number[]
}

/** The unit of a side; null if a quantity of it has no known one. */
function scaleOf(expr: Expr, units: ReadonlyMap<string, CompoundUnit>, roles: readonly string[]): Scale | null {
  if (expr.kind === 'number')
    return {
      unit: { dimension: noDimension, size: 1 },
      constants: [Number(expr.value.n) / Number(expr.value.d)],
    }
  if (expr.kind === 'name') {
    const unit = units.get(roles[placeholders.indexOf(expr.name)] ?? '')
    return unit ? { unit: { ...unit, size: Number(unit.size.n) / Number(unit.size.d) }, constants: [] } : null
  }
  if (expr.kind !== 'multiply' && expr.kind !== 'divide') return null
  const [a, b] = [scaleOf(expr.left, units, roles), scaleOf(expr.right, units, roles)]
  if (!a || !b) return null
  const exponent = expr.kind === 'multiply' ? 1 : -1
  return {
    unit: {
      dimension: timesDimension(a.unit.dimension, b.unit.dimension, exponent),
      size: exponent > 0 ? a.unit.size * b.unit.size : a.unit.size / b.unit.size,
    },
    constants: [...a.constants, ...b.constants],
  }
}
/** Each of them triples the factors. */
const MOST_CONSTANTS = 5
const noDimension = timesDimension(unitNamed('m').dimension, unitNamed('m').dimension, -1)

/**
 * `2 * a * s = v * v` with km/h beside m/s²: both sides are of one kind and of different sizes, and no number of the
 * equation converts one into the other.
 */
function assertScales(
  { sides }: System,
  { given, unknown }: ProposedFrame,
  equations: readonly string[],
  roles: readonly string[],
): void {
  const units = new Map(
    [...given, ...unknown].flatMap(({ role, unit }) => {
      const named = namedUnit(unit)
      return named ? [[role, named] as const] : []
    }),
  )
  for (const [index, { left, right }] of sides.entries()) {
    const [a, b] = [scaleOf(left, units, roles), scaleOf(right, units, roles)]
    if (!a || !b || !isSameDimension(a.unit.dimension, b.unit.dimension)) continue
    const ratio = a.unit.size / b.unit.size
    const isNear = (value: number) => Math.abs(value - 1) < 1e-9
    let factors = [1]
    for (const each of [...a.constants, ...b.constants].slice(0, MOST_CONSTANTS))
      factors = factors.flatMap((other) => [other, other * each, other / each])
    if (!factors.some((factor) => isNear(ratio * factor)))
      no(`the units in "${equations[index]}" do not go together: convert in an equation of its own`)
  }
}

const counted: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})how many(?!\p{L})/iu,
  ru: /(?<!\p{L})сколько(?!\p{L})/iu,
}

function assertPlausible(
  values: ReadonlyMap<string, Rational>,
  { given, unknown, asked, isSigned }: ProposedFrame,
  text: string,
  language: Language,
): void {
  for (const { role, unit } of [...given, ...unknown]) {
    const value = values.get(role)
    if (value && sign(value) < 0 && !isSigned && !/°|degree|градус/iu.test(unit))
      no(`${role} comes to less than nothing`)
  }
  const wanted = unknown.find(({ role }) => role === asked)!
  const answer = values.get(asked)!
  const isCount = wanted.unit.trim() === '' && counted[language].test(questionIn(text, language)?.question ?? '')
  if (isCount && !isInteger(answer)) no('how many is asked, and the answer is no whole number')
}

/** Without "c = 4200", where the student told the value so. */
function withoutValues(restating: string, text: string): string {
  const tight = (said: string) => said.replace(/\s+/gu, '').toLowerCase()
  const told = tight(text)
  return restating.replace(/\p{L}{1,3}\s*=\s*\d+(?:[.,]\d+)?(?![.,]?\d|\s*[-+*/·×:^])/gu, (value) =>
    told.includes(tight(value)) ? ' ' : value,
  )
}

/** The restatement is shown to the student: it must be in the story's language and contain no foreign number. */
function assertRestating(
  restating: string,
  answers: readonly Rational[],
  text: string,
  language: Language,
  given: ProposedFrame['given'],
): void {
  if (restating.trim().length < 10 || restating.length > LIMITS.restating) no('restating is one or two sentences')
  if (/[=\\<>]/.test(withoutValues(restating, text)) || (restating.includes('$') && !text.includes('$')))
    no('restating has no formulas: only the words of the story')
  const isOfLanguage = language === 'ru' ? /[а-яё]{3}/iu : /[a-z]{3}/i
  if (!isOfLanguage.test(restating)) no('restating is in the language of the story')
  // "Twice" is told as a given number and is none of the text.
  const told = [
    ...numbersIn(text, language).map(({ value }) => value),
    ...given.flatMap(({ value }) => rationalOf(value) ?? []),
  ]
  const strange = numbersIn(restating, language).find(
    ({ value }) => !told.some((each) => equals(each, value)) && !equals(value, rational(1)),
  )
  if (strange) no(`restating says ${strange.text}, which is not in the text`)
  const secret = answers.filter((answer) => !told.some((each) => equals(each, answer)))
  if (numbersIn(restating, language).some(({ value }) => secret.some((each) => equals(value, each))))
    no('restating tells the answer')
}

function frameOf({ model, of }: Relation, knowns: ReadonlyMap<string, Known>, asked: string): Frame {
  const { roles } = models[model]
  const given: Record<string, Known | string> = {}
  let wanted: string | undefined
  of.forEach((id, index) => {
    const role = roles[index] ?? `${roles.at(-1)}-${index}`
    if (id === asked) wanted = role
    given[role] = knowns.get(id) ?? id
  })
  return { model, given, ...(wanted !== undefined && { asked: wanted }) }
}

// ---- Stored with the story ------------------------------------------------------------------------------------------------------

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const short = (value: unknown, longest: number) => (typeof value === 'string' ? value.slice(0, longest) : '')
const rows = (value: unknown, most: number) => (Array.isArray(value) ? value.filter(isRecord).slice(0, most) : [])

/** A name as a model writes it, "first price", as an identifier for the equations. */
const asRole = (name: string) => name.trim().replace(/[\s-]+/gu, '_')

/** From a model's call or a stored state; missing fields become empty and are rejected later. */
export function proposedFrom(value: unknown): ProposedFrame | null {
  if (!isRecord(value)) return null
  const list = (each: unknown) => (Array.isArray(each) ? each.map((text) => short(text, 200)) : [])
  const given = rows(value.given, LIMITS.given + 1)
  const unknown = rows(value.unknown, LIMITS.unknown + 1)
  // "pen, book" in one text.
  const asked: readonly unknown[] = Array.isArray(value.asked)
    ? value.asked
    : short(value.asked, 200).split(/\s*[,;]\s*/u)
  const told: readonly unknown[] = Array.isArray(value.also) ? value.also : []
  const also = [...asked.slice(1), ...told].slice(0, LIMITS.also).map((each) => asRole(short(each, 40)))
  // Names of several words, the longest first: "first price" contains "price".
  const spaced = [...given, ...unknown]
    .map(({ role }) => short(role, 40).trim())
    .filter((role) => asRole(role) !== role)
    .toSorted((a, b) => b.length - a.length)
  const withRoles = (equation: string) => spaced.reduce((told, role) => told.replaceAll(role, asRole(role)), equation)
  return {
    given: given.map((each) => ({
      role: asRole(short(each.role, 40)),
      value: typeof each.value === 'number' ? String(each.value) : short(each.value, 30),
      unit: short(each.unit, 20),
      span: short(each.span, 160),
    })),
    unknown: unknown.map((each) => ({
      role: asRole(short(each.role, 40)),
      words: short(each.words, LIMITS.words),
      unit: short(each.unit, 20),
    })),
    equations: list(value.equations)
      .slice(0, LIMITS.equations + 1)
      .map(withRoles),
    asked: asRole(short(asked[0], 40)),
    ...(also.length > 0 && { also }),
    restating: short(value.restating, LIMITS.restating + 1),
    unused: list(value.unused).slice(0, LIMITS.given),
  }
}
