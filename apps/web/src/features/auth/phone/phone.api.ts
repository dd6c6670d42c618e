import {
  confirmPhoneByCode,
  getPhoneVerification,
  type PhoneChannel,
  type PhoneVerification,
  sendPhoneVerificationCode,
} from '@lumi/contracts/phone'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/queries.ts'

const pollMs = 1500

/** What the page knows of a code that is under way; `resendAt` is on the clock of this device. */
export interface Pending extends PhoneVerification {
  resendAt: number
}

const pendingOf = (verification: PhoneVerification | null): Pending | null =>
  verification && { ...verification, resendAt: Date.now() + verification.resendAfterSeconds * 1000 }

export const phoneQuery = queryOptions({
  queryKey: ['phone'],
  queryFn: async ({ signal }) => {
    const { verification, ...rest } = await api(getPhoneVerification, { signal })
    return { ...rest, verification: pendingOf(verification) }
  },
  staleTime: 0,
})

/** While a code is being sent, asks whether it has arrived at the service. */
export const useWatchedPhone = () =>
  useQuery({ ...phoneQuery, refetchInterval: ({ state }) => state.data?.verification?.state === 'sending' && pollMs })

export async function sendCode(phone: string, channel: PhoneChannel): Promise<void> {
  const verification = pendingOf(await api(sendPhoneVerificationCode, { body: { phone, channel } }))
  queryClient.setQueryData(phoneQuery.queryKey, (before) => before && { ...before, verification })
}

export const confirmCode = (code: string) => api(confirmPhoneByCode, { body: { code } })

/** The trial opens everything, so whatever was asked before is asked again. */
export const askEverythingAgain = () => void queryClient.invalidateQueries()
