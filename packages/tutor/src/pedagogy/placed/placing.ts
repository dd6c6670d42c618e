import { placedWords } from '../../language/placed.ts'
import type { PlacedKey } from '../../language/placed-words.ts'
import { binary, type Equation, type Expr, expressionsOf, isClosed, type Statement } from '../../math/ast.ts'
import { readClaims } from '../../math/claims/index.ts'
import { realAt } from '../../math/numeric.ts'
import { linesBy } from '../own-results.ts'
import { problemContent, wholeSolution } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Problem } from '../state.ts'
import { tellsOnly } from '../tells.ts'

/** A message inside an open typed task whose reply says nothing of the task. */
export interface Placing {
  readonly turn: Turn
  readonly problem: Problem
  readonly task: Statement
  readonly text: string
  /** The reply that would be given otherwise. */
  readonly reply: Reply
}

/** What is said of the place that the message has in the task; null where it has none that this one knows. */
export type Place = (placing: Placing) => Reply | null

export const wordsOf = ({ voice }: Turn) => placedWords[voice.language]

export function places(
  { turn, problem }: Placing,
  key: PlacedKey,
  values: Readonly<Record<string, string>> = {},
  verdict?: 'correct' | 'incorrect' | 'correct-but',
): Reply {
  const text = turn.voice.choose(`placed.${key}`, wordsOf(turn).texts[key], values)
  return {
    // What is asked next about a wrong line looks for its move.
    move: `${verdict === 'incorrect' ? 'wrong' : 'placed'}.${key}`,
    text,
    content: {
      ...problemContent(problem, turn.voice),
      badge: verdict ? 'checked' : null,
      ...(verdict && { verdict }),
    },
    free: true,
  }
}

export const statementsIn = (turn: Turn, text: string): readonly Statement[] =>
  linesBy(turn, text).flatMap((line) => ('statement' in line ? [line.statement] : []))

/** A calculation of the message: its first part and what it comes to. */
export interface Sum {
  readonly of: Expr
  readonly value: number
}

export const sumsIn = ({ voice }: Turn, text: string): readonly Sum[] =>
  readClaims(text, voice.language).claims.flatMap(({ line: { statement: line } }) => {
    const parts = line.kind === 'chain' ? line.parts : line.kind === 'equation' ? [line.left, line.right] : []
    const [of, result] = parts
    if (!of || !result) return []
    const value = realAt(of, {})
    return Number.isFinite(value) && isNear(value, realAt(result, {})) ? [{ of, value }] : []
  })

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))

/** Numbers at which two expressions are compared: none of them is a root or an edge of a school task. */
const PROBES = [2.317, 5.129, 7.713, 11.347, 23.71]

/** Both differences are the same but for a factor, so the equations say the same. */
export function sayTheSame(one: Equation, other: Equation, name: string): boolean {
  const at = (line: Equation, x: number) => realAt(binary('subtract', line.left, line.right), { [name]: x })
  const ratios = PROBES.map((x) => at(one, x) / at(other, x)).filter((each) => Number.isFinite(each) && each !== 0)
  const [first] = ratios
  return first !== undefined && ratios.length > 2 && ratios.every((each) => isNear(each, first))
}

/** A number as it is shown in a text. */
export function shownNumber({ voice }: Turn, value: number): string {
  const text = `${Number(value.toPrecision(12))}`
  return `$${voice.language === 'ru' ? text.replace('.', '{,}') : text}$`
}

export type Instead = (reply: Reply) => boolean

/** Says nothing of the task. */
export const isVain: Instead = (reply) =>
  tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'beyond') ||
  /^(?:operation\.(?:try|allowed|right)|piece\.|aside\.right|worked\.test|another-way\.|others\.|last\.|check-what|step-or-new|value\.|told\.unclear|verdict\.(?:only-named|cut-out)|beside\.units|asked\.|talk\.)/.test(
    reply.move,
  )

/** The one number that the task comes to; null where it comes to something else. */
export function answerOf(problem: Problem): number | null {
  const { answer } = wholeSolution(problem)
  const [exact] = expressionsOf(answer).slice(-1)
  const value = exact && isClosed(exact) ? realAt(exact, {}) : Number.NaN
  return Number.isFinite(value) ? value : null
}
