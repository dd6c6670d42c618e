// One database is enough: what is counted is the same on both.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import {
  buyTariff,
  cancelSubscription,
  createPayerLink,
  getAvailableStudentTariffs,
  getCurrentProducts,
  getCurrentStudentUsage,
  getFeatureAvailability,
  getPayerPage,
  getPaymentStatus,
  getPaywallInfo,
  getPromotionTariffPaywall,
  getReceipt,
  getUsageHistory,
  getUserPaymentMethods,
  getUserPaymentsHistory,
  previewUpgrade,
} from '@lumi/contracts/billing'
import { getPhoneVerification, sendPhoneVerificationCode } from '@lumi/contracts/phone'
import {
  applyUserPromoCode,
  getUserCurrentPromoCode,
  getUserPersonalPromoCode,
  getUserReferralLinkDetails,
} from '@lumi/contracts/promo'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { buyAndPay } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const header = 'x-counted-by-the-test'
const counting = new AsyncLocalStorage<{ statements: string[] } | undefined>()
let counted: { statements: string[] } = { statements: [] }
/** A request that asks for it has its statements counted, and nothing else: jobs run meanwhile. */
const onRequest = (message: unknown) => {
  const { request } = message as { request: IncomingMessage }
  counting.enterWith(request.headers[header] === undefined ? undefined : counted)
}

let server: TestServer
beforeAll(async () => {
  subscribe('http.server.request.start', onRequest)
  server = await startTestServer({ BILLING_UPGRADE_MODE: 'selfServe' })
  type Connection = { query(...args: unknown[]): Promise<unknown> }
  const client = server.lumi.platform.database.client as unknown as {
    transaction(work: (connection: Connection) => Promise<void>): Promise<void>
  }
  // The one connection, through which every statement goes.
  await client.transaction(async (connection) => {
    const { query } = connection
    connection.query = (...args) => {
      counting.getStore()?.statements.push(String(args[0]))
      return query.apply(connection, args)
    }
  })
})
afterAll(async () => {
  unsubscribe('http.server.request.start', onRequest)
  await server.close()
})

/** Of one request, the session included. */
async function statementsOf(work: (headers: Record<string, string>) => Promise<unknown>): Promise<number> {
  counted = { statements: [] }
  await work({ [header]: '1' })
  return counted.statements.length
}

test('each call about money asks the database a known number of times', async () => {
  const student = await server.signIn()
  const { payment } = await buyAndPay(student)
  const { paymentId } = payment
  const free = await server.signIn()
  const { url } = await free.call(createPayerLink, { body: {} })
  const link = Object.fromEntries(new URL(url!).searchParams) as { linkId: string; secret: string }
  await server.lumi.platform.ops.run('promo create', { code: 'TENOFF', percent: '10' }, 'tester')
  const feature = 'messages' as const
  const reads: [
    string,
    SignedInClient,
    (client: SignedInClient, headers: Record<string, string>) => Promise<unknown>,
  ][] = [
    ['getAvailableStudentTariffs', student, (client, headers) => client.call(getAvailableStudentTariffs, { headers })],
    [
      'getAvailableStudentTariffs before',
      free,
      (client, headers) => client.call(getAvailableStudentTariffs, { headers }),
    ],
    ['getCurrentProducts', student, (client, headers) => client.call(getCurrentProducts, { headers })],
    ['getCurrentStudentUsage', student, (client, headers) => client.call(getCurrentStudentUsage, { headers })],
    ['getUsageHistory', student, (client, headers) => client.call(getUsageHistory, { headers })],
    [
      'getFeatureAvailability',
      free,
      (client, headers) => client.call(getFeatureAvailability, { query: { feature }, headers }),
    ],
    ['getPaywallInfo', free, (client, headers) => client.call(getPaywallInfo, { query: { feature }, headers })],
    ['getPromotionTariffPaywall', free, (client, headers) => client.call(getPromotionTariffPaywall, { headers })],
    [
      'getPaymentStatus',
      student,
      (client, headers) => client.call(getPaymentStatus, { query: { paymentId }, headers }),
    ],
    ['getUserPaymentsHistory', student, (client, headers) => client.call(getUserPaymentsHistory, { headers })],
    ['getUserPaymentMethods', student, (client, headers) => client.call(getUserPaymentMethods, { headers })],
    [
      'getReceipt',
      student,
      (client, headers) => client.request(`${getReceipt.path}?paymentId=${paymentId}`, { headers }),
    ],
    [
      'previewUpgrade',
      student,
      (client, headers) => client.call(previewUpgrade, { query: { tariffId: 'max' }, headers }),
    ],
    ['getPayerPage', free, (client, headers) => client.call(getPayerPage, { body: link, headers })],
    ['getPhoneVerification', free, (client, headers) => client.call(getPhoneVerification, { headers })],
    ['getUserCurrentPromoCode', free, (client, headers) => client.call(getUserCurrentPromoCode, { headers })],
    ['getUserPersonalPromoCode', student, (client, headers) => client.call(getUserPersonalPromoCode, { headers })],
    ['getUserReferralLinkDetails', student, (client, headers) => client.call(getUserReferralLinkDetails, { headers })],
  ]
  const measured: Record<string, number> = {}
  for (const [name, client, call] of reads) {
    // What a first call has to make, such as the student's own code, is not counted.
    await call(client, {})
    measured[name] = await statementsOf((headers) => call(client, headers))
  }
  const body = { tariffId: 'plus', months: 1, attemptId: randomUUID() } as const
  measured.buyTariff = await statementsOf((headers) => free.call(buyTariff, { body, headers }))
  measured['buyTariff again'] = await statementsOf((headers) => free.call(buyTariff, { body, headers }))
  measured.cancelSubscription = await statementsOf((headers) => student.call(cancelSubscription, { body: {}, headers }))
  measured.createPayerLink = await statementsOf((headers) => free.call(createPayerLink, { body: {}, headers }))
  measured.applyUserPromoCode = await statementsOf((headers) =>
    free.call(applyUserPromoCode, { body: { code: 'TENOFF' }, headers }),
  )
  const phone = { phone: '+79123456789', channel: 'call' } as const
  measured.sendPhoneVerificationCode = await statementsOf((headers) =>
    free.call(sendPhoneVerificationCode, { body: phone, headers }),
  )
  expect(measured).toEqual({
    getAvailableStudentTariffs: 5,
    // Discounts are looked for only before the first payment, and once for all prices.
    'getAvailableStudentTariffs before': 7,
    getCurrentProducts: 7,
    getCurrentStudentUsage: 10,
    getUsageHistory: 7,
    getFeatureAvailability: 9,
    getPaywallInfo: 15,
    getPromotionTariffPaywall: 10,
    getPaymentStatus: 9,
    getUserPaymentsHistory: 3,
    getUserPaymentMethods: 3,
    getReceipt: 3,
    previewUpgrade: 6,
    getPayerPage: 10,
    getPhoneVerification: 7,
    getUserCurrentPromoCode: 4,
    getUserPersonalPromoCode: 2,
    getUserReferralLinkDetails: 3,
    // With what the stand-in for a payment service asks of its own tables.
    buyTariff: 18,
    'buyTariff again': 4,
    cancelSubscription: 11,
    createPayerLink: 2,
    applyUserPromoCode: 8,
    sendPhoneVerificationCode: 13,
  })
})
