import type { ReplyContent, Rung, Work } from '@lumi/contracts/chat'
import { skillOf } from '../curriculum/skill-of.ts'
import type { Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import { foundSolution } from '../math/engines/ask.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { difference, tryPolynomial } from '../math/polynomial.ts'
import { solve, stepsAfter } from '../math/solve.ts'
import { isFact, type Solution, type Step } from '../math/steps.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { openTrial } from './evidence.ts'
import { isMeasured, measuredContent } from './measured.ts'
import { hasBadge, isAssumed, isNamedByWords } from './standing.ts'
import { LIMITS, type Problem } from './state.ts'
import { ruleWords, type Voice } from './wording.ts'

export function openProblem(id: string, task: Statement, solution: Solution, unit: string | null = null): Problem {
  const text = writeStatement(task)
  return {
    id,
    task: text,
    family: solution.family,
    told: null,
    standing: 'typed',
    unit,
    line: text,
    known: [],
    byFormula: false,
    done: [],
    stepsDone: 0,
    level: 0,
    rungs: {},
    hints: 0,
    attempts: 0,
    wrongs: 0,
    stepShown: false,
    solved: false,
    trial: openTrial(skillOf(task, solution), text),
    lastWork: null,
    verdict: null,
    found: solution.steps[0]?.rule === 'found' ? writeStatement(solution.answer) : null,
    slips: [],
    movedAt: 0,
    lastError: null,
  }
}

export const taskOf = (problem: Problem): Statement => readWritten(problem.task)
export const lineOf = (problem: Problem): Statement => readWritten(problem.line)

/** Whether a text has the task as a formula. */
export const isStatedIn = ({ task }: Problem, text: string, language: Language): boolean =>
  readClaims(text, language).claims.some(({ line }) => writeStatement(line.statement) === task)

/** The full solution of the task. Never fails: the problem was solvable when it was opened. */
export function wholeSolution(problem: Problem): Solution {
  // An engine's answer was verified when found and is stored, so later turns need no engine.
  if (problem.found !== null) return foundSolution(taskOf(problem), readWritten(problem.found))
  const solved = solve(taskOf(problem), { known: [], byFormula: problem.byFormula })
  if (!('solution' in solved)) throw new Error(`a problem that was solved before is declined now: ${solved.decline}`)
  return solved.solution
}

/** The steps from the current line to the answer. */
export function remainingSteps(problem: Problem): readonly Step[] {
  if (problem.solved || isMeasured(problem)) return []
  return stepsFrom(lineOf(problem), problem) ?? []
}

/** Verified steps from this line; null if the core cannot continue from it. */
export function stepsFrom(line: Statement, problem: Problem): readonly Step[] | null {
  const method = { known: problem.known, byFormula: problem.byFormula }
  if (problem.found !== null) {
    const { steps, answer } = wholeSolution(problem)
    if (sameLine(line, taskOf(problem))) return steps
    if (sameLine(line, answer)) return []
  }
  return stepsAfter(taskOf(problem), line, method)
}

export const sameLine = (a: Statement, b: Statement) => latexOfStatement(a) === latexOfStatement(b)

/** The same equation up to the order of terms, or with its sides swapped. */
export function sameSides(a: Statement, b: Statement): boolean {
  if (sameLine(a, b)) return true
  if (a.kind !== 'equation' || b.kind !== 'equation') return false
  const polynomials = [a.left, a.right, b.left, b.right].map(tryPolynomial)
  if (polynomials.some((each) => each === null)) return false
  const [left, right, otherLeft, otherRight] = polynomials.map((each) => each!)
  const same = (one: typeof left, two: typeof left) => difference(one!, two!).size === 0
  return (same(left, otherLeft) && same(right, otherRight)) || (same(left, otherRight) && same(right, otherLeft))
}

/** Records a new line reached by the student, alone or with the tutor. */
export function advance(problem: Problem, step: { rule: Step['rule'] | null; line: Statement }): void {
  const latex = latexOfStatement(step.line)
  problem.done = [
    ...problem.done,
    { rule: step.rule, line: latex.length <= LIMITS.doneLatex ? writeStatement(step.line) : null },
  ].slice(-LIMITS.doneSteps)
  problem.stepsDone++
  problem.level = 0
  problem.rungs = {}
  if (step.rule && isFact(step.rule)) problem.known = [...problem.known, step.rule]
  else {
    problem.line = writeStatement(step.line)
    problem.known = []
  }
}

export function problemContent(problem: Problem, voice: Voice): ReplyContent {
  if (isMeasured(problem)) return measuredContent(problem, voice)
  const title = voice.texts.titles[problem.family]
  const steps = remainingSteps(problem)
  const [step] = steps
  const number = problem.stepsDone + (step ? 1 : 0)
  return {
    badge: hasBadge(problem) ? 'checked' : null,
    problem: {
      problemId: problem.id,
      latex: shownTask(problem, voice),
      title,
      solved: problem.solved,
      step: Math.max(1, number),
    },
    work: workCard(problem, steps, title, voice),
    ...(step && {
      ladder: { problemId: problem.id, step: Math.max(1, number), level: problem.level, rungs: rungsOf(problem) },
    }),
  }
}

/** The task in the student's words until the student has the formula too. */
const shownTask = (problem: Problem, voice: Voice): string =>
  isNamedByWords(problem)
    ? latexOfStatement({ kind: 'story', text: problem.told!, language: voice.language }, voice.language)
    : latexOfStatement(taskOf(problem), voice.language)

/** The work card: later steps are named but not shown, and adjacent ones have different names. */
function workCard(problem: Problem, steps: readonly Step[], title: string, voice: Voice): Work {
  if (isAssumed(problem)) return { title, steps: [{ label: voice.texts.toldStep, state: 'now', checked: false }] }
  const done = problem.done.map(({ rule, line }) => ({
    label: rule ? voice.texts.rules[rule].label : voice.texts.ownStep,
    state: 'done' as const,
    checked: true,
    ...(line !== null && { latex: latexOfStatement(readWritten(line), voice.language) }),
  }))
  const todo = steps.map((step, index) => ({
    label: index === 0 ? ruleWords(step, voice).now : voice.texts.rules[step.rule].label,
    state: index === 0 ? ('now' as const) : ('later' as const),
    checked: false,
  }))
  return { title, steps: [...done, ...todo] }
}

/** Rungs: nudge, bigger hint, step; once the bigger hint is open, also a worked example. */
function rungsOf(problem: Problem): Rung[] {
  const { level, rungs } = problem
  const rung = (kind: Rung['kind'], opensAt: number, needs: number): Rung => {
    const text = rungs[kind]
    if (text !== undefined && level >= opensAt) return { kind, state: 'open', text }
    return { kind, state: level >= needs ? 'next' : 'locked' }
  }
  const list = [rung('nudge', 1, 0), rung('bigger', 2, 1)]
  if (level >= 2 && !isAssumed(problem)) list.push(rung('example', 3, 2))
  list.push(rung('step', 4, 2))
  if (problem.stepShown) list.push({ kind: 'solution', state: 'next' })
  return list
}
