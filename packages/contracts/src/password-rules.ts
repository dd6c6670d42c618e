import { PASSWORD } from './product-rules.ts'

/**
 * The four visible rules of a password, in the order of the form (V03). In a file of their own: the early script of the page
 * ticks them before the app, and any schema, has arrived.
 */
export const passwordRules = [
  { code: 'password_length', test: (value: string) => value.length >= PASSWORD.minLength },
  { code: 'password_uppercase', test: (value: string) => /\p{Lu}/u.test(value) },
  { code: 'password_lowercase', test: (value: string) => /\p{Ll}/u.test(value) },
  { code: 'password_special', test: (value: string) => /[^\p{L}\p{N}\s]/u.test(value) },
] as const
