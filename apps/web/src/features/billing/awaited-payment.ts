import { settings } from '../../lib/storage.ts'

/** No payment stays open for longer (product rules, `BILLING.openPaymentHours`). */
const awaitedForMs = 24 * 60 * 60_000

/**
 * The payment that this device has begun and not seen the end of: its page may be closed, and the student is told the
 * result wherever they are then.
 */
export const awaitedPayment = {
  set(paymentId: string): void {
    settings.set('awaitedPayment', `${paymentId} ${Date.now()}`)
  },
  get(): string | null {
    const [paymentId = '', at] = settings.get('awaitedPayment')?.split(' ') ?? []
    return paymentId && Date.now() - Number(at) < awaitedForMs ? paymentId : null
  },
  /** Its result has been shown. */
  forget(paymentId: string): void {
    if (settings.get('awaitedPayment')?.startsWith(paymentId)) settings.remove('awaitedPayment')
  },
}
