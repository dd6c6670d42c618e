import { binary, countNodes, type Expr, isClosed, number, type Statement } from '../math/ast.ts'
import { exactValue } from '../math/polynomial.ts'
import type { ReadLine } from '../math/reading.ts'
import { writeStatement } from '../math/written.ts'
import { testOf } from './answer.ts'
import { valueNote } from './asked.ts'
import { misconceptionWords } from './checking.ts'
import { diagnoseFor } from './diagnose.ts'
import { isJudged, judgeWork } from './judging.ts'
import { remainingSteps, taskOf, wholeSolution } from './problem.ts'
import type { Turn } from './reply.ts'
import { requestWords } from './requests.ts'
import { roundingCause } from './rounding-slips.ts'
import { isAssumed } from './standing.ts'
import type { Problem } from './state.ts'
import { topicWords } from './told.ts'
import { turnedBack } from './turned-back.ts'
import { firstOfSizes } from './which-is-bigger.ts'
import { ruleWords } from './wording.ts'

interface Pointed {
  /** How it came about; empty where that is not recognized. */
  readonly cause: string
  readonly question: string
}

/**
 * One question about a wrong result, as close to it as possible: the recognized cause; the opposite operation, with the
 * result in it; both sides of the equation at the value; what the task is about. It never contains the answer.
 */
export function pointedQuestion(turn: Turn, problem: Problem, lines: readonly ReadLine[]): Pointed {
  const asked = (question: string, cause = ''): Pointed => ({ cause, question })
  const { voice } = turn
  const bad = judgeWork(problem, lines).find((each) => isJudged(each) && each.judgement.kind === 'wrong')
  const task = taskOf(problem)
  if (bad && isJudged(bad)) {
    const { judgement } = bad
    const diagnosis = diagnoseFor(problem, bad, judgement)
    const turned =
      turnedBack(turn, problem, judgement.line) ?? firstPart(turn, problem) ?? opposite(turn, task, judgement.line)
    const ofRounding = roundingCause(turn, problem, judgement.line)
    const roundingWords = ofRounding ? requestWords(problem, voice.language) : null
    if (ofRounding && roundingWords) return asked(roundingWords.question, ofRounding)
    if (diagnosis?.id === 'comma-shift' && turned) {
      problem.lastError = diagnosis.id
      return asked(turned, misconceptionWords(diagnosis, problem, voice).diagnosis)
    }
    if (diagnosis) {
      problem.lastError = diagnosis.id
      const words = misconceptionWords(diagnosis, problem, voice)
      return asked(words.question, words.diagnosis)
    }
    if (turned) return asked(turned)
    const { unknown } = wholeSolution(problem)
    const test = unknown === null ? null : testOf(problem, judgement.line, unknown, voice)
    if (test) return asked(voice.say('ask.tested', test))
  }
  const ofSizes = firstOfSizes(turn, problem, true)
  if (ofSizes) return asked(ofSizes)
  const own = requestWords(problem, voice.language)
  if (own) return asked(own.check.trim().endsWith('?') ? own.check : own.question)
  if (isAssumed(problem)) return asked(topicWords(problem, voice.language).question)
  const [step] = remainingSteps(problem)
  return asked(step ? voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge) : '')
}

/** "What is 8 times 8?" where 72 : 8 came out as 8. Only for a single operation on two numbers. */
function opposite({ voice }: Turn, task: Statement, line: Statement): string | null {
  if (task.kind !== 'expression' || line.kind !== 'expression') return null
  const { value } = task
  const own = line.value
  const isPlain = (expr: Expr) => expr.kind === 'number' && Number.isFinite(Number(expr.value.n))
  const common = value.kind === 'divide' ? commonDivisor(value.left, value.right) : null
  if (common !== null && own.kind === 'divide' && value.kind === 'divide')
    return voice.say('ask.divisor', {
      a: voice.formula(value.left),
      b: voice.formula(value.right),
      note: `[[divisor ${common}]]`,
    })
  if (value.kind === 'call' && (value.fn === 'gcd' || value.fn === 'lcm') && value.args.length === 2 && isPlain(own)) {
    const [a, b] = value.args.map((each) => voice.formula(each))
    const values = { a: a!, b: b!, value: voice.formula(own) }
    return voice.say(value.fn === 'gcd' ? 'ask.divides' : 'ask.multiple', values)
  }
  const isRoot = value.kind === 'root' && value.index === 2
  if (isRoot && isClosed(own) && own.kind !== 'number')
    return voice.say('ask.squared', {
      value: voice.formula(own),
      note: valueNote(written(binary('power', own, number(2)))),
    })
  if (isOfOneRank(value)) return voice.say('ask.same-rank')
  const step = onTheLine(value)
  if (step)
    return voice.say('ask.line', { a: voice.formula(step.from), by: voice.formula(step.by), note: `[[${step.way}]]` })
  if (!isPlain(own)) return null
  if (value.kind === 'power' && isPlain(value.left)) return voice.say('ask.factors', { task: voice.formula(value) })
  if (!('left' in value) || !isPlain(value.left) || !isPlain(value.right)) return null
  const { left: a, right: b } = value
  const asked = (move: 'ask.product' | 'ask.sum' | 'ask.difference', found: Expr) =>
    voice.say(move, { b: voice.formula(b), value: voice.formula(own), note: valueNote(written(found)) })
  if (value.kind === 'divide') return asked('ask.product', binary('multiply', b, own))
  if (value.kind === 'subtract') return asked('ask.sum', binary('add', own, b))
  if (value.kind === 'add') return asked('ask.difference', binary('subtract', own, b))
  if (value.kind !== 'multiply') return null
  const [digits, otherDigits] = [digitsOf(a), digitsOf(b)]
  if (digits && otherDigits && digits.places + otherDigits.places > 0)
    return voice.say('ask.digits', { a: `$${digits.whole}$`, b: `$${otherDigits.whole}$` })
  const first = easyPart(a)
  return first === null ? null : voice.say('ask.parts', { first: `$${first}$`, b: voice.formula(b) })
}

/** "20 : 4 · 5": at least two operations, all of them multiplications and divisions, without brackets that say more. */
function isOfOneRank(value: Expr): boolean {
  if (value.kind !== 'multiply' && value.kind !== 'divide') return false
  const { left } = value
  const isNested = left.kind === 'multiply' || left.kind === 'divide'
  return isNested && isWhole(value.right) && isWhole(left.left) && isWhole(left.right)
}

const isWhole = (expr: Expr) => expr.kind === 'number' && expr.value.d === 1n

/** "-5 + 3", "4 - (-2)": from one number to the right or to the left. */
function onTheLine(value: Expr): { from: Expr; by: Expr; way: string } | null {
  if (value.kind !== 'add' && value.kind !== 'subtract') return null
  const [a, b] = [exactValue(value.left), exactValue(value.right)]
  if (!a || !b || (a.n >= 0n && b.n >= 0n) || countNodes(value) > 5) return null
  const isUp = b.n >= 0n === (value.kind === 'add')
  return { from: value.left, by: value.right, way: isUp ? 'say right, up, прав, ввер' : 'say left, down, лев, вниз' }
}

/** "What is 10 % of 60?" for 5 % of 60, "what is 1/6 of 72?" for 5/6 of 72. */
function firstPart({ voice }: Turn, { told }: Problem): string | null {
  const percent = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?%\s+(?:of|от)\s+(\d+)(?![\d.,/])/iu.exec(told ?? '')
  if (percent?.[1] && percent[2]) {
    const part = percent[1] === '10' ? '1' : '10'
    return voice.say('ask.percent', { part, of: `$${percent[2]}$`, note: valueNote(`${percent[2]}*${part}/100`) })
  }
  const share = /(?<![\d.,/])(\d+)\s?\/\s?(\d+)\s+(?:of|от)\s+(\d+)(?![\d.,/])/iu.exec(told ?? '')
  if (!share?.[2] || !share[3] || share[1] === '1') return null
  const part = `$\\frac{1}{${share[2]}}$`
  return voice.say('ask.share', { part, of: `$${share[3]}$`, note: valueNote(`${share[3]}/${share[2]}`) })
}

/** 10 of 12, 40 of 45, 5 of 7: the part of a whole number that is easy to multiply. */
function easyPart(expr: Expr): number | null {
  const exact = exactValue(expr)
  const whole = exact && exact.d === 1n ? Number(exact.n) : null
  if (whole === null || whole <= 2 || whole >= 1000) return null
  if (whole < 10) return whole > 5 ? 5 : 2
  const unit = whole > 100 ? 100 : 10
  const first = Math.floor(whole / unit) * unit
  return first === whole ? null : first
}

/** The digits of a short decimal, and how many of them stand behind the point. */
function digitsOf(expr: Expr): { whole: number; places: number } | null {
  const exact = exactValue(expr)
  if (!exact) return null
  const value = Number(exact.n) / Number(exact.d)
  for (let places = 0; places <= 4; places++) {
    const whole = value * 10 ** places
    if (whole > 0 && Math.abs(whole - Math.round(whole)) < 1e-9) return { whole: Math.round(whole), places }
  }
  return null
}

/** Of two whole numbers, where they have one. */
function commonDivisor(a: Expr, b: Expr): number | null {
  const [top, bottom] = [a, b].map((each) => {
    const exact = exactValue(each)
    return exact && exact.d === 1n ? Math.abs(Number(exact.n)) : 0
  })
  let [x = 0, y = 0] = [top, bottom]
  while (y > 0) [x, y] = [y, x % y]
  return x > 1 && top !== 0 && bottom !== 0 ? x : null
}

const written = (expr: Expr): string => writeStatement({ kind: 'expression', value: expr }).slice('expression|'.length)
