import { getPaymentStatus } from '@lumi/contracts/billing'
import { AppError } from '@lumi/contracts/errors'
import { api } from '../../lib/api.ts'
import { loadWords, translate, words } from '../../lib/i18n/words.ts'
import { notify } from '../../lib/notifications.ts'
import { openHub } from '../../lib/realtime.ts'
import { awaitedPayment } from './awaited-payment.ts'

/** Without a live connection: how often is asked. */
const askAgainMs = 15_000

/**
 * Tells the result of a payment whose page was closed, wherever the student is now.
 * @returns how to stop
 */
export function followPayment(paymentId: string): () => void {
  let isOver = false
  let closeHub = () => {}
  const stop = () => {
    isOver = true
    clearInterval(timer)
    closeHub()
  }

  async function look(): Promise<void> {
    if (isOver) return
    if (awaitedPayment.get() !== paymentId) return stop()
    const { payment } = await api(getPaymentStatus, { query: { paymentId } })
    if (isOver || payment.status === 'WaitingPayment' || awaitedPayment.get() !== paymentId) return
    awaitedPayment.forget(paymentId)
    stop()
    // Closed by whoever did not want it: that is no failure.
    if (payment.failure === 'given_up' || payment.failure === 'replaced') return
    await loadWords('billing')
    const say = (key: string) => translate(words.language(), 'billing', key, { name: payment.name })
    if (payment.status === 'Succeeded') notify({ kind: 'good', text: say('status.newsOk') })
    else notify({ kind: 'bad', text: say('status.newsFail'), detail: say('status.newsFailText') })
  }

  const attempt = () =>
    void look().catch((error: unknown) => {
      // Of another student, who was signed in here before.
      if (error instanceof AppError && error.code === 'payment_not_found') awaitedPayment.forget(paymentId)
    })
  const timer = setInterval(attempt, askAgainMs)
  attempt()
  openHub().then(
    (hub) => {
      if (isOver) return hub.close()
      closeHub = () => hub.close()
      hub.on('payment.changed', attempt)
      hub.onConnect(attempt)
    },
    () => {},
  )
  return stop
}
