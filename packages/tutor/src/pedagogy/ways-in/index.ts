import { equationWaysEn } from '../../language/en/ways-in/equations.ts'
import { expressionWaysEn } from '../../language/en/ways-in/expressions.ts'
import { numberWaysEn } from '../../language/en/ways-in/numbers.ts'
import { requestWaysEn } from '../../language/en/ways-in/requests.ts'
import { equationWaysRu } from '../../language/ru/ways-in/equations.ts'
import { expressionWaysRu } from '../../language/ru/ways-in/expressions.ts'
import { numberWaysRu } from '../../language/ru/ways-in/numbers.ts'
import { requestWaysRu } from '../../language/ru/ways-in/requests.ts'
import type { WayKind, WaysIn } from '../../language/ways-in.ts'
import type { Request, Statement } from '../../math/ast.ts'
import { type Language, latexOf, latexOfStatement } from '../../math/latex.ts'
import { solve } from '../../math/solve.ts'
import type { Rule, Step } from '../../math/steps.ts'
import { resolveNotes } from '../asked.ts'
import { isMeasured } from '../measured.ts'
import { lineOf, remainingSteps } from '../problem.ts'
import { requestWords } from '../requests.ts'
import { isAssumed } from '../standing.ts'
import type { Problem } from '../state.ts'
import { orientMove } from '../texts/moves.ts'
import { topicWords } from '../told.ts'
import { ruleWords, type Voice } from '../wording.ts'
import { wayOfEquation, wayOfInequality, wayOfSystem } from './equations.ts'
import { wayOfExpression } from './expressions.ts'
import { wayOfCommon, wayOfRequest } from './requests.ts'
import { type WayIn, wayIn } from './way-in.ts'

/**
 * The way into a task: what has to be seen first in a task of its kind, as an idea with other numbers and as one small
 * question about this task. The opening asks the question, a refusal and the first hint add the idea.
 */

const words: Readonly<Record<Language, WaysIn<WayKind>>> = {
  en: { ...numberWaysEn, ...expressionWaysEn, ...equationWaysEn, ...requestWaysEn },
  ru: { ...numberWaysRu, ...expressionWaysRu, ...equationWaysRu, ...requestWaysRu },
}

/** Steps whose nudge is about this very step and its numbers. */
const ownNudges: ReadonlySet<Rule> = new Set([
  'clear-fractions',
  'expand-sides',
  'gather-unknown',
  'move-number',
  'divide',
  'conclude-none',
  'conclude-all',
  'standard-form',
  'divide-all',
  'no-square',
  'discriminant',
  'formula',
  'take-out',
  'find-pair',
  'flip-sign',
  'keep-sign',
])

/**
 * One small step for a student who needs help with the current line: the idea, as long as it is new, and a question. Who
 * missed the topic gets the idea first, even where the step has a good question of its own.
 */
export function smallStep(problem: Problem, voice: Voice, isNewToTopic = false): string {
  const [step] = remainingSteps(problem)
  const isOwn = step !== undefined && ownNudges.has(step.rule)
  const asked = isOwn && !isNewToTopic ? null : wayAsked(problem, voice)
  if (asked === null && isAssumed(problem))
    return voice.choose('told.nudge', [topicWords(problem, voice.language).nudge])
  if (asked === null && step) return voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge)
  if (asked === null) return firstQuestion(problem, voice)
  const idea = tellIdea(problem, voice)
  return idea === null ? asked : `${idea} ${asked}`
}

/** The question of that small step without the idea behind it: where it stands at the end of an answer to something else. */
export function smallQuestion(problem: Problem, voice: Voice): string {
  const [step] = remainingSteps(problem)
  const asked = step !== undefined && ownNudges.has(step.rule) ? null : wayAsked(problem, voice)
  if (asked !== null) return asked
  if (isAssumed(problem)) return voice.choose('told.nudge', [topicWords(problem, voice.language).nudge])
  return step ? voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge) : firstQuestion(problem, voice)
}

/** The way on from the current line of a task that was typed; null for kinds that have none. */
function wayOf(problem: Problem): WayIn | null {
  if (problem.solved || isMeasured(problem)) return null
  const line = lineOf(problem)
  // The formula behind a task in words was not shown; an operation that is named in them was.
  if (isAssumed(problem) && line.kind !== 'request') return null
  return wayOfLine(problem, line, remainingSteps(problem))
}

function wayOfLine({ family, stepsDone, told }: Problem, line: Statement, steps: readonly Step[]): WayIn | null {
  if (line.kind === 'expression') return wayOfCommon(line.value) ?? wayOfExpression(line.value, family, steps[0])
  // Behind the first step the nudge of the next one tells more of an equation than its kind.
  if (stepsDone > 0) return null
  switch (line.kind) {
    case 'equation':
      return wayOfEquation(line, family, steps)
    case 'inequality':
      return wayOfInequality(line, steps)
    case 'between':
      return wayIn('double-inequality')
    case 'system':
      return wayOfSystem(line, steps)
    case 'request':
      return wayOfRequest(line, steps, told) ?? (told === null ? wayOfAsked(line) : null)
    default:
      return null
  }
}

/** Some of the roots of an equation are asked for: the way begins as in the equation. */
function wayOfAsked({ subject }: Request): WayIn | null {
  // The smallest whole number that solves an inequality: first it is solved.
  if (subject.kind === 'inequality') {
    const whole = solve(subject)
    return 'solution' in whole ? wayOfInequality(subject, whole.solution.steps) : null
  }
  const solved = subject.kind === 'equation' ? solve(subject) : null
  if (subject.kind !== 'equation' || !solved || !('solution' in solved)) return null
  const { family, steps } = solved.solution
  return wayOfEquation(subject, family, steps)
}

/** Its questions, without those that need a fact this task does not have. */
function asksOf({ kind, facts }: WayIn, voice: Voice): readonly string[] {
  const isKnown = (text: string) => [...text.matchAll(/\{([a-zA-Z]+)\}/g)].every(([, fact]) => facts[fact!])
  return words[voice.language][kind].asks
    .filter((each) => isKnown(each.replace(/\\\w+\{\w*\}(?:\{\w*\})?/g, '')))
    .map((each) => resolveNotes(each, facts))
}

/** The first question about a task that was just opened. */
export function firstQuestion(problem: Problem, voice: Voice): string {
  const asked = wayAsked(problem, voice)
  if (asked !== null) return asked
  if (isAssumed(problem)) return topicWords(problem, voice.language).question
  return requestWords(problem, voice.language)?.question ?? voice.say(orientMove(problem.family))
}

/** The question of the way into this task, in the wording that was used least recently. */
function wayAsked(problem: Problem, voice: Voice): string | null {
  const found = wayOf(problem)
  const asks = found ? asksOf(found, voice) : []
  if (!found || asks.length === 0) return null
  const values = Object.fromEntries(Object.entries(found.facts).map(([key, expr]) => [key, voice.formula(expr)]))
  return voice.choose(`way.${found.kind}`, asks, values)
}

/** The idea of this kind of task, told once in a task; null where it was told or its example is the task itself. */
export function tellIdea(problem: Problem, voice: Voice): string | null {
  const idea = problem.ideaTold ? null : ideaOf(problem, voice)
  if (idea !== null) problem.ideaTold = true
  return idea
}

function ideaOf(problem: Problem, voice: Voice): string | null {
  const found = wayOf(problem)
  if (!found) return null
  const { idea } = words[voice.language][found.kind]
  const line = lineOf(problem)
  const own = line.kind === 'expression' ? latexOf(line.value, voice.language) : latexOfStatement(line, voice.language)
  return bare(idea).includes(`$${bare(own)}$`) ? null : idea
}

/** `x^{2} = 25` and `x^2 = 25` are the same formula. */
const bare = (latex: string) => latex.replace(/[{}\s]/gu, '')
