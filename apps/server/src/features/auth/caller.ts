import type { Language } from '@lumi/contracts/errors'
import { LOCALE, SESSION } from '@lumi/contracts/product-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookies, setCookies } from '../../platform/cookies.ts'
import { languageOfRequest } from '../../platform/errors.ts'
import { randomToken } from '../../platform/secrets.ts'

const deviceCookie = '__Host-device'

/** Where a call comes from. */
export interface Caller {
  language: Language
  languageId: number
  countryId: number
  address: string
  /** Value of the device cookie; undefined on the first visit. */
  deviceId: string | undefined
  userAgent: string | undefined
  /** IANA zone as sent by the device; unvalidated, for display only. */
  timeZone: string | undefined
  cookies: Cookies
}

/** @param deviceId of `keepDevice`, where a call gives the device its first cookie */
export function callerOf(request: FastifyRequest, deviceId = request.cookies[deviceCookie]): Caller {
  const { headers, ip, cookies } = request
  return {
    language: languageOfRequest(request),
    languageId: Number(headers['language-id'] ?? LOCALE.defaultLanguageId),
    countryId: Number(headers['country-id'] ?? LOCALE.defaultCountryId),
    address: ip,
    deviceId,
    userAgent: headers['user-agent'],
    timeZone: typeof headers.timezone === 'string' ? headers.timezone : undefined,
    cookies,
  }
}

/**
 * Counts orders of mails per device (rules, Limits), and tells a device that has signed in before from a new one. Strictly
 * necessary and says nothing about the person.
 */
export function keepDevice({ cookies }: FastifyRequest, reply: FastifyReply): string {
  const deviceId = cookies[deviceCookie] || randomToken()
  setCookies(reply, [
    { name: deviceCookie, value: deviceId, path: '/', maxAgeSeconds: SESSION.knownDeviceDays * 86_400 },
  ])
  return deviceId
}
