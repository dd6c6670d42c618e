import type { FeedbackTopic } from '@lumi/contracts/feedback'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { createFileRoute } from '@tanstack/react-router'
import { useRequestEvents } from '../../../features/feedback/feedback.api.ts'
import { FeedbackScreen } from '../../../features/feedback/feedback-screen.tsx'
import { RequestsScreen } from '../../../features/feedback/request-list.tsx'
import { RequestScreen } from '../../../features/feedback/request-screen.tsx'
import { loadWords } from '../../../lib/i18n/words.ts'

/** Loaded with the first picture. */
const pictures = {
  prepare: async (file: File) =>
    (await import('../../../features/chat/pictures/picture-for-support.ts')).pictureForSupport(file),
}

export const Route = createFileRoute('/_student/settings/feedback')({
  loader: () => loadWords('settings'),
  // Present even if undefined: otherwise the router keeps the value from the address. `request` is read; `all` lists them.
  validateSearch: ({
    feedbackType,
    request,
  }): { feedbackType?: FeedbackTopic | undefined; request?: string | undefined } => ({
    feedbackType: FEEDBACK.topics.find((each) => each === feedbackType),
    request: typeof request === 'string' ? request : undefined,
  }),
  component: function Feedback() {
    const { feedbackType = null, request } = Route.useSearch()
    useRequestEvents()
    if (request === 'all') return <RequestsScreen />
    return request === undefined ? (
      <FeedbackScreen type={feedbackType} pictures={pictures} />
    ) : (
      <RequestScreen key={request} requestId={request} pictures={pictures} />
    )
  },
})
