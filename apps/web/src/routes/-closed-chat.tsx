import type { ChatAccess } from '@lumi/contracts/auth'
import { PageTools } from '../features/reference/page-tools.tsx'
import { ClosedChat } from '../features/student/closed-chat.tsx'

/** The screen of two features: what the chat waits for, and how the app looks and speaks. */
export default function ClosedChatPage({ access }: { access: ChatAccess }) {
  return <ClosedChat access={access} tools={<PageTools />} />
}
