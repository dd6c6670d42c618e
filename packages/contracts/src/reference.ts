import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { field } from './text.ts'

/** Languages with the promised ids (K06). `language` is the interface language. */
export const languages = [
  { languageId: 1, culture: 'en-US', language: 'en', name: 'English' },
  { languageId: 2, culture: 'ru-RU', language: 'ru', name: 'Русский' },
  { languageId: 112, culture: 'ru-BY', language: 'ru', name: 'Русский (Беларусь)' },
] as const

export const countries = [
  { countryId: 1, code: 'US', name: 'United States', currencyId: 1 },
  { countryId: 2, code: 'RU', name: 'Россия', currencyId: 2 },
  { countryId: 112, code: 'BY', name: 'Беларусь', currencyId: 112 },
] as const

export const currencies = [
  { currencyId: 1, code: 'USD' },
  { currencyId: 2, code: 'RUB' },
  { currencyId: 112, code: 'BYN' },
] as const

export type LanguageId = (typeof languages)[number]['languageId']

/** The interface language of a language id; the default one for an unknown id. */
export function languageOf(languageId: number) {
  return languages.find((candidate) => candidate.languageId === languageId) ?? languages[0]
}

export const getAvailableLanguages = endpoint({
  method: 'GET',
  path: '/api/v1/Reference/GetAvailableLanguages',
  access: 'public',
  summary: 'Interface languages.',
  response: z.array(
    z.object({ languageId: z.int(), culture: z.string(), language: z.enum(['en', 'ru']), name: z.string() }),
  ),
  errors: [],
})

export const getAvailableCountries = endpoint({
  method: 'GET',
  path: '/api/v1/Reference/GetAvailableCountries',
  access: 'public',
  summary: 'Countries with id and ISO 3166-1 code.',
  response: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), currencyId: z.int() })),
  errors: [],
})

export const getAvailableCurrencies = endpoint({
  method: 'GET',
  path: '/api/v1/Reference/GetAvailableCurrencies',
  access: 'public',
  summary: 'Currencies with id and ISO 4217 code.',
  response: z.array(z.object({ id: z.int(), code: z.string() })),
  errors: [],
})

export const getLocalizationInfo = endpoint({
  method: 'GET',
  path: '/api/v1/Reference/GetLocalizationInfo',
  access: 'public',
  summary: 'Language and country of a guest, from the culture of the browser. An unknown culture answers the defaults.',
  query: z.object({ culture: field(35) }),
  response: z.object({ languageId: z.int(), countryId: z.int() }),
  errors: [],
  beforeLocale: true,
})

const Agreement = z.object({
  agreementId: z.string(),
  title: z.string(),
  version: z.string(),
  culture: z.string(),
  /** SHA-256 of the text, hexadecimal: identifies exactly what was accepted. */
  contentHash: z.string(),
  required: z.boolean(),
})
export type Agreement = z.infer<typeof Agreement>

export const getAvailableAgreements = endpoint({
  method: 'GET',
  path: '/api/v1/agreement/getAvailableAgreements',
  access: 'public',
  summary: 'Current agreements in the language of the request.',
  response: z.array(Agreement),
  errors: [],
})

export const getAgreementContent = endpoint({
  method: 'GET',
  path: '/api/v1/agreement/getAgreementContent',
  access: 'public',
  summary: 'The text of one agreement as Markdown.',
  query: z.object({ agreementId: field(50), version: z.optional(field(20)) }),
  names: { agreementId: 'common' },
  response: z.object({ ...Agreement.shape, content: z.string() }),
  errors: ['agreement_not_found'],
})
