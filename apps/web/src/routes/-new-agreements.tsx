import { Suspense } from 'react'
import { loadWords } from '../lib/i18n/words.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { agreementsToAccept, useSignedInUser } from '../lib/signed-in-user.ts'

// Rarely needed, so it is loaded on demand.
const Sheet = lazyPart(async () => {
  const [{ NewAgreements }] = await Promise.all([
    import('../features/reference/new-agreements.tsx'),
    loadWords('legal'),
  ])
  return { default: NewAgreements }
})

/** Asks a signed-in student to accept new versions of the agreements. */
export function NewAgreementsGate() {
  const missing = useSignedInUser(agreementsToAccept)
  if (missing.length === 0) return null
  return (
    <Suspense>
      <Sheet missing={missing} />
    </Suspense>
  )
}
