import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Language } from './errors.ts'

export const providerKinds = ['google', 'apple', 'yandex', 'vk', 'microsoft', 'telegram', 'oidc'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** A service that students sign in with. */
export const SignInProvider = z.object({
  providerId: z.string(),
  /** Decides mark and wording; `oidc`: any other issuer, with a name of the operator's. */
  kind: z.enum(providerKinds),
  name: z.string(),
})
export type SignInProvider = z.infer<typeof SignInProvider>

/** The service's name as students read it. */
export const providerText = ({ name }: Pick<SignInProvider, 'name'>, language: Language): string =>
  name === 'Yandex ID' && language === 'ru' ? 'Яндекс ID' : name

/** Runtime configuration of the web app (A20). */
export const RuntimeConfig = z.object({
  /** With one, the browsers of students who may decide that alone ask the maps service for cities and schools. */
  mapsKey: z.nullable(z.string()),
  /** Where the script of the maps service comes from. */
  mapsBaseUrl: z.string(),
  signInClientId: z.nullable(z.string()),
  /** Empty string: the page's own origin. */
  apiBaseUrl: z.string(),
  audioBaseUrl: z.string(),
  imagesBaseUrl: z.string(),
  /** Ends with `/apphub`. */
  hubUrl: z.string(),
  telemetryKey: z.nullable(z.string()),
  pushServiceConfig: z.nullable(z.object({ publicKey: z.string() })),
  /** Whether the current page is on one of the two production origins (P10). */
  isProductionOrigin: z.boolean(),
  /** One button each on sign-up and login, in this order. */
  signInProviders: z.array(SignInProvider),
  /** Whether the app, opened inside Telegram, signs in with Telegram. */
  telegramSignIn: z.boolean(),
  /** Local mode only: where mails, SMS and calls can be read. */
  outboxUrl: z.nullable(z.string()),
  supportEmail: z.string(),
  /** For so long a deleted account can be kept after all; 0: not at all. */
  deletionGraceDays: z.int(),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

export const getRuntimeConfig = endpoint({
  method: 'GET',
  path: '/api/v1/config/getRuntimeConfig',
  access: 'public',
  summary: 'Addresses and public keys the web app needs.',
  response: RuntimeConfig,
  errors: [],
  beforeLocale: true,
})
