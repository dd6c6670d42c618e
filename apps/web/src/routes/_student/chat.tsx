import { createFileRoute } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { chosenSubject } from '../../features/programs/chosen-subject.ts'
import { loadWords } from '../../lib/i18n/words.ts'

export const Route = createFileRoute('/_student/chat')({
  loader: () => loadWords('chat'),
  component: Chat,
})

/** A newly chosen subject is another conversation, so the screen is remounted. */
function Chat() {
  const choice = useSyncExternalStore(chosenSubject.subscribe, chosenSubject.choices, chosenSubject.choices)
  return <ChatScreen key={choice} onSubject={chosenSubject.show} />
}
