import type { Intent } from '@lumi/contracts/chat'
import { classifyActs, type LikelyAct } from '../dialogue/acts.ts'
import { substitute } from '../math/algebra.ts'
import { expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { isMention, readClaims, type Said } from '../math/claims.ts'
import { isCompound, isNodeOf, isSameForm } from '../math/pieces.ts'
import { type Reading, readMessage, type StatementLine } from '../math/reading.ts'
import type { Unit } from '../math/units.ts'
import { sameValue } from '../math/verify.ts'
import type { Expects } from './expects.ts'
import type { WordIntent } from './intents.ts'
import { isMeasured } from './measured.ts'
import { lineOf, taskOf } from './problem.ts'
import type { Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { splitUnit } from './stated-unit.ts'
import { wantsOf } from './wants.ts'

/** What is known of a message before anything answers it. */
export interface Message {
  readonly turn: Turn
  /** As it was typed. */
  readonly typed: string
  /** With formulas that were said in words written as formulas. */
  readonly text: string
  /** The button it was sent with. */
  readonly intent: Intent | undefined
  /** What the last reply asked. */
  readonly expected: Expects | null
  /** The problem that is being worked on. */
  readonly open: Problem | null
  /** The mathematics in it, and the words around. */
  readonly reading: Reading
  readonly statements: readonly StatementLine[]
  /** Every piece of mathematics in it with how it is meant: said, asked about, taken back, told of others. */
  readonly said: Said
  /** The message read as one, without its claims. */
  readonly whole: Reading
  /** The unit behind a number, where one is wanted. */
  readonly unit: Unit | null
  /** What it does, the likeliest first. */
  readonly acts: readonly LikelyAct[]
  readonly wants: readonly WordIntent[]
}

export function understand(turn: Turn, text: string, intent: Intent | undefined, expected: Expects | null): Message {
  const { problem } = turn.state
  const open = problem && !problem.solved ? problem : null
  const { text: plain, unit } = open?.unit
    ? splitUnit(text)
    : { text: open ? bareLetter(open, text) : text, unit: null }
  const claimed = readClaims(open?.unit === '%' || !open?.unit ? text : plain, turn.voice.language)
  const said = open ? withoutQuoted(turn, open, claimed) : claimed
  const whole = readMessage(plain, turn.voice.language)
  const reading = open && !isMeasured(open) ? { ...whole, lines: linesOf(said, whole) } : whole
  const statements = reading.lines.filter((line): line is StatementLine => 'statement' in line)
  const acts = classifyActs(text, turn.voice.language)
  const wants = wantsOf(acts, reading.words)
  return { turn, typed: text, text, intent, expected, open, reading, statements, said, whole, unit, acts, wants }
}

/**
 * «x - 2 равна нулю при x = 2» answers what the last reply asked about its own example: an equation with a side that only
 * stands in that reply is no step, and its root no root of the task.
 */
function withoutQuoted({ state, voice }: Turn, problem: Problem, said: Said): Said {
  const own = [taskOf(problem), lineOf(problem)].flatMap(expressionsOf)
  const shown = state.shown
    .flatMap((formula) => readMessage(formula, voice.language).lines)
    .flatMap((line) => ('statement' in line ? expressionsOf(line.statement) : []))
    .filter((side) => !isClosed(side) && isCompound(side) && !own.some((each) => isNodeOf(side, each)))
  const quoted = said.claims.flatMap(({ line: { statement } }) =>
    statement.kind === 'equation' &&
    [statement.left, statement.right].some((side) => shown.some((each) => isSameForm(each, side)))
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

/** The lines that the student's claims are, where a problem is open; what somebody else got is one too. */
function linesOf({ claims }: Said, whole: Reading): Reading['lines'] {
  const lines = claims.filter((claim) => claim.standing !== 'denied' && !isMention(claim)).map(({ line }) => line)
  if (lines.length > 0) return lines
  const areLeft = claims.length > 0
  return areLeft ? [] : whole.lines.filter((line) => !('statement' in line))
}

/** `x` alone is an answer where the task is about x; elsewhere it is no mathematics. */
function bareLetter(problem: Problem, text: string): string {
  const letter = /^\s*(-?)([a-zхуа])\s*[.!?]*\s*$/iu.exec(text)
  const plain = letter?.[2]?.replace('х', 'x').replace('у', 'y').replace('а', 'a')
  return plain && namesOf(taskOf(problem)).includes(plain) ? `${letter![1]}1${plain}` : text
}
