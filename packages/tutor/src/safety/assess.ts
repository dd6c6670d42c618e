import { plainView, viewsOf } from './folding.ts'
import {
  type CareKind,
  careRules,
  compactRisk,
  figuresOfThreat,
  harmless,
  isMeantThreat,
  isSchoolwork,
  type RefusalKind,
  type Rule,
  refusalRules,
  threatToKill,
} from './rules.ts'

/**
 * What a message needs. `care`: help and contacts first. `refuse`: a friendly refusal. `private`: the message contains
 * private data.
 */
export type Risk =
  | { readonly level: 'care'; readonly kind: CareKind }
  | { readonly level: 'refuse'; readonly kind: RefusalKind }
  | { readonly level: 'private' }

/** Checks a message for danger before anything else, in every mode. null: no finding. */
export function assessRisk(text: string): Risk | null {
  if (!/\p{L}/u.test(text)) return hasPrivateData(text) ? { level: 'private' } : null
  const views = viewsOf(text)
  const readings = [views.plain, ...views.others].map(withoutHarmless)
  const care = careIn(readings, views.transliterated, views.plain)
  if (care) return { level: 'care', kind: care }
  if (views.compact !== '' && compactRisk.test(views.plain.replace(/[^\p{L}]/gu, '')))
    return { level: 'care', kind: 'self-harm' }
  const refused = refusalRules.find((rule) => isBroken(rule, readings, views.transliterated))?.kind
  if (refused) return { level: 'refuse', kind: refused }
  return hasPrivateData(text) ? { level: 'private' } : null
}

/**
 * The refused topic in a sentence of a language model, if any. Cries for help are not looked for, because they come
 * from students, and disguised spelling is not resolved, because a model has no reason to use it: this check runs for
 * every sentence and has to be cheap.
 */
export function refusedTopicIn(text: string): RefusalKind | null {
  const readings = [withoutHarmless(plainView(text))]
  return refusalRules.find((rule) => isBroken(rule, readings, ''))?.kind ?? null
}

function careIn(readings: readonly string[], transliterated: string, plain: string): CareKind | null {
  const isHomework = isSchoolwork(plain)
  const hurt = careRules.find((rule) => !(rule.isTopic && isHomework) && isBroken(rule, readings, transliterated))
  if (hurt) return hurt.kind
  const isThreat = (reading: string) => isMeantThreat.test(reading) && threatToKill.test(reading)
  return readings.some(isThreat) ? 'abuse' : null
}

const isBroken = (rule: Rule<unknown>, readings: readonly string[], transliterated: string) =>
  readings.some((reading) => rule.pattern.test(reading)) || (transliterated !== '' && rule.coarse.test(transliterated))

const without = (patterns: readonly RegExp[], text: string) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' · '), text)

const withoutHarmless = (text: string) =>
  without(isMeantThreat.test(text) ? harmless : [...harmless, ...figuresOfThreat], text)

// ---- Personal data -------------------------------------------------------------------------------------------------

/**
 * The lookbehind makes a match start only at the beginning of a name. Without it a long word would be scanned again
 * from each of its letters.
 */
const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** Digits grouped as in phone numbers; a long number in a calculation does not match. */
const phone =
  /(?<![\d.,])(?:\+\d[\d\s()-]{8,16}\d|8[\s-]?\(?9\d\d\)?[\s-]?\d{3}[\s-]?\d\d[\s-]?\d\d|\(\d{3}\)\s?\d{3}-\d{4}|\d{3}-\d{3}-\d{4})(?![\d.,]\d)/g
const card = /(?<!\d)\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{4}(?!\d)/g
const address =
  /(?<!\p{L})(?:(?:my (?:home )?address is|i live (?:at|on) \d+|мой (?:домашний )?адрес|я живу (?:по адресу|на улице|на ул\.?|в доме))|(?:ул\.|улица)\s+\p{L}+,?\s+(?:д\.|дом)\s*\d+|my password is|мой пароль)/iu

export const hasPrivateData = (text: string) => address.test(text) || maskPrivateData(text) !== text

/** Used for logs and before a text is sent to a provider. */
export const maskPrivateData = (text: string): string =>
  text.replace(email, '[e-mail]').replace(card, '[card]').replace(phone, '[phone]')
