import { timesTableWords } from '../language/times-tables.ts'
import { binary, expression, number } from '../math/ast.ts'
import { newProblem } from './new-problem.ts'
import { problemContent } from './problem.ts'
import type { Reply } from './reply.ts'
import { LIMITS } from './state.ts'
import { isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/** "Quiz me on times tables 6 7 8": products from just these tables, the first as the open task and the others behind it. */
export function timesTables({ turn, typed, intent }: Message): Reply | null {
  const { state, voice } = turn
  const words = timesTableWords[voice.language]
  if (intent !== undefined || !isIdle(state) || !words.wished.test(typed) || words.except.test(typed)) return null
  const named = [...new Set((typed.match(/(?<![\d.,])\d{1,2}(?![\d.,]*\d)/g) ?? []).map(Number))]
  // Without a number it is the topic that is wished for, and practice knows that.
  if (named.length === 0 || named.some((each) => each < 2 || each > LARGEST)) return null
  const products = factors.map((factor, at) => [named[at % named.length] ?? factor, factor] as const)
  const [[a, b] = [7, 8], ...others] = products
  const statement = expression(binary('multiply', number(a), number(b)))
  newProblem(turn, [{ statement, source: '' }], [{ statement, source: '' }], [])
  state.queue = others.map(([one, other]) => `${one}*${other}`).slice(0, LIMITS.queuedTasks)
  // Nothing has been said that could be right.
  const content = { ...(state.problem && problemContent(state.problem, voice)), badge: null }
  const values = { tables: named.join(', '), first: `$${a} \\cdot ${b}$` }
  return { move: 'times-tables', text: voice.choose('times-tables', words.texts, values), content, free: true }
}

const LARGEST = 12
const factors = [7, 4, 8, 6, 9]
