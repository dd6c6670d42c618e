import type { FastifyReply } from 'fastify'
import { messengerFrame } from './messenger-frame.ts'

export type Cookies = Readonly<Record<string, string | undefined>>

export interface Cookie {
  name: string
  value: string
  path: string
  /** 0 removes the cookie. */
  maxAgeSeconds: number
  /** `none` only where another site's page must be able to bring it back (rules, Requests). @default 'lax' */
  sameSite?: 'lax' | 'none'
}

/**
 * Always HttpOnly, Secure and without Domain (rules, Sessions). Chromium and Firefox accept Secure cookies on
 * http://localhost, so development needs no weaker flags.
 *
 * In the frame of a messenger no `Lax` cookie would ever come back. There they are `None` and partitioned: of use inside
 * that messenger's page only, and apart from the cookies of Lumi's own site (rules, Sessions).
 */
export function setCookies(reply: FastifyReply, cookies: readonly Cookie[]) {
  const framed = messengerFrame(reply.request) && ({ sameSite: 'none', partitioned: true } as const)
  for (const { name, value, path, maxAgeSeconds, sameSite = 'lax' } of cookies) {
    reply.setCookie(name, value, { path, maxAge: maxAgeSeconds, httpOnly: true, secure: true, sameSite, ...framed })
  }
}
