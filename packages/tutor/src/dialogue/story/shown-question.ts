import { storyStart } from '../../language/story-start.ts'
import type { Language } from '../../math/latex.ts'

/** A longer one is the whole message, and no question to be said back (characters). */
const LONGEST = 130

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/**
 * A question as it is said back: without the talk and the task in front of it, and without what the student says of
 * himself behind it. null where only the whole message would be left.
 */
export function shownQuestion(question: string, language: Language): string | null {
  const { questions, behind, joined } = storyStart[language]
  const plain = withoutTalk(question, language)
  const first = [...plain.matchAll(questions)][0]
  const from = first && mayBegin(plain, first.index) ? plain.slice(first.index) : plain
  const own = from
    .replace(behind, '')
    .replace(/[\s,;:.?!-]+$/u, '')
    .replace(joined, '')
  const short = wordsIn(own) >= 2 ? own : from.replace(/[\s,;:.?!-]+$/u, '')
  if (short.length > LONGEST || wordsIn(short) < 2) return null
  const mark = /[.!]\s*$/u.test(question) && !question.includes('?') ? '.' : '?'
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}${mark}`
}

function withoutTalk(text: string, language: Language): string {
  let rest = text.trim()
  for (let next = rest.replace(storyStart[language].before, ''); next !== rest; ) {
    rest = next
    next = rest.replace(storyStart[language].before, '')
  }
  return rest === '' ? text : rest
}

/** A question word in the middle begins the question only where a task without signs stands in front of it. */
const mayBegin = (text: string, at: number) => at === 0 || wordsIn(text.slice(0, at)) > 3
