import { createFileRoute } from '@tanstack/react-router'
import { redirectSignedIn } from '../boot/redirect-signed-in.ts'
import { SignupScreen } from '../features/auth/signup-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/')({
  staticData: { isPublic: true, isForGuests: true },
  beforeLoad: redirectSignedIn,
  loader: () => loadWords('auth'),
  component: () => <SignupScreen tools={<PageTools />} />,
})
