import type { useNavigate } from '@tanstack/react-router'
import { awaitedPayment } from './awaited-payment.ts'

interface Checkout {
  paymentId: string
  checkoutUrl: string | null
}

/** Leaves for the page of the payment service. Without one there is nothing left to do but to look at the payment. */
export async function goToCheckout(
  { paymentId, checkoutUrl }: Checkout,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  awaitedPayment.set(paymentId)
  if (checkoutUrl === null) return navigate({ to: '/payment/status', search: { paymentId } })
  leaveFor(checkoutUrl)
  await untilShownAgain()
}

/** @throws TypeError not an address that a browser may be sent to */
export function leaveFor(checkoutUrl: string): void {
  const url = new URL(checkoutUrl, location.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('The payment page has no web address')
  location.assign(url)
}

/** The page is being left: the button stays busy, unless the browser's back button shows this page again. */
export const untilShownAgain = () =>
  new Promise<void>((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
