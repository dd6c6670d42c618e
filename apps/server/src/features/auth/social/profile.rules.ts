import type { ProviderSetting } from '../../../platform/sign-in-settings.ts'

/** What a provider says about somebody. Names and pictures are not asked for: Lumi does not need them. */
export interface Profile {
  issuer: string
  subject: string
  email: string | null
  /** The provider has verified the address. */
  isEmailVerified: boolean
}

type Claims = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

/** Addresses are stored and mailed, so an invalid one counts as absent. */
function emailOf(value: unknown): string | null {
  const email = textOf(value)?.trim()
  return email && email.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : null
}

const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1'

/** From a validated OpenID Connect ID token. */
export function profileOfClaims(kind: ProviderSetting['kind'], claims: Claims): Profile {
  // Anybody can write any address into a Microsoft account of their own tenant: only this claim says that it is theirs.
  const verified = kind === 'microsoft' ? claims.xms_edov : claims.email_verified
  const email = emailOf(claims.email)
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email,
    isEmailVerified: email !== null && isTrue(verified),
  }
}

/** Yandex says nothing about verification, but its own mailboxes belong to the account. */
const yandexMailbox = /@(yandex\.(ru|com|by|kz|ua|com\.tr|com\.ge|az|ee|fr|lt|lv|md|tj|tm|uz)|ya\.ru)$/i

export function profileOfYandex(issuer: string, info: Claims): Profile | undefined {
  const subject = textOf(info.id)
  const email = emailOf(info.default_email)
  return subject === undefined
    ? undefined
    : { issuer, subject, email, isEmailVerified: email !== null && yandexMailbox.test(email) }
}

/** VK does not say whether an address was ever verified, so none counts as verified. */
export function profileOfVk(issuer: string, info: Claims): Profile | undefined {
  const user = typeof info.user === 'object' && info.user !== null ? (info.user as Claims) : {}
  const subject = textOf(user.user_id)
  return subject === undefined ? undefined : { issuer, subject, email: emailOf(user.email), isEmailVerified: false }
}
