import { viewsOf } from './folding.ts'
import {
  type CareKind,
  careRules,
  compactRisk,
  harmless,
  isSchoolwork,
  type RefusalKind,
  type Rule,
  refusalRules,
} from './rules.ts'

/** `care`: help comes first. `refuse`: a kind no. `private`: the message holds what should not be shared. */
export type Risk =
  | { readonly level: 'care'; readonly kind: CareKind }
  | { readonly level: 'refuse'; readonly kind: RefusalKind }
  | { readonly level: 'private' }

/** Looks at a message before anything else does, in every mode. null: nothing to see. */
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
 * Of a model's words: what a tutor would refuse to talk about. Cries for help are a student's, and a model has no reason to
 * hide its spelling, so neither is looked for: this runs for every sentence.
 */
export function refusedTopicIn(text: string): RefusalKind | null {
  const readings = [withoutHarmless(viewsOf(text).plain)]
  return refusalRules.find((rule) => isBroken(rule, readings, ''))?.kind ?? null
}

function careIn(readings: readonly string[], transliterated: string, plain: string): CareKind | null {
  const isHomework = isSchoolwork(plain)
  const hurt = careRules.find((rule) => !(rule.isTopic && isHomework) && isBroken(rule, readings, transliterated))
  return hurt?.kind ?? null
}

const isBroken = (rule: Rule<unknown>, readings: readonly string[], transliterated: string) =>
  readings.some((reading) => rule.pattern.test(reading)) || (transliterated !== '' && rule.coarse.test(transliterated))

const withoutHarmless = (text: string) => harmless.reduce((rest, pattern) => rest.replace(pattern, ' · '), text)

// ---- Personal data -------------------------------------------------------------------------------------------------

/** The lookbehind lets a name begin in one place only, so that a long word is read once and not from each of its letters. */
const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** Written as phones are; a long number in a calculation is none. */
const phone =
  /(?<![\d.,])(?:\+\d[\d\s()-]{8,16}\d|8[\s-]?\(?9\d\d\)?[\s-]?\d{3}[\s-]?\d\d[\s-]?\d\d|\(\d{3}\)\s?\d{3}-\d{4}|\d{3}-\d{3}-\d{4})(?![\d.,]\d)/g
const card = /(?<!\d)\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{4}(?!\d)/g
const address =
  /(?<!\p{L})(?:(?:my (?:home )?address is|i live (?:at|on) \d+|мой (?:домашний )?адрес|я живу (?:по адресу|на улице|на ул\.?|в доме))|(?:ул\.|улица)\s+\p{L}+,?\s+(?:д\.|дом)\s*\d+|my password is|мой пароль)/iu

export const hasPrivateData = (text: string) => address.test(text) || maskPrivateData(text) !== text

/** For logs and before anything goes to a provider. */
export const maskPrivateData = (text: string): string =>
  text.replace(email, '[e-mail]').replace(card, '[card]').replace(phone, '[phone]')
