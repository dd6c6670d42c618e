import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@lumi/contracts/errors'

/**
 * Base forms of the 3 000 commonest passwords, commonest first. The bare words could never pass the composition rule,
 * so what is compared is what people make of them: "P@ssw0rd1!" is "password" again.
 */
const commonBases = new Set([
  // What comes to mind first here; docs/security/accounts.md names them too.
  ...['lumi', 'lumitutor', 'луми'],
  ...readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
])

/** So much may be added to a common word before the rest counts as a password of its own. */
const maxDecoration = 6
/** A shorter local part ("me@...") stands in too many words. */
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

/** The words a password may be a decoration of. */
function baseForms(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase()
  const letters = lower.replaceAll(/[^\p{L}]/gu, '')
  const digits = lower.replaceAll(/\D/g, '')
  return [
    withoutLookAlikes(withoutEdges(lower)),
    withoutEdges(withoutLookAlikes(lower)),
    letters,
    // "123456Aa!": the two letters are there for the rule only.
    ...(letters.length <= 2 ? [digits] : []),
  ].filter((base) => base !== '')
}

/** Refuses the commonest passwords and the student's own address. Throws at the field `password`. */
export function assertNotGuessable(password: string, email: string): void {
  const [localPart = ''] = email.toLowerCase().split('@')
  const isGuessable = baseForms(password).some((base) => {
    const isDecorated = password.length - base.length <= maxDecoration
    const isOwnName = localPart.length >= minOwnNameLength && (base === withoutEdges(localPart) || base === localPart)
    return isDecorated && (commonBases.has(base) || isOwnName)
  })
  if (isGuessable || password.toLowerCase().includes(email.toLowerCase())) {
    throw new AppError('validation_failed', { validationErrors: [{ path: 'password', code: 'password_common' }] })
  }
}
