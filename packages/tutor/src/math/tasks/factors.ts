import type { Expr, Statement } from '../ast.ts'
import { someNode } from '../ast.ts'
import { says } from './pattern.ts'

/** Factors and parts told in words, by the number that a calculation with them holds. */
const told = [
  [2n, says('twice|double|doubled|two times|half (?:as|of|the)|halves|вдвое|дважды|удво~|в два раза|половин~|пополам')],
  [3n, says('thrice|triple|three times|(?:a|one|two) thirds?|втрое|трижды|утро~|в три раза|треть|трети')],
  [4n, says('four times|(?:a|one|three) quarters?|вчетверо|в четыре раза|четверть|четверти')],
  [5n, says('five times|(?:a|one|two|three|four) fifths?|впятеро|в пять раз')],
  [6n, says('six times|в шесть раз')],
] as const

/**
 * Whether a calculation leaves out a factor that the text tells in words: "an oak is three times as high", where only a
 * sum was read. Such a task says more than was read.
 */
export function leavesOutFactor(text: string, task: Statement): boolean {
  if (task.kind !== 'expression') return false
  const holds = (expr: Expr, factor: bigint) =>
    someNode(expr, (node) => node.kind === 'number' && (node.value.n % factor === 0n || node.value.d % factor === 0n))
  return told.some(([factor, words]) => words.test(text) && !holds(task.value, factor))
}
