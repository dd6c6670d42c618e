import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** 256 random bits, printable in a URL and in a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: without the token it opens nothing, and 256 random bits need no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A key for counters that does not reveal what it counts (an address, a mailbox). */
export const fingerprint = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url').slice(0, 32)

const sealingKey = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'lumi refresh successor', 32))

/** Encrypts `text` so that only the holder of `token` can read it again (AES-256-GCM). */
export function seal(token: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(token), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Throws when `sealed` was not made with this token. */
export function unseal(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(token), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
