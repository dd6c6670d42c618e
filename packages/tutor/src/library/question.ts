import { alternatives, blocksOf, halves } from './source.ts'

/** A usual question about an idea, with its answer. */
export interface UsualQuestion {
  readonly id: string
  /** The answer, its first sentence answering the question. Markdown with `$...$`. */
  readonly says: string
  /** A question that lets the student use the answer, with everything that answers it; null where there is none. */
  readonly next: { readonly question: string; readonly answers: readonly string[] } | null
  /** Id of the nearest concept card, for what is asked next; null if none is near. */
  readonly card: string | null
  /** The wordings in which students ask it. */
  readonly asked: readonly string[]
  /** Those in which they ask it beside a task, where the words of the topic stand in the task. */
  readonly inside: readonly string[]
}

/** A question as it is written. */
export interface QuestionSource extends Omit<UsualQuestion, 'card'> {
  /** Tasks beside which it is asked. */
  readonly beside: readonly string[]
}

/** @throws {Error} naming the entry and the missing part */
export const readQuestions = (source: string): QuestionSource[] =>
  blocksOf(source).map(({ id, one, all }) => {
    const [then] = all('then')
    const [question, answers] = halves(then ?? '', '||')
    return {
      id,
      asked: alternatives(one('ask')),
      inside: all('inside').flatMap(alternatives),
      beside: all('beside').flatMap(alternatives),
      says: one('says'),
      next: then === undefined ? null : { question, answers: alternatives(answers) },
    }
  })
