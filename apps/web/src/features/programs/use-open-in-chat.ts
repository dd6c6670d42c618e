import { useNavigate } from '@tanstack/react-router'
import { notifyError } from '../../lib/errors.ts'
import { openInChat } from './programs.api.ts'

/** Makes a program the subject of the chat and opens the chat. */
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
