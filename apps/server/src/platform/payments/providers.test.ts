import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeBepaid, startFakeStripe, startFakeYookassa } from '../../testing/fake-payment-services.ts'
import { createBepaid } from './bepaid.ts'
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts'
import { createStripe } from './stripe.ts'
import { createYookassa } from './yookassa.ts'

type Fake = Awaited<ReturnType<typeof startFakeBepaid>>

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

const fakes: Fake[] = []
const providers = new Map<string, { provider: PaymentProvider; fake: Fake; declined: string }>()
beforeAll(async () => {
  const [stripe, yookassa, bepaid] = [await startFakeStripe(), await startFakeYookassa(), await startFakeBepaid()]
  fakes.push(stripe, yookassa, bepaid)
  const shop = { shopId: 'shop', key: 'key' }
  providers.set('Stripe', {
    provider: createStripe({ key: 'sk_test', webhookSecrets: ['whsec_old', 'whsec_new'], baseUrl: stripe.url }),
    fake: stripe,
    declined: 'pm_declined',
  })
  providers.set('YooKassa', {
    provider: createYookassa({ ...shop, webhookSecrets: ['hush'], baseUrl: yookassa.url }),
    fake: yookassa,
    declined: 'declined',
  })
  providers.set('bePaid', {
    provider: createBepaid({ ...shop, publicKey: pem, checkoutUrl: bepaid.url, gatewayUrl: bepaid.url }),
    fake: bepaid,
    declined: 'declined',
  })
})
afterAll(async () => {
  for (const fake of fakes) await fake.close()
})

const order = (paymentId = randomUUID()) => ({
  paymentId,
  amountMinor: 2430,
  currency: 'USD',
  description: 'Lumi: Plus',
})
const page = () => ({
  ...order(),
  language: 'ru' as const,
  email: 'parent@example.org',
  returnUrl: 'https://lumi.test/payment/status',
  webhookUrl: 'https://lumi.test/hook',
})

describe.each(['Stripe', 'YooKassa', 'bePaid'])('%s', (name) => {
  test('a page is opened, paid, found with its card, given back in parts, each once [SR09]', async () => {
    const { provider, fake } = providers.get(name)!
    const wanted = page()
    const opened = await provider.openCheckout(wanted)
    expect(opened.checkoutUrl).toMatch(/^https:/)
    const before = await provider.find(opened.providerPaymentId)
    expect(before?.state ?? 'open').toBe('open')
    const known = [...fake.known.values()].find(({ paymentId }) => paymentId === wanted.paymentId)!
    known.state = 'succeeded'
    expect(await provider.find(opened.providerPaymentId)).toMatchObject({
      providerPaymentId: opened.providerPaymentId,
      paymentId: wanted.paymentId,
      state: 'succeeded',
      amountMinor: 2430,
      currency: 'USD',
      refundedMinor: 0,
      isChargedBack: false,
      card: { last4: expect.stringMatching(/^\d{4}$/), expires: expect.stringMatching(/^\d\d\/\d\d$/) },
    })
    const refund = { ...opened, refundId: randomUUID(), amountMinor: 430, currency: 'USD' }
    expect([await provider.refund(refund), await provider.refund(refund)]).toEqual([true, true])
    expect((await provider.find(opened.providerPaymentId))?.refundedMinor).toBe(430)
  })

  test('a saved card is charged once for one order, also when the answer was lost; a decline is an answer [SR09]', async () => {
    const { provider, fake, declined } = providers.get(name)!
    const wanted = order()
    const card = { token: 'saved', customer: null }
    // Stripe's library asks once more by itself, with the same key.
    fake.loseAnswers(name === 'Stripe' ? 2 : 1)
    // bePaid looks first; the charge is lost after that.
    if (name === 'bePaid') {
      fake.loseAnswers(0)
      const { length } = fake.orders
      const charging = provider.charge(wanted, card)
      await charging
      expect(fake.orders.slice(length).map(({ method }) => method)).toEqual(['GET', 'POST'])
    } else await expect(provider.charge(wanted, card)).rejects.toBeInstanceOf(ProviderUnavailable)
    const again = await provider.charge(wanted, card)
    expect(again).toMatchObject({ state: 'succeeded', paymentId: wanted.paymentId })
    const made = [...fake.known.values()].filter(({ paymentId }) => paymentId === wanted.paymentId)
    expect(made).toHaveLength(1)
    const refused = await provider.charge(order(), { token: declined, customer: null })
    expect(refused).toMatchObject({ state: 'failed', failure: 'no_funds' })
    expect(await provider.find(`${name}-nothing`).catch(() => undefined)).toBeUndefined()
  })
})

test('Stripe: only its own signature opens a callback, of either secret, and not an old one [SR07]', () => {
  const { provider } = providers.get('Stripe')!
  const Stripe = createRequire(import.meta.url)('stripe') as typeof import('stripe').default
  const { webhooks } = new Stripe('sk_test')
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', metadata: { paymentId: 'ours' } } },
  })
  const read = (secret: string, timestamp?: number, raw = payload) =>
    provider.readEvent(raw, {
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) }),
    })
  const event = { eventId: 'evt_1', providerPaymentId: 'cs_1', paymentId: 'ours' }
  expect([read('whsec_old'), read('whsec_new')]).toEqual([event, event])
  const seconds = Math.floor(Date.now() / 1000)
  const bad = [
    read('whsec_other'),
    read('whsec_new', seconds - 400),
    read('whsec_new', undefined, payload.replace('1', '2')),
  ]
  expect([...bad, provider.readEvent(payload, {})]).toEqual([undefined, undefined, undefined, undefined])
})

test('YooKassa and bePaid: a callback without the secret or the signature is nobody’s [SR07]', () => {
  const yookassa = providers.get('YooKassa')!.provider
  const notice = {
    type: 'notification',
    event: 'payment.succeeded',
    object: { id: 'p1', metadata: { paymentId: 'ours' } },
  }
  const raw = JSON.stringify(notice)
  expect(yookassa.readEvent(raw, { 'lumi-query-key': 'hush' })).toEqual({
    eventId: 'payment.succeeded p1',
    providerPaymentId: 'p1',
    paymentId: 'ours',
  })
  expect([yookassa.readEvent(raw, { 'lumi-query-key': 'guess' }), yookassa.readEvent(raw, {})]).toEqual([
    undefined,
    undefined,
  ])
  expect(yookassa.readEvent('not json', { 'lumi-query-key': 'hush' })).toBeUndefined()

  const bepaid = providers.get('bePaid')!.provider
  const transaction = {
    uid: 'u1',
    type: 'payment',
    status: 'successful',
    amount: 1,
    currency: 'BYN',
    tracking_id: 'ours',
  }
  const body = JSON.stringify({ transaction })
  const authorization = `Basic ${Buffer.from('shop:key').toString('base64')}`
  const signature = sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64')
  expect(bepaid.readEvent(body, { authorization, 'content-signature': signature })).toEqual({
    eventId: 'u1 successful',
    providerPaymentId: 'ours',
    paymentId: 'ours',
  })
  expect([
    bepaid.readEvent(body, { authorization }),
    bepaid.readEvent(`${body} `, { authorization, 'content-signature': signature }),
    bepaid.readEvent(body, { 'content-signature': signature }),
  ]).toEqual([undefined, undefined, undefined])
})
