import { askings } from '../language/asking.ts'
import { fromWord, minusWords, mistakeWords } from '../language/place-words.ts'
import {
  binary,
  type Equation,
  type Expr,
  equation,
  expressionsOf,
  isClosed,
  namesOf,
  negated,
  number,
  type Statement,
  signedTerms,
  someNode,
} from '../math/ast.ts'
import {
  type Block,
  blocksOf,
  factorAndTerms,
  monomialOf,
  type Share,
  sharesOf,
  signed,
  squareIn,
  totalOf,
} from '../math/blocks.ts'
import { readClaims } from '../math/claims/index.ts'
import { coefficientsIn, difference, exactValue, fromPolynomial, tryPolynomial } from '../math/polynomial.ts'
import { absolute, equals, lcm, multiply, negate, type Rational, rational, sign, subtract } from '../math/rational.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { readWritten } from '../math/written.ts'
import { isMeasured } from './measured.ts'
import { lineOf, problemContent, taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { Message } from './understand.ts'
import { givesReason, wonderingIn } from './wonder.ts'
import type { Voice } from './wording.ts'

/**
 * A why that points at a place: a formula, a term or a number of the task. "Where does 6a come from?", "why 34 and not 16?",
 * "why is (x + 4)^2 not x^2 + 16?" The reason is computed from the task; null if the question points at nothing there.
 */
function reasonHere(turn: Turn, problem: Problem, question: string, said = question): string | null {
  if (isMeasured(problem) || problem.told !== null) return null
  const place: Place = {
    voice: turn.voice,
    problem,
    asked: piecesIn(turn, question),
    said: piecesIn(turn, said),
    question,
  }
  return ofSquare(place) ?? ofDenominator(place) ?? ofDiscriminant(place) ?? ofPair(place) ?? ofTerm(place)
}

interface Place {
  readonly voice: Voice
  readonly problem: Problem
  /** The sides and values in the question, and in the whole message. */
  readonly asked: readonly Expr[]
  readonly said: readonly Expr[]
  readonly question: string
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const piecesIn = ({ voice }: Turn, text: string): Expr[] =>
  readClaims(text, voice.language).claims.flatMap(({ line: { statement } }) => expressionsOf(statement))

/** The expressions of the task: its formula, or both sides. */
function sidesOf(problem: Problem): readonly Expr[] {
  const task = taskOf(problem)
  const subject = task.kind === 'request' ? task.subject : task
  return expressionsOf(subject)
}

const numberAt = (expr: Expr): Rational | null => (isClosed(expr) ? exactValue(expr) : null)

// ---- Squares ---------------------------------------------------------------------------------------------------------

function ofSquare({ voice, problem, asked }: Place): string | null {
  const squares = (expr: Expr): Expr[] => nodesOf(expr).filter((node) => squareIn(node) !== null)
  const named = asked.flatMap(squares)[0]
  const ofTask = sidesOf(problem).flatMap(squares)
  const square = named ?? ofTask.find((each) => asked.some((piece) => isMiddleOf(piece, each)))
  const found = square && squareIn(square)
  return found ? squareText(voice, square, found) : null
}

const nodesOf = (expr: Expr): Expr[] => {
  const found: Expr[] = []
  someNode(expr, (node) => {
    found.push(node)
    return false
  })
  return found
}

const product = (a: Expr, b: Expr): Expr => {
  const poly = tryPolynomial(binary('multiply', a, b))
  return poly ? fromPolynomial(poly) : binary('multiply', a, b)
}

function isMiddleOf(piece: Expr, square: Expr): boolean {
  const found = squareIn(square)
  const [own, middle] = [
    monomialOf(piece),
    found && monomialOf(product(found.terms[0], product(number(2), found.terms[1]))),
  ]
  return (
    own !== null &&
    middle !== null &&
    !isClosed(piece) &&
    own.key === middle.key &&
    equals(absolute(own.coefficient), absolute(middle.coefficient))
  )
}

function squareText(voice: Voice, square: Expr, { sum, terms }: NonNullable<ReturnType<typeof squareIn>>): string {
  const [first, second] = terms
  const all = [product(first, first), product(first, second), product(second, first), product(second, second)]
  const middle = product(number(2), product(first, second))
  const squares = binary('add', all[0]!, all[3]!)
  return voice.say('reason.square', {
    square: voice.formula(square),
    product: voice.formula(binary('multiply', sum, sum)),
    products: all.map((each) => voice.formula(each)).join(', '),
    middle: voice.formula(middle),
    squares: voice.formula(squares),
  })
}

// ---- Terms of the task -----------------------------------------------------------------------------------------------

function ofTerm(place: Place): string | null {
  const { problem, asked, said, voice } = place
  for (const piece of asked) {
    const term = monomialOf(piece)
    if (!term) continue
    for (const side of sidesOf(problem)) {
      const shares = sharesOf(side, term.key).filter(({ block }) => isWorked(block) || !isClosed(side))
      if (!shares.some(({ block }) => isWorked(block))) continue
      const is = (value: Rational) => equals(absolute(value), absolute(term.coefficient))
      const shownAs = (value: Rational) => termShown(voice, piece, value)
      const alone = shares.find(({ block, value }) => isWorked(block) && is(value))
      if (alone) return shareText(place, alone, term.key, shownAs)
      if (shares.length > 1 && is(totalOf(shares))) return totalText(place, shares, said, shownAs)
    }
  }
  return null
}

/** Brackets to be multiplied out or subtracted. */
const isWorked = ({ expr, isSubtracted }: Block): boolean =>
  (expr.kind === 'multiply' && someNode(expr, ({ kind }) => kind === 'add' || kind === 'subtract')) ||
  squareIn(expr) !== null ||
  (isSubtracted && (expr.kind === 'add' || expr.kind === 'subtract'))

/** The same letters with another number before them. */
function termShown(voice: Voice, piece: Expr, value: Rational): string {
  const poly = tryPolynomial(piece)
  const [only] = [...(poly ?? [])]
  if (!only) return ''
  const text = voice.formula(fromPolynomial(new Map([[only[0], { ...only[1], coefficient: value }]])))
  return sign(value) > 0 ? text.replace('$', '$+') : text
}

function shareText(
  { voice }: Place,
  { block, value }: Share,
  key: string,
  shown: (value: Rational) => string,
): string | null {
  const square = squareIn(block.expr)
  const bracket = factorAndTerms(block)
  if (bracket) {
    const term = bracket.terms.find((each) => {
      const made = monomialOf(product(bracket.factor, each))
      return made?.key === key && equals(made.coefficient, value)
    })
    if (!term) return null
    const values = { value: shown(value), factor: voice.formula(bracket.factor), term: voice.formula(term) }
    const areNegative = [bracket.factor, term].every(isNegative)
    return voice.say(areNegative ? 'reason.two-minuses' : 'reason.product', values)
  }
  if (square) return squareText(voice, block.expr, square)
  return voice.say('reason.products', { value: shown(value), block: voice.formula(block.expr) })
}

const isNegative = (expr: Expr): boolean => {
  const term = monomialOf(expr)
  return term !== null && sign(term.coefficient) < 0
}

function totalText(
  { voice }: Place,
  shares: readonly Share[],
  said: readonly Expr[],
  shown: (value: Rational) => string,
): string {
  const total = totalOf(shares)
  const from = fromWord[voice.language]
  const part = ({ block, value }: Share) =>
    `${shown(value)} ${from} ${voice.formula(block.isSubtracted ? negated(block.expr) : block.expr)}`
  const text = voice.say('reason.collected', { total: shown(total), parts: shares.map(part).join(', ') })
  const turned = shares.find(({ block }) => block.isSubtracted && isWorked(block))
  if (!turned) return text
  const values = { block: voice.formula(turned.block.expr), raw: shown(turned.raw), value: shown(turned.value) }
  const unturned = subtract(total, subtract(turned.value, turned.raw))
  const isSaid = said.some((each) => {
    const value = numberAt(each)
    return value !== null && equals(absolute(value), absolute(unturned))
  })
  const other = isSaid ? ` ${voice.say('reason.unturned', { other: shown(unturned), raw: shown(turned.raw) })}` : ''
  return `${text} ${voice.say('reason.turned', values)}${other}`
}

// ---- Fractions, discriminants, pairs of numbers ------------------------------------------------------------------------

function ofDenominator({ voice, problem, asked, said }: Place): string | null {
  const [value, ...others] = sidesOf(problem)
  if (!value || others.length > 0 || !isClosed(value)) return null
  const bottoms = signedTerms(value).flatMap(({ expr }) => {
    const bottom =
      expr.kind === 'divide' ? numberAt(expr.right) : expr.kind === 'number' ? rational(expr.value.d) : null
    return bottom && bottom.d === 1n && bottom.n > 1n ? [bottom.n] : []
  })
  if (bottoms.length < 2) return null
  const least = bottoms.reduce(lcm)
  const isMultiple = (expr: Expr) => {
    const own = numberAt(expr)
    return own !== null && own.d === 1n && own.n % least === 0n
  }
  const numbers = [...asked, ...said].filter(isMultiple).flatMap((each) => numberAt(each) ?? [])
  if (!asked.some(isMultiple)) return null
  const parts = [...new Set(bottoms)].map((each) => `$${least} : ${each} = ${least / each}$`).join(', ')
  const text = voice.say('reason.denominator', { parts, value: `$${least}$` })
  const other = numbers.find((each) => each.n !== least)
  return other ? `${text} ${voice.say('reason.denominator.other', { other: `$${other.n}$` })}` : text
}

/** The numbers of a quadratic equation or expression, from its formula in the task. */
function quadraticOf(problem: Problem) {
  const [left, right, ...others] = sidesOf(problem)
  const poly = left && tryPolynomial(left)
  const other = right && tryPolynomial(right)
  const whole = poly && (other ? difference(poly, other) : poly)
  const [letter, ...letters] = namesOf(taskOf(problem))
  if (!whole || others.length > 0 || letter === undefined || letters.length > 0) return null
  const coefficients = coefficientsIn(whole, letter)
  if (coefficients?.length !== 3) return null
  const [c, b, a] = coefficients
  return c && b && a ? { a, b, c, letter } : null
}

function ofDiscriminant({ voice, problem, asked, said, question }: Place): string | null {
  const task = taskOf(problem)
  const found = task.kind === 'equation' ? quadraticOf(problem) : null
  const isKnown = problem.byFormula || problem.done.some(({ rule }) => rule === 'discriminant')
  if (!found || !isKnown) return null
  const { a, c } = found
  const four = multiply(rational(4), multiply(a, c))
  const shown = (value: Rational) => {
    const text = voice.formula(number(value)).replaceAll('$', '')
    return value.n < 0n ? `(${text})` : text
  }
  const isSaid = [...asked, ...said].some((each) => {
    const value = numberAt(each)
    return value !== null && equals(absolute(value), absolute(four))
  })
  const isOfSign = asked.length === 0 && four.n < 0n && minusWords[voice.language].test(plain(question))
  if (!isSaid && !isOfSign) return null
  return discriminantText(voice, a, c, four, shown)
}

function discriminantText(
  voice: Voice,
  a: Rational,
  c: Rational,
  four: Rational,
  shown: (value: Rational) => string,
): string {
  const factors = `4 \\cdot ${shown(a)} \\cdot ${shown(c)}`
  if (four.n < 0n)
    return voice.say('reason.four-a-c.plus', { product: `$-${factors}$`, value: `$+${shown(negate(four))}$` })
  return voice.say('reason.four-a-c', { product: `$${factors}$`, value: voice.formula(number(four)) })
}

function ofPair({ voice, problem, asked }: Place): string | null {
  const found = quadraticOf(problem)
  const task = taskOf(problem)
  const isToFactor = task.kind === 'request' && task.operation === 'factor'
  if (found?.a.n !== 1n || found.a.d !== 1n) return null
  if (!isToFactor && task.kind !== 'equation') return null
  const { b, c, letter } = found
  const names = (value: Rational) =>
    asked.some((each) => {
      const own = numberAt(each)
      return own !== null && equals(absolute(own), absolute(value))
    })
  // Without a last number the roots are found by another way.
  if (c.n === 0n || (!names(b) && !names(c))) return null
  return voice.say(isToFactor ? 'reason.pair.factors' : 'reason.pair.roots', {
    product: voice.formula(number(c)),
    sum: voice.formula(number(isToFactor ? b : negate(b))),
    letter: `$${letter}$`,
  })
}

// ---- Where a wrong line goes wrong -------------------------------------------------------------------------------------

/** "Why is it wrong?", "where is my mistake?" after a line that was called wrong: the product or bracket with the slip. */
function slipHere(turn: Turn, problem: Problem): string | null {
  const written = problem.lastWork?.split('\n').at(-1)
  if (!written || !turn.state.lastMove?.startsWith('wrong') || problem.told !== null) return null
  const line = readWritten(written)
  const product = wrongProduct(turn.voice, problem, line)
  if (product) return product
  const pairs = sidePairs(problem, line)
  for (const [right, own] of pairs) {
    const text = slipIn(turn.voice, right, own)
    if (text) return text
  }
  return null
}

/** A wrong product in a task of factoring: multiplied out it shows which term differs. */
function wrongProduct(voice: Voice, problem: Problem, line: Statement): string | null {
  const task = taskOf(problem)
  if (task.kind !== 'request' || task.operation !== 'factor' || line.kind !== 'expression') return null
  const poly = line.value.kind === 'multiply' || line.value.kind === 'power' ? tryPolynomial(line.value) : null
  if (!poly) return null
  const values = { own: voice.line(line), made: voice.formula(fromPolynomial(poly)), line: voice.line(lineOf(problem)) }
  return voice.say('reason.multiplied', values)
}

function sidePairs(problem: Problem, line: Statement): (readonly [Expr, Expr])[] {
  const task = taskOf(problem)
  const subject = task.kind === 'request' ? task.subject : task
  if (subject.kind === 'expression') {
    const [own] = expressionsOf(line)
    return own ? [[subject.value, own]] : []
  }
  if (subject.kind !== 'equation' || line.kind !== 'equation') return []
  return [
    [subject.left, line.left],
    [subject.right, line.right],
  ]
}

function slipIn(voice: Voice, right: Expr, own: Expr): string | null {
  const [wanted, stated] = [tryPolynomial(right), tryPolynomial(own)]
  if (!wanted || !stated) return null
  const gap = difference(stated, wanted)
  for (const [key, { coefficient }] of gap) {
    for (const { block, value } of sharesOf(right, key)) {
      if (!isWorked(block)) continue
      const isTurned = equals(coefficient, negate(multiply(rational(2), value)))
      const square = squareIn(block.expr)
      if (square && equals(coefficient, negate(value))) return squareText(voice, block.expr, square)
      if (!isTurned) continue
      const bracket = factorAndTerms(block)
      if (!bracket) {
        if (!block.isSubtracted) continue
        return voice.say('reason.look-bracket', { block: voice.formula(block.expr) })
      }
      const makes = (each: Expr) => monomialOf(product(bracket.factor, each))
      const term = bracket.terms.find((each) => makes(each)?.key === key)
      const fine = bracket.terms.find((each) => {
        const made = makes(each)
        return made !== null && !gap.has(made.key)
      })
      if (!term) continue
      if (!fine) return voice.say('reason.look-bracket', { block: voice.formula(block.expr) })
      const values = { factor: voice.formula(bracket.factor), fine: voice.formula(fine), term: voice.formula(term) }
      return voice.say('reason.look', values)
    }
  }
  return null
}

// ---- The student's own reason ------------------------------------------------------------------------------------------

/** "Because of the minus in front of (x^2 - 9)?", with a formula that is true: a reason that can be confirmed. */
function confirmedReason({ turn, said, typed }: Message, problem: Problem): string | null {
  const { voice } = turn
  if (!givesReason(typed, voice.language)) return null
  const { claims } = said
  const identities = claims.flatMap(({ line: { statement } }) => (statement.kind === 'equation' ? [statement] : []))
  const isFalse = identities.some((each) => holdsAlways(each) === 'refuted')
  if (isFalse) return null
  const identity = identities.find((each) => namesOf(each).length > 0 && holdsAlways(each) === 'verified')
  const isOfMinus = minusWords[voice.language].test(plain(typed))
  if (identity) return voice.say(isOfMinus ? 'reason.yes-minus' : 'reason.yes', { claim: voice.line(identity) })
  if (!isOfMinus) return null
  const bracket = claims
    .flatMap(({ line: { statement } }) => (statement.kind === 'expression' ? [statement.value] : []))
    .find((each) => isSubtractedIn(problem, each))
  return bracket ? voice.say('reason.yes-minus', { claim: voice.line(openedWithMinus(bracket)) }) : null
}

const isSubtractedIn = (problem: Problem, expr: Expr): boolean =>
  signedTerms(expr).length > 1 &&
  sidesOf(problem)
    .flatMap((side) => blocksOf(side))
    .some((block) => block.isSubtracted && isWorked(block) && sameValue(block.expr, expr) === 'verified')

const openedWithMinus = (bracket: Expr): Equation => equation(negated(bracket), signed(bracket, true))

// ---- The move ----------------------------------------------------------------------------------------------------------

/** A why at a place, or the student's own reason for one. */
export function answerHere(message: Message): Reply | null {
  const { turn, typed, intent, open } = message
  const { state, voice } = turn
  const { problem } = state
  const isElsewhere = (state.story !== null && !state.story.isParked) || (state.keyed !== null && !state.keyed.over)
  if (intent !== undefined || !problem || isElsewhere || isMeasured(problem)) return null
  const question = questionIn(typed, message)
  const text =
    confirmedReason(message, problem) ??
    (question === null
      ? null
      : (reasonHere(turn, problem, question, typed) ??
        (open && mistakeWords[voice.language].test(plain(typed)) ? slipHere(turn, problem) : null)))
  if (text === null) return null
  const content = { ...problemContent(problem, voice), badge: 'checked' as const }
  return {
    move: 'reason',
    text: open && !text.endsWith('?') ? `${text} ${backTo(voice, problem)}` : text,
    content,
    free: true,
  }
}

const backTo = (voice: Voice, problem: Problem): string =>
  voice.say('card.in-task', { line: voice.line(lineOf(problem)) })

/** The sentences that ask why or where from; null if work stands beside them. */
function questionIn(typed: string, { turn: { voice } }: Message): string | null {
  const wondering = wonderingIn(typed, voice.language)
  if (wondering?.wonder === 'why') return wondering.question
  const why = askings[voice.language].find(([wonder]) => wonder === 'why')?.[1]
  const sentences = typed.split(/(?<=[.!?…;])\s+|\n+/)
  const asked = sentences.filter((each) => why?.test(plain(each)) || mistakeWords[voice.language].test(plain(each)))
  return asked.length > 0 ? asked.join(' ') : null
}
