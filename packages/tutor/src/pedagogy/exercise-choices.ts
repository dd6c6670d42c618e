import { formulaAsText } from '../aloud/index.ts'
import { chanceFrom } from '../curriculum/chance.ts'
import { checkExercise, type SkillExercise, taskOfExercise } from '../curriculum/exercises.ts'
import { approximate } from '../math/approximate.ts'
import type { Equation, Expr, Statement } from '../math/ast.ts'
import { binary, expressionsOf, negated, number, someNode } from '../math/ast.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { exactValue } from '../math/polynomial.ts'
import { isFiniteDecimal, type Rational } from '../math/rational.ts'
import { solve } from '../math/solve.ts'
import { rootsIn, type Solution } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import type { MisconceptionId } from './misconception-list.ts'
import { wrongEquationsOf, wrongLinesOf } from './misconceptions.ts'
import { wrongDerivatives } from './misconceptions-of-tasks.ts'
import type { Reply, Turn } from './reply.ts'
import type { Voice } from './wording.ts'

/** A wrong answer with the mistake that leads to it; several values are roots. */
interface WrongAnswer {
  readonly id: MisconceptionId
  readonly values: readonly Expr[]
}

const mostChoices = 4
/** With a single wrong answer beside the right one a guess is a coin. */
const fewestChoices = 3
/** Longer ones are not compared at a glance, and do not fit on a phone. */
const longestText = 32
/** Fractions and numbers that nobody would take for the answer. */
const largestDenominator = 60n
const largestTimes = 30
/** Half of x, or one by 2x? */
const isAmbiguous = /\/\d+\p{L}/u
/** Wrong lines that are solved to their end before giving up; each costs a run of the solver. */
const mostSolved = 16

/**
 * Up to four answers to an exercise in random order, as they would be typed: the right one, and those that typical
 * mistakes lead to, each judged wrong by the core. None where the mistakes lead to too few.
 */
export function exerciseChoices(exercise: SkillExercise, { language, texts }: Voice, seed: string): readonly string[] {
  const task = taskOfExercise(exercise)
  const solved = task && solve(task)
  if (!solved || !('solution' in solved)) return []
  const right = rightValues(exercise, solved.solution)
  const write = (values: readonly Expr[]) => answerText(exercise, values, language, texts.or)
  const isOf = (text: string, verdict: string) =>
    text.length <= longestText && !isAmbiguous.test(text) && checkExercise(exercise, text, language) === verdict
  const own = right && write(right)
  // An answer that is the task again shows nothing: its form is what was asked for.
  if (!own || own === write(expressionsOf(task)) || isPartOf(task, right) || !isOf(own, 'correct')) return []
  const chosen: { readonly values: readonly Expr[]; readonly text: string }[] = [{ values: right, text: own }]
  for (const { values } of oneOfEach(wrongAnswers(exercise, task, solved.solution, right))) {
    if (chosen.length === mostChoices) break
    const text = write(values)
    const isFit = chosen.every((each) => differ(each.values, values)) && looksLike(right, values)
    if (isFit && !isPartOf(task, values) && isOf(text, 'incorrect')) chosen.push({ values, text })
  }
  const { between } = chanceFrom(`${seed}|choices`)
  const rest = chosen.map(({ text }) => text)
  const shuffled = chosen.flatMap(() => rest.splice(between(0, rest.length - 1), 1))
  return shuffled.length >= fewestChoices ? shuffled : []
}

/** After a wrong answer the others stay to be tapped, as long as there are enough of them. */
export function withChoicesLeft(turn: Turn, reply: Reply): Reply {
  const { keyed, problem } = turn.state
  const trial = (keyed && !keyed.over ? keyed : problem && !problem.solved ? problem : null)?.trial
  if (!trial || trial.choices.length === 0 || reply.content.verdict !== 'incorrect') return reply
  const left = trial.choices.filter((each) => each !== turn.said.trim())
  trial.choices = left.length >= fewestChoices ? left : []
  if (trial.choices.length === 0) return reply
  return { ...reply, content: { ...reply.content, exercise: true, choices: [...trial.choices] } }
}

/** As the solver ends: its form is the one that its wrong lines end in as well. */
function rightValues({ kind }: SkillExercise, { answer }: Solution): readonly Expr[] | null {
  if (kind === 'solve') return rootsOf(answer)
  return answer.kind === 'expression' ? [answer.value] : null
}

function rootsOf(answer: Statement): readonly Expr[] | null {
  if (answer.kind === 'equation') return answer.left.kind === 'name' ? [answer.right] : null
  return answer.kind === 'cases' ? rootsIn(answer) : null
}

function answerText({ kind, task }: SkillExercise, values: readonly Expr[], language: Language, or: string): string {
  const texts = values.map((each) => formulaAsText(latexOf(inStyleOf(task, each), language)))
  return kind === 'solve' ? texts.map((each) => `x = ${each}`).join(` ${or} `) : texts.join()
}

/** Decimals where the task has them: one fraction among decimals would stand out. */
function inStyleOf(task: string, expr: Expr): Expr {
  const value = exactValue(expr)
  return value && task.includes('.') && isFiniteDecimal(value) ? { kind: 'number', value, style: 'decimal' } : expr
}

// ---- What the mistakes lead to -------------------------------------------------------------------------------------

function wrongAnswers(
  { kind }: SkillExercise,
  task: Statement,
  solution: Solution,
  right: readonly Expr[],
): Iterable<WrongAnswer> {
  if (kind === 'solve') return wrongRoots(task, solution, right)
  if (kind === 'diff') return wrongSlopes(task)
  return kind === 'calc' || kind === 'simp' ? wrongValues(task, solution, right) : []
}

/** A mistake in one line of the solution, and no other on the way from there. */
function* wrongValues(task: Statement, { steps }: Solution, right: readonly Expr[]): Iterable<WrongAnswer> {
  if (task.kind === 'request') {
    yield* wrongBrackets(right)
    return
  }
  let left = mostSolved
  for (const line of [task, ...steps.slice(0, -1).map(({ after }) => after)]) {
    if (line.kind !== 'expression') continue
    for (const { id, result } of oneOfEach(wrongLinesOf(line.value))) {
      if (left-- === 0) return
      const solved = solve(result)
      const answer = 'solution' in solved ? solved.solution.answer : null
      if (answer?.kind === 'expression') yield { id, values: [answer.value] }
      else if (exactValue(result.value)) yield { id, values: plain([result.value]) }
    }
  }
}

/** The signs in the brackets turned round: all of them, or of one. */
function* wrongBrackets([product]: readonly Expr[]): Iterable<WrongAnswer> {
  const turned = (expr: Expr): Expr | null =>
    expr.kind === 'add' || expr.kind === 'subtract'
      ? binary(expr.kind === 'add' ? 'subtract' : 'add', expr.left, expr.right)
      : expr.kind === 'power'
        ? withLeft(expr, turned(expr.left))
        : null
  const withLeft = (expr: Expr & { left: Expr; right: Expr }, left: Expr | null) => left && { ...expr, left }
  if (product?.kind === 'power') {
    const values = turned(product)
    if (values) yield { id: 'factor-signs', values: [values] }
  }
  if (product?.kind !== 'multiply') return
  const [one, other] = [turned(product.left), turned(product.right)]
  const { left, right } = product
  for (const [first, second] of [
    [one ?? left, other ?? right],
    [one, right],
    [left, other],
  ])
    if (first && second) yield { id: 'factor-signs', values: [binary('multiply', first, second)] }
}

function* wrongSlopes(task: Statement): Iterable<WrongAnswer> {
  if (task.kind !== 'request' || task.subject.kind !== 'expression') return
  for (const [id, wrong] of wrongDerivatives(task.subject.value, task.unknown ?? 'x')) {
    const solved = solve({ kind: 'expression', value: wrong })
    const answer = 'solution' in solved ? solved.solution.answer : null
    yield { id, values: [answer?.kind === 'expression' ? answer.value : wrong] }
  }
}

/** A root left out is no wrong answer, but half of a right one. */
function* wrongRoots(task: Statement, { steps }: Solution, right: readonly Expr[]): Iterable<WrongAnswer> {
  if (right.length === 2) {
    yield { id: 'factor-signs', values: plain(right.map(negated)) }
    yield { id: 'formula-denominator', values: plain(right.map((root) => binary('multiply', number(2), root))) }
  }
  let left = mostSolved
  for (const line of [task, ...steps.slice(0, -1).map(({ after }) => after)]) {
    if (line.kind !== 'equation' || !isOfX(line)) continue
    for (const { id, result } of oneOfEach(wrongEquationsOf(line, 'x'))) {
      if (left-- === 0) return
      const solved = solve(result)
      const values = 'solution' in solved ? rootsOf(solved.solution.answer) : null
      if (values && values.length === right.length) yield { id, values }
    }
  }
}

const isOfX = (line: Equation) => expressionsOf(line).some((side) => someNode(side, (node) => node.kind === 'name'))

/** Worked out where it is a number. */
const plain = (values: readonly Expr[]): Expr[] =>
  values.map((each) => {
    const value = exactValue(each)
    if (value) return number(value)
    const solved = solve({ kind: 'expression', value: each })
    return 'solution' in solved && solved.solution.answer.kind === 'expression' ? solved.solution.answer.value : each
  })

// ---- Which are shown -----------------------------------------------------------------------------------------------

/** A round of one of each mistake, then the next: four answers are four different thoughts, where there are as many. */
function* oneOfEach<Wrong extends { readonly id: MisconceptionId }>(all: Iterable<Wrong>): Iterable<Wrong> {
  const later: Wrong[] = []
  const seen = new Set<MisconceptionId>()
  for (const each of all) {
    if (seen.has(each.id)) later.push(each)
    else {
      seen.add(each.id)
      yield each
    }
  }
  yield* later
}

const differ = (a: readonly Expr[], b: readonly Expr[]) =>
  a.length !== b.length || !a.every((one) => b.some((other) => sameValue(one, other) === 'verified'))

/** A number or term of the task, said alone, is heard as a word about the task and not as an answer. */
const isPartOf = (task: Statement, values: readonly Expr[]) =>
  task.kind !== 'equation' &&
  values.some((value) =>
    expressionsOf(task).some((side) =>
      someNode(side, (node) => node !== side && sameValue(node, value) === 'verified'),
    ),
  )

/**
 * Nothing is picked or passed over for its looks: no huge number or wild fraction, and the same letters, roots and
 * functions as in the right answer.
 */
function looksLike(right: readonly Expr[], values: readonly Expr[]): boolean {
  const signs = signsIn(right)
  const size = Math.max(10, ...right.map((each) => Math.abs(approximate(each))).filter(Number.isFinite))
  return signsIn(values) === signs && values.every((each) => isTame(exactValue(each), size))
}

const isTame = (value: Rational | null, size: number) =>
  value === null ||
  (value.d <= largestDenominator && Math.abs(Number(value.n) / Number(value.d)) <= size * largestTimes)

/** Letters, roots and functions, each once. */
function signsIn(values: readonly Expr[]): string {
  const found = new Set<string>()
  for (const value of values)
    someNode(value, (node) => {
      if (node.kind === 'name') found.add(node.name)
      if (node.kind === 'root') found.add('root')
      if (node.kind === 'call') found.add(node.fn)
      return false
    })
  return [...found].sort().join()
}
