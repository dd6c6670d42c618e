import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** Asks about the order of steps: whether something has to come first, or may be done at once. */
interface StepAsked {
  readonly asks: RegExp
  readonly order: RegExp
}

export const stepAsked: Readonly<Record<Language, StepAsked>> = {
  en: {
    asks: regExpOf(
      '(?<!\\p{L})(?:(?:do|should|can|could|must|may|shall|would) (?:i|we|you|one)|is it (?:ok|okay|fine|allowed|better)|am i (?:allowed|supposed))(?!\\p{L})',
      'iu',
    ),
    order: regExpOf(
      '(?<!\\p{L})(?:before|first|straight ?away|right away|already|at once|immediately|anything (?:to|with|about))(?!\\p{L})',
      'iu',
    ),
  },
  ru: {
    asks: regExpOf(
      '(?<!\\p{L})(?:надо|нужно|можно|нельзя|должен|должна|обязательно|стоит|лучше|мне|нам)(?!\\p{L})',
      'iu',
    ),
    order: regExpOf(
      '(?<!\\p{L})(?:сначала|сперва|сразу|перед тем|прежде|до того|что-то делать|что-нибудь делать|в первую очередь)(?!\\p{L})',
      'iu',
    ),
  },
}
