import { createECDH, hkdfSync } from 'node:crypto'

/** Of RFC 8292: the public point (65 bytes) and the private number (32 bytes), base64url. */
export interface WebPushKeys {
  publicKey: string
  privateKey: string
}

/**
 * The keys by which push services know this server, made from its secret: every process has the same, a restored backup
 * too, and nothing is stored.
 */
export function webPushKeysFrom(secretKey: string): WebPushKeys {
  const curve = createECDH('prime256v1')
  for (let attempt = 0; ; attempt++) {
    const number = Buffer.from(hkdfSync('sha256', secretKey, '', `lumi web push ${attempt}`, 32))
    try {
      curve.setPrivateKey(number)
      return { publicKey: curve.getPublicKey('base64url', 'uncompressed'), privateKey: number.toString('base64url') }
    } catch {
      // One number in 2^32 is beyond the order of the curve.
    }
  }
}
