import type { Wonder } from '../concepts/card.ts'
import type { Act, LikelyAct } from '../dialogue/acts.ts'
import { intentsOf, type WordIntent } from './intents.ts'

/** The intent of an act, as moves use it. Acts recognized by their mathematics have none here. */
const wantOf: Partial<Readonly<Record<Act, WordIntent | readonly WordIntent[]>>> = {
  check: 'check',
  hint: 'hint',
  lost: 'dont-know',
  why: 'why',
  what: 'concept',
  how: 'concept',
  when: 'concept',
  harder: 'harder',
  easier: 'easier',
  another: ['practise', 'similar'],
  example: 'example',
  rephrase: 'another-way',
  'answer-please': 'answer',
  'give-up': 'give-up',
  contest: 'contest',
  yes: 'ok',
  no: 'ok',
  ok: 'ok',
  thanks: 'thanks',
  greeting: 'greeting',
  bye: 'bye',
  feeling: 'frustration',
  insult: 'insult',
  identity: 'are-you-ai',
  abilities: 'can-do',
  compare: 'compare',
  'off-topic': 'off-topic',
  manipulate: 'claim',
  practise: 'practise',
  'warm-up': 'warm-up',
  review: 'review',
  topics: 'topics',
  next: 'next',
  skip: 'next',
  stop: 'stop',
  back: 'back',
  recap: 'recap',
  language: 'language',
}

/** True if one of the acts is more likely than not. */
export const isDone = (acts: readonly LikelyAct[], ...wanted: readonly Act[]): boolean =>
  acts.some(({ act, probability }) => probability >= 0.5 && wanted.includes(act))

/** The kind of a question about an idea; null if the acts have none. */
export const wonderIn = (acts: readonly LikelyAct[]): Wonder | null =>
  (['why', 'how', 'when', 'what', 'example'] as const).find((act) => isDone(acts, act)) ?? null

/** Wishes for exercises of ours, which a message with numbers of its own has only if it says so. */
const forExercises: readonly WordIntent[] = ['practise', 'warm-up', 'review']

/** Intents named by words whatever the act: an operation, or the referent of a pronoun. */
const named: readonly WordIntent[] = ['solve', 'simplify', 'factor', 'is-step', 'is-new', 'knowledge-date', 'language']

/**
 * The intents of a message, the most certain first. If no act is likely, only its words decide.
 * @param numbers how many numbers it holds
 */
export function wantsOf(acts: readonly LikelyAct[], words: string, numbers = 0): readonly WordIntent[] {
  const inWords = intentsOf(words)
  if (!acts.some(({ probability }) => probability >= 0.5)) return inWords
  // A secondary act scores low beside a certain one.
  const likely = acts
    .filter(({ probability }) => probability >= 0.25)
    .flatMap(({ act }) => wantOf[act] ?? [])
    .filter((each) => numbers < 2 || !forExercises.includes(each) || inWords.includes(each))
  return [...new Set([...likely, ...inWords.filter((each) => named.includes(each))])]
}
