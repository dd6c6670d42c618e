import { type HeardIntent, intentWords } from '../language/intent-words.ts'
import { regExpOf } from '../pattern.ts'

/** What the words of a message ask for. Its mathematics is read elsewhere. The last ones only the act of a message tells. */
export type WordIntent = HeardIntent | 'easier' | 'example' | 'harder'

/** Whole words; a stem ends in `~`, which stands for any ending. */
const wordsOf = (intent: HeardIntent): RegExp => {
  const list = Object.values(intentWords).flatMap((words) => words[intent])
  return regExpOf(`(?<![\\p{L}])(?:${list.join('|').replaceAll('~', '\\p{L}*')})(?![\\p{L}])`)
}

const mostSpecificFirst: readonly HeardIntent[] = [
  'claim',
  'contest',
  'insult',
  'give-up',
  'answer',
  'hint',
  'dont-know',
  'frustration',
  'knowledge-date',
  'are-you-ai',
  'can-do',
  'recap',
  'language',
  'compare',
  'another-way',
  'factor',
  'simplify',
  'practise',
  'similar',
  'warm-up',
  'review',
  'topics',
  'next',
  'stop',
  'back',
  'concept',
  'why',
  'check',
  'solve',
  'thanks',
  'bye',
  'greeting',
  'ok',
  'is-step',
  'is-new',
  'off-topic',
]

const patterns = mostSpecificFirst.map((intent) => [intent, wordsOf(intent)] as const)

/** Every intent whose words occur, the most specific first. */
export function intentsOf(text: string): readonly WordIntent[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent)
}
