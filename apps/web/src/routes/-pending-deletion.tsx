import { PendingDeletionScreen } from '../features/auth/pending-deletion-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'

/** The screen of two features: the way back to the account, and how the app looks and speaks. */
export default function PendingDeletion({ deletion }: { deletion: { deletesAt: string; undoable: boolean } }) {
  return <PendingDeletionScreen deletion={deletion} tools={<PageTools />} />
}
