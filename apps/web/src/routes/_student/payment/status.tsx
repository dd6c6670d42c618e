import { createFileRoute } from '@tanstack/react-router'
import { PaymentStatusScreen } from '../../../features/billing/payment-status-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'
import { StudentQueries } from '../../../lib/student-queries.tsx'

export const Route = createFileRoute('/_student/payment/status')({
  loader: () => loadWords('billing'),
  validateSearch: ({ paymentId, originLink }) =>
    ({ paymentId, originLink }) as { paymentId?: string | undefined; originLink?: string | undefined },
  component: function PaymentStatus() {
    const { paymentId, originLink } = Route.useSearch()
    return (
      <StudentQueries>
        <PaymentStatusScreen key={paymentId} paymentId={paymentId} originLink={originLink} />
      </StudentQueries>
    )
  },
})
