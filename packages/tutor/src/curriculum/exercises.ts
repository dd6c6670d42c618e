import type { Equation, Expr, Statement } from '../math/ast.ts'
import { binary, equation, expression, number, request } from '../math/ast.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { exactValue } from '../math/polynomial.ts'
import { gcd } from '../math/rational.ts'
import { readMessage } from '../math/reading.ts'
import { areAllRoots, sameValue } from '../math/verify.ts'
import { writeStatement } from '../math/written.ts'
import { readMeasured } from '../science/read.ts'
import { isRight, judgeMeasured } from '../science/work.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { formulaExercise } from './formula-exercises.ts'
import { type Both, findSkill } from './skills.ts'

/** `story`: a task with units; the tutor opens it as a problem with its own hint ladder. */
type Kind = 'calc' | 'solve' | 'simp' | 'diff' | 'int' | 'q' | 'story'

/** A practice exercise of a skill with its verified answer. */
export interface SkillExercise {
  readonly skill: string
  readonly generator: number
  readonly kind: Kind
  /** Plain notation; for a question in words, the words themselves. */
  readonly task: string
  /** Markdown with `$...$`. */
  readonly prompt: Both
  /** Plain notation; more than one for the roots of an equation. */
  readonly answers: readonly string[]
}

const TRIES = 60

/**
 * Generates an exercise of a skill. A template reads `kind: task => answers ; ranges`: `{a:2..9}` draws an integer,
 * `{a}` repeats it, `{=a*b}` computes a value, and a leading plus writes its sign. In a question in words, `@x² - {a}@` is
 * a formula in plain notation.
 * @returns null for an unknown skill or if no draw gave a verified exercise
 */
export function makeExercise(skillId: string, generator: number, seed: string): SkillExercise | null {
  const skill = findSkill(skillId)
  const template = skill?.generators[generator]
  if (!skill || template === undefined) return null
  const chance = chanceFrom(`${skillId}|${generator}|${seed}`)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const exercise = instance(skillId, generator, template, chance)
    if (exercise) return exercise
  }
  return null
}

function instance(skill: string, generator: number, template: string, chance: Chance): SkillExercise | null {
  const [, kind, rest] = /^(\w+): (.*)$/s.exec(template) as unknown as [string, Kind, string]
  if (template.startsWith('formula: ')) {
    const exercise = formulaExercise(template.slice('formula: '.length), chance)
    return exercise && { skill, generator, kind: 'story', task: exercise.prompt.en, ...exercise }
  }
  const values = drawn(template, chance)
  const text = rest.replace(/ ; .*$/, '')
  const [task, answer] = text.split(' => ').map((part) => filled(part, values, kind === 'q'))
  if (calculatesFractions.test(skill) && hasReducible(task!)) return null
  try {
    const answers = answer?.split(' , ').map(shortest) ?? [exactText(task!)]
    if (new Set(answers).size < answers.length || !isVerified(kind, task!, answers)) return null
    return { skill, generator, kind, task: task!.replaceAll('@', ''), prompt: promptOf(skill, kind, task!), answers }
  } catch {
    // This draw gave a division by zero or a root of a negative number; the next one may not.
    return null
  }
}

/** Skills in which a fraction that can be reduced would be another exercise: "6/2 - 1/4" is 3 - 1/4. */
const calculatesFractions = /^\d\.fractions\.(?:same-denominator|add|subtract|multiply|divide)$/

const hasReducible = (task: string): boolean =>
  [...task.matchAll(/(?<![\d/])(\d+)\/(\d+)/g)].some(
    ([, top = '1', bottom = '1']) => gcd(BigInt(top), BigInt(bottom)) > 1n,
  )

function drawn(template: string, chance: Chance): Map<string, number> {
  const values = new Map<string, number>()
  for (const [, name, low, high] of template.matchAll(/(?<![a-zA-Z])([a-z]):(-?\d+)\.\.(-?\d+)/g)) {
    if (!values.has(name!)) values.set(name!, chance.between(Number(low), Number(high)))
  }
  return values
}

function filled(text: string, values: ReadonlyMap<string, number>, isProse: boolean): string {
  return text.replace(/\{(\+?)(=?)([^{}]+)\}/g, (_, plus: string, computed: string, inside: string) => {
    const body = inside.replace(/:-?\d+\.\.-?\d+$/, '')
    const value = worth(body, values)
    if (plus) return value < 0 ? `-${-value}` : `+${value}`
    return value < 0 && !isProse && computed ? `(${value})` : `${value}`
  })
}

function worth(text: string, values: ReadonlyMap<string, number>): number {
  const plain = text.replace(/[a-z]/g, (name) => `(${values.get(name) ?? Number.NaN})`)
  const value = realAt(parseExpression(plain), {})
  if (!Number.isFinite(value)) throw new Error(`a template names a letter that is not drawn: ${text}`)
  return Math.round(value * 1e9) / 1e9
}

/** The exact value of a numeric answer, otherwise the answer as the author wrote it. */
function shortest(answer: string): string {
  try {
    return exactText(answer.trim())
  } catch {
    const value = realAt(expr(answer), {})
    return Math.abs(value - Math.round(value)) < 1e-9 ? `${Math.round(value)}` : answer.trim()
  }
}

function exactText(task: string): string {
  const value = exactValue(parseExpression(task.replaceAll(':', '/')))
  if (!value) throw new Error(`no exact value: ${task}`)
  return value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`
}

// ---- Verification --------------------------------------------------------------------------------------------------

const expr = (text: string): Expr => parseExpression(text.replaceAll(':', '/'))
const near = (a: number, b: number) =>
  Number.isFinite(a) && Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

function isVerified(kind: Kind, task: string, answers: readonly string[]): boolean {
  const [answer] = answers
  switch (kind) {
    case 'story':
    case 'q':
      return Number.isFinite(realAt(expr(answer!), {}))
    case 'calc':
      return near(realAt(expr(task), {}), realAt(expr(answer!), {}))
    case 'simp':
      return sameValue(expr(task), expr(answer!)) === 'verified'
    case 'solve':
      return hasRoots(equationOf(task), answers.map(expr))
    case 'diff':
      return isSlope(expr(task), expr(answer!))
    case 'int':
      return isSlope(expr(answer!), expr(task))
  }
}

const equationOf = (task: string): Equation => {
  const [left, right] = task.split('=').map(expr)
  return equation(left!, right!)
}

/**
 * Every answer is a root and there are no others: decided by `judge` where it can, else by a search for sign changes.
 */
function hasRoots(task: Equation, roots: readonly Expr[]): boolean {
  const gap = (x: number) => realAt(binary('subtract', task.left, task.right), { x })
  const values = roots.map((root) => realAt(root, {}))
  if (!values.every((value) => Math.abs(gap(value)) < 1e-6 * Math.max(1, Math.abs(value)) ** 2)) return false
  if (areAllRoots(task, 'x', roots) === 'verified') return true
  let before = gap(-60.011)
  for (let x = -60.011; x < 60; x += 0.037) {
    const now = gap(x)
    const isOther = Number.isFinite(before) && Number.isFinite(now) && before * now < 0
    // A sign change across a pole is not a root.
    if (isOther && Math.abs(now - before) < 50 && !values.some((value) => Math.abs(value - x) < 0.1)) return false
    before = now
  }
  return true
}

function isSlope(f: Expr, slope: Expr): boolean {
  const h = 1e-5
  return [0.7, 1.3, 1.9, 2.6].every((x) => {
    const measured = (realAt(f, { x: x + h }) - realAt(f, { x: x - h })) / (2 * h)
    const stated = realAt(slope, { x })
    return Math.abs(measured - stated) <= 1e-5 * Math.max(1, Math.abs(stated))
  })
}

// ---- Words ---------------------------------------------------------------------------------------------------------

const verbs: Readonly<Record<Exclude<Kind, 'q' | 'story'>, Both>> = {
  calc: { en: 'Calculate', ru: 'Вычисли' },
  solve: { en: 'Solve', ru: 'Реши уравнение' },
  simp: { en: 'Simplify', ru: 'Упрости' },
  diff: { en: 'Differentiate', ru: 'Найди производную' },
  int: { en: 'Find an antiderivative of', ru: 'Найди первообразную для' },
}
const isFactoring = (skill: string, kind: Kind) => kind === 'simp' && /factor/.test(skill)
const factoring: Both = { en: 'Factor', ru: 'Разложи на множители' }

function promptOf(skill: string, kind: Kind, task: string): Both {
  if (kind === 'q' || kind === 'story') {
    const [en, ru] = task.split(' ~ ')
    return { en: typeset(en!, 'en'), ru: typeset(ru!, 'ru').replace(/(?<=\d)\.(?=\d)/g, ',') }
  }
  const verb = isFactoring(skill, kind) ? factoring : verbs[kind]
  const say = (language: Language) => `${verb[language]}: $${formula(kind, task, language)}$`
  return { en: say('en'), ru: say('ru') }
}

/** The formulas of a question in words as LaTeX. @throws ParseError if one of them is no formula */
const typeset = (text: string, language: Language): string =>
  text.replace(/@([^@]+)@/g, (_, source: string) => {
    const sides = source.split(/\s+([=<>≤≥])\s+/)
    return `$${sides.map((side, index) => (index % 2 === 1 ? relations[side] : latexOf(parseExpression(side), language))).join(' ')}$`
  })
const relations: Readonly<Record<string, string>> = { '=': '=', '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' }

function formula(kind: Kind, task: string, language: Language): string {
  if (kind !== 'solve') return latexOf(expr(task), language)
  const { left, right } = equationOf(task)
  return `${latexOf(left, language)} = ${latexOf(right, language)}`
}

/** The exercise as a statement for the solver; null for a question in words, which has only its answer key. */
export function taskOfExercise({ skill, kind, task }: SkillExercise): Statement | null {
  switch (kind) {
    case 'q':
    case 'story':
      return null
    case 'solve':
      return equationOf(task)
    case 'diff':
      return request('differentiate', expression(expr(task)), { unknown: 'x' })
    case 'int':
      return request('integrate', expression(expr(task)), { unknown: 'x' })
    default:
      return isFactoring(skill, kind) ? request('factor', expression(expr(task))) : expression(expr(task))
  }
}

/** The identity of an exercise in stored events: the task in plain notation, or its words in both languages. */
export function itemOfExercise(exercise: SkillExercise): string {
  const task = taskOfExercise(exercise)
  return task ? writeStatement(task) : `words\n${exercise.prompt.en}\n${exercise.prompt.ru}`
}

// ---- Checking ------------------------------------------------------------------------------------------------------

function checkStory({ prompt }: SkillExercise, text: string, language: Language) {
  const task = readMeasured(prompt[language], language)
  const verdict = task && judgeMeasured(task, text, language).at(-1)?.verdict
  if (verdict?.kind === 'answer' || verdict?.kind === 'no-unit') return 'correct'
  return verdict && !isRight(verdict) && verdict.kind !== 'unreadable' ? 'incorrect' : 'cannot-check'
}

/** Grades an answer to an exercise. An unreadable answer is never graded "incorrect". */
export function checkExercise(
  exercise: SkillExercise,
  text: string,
  language: Language,
): 'correct' | 'incorrect' | 'cannot-check' {
  if (exercise.kind === 'story') return checkStory(exercise, text, language)
  const [line] = readMessage(text, language).lines.filter((each) => 'statement' in each)
  if (!line || !('statement' in line)) return 'cannot-check'
  const given = valuesOf(line.statement)
  const wanted = exercise.answers.map(expr)
  if (given.length === 0) return 'cannot-check'
  const isSame = (a: Expr, b: Expr) => {
    // Antiderivatives are equal up to a constant.
    const [left, right] = exercise.kind === 'int' ? [withoutConstant(a), withoutConstant(b)] : [a, b]
    return sameValue(left, right)
  }
  const truths = given.map((each) => wanted.map((other) => isSame(each, other)))
  if (truths.flat().includes('unknown')) return 'cannot-check'
  const fits = truths.every((row) => row.includes('verified'))
  const isComplete = wanted.every((_, index) => truths.some((row) => row[index] === 'verified'))
  return fits && isComplete ? 'correct' : 'incorrect'
}

function valuesOf(
  statement: ReturnType<typeof readMessage>['lines'][number] extends infer L
    ? L extends { statement: infer S }
      ? S
      : never
    : never,
): Expr[] {
  switch (statement.kind) {
    case 'expression':
      return [statement.value]
    case 'values':
      return [...statement.values]
    case 'cases':
      return statement.cases.map((each) => each.right)
    case 'equation':
      return [statement.right]
    case 'chain':
      return [statement.parts.at(-1)!]
    default:
      return []
  }
}

const withoutConstant = (of: Expr): Expr => {
  const at = realAt(of, { x: 1, C: 0, c: 0 })
  return Number.isFinite(at) ? binary('subtract', of, number(BigInt(Math.round(at)))) : of
}
