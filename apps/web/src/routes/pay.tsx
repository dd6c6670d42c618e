import { createFileRoute } from '@tanstack/react-router'
import { PayerScreen } from '../features/billing/payer-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/pay')({
  staticData: { isPublic: true },
  loader: () => loadWords('billing'),
  component: () => <PayerScreen tools={<PageTools />} />,
})
