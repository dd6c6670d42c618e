import { claimWordsEn } from '../language/en/claim-words.ts'
import { claimWordsRu } from '../language/ru/claim-words.ts'
import { namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { taskOf } from './problem.ts'
import type { Turn } from './reply.ts'

const pattern = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const disowning: Readonly<Record<Language, RegExp>> = {
  en: pattern(claimWordsEn.disowns),
  ru: pattern(claimWordsRu.disowns),
}

/**
 * "I never said x = 3", «какое ещё b?»: the student tells that something was made of the words that is not in them. What
 * these sentences hold is no work, and it is not spoken of again. null: nothing of the kind is said.
 */
export function withoutDisowned(turn: Turn, text: string): string | null {
  const { voice, state } = turn
  if (!/[\d\p{L}]/u.test(text) || state.turns < 1) return null
  const sentences = text.split(/(?<=[.!?;])\s+|\n+|(?<=\d),\s+(?=[\p{L}])/u)
  const disowned = sentences.filter((each) => disowning[voice.language].test(each))
  if (disowned.length === 0) return null
  const { problem, story } = state
  if (problem) {
    problem.lastWork = null
    // A letter that the student never wrote: the task was read out of a sentence.
    const letters: readonly string[] = disowned.join(' ').match(/(?<!\p{L})[a-zа-я](?!\p{L})/giu) ?? []
    const isInvented = namesOf(taskOf(problem)).some((name) => name !== 'x' && letters.includes(name))
    if (isInvented) state.problem = null
  }
  if (story) story.asksAbout = null
  state.asked = null
  return sentences
    .filter((each) => !disowned.includes(each))
    .join(' ')
    .trim()
}
