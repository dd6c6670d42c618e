import type { Subject } from '@lumi/contracts/programs'
import type { Language } from '../math/latex.ts'

/** Function names and the like, which belong to no language. */
const notation =
  /\\[a-z]+|sqrt|frac|(?<![a-z])(?:a(?:rc)?)?(?:sin|cos|tan|tg|ctg|cot)(?:[xyt](?![a-z]))?(?![a-z])|(?<![a-z])(?:log|lg|ln|lim|exp|abs|gcd|lcm|mod|pi|dx|dy|det|min|max)(?![a-z])/gi

/** Language of a message by its letters; null when it has only formulas. */
function languageOf(text: string): Language | null {
  const asked = languageAsked(text)
  if (asked) return asked
  const cyrillic = (text.match(/[а-яё]/giu) ?? []).length
  const isOnlyVariables = !/[а-яё]{2,}/iu.test(text)
  if (cyrillic > 0 && !isOnlyVariables) {
    const latinWords = text.replace(notation, ' ').match(/(?<![a-zа-яё])[a-z]{3,}(?![a-zа-яё])/giu) ?? []
    const cyrillicWords = text.match(/[а-яё]{2,}/giu) ?? []
    // "когда much а когда many? How ... apples": Russian that quotes English starts in Russian.
    const isBegunInRussian = /^[^a-zа-яё]*[а-яё]{2,}/iu.test(text)
    return latinWords.length > 2 * cyrillicWords.length && !isBegunInRussian ? 'en' : 'ru'
  }
  const latin = text.replace(notation, ' ')
  return /(?<![a-z])(?:hi|ok|no|so|is|it|me|my|why|[a-z]{4,}|(?=[a-z]*[aeiou])(?![abcxyz]{3}(?![a-z]))[a-z]{3})(?![a-z])/iu.test(
    latin,
  )
    ? 'en'
    : null
}

/**
 * The language in which a student speaks to the tutor; null: the message does not say. Where English is what is learned,
 * English sentences are the material: they say nothing about the language of the lesson, and a Russian word among them does.
 */
export function languageSpoken(text: string, subject: Subject | undefined, talk?: Talk): Language | null {
  if (subject !== 'english') {
    const told = languageOf(text)
    return told === 'en' && talk && isQuoted(text, talk) ? talk.language : told
  }
  return languageAsked(text) ?? (/[а-яё]{2,}/iu.test(text) ? 'ru' : null)
}

/** What the conversation was until now. */
interface Talk {
  readonly language: Language | null
  /** What the tutor has asked last, with the answers that are expected. */
  readonly asked: string
}

/**
 * English sentences in a Russian conversation without a subject may be the exercise or its answer: "о точке. When did you
 * saw this film?". Only whoever speaks to the tutor in English has turned to it.
 */
function isQuoted(text: string, { language, asked }: Talk): boolean {
  if (language !== 'ru' || languageAsked(text) !== null) return false
  const isMixed = /(?<!\p{L})[а-яё]{3,}(?!\p{L})/iu.test(text)
  const isAboutEnglish = /(?<![\\a-z])[a-z]{3,}(?![a-z])/iu.test(
    asked.replace(/\$[^$]*\$/gu, ' ').replace(notation, ' '),
  )
  return isMixed || (isAboutEnglish && !toTutor.test(text))
}
const toTutor =
  /(?<![a-z])(?:can (?:you|u)|could (?:you|u)|please|pls|plz|help|explain|why|how (?:do|can|to|would) (?:i|you|we)|what (?:is|does|do|should|if)|i (?:don['’]?t|do not|need|think|am not|can['’]?t)|im|i['’]m|is (?:it|this|that)|thanks?|thank you|hello|hi)(?![a-z])/iu

/** "In Russian, please" asks for Russian in English words. */
function languageAsked(text: string): Language | null {
  if (text.length > 80) return null
  if (/(?:speak|in|use|to) russian|(?<!\p{L})(?:на русск|по-русски|русский язык)/iu.test(text)) return 'ru'
  return /(?:speak|in|use|to) english(?! class)|(?<!\p{L})(?:на английск|по-английски)/iu.test(text) ? 'en' : null
}
