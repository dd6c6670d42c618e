import { createFileRoute } from '@tanstack/react-router'
import { redirectSignedIn } from '../boot/redirect-signed-in.ts'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { PageTools } from '../features/reference/page-tools.tsx'
import { loadWords } from '../lib/i18n/words.ts'

export const Route = createFileRoute('/login')({
  staticData: { isPublic: true, isForGuests: true },
  beforeLoad: redirectSignedIn,
  loader: () => loadWords('auth'),
  component: () => <LoginScreen tools={<PageTools />} />,
})
