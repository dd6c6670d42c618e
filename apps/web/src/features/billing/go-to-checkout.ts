import type { useNavigate } from '@tanstack/react-router'
import { miniApp } from '../../lib/mini-app.ts'
import { awaitedPayment } from './awaited-payment.ts'

interface Checkout {
  paymentId: string
  checkoutUrl: string | null
}

/**
 * Leaves for the page of the payment service. Without one there is nothing left to do but to look at the payment; inside a
 * messenger that page opens outside, and this one waits for what comes of it.
 */
export async function goToCheckout(
  { paymentId, checkoutUrl }: Checkout,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  awaitedPayment.set(paymentId)
  if (checkoutUrl !== null) leaveFor(checkoutUrl)
  if (checkoutUrl === null || miniApp()) return navigate({ to: '/payment/status', search: { paymentId } })
  await untilShownAgain()
}

/**
 * Payment services refuse to be shown in a frame, and a messenger's own view has neither the saved cards nor an address
 * bar to check: there the browser opens them.
 * @throws TypeError not an address that a browser may be sent to
 */
export function leaveFor(checkoutUrl: string): void {
  const url = new URL(checkoutUrl, location.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('The payment page has no web address')
  const around = miniApp()
  if (around) around.openLink(url)
  else location.assign(url)
}

/** The page is being left: the button stays busy, unless the browser's back button shows this page again. */
export const untilShownAgain = () =>
  new Promise<void>((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
