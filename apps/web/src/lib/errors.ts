import {
  AppError,
  type ErrorCode,
  errorCatalogue,
  isValidationCode,
  type Language,
  validationCatalogue,
} from '@lumi/contracts/errors'
import { notify } from './notifications.ts'

const shownLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'ru' ? 'ru' : 'en'

/**
 * The text of a failure, in the order of specification section 8: the first field error, what the server says,
 * the catalogue's text of the code, the error's own.
 */
export function errorText(error: unknown, language = shownLanguage()): string {
  if (!(error instanceof AppError)) return errorCatalogue.internal[language]
  const { body } = error.details
  return (
    body?.validationErrors?.[0]?.localizedMessage ||
    body?.localizedMessage ||
    body?.message ||
    errorCatalogue[error.code][language] ||
    error.message ||
    errorCatalogue.internal[language]
  )
}

/** The text of a field rule. Rules of zod itself, which carry no key of ours, read as "Not a valid value". */
export function fieldErrorText(code: string, language = shownLanguage()): string {
  return validationCatalogue[isValidationCode(code) ? code : 'invalid'][language]
}

/**
 * Tells the student about a failure at the top of the page. With `headline` that sentence comes first
 * ("Failed to login") and the reason second. A request that the page itself cancelled is no news.
 */
export function notifyError(error: unknown, headline?: ErrorCode): void {
  const failure = typeof error === 'string' ? new AppError(error as ErrorCode) : error
  if (failure instanceof AppError && failure.code === 'cancelled') return
  if (!(failure instanceof AppError)) console.error(failure)
  const text = errorText(failure)
  const first = headline && errorCatalogue[headline][shownLanguage()]
  notify(first && first !== text ? { kind: 'bad', text: first, detail: text } : { kind: 'bad', text })
}
