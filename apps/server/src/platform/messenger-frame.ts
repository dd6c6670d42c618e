import { type Messenger, messengers } from '@lumi/contracts/mini-app'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Marks the cookies of one messenger's frame. It is partitioned, so the browser brings it back only inside the page that
 * showed the frame: neither on Lumi's own site nor inside any other one.
 */
const frameCookie = '__Host-frame'
/** As long as a browser keeps any cookie. */
const maxAgeSeconds = 400 * 24 * 3600

/** The messenger in whose frame this request was made, as its entry page noted. */
export function messengerFrame({ cookies }: Pick<FastifyRequest, 'cookies'>): Messenger | undefined {
  return messengers.find((messenger) => messenger === cookies[frameCookie])
}

/** Whether the request asks for a page to be shown in a frame. */
export const isForFrame = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'iframe' || headers['sec-fetch-dest'] === 'frame'

/** From now on, requests from the frame that this page is shown in are known as such. */
export function markFrame(reply: FastifyReply, messenger: Messenger): void {
  reply.setCookie(frameCookie, messenger, {
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
  })
}
