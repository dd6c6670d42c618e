import { editDistance, isTypo } from '../concepts/find.ts'
import en from '../language/en/task-words.json' with { type: 'json' }
import ru from '../language/ru/task-words.json' with { type: 'json' }
import type { Language } from '../math/latex.ts'
import { mayTellTask } from '../math/tasks/read.ts'
import type { Reply } from './reply.ts'
import { findsNoTask } from './tells.ts'
import { type Answer, isIdle, taken, tried } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "Из двух городов растояние мжду которыми 360 км ...": a task that nobody reads as it is typed is tried with its slips of
 * the pen put right. It counts only if a reader takes it then; what is read is told back anyway.
 */
export function withSlipsRight({ turn, typed, intent, expected }: Message, answer: Answer): Reply | null {
  if (turn.isPart || intent !== undefined || expected?.by.startsWith('card.') || !isIdle(turn.state)) return null
  if (typed.length < SHORTEST || typed.length > LONGEST || !mayTellTask(typed)) return null
  const right = slipsRight(typed, turn.voice.language)
  if (right === typed) return null
  const own = tried(turn, right, answer)
  if (own.standing === 'none') return null
  const whole = tried(turn, typed, answer)
  const isGivenUp = findsNoTask(whole.reply) || (own.standing === 'read' && whole.standing === 'unread')
  if (!isGivenUp || findsNoTask(own.reply)) return null
  return taken(turn, own)
}

const SHORTEST = 30
const LONGEST = 600

const listed: Readonly<Record<Language, string>> = { en, ru }
const known = new Map<Language, ReadonlySet<string>>()
function wordsOf(language: Language): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(listed[language].split(' '))
  known.set(language, words)
  return words
}

/** The text with each unknown word as the one known word that is close to it; two known words run together are parted. */
export function slipsRight(text: string, language: Language): string {
  const words = wordsOf(language)
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const plain = word.toLowerCase().replaceAll('ё', 'е')
    // A name of a person or place is not in the list either.
    const isName = at > 0 && /^\p{Lu}/u.test(word) && !/[.!?]\s*$/.test(text.slice(0, at))
    if (isName || plain.length < SHORTEST_WORD || words.has(plain)) return word
    return parted(plain, words) ?? closest(plain, words) ?? word
  })
}

const SHORTEST_WORD = 4

/** «черезсколько». Short words are parts of many. */
function parted(word: string, words: ReadonlySet<string>): string | null {
  for (let at = SHORTEST_WORD - 1; at <= word.length - SHORTEST_WORD + 1; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (words.has(first) && words.has(second) && word.length >= 2 * SHORTEST_WORD) return `${first} ${second}`
  }
  return null
}

/** "lenght" is length, «скрость» is скорость. null if there is none, or several with different beginnings. */
function closest(word: string, words: ReadonlySet<string>): string | null {
  const near = [...words].filter((each) => each.length >= SHORTEST_WORD && isTypo(word, each))
  const swapped = near.filter((each) => lettersOf(each) === lettersOf(word))
  // Another ending is another form and no slip.
  if (swapped.length === 0 && near.some((each) => stemOf(each) === stemOf(word))) return null
  const least = Math.min(...near.map((each) => editDistance(word, each)))
  const nearest = near.filter((each) => editDistance(word, each) === least)
  const alike = nearest.filter((each) => each.at(-1) === word.at(-1))
  const [first, ...others] = swapped.length > 0 ? swapped : alike.length > 0 ? alike : nearest
  return first && others.every((each) => stemOf(each) === stemOf(first)) ? first : null
}

const lettersOf = (word: string) => [...word].sort().join('')
const stemOf = (word: string) => word.slice(0, Math.max(SHORTEST_WORD, word.length - 2))
