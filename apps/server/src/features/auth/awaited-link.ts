import { MAIL_LINK } from '@lumi/contracts/product-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, setCookies } from '../../platform/cookies.ts'

/**
 * What a browser holds that ordered a mailed link. Neither half signs anybody in alone: the link proves the mailbox, the
 * cookie that the link was opened by whoever ordered it. So nobody can be signed in to a stranger's account by a link
 * that the stranger sends them (login CSRF). `__Host-`: a page on a sibling domain could plant any other cookie.
 */
const cookieNames = { 'sign-up': '__Host-sign-up', 'new-password': '__Host-new-password' } as const
export type AwaitedLink = keyof typeof cookieNames

const hours = { 'sign-up': MAIL_LINK.confirmationHours, 'new-password': MAIL_LINK.passwordChangeHours }

const cookieOf = (link: AwaitedLink, value: string): Cookie => ({
  name: cookieNames[link],
  value,
  path: '/',
  maxAgeSeconds: value === '' ? 0 : hours[link] * 3600,
})

export const awaitedLink = ({ cookies }: Pick<FastifyRequest, 'cookies'>, link: AwaitedLink): string | undefined =>
  cookies[cookieNames[link]] || undefined

export const awaitLink = (reply: FastifyReply, link: AwaitedLink, value: string) =>
  setCookies(reply, [cookieOf(link, value)])

/** With a sign-in, whoever's it is: a link that is opened later on this device must not replace it by another one. */
export const awaitNoLink = (request: FastifyRequest, reply: FastifyReply) =>
  setCookies(
    reply,
    (Object.keys(cookieNames) as AwaitedLink[])
      .filter((link) => awaitedLink(request, link) !== undefined)
      .map((link) => cookieOf(link, '')),
  )
