import type { Language } from '@lumi/contracts/errors'
import { LOCALE } from '@lumi/contracts/product-rules'
import { getLocalizationInfo, type LanguageId, languageOf, languages } from '@lumi/contracts/reference'
import { apiAddress } from './config.ts'
import { send } from './http.ts'
import { changeWords } from './i18n/words.ts'
import { settings } from './storage.ts'

const languageCookie = 'lumi_language'
const cookieMaxAgeSeconds = 365 * 24 * 3600

let languageId: LanguageId = LOCALE.defaultLanguageId
let countryId: number = LOCALE.defaultCountryId
let chosen = false
const listeners = new Set<() => void>()

let becomeReady: () => void = () => {}
const known = new Promise<void>((resolve) => {
  becomeReady = resolve
})

const isLanguageId = (id: number): id is LanguageId => languages.some((language) => language.languageId === id)

/** The language of the document: of the prerendered page, or chosen by the early script for the bare shell. */
const documentLanguage = (): Language => (document.documentElement.lang === 'ru' ? 'ru' : 'en')

/** The initial language: the student's choice on this device, else the document's. */
export function startLanguage(): Language {
  const stored = Number(settings.get('selectedLanguageId'))
  chosen = isLanguageId(stored)
  languageId = isLanguageId(stored)
    ? stored
    : (languages.find(({ language }) => language === documentLanguage()) ?? languages[0]).languageId
  return languageOf(languageId).language
}

/**
 * Adopts language and country from the server. A language chosen by the student stays. A page already shown in a
 * language does not switch by itself: only its variant (ru-BY) is adopted.
 */
export function adoptLocale(info: { languageId: number; countryId: number }): void {
  countryId = info.countryId
  if (
    !chosen &&
    isLanguageId(info.languageId) &&
    languageOf(info.languageId).language === languageOf(languageId).language
  ) {
    languageId = info.languageId
    for (const listener of listeners) listener()
  }
  becomeReady()
}

/** Asks the server for a guest's locale. Without a response the defaults apply. */
export async function discoverGuestLocale(): Promise<void> {
  try {
    adoptLocale(
      await send(getLocalizationInfo, {
        baseUrl: apiAddress(''),
        query: { culture: navigator.language || languageOf(languageId).culture },
        headers: timeZoneHeader(),
        timeoutMs: LOCALE.waitMs,
      }),
    )
  } catch {
    becomeReady()
  }
}

export const timeZoneHeader = (): Record<string, string> => ({
  TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

let find: (() => Promise<void>) | null = null

/**
 * How the locale is found out, once: by the first call that needs it, or when `findLocale` is called. Finding out a
 * guest's asks the browser for its time zone, which takes a slow phone long enough to be felt.
 */
export function findLocaleBy(way: () => Promise<void>): void {
  find = way
}

export function findLocale(): void {
  const way = find
  // First of all: the way itself makes calls.
  find = null
  void way?.()
}

/** Resolves when the locale headers are known, after at most 3 s. */
export function localeReady(): Promise<void> {
  findLocale()
  return Promise.race([known, new Promise<void>((resolve) => setTimeout(resolve, LOCALE.waitMs))])
}

export const localeHeaders = (): Record<string, string> => ({
  'Country-Id': String(countryId),
  'Language-Id': String(languageId),
})

/** The current interface language, for texts, dates and numbers. */
const currentCulture = () => languageOf(languageId)

/** Switches the language now, and for the next prerendered page. */
export async function chooseLanguage(id: LanguageId): Promise<void> {
  await changeWords(languageOf(id).language)
  languageId = id
  chosen = true
  settings.set('selectedLanguageId', String(id))
  rememberForServer()
  for (const listener of listeners) listener()
}

/** The server chooses the language of prerendered pages by this cookie. */
export function rememberForServer(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${languageCookie}=${currentCulture().language}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax${secure}`
}

export const locale = {
  languageId: () => languageId,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
