import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { loadWords } from '../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/chat')({
  loader: () => loadWords('chat'),
  component: ChatScreen,
})
