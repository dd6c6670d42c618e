import { createHmac, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { rows } from '../db.ts'
import { sendOutbound } from '../http.ts'
import type { Platform } from '../platform.ts'
import { withPolicy } from '../security-headers.ts'
import { isEqualText } from './equal-text.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'
import { sandboxPayments, sandboxRefunds } from './sandbox.tables.ts'
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts'

const callbackJob = 'sandbox-callback'
/** How late the late bank is, and when a payment is taken back. */
const lateMs = 20_000
const chargebackMs = 10_000

/** Test cards by their last digits: what happens on the page, and later with the saved card. */
const sandboxCards = {
  '4242': { onPage: 'succeed', later: 'succeed' },
  '3220': { onPage: 'confirm', later: 'succeed' },
  '0002': { onPage: 'decline', later: 'decline' },
  '9995': { onPage: 'no-funds', later: 'no-funds' },
  '0341': { onPage: 'succeed', later: 'decline' },
  '7777': { onPage: 'late', later: 'succeed' },
  '8888': { onPage: 'twice', later: 'succeed' },
  '0259': { onPage: 'chargeback', later: 'succeed' },
} as const
export type SandboxCard = keyof typeof sandboxCards

const isCard = (value: unknown): value is SandboxCard => typeof value === 'string' && Object.hasOwn(sandboxCards, value)

type SandboxRow = typeof sandboxPayments.$inferSelect
const Event = z.object({ eventId: z.string(), sandboxId: z.string(), paymentId: z.string() })
const signatureHeader = 'x-sandbox-signature'
const callbackTimeoutMs = 10_000

/**
 * A payment provider inside the server, for local mode: a hosted page with test cards, callbacks with a signature, saved
 * cards. It behaves as a real one does, late and doubled callbacks included, and moves no money.
 */
export function createSandbox({
  db,
  clock,
  env,
  jobs,
  origins,
}: Pick<Platform, 'db' | 'clock' | 'env' | 'jobs' | 'origins'>) {
  const sign = (raw: string) => createHmac('sha256', env.secretKey).update(`sandbox ${raw}`).digest('hex')

  jobs.define<{ event: z.infer<typeof Event>; times: number }>(callbackJob, async ({ event, times }) => {
    const raw = JSON.stringify(event)
    const send = () =>
      sendOutbound({
        url: `${origins.publicUrl()}/api/v1/payments/webhook/sandbox`,
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(raw) },
        body: raw,
        timeoutMs: callbackTimeoutMs,
      })
    const answers = await Promise.all(Array.from({ length: times }, send))
    for (const answer of answers) {
      answer.body.resume()
      if (answer.status >= 300) throw new Error(`The callback of the sandbox was answered with ${answer.status}`)
    }
  })

  async function callBack(row: SandboxRow, { times = 1, afterMs = 0 } = {}): Promise<void> {
    const { sandboxId, paymentId } = row
    const event = { eventId: randomUUID(), sandboxId, paymentId }
    const startAfter = afterMs === 0 ? {} : { startAfter: new Date(Date.now() + afterMs) }
    await db.transaction((tx) => jobs.enqueue(tx, callbackJob, { event, times }, startAfter))
    jobs.wake(callbackJob)
  }

  function asPayment(row: SandboxRow): ProviderPayment {
    const isKnown = row.knownFrom === null || row.knownFrom <= clock.now()
    const state = !isKnown || row.state === 'confirming' ? 'open' : row.state
    const { sandboxId, paymentId, amountMinor, currency, failure, refundedMinor, isChargedBack, card } = row
    return {
      providerPaymentId: sandboxId,
      paymentId,
      amountMinor,
      currency,
      state,
      isAtBank: state === 'open' && row.state !== 'open',
      failure: state === 'failed' ? failure : null,
      card:
        state === 'succeeded' && card !== null
          ? {
              token: `card-${card}`,
              customer: null,
              brand: 'Visa',
              last4: card,
              expires: '12/40',
              fingerprint: `sandbox-${card}`,
            }
          : null,
      refundedMinor,
      isChargedBack,
    }
  }

  async function findRow(sandboxId: string): Promise<SandboxRow | undefined> {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.sandboxId, sandboxId))
    return row
  }

  async function findByOurId(paymentId: string): Promise<SandboxRow | undefined> {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.paymentId, paymentId))
    return row
  }

  async function create(
    row: Omit<typeof sandboxPayments.$inferInsert, 'sandboxId' | 'createdAt'>,
  ): Promise<SandboxRow> {
    await db
      .insert(sandboxPayments)
      .values({ ...row, sandboxId: `sbx_${randomUUID()}`, createdAt: clock.now() })
      .onConflictDoNothing()
    return (await findByOurId(row.paymentId))!
  }

  const provider: PaymentProvider = {
    kind: 'sandbox',
    async openCheckout({ paymentId, amountMinor, currency, description, language, returnUrl }) {
      const row = await create({ paymentId, state: 'open', amountMinor, currency, description, language, returnUrl })
      const checkoutUrl = `${origins.publicUrl()}/sandbox/${row.sandboxId}`
      return { providerPaymentId: row.sandboxId, checkoutUrl }
    },
    async charge({ paymentId, amountMinor, currency, description }, { token }) {
      const card = token.replace('card-', '')
      const later = isCard(card) ? sandboxCards[card].later : 'decline'
      const row = await create({
        paymentId,
        state: later === 'succeed' ? 'succeeded' : 'failed',
        failure: later === 'succeed' ? null : later === 'no-funds' ? 'no_funds' : 'declined',
        amountMinor,
        currency,
        description,
        language: 'en',
        returnUrl: '',
        card,
      })
      return asPayment(row)
    },
    async find(sandboxId) {
      const row = await findRow(sandboxId)
      return row && asPayment(row)
    },
    async findByOurId(paymentId) {
      const row = await findByOurId(paymentId)
      return row && asPayment(row)
    },
    async closeCheckout(sandboxId) {
      await db.execute(sql`update sandbox_payments set state = 'failed', failure = 'expired'
        where sandbox_id = ${sandboxId} and state = 'open'`)
    },
    async refund({ refundId, providerPaymentId, amountMinor }) {
      return db.transaction(async (tx) => {
        const stored = await tx
          .insert(sandboxRefunds)
          .values({ refundId, sandboxId: providerPaymentId, amountMinor })
          .onConflictDoNothing()
          .returning({ refundId: sandboxRefunds.refundId })
        if (stored.length === 0) return true
        const given = await rows(
          tx,
          sql`update sandbox_payments set refunded_minor = refunded_minor + ${amountMinor}
              where sandbox_id = ${providerPaymentId} and state = 'succeeded'
                and refunded_minor + ${amountMinor} <= amount_minor returning 1`,
        )
        if (given.length === 0) await tx.delete(sandboxRefunds).where(eq(sandboxRefunds.refundId, refundId))
        return given.length > 0
      })
    },
    async forgetCard() {},
    readEvent(raw, headers) {
      if (!isEqualText(headers[signatureHeader] ?? '', sign(raw))) return undefined
      const event = Event.safeParse(JSON.parse(raw))
      if (!event.success) return undefined
      const { eventId, sandboxId, paymentId } = event.data
      return { eventId, providerPaymentId: sandboxId, paymentId }
    },
  }

  /** What a test card does. @returns the page to go to */
  async function pay(row: SandboxRow, card: SandboxCard): Promise<'back' | 'confirm'> {
    const { onPage } = sandboxCards[card]
    const ended = async (changes: Partial<SandboxRow>) => {
      const changed = await db
        .update(sandboxPayments)
        .set({ card, ...changes })
        .where(sql`sandbox_id = ${row.sandboxId} and state in ('open', 'confirming')`)
        .returning()
      return changed.length > 0
    }
    switch (onPage) {
      case 'confirm':
        await ended({ state: 'confirming' })
        await callBack(row)
        return 'confirm'
      case 'decline':
      case 'no-funds':
        await ended({ state: 'failed', failure: onPage === 'decline' ? 'declined' : 'no_funds' })
        await callBack(row)
        return 'back'
      case 'late':
        if (await ended({ state: 'succeeded', knownFrom: new Date(clock.now().getTime() + lateMs) })) {
          await callBack(row, { afterMs: lateMs })
        }
        return 'back'
      case 'chargeback':
        if (await ended({ state: 'succeeded' })) {
          await callBack(row)
          await callBack(row, { afterMs: chargebackMs })
        }
        return 'back'
      default:
        if (await ended({ state: 'succeeded' })) await callBack(row, { times: onPage === 'twice' ? 5 : 1 })
        return 'back'
    }
  }

  /** Its hosted page. */
  function serve(server: FastifyInstance): void {
    const options = { helmet: withPolicy(sandboxPolicy) }
    const find = async (sandboxId: string) => (sandboxId.length < 100 ? findRow(sandboxId) : undefined)
    server.get<{ Params: { id: string }; Querystring: { language?: string } }>(
      '/sandbox/:id',
      options,
      async ({ params, query }, reply) => {
        const row = await find(params.id)
        const language = query.language === 'en' || query.language === 'ru' ? query.language : row?.language
        return reply
          .code(row ? 200 : 404)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(sandboxPage(row, language ?? 'en'))
      },
    )
    server.get<{ Params: { id: string }; Querystring: { card?: string; confirm?: string } }>(
      '/sandbox/:id/pay',
      options,
      async ({ params, query }, reply) => {
        const row = await find(params.id)
        if (!row) return reply.redirect(`/sandbox/${encodeURIComponent(params.id)}`, 303)
        if (row.state === 'confirming' && query.confirm !== undefined) {
          const isConfirmed = query.confirm === 'yes'
          await db
            .update(sandboxPayments)
            .set(isConfirmed ? { state: 'succeeded' } : { state: 'failed', failure: 'not_confirmed' })
            .where(sql`sandbox_id = ${row.sandboxId} and state = 'confirming'`)
          await callBack(row)
          return reply.redirect(row.returnUrl, 303)
        }
        if (row.state !== 'open' || !isCard(query.card)) return reply.redirect(row.returnUrl, 303)
        const next = await pay(row, query.card)
        return reply.redirect(next === 'confirm' ? `/sandbox/${row.sandboxId}` : row.returnUrl, 303)
      },
    )
    server.get<{ Params: { id: string } }>('/sandbox/:id/back', options, async ({ params }, reply) => {
      const row = await find(params.id)
      return reply.redirect(row?.returnUrl ?? '/', 303)
    })
  }

  return {
    provider,
    serve,
    /** The payer's bank takes the money back: for tests. */
    async chargeBack(sandboxId: string): Promise<void> {
      const [row] = await db
        .update(sandboxPayments)
        .set({ isChargedBack: true })
        .where(eq(sandboxPayments.sandboxId, sandboxId))
        .returning()
      if (row) await callBack(row)
    },
  }
}
