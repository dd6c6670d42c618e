import { accountWords } from '../../language/accounts.ts'
import { graphWords } from '../../language/relation-words.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'
import { stemsIn } from './graph/marks.ts'

/**
 * Whether a rest is told of counted things that the task has not named before: "of the remaining cards" after a number of
 * stamps is the rest of something else.
 */
export function isRestOfOthers(text: string, language: Language): boolean {
  const words = graphWords[language]
  const source = regExpOf(`(?<!\\p{L})(?:${accountWords[language].restThing})`, 'giu')
  return [...text.matchAll(source)].some(({ index, 1: thing = '' }) => {
    // A name is somebody who acts: «из оставшихся Юля отдала ...».
    if (thing === '' || /^\p{Lu}/u.test(thing)) return false
    const before = stemsIn(text.slice(0, index), words)
    return [...stemsIn(thing, words)].some((stem) => !before.has(stem))
  })
}
