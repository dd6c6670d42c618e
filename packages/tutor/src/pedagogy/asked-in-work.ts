import { workQuestionWords } from '../language/work-questions.ts'
import { binary, type Equation, type Expr, expressionsOf, isClosed, namesOf, number, someNode } from '../math/ast.ts'
import { type Block, blocksOf, factorAndTerms, monomialOf, squareIn } from '../math/blocks.ts'
import { readClaims } from '../math/claims/index.ts'
import { exactValue } from '../math/polynomial.ts'
import { absolute, add, equals, MathsError, multiply, ONE, type Rational, subtract } from '../math/rational.ts'
import { substitute } from '../math/substitute.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { isMeasured } from './measured.ts'
import { lineOf, problemContent, taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'
import { wonderingIn } from './wonder.ts'

/**
 * A question beside the work whose answer is in the task ("is it + 8 or - 8?", "do I multiply the 7 too?"), and a rule that
 * the student tests with numbers. Neither is a line of work: the question is answered, and the test is evidence.
 */
export function askedInWork({ turn, typed, intent, open }: Message): Reply | null {
  const { state } = turn
  const isElsewhere = (state.story !== null && !state.story.isParked) || (state.keyed !== null && !state.keyed.over)
  if (intent !== undefined || !open || isElsewhere || isMeasured(open) || open.told !== null) return null
  const text = typed.toLowerCase().replaceAll('ё', 'е').replaceAll('−', '-')
  return (
    ruleTested(turn, open, text) ??
    signAsked(turn, open, text) ??
    everyTerm(turn, open, text) ??
    squaresEach(turn, open, text)
  )
}

function numberOf(expr: Expr): Rational | null {
  try {
    return isClosed(expr) ? exactValue(expr) : null
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

const words = ({ voice }: Turn) => workQuestionWords[voice.language]

function said(turn: Turn, problem: Problem, move: Move, values: Record<string, string>): Reply {
  const { voice } = turn
  const text = voice.say(move, { line: voice.line(lineOf(problem)), ...values })
  return { move, text, content: { ...problemContent(problem, voice), badge: 'checked' }, free: true }
}

/** The expressions of the task: its formula, or both sides. */
function sidesOf(problem: Problem): readonly Expr[] {
  const task = taskOf(problem)
  return expressionsOf(task.kind === 'request' ? task.subject : task)
}

const bracketsOf = (problem: Problem) =>
  sidesOf(problem)
    .flatMap((side) => blocksOf(side))
    .flatMap((block) => {
      const bracket = factorAndTerms(block)
      return bracket ? [{ block, ...bracket }] : []
    })
    .filter(({ block }) => block.isSubtracted || block.expr.kind === 'multiply')

function squareOf(problem: Problem): Expr | null {
  const found: Expr[] = []
  for (const side of sidesOf(problem))
    someNode(side, (node) => {
      if (squareIn(node) !== null && !isClosed(node)) found.push(node)
      return found.length > 0
    })
  return found[0] ?? null
}

// ---- Signs and brackets ----------------------------------------------------------------------------------------------

/** "Is it + 8 or - 8?": which product the term is; its sign is the student's. */
function signAsked(turn: Turn, problem: Problem, text: string): Reply | null {
  const found = words(turn).plusOrMinus.exec(text)
  const asked = found?.[1] ?? found?.[2]
  if (asked === undefined) return null
  const [piece] = readClaims(asked, turn.voice.language).claims.flatMap(({ line }) => expressionsOf(line.statement))
  const wanted = piece && monomialOf(piece)
  if (!wanted) return null
  for (const { block, factor, terms } of bracketsOf(problem)) {
    const term = terms.find((each) => {
      const made = monomialOf(binary('multiply', factor, each))
      return made?.key === wanted.key && equals(absolute(made.coefficient), absolute(wanted.coefficient))
    })
    if (!term) continue
    const values = {
      block: turn.voice.formula(block.expr),
      factor: turn.voice.formula(factor),
      term: turn.voice.formula(term),
    }
    return said(turn, problem, block.isSubtracted ? 'sign.taken' : 'sign.product', values)
  }
  return null
}

/** "Do I have to multiply the 7 too?": every term of the bracket. */
function everyTerm(turn: Turn, problem: Problem, text: string): Reply | null {
  // A why asks for the reason, which the cards have.
  if (text.includes('=') || wonderingIn(text, turn.voice.language)?.wonder === 'why') return null
  const { everyTimes, everyTaken } = words(turn)
  const all = bracketsOf(problem)
  const numbers: readonly string[] = text.match(/\d+/g) ?? []
  const isNamed = ({ terms }: { terms: readonly Expr[] }) =>
    terms.some((term) => {
      const value = numberOf(term)
      return value !== null && numbers.includes(String(absolute(value).n))
    })
  const show = ({ block, factor, terms }: { block: Block; factor: Expr; terms: readonly Expr[] }) => ({
    block: turn.voice.formula(block.expr),
    factor: turn.voice.formula(factor),
    terms: terms.map((each) => turn.voice.formula(each)).join(', '),
  })
  if (everyTimes.test(text)) {
    const times = all.filter(({ block }) => block.expr.kind === 'multiply')
    const bracket = times.find(isNamed) ?? times[0]
    return bracket ? said(turn, problem, 'every.times', show(bracket)) : null
  }
  const taken = all.find(({ block }) => block.isSubtracted)
  return taken && everyTaken.test(text) ? said(turn, problem, 'every.taken', show(taken)) : null
}

// ---- The square of a sum ---------------------------------------------------------------------------------------------

/** "You square the x and square the 3, as with (3x)^2": right for a product; a number tests it for a sum. */
function squaresEach(turn: Turn, problem: Problem, text: string): Reply | null {
  const square = squareOf(problem)
  const parts = square && squareIn(square)
  if (!parts || text.includes('=') || !words(turn).squaresEach.test(text)) return null
  const pieces = readClaims(text, turn.voice.language).claims.flatMap(({ line }) => expressionsOf(line.statement))
  const product = pieces.find(
    (each) => each.kind === 'power' && each.left.kind === 'multiply' && exponentIsTwo(each) && !isClosed(each),
  )
  const [letter] = namesOf({ kind: 'expression', value: square })
  if (letter === undefined) return null
  const at = (expr: Expr) => substitute(expr, letter, number(ONE))
  const [first, second] = parts.terms.map((term) => numberOf(at(term)))
  if (!first || !second) return null
  const squared = (value: Rational) => number(multiply(value, value))
  const sign = parts.sum.kind === 'subtract' ? 'subtract' : 'add'
  const values = {
    square: turn.voice.formula(square),
    letter: `$${letter} = 1$`,
    left: turn.voice.formula(at(square)),
    right: turn.voice.formula(binary(sign, squared(first), squared(second))),
  }
  if (product?.kind !== 'power') return said(turn, problem, 'square.each', values)
  const shown = {
    product: turn.voice.formula(product),
    factors: [product.left, product.left].map((each) => turn.voice.formula(each)).join(' · '),
  }
  return said(turn, problem, 'square.product', { ...values, ...shown })
}

const exponentIsTwo = (expr: Expr): boolean =>
  expr.kind === 'power' && expr.right.kind === 'number' && equals(expr.right.value, { n: 2n, d: 1n })

/** "3x and 3x", "the 6x": the two middle products, or what they are together, with either sign. */
function middleNamed(
  { voice, state }: Turn,
  problem: Problem,
  terms: readonly [Expr, Expr],
  text: string,
): string | null {
  const isAsked = /^(?:tested|wrong\.square-of)/.test(state.lastMove ?? '')
  const values = readClaims(text, voice.language).claims.flatMap(({ line: { statement } }) =>
    statement.kind === 'expression' ? [statement.value] : [],
  )
  const middle = monomialOf(binary('multiply', terms[0], terms[1]))
  const own = values.filter((each) => !isClosed(each))
  const is = (each: Expr) => {
    const term = monomialOf(each)
    const sizes = middle ? [middle.coefficient, add(middle.coefficient, middle.coefficient)].map(absolute) : []
    return term?.key === middle?.key && sizes.some((size) => term !== null && equals(size, absolute(term.coefficient)))
  }
  const isWhole = values.some((each) => sameValue(each, wholeOf(problem)) === 'verified')
  if (!isAsked || isWhole || own.length === 0 || text.includes('=') || !own.every(is)) return null
  return own.map((each) => voice.formula(each)).join('; ')
}

const wholeOf = (problem: Problem): Expr => sidesOf(problem)[0] ?? number(ONE)

/** "(1 + 3)^2 = 16 but 1 + 9 = 10", "(x + 3)^2 = x^2 + 9, and it is not the same": a rule tested and refuted. */
function ruleTested(turn: Turn, problem: Problem, text: string): Reply | null {
  const { voice, state } = turn
  const square = squareOf(problem)
  const parts = square && squareIn(square)
  const product = parts && {
    square: voice.formula(square),
    product: voice.formula(binary('multiply', parts.sum, parts.sum)),
  }
  if (product && state.lastMove?.startsWith('tested') && words(turn).missing.test(text) && !/[=]/.test(text))
    return said(turn, problem, 'tested.missing', product)
  const middle = parts ? middleNamed(turn, problem, parts.terms, text) : null
  if (middle !== null) return said(turn, problem, 'right.terms', { value: middle })
  const { claims } = readClaims(text, voice.language)
  const statements = claims.map(({ line }) => line.statement)
  const rule = statements.find(
    (each): each is Equation =>
      each.kind === 'equation' &&
      namesOf(each).length > 0 &&
      holdsAlways(each) === 'refuted' &&
      !isClosed(each.right) &&
      squareIn(each.left) !== null,
  )
  if (rule && product && words(turn).differ.test(text))
    return said(turn, problem, 'tested.rule', { rule: voice.line(rule), ...product })
  const chains = statements.flatMap((each) => (each.kind === 'chain' && truthOf(each) === true ? [each.parts] : []))
  const tested = chains.flatMap(([first, ...rest]) => {
    const own = first && squareIn(first)
    const last = rest.at(-1)
    const value = last ? numberOf(last) : null
    return own && value ? [{ terms: own.terms.map(numberOf), value }] : []
  })[0]
  const [one, two] = tested?.terms ?? []
  if (!tested || !product || !one || !two) return null
  const [a, b] = [multiply(one, one), multiply(two, two)]
  const isApart = (value: Rational) => [add(a, b), subtract(a, b), subtract(b, a)].some((each) => equals(each, value))
  const other = chains
    .flatMap((each) => each.slice(-1))
    .flatMap((each) => numberOf(each) ?? [])
    .find((value) => isApart(value) && !equals(value, tested.value))
  if (!other) return null
  return said(turn, problem, 'tested.square', {
    one: voice.formula(number(tested.value)),
    other: voice.formula(number(other)),
    ...product,
  })
}
