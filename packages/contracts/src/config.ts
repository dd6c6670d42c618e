import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Language } from './errors.ts'

export const providerKinds = ['google', 'apple', 'yandex', 'vk', 'microsoft', 'telegram', 'oidc'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** A service that students can sign in with. */
export const SignInProvider = z.object({
  providerId: z.string(),
  /** Decides logo and wording. `oidc`: any other issuer, named by the operator. */
  kind: z.enum(providerKinds),
  name: z.string(),
})
export type SignInProvider = z.infer<typeof SignInProvider>

/** The service's name shown to students. */
export const providerText = ({ name }: Pick<SignInProvider, 'name'>, language: Language): string =>
  name === 'Yandex ID' && language === 'ru' ? 'Яндекс ID' : name

/** Runtime configuration of the web app (A20). */
export const RuntimeConfig = z.object({
  /** If set, the browsers of students who may decide about it themselves ask the maps service for cities and schools. */
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
  /** Each has a button on sign-up and login, in this order. */
  signInProviders: z.array(SignInProvider),
  /** Messengers: opened inside one of them, the app signs in with it. */
  miniApps: z.array(z.string()),
  /** Local mode only: where mails, SMS and calls can be read. */
  outboxUrl: z.nullable(z.string()),
  /** What a speech service of this deployment does; the browser may do the rest. */
  speech: z.object({ transcribes: z.boolean(), reads: z.boolean() }),
  /** Whether a configured model reads pictures. If not, nothing promises that, and photos count against no day. */
  readsPictures: z.boolean(),
  /** Whether plans are sold: only then a friend's invitation is worth a discount. */
  sellsPlans: z.boolean(),
  supportEmail: z.string(),
  /** Days in which the deletion of an account can be undone; 0: not at all. */
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
