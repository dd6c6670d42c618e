import { saidLogs } from '../language/said-logs.ts'
import { asksOfTheSame, betweenTasks, twoRequests } from '../language/two-requests.ts'
import { isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { writeSpoken } from '../math/spoken.ts'
import { readTask } from '../math/task-reading.ts'
import { momentOf, putBack } from './moment.ts'
import type { Reply } from './reply.ts'
import { type Answer, isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "Whats 15% of 260 and also how do u do reverse percentages": the task is opened alone, and the question about another idea
 * waits like the second task of a list, so that neither is lost.
 */
export function twoRequestsApart({ turn, typed, intent }: Message, answer: Answer): Reply | null {
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || typed.length > LONGEST || !isIdle(state)) return null
  const tasks = tasksApart(typed, voice.language)
  const [, one = '', question = ''] = tasks ? [] : (twoRequests[voice.language].exec(typed.trim()) ?? [])
  const [task = one, ...others] = tasks ?? []
  if (!tasks && (!/\d/.test(task) || asksOfTheSame[voice.language].test(question))) return null
  const moment = momentOf(turn)
  const reply = answer({ ...turn, said: task, isPart: true }, task, false)
  if (!opens.test(reply.move)) {
    putBack(turn, moment)
    return null
  }
  const waiting = tasks ? others : [question.replace(/[\s?.!]+$/u, '')]
  state.queue = waiting
  const rest = waiting.map((each) => `\`${each.replaceAll('`', "'")}\``).join(', ')
  return { ...reply, text: `${reply.text}\n\n${voice.say('queued', { rest })}` }
}

/** "5x - 7 = 8 and also 2^3 * 2^5": each of them is a task alone, and none is the result of the one before. */
function tasksApart(typed: string, language: Language): readonly string[] | null {
  const parts = typed
    .trim()
    .split(betweenTasks[language])
    .map((part) => part.replace(/[\s?.!]+$/u, '').trim())
    .map((part) => writeSpoken(part.replace(saidLogs[language], 'log_$1 '), language))
  if (parts.length < 2 || parts.length > MOST_TASKS) return null
  return parts.every((part, index) => isTask(part, language, index > 0)) ? parts : null
}
const MOST_TASKS = 4

/** Something is to be found: no bare number, and no value of a letter. */
function isTask(part: string, language: Language, isBehind: boolean): boolean {
  const read = /\d/.test(part) ? readTask(part, language) : null
  if (!read) return false
  const { task } = read
  const isValue =
    (task.kind === 'equation' && task.left.kind === 'name' && isClosed(task.right)) || task.kind === 'values'
  const isNumber = task.kind === 'expression' && task.value.kind === 'number'
  return !isBehind || (!isValue && !isNumber)
}

const LONGEST = 300
/** A task was found and is begun. */
const opens = /^(?:orient|worked\.open)$/
