import type { FeedbackTopic } from '@lumi/contracts/feedback'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '../../../features/feedback/feedback-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/settings/feedback')({
  loader: () => loadWords('settings'),
  // Present even if undefined: otherwise the router keeps the value from the address.
  validateSearch: ({ feedbackType }): { feedbackType?: FeedbackTopic | undefined } => ({
    feedbackType: FEEDBACK.topics.find((each) => each === feedbackType),
  }),
  component: function Feedback() {
    const { feedbackType = null } = Route.useSearch()
    return <FeedbackScreen type={feedbackType} />
  },
})
