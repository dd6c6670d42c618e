import { countryIdOf } from '@lumi/contracts/countries'
import { type PaymentProviderKind, paymentProviderKinds } from './payment-provider.ts'

export interface PaymentSettings {
  /** By ISO 3166-1 code, `*` for all others. Empty: nothing is sold. */
  byCountry: Readonly<Record<string, PaymentProviderKind>>
  usesSandbox: boolean
  stripe: { key: string; webhookSecrets: readonly string[]; baseUrl: string | undefined } | undefined
  yookassa: { shopId: string; key: string; webhookSecrets: readonly string[]; baseUrl: string } | undefined
  bepaid: { shopId: string; key: string; publicKey: string; checkoutUrl: string; gatewayUrl: string } | undefined
}

type Given = Readonly<Record<string, string | undefined>>

/**
 * `PAYMENTS=stripe,RU=yookassa,BY=bepaid`, and the keys of each provider. Local mode sells through the sandbox unless it says
 * otherwise; production never does.
 */
export function readPaymentSettings(
  given: Given,
  { isOn, isLocal }: { isOn: boolean; isLocal: boolean },
  refuse: (sentence: string) => never,
): PaymentSettings {
  const byCountry: Record<string, PaymentProviderKind> = {}
  const written = given.PAYMENTS ?? (isLocal ? 'sandbox' : '')
  for (const part of isOn ? written.split(',').filter((each) => each.trim() !== '') : []) {
    const [, country, kind] = /^\s*(?:([A-Z]{2})\s*=)?\s*(\w+)\s*$/.exec(part) ?? []
    const isKnown = paymentProviderKinds.some((each) => each === kind)
    if (!isKnown || (country !== undefined && countryIdOf(country) === undefined)) {
      refuse(`PAYMENTS holds "${part.trim()}", but it must hold providers such as stripe,RU=yookassa,BY=bepaid.`)
    }
    byCountry[country ?? '*'] = kind as PaymentProviderKind
  }
  if (isOn && byCountry['*'] === undefined) {
    refuse(
      'PAYMENTS is missing or names no provider for all countries; set it, or give everything away with BILLING=off.',
    )
  }
  const uses = (kind: PaymentProviderKind) => Object.values(byCountry).includes(kind)
  if (uses('sandbox') && !isLocal) refuse('PAYMENTS is "sandbox", but production mode takes real payments only.')

  function need(kind: PaymentProviderKind, name: string): string {
    return given[name] ?? refuse(`${name} is missing; PAYMENTS with ${kind} needs it.`)
  }
  function address(name: string, otherwise: string): string {
    const url = given[name] ?? otherwise
    if (!URL.canParse(url) || !/^https?:/.test(url)) refuse(`${name} must be an http or https address.`)
    if (!isLocal && url.startsWith('http:')) refuse(`${name} must be an https address in production mode.`)
    return url.replace(/\/+$/, '')
  }
  /** Two of them while one is being replaced. */
  const secrets = (kind: PaymentProviderKind, name: string) =>
    need(kind, name)
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean)

  return {
    byCountry,
    usesSandbox: uses('sandbox'),
    stripe: uses('stripe')
      ? {
          key: need('stripe', 'STRIPE_KEY'),
          webhookSecrets: secrets('stripe', 'STRIPE_WEBHOOK_SECRET'),
          baseUrl: given.STRIPE_BASE_URL === undefined ? undefined : address('STRIPE_BASE_URL', ''),
        }
      : undefined,
    yookassa: uses('yookassa')
      ? {
          shopId: need('yookassa', 'YOOKASSA_SHOP_ID'),
          key: need('yookassa', 'YOOKASSA_KEY'),
          webhookSecrets: secrets('yookassa', 'YOOKASSA_WEBHOOK_SECRET'),
          baseUrl: address('YOOKASSA_BASE_URL', 'https://api.yookassa.ru/v3'),
        }
      : undefined,
    bepaid: uses('bepaid')
      ? {
          shopId: need('bepaid', 'BEPAID_SHOP_ID'),
          key: need('bepaid', 'BEPAID_KEY'),
          publicKey: need('bepaid', 'BEPAID_PUBLIC_KEY'),
          checkoutUrl: address('BEPAID_CHECKOUT_URL', 'https://checkout.bepaid.by'),
          gatewayUrl: address('BEPAID_GATEWAY_URL', 'https://gateway.bepaid.by'),
        }
      : undefined,
  }
}
