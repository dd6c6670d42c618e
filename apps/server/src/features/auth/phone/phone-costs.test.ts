// One database is enough: each sum is raised by one statement with its condition.
import { type PhoneChannel, sendPhoneVerificationCode } from '@lumi/contracts/phone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhoneNumber, withoutPhoneLimits } from '../../../testing/phone-numbers.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    ...withoutPhoneLimits,
    SMS_PRICE_CALL: '2',
    SMS_PRICE_TEXT: '10',
    SMS_DAY_COST_NUMBER: '12',
    SMS_DAY_COST_ADDRESS: '40',
    SMS_DAY_COST_COUNTRY: '60',
    SMS_DAY_COST_TOTAL: '90',
    TRUST_PROXY: '127.0.0.1',
  })
})
afterAll(() => server.close())

const tomorrow = () => server.lumi.platform.clock.advance(86_400_000)

/** A student of their own asks for a code, from an address. @returns the refusal; null: it was sent */
async function send(phone: string, address: string, channel: PhoneChannel = 'text') {
  const student = await server.signIn()
  const headers = { 'x-forwarded-for': address }
  return student.call(sendPhoneVerificationCode, { body: { phone, channel }, headers }).then(
    () => null,
    (error: { code: string; details: { retryAfterSeconds: number } }) => {
      expect(error.code).toBe('phone_day_limit')
      expect(error.details.retryAfterSeconds).toBeGreaterThan(0)
      expect(error.details.retryAfterSeconds).toBeLessThanOrEqual(86_400)
      return 'refused' as const
    },
  )
}
const times = async (number: number, work: () => Promise<'refused' | null>) => {
  const outcomes = await Promise.all(Array.from({ length: number }, work))
  return outcomes.filter((outcome) => outcome === null).length
}

test('what calls and texts cost in a day is bounded for a number, an address, a country and all; the next day is new [A03]', async () => {
  const phone = newPhoneNumber.RU()
  expect(await send(phone, '192.0.2.1')).toBeNull()
  expect(await send(phone, '192.0.2.2', 'call')).toBeNull()
  // 12 of 12, wherever it is asked from.
  expect(await send(phone, '192.0.2.3', 'call')).toBe('refused')

  // At once, with other numbers: 40 for an address, of which 10 are used.
  expect(await times(10, () => send(newPhoneNumber.BY(), '192.0.2.1'))).toBe(3)
  // 12 + 48 of 60 in the one country, 30 in the other, 90 in all.
  let address = 10
  expect(await times(10, () => send(newPhoneNumber.RU(), `192.0.2.${address++}`))).toBe(4)
  expect(await times(5, () => send(newPhoneNumber.RU(), `192.0.2.${address++}`, 'call'))).toBe(4)
  expect(await times(5, () => send(newPhoneNumber.BY(), `192.0.2.${address++}`, 'call'))).toBe(0)

  tomorrow()
  expect(await send(phone, '192.0.2.1')).toBeNull()
  expect(await times(10, () => send(newPhoneNumber.BY(), `192.0.2.${address++}`))).toBe(6)
})
