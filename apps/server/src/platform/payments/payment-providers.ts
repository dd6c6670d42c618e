import { countryCode } from '@lumi/contracts/countries'
import type { Platform } from '../platform.ts'
import { createBepaid } from './bepaid.ts'
import { type PaymentProvider, type PaymentProviderKind, paymentProviderKinds } from './payment-provider.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'
import { createYookassa } from './yookassa.ts'

export type PaymentProviders = ReturnType<typeof createPaymentProviders>

type Needed = Pick<Platform, 'db' | 'clock' | 'env' | 'jobs' | 'origins'>

/** The providers that the operator has set up, by country. */
export function createPaymentProviders(platform: Needed) {
  const { providers: settings } = platform.env.billing
  const sandbox = createSandbox(platform)
  const made = new Map<PaymentProviderKind, PaymentProvider>()
  if (settings.usesSandbox) made.set('sandbox', sandbox.provider)
  if (settings.stripe) made.set('stripe', createStripe(settings.stripe))
  if (settings.yookassa) made.set('yookassa', createYookassa(settings.yookassa))
  if (settings.bepaid) made.set('bepaid', createBepaid(settings.bepaid))

  function get(kind: PaymentProviderKind): PaymentProvider {
    const provider = made.get(kind)
    if (!provider) throw new Error(`Payments were made by ${kind}, which is not set up any more`)
    return provider
  }

  return {
    get,
    find: (name: string): PaymentProvider | undefined =>
      paymentProviderKinds.some((kind) => kind === name) ? made.get(name as PaymentProviderKind) : undefined,
    forCountry: (countryId: number): PaymentProvider =>
      get(settings.byCountry[countryCode(countryId) ?? ''] ?? settings.byCountry['*']!),
    sandbox: settings.usesSandbox ? sandbox : undefined,
  }
}
