import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { either } from './either.ts'

interface DenialWords {
  /** Deny the words behind them. "No" alone is an answer, and denies nothing of what follows: "no it fits". */
  readonly denies: string
  /** Say that something is as it should be. */
  readonly positive: string
  /** Turns a yes into its opposite: "ok but that's not right". */
  readonly but: string
  /** Stand behind what they deny: "-6 > 4 is false". */
  readonly behind: string
}

const denialWords: Readonly<Record<Language, DenialWords>> = {
  en: {
    denies: "not|never|hardly|nor|neither|cannot|\\p{L}+n['’]t|(?:is|are|was|does|do|did|ca|wo|has|have)nt",
    positive:
      'right(?! angle| triangle| side)|correct|true|fits?|match(?:es)?|agrees?|add up|adds up|what (?:it|this|the \\p{L}+) says|what i (?:said|meant|mean)',
    but: 'but',
    behind: "no|nope|false|untrue|wrong|impossible|(?:is|does|do|ca|wo)(?:n['’]?t|nnot| not)(?: \\p{L}+)?",
  },
  ru: {
    denies: 'не|ни|вряд ли|едва ли',
    positive:
      'верно|верна|верный|правильно|правильный|прав(?:а|ы)?|так(?=\\s*(?:[.,!]|$))|то(?=\\s*(?:[.,!]|$))|сходится|сходятся|сошлось|подходит|совпадает|согласен|согласна',
    but: 'но',
    behind: 'нет|неа|неверно|неправда|ложь|не (?:верно|правда|выполняется|подходит|так|бывает|работает|может быть)',
  },
}

const wordsOf = (part: keyof DenialWords) => either({ en: denialWords.en[part], ru: denialWords.ru[part] })

/** Where a clause ends: a denial does not reach into the next one. */
const clauseEnd = regExpOf(`[.,;:!?…\\n—–]|\\s-\\s|(?<!\\p{L})(?:${wordsOf('but')})(?!\\p{L})`, 'giu')
/** "It doesn't seem to be": few words between the denial and what is denied. */
const denied = regExpOf(`(?<!\\p{L})(?:${wordsOf('denies')})(?:\\s+[\\p{L}'’]+){0,3}\\s+$`, 'iu')

/** True if a word at this place of a text is denied: the "right" of "that's not right". */
export function isDeniedAt(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const cut = [...before.matchAll(clauseEnd)].at(-1)
  return denied.test(cut ? before.slice(cut.index + cut[0].length) : before)
}

/** True if a clause that stands behind something denies it, with at most two words between: "also not true". */
export const deniesBefore = (behind: string): boolean => deniesIt.test(behind)
const deniesIt = regExpOf(`^\\s*(?:\\p{L}+\\s+){0,2}(?:${wordsOf('behind')})\\s*$`, 'iu')

/** True if a text turns against what was said before it: "... but that is not so". */
export const turnsFrom = (text: string): boolean => turn.test(text)
const turn = regExpOf(`(?<!\\p{L})(?:${wordsOf('but')})(?!\\p{L})`, 'iu')

/** The first place where a text says what the pattern looks for, and does not deny it. The last word of a match counts. */
export function undenied(pattern: RegExp, text: string): RegExpExecArray | null {
  const all = regExpOf(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  for (const match of text.matchAll(all)) {
    const said = match[0].trimEnd()
    const last = said.search(/[\p{L}'’]+[^\p{L}]*$/u)
    if (!isDeniedAt(text, match.index + Math.max(0, last))) return match
  }
  return null
}

/** True if a text says that something is as it should be: "gives 6 > 4, fits". */
export const confirms = (text: string): boolean => undenied(positive, text) !== null

const positive = regExpOf(`(?<!\\p{L})(?:${wordsOf('positive')})(?!\\p{L})`, 'giu')
const opening = regExpOf(`^[^.,;:!?\\n]*(?:,?\\s+(?:${wordsOf('but')})(?!\\p{L})[^.,;:!?\\n]*)?`, 'iu')

/**
 * "Ok but that's not right", «да не сходится»: the first clause denies what a yes would confirm, whatever word it begins
 * with.
 */
export function refutes(text: string): boolean {
  const said = opening.exec(text)?.[0] ?? ''
  if (/^\s*\?/u.test(text.slice(said.length))) return false
  return [...said.matchAll(positive)].some(({ index }) => isDeniedAt(said, index))
}
