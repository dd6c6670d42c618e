import { getAgreementContent, getAvailableAgreements } from '@lumi/contracts/reference'
import { api } from '../../lib/api.ts'
import { locale } from '../../lib/locale.ts'
import { queryClient } from '../../lib/queries.ts'

/** Agreements come in the language of the request, so each language is cached separately. */
const keyOf = (...parts: string[]) => ['reference', 'agreements', locale.languageId(), ...parts]

/**
 * All agreements and the text of one of them, by default the first. Routes import this module on demand: sign-up must
 * not carry the query cache.
 */
export async function loadAgreements(agreementId: string | undefined) {
  const agreements = await queryClient.fetchQuery({
    queryKey: keyOf(),
    queryFn: ({ signal }) => api(getAvailableAgreements, { signal }),
  })
  const shown = agreements.find((agreement) => agreement.agreementId === agreementId) ?? agreements[0]
  const document = shown
    ? await queryClient.fetchQuery({
        queryKey: keyOf(shown.agreementId),
        queryFn: ({ signal }) => api(getAgreementContent, { query: { agreementId: shown.agreementId }, signal }),
      })
    : null
  return { agreements, document }
}
