import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { PasswordFault } from './password-strength.ts'
import { code } from './text.ts'

/**
 * Which passwords are too easy to guess. Used by both sides, so that the form can say before sending what the server would
 * refuse. The list of common passwords stays on the server; the form asks for the small part of it that it needs.
 */
export type { PasswordFault }

/** Maximum padding around a common word that still counts as guessable. */
const maxDecoration = 6
/** A shorter local part ("me@...") is part of too many words. */
const minOwnNameLength = 4

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const withoutLookAlikes = (value: string) => value.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)
const withoutEdges = (value: string) => value.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** The words that a password may be a variation of: "P@ssw0rd1!" is "password". */
function baseForms(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase()
  const letters = lower.replaceAll(/[^\p{L}]/gu, '')
  const digits = lower.replaceAll(/\D/g, '')
  const forms = [
    withoutLookAlikes(withoutEdges(lower)),
    withoutEdges(withoutLookAlikes(lower)),
    letters,
    // "123456Aa!": the letters only satisfy the rules.
    ...(letters.length <= 2 ? [digits] : []),
  ]
  return [...new Set(forms)].filter((form) => form !== '' && password.length - form.length <= maxDecoration)
}

function holdsOwnAddress(password: string, email: string): boolean {
  if (email === '') return false
  const address = email.toLowerCase()
  const [localPart = ''] = address.split('@')
  return (
    password.toLowerCase().includes(address) ||
    (localPart.length >= minOwnNameLength &&
      baseForms(password).some((form) => form === withoutEdges(localPart) || form === localPart))
  )
}

/**
 * Why a password is easy to guess; undefined: no reason found. Check the four visible rules first, see `passwordRules`.
 * @param email the student's own; empty when it is not known
 * @param isCommon whether one of these words is on the list of common passwords
 */
export async function passwordFault(
  password: string,
  email: string,
  isCommon: (words: readonly string[]) => boolean | Promise<boolean>,
): Promise<PasswordFault | undefined> {
  if (holdsOwnAddress(password, email)) return 'password_own_address'
  if (await isCommon(baseForms(password))) return 'password_common'
  // Loaded with the first password, because it is larger than the rest of the sign-up.
  const { patternFault } = await import('./password-strength.ts')
  return patternFault(password)
}

/** 256 parts of about a dozen words: the server cannot tell which word was asked about, or whether it is in the list. */
const prefixLength = 2
/** 64 bits of a hash are enough for a few thousand words. */
const hashLength = 16

// Exists in browsers and in Node; this package has the types of neither.
declare const crypto: { subtle: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> } }
declare class TextEncoder {
  encode(text: string): Uint8Array
}

/** The name of a word between client and server: a part of the list, and a hash. */
export async function passwordHash(word: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(word)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength)
}

export const passwordHashPrefix = (hash: string) => hash.slice(0, prefixLength)

export const getCommonPasswordHashes = endpoint({
  method: 'GET',
  path: '/api/v1/registration/getCommonPasswordHashes',
  access: 'public',
  summary:
    'A part of the list of common passwords, as hashes, by the first two digits. A form compares on its own device.',
  query: z.object({ prefix: z.string(code('required')).check(z.regex(/^[0-9a-f]{2}$/, code('invalid'))) }),
  response: z.object({ hashes: z.array(z.string()) }),
  errors: [],
})
