import { claimWordsEn } from '../language/en/claim-words.ts'
import { claimWordsRu } from '../language/ru/claim-words.ts'
import { namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { taskOf } from './problem.ts'
import type { Turn } from './reply.ts'

const pattern = (words: string) => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const disowning: Readonly<Record<Language, RegExp>> = {
  en: pattern(claimWordsEn.disowns),
  ru: pattern(claimWordsRu.disowns),
}

/**
 * "I never said x = 3", «какое ещё b?»: the student denies a reading. These sentences contain no work and are not
 * mentioned again. Returns the rest of the text; null if nothing is denied.
 */
export function withoutDisowned(turn: Turn, text: string): string | null {
  const { voice, state } = turn
  // Before the first reply nothing was said that could be denied.
  if (!/[\d\p{L}]/u.test(text) || state.lastMove === null) return null
  // After an idea was told, the denial is about that idea.
  if (state.lastMove?.startsWith('card') && !/\d/.test(text)) return null
  const sentences = text.split(/(?<=[.!?;])\s+|\n+|(?<=\d),\s+(?=[\p{L}])/u)
  const disowned = sentences.filter((each) => disowning[voice.language].test(each))
  if (disowned.length === 0) return null
  const { problem, story } = state
  if (problem) {
    problem.lastWork = null
    // A letter the student never wrote: the task was misread from a sentence.
    const letters: readonly string[] = disowned.join(' ').match(/(?<!\p{L})[a-zа-я](?!\p{L})/giu) ?? []
    const isInvented = namesOf(taskOf(problem)).some((name) => name !== 'x' && letters.includes(name))
    if (isInvented) state.problem = null
  }
  if (story) story.asksAbout = null
  state.asked = null
  // "Where does 40 come from? I don't have 40 anywhere": the question goes with the number.
  const numbers = disowned.flatMap((each) => each.match(/-?\d+(?:[.,]\d+)?/gu) ?? [])
  const isOfThem = (each: string) => {
    const own = each.match(/-?\d+(?:[.,]\d+)?/gu) ?? []
    return (
      /(?<!\p{L})(?:from|откуда)(?!\p{L})/iu.test(each) &&
      own.length > 0 &&
      own.every((number) => numbers.includes(number))
    )
  }
  return sentences
    .filter((each) => !disowned.includes(each) && !isOfThem(each))
    .join(' ')
    .trim()
}
