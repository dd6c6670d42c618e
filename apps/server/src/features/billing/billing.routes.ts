import * as contract from '@lumi/contracts/billing'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { BillingService } from './billing.ts'
import type { Caller } from './checkout.ts'
import type { PayingCaller } from './payers.ts'

type Services = Pick<BillingService, 'plans' | 'checkout' | 'payers' | 'webhooks' | 'account'> & {
  /** Answered by the `chat` feature, which takes the units and gives them back. */
  listUsage(
    student: SignedInStudent,
    beforeDay: number | undefined,
  ): Promise<ResponseOf<typeof contract.getUsageHistory>>
}

const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

export function billingRoutes(app: App, { plans, checkout, payers, webhooks, account, listUsage }: Services) {
  serve(app, contract.getUsageHistory, ({ student, query }) => listUsage(student, query.beforeDay))
  serve(app, contract.getCurrentStudentUsage, ({ student }) => plans.usage(student))
  serve(app, contract.getFeatureAvailability, ({ student, query }) => plans.featureAvailability(student, query.feature))
  serve(app, contract.getPaywallInfo, ({ student, language, query }) => plans.paywall(student, language, query.feature))
  serve(app, contract.getPromotionTariffPaywall, ({ student, language }) => plans.promotion(student, language))
  serve(app, contract.choosePlanSubject, async ({ student, body }) => {
    await account.chooseSubject(student, body.programId)
    return {}
  })

  serve(app, contract.getAvailableStudentTariffs, ({ student, language }) => account.tariffs(student, language))
  serve(app, contract.getCurrentProducts, ({ student, language }) => account.products(student, language))
  serve(app, contract.buyTariff, ({ student, body, language, address, request }) =>
    checkout.buyTariff(student, { language, address }, body, keyOf(request)),
  )
  serve(app, contract.cancelSubscription, ({ student, language, address }) =>
    account.cancel(student, { language, address }),
  )
  serve(app, contract.activateSubscription, ({ student, language, address }) =>
    account.resume(student, { language, address }),
  )
  serve(app, contract.requestUpgrade, ({ student, language, body }) =>
    account.requestUpgrade(student, language, body.tariffId),
  )
  serve(app, contract.previewUpgrade, ({ student, query }) => checkout.previewUpgrade(student, query.tariffId))
  serve(app, contract.upgradeTariff, ({ student, body, language, address, request }) =>
    checkout.upgrade(student, { language, address }, body, keyOf(request)),
  )

  serve(app, contract.getPaymentStatus, ({ student, language, query }) =>
    account.paymentStatus(student, language, query.paymentId),
  )
  serve(app, contract.giveUpPayment, ({ student, language, address, body }) =>
    account.giveUp(student, { language, address }, body.paymentId),
  )
  serve(app, contract.getUserPaymentsHistory, ({ student, language, query }) =>
    account.history(student, language, query.before),
  )
  serve(app, contract.getReceipt, ({ student, language, query, reply }) =>
    account.receipt(student, language, query.paymentId, reply),
  )
  serve(app, contract.getUserPaymentMethods, ({ student }) => account.methods(student))
  serve(app, contract.removePaymentMethod, ({ student, language, body }) =>
    account.removeMethod(student, language, body.methodId),
  )

  serve(app, contract.createPayerLink, ({ student, language, body }) => payers.createLink(student, language, body))
  const payer = async ({ request, ...caller }: Caller & { request: FastifyRequest }): Promise<PayingCaller> => ({
    language: caller.language,
    address: caller.address,
    sessionOf: await app.findStudent(request),
  })
  serve(app, contract.getPayerPage, async (call) => payers.getPage(await payer(call), call.body))
  serve(app, contract.buyAsPayer, async (call) => payers.buy(await payer(call), call.body, keyOf(call.request)))
  serve(app, contract.giveUpAsPayer, async (call) => payers.giveUp(await payer(call), call.body))
  serve(app, contract.cancelAsPayer, async (call) => payers.cancel(await payer(call), call.body))

  // Not a call of the web app: its body is the provider's and is read as it came, because its signature is over the bytes.
  app.http.post<{ Params: { provider: string }; Querystring: { key?: unknown } }>(
    '/api/v1/payments/webhook/:provider',
    { config: { keepsText: true } },
    async ({ params, query, body, headers }) => {
      const plain = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
      await webhooks.receive(params.provider, typeof body === 'string' ? body : '', {
        ...Object.fromEntries(plain),
        'lumi-query-key': typeof query.key === 'string' ? query.key : undefined,
      })
      return {}
    },
  )
}
