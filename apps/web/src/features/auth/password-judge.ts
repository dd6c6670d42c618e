import {
  getCommonPasswordHashes,
  type PasswordFault,
  passwordFault,
  passwordHash,
  passwordHashPrefix,
} from '@lumi/contracts/password'
import { passwordTexts } from '@lumi/contracts/password-texts'
import { api } from '../../lib/api.ts'
import { addErrorTexts } from '../../lib/errors.ts'

for (const language of ['en', 'ru'] as const)
  addErrorTexts(
    language,
    Object.fromEntries(Object.entries(passwordTexts).map(([code, texts]) => [code, texts[language]])),
  )

const parts = new Map<string, Promise<string[]>>()

/** One part of the server's list of common passwords, fetched once. */
function partOf(prefix: string): Promise<string[]> {
  let part = parts.get(prefix)
  if (!part) {
    part = api(getCommonPasswordHashes, { query: { prefix } }).then(({ hashes }) => hashes)
    part.catch(() => parts.delete(prefix))
    parts.set(prefix, part)
  }
  return part
}

/** The password never leaves the device for this check: hashes are compared here. */
async function isCommon(words: readonly string[]): Promise<boolean> {
  const hashes = await Promise.all(words.map(passwordHash))
  const lists = await Promise.all(hashes.map((hash) => partOf(passwordHashPrefix(hash))))
  return hashes.some((hash, index) => lists[index]?.includes(hash))
}

/** Why the server would refuse the password. Rejects if this cannot be found out, for example without a network. */
export const judgePassword = (password: string, email: string): Promise<PasswordFault | undefined> =>
  passwordFault(password, email, isCommon)
