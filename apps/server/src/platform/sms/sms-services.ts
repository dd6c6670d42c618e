import { randomInt } from 'node:crypto'
import type { Language } from '@lumi/contracts/errors'
import type { PhoneChannel } from '@lumi/contracts/phone'
import * as z from 'zod/mini'
import { type OutboundRequest, sendOutbound } from '../http.ts'
import type { SmsService } from './sms-settings.ts'

interface PhoneOrder {
  studentId: string
  channel: PhoneChannel
  /** E.164. */
  phone: string
  language: Language
  digits: number
  /** The text of a message with this code. */
  wordsFor(code: string): string
}

/** How the answer of a student is checked: against a code, or by asking the service that made it. */
type SentCode = { kind: 'code'; code: string } | { kind: 'service'; reference: string }

export interface SmsClient {
  /** Throws when the service refuses or does not answer. */
  send(order: PhoneOrder): Promise<SentCode>
  /** For codes of the kind `service`. */
  check?(reference: string, code: string): Promise<boolean>
}

const timeoutMs = 10_000
const maxAnswerBytes = 50_000

/** As many random digits as a code has. */
export const randomDigits = (digits: number): string =>
  randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')

async function ask(request: Omit<OutboundRequest, 'timeoutMs' | 'signal'>): Promise<{ status: number; body: unknown }> {
  const answer = await sendOutbound({ ...request, timeoutMs, signal: AbortSignal.timeout(timeoutMs) })
  const text = await answer.text(maxAnswerBytes)
  // Only the status: bodies of these services repeat the number.
  if (answer.status >= 500) throw new Error(`The phone service answered ${answer.status}`)
  try {
    return { status: answer.status, body: JSON.parse(text) }
  } catch (cause) {
    throw new Error('The phone service answered no JSON', { cause })
  }
}

const form = (fields: Record<string, string | undefined>) =>
  String(
    new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  )
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/** The services want the digits of a number alone. */
const digitsOf = (phone: string) => phone.slice(1)

/** A flash call shows the digits of the service's choice; the last ones are the code. */
function lastDigits(shown: string, digits: number): string {
  const code = shown.replaceAll(/\D/g, '').slice(-digits)
  if (code.length < digits) throw new Error('The phone service named too few digits')
  return code
}

const SmscAnswer = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  code: z.optional(z.union([z.string(), z.number()])),
  error_code: z.optional(z.union([z.string(), z.number()])),
})

/** `/sys/send.php` with `fmt=3`: JSON; a call with the text `code` answers the digits of the calling number. */
function createSmsc(service: Extract<SmsService, { kind: 'smsc' }>): SmsClient {
  return {
    async send({ channel, phone, digits, wordsFor }) {
      const code = randomDigits(digits)
      const { body } = await ask({
        url: `${service.baseUrl}/sys/send.php`,
        method: 'POST',
        headers: formHeaders,
        body: form({
          login: service.login,
          psw: service.password,
          phones: digitsOf(phone),
          fmt: '3',
          charset: 'utf-8',
          ...(channel === 'call' ? { mes: 'code', call: '1' } : { mes: wordsFor(code), sender: service.sender }),
        }),
      })
      const answer = SmscAnswer.parse(body)
      if (answer.error_code !== undefined || answer.id === undefined) {
        throw new Error(`SMSC refused with error ${answer.error_code ?? 'unknown'}`)
      }
      return { kind: 'code', code: channel === 'call' ? lastDigits(String(answer.code ?? ''), digits) : code }
    },
  }
}

const SmsRuAnswer = z.object({
  status: z.string(),
  status_code: z.optional(z.union([z.string(), z.number()])),
  code: z.optional(z.union([z.string(), z.number()])),
  sms: z.optional(
    z.record(z.string(), z.object({ status: z.string(), status_code: z.optional(z.union([z.string(), z.number()])) })),
  ),
})

/** `/code/call` answers the four digits that the number shows; `/sms/send` with `json=1` sends a text. */
function createSmsRu(service: Extract<SmsService, { kind: 'sms-ru' }>): SmsClient {
  return {
    async send({ channel, phone, digits, wordsFor }) {
      const code = randomDigits(digits)
      const to = digitsOf(phone)
      const isCall = channel === 'call'
      const { body } = await ask({
        url: `${service.baseUrl}/${isCall ? 'code/call' : 'sms/send'}`,
        method: 'POST',
        headers: formHeaders,
        body: form(
          isCall
            ? // The address of the student stays with us; the service takes -1 for "none".
              { api_id: service.key, phone: to, ip: '-1' }
            : { api_id: service.key, to, msg: wordsFor(code), json: '1', from: service.sender },
        ),
      })
      const answer = SmsRuAnswer.parse(body)
      const one = isCall ? answer : (answer.sms?.[to] ?? answer)
      if (answer.status !== 'OK' || one.status !== 'OK') {
        throw new Error(`sms.ru refused with status ${one.status_code ?? answer.status_code ?? 'unknown'}`)
      }
      return { kind: 'code', code: isCall ? lastDigits(String(answer.code ?? ''), digits) : code }
    },
  }
}

const TwilioVerification = z.object({ sid: z.string(), status: z.string() })

/** Twilio makes, sends and checks the code itself. */
function createTwilioVerify(service: Extract<SmsService, { kind: 'twilio-verify' }>): SmsClient {
  const authorization = `Basic ${Buffer.from(`${service.accountId}:${service.token}`).toString('base64')}`
  const post = (path: string, fields: Record<string, string>) =>
    ask({
      url: `${service.baseUrl}/v2/Services/${encodeURIComponent(service.serviceId)}/${path}`,
      method: 'POST',
      headers: { ...formHeaders, authorization },
      body: form(fields),
    })
  return {
    async send({ phone, language }) {
      const { status, body } = await post('Verifications', { To: phone, Channel: 'sms', Locale: language })
      if (status !== 201) throw new Error(`Twilio Verify answered ${status}`)
      return { kind: 'service', reference: TwilioVerification.parse(body).sid }
    },
    async check(reference, code) {
      const { status, body } = await post('VerificationCheck', { VerificationSid: reference, Code: code })
      // It forgets a verification that is approved, expired or out of tries.
      if (status === 404) return false
      if (status >= 400) throw new Error(`Twilio Verify answered ${status}`)
      return TwilioVerification.parse(body).status === 'approved'
    },
  }
}

const HttpAnswer = z.object({ code: z.optional(z.string()) })

/**
 * The operator's own service: gets `{phone, channel, code, text, language}` as JSON. For a call it may answer another
 * `{code}`: the digits that its number shows.
 */
function createHttpService(service: Extract<SmsService, { kind: 'http' }>): SmsClient {
  return {
    async send({ channel, phone, language, digits, wordsFor }) {
      const code = randomDigits(digits)
      const { status, body } = await ask({
        url: service.url,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(service.key === undefined ? {} : { authorization: `Bearer ${service.key}` }),
        },
        body: JSON.stringify({ phone, channel, code, text: wordsFor(code), language }),
      })
      if (status >= 300) throw new Error(`The phone service answered ${status}`)
      const shown = HttpAnswer.parse(body).code
      return { kind: 'code', code: channel === 'call' && shown !== undefined ? lastDigits(shown, digits) : code }
    },
  }
}

/** The client of a service outside; the outbox is none. */
export function createSmsClient(service: Exclude<SmsService, { kind: 'outbox' }>): SmsClient {
  switch (service.kind) {
    case 'smsc':
      return createSmsc(service)
    case 'sms-ru':
      return createSmsRu(service)
    case 'twilio-verify':
      return createTwilioVerify(service)
    case 'http':
      return createHttpService(service)
  }
}
