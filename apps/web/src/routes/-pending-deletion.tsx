import { PendingDeletionScreen } from '../features/auth/pending-deletion-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'

/** Joins two features: taking back a deletion, and theme and language. */
export default function PendingDeletion({
  deletion,
}: {
  deletion: { deletesAt: string; undoable: boolean; begun?: boolean | undefined }
}) {
  return <PendingDeletionScreen deletion={deletion} tools={<PageTools />} />
}
