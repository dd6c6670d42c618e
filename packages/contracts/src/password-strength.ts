import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import type { ValidationCode } from './errors.ts'
import { PASSWORD } from './product-rules.ts'

/** Why a password is easy to guess. */
export type PasswordFault = Extract<
  ValidationCode,
  | 'password_own_address'
  | 'password_common'
  | 'password_repeats'
  | 'password_sequence'
  | 'password_keys'
  | 'password_date'
>

/**
 * Finds patterns that are guessed first: repeats, sequences, neighbors on a keyboard, dates. Without dictionaries, which are
 * hundreds of kilobytes; the server has the list of common passwords.
 */
const strength = new ZxcvbnFactory({ graphs: adjacencyGraphs })

const faults: Record<string, PasswordFault> = {
  repeat: 'password_repeats',
  sequence: 'password_sequence',
  spatial: 'password_keys',
  date: 'password_date',
  regex: 'password_date',
}

export function patternFault(password: string): PasswordFault | undefined {
  // The check takes quadratic time, and a text of this length does not consist of patterns alone.
  const { guesses, sequence } = strength.check(password.slice(0, PASSWORD.judgedLength))
  if (guesses >= PASSWORD.minGuesses) return undefined
  const longest = sequence
    .filter(({ pattern }) => pattern in faults)
    .toSorted((one, other) => other.token.length - one.token.length)[0]
  return longest && faults[longest.pattern]
}
