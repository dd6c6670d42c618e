import { useNavigate } from '@tanstack/react-router'
import { notifyError } from '../../lib/errors.ts'
import { openInChat } from './programs.api.ts'

/** Chooses what the chat is about and goes there. */
export function useOpenInChat() {
  const navigate = useNavigate()
  return async (programId: string | null) => {
    try {
      await openInChat(programId)
      await navigate({ to: '/chat' })
    } catch (error) {
      notifyError(error)
    }
  }
}
