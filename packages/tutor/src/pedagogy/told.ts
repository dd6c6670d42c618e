import { toldTopicsEn } from '../language/en/told-topics.ts'
import { toldTopicsRu } from '../language/ru/told-topics.ts'
import type { Equation, Expr, Statement } from '../math/ast.ts'
import { binary, collectNames, expressionsOf, isClosed, name, namesOf, someNode } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { parseExpression } from '../math/parse.ts'
import { exactValue } from '../math/polynomial.ts'
import type { StatementLine } from '../math/reading.ts'
import { withConstants } from '../math/relations.ts'
import { solve } from '../math/solve.ts'
import { rootsIn } from '../math/steps.ts'
import { substitute } from '../math/substitute.ts'
import { figureOf } from '../math/tasks/figures.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { answersIn, resolveNotes } from './asked.ts'
import { lineOf, problemContent, taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { confirmReading, isAssumed } from './standing.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import {
  formulasOf,
  nearFormulasOf,
  partsOf,
  type ToldTopic,
  type ToldTopicWords,
  type TopicWords,
  toldTopics,
} from './told-topics.ts'
import { isIsolated, offOwnWay, ownWay } from './told-way.ts'

const words: Readonly<Record<Language, ToldTopicWords>> = { en: toldTopicsEn, ru: toldTopicsRu }

/** The question, nudge and relation for a word problem, with the answers to them in its numbers. */
export function topicWords(problem: Problem, language: Language): Omit<TopicWords, 'pattern'> {
  const topic = topicOf(problem)
  const { question, nudge, relation } = words[language][topic]
  const parts = partsIn(problem, topic)
  return {
    question: resolveNotes(question, parts),
    nudge: resolveNotes(nudge, parts),
    relation: resolveNotes(relation, parts),
  }
}

/**
 * Whether this is a value that the tutor asks for on the way, such as the 0.8 of "one percent of 80": no wrong result, unless
 * it only repeats a number of the task.
 */
export function isOnTheWay(problem: Problem, language: Language, value: Expr): boolean {
  const is = (each: Expr) => sameValue(each, value) === 'verified'
  const { question, nudge, relation } = topicWords(problem, language)
  const wanted = [question, nudge, relation].flatMap((each) => answersIn(each) ?? [])
  const isGiven = Object.values(partsIn(problem, topicOf(problem))).some(is)
  return !isGiven && wanted.some((each) => each.kind === 'value' && expressionsOf(readWritten(each.value)).every(is))
}

/** The numbers of the task by the letters of its topic; empty if it is read in another form. */
function partsIn(problem: Problem, topic: ToldTopic): Readonly<Record<string, Expr>> {
  const task = taskOf(problem)
  if (task.kind !== 'expression') return {}
  const forms = (partsOf[topic] ?? []).map((form) => parseExpression(form, { isStored: true }))
  return forms.map((form) => partsOfForm(form, task.value)).find((parts) => parts !== null) ?? {}
}

/** Which number stands for each letter of the form, if the task has its shape; products and sums in either order. */
function partsOfForm(form: Expr, task: Expr): Readonly<Record<string, Expr>> | null {
  if (form.kind === 'name') return isClosed(task) ? { [form.name]: task } : null
  if (isClosed(form)) return sameValue(form, task) === 'verified' ? {} : null
  if (form.kind !== task.kind) return null
  if ('of' in form && 'of' in task) return partsOfForm(form.of, task.of)
  if (!('left' in form) || !('left' in task)) return null
  const sides = (left: Expr, right: Expr) => {
    const [one, other] = [partsOfForm(form.left, left), partsOfForm(form.right, right)]
    if (!one || !other) return null
    const agree = Object.entries(one).every(([letter, value]) => {
      const again = other[letter]
      return again === undefined || sameValue(value, again) === 'verified'
    })
    return agree ? { ...one, ...other } : null
  }
  const inOrder = sides(task.left, task.right)
  return inOrder ?? (form.kind === 'multiply' || form.kind === 'add' ? sides(task.right, task.left) : null)
}

export function topicOf(problem: Problem): ToldTopic {
  const task = taskOf(problem)
  const told = problem.told ?? ''
  const shape = task.kind === 'expression' ? percentTopic(task.value) : null
  if (shape && [words.en, words.ru].some((each) => each['percent-of'].pattern?.test(told))) return shape
  // The language of the task, which may differ from that of the reply.
  const said = toldTopics.find(
    (topic) => topic !== 'percent-of' && [words.en, words.ru].some((each) => each[topic].pattern?.test(told)),
  )
  const isWhole = task.kind === 'expression' && task.value.kind === 'divide' && task.value.right.kind === 'divide'
  if (isWhole && (said === 'part-of' || said === undefined)) return 'part-whole'
  if (said) return said
  if (problem.unit !== null && problem.unit !== '%' && !namesFigure(told)) return 'conversion'
  return task.kind === 'request' && task.subject.kind !== 'equation' ? 'list' : 'in-words'
}

const namesFigure = (told: string) => (['en', 'ru'] as const).some((language) => figureOf(told, language) !== null)

const isHundredth = (expr: Expr) => expr.kind === 'divide' && exactValue(expr.right)?.n === 100n

/** Percentage tasks share their wording and differ in what they ask for: `b : (p / 100)` asks for the whole. */
function percentTopic(task: Expr): ToldTopic | null {
  if (task.kind === 'divide' && isHundredth(task.right)) return 'percent-whole'
  if (task.kind === 'multiply' && task.left.kind === 'divide' && exactValue(task.right)?.n === 100n)
    return 'percent-share'
  const isChange = (expr: Expr) => (expr.kind === 'add' || expr.kind === 'subtract') && someNode(expr, isHundredth)
  if (someNode(task, isChange)) return 'percent-change'
  return someNode(task, isHundredth) ? 'percent-of' : null
}

// ---- Letters for an answer -------------------------------------------------------------------------------------------

/**
 * The student answers a word problem with a formula ("πr²") or an equation of their own ("x + x + 1 + x + 2 = 87"):
 * neither is a new task.
 */
export function relationInLetters(turn: Turn, problem: Problem, lines: readonly StatementLine[]): Reply | null {
  const [line, ...others] = lines
  if (!line || !isAssumed(problem)) return null
  if (others.length > 0) return onOwnWay(turn, problem, lines)
  const { statement } = line
  // The formula itself, as we read it.
  if (writeStatement(statement) === problem.task) {
    confirmReading(problem)
    return saying(turn, problem, 'told.own-equation', { line: turn.voice.line(statement) })
  }
  if (namesOf(taskOf(problem)).length > 0) return null
  const letters = namesOf(statement)
  if (letters.length === 0 || (statement.kind !== 'equation' && statement.kind !== 'expression')) return null
  const topic = topicOf(problem)
  const formula = formulaIn(statement)
  if (formula && formulasOf[topic]?.some((each) => isSameFormula(formula, each)))
    return saying(turn, problem, 'told.formula')
  if (formula && nearFormulasOf[topic]?.some(([each]) => isSameFormula(formula, each)))
    return saying(turn, problem, 'told.formula.near', {
      question: topicWords(problem, turn.voice.language).nudge,
    })
  if (statement.kind === 'equation' && letters.length === 1)
    return ownEquation(turn, problem, statement) ?? onOwnWay(turn, problem, lines)
  return statement.kind === 'equation' && letters.length > 1
    ? saying(turn, problem, 'told.formula.unknown', { line: turn.voice.line(statement) })
    : null
}

/** The expression of a formula: `a·b` for `S = a·b`, `a² + b² - c²` for `a² + b² = c²`. */
function formulaIn(statement: Statement): Expr | null {
  if (statement.kind === 'expression') return statement.value
  if (statement.kind !== 'equation') return null
  const { left, right } = statement
  const isLetter = (side: Expr, other: Expr) => side.kind === 'name' && !collectNames(other).has(side.name)
  if (isLetter(left, right)) return right
  return isLetter(right, left) ? left : binary('subtract', left, right)
}

/** The same formula up to the choice of letters. */
function isSameFormula(own: Expr, text: string): boolean {
  const known = withConstants({ kind: 'expression', value: parseExpression(text) })
  if (known.kind !== 'expression') return false
  const [from, to] = [[...collectNames(own)], [...collectNames(known.value)]]
  if (from.length !== to.length || from.length === 0 || from.length > 4) return false
  const marked = from.reduce((expr, letter, index) => substitute(expr, letter, name(`q_${index}`)), own)
  return ordersOf(to).some((order) => {
    const renamed = order.reduce((expr, letter, index) => substitute(expr, `q_${index}`, name(letter)), marked)
    return sameValue(renamed, known.value) === 'verified'
  })
}

const ordersOf = (letters: readonly string[]): string[][] =>
  letters.length <= 1
    ? [[...letters]]
    : letters.flatMap((letter, index) => ordersOf(letters.toSpliced(index, 1)).map((rest) => [letter, ...rest]))

/** An equation whose solution is the wanted value: the ladder continues from it, by the student's method. */
function ownEquation(turn: Turn, problem: Problem, own: Equation): Reply | null {
  const task = taskOf(problem)
  const solved = solve(own)
  if (task.kind !== 'expression' || !isClosed(task.value) || !('solution' in solved)) return null
  const { solution } = solved
  if (
    solution.steps.length === 0 ||
    !rootsIn(solution.answer).some((root) => sameValue(root, task.value) === 'verified')
  )
    return null
  const written = writeStatement(own)
  Object.assign(problem, {
    task: written,
    line: written,
    family: solution.family,
    standing: 'confirmed',
    known: [],
    level: 0,
    rungs: {},
  })
  return saying(turn, problem, 'told.own-equation', { line: turn.voice.line(own) })
}

/** "2(x + x + 7) = 46, 4x = 32, x = 8" for an area: a number on the way is called by a letter. */
function onOwnWay(turn: Turn, problem: Problem, lines: readonly StatementLine[]): Reply | null {
  const statements = lines.map(({ statement }) => statement)
  const off = offOwnWay(problem, statements)
  if (off) {
    const [before, line] = [off.before, off.line].map((each) => turn.voice.line(each))
    return saying(turn, problem, 'told.way.slip', { before: before ?? '', line: line ?? '' })
  }
  const last = ownWay(problem, statements)
  if (!last) return null
  const line = turn.voice.line(last)
  // "c = 100" beside √(6² + 8²): c may be meant as the side, which it is not.
  if (isIsolated(last) && isUnderRoot(problem, last.right))
    return saying(turn, problem, 'verdict.letter', {
      value: turn.voice.formula(last.right),
      letter: turn.voice.formula(last.left),
    })
  return isIsolated(last)
    ? saying(turn, problem, 'told.way.end', { value: line, task: turn.voice.line(lineOf(problem)) })
    : saying(turn, problem, 'told.way', { line })
}

function isUnderRoot(problem: Problem, value: Expr): boolean {
  const isRootOf = (node: Expr) => node.kind === 'root' && sameValue(node.of, value) === 'verified'
  return expressionsOf(taskOf(problem)).some((side) => someNode(side, isRootOf))
}

function saying(turn: Turn, problem: Problem, move: Move, values: Record<string, string> = {}): Reply {
  const text = turn.voice.say(move, values)
  return { move, text, content: { ...problemContent(problem, turn.voice), badge: null }, free: true }
}
