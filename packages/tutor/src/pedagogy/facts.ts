import type { Request, Statement } from '../math/ast.ts'
import { binary, expressionsOf, number as integer, request } from '../math/ast.ts'
import { realAt } from '../math/numeric.ts'
import { exactValue } from '../math/polynomial.ts'
import { solve } from '../math/solve.ts'
import { lineOf, problemContent, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'

/**
 * Answers a closed question of fact: whether a number is prime or divides another, the symmetry axes of a known figure,
 * a conversion that an open problem needs. null where the question is itself the exercise, which is then worked on like
 * any other.
 */
export function factReply(turn: Turn, task: Statement, unit: string | null): Reply | null {
  if (task.kind === 'request' && task.operation === 'is-prime') return primeFact(turn, task)
  if (task.kind === 'request' && task.operation === 'is-multiple') return multipleFact(turn, task)
  if (task.kind === 'request' && task.operation === 'symmetry-axes') return axesFact(turn, task)
  return unit === null ? null : unitFact(turn, task, unit)
}

function primeFact(turn: Turn, task: Statement & { kind: 'request' }): Reply | null {
  const { voice } = turn
  const solved = solve(task)
  const { subject } = task
  if (!('solution' in solved) || solved.solution.answer.kind !== 'truth' || subject.kind !== 'expression') return null
  const number = voice.formula(subject.value)
  if (solved.solution.answer.value) return checked(turn, 'fact.prime', voice.say('fact.prime', { number }))
  const factors = solve(request('prime-factors', subject))
  const split = 'solution' in factors && factors.solution.answer.kind === 'expression' ? factors.solution.answer : null
  if (!split) return null
  const reason = `${number} $=$ ${voice.formula(split.value)}`
  return checked(turn, 'fact.not-prime', voice.say('fact.not-prime', { number, reason }))
}

/** Shows the product, or the nearest multiple below with the remainder. */
function multipleFact(turn: Turn, task: Request): Reply | null {
  const { voice } = turn
  const solved = solve(task)
  const [number, by] = task.subject.kind === 'values' ? task.subject.values : []
  if (!('solution' in solved) || solved.solution.answer.kind !== 'truth' || !number || !by) return null
  const [a, b] = [exactValue(number), exactValue(by)]
  if (!a || !b || a.n < 0n || b.n <= 0n) return null
  const values = { number: voice.formula(number), by: voice.formula(by) }
  const isMultiple = solved.solution.answer.value
  if (isSought(turn, [a.n / b.n, a.n % b.n])) {
    const bare = isMultiple ? 'fact.divides' : 'fact.divides-not'
    return checked(turn, bare, voice.say(bare, values))
  }
  const product = binary('multiply', by, integer(a.n / b.n))
  const made = isMultiple ? product : binary('add', product, integer(a.n % b.n))
  const move = isMultiple ? 'fact.multiple' : 'fact.not-multiple'
  const reason = `${values.number} $=$ ${voice.formula(made)}`
  return checked(turn, move, voice.say(move, { ...values, reason }))
}

/** The open problem asks for one of these numbers: a fact must not reveal them. */
function isSought({ state }: Turn, numbers: readonly bigint[]): boolean {
  const { problem } = state
  if (!problem || problem.solved) return false
  const answers = expressionsOf(wholeSolution(problem).answer).map((each) => realAt(each, {}))
  return answers.some((answer) => numbers.some((each) => Math.abs(answer) === Number(each)))
}

function axesFact(turn: Turn, task: Request): Reply | null {
  const { voice } = turn
  const { subject } = task
  if (subject.kind !== 'expression') return null
  return checked(turn, 'fact.axes', voice.say('fact.axes', { number: voice.formula(subject.value) }))
}

function unitFact(turn: Turn, task: Statement, unit: string): Reply | null {
  const { state, voice } = turn
  const { problem } = state
  const isConversion =
    task.kind === 'expression' &&
    task.value.kind === 'multiply' &&
    task.value.left.kind === 'number' &&
    task.value.right.kind === 'number'
  if (!problem || problem.solved || !isConversion) return null
  const solved = solve(task)
  if (!('solution' in solved)) return null
  const fact = `${voice.line(solved.solution.answer)} ${unit}`
  return checked(turn, 'fact.units', voice.say('fact.units', { fact, line: voice.line(lineOf(problem)) }))
}

const checked = ({ state, voice }: Turn, move: string, text: string): Reply => ({
  move,
  text,
  content: state.problem ? problemContent(state.problem, voice) : { badge: 'checked' },
})
