import type { AcceptedAgreement } from '@lumi/contracts/auth'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import type * as z from 'zod/mini'
import { api } from '../../lib/api.ts'

type Accepted = z.output<typeof AcceptedAgreement>

let required: Promise<Accepted[]> | null = null

/** The versions a new account accepts. Fetched once and early, so that submitting the form does not wait for them. */
export function requiredAgreements(): Promise<Accepted[]> {
  required ??= api(getAvailableAgreements).then(
    (agreements) =>
      agreements
        .filter((agreement) => agreement.required)
        .map(({ agreementId, version }) => ({ agreementId, version })),
    (error: unknown) => {
      required = null
      throw error
    },
  )
  return required
}

/** A version changed while the page was open: fetch again. */
export function forgetAgreements(): void {
  required = null
}
