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

/**
 * Texts of codes that the build removes from the catalog (`build/server-words-out.ts`); they are delivered with the
 * words.
 */
export function addErrorTexts(language: Language, texts: Partial<Record<string, string>>): void {
  Object.assign(added[language], texts)
}

/** The catalog's text of a code; empty if only the server has it. */
export const codeText = (code: ErrorCode, language = shownLanguage()): string =>
  // The build removes the sentences that are delivered with the words (`build/server-words-out.ts`).
  added[language][code] ?? (errorCatalogue[code] as Partial<Record<Language, string>>)[language] ?? ''

const shownLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'ru' ? 'ru' : 'en'

/**
 * The text of a failure. Order (X03): the first field error, the server's text, the catalog's text of the code, the
 * error's own message.
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
 * The text of a field rule. Codes of zod itself, which are not in the catalog, read "Not a valid value".
 * @param said the server's text, for rules without a text on this device
 */
export function fieldErrorText(code: string, said = '', language = shownLanguage()): string {
  const rule = fieldRule(code)
  return (rule && ruleText(rule, language)) || said || ruleText({ code: 'invalid' }, language)
}

const ruleText = (rule: FieldRule, language: Language) => fieldRuleText(rule, language, added[language][rule.code])

/**
 * Notifies the student of a failure. With `headline`, that sentence comes first ("Failed to login") and the reason
 * second. A request canceled by the page itself is ignored.
 */
export function notifyError(error: unknown, headline?: ErrorCode): void {
  const failure = typeof error === 'string' ? new AppError(error as ErrorCode) : error
  if (failure instanceof AppError && failure.code === 'cancelled') return
  if (!(failure instanceof AppError)) console.error(failure)
  const text = errorText(failure)
  const first = headline && codeText(headline)
  notify(first && first !== text ? { kind: 'bad', text: first, detail: text } : { kind: 'bad', text })
}
