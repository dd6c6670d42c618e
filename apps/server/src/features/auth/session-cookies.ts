import { SESSION } from '@lumi/contracts/product-rules'
import type { Cookie } from '../../platform/cookies.ts'

export const ACCESS_COOKIE = '__Host-session'
export const REFRESH_COOKIE = '__Secure-refresh'
const refreshPath = '/api/v1/auth'

const seconds = (ms: number) => Math.floor(ms / 1000)
export const accessMs = SESSION.accessMinutes * 60_000
export const idleMs = SESSION.refreshIdleDays * 86_400_000

export interface Tokens {
  access: string
  refresh: string
}

export const cookiesFor = (tokens: Tokens): Cookie[] => [
  { name: ACCESS_COOKIE, value: tokens.access, path: '/', maxAgeSeconds: seconds(accessMs) },
  { name: REFRESH_COOKIE, value: tokens.refresh, path: refreshPath, maxAgeSeconds: seconds(idleMs) },
]

export const clearingCookies = (): Cookie[] => [
  { name: ACCESS_COOKIE, value: '', path: '/', maxAgeSeconds: 0 },
  { name: REFRESH_COOKIE, value: '', path: refreshPath, maxAgeSeconds: 0 },
]
