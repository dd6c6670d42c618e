import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Order {
  method: string
  path: string
  body: string
  headers: IncomingMessage['headers']
}

interface FakePaymentService {
  url: string
  orders: Order[]
  /** The next answers are lost after their work was done; with a path, the next ones there. */
  loseAnswers(number: number, path?: string): void
  /** The next calls do not arrive. */
  refuse(number: number): void
  close(): Promise<void>
}

/** What one payment is in the memory of a stand-in; each stand-in tells it in its own protocol. */
interface Known {
  id: string
  paymentId: string
  amountMinor: number
  currency: string
  state: 'open' | 'succeeded' | 'failed'
  refundedMinor: number
}

type Answer = { status?: number; json: unknown }

async function startService(answer: (order: Order) => Answer | undefined): Promise<FakePaymentService> {
  const orders: Order[] = []
  let lost = 0
  let lostPath = '/'
  let refused = 0
  const server = createServer((request, response) => {
    const work = async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const order = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: Buffer.concat(parts).toString(),
        headers: request.headers,
      }
      if (refused > 0) {
        refused--
        return request.socket.destroy()
      }
      orders.push(order)
      const { status = 200, json } = answer(order) ?? { status: 404, json: {} }
      if (lost > 0 && order.path.startsWith(lostPath)) {
        lost--
        return request.socket.destroy()
      }
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    }
    work().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    loseAnswers: (number, path = '/') => {
      lost = number
      lostPath = path
    },
    refuse: (number) => {
      refused = number
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Stripe's REST interface, as far as Lumi speaks it: forms in, JSON out, idempotency keys. */
export async function startFakeStripe() {
  const byKey = new Map<string, Answer>()
  const known = new Map<string, Known>()
  const search = { isOff: false }
  const cardNow = { card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029, fingerprint: 'fp1' } }
  const intentOf = (one: Known) => ({
    id: `pi_${one.id}`,
    object: 'payment_intent',
    amount: one.amountMinor,
    currency: one.currency,
    status: one.state === 'succeeded' ? 'succeeded' : 'requires_payment_method',
    metadata: { paymentId: one.paymentId },
    setup_future_usage: 'off_session',
    last_payment_error: one.state === 'failed' ? { code: 'card_declined', decline_code: 'insufficient_funds' } : null,
    payment_method: { id: 'pm_1', customer: 'cus_1', ...cardNow },
    latest_charge: { amount_refunded: one.refundedMinor, disputed: false },
  })
  const sessionOf = (one: Known) => ({
    id: `cs_${one.id}`,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${one.id}`,
    status: one.state === 'open' ? 'open' : 'complete',
    payment_status: one.state === 'succeeded' ? 'paid' : 'unpaid',
    client_reference_id: one.paymentId,
    amount_total: one.amountMinor,
    currency: one.currency,
    payment_intent: one.state === 'succeeded' ? intentOf(one) : null,
  })
  function make(form: URLSearchParams): Known {
    const one: Known = {
      id: randomUUID(),
      paymentId: form.get('client_reference_id') ?? form.get('metadata[paymentId]') ?? '',
      amountMinor: Number(form.get('line_items[0][price_data][unit_amount]') ?? form.get('amount')),
      currency: form.get('line_items[0][price_data][currency]') ?? form.get('currency') ?? '',
      state: 'open',
      refundedMinor: 0,
    }
    known.set(one.id, one)
    return one
  }
  const service = await startService(({ method, path, body, headers }) => {
    if (headers.authorization !== 'Bearer sk_test')
      return { status: 401, json: { error: { type: 'invalid_request_error' } } }
    const key = headers['idempotency-key']
    const before = typeof key === 'string' ? byKey.get(key) : undefined
    if (before) return before
    const form = new URLSearchParams(body)
    const [, , resource = '', rest = '', last = ''] = path.split('?')[0]!.split('/')
    const answered = (json: unknown, status = 200): Answer => {
      const answer = { status, json }
      if (typeof key === 'string') byKey.set(key, answer)
      return answer
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') return answered(sessionOf(make(form)))
    if (method === 'GET' && resource === 'checkout') {
      const one = known.get(last.replace('cs_', ''))
      return one && { json: sessionOf(one) }
    }
    if (method === 'POST' && path === '/v1/payment_intents') {
      const one = make(form)
      one.state = form.get('payment_method') === 'pm_declined' ? 'failed' : 'succeeded'
      if (one.state === 'succeeded') return answered(intentOf(one))
      const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
      return answered({ error: { ...error, message: 'declined', payment_intent: intentOf(one) } }, 402)
    }
    if (method === 'GET' && path.startsWith('/v1/payment_intents/search?')) {
      const [, wanted] = /^metadata\['paymentId'\]:'([^']+)'$/.exec(
        new URL(path, 'http://x').searchParams.get('query')!,
      )!
      const error = { type: 'invalid_request_error', message: 'Search is not available' }
      if (search.isOff) return { status: 400, json: { error } }
      const found = [...known.values()].filter(({ paymentId }) => paymentId === wanted)
      return { json: { object: 'search_result', has_more: false, data: found.map(intentOf) } }
    }
    if (method === 'GET' && resource === 'payment_intents') {
      const one = known.get(rest.replace('pi_', ''))
      return one && { json: intentOf(one) }
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const one = known.get((form.get('payment_intent') ?? '').replace('pi_', ''))
      if (!one) return undefined
      one.refundedMinor += Number(form.get('amount'))
      return answered({ id: 're_1', object: 'refund', status: 'succeeded' })
    }
    return undefined
  })
  return { ...service, known, search, forgetKeys: () => byKey.clear() }
}

/** Made from YooKassa's documentation of its REST interface (version 3), not from the service itself. */
export async function startFakeYookassa() {
  const byKey = new Map<string, Answer>()
  const known = new Map<string, Known>()
  const search = { isOff: false }
  const sum = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
  const told = (one: Known) => ({
    id: one.id,
    status: one.state === 'open' ? 'pending' : one.state === 'succeeded' ? 'succeeded' : 'canceled',
    paid: one.state === 'succeeded',
    amount: { value: sum(one.amountMinor), currency: one.currency },
    refunded_amount: { value: sum(one.refundedMinor), currency: one.currency },
    confirmation: { type: 'redirect', confirmation_url: `https://yoomoney.test/${one.id}` },
    metadata: { paymentId: one.paymentId },
    payment_method: {
      type: 'bank_card',
      id: 'method-1',
      saved: true,
      card: { first6: '555555', last4: '4444', expiry_month: '07', expiry_year: '2030', card_type: 'Mir' },
    },
    ...(one.state === 'failed' && { cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' } }),
  })
  const service = await startService(({ method, path, body, headers }) => {
    if (headers.authorization !== `Basic ${Buffer.from('shop:key').toString('base64')}`)
      return { status: 401, json: {} }
    const key = headers['idempotence-key']
    if (method === 'POST' && typeof key !== 'string') return { status: 400, json: {} }
    const before = byKey.get(String(key))
    if (method === 'POST' && before) return before
    const order = body === '' ? {} : (JSON.parse(body) as Record<string, never>)
    const amount = order.amount as unknown as { value: string; currency: string }
    let answer: Answer | undefined
    if (method === 'POST' && path === '/payments') {
      const { metadata, payment_method_id: token } = order as unknown as {
        metadata: { paymentId: string }
        payment_method_id?: string
      }
      const one: Known = {
        id: randomUUID(),
        paymentId: metadata.paymentId,
        amountMinor: Number(amount.value.replace('.', '')),
        currency: amount.currency,
        state: token === undefined ? 'open' : token === 'declined' ? 'failed' : 'succeeded',
        refundedMinor: 0,
      }
      known.set(one.id, one)
      answer = { json: told(one) }
    } else if (method === 'POST' && path === '/refunds') {
      const one = known.get(String(order.payment_id))
      if (one) one.refundedMinor += Number(amount.value.replace('.', ''))
      answer = { json: { id: 'refund-1', status: one ? 'succeeded' : 'canceled' } }
    } else if (method === 'GET' && path.startsWith('/payments?')) {
      if (search.isOff) return { status: 403, json: { type: 'error' } }
      // Newest first, in pages of two at most, so that whoever reads it has to follow the cursor.
      const { searchParams } = new URL(path, 'http://x')
      const isWhole = searchParams.has('created_at.gte') && searchParams.has('created_at.lt')
      const all = isWhole ? [...known.values()].toReversed() : []
      const from = Number(searchParams.get('cursor') ?? 0)
      const items = all.slice(from, from + 2).map(told)
      return { json: { type: 'list', items, ...(from + 2 < all.length && { next_cursor: String(from + 2) }) } }
    } else if (method === 'GET') {
      const one = known.get(path.split('/').at(-1) ?? '')
      return one && { json: told(one) }
    }
    if (answer && typeof key === 'string') byKey.set(key, answer)
    return answer
  })
  return { ...service, known, search, forgetKeys: () => byKey.clear() }
}

/** Made from bePaid's documentation of checkout and gateway, not from the service itself. */
export async function startFakeBepaid() {
  const known = new Map<string, Known>()
  const transactions: Record<string, unknown>[] = []
  const card = { token: 'card-token', brand: 'visa', last_4: '1111', exp_month: 1, exp_year: 2031, stamp: 'stamp-1' }
  const payment = (one: Known) => ({
    uid: one.id,
    type: 'payment',
    status: one.state === 'succeeded' ? 'successful' : one.state === 'failed' ? 'failed' : 'incomplete',
    amount: one.amountMinor,
    currency: one.currency,
    tracking_id: one.paymentId,
    code: one.state === 'failed' ? 'F.0116' : 'S.0000',
    credit_card: card,
  })
  interface Request {
    amount: number
    currency: string
    tracking_id: string
    parent_uid?: string
    credit_card?: { token: string }
  }
  const service = await startService(({ method, path, body, headers }) => {
    if (headers.authorization !== `Basic ${Buffer.from('shop:key').toString('base64')}`)
      return { status: 401, json: {} }
    const order = body === '' ? {} : (JSON.parse(body) as { checkout?: { order: Request }; request?: Request })
    if (method === 'POST' && path === '/ctp/api/checkouts' && order.checkout) {
      const { amount, currency, tracking_id: paymentId } = order.checkout.order
      known.set(paymentId, {
        id: randomUUID(),
        paymentId,
        amountMinor: amount,
        currency,
        state: 'open',
        refundedMinor: 0,
      })
      return { status: 201, json: { checkout: { token: 'checkout', redirect_url: 'https://checkout.bepaid.test/1' } } }
    }
    if (method === 'POST' && path === '/transactions/payments' && order.request) {
      const { amount, currency, tracking_id: paymentId, credit_card: by } = order.request
      const state = by?.token === 'declined' ? 'failed' : 'succeeded'
      const one: Known = { id: randomUUID(), paymentId, amountMinor: amount, currency, state, refundedMinor: 0 }
      known.set(paymentId, one)
      return { json: { transaction: payment(one) } }
    }
    if (method === 'POST' && path === '/transactions/refunds' && order.request) {
      const { amount, parent_uid, tracking_id } = order.request
      const refund = { uid: randomUUID(), type: 'refund', status: 'successful', amount, currency: 'BYN', parent_uid }
      transactions.push({ ...refund, tracking_id })
      return { json: { transaction: { ...refund, tracking_id } } }
    }
    if (method === 'GET' && path.startsWith('/v2/transactions/tracking_id/')) {
      const one = known.get(path.split('/').at(-1) ?? '')
      if (!one || (one.state === 'open' && transactions.length === 0)) return undefined
      const own = transactions.filter(({ parent_uid }) => parent_uid === one.id)
      return { json: { transactions: [payment(one), ...own] } }
    }
    return undefined
  })
  return { ...service, known }
}
