import type { Intent } from '@lumi/contracts/chat'
import { classifyActs, type LikelyAct } from '../dialogue/acts.ts'
import { expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { type Claim, isMention, type Said } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { isCompound, isNodeOf, isSameForm } from '../math/pieces.ts'
import { type Reading, readMessage, type StatementLine } from '../math/reading.ts'
import { substitute } from '../math/substitute.ts'
import type { Unit } from '../math/units.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { withoutReaction } from '../science/compounds.ts'
import { asWritten } from './as-written.ts'
import type { Expects } from './expects.ts'
import type { WordIntent } from './intents.ts'
import { withJointBounds } from './joint-bounds.ts'
import { belongs, judgeWork } from './judging.ts'
import { withMeantBrackets } from './meant-brackets.ts'
import { isMeasured } from './measured.ts'
import { lineOf, taskOf } from './problem.ts'
import type { Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { splitUnit } from './stated-unit.ts'
import { withTellers } from './tellers.ts'
import { wantsOf } from './wants.ts'

/** The analysis of a message before any move handles it. */
export interface Message {
  readonly turn: Turn
  /** As typed. */
  readonly typed: string
  /** With formulas in words rewritten as notation. */
  readonly text: string
  /** The first line that is right only with brackets that the student left out; they are in `text`. */
  readonly bracketed: StatementLine | null
  /** The button that sent it. */
  readonly intent: Intent | undefined
  /** What the last reply asked. */
  readonly expected: Expects | null
  /** The problem in progress. */
  readonly open: Problem | null
  /** Its mathematics and the words around. */
  readonly reading: Reading
  readonly statements: readonly StatementLine[]
  /** Every piece of mathematics with its standing: stated, asked, retracted, or quoted. */
  readonly said: Said
  /** More is claimed than is judged: only the first claims are in `said`. */
  readonly isCut: boolean
  /** The message parsed as a whole, without splitting it into claims. */
  readonly whole: Reading
  /** The unit after a number, if one is expected. */
  readonly unit: Unit | null
  /** Its dialogue acts, the likeliest first. */
  readonly acts: readonly LikelyAct[]
  readonly wants: readonly WordIntent[]
}

/**
 * Beside an open task each claim is judged, which may search the whole number line. So many are not written by hand: a long
 * solution has 25 lines, and some of them claim two things.
 */
const MOST_CLAIMS = 40

export function understand(turn: Turn, typed: string, intent: Intent | undefined, expected: Expects | null): Message {
  const { problem } = turn.state
  const open = problem && !problem.solved ? problem : null
  const bounded = withJointBounds(asWritten(typed, open), open, turn.voice.language)
  const meant = withMeantBrackets(bounded, open, turn.voice.language)
  const text = meant?.text ?? bounded
  const { text: plain, unit } = open?.unit
    ? splitUnit(text)
    : { text: open ? bareLetter(open, text) : text, unit: null }
  const all = readClaims(withoutReaction(open?.unit === '%' || !open?.unit ? text : plain), turn.voice.language)
  const isCut = open !== null && all.claims.length > MOST_CLAIMS
  const claimed = isCut ? { ...all, claims: all.claims.slice(0, MOST_CLAIMS) } : all
  const told = problem && !isMeasured(problem) ? withTellers(turn, claimed, text) : claimed
  const said = open ? withoutRootOfDiscriminant(withoutQuoted(turn, open, inSteps(open, told))) : told
  const whole = readMessage(withoutReaction(plain), turn.voice.language)
  const reading = open && !isMeasured(open) ? { ...whole, lines: linesOf(said, whole) } : whole
  const statements = reading.lines.filter((line): line is StatementLine => 'statement' in line)
  const classified = classifyActs(text, turn.voice.language)
  const isLine = statements.some(({ statement }) => statement.kind !== 'expression' && statement.kind !== 'values')
  const acts = open && !isLine && isAsking(turn.state.lastMove, expected) ? afterQuestion(classified) : classified
  const wants = wantsOf(acts, reading.words, text.match(/\d+/g)?.length ?? 0)
  const bracketed = meant?.line ?? null
  const heard = { reading, statements, said, isCut, whole, unit, acts, wants }
  return { turn, typed, text, bracketed, intent, expected, open, ...heard }
}

/** Replies that end with a question about the next step. */
const asksForStep =
  /^(?:orient|practise|hint\.(?:nudge|bigger|no-example)|right|operation\.(?:right|way|try)|worked\.(?:open|right|help))$/

/** Whether the last reply asked for a step or an answer of the open task. */
export const isAsking = (lastMove: string | null, expected: Expects | null): boolean =>
  expected?.by === 'step' || asksForStep.test(lastMove ?? '')

/**
 * What is said right after a question mostly answers it, so the odds of answers and steps grow: the classifier has read
 * the message without the question.
 */
function afterQuestion(acts: readonly LikelyAct[]): readonly LikelyAct[] {
  return acts
    .map(({ act, probability }) => {
      if (act !== 'answer' && act !== 'step') return { act, probability }
      const odds = (oddsOfAnswers * probability) / (1 - probability)
      return { act, probability: odds / (1 + odds) }
    })
    .sort((a, b) => b.probability - a.probability)
}
const oddsOfAnswers = 5

/**
 * «x - 2 равна нулю при x = 2» answers a question about the last reply's own example: an equation with a side that
 * occurs only in that reply is no step, and its root no root of the task.
 */
function withoutQuoted({ state, voice }: Turn, problem: Problem, said: Said): Said {
  const own = [taskOf(problem), lineOf(problem)].flatMap(expressionsOf)
  const shown = state.shown
    .flatMap((formula) => readMessage(formula, voice.language).lines)
    .flatMap((line) => ('statement' in line ? expressionsOf(line.statement) : []))
    .filter((side) => !isClosed(side) && isCompound(side) && !own.some((each) => isNodeOf(side, each)))
  const quoted = said.claims.flatMap(({ line: { statement } }) =>
    statement.kind === 'equation' &&
    holdsAlways(statement) !== 'verified' &&
    [statement.left, statement.right].some((side) => shown.some((each) => isSameForm(each, side))) &&
    // "4x = 8" after a reply that names the 4x is the next line all the same.
    !belongs(judgeWork(problem, [{ statement, source: '' }]))
      ? [statement]
      : [],
  )
  if (quoted.length === 0) return said
  const isRoot = (statement: Statement) =>
    statement.kind === 'equation' &&
    statement.left.kind === 'name' &&
    isClosed(statement.right) &&
    quoted.some(({ left, right }) => {
      const [a, b] = [left, right].map((side) =>
        substitute(side, statement.left.kind === 'name' ? statement.left.name : '', statement.right),
      )
      return a !== undefined && b !== undefined && sameValue(a, b) === 'verified'
    })
  const isOfReply = (statement: Statement) => quoted.some((each) => each === statement) || isRoot(statement)
  return { ...said, claims: said.claims.filter(({ line }) => !isOfReply(line.statement)) }
}

/** "D = 25 + 24 = 49, root 7": the 7 is the root of the discriminant and no root of the equation. */
function withoutRootOfDiscriminant(said: Said): Said {
  const squares = said.claims.flatMap(({ line: { statement }, start }) => {
    const parts =
      statement.kind === 'chain'
        ? statement.parts
        : statement.kind === 'equation'
          ? [statement.left, statement.right]
          : []
    const [first, last] = [parts[0], parts.at(-1)]
    const isDiscriminant =
      first !== undefined && (first.kind === 'name' ? first.name === 'D' : isSameForm(first, discriminant))
    return isDiscriminant && last && isClosed(last) ? [{ start, value: realAt(last, {}) }] : []
  })
  if (squares.length === 0) return said
  const isItsRoot = ({ line: { statement }, start }: Claim): boolean => {
    if (statement.kind !== 'expression' || !isClosed(statement.value)) return false
    const { value } = statement
    const root = realAt(value.kind === 'root' && isClosed(value.of) ? value.of : value, {})
    return squares.some((each) => each.start < start && Math.abs(root * root - each.value) < 1e-9)
  }
  return { ...said, claims: said.claims.filter((claim) => !isItsRoot(claim)) }
}
const discriminant = parseExpression('b^2-4ac')

/** "-2x <= 6, x <= -3" beside an open inequality: two steps of it, and no system. */
function inSteps(problem: Problem, said: Said): Said {
  if (taskOf(problem).kind !== 'inequality') return said
  const claims = said.claims.flatMap((claim) => {
    const { statement } = claim.line
    const areSteps = statement.kind === 'system' && statement.lines.every(({ kind }) => kind === 'inequality')
    return areSteps ? statement.lines.map((each) => ({ ...claim, line: { ...claim.line, statement: each } })) : [claim]
  })
  return { ...said, claims }
}

/** The lines of work among the claims, if a problem is open; somebody else's result counts too. */
function linesOf({ claims }: Said, whole: Reading): Reading['lines'] {
  const lines = claims.filter((claim) => claim.standing !== 'denied' && !isMention(claim)).map(({ line }) => line)
  if (lines.length > 0) return lines
  const areLeft = claims.length > 0
  return areLeft ? [] : whole.lines.filter((line) => !('statement' in line))
}

/** A lone `x` is an answer only if the task is about x. */
function bareLetter(problem: Problem, text: string): string {
  const letter = /^\s*(-?)([a-zхуа])\s*[.!?]*\s*$/iu.exec(text)
  const plain = letter?.[2]?.replace('х', 'x').replace('у', 'y').replace('а', 'a')
  return plain && namesOf(taskOf(problem)).includes(plain) ? `${letter![1]}1${plain}` : text
}
