import type { Language } from '@lumi/contracts/errors'
import type account from './en-US/account.ts'
import type auth from './en-US/auth.ts'
import type billing from './en-US/billing.ts'
import type chat from './en-US/chat.ts'
import type common from './en-US/common.ts'
import type guardian from './en-US/guardian.ts'
import type learning from './en-US/learning.ts'
import type legal from './en-US/legal.ts'
import type onboarding from './en-US/onboarding.ts'
import type phone from './en-US/phone.ts'
import type pictures from './en-US/pictures.ts'
import type privacy from './en-US/privacy.ts'
import type profile from './en-US/profile.ts'
import type programs from './en-US/programs.ts'
import type promo from './en-US/promo.ts'
import type settings from './en-US/settings.ts'
import type social from './en-US/social.ts'
import type student from './en-US/student.ts'
import type subjects from './en-US/subjects.ts'
import type talks from './en-US/talks.ts'

/** Each area of words is one file and one download: sign-up does not load the words of the chat. */
export interface Areas {
  common: typeof common
  auth: typeof auth
  account: typeof account
  billing: typeof billing
  learning: typeof learning
  legal: typeof legal
  pictures: typeof pictures
  phone: typeof phone
  privacy: typeof privacy
  social: typeof social
  chat: typeof chat
  student: typeof student
  onboarding: typeof onboarding
  profile: typeof profile
  guardian: typeof guardian
  programs: typeof programs
  promo: typeof promo
  subjects: typeof subjects
  settings: typeof settings
  talks: typeof talks
}
export type Area = keyof Areas

const files: Record<Language, Record<Area, () => Promise<{ default: WordTree }>>> = {
  en: {
    common: () => import('./en-US/common.ts'),
    auth: () => import('./en-US/auth.ts'),
    account: () => import('./en-US/account.ts'),
    billing: () => import('./en-US/billing.ts'),
    learning: () => import('./en-US/learning.ts'),
    legal: () => import('./en-US/legal.ts'),
    pictures: () => import('./en-US/pictures.ts'),
    phone: () => import('./en-US/phone.ts'),
    privacy: () => import('./en-US/privacy.ts'),
    social: () => import('./en-US/social.ts'),
    chat: () => import('./en-US/chat.ts'),
    student: () => import('./en-US/student.ts'),
    onboarding: () => import('./en-US/onboarding.ts'),
    profile: () => import('./en-US/profile.ts'),
    guardian: () => import('./en-US/guardian.ts'),
    programs: () => import('./en-US/programs.ts'),
    promo: () => import('./en-US/promo.ts'),
    subjects: () => import('./en-US/subjects.ts'),
    settings: () => import('./en-US/settings.ts'),
    talks: () => import('./en-US/talks.ts'),
  },
  ru: {
    common: () => import('./ru-RU/common.ts'),
    auth: () => import('./ru-RU/auth.ts'),
    account: () => import('./ru-RU/account.ts'),
    billing: () => import('./ru-RU/billing.ts'),
    learning: () => import('./ru-RU/learning.ts'),
    legal: () => import('./ru-RU/legal.ts'),
    pictures: () => import('./ru-RU/pictures.ts'),
    phone: () => import('./ru-RU/phone.ts'),
    privacy: () => import('./ru-RU/privacy.ts'),
    social: () => import('./ru-RU/social.ts'),
    chat: () => import('./ru-RU/chat.ts'),
    student: () => import('./ru-RU/student.ts'),
    onboarding: () => import('./ru-RU/onboarding.ts'),
    profile: () => import('./ru-RU/profile.ts'),
    guardian: () => import('./ru-RU/guardian.ts'),
    programs: () => import('./ru-RU/programs.ts'),
    promo: () => import('./ru-RU/promo.ts'),
    subjects: () => import('./ru-RU/subjects.ts'),
    settings: () => import('./ru-RU/settings.ts'),
    talks: () => import('./ru-RU/talks.ts'),
  },
}

type WordTree = { readonly [key: string]: string | WordTree }

const loaded: Record<Language, Partial<Record<Area, WordTree>>> = { en: {}, ru: {} }
const used = new Set<Area>(['common'])
const listeners = new Set<() => void>()
let language: Language = 'en'

async function load(into: Language, areas: Iterable<Area>): Promise<void> {
  await Promise.all(
    [...areas].map(async (area) => {
      loaded[into][area] ??= (await files[into][area]()).default
    }),
  )
}

/** Loads the words of `areas` in the current language; routes call it before they render. */
export async function loadWords(...areas: Area[]): Promise<void> {
  for (const area of areas) used.add(area)
  await load(language, areas)
}

/** Switches the app to `next` once all words in use are loaded. */
export async function changeWords(next: Language): Promise<void> {
  await load(next, used)
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  for (const listener of listeners) listener()
}

export const words = {
  language: () => language,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export type Values = Record<string, string | number | null | undefined>

function find(tree: WordTree | undefined, key: string): string | undefined {
  let node: string | WordTree | undefined = tree
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
  return typeof node === 'string' ? node : undefined
}

const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
}

/**
 * The text of `key` (`area:key` for another area) with `{{name}}` filled in from `values`. Where a text has plural
 * forms, `count` chooses among `key_one`, `key_few`, `key_many`, `key_other`.
 */
export function translate(spoken: Language, defaultArea: Area, key: string, values: Values = {}): string {
  const [, area = defaultArea, path = key] = /^(\w+):(.+)$/.exec(key) ?? []
  const tree = loaded[spoken][area as Area]
  const { count } = values
  const text =
    find(tree, path) ??
    (typeof count === 'number' ? find(tree, `${path}_${pluralRules[spoken].select(count)}`) : undefined)
  // The types know every key, so the route has not loaded the area it shows.
  if (text === undefined) throw new Error(`The words "${key}" of ${area} are not loaded`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
