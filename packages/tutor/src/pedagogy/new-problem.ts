import type { Statement } from '../math/ast.ts'
import { equation, expression, isClosed, namesOf, request } from '../math/ast.ts'
import { askEngines, engineKindFor } from '../math/engines/ask.ts'
import type { ReadLine, StatementLine } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import type { Decline } from '../math/steps.ts'
import { isOwnReading, isSaidInNouns, taskWords } from '../math/told.ts'
import { sameValue } from '../math/verify.ts'
import { answerLine } from './answer.ts'
import { checkWork } from './checking.ts'
import type { WordIntent } from './intents.ts'
import { belongs, judgeWork } from './judging.ts'
import { asksHow } from './plea.ts'
import { lineOf, openProblem, problemContent, taskOf, wholeSolution } from './problem.ts'
import { proposedAnswer } from './proposed-answer.ts'
import { isResult, relation } from './relation.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { requestWords } from './requests.ts'
import { rowOfNumbers } from './row-of-numbers.ts'
import { isAssumed } from './standing.ts'
import type { Problem } from './state.ts'
import { findsNoTask } from './tells.ts'
import type { Move } from './texts/moves.ts'
import { firstQuestion, tellIdea } from './ways-in/index.ts'
import { firstOfSizes } from './which-is-bigger.ts'
import { askWhichReading } from './which-reading.ts'

/** Our own solver declined for lack of a method; a reason in the task itself rules out engines too. */
const engineMayKnow: readonly Decline[] = [
  'not-in-reach',
  'not-verified',
  'degree-too-high',
  'unknown-in-denominator',
  'roots',
]

export function newProblem(
  turn: Turn,
  lines: readonly ReadLine[],
  statements: readonly StatementLine[],
  wants: readonly WordIntent[],
  unit: string | null = null,
  /** The task in the student's words, where its formula was derived from them. */
  told: string | null = null,
): Reply {
  const { voice, state } = turn
  const asked = statements[0] ? askWhichReading(turn, statements[0]) : null
  if (asked) return asked
  const { task: plain, work: written } = taskAndWork(lines, statements, wants, turn.said)
  const task = plain?.kind === 'expression' && wants.includes('factor') ? request('factor', plain) : plain
  if (!task) {
    const row = rowOfNumbers(turn, statements[0]!.source)
    return (
      row ??
      plainReply('nothing-to-solve', voice.say('nothing-to-solve', { line: voice.line(statements[0]!.statement) }))
    )
  }
  const work = written.length > 0 ? written : proposedAnswer(turn.said, task, voice.language)
  const line = voice.line(task)
  const { statement, source } = statements[0]!
  // "the dot product is 2 + 0 + 2 = 4": of a task that was not found it is a part, and no task that is solved.
  if (
    statements.length === 1 &&
    statement.kind === 'chain' &&
    isCalculated(statement) &&
    findsNoTask({ move: state.lastMove ?? '' })
  )
    return plainEquality(turn, statement, source)
  if (task.kind === 'chain') return plainEquality(turn, task, statements[0]!.source)
  const solved = solve(task)
  const solution = 'solution' in solved ? solved.solution : turn.engines ? askEngines(turn.engines, task) : null
  if (!solution) {
    const decline = 'decline' in solved ? solved.decline : 'not-in-reach'
    const reply = declined(turn, decline, line, lines)
    return turn.engines || !engineMayKnow.includes(decline) ? reply : { ...reply, wants: engineKindFor(task) }
  }
  if (solution.steps.length === 0) {
    const isNumber = task.kind === 'expression' && task.value.kind === 'number'
    const move = task.kind === 'expression' && !isNumber ? 'already-simple' : 'nothing-to-solve'
    return plainReply(move, voice.say(move, { line }))
  }
  const left = state.problem
  const opened = openProblem(`p${state.turns}`, task, solution, unit)
  if (left && !left.solved) state.parked = left
  const inWords = told ?? (isSaidInNouns(turn.said, task) ? taskWords(turn.said, voice.language, task) : null)
  if (inWords !== null && isOwnReading(task, inWords)) Object.assign(opened, { told: inWords, standing: 'assumed' })
  // In signs only the list, or the line whose slope is asked for, would be shown, not the question.
  else if (task.kind === 'request' && (task.subject.kind === 'values' || requestWords(opened, voice.language)))
    opened.told = inWords ?? taskWords(turn.said, voice.language, task)
  state.problem = opened
  state.keyed = null
  if (work.length > 0 && isOwnWork(opened, work)) return checkWork(turn, opened, work)
  const words = isAssumed(opened)
    ? voice.say('told.orient', { task: voice.line(task), question: openingOf(turn, opened) })
    : voice.say('orient', { problem: voice.line(task), question: openingOf(turn, opened) })
  const note = left && !left.solved ? `${voice.say('parked', { parked: voice.line(taskOf(left)) })}\n\n` : ''
  const inUnit = unit && unit !== '%' ? ` ${voice.say('in-unit', { unit })}` : ''
  return { move: 'orient', text: `${note}${words}${inUnit}`, content: problemContent(opened, voice) }
}

/** The first question about the task; who asks how such a task goes is told its idea, too. */
function openingOf(turn: Turn, problem: Problem): string {
  const { voice } = turn
  const ofSizes = firstOfSizes(turn, problem)
  if (ofSizes !== null) return ofSizes
  const idea = asksHow(turn) ? tellIdea(problem, voice) : null
  const question = firstQuestion(problem, voice)
  return idea === null ? question : `${idea} ${question}`
}

/** `1/2 + 1/3 = 2/5` contains a task and a claim; several lines contain a task and work on it. */
function taskAndWork(
  written: readonly ReadLine[],
  found: readonly StatementLine[],
  wants: readonly WordIntent[],
  text: string,
) {
  const { lines, statements } = taskFirst(written, found, text)
  const [first] = statements
  const { statement, source } = first!
  const rest = lines.slice(lines.indexOf(first as ReadLine) + 1)
  // "5(x + 2) - 3x = 18, expanded 5x + 10 - 3x = 18": an equation and its next line.
  const goesOn = rest.some((line) => 'statement' in line && isEquationTo(line.statement, statement))
  const isSimplifying = wants.includes('simplify') && statement.kind === 'equation' && !goesOn
  const parts = isSimplifying ? [statement.left, statement.right] : statement.kind === 'chain' ? statement.parts : null
  if (parts) {
    const [start, ...claims] = parts
    const canBeTask = simplestSteps(expression(start!)) > 0 || isSimplifying
    if (!canBeTask) return { task: statement.kind === 'chain' ? statement : null, work: [] }
    return {
      task: expression(start!),
      work: [...claims.map((each) => ({ statement: expression(each), source })), ...rest],
    }
  }
  const taskKinds: readonly Statement['kind'][] = [
    'equation',
    'expression',
    'inequality',
    'between',
    'system',
    'request',
  ]
  if (taskKinds.includes(statement.kind)) return { task: statement, work: rest }
  if (statement.kind === 'cases' && statement.cases.length > 0) {
    // Two equations in one message: a task and its answer, or two tasks. Take the first.
    const [one, ...others] = statement.cases
    const work = others.map((each) => ({ statement: equation(each.left, each.right) as Statement, source }))
    return { task: equation(one!.left, one!.right), work: [...work, ...rest] }
  }
  return { task: null, work: [] }
}

/** Both have the same number on the right and a letter on the left. */
function isEquationTo(line: Statement, first: Statement): boolean {
  if (line.kind !== 'equation' || first.kind !== 'equation') return false
  const isOfLetter = [line, first].every(({ left, right }) => isClosed(right) && !isClosed(left))
  return isOfLetter && sameValue(line.right, first.right) === 'verified'
}

/**
 * "Is x = 13 the answer to 3(x - 2) = 2x + 7?" names the answer before the task. Numbers of a sentence before it are what is
 * given: "The legs are 6 and 8. c^2 = 36 + 64".
 */
function taskFirst(lines: readonly ReadLine[], statements: readonly StatementLine[], text: string) {
  const [first] = statements
  const task = statements.find(({ statement }) => statement.kind === 'equation' && !isResult(statement))
  if (!first || !task || first === task || !isResult(first.statement)) return { lines, statements }
  const between = text.slice(text.indexOf(first.source) + first.source.length, text.indexOf(task.source))
  const isGiven = namesOf(first.statement).length === 0 && /[.!?]\s|\n/.test(between)
  const forward = <Line>(all: readonly Line[]) => [
    task as Line,
    ...all.filter((each) => each !== (task as unknown) && !(isGiven && each === (first as unknown))),
  ]
  return { lines: forward<ReadLine>(lines), statements: forward<StatementLine>(statements) }
}

function simplestSteps(statement: Statement): number {
  const solved = solve(statement)
  return 'solution' in solved ? solved.solution.steps.length : 0
}

const isOwnWork = (problem: Problem, work: readonly ReadLine[]) => {
  const judged = judgeWork(problem, work)
  const [first] = judged
  if (belongs(judged)) return true
  if (!first || !('judgement' in first)) return false
  const { line } = first.judgement
  return relation(problem, line, judged) === 'step'
}

const isCalculated = ({ parts: [first, ...others] }: Statement & { kind: 'chain' }) =>
  others.every((part) => isClosed(part) && sameValue(first!, part) === 'verified')

/** `5 = 5`, `0.5 = 1/2`: only true or false, with nothing to compute. */
function plainEquality({ voice }: Turn, task: Statement & { kind: 'chain' }, source: string): Reply {
  // `y = 2·(-2) - 3 = -7` names the calculation: a number cannot be proved equal to a letter.
  const isNamed = task.parts[0]?.kind === 'name' && task.parts.length > 2 && task.parts.slice(1).every(isClosed)
  const parts = isNamed ? task.parts.slice(1) : task.parts
  // `s = v * t = 720` states the formula used, not an identity that could be false.
  const isFormula = parts[0]?.kind === 'name' && parts.some((part) => part.kind !== 'name' && !isClosed(part))
  if (isFormula) return plainReply('cannot-check', voice.say('cannot-check', { line: voice.line(task) }))
  const truths = parts.slice(1).map((part) => sameValue(parts[0]!, part))
  // The core writes `0.999... = 1` as 1 = 1: quote the student instead.
  const isTrivial = new Set(parts.map((part) => voice.formula(part))).size === 1
  const line = isTrivial ? `"${source.trim()}"` : voice.line(task)
  if (truths.every((truth) => truth === 'verified')) {
    return {
      move: 'identity',
      text: voice.say('identity', { line }),
      content: { badge: 'checked', verdict: 'correct' },
    }
  }
  if (!truths.includes('refuted')) return plainReply('cannot-check', voice.say('cannot-check', { line }))
  const [before, ...others] = parts.map((part) => voice.formula(part))
  const text = voice.say('wrong.value', { before: before!, line: others[truths.indexOf('refuted')]! })
  return { move: 'wrong.value', text, content: { badge: 'checked', verdict: 'incorrect' } }
}

function declined({ voice }: Turn, decline: Decline, line: string, lines: readonly ReadLine[]): Reply {
  const shown = line.length > 160 ? `${'`'}${lines[0]!.source.replaceAll('`', "'").slice(0, 60)}...${'`'}` : line
  const move: Move = decline === 'not-an-exercise' ? 'nothing-to-solve' : decline
  return plainReply(move, voice.say(move, { line: shown }))
}

export function orientAgain(turn: Turn, problem: Problem, move: 'orient' | 'back'): Reply {
  const { voice } = turn
  const question = firstOfSizes(turn, problem) ?? firstQuestion(problem, voice)
  const shown = move === 'back' ? lineOf(problem) : taskOf(problem)
  return {
    move,
    text: voice.say(move, { problem: voice.line(shown), question }),
    content: problemContent(problem, voice),
    // "Say back" is our own advice.
    ...(move === 'back' && { free: true }),
  }
}

/** `isAnswer`: the message states the answer, or asks whether it is right. */
export function againSolved({ voice }: Turn, problem: Problem, isAnswer = false): Reply {
  const text = voice.say(isAnswer ? 'solution.yes' : 'solution.again', {
    answer: answerLine(problem, wholeSolution(problem).answer, voice),
    offer: voice.say('offer.twin'),
  })
  return {
    move: 'solution.again',
    text,
    content: { ...problemContent(problem, voice), verdict: 'correct' },
    free: true,
  }
}
