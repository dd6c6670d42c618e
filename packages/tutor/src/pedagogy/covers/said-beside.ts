import { verdictWords } from '../../language/verdict-words.ts'
import type { Language } from '../../math/latex.ts'
import { writeSpoken } from '../../math/spoken.ts'

/** What a message says beside its result: a verdict on the result says nothing of it. */
export interface SaidBeside {
  /** How it was found, where words tell that. */
  readonly tellsWay: boolean
  /** Of these words only a reason: the calculation that stands with it may be the whole of it. */
  readonly isOnlyReason: boolean
  readonly hasReason: boolean
  /** A question about something else, as typed. */
  readonly question: string | null
  /** The message without the question. */
  readonly rest: string
}

export function saidBeside(text: string, language: Language): SaidBeside {
  const { way, operand, reason, joins } = verdictWords[language]
  const clauses = clausesOf(text, language)
  const found = clauses.filter((clause) => isQuestion(clause, language))
  // "Is it 30 newtons?": where the result stands in the question, it asks whether the result is right.
  const asked = clauses.some((clause) => !found.includes(clause) && HOLDS_RESULT.test(clause)) ? found : []
  const rest = clauses.filter((clause) => !asked.includes(clause)).join(' ')
  const words = plain(rest)
  // "X minus eight" is a formula.
  const isOperation = way.test(writeSpoken(words.replace(operand, ' '), language))
  return {
    tellsWay: isOperation || reason.test(words),
    isOnlyReason: !isOperation,
    hasReason: reason.test(words),
    question: asked.at(-1)?.trim().replace(joins, '') || null,
    rest,
  }
}

const HOLDS_RESULT = /\d|[=<>]/

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")

/** Sentences, and what a word sets apart in them: "5, but why", "(4, 2) and what do the lines mean". */
function clausesOf(text: string, language: Language): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)|\n+/u)
  const turns = language === 'ru' ? /[\s,;]+(?=(?:а|но|и|только)\s)/iu : /[\s,;]+(?=(?:but|and|also|why|how|what)\s)/iu
  return sentences.flatMap((sentence) => {
    const parts = sentence.split(turns)
    const first = parts.findIndex((part) => isQuestion(part, language))
    if (first <= 0) return [sentence]
    return [sentence.slice(0, sentence.indexOf(parts[first]!)), parts.slice(first).join(' ')].filter(
      (each) => each.trim() !== '',
    )
  })
}

/** Asks about more than the result: a question of a few words of its own. */
function isQuestion(clause: string, language: Language): boolean {
  const { asks, joins } = verdictWords[language]
  const said = plain(clause).trim()
  if (/[=≈]/.test(said) || !tellsMore(said, language)) return false
  if (/\?\s*$/.test(said)) return true
  const begin = said.replace(joins, '')
  const at = asks.exec(begin)?.index
  // A word of Russian asks where it stands, and English begins with it.
  return at !== undefined && (language === 'ru' ? begin.slice(0, at).split(/\s+/).length <= 2 : at === 0)
}

/** Some words beside the mathematics that do more than ask whether it is right. */
export function tellsMore(text: string, language: Language): boolean {
  const words = plain(text)
    .replace(/[-−+]?\d[\d.,/]*\s?(?:%|°|[a-zа-я]{1,2}(?![\p{L}]))?/gu, ' ')
    .replace(/[=<>≤≥+*^√()[\]{}|/:;"“”«»–—−·×÷-]+/gu, ' ')
    .replace(/(?<!\p{L})[a-zа-я](?!\p{L})/gu, (letter) => (/[аиу]/.test(letter) ? letter : ' '))
    .trim()
  return (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= FEWEST_WORDS && !verdictWords[language].asksIfRight.test(words)
}
const FEWEST_WORDS = 2
