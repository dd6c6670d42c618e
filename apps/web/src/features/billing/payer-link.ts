/** The two halves of the link that a student has sent. */
export interface PayerLink {
  linkId: string
  secret: string
}

const storageKey = 'payerLink'
const emailKey = 'payerEmail'

/**
 * Takes the link out of the address bar. It is kept for this tab: a reload needs it, and so does the way back from the
 * page of the payment service, whose address must not carry it. No other tab, server or log sees it.
 */
export function takePayerLink(): PayerLink | null {
  const url = new URL(location.href)
  const linkId = url.searchParams.get('linkId')
  const secret = url.searchParams.get('secret')
  for (const name of ['linkId', 'secret', 'paymentId']) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  if (linkId === null && secret === null) return kept()
  if (!linkId || !secret) return null
  const link = { linkId, secret }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(link))
  } catch (cause) {
    console.warn('The link of this page cannot be kept', cause)
  }
  return link
}

function kept(): PayerLink | null {
  try {
    const { linkId, secret } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? {}
    return typeof linkId === 'string' && typeof secret === 'string' ? { linkId, secret } : null
  } catch {
    return null
  }
}

/**
 * The address that was typed here, for the way back from the page of the payment service. Kept in this tab only: the student
 * may hold the link as well, so the server must not tell it.
 */
export const payerEmail = {
  get(): string {
    try {
      return sessionStorage.getItem(emailKey) ?? ''
    } catch {
      return ''
    }
  },
  keep(email: string): void {
    try {
      sessionStorage.setItem(emailKey, email)
    } catch (cause) {
      console.warn('The address cannot be kept', cause)
    }
  },
}
