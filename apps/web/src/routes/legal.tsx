import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LegalFailed, LegalPending, LegalScreen } from '../features/reference/legal-screen.tsx'
import { loadWords } from '../lib/i18n/words.ts'
import { locale } from '../lib/locale.ts'

export const Route = createFileRoute('/legal')({
  staticData: { isPublic: true },
  validateSearch: ({ agreementId }: Record<string, unknown>): { agreementId?: string } =>
    typeof agreementId === 'string' ? { agreementId } : {},
  loaderDeps: ({ search }) => search,
  // Loaded first: the pending and the failed page need the words too.
  beforeLoad: () => loadWords('legal'),
  loader: async ({ deps }) => {
    const { loadAgreements } = await import('../features/reference/reference.api.ts')
    return loadAgreements(deps.agreementId)
  },
  component: LegalPage,
  pendingComponent: LegalPending,
  errorComponent: FailedPage,
})

function LegalPage() {
  const router = useRouter()
  // The agreements come in the language of the request.
  useEffect(() => locale.subscribe(() => void router.invalidate()), [router])
  return <LegalScreen {...Route.useLoaderData()} />
}

function FailedPage({ error }: { error: unknown }) {
  const router = useRouter()
  return <LegalFailed error={error} onRetry={() => void router.invalidate()} />
}
