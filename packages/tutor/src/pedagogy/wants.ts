import type { Wonder } from '../concepts/card.ts'
import type { Act, LikelyAct } from '../dialogue/acts.ts'
import { intentsOf, type WordIntent } from './intents.ts'

/** What an act asks for, in the words of the moves. Acts that are read from the mathematics itself ask for nothing here. */
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

/** More likely done than not. */
export const isDone = (acts: readonly LikelyAct[], ...wanted: readonly Act[]): boolean =>
  acts.some(({ act, probability }) => probability >= 0.5 && wanted.includes(act))

/** What a question about an idea wants to know of it. */
export const wonderIn = (acts: readonly LikelyAct[]): Wonder | null =>
  (['why', 'how', 'when', 'what', 'example'] as const).find((act) => isDone(acts, act)) ?? null

/** Words that name an operation, or what a pronoun stands for, beside what the message does. */
const named: readonly WordIntent[] = ['solve', 'simplify', 'factor', 'is-step', 'is-new', 'knowledge-date', 'language']

/** What the message asks for, the surest first. Where no act is likely, the words alone decide. */
export function wantsOf(acts: readonly LikelyAct[], words: string): readonly WordIntent[] {
  const inWords = intentsOf(words)
  if (!acts.some(({ probability }) => probability >= 0.5)) return inWords
  // What comes second in a message scores low beside what is sure.
  const likely = acts.filter(({ probability }) => probability >= 0.25).flatMap(({ act }) => wantOf[act] ?? [])
  return [...new Set([...likely, ...inWords.filter((each) => named.includes(each))])]
}
