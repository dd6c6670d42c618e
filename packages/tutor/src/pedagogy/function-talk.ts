import { functionsIn, functionTask, namesFunction, valuesNamed, withoutName } from '../math/functions.ts'
import type { Reading } from '../math/reading.ts'
import { readTask } from '../math/task-reading.ts'
import { writeStatement } from '../math/written.ts'
import { newProblem, orientAgain } from './new-problem.ts'
import { taskOf } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { LIMITS, type Problem } from './state.ts'

/** Records the functions a message defines; a later definition replaces an earlier one. */
export function noteFunctions({ state, voice }: Turn, text: string): void {
  const found = functionsIn(text, voice.language)
  const older = state.functions.filter(({ name }) => !found.some((each) => each.name === name))
  state.functions = [...older, ...found].slice(-LIMITS.functions)
}

/** `f(4) = 5` answers "find f(4)" with 5. */
export function withoutOwnName({ state }: Turn, text: string): string {
  const { problem } = state
  const [value, ...others] = valuesNamed(text)
  const task = problem && !problem.solved ? taskOf(problem) : null
  const isOpen = task?.kind === 'request' && task.operation === 'evaluate'
  return isOpen && value && others.length === 0 ? withoutName(text, value) : text
}

/**
 * Handles questions about a function: a value, a zero, an intersection; null for other messages. A value of an
 * undefined function is asked about and never read as a product.
 */
export function aboutFunctions(turn: Turn, open: Problem | null, text: string, reading: Reading): Reply | null {
  const { state, voice } = turn
  const task = functionTask(text, state.functions, voice.language)
  if (task && open && writeStatement(task) === open.task) return orientAgain(turn, open, 'orient')
  if (task) {
    const lines = [{ statement: task, source: text }]
    return newProblem(turn, lines, lines, [], null, text.trim())
  }
  if (!namesFunction(text)) return null
  // "Differentiate f(x) = x² sin x" asks about the right side.
  const unnamed = text.replace(/(?<!\p{L})[a-z]\s*\(\s*[a-z]\s*\)\s*=\s*/iu, '')
  const asked = open || unnamed === text ? null : readTask(unnamed, voice.language)?.task
  if (asked?.kind === 'request') {
    const lines = [{ statement: asked, source: text }]
    return newProblem(turn, lines, lines, [], null, text.trim())
  }
  const [value] = valuesNamed(text)
  const known = (letter: string) => state.functions.find(({ name }) => name === letter)
  if (value && !known(value.name)) {
    const values = { letter: `$${value.name}$`, value: `$${value.name}(${value.at})$`, at: `$${value.at}$` }
    return plainReply('function.unknown', voice.say('function.unknown', values))
  }
  const [own, ...others] = functionsIn(text, voice.language)
  const isOnlyDefined = own && others.length === 0 && !value && reading.words.split(' ').filter(Boolean).length <= 4
  if (!isOnlyDefined || open) return null
  const line = `$${own.name}(${own.letter}) = ${own.formula.replace(/[\\{}$%#&_~]/g, ' ')}$`
  return plainReply('function.known', voice.say('function.known', { line, letter: `$${own.name}$` }))
}
