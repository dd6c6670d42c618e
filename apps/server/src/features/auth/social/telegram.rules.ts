import { createHmac, timingSafeEqual } from 'node:crypto'

export type TelegramReading = { kind: 'good'; userId: string } | { kind: 'forged' } | { kind: 'old' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Allowed clock difference between Telegram and this server. */
const skewMs = 60_000

/**
 * The init data of a Mini App, signed with a key that only Telegram and the bot know.
 * Source: core.telegram.org/bots/webapps, "Validating data received via the Mini App".
 */
export function readTelegramInitData(
  initData: string,
  { botToken, now, maxAgeMs }: { botToken: string; now: Date; maxAgeMs: number },
): TelegramReading {
  const fields = new URLSearchParams(initData)
  const names = [...fields.keys()]
  const hash = fields.get('hash') ?? ''
  if (!/^[0-9a-f]{64}$/.test(hash) || new Set(names).size !== names.length) return { kind: 'forged' }
  const checked = [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const expected = hmac(hmac('WebAppData', botToken), checked)
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) return { kind: 'forged' }
  const ageMs = now.getTime() - Number(fields.get('auth_date')) * 1000
  if (!(ageMs <= maxAgeMs && ageMs >= -skewMs)) return { kind: 'old' }
  const userId = readUserId(fields.get('user'))
  return userId === undefined ? { kind: 'forged' } : { kind: 'good', userId }
}

function readUserId(user: string | null): string | undefined {
  try {
    const { id } = JSON.parse(user ?? '') as { id?: unknown }
    return Number.isSafeInteger(id) ? String(id) : undefined
  } catch {
    return undefined
  }
}
