import {
  AppError,
  type ErrorCode,
  errorCatalogue,
  type FieldRule,
  fieldRule,
  fieldRuleText,
  type Language,
} from '@lumi/contracts/errors'
import { notify } from './notifications.ts'

const added: Record<Language, Partial<Record<string, string>>> = { en: {}, ru: {} }

/** Texts of codes that the build has taken out of the catalogue (`build/server-words-out.ts`): they come with the words. */
export function addErrorTexts(language: Language, texts: Partial<Record<string, string>>): void {
  Object.assign(added[language], texts)
}

/** The catalogue's text of a code; empty where only the server has it. */
export const codeText = (code: ErrorCode, language = shownLanguage()): string =>
  added[language][code] ?? errorCatalogue[code][language]

const shownLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'ru' ? 'ru' : 'en'

/**
 * The text of a failure, in the order of X03: the first field error, what the server says,
 * the catalogue's text of the code, the error's own.
 */
export function errorText(error: unknown, language = shownLanguage()): string {
  if (!(error instanceof AppError)) return codeText('internal', language)
  const { body } = error.details
  return (
    body?.validationErrors?.[0]?.localizedMessage ||
    body?.localizedMessage ||
    body?.message ||
    codeText(error.code, language) ||
    error.message ||
    codeText('internal', language)
  )
}

/**
 * The text of a field rule. Rules of zod itself, which carry no key of ours, read as "Not a valid value".
 * @param said by the server, for rules whose text is not on this device
 */
export function fieldErrorText(code: string, said = '', language = shownLanguage()): string {
  const rule = fieldRule(code)
  return (rule && ruleText(rule, language)) || said || ruleText({ code: 'invalid' }, language)
}

const ruleText = (rule: FieldRule, language: Language) => fieldRuleText(rule, language, added[language][rule.code])

/**
 * Tells the student about a failure at the top of the page. With `headline` that sentence comes first
 * ("Failed to login") and the reason second. A request that the page itself cancelled is no news.
 */
export function notifyError(error: unknown, headline?: ErrorCode): void {
  const failure = typeof error === 'string' ? new AppError(error as ErrorCode) : error
  if (failure instanceof AppError && failure.code === 'cancelled') return
  if (!(failure instanceof AppError)) console.error(failure)
  const text = errorText(failure)
  const first = headline && codeText(headline)
  notify(first && first !== text ? { kind: 'bad', text: first, detail: text } : { kind: 'bad', text })
}
