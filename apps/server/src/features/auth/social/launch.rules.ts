import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Messenger } from '@lumi/contracts/mini-app'
import type { MiniAppKeys } from '../../../platform/sign-in-settings.ts'

/** What the signed data of a mini-app say. The signature is in its one canonical form. */
export type LaunchReading = { kind: 'good'; userId: string; signature: string } | { kind: 'forged' } | { kind: 'old' }

interface Time {
  now: Date
  maxAgeMs: number
}

/** Allowed clock difference between the messenger and this server. */
const skewMs = 60_000

/** @returns how to read the data of this messenger; undefined without its key */
export function launchReader(keys: MiniAppKeys, messenger: Messenger) {
  const { telegram, vk } = keys
  if (messenger === 'telegram') return telegram && ((data: string, time: Time) => readTelegram(data, telegram, time))
  return vk && ((data: string, time: Time) => readVk(data, vk, time))
}

/**
 * Telegram's init data, signed with a key that only Telegram and the bot know.
 * Source: core.telegram.org/bots/webapps, "Validating data received via the Mini App".
 */
function readTelegram(data: string, { botToken }: { botToken: string }, time: Time): LaunchReading {
  const fields = new URLSearchParams(data)
  const signature = fields.get('hash') ?? ''
  const checked = [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const expected = hmac(hmac('WebAppData', botToken), checked).toString('hex')
  if (hasRepeated(fields) || !isSame(signature, expected)) return { kind: 'forged' }
  if (!isFresh(fields.get('auth_date'), time)) return { kind: 'old' }
  return withUser(userIdIn(fields.get('user')), expected)
}

/**
 * VK's launch parameters: those whose names begin with `vk_` are signed with the protected key of the app.
 * Source: dev.vk.com/mini-apps/development/launch-params-sign.
 */
function readVk(data: string, { appId, protectedKey }: NonNullable<MiniAppKeys['vk']>, time: Time): LaunchReading {
  const fields = new URLSearchParams(data)
  const checked = [...fields]
    .filter(([name]) => name.startsWith('vk_'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const expected = hmac(protectedKey, checked).toString('base64url')
  if (hasRepeated(fields) || !isSame(fields.get('sign') ?? '', expected)) return { kind: 'forged' }
  if (fields.get('vk_app_id') !== appId) return { kind: 'forged' }
  if (!isFresh(fields.get('vk_ts'), time)) return { kind: 'old' }
  const userId = fields.get('vk_user_id') ?? ''
  return withUser(/^[1-9]\d{0,14}$/.test(userId) ? userId : undefined, expected)
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A field twice: the signature could be of one, and the other be read. */
function hasRepeated(fields: URLSearchParams): boolean {
  const names = [...fields.keys()]
  return new Set(names).size !== names.length
}

function isFresh(seconds: string | null, { now, maxAgeMs }: Time): boolean {
  const ageMs = now.getTime() - Number(seconds ?? Number.NaN) * 1000
  return ageMs <= maxAgeMs && ageMs >= -skewMs
}

const withUser = (userId: string | undefined, signature: string): LaunchReading =>
  userId === undefined ? { kind: 'forged' } : { kind: 'good', userId, signature }

function userIdIn(user: string | null): string | undefined {
  try {
    const { id } = JSON.parse(user ?? '') as { id?: unknown }
    return Number.isSafeInteger(id) ? String(id) : undefined
  } catch {
    return undefined
  }
}
