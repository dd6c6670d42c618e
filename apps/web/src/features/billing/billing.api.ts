import {
  activateSubscription,
  type CurrentPlan,
  cancelSubscription,
  choosePlanSubject,
  getAvailableStudentTariffs,
  getCurrentProducts,
  getCurrentStudentUsage,
  getPaymentStatus,
  getUserPaymentMethods,
  getUserPaymentsHistory,
  previewUpgrade,
  removePaymentMethod,
  requestUpgrade,
  type TariffId,
} from '@lumi/contracts/billing'
import { getCurrentStudentPrograms } from '@lumi/contracts/programs'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { words } from '../../lib/i18n/words.ts'
import { queryClient, shownOnceMs } from '../../lib/queries.ts'
import type { Hub } from '../../lib/realtime.ts'
import { useHub } from '../../lib/use-hub.ts'

/** Names of tariffs come in the language of the request, so the language is part of the keys. */
const key = (...parts: readonly string[]) => ['billing', ...parts, words.language()] as const

/** What must not be out of date where money is concerned: refetched on each visit and on focus. */
const current = { staleTime: 0, refetchOnWindowFocus: 'always' } as const

export const planQuery = () =>
  queryOptions({
    queryKey: key('plan'),
    queryFn: ({ signal }) => api(getCurrentProducts, { signal }),
    ...current,
  })

export const tariffsQuery = () =>
  queryOptions({
    queryKey: key('tariffs'),
    queryFn: ({ signal }) => api(getAvailableStudentTariffs, { signal }),
    ...current,
  })

export const allowanceQuery = () =>
  queryOptions({
    queryKey: key('allowance'),
    queryFn: ({ signal }) => api(getCurrentStudentUsage, { signal }),
    ...current,
  })

export const methodsQuery = () =>
  queryOptions({
    queryKey: key('methods'),
    queryFn: ({ signal }) => api(getUserPaymentMethods, { signal }),
    ...current,
  })

export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: key('history'),
    queryFn: ({ signal, pageParam }) =>
      api(getUserPaymentsHistory, { signal, query: pageParam === '' ? {} : { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ payments, hasMore }) => (hasMore ? payments.at(-1)?.paymentId : undefined),
    ...current,
  })

/** While the bank thinks, the page asks again by itself: an event of the hub can be missed. */
const askAgainMs = 5000

export const paymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: key('payment', paymentId),
    queryFn: ({ signal }) => api(getPaymentStatus, { signal, query: { paymentId } }),
    ...current,
    refetchInterval: ({ state }) => (state.data?.payment.status === 'WaitingPayment' ? askAgainMs : false),
  })

export const upgradeQuery = (tariffId: PaidTariffId) =>
  queryOptions({
    queryKey: key('upgrade', tariffId),
    queryFn: ({ signal }) => api(previewUpgrade, { signal, query: { tariffId } }),
    ...current,
    gcTime: shownOnceMs,
  })

export const subjectsQuery = () =>
  queryOptions({
    queryKey: key('subjects'),
    queryFn: ({ signal }) => api(getCurrentStudentPrograms, { signal }),
    ...current,
  })

export type PaidTariffId = Exclude<TariffId, 'free'>

export const isPaid = (tariffId: TariffId): tariffId is PaidTariffId => tariffId !== 'free'

export const refetchBilling = () => queryClient.invalidateQueries({ queryKey: ['billing'] })

/** Shows a changed plan at once; what depends on it is fetched again. */
function planChanged(plan: CurrentPlan): CurrentPlan {
  const { queryKey } = planQuery()
  queryClient.setQueryData(queryKey, (before) => before && { ...before, plan })
  void refetchBilling()
  return plan
}

export const cancelPlan = async () => planChanged((await api(cancelSubscription, { body: {} })).plan)
export const resumePlan = async () => planChanged((await api(activateSubscription, { body: {} })).plan)
export const askForUpgrade = async (tariffId: PaidTariffId) =>
  planChanged((await api(requestUpgrade, { body: { tariffId } })).plan)

export async function removeMethod(methodId: string): Promise<void> {
  const { methods, plan } = await api(removePaymentMethod, { body: { methodId } })
  queryClient.setQueryData(methodsQuery().queryKey, { methods })
  planChanged(plan)
}

export async function chooseSubject(programId: string): Promise<void> {
  await api(choosePlanSubject, { body: { programId } })
  void queryClient.invalidateQueries({ queryKey: ['programs'] })
  await refetchBilling()
}

function listen(hub: Hub) {
  hub.on('payment.changed', () => void refetchBilling())
  hub.on('plan.changed', () => void refetchBilling())
  hub.onConnect((missedNothing) => missedNothing || void refetchBilling())
}

/** Refetches when a payment or the plan changes, here or elsewhere. Without a live connection the pages ask by themselves. */
export function useBillingNews(): void {
  useHub(listen)
}
