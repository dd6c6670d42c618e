import type { Verdict } from '@lumi/contracts/chat'
import { openStoryIn } from '../dialogue/story/brief.ts'
import type { Expr, Statement } from '../math/ast.ts'
import { expression, expressionsOf, number } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { readMessage } from '../math/reading.ts'
import { readWritten } from '../math/written.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { answerInOtherUnits } from '../pedagogy/measured.ts'
import { lineOf, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import { openState, type Problem, type TutorState } from '../pedagogy/state.ts'
import type { TurnInput, TutorTurn } from '../turn.ts'
import { foldReply, type Mention, mentionsIn } from './mentions.ts'
import { type Pieces, piecesOf } from './pieces.ts'

/** An answer that may not be said yet. */
export interface SealedAnswer {
  readonly task: Statement
  readonly answer: Statement
  /** Numbers that would give it away; none where the answer is an expression with letters. */
  readonly values: readonly number[]
  readonly unknown: string | null
  readonly pieces: Pieces
}

/** What a reply of a model is measured against. */
export interface Seal {
  readonly language: Language
  readonly verdict: Verdict | null
  readonly answers: readonly SealedAnswer[]
  /** Lines that are on the table: the task, the work, the student's own words, the built-in reply. */
  readonly lines: readonly Statement[]
  readonly numbers: ReadonlySet<number>
  /** The verified reply of this turn. */
  readonly builtIn: string
  /** Numbers that the verified texts of this turn name by themselves, not inside a formula. */
  readonly bareNumbers: ReadonlySet<number>
  /** What the tutor has shown since the problem was opened, folded: pieces of an answer add up. */
  readonly earlier: string
  /** The student feels for the answer: whatever a model would say to that, tells. Only the built-in reply is shown. */
  readonly isFishing: boolean
}

/** So much of the earlier replies is remembered (characters). */
const EARLIER = 1500

/**
 * @param input the turn's input with the state before it
 * @param replies what the tutor has said in this conversation, oldest first
 */
export function sealOf(input: Pick<TurnInput, 'text'>, turn: TutorTurn, replies: readonly string[] = []): Seal {
  const state = openState(turn.state)
  const open = [state.problem, state.parked].filter((each): each is Problem => each !== null && !each.solved)
  const answers = [...open.map(sealedAnswer), ...answerOfStory(state)]
  const rungs = turn.content.ladder?.rungs.map((rung) => rung.text ?? '') ?? []
  const labels = turn.content.work?.steps.map((step) => step.label) ?? []
  const shown = [turn.text, ...rungs, ...labels].join('\n')
  const known = [state.problem, state.parked].flatMap((each) =>
    each ? [taskOf(each), lineOf(each), ...each.done.flatMap(({ line }) => (line ? [readWritten(line)] : []))] : [],
  )
  const fromTexts = [input.text, shown].flatMap((text) => statementsIn(text, turn.language))
  const lines = [...known, ...fromTexts]
  const numbers = new Set([
    ...mentionsIn(foldReply(`${input.text}\n${shown}`)).map(({ value }) => value),
    ...lines.flatMap((line) => expressionsOf(line).flatMap(numbersIn)),
  ])
  return {
    language: turn.language,
    verdict: turn.content.verdict ?? null,
    answers,
    earlier: foldReply(replies.slice(-repliesSince(state)).join('\n')).slice(-EARLIER),
    isFishing: answers.length > 0 && (isFishing(input.text) || (!turn.content.verdict && /[<>≤≥]/.test(input.text))),
    lines,
    numbers,
    builtIn: turn.text,
    bareNumbers: new Set(bareMentions(foldReply(shown)).map(({ value }) => value)),
  }
}

/** A problem, and a story, is named after the turn that opened it. */
function repliesSince({ turns, problem, parked, story }: TutorState): number {
  const opened = [problem, parked, story].flatMap((each) =>
    each && /^[ps]\d+$/.test(each.id) ? [Number(each.id.slice(1))] : [],
  )
  return Math.max(1, turns - Math.min(turns - 1, ...opened))
}

/** The same seal with further verified text on the table, e.g. what a tool gave. */
export function withFacts(seal: Seal, text: string): Seal {
  const lines = statementsIn(text, seal.language)
  const numbers = [
    ...mentionsIn(foldReply(text)).map(({ value }) => value),
    ...lines.flatMap((line) => expressionsOf(line).flatMap(numbersIn)),
  ]
  return { ...seal, lines: [...seal.lines, ...lines], numbers: new Set([...seal.numbers, ...numbers]) }
}

function sealedAnswer(problem: Problem): SealedAnswer {
  const { answer, unknown } = wholeSolution(problem)
  const values = [...expressionsOf(answer).map((expr) => realAt(expr, {})), ...answerInOtherUnits(problem)].filter(
    (value) => Number.isFinite(value),
  )
  return { task: taskOf(problem), answer, values, unknown, pieces: piecesOf(values) }
}

/** Of a story that the student has confirmed; of any other nothing is known. */
function answerOfStory(state: TutorState): SealedAnswer[] {
  const open = openStoryIn(state)
  if (!open?.reading || open.story.solved) return []
  const { reading, story } = open
  const value = number(reading.answer)
  const values = [realAt(value, {})]
  const task: Statement = { kind: 'story', text: story.text, language: story.language }
  return [{ task, answer: expression(value), values, unknown: null, pieces: piecesOf(values) }]
}

/** Numbers that stand alone: no letter, sign or bracket makes them part of a term. */
export const bareMentions = (folded: string): Mention[] =>
  mentionsIn(folded).filter(
    ({ index, length }) =>
      !/(?:\S[ ]?[-+*/^]|[(){}\\^/])\s?$/.test(folded.slice(0, index)) &&
      !/^(?:[a-zа-я](?![a-zа-я])| [xyzabcхуab](?![a-zа-я])|\s?[-+*/^({\\]|\s?=)/iu.test(folded.slice(index + length)),
  )

function numbersIn(expr: Expr): number[] {
  if (expr.kind === 'number') return [Math.abs(realAt(expr, {}))]
  if (expr.kind === 'name' || expr.kind === 'constant') return []
  if (expr.kind === 'call') return expr.args.flatMap(numbersIn)
  return 'of' in expr ? numbersIn(expr.of) : [...numbersIn(expr.left), ...numbersIn(expr.right)]
}

/** Formulas of a text, between dollars or bare. */
export function statementsIn(text: string, language: Language): Statement[] {
  const formulas = formulasIn(text)
  const rest = text.replace(/\$\$?[^$]+\$\$?/g, ' ; ').replace(/\*\*|[_`]/g, ' ')
  return [...formulas, ...rest.split('\n')].flatMap((piece) =>
    readMessage(piece, language).lines.flatMap((line) =>
      'statement' in line ? [line.statement] : comparison(line.source),
    ),
  )
}

/** `3 > 5`, where the reader leaves comparisons alone. */
function comparison(source: string): Statement[] {
  const parts = /^([^<>≤≥]+)(<=|>=|[<>≤≥])([^<>≤≥]+)$/.exec(source)
  if (!parts) return []
  const relation = ({ '≤': '<=', '≥': '>=' } as const)[parts[2] as '≤' | '≥'] ?? (parts[2] as '<' | '>' | '<=' | '>=')
  try {
    return [{ kind: 'inequality', left: parseExpression(parts[1]!), relation, right: parseExpression(parts[3]!) }]
  } catch {
    return []
  }
}

const formulasIn = (text: string): string[] => [
  ...[...text.matchAll(/\$\$?([^$]+)\$\$?/g)].map((match) => match[1]!),
  ...[...text.matchAll(/\\[([](.+?)\\[)\]]/gs)].map((match) => match[1]!),
  ...[...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
]
