import { cardsOfError, cardsOfRule, cardsOfTopic } from '../concepts/at-step.ts'
import type { Card, Wonder } from '../concepts/card.ts'
import { contentStems, findCards, isOfTopic, isTitledWith, namesCard, namesIdea } from '../concepts/find.ts'
import { isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import type { Rule } from '../math/steps.ts'
import { isMeasured } from './measured.ts'
import { lineOf, remainingSteps, taskOf, wholeSolution } from './problem.ts'
import type { Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { topicOf } from './told.ts'

/**
 * The current subject: the open task, or the one just finished. A question is matched first with its steps, then with
 * its topic; an idea of another topic only if the question names it.
 */
export interface Focus {
  readonly skill: string | null
  /** Card ids for the misconception, the due step and the completed steps, the most relevant first. */
  readonly ideas: readonly string[]
}

const quadratics: readonly Problem['family'][] = [
  'quadratic',
  'higher-degree',
  'factoring',
  'inequality',
  'system',
  'rational-equation',
]

export function focusOf({ state }: Pick<Turn, 'state'>): Focus | null {
  const { problem, story } = state
  if (story !== null && !story.isParked) return { skill: null, ideas: [] }
  if (!problem) return null
  const { skill } = problem.trial
  if (isMeasured(problem)) return { skill, ideas: [] }
  // A formula read from words is only arithmetic; the task's topic is another.
  const topic = problem.told === null ? [] : (cardsOfTopic[topicOf(problem)] ?? [])
  if (problem.told !== null && taskOf(problem).kind === 'expression') return { skill: null, ideas: topic }
  // Many families split into cases; cards on quadratics belong to quadratics only.
  const isOfFamily = (id: string) => !id.startsWith('quadratics.') || quadratics.includes(problem.family)
  const cards = (rules: readonly Rule[]) => rules.flatMap((rule) => cardsOfRule[rule] ?? []).filter(isOfFamily)
  const { lastError } = problem
  const isOfSlip = lastError !== null && !state.lastMove?.startsWith('right')
  const missing = state.lastMove === 'missing-root' ? ideasOfMissing(problem) : []
  const near = [
    ...missing,
    ...(isOfSlip ? (cardsOfError[lastError] ?? []) : []),
    ...cards(rulesAt(problem, state.lastMove)),
  ]
  const whole = cards(wholeSolution(problem).steps.map(({ rule }) => rule))
  const ideas = [...new Set([...near, ...whole, ...(lastError ? (cardsOfError[lastError] ?? []) : [])])]
  return { skill, ideas }
}

/** Why another root is missing: for a lone square, else for any quadratic. */
function ideasOfMissing(problem: Problem): readonly string[] {
  if (problem.family === 'modulus') return ['inequalities.modulus-equation']
  if (problem.family !== 'quadratic') return []
  const line = lineOf(problem)
  if (wholeSolution(problem).steps.some(({ rule }) => rule === 'take-out'))
    return ['quadratics.divide-by-x', 'quadratics.zero-product']
  const isSquare = line.kind === 'equation' && line.left.kind === 'power' && isClosed(line.right)
  return isSquare ? ['roots.plus-minus', 'quadratics.two-roots'] : ['quadratics.two-roots', 'roots.plus-minus']
}

/** The step in question: after a hint or a mistake the one that is due, else the one just completed. */
function rulesAt(problem: Problem, lastMove: string | null): readonly Rule[] {
  const done = problem.done.at(-1)?.rule ?? null
  const due = remainingSteps(problem)[0]?.rule ?? null
  const isDue = problem.level > 0 || lastMove?.startsWith('wrong') === true
  return (isDue ? [due, done] : [done, due]).flatMap((rule) => rule ?? [])
}

/** Minimum score for a card about a step. */
const FITS = 0.3
const FIRST = 0.06
/** Score margin within which the card closest to the step wins. */
const NEAR = 0.25
/** Margins by which another card must score higher: one of the same topic, and one that the question names. */
const BETTER = { topic: 0.1, named: 0.2 } as const

/** The card that explains a step, if the question is about that; null otherwise. */
export function reasonAtStep(focus: Focus, question: string, language: Language): Card | null {
  if (focus.ideas.length === 0 || contentStems(question, language).length === 0) return null
  const found = findCards(question, language, {}, -1, Number.POSITIVE_INFINITY)
  const fitting = found
    .filter(({ card, share }) => focus.ideas.includes(card.id) && share > 0)
    .map(({ card, fit }) => ({ card, fit: card.id === focus.ideas[0] ? fit + FIRST : fit }))
  const order = ({ card }: { readonly card: Card }) => focus.ideas.indexOf(card.id)
  // "Why +7?" has only common words: the nearest step is meant.
  const isThin = !namesIdea(question, language)
  const best = Math.max(...fitting.map(({ fit }) => fit))
  const near = isThin ? fitting.filter(({ fit }) => fit >= best - NEAR) : fitting
  const [own] = near.sort((one, other) => (isThin ? order(one) - order(other) : other.fit - one.fit))
  if (!own || own.fit < FITS) return null
  const isBetter = found.some(({ card, fit }) => {
    if (fit < own.fit + BETTER.topic || focus.ideas.includes(card.id)) return false
    const isOfTask = focus.skill !== null && isOfTopic(card, focus.skill)
    const margin = isOfTask ? BETTER.topic : namesCard(question, card, language) ? BETTER.named : null
    return margin !== null && fit >= own.fit + margin
  })
  return isBetter ? null : own.card
}

/** Whether a card fits while a task is the subject: it belongs to the task, or the question names it. */
export function mayTell(
  { skill, ideas }: Focus,
  card: Card,
  asked: { text: string; wonder: Wonder },
  language: Language,
) {
  if (ideas.includes(card.id) || card.near.some((id) => ideas.slice(0, 4).includes(id))) return true
  if ((skill !== null && isOfTopic(card, skill)) || namesCard(asked.text, card, language)) return true
  // "What does ratio mean?" names what it asks for.
  return asked.wonder === 'what' && isTitledWith(asked.text, card, language)
}
