import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@lumi/contracts/errors'
import { passwordFault, passwordHash, passwordHashPrefix } from '@lumi/contracts/password'

/** Base forms of the 3 000 commonest passwords, commonest first. Bare words never pass the composition rule, so decorated ones are compared. */
const commonWords = new Set([
  // Words of this product, easy to guess here; listed in docs/security/accounts.md too.
  ...['lumi', 'lumitutor', 'луми'],
  ...readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
])

/** Refuses what is easy to guess and says why. Throws at the field `password`. */
export async function assertNotGuessable(password: string, email: string): Promise<void> {
  const fault = await passwordFault(password, email, (words) => words.some((word) => commonWords.has(word)))
  if (fault) throw new AppError('validation_failed', { validationErrors: [{ path: 'password', code: fault }] })
}

/** Hashes by prefix, made when the first form asks. */
let hashes: Promise<Map<string, string[]>> | undefined

async function hashCommonWords(): Promise<Map<string, string[]>> {
  const byPrefix = new Map<string, string[]>()
  for (const word of commonWords) {
    const hash = await passwordHash(word)
    const prefix = passwordHashPrefix(hash)
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), hash])
  }
  return byPrefix
}

export async function commonHashesOf(prefix: string): Promise<string[]> {
  hashes ??= hashCommonWords()
  return (await hashes).get(prefix) ?? []
}
