import { applyUserPromoCode, getUserCurrentPromoCode, getUserReferralLinkDetails } from '@lumi/contracts/promo'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/queries.ts'

/** A friend may register at any time: fetched at every visit, and whenever the page is looked at again. */
export const referralQuery = queryOptions({
  queryKey: ['promo', 'referral'],
  queryFn: ({ signal }) => api(getUserReferralLinkDetails, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

export const currentPromoCodeQuery = queryOptions({
  queryKey: ['promo', 'current'],
  queryFn: ({ signal }) => api(getUserCurrentPromoCode, { signal }),
  staleTime: 0,
})

/** Prices on other pages change with it. */
export async function applyPromoCode(code: string) {
  const current = await api(applyUserPromoCode, { body: { code } })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['promo', 'current'] }),
    queryClient.invalidateQueries({ queryKey: ['billing'] }),
  ])
  return current
}
