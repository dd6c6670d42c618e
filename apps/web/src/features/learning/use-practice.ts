import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { askForPractice, type PracticeWish } from './learning.api.ts'

/** Starts a session and opens the chat, where it takes place. A retry after a failure sends the same message id. */
export function usePractice() {
  const navigate = useNavigate()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const ids = useRef(new Map<string, string>())
  async function start(wish: PracticeWish) {
    if (busyWith !== null) return
    const key = `${wish.session}|${wish.skillId ?? ''}`
    const id = ids.current.get(key) ?? crypto.randomUUID()
    ids.current.set(key, id)
    setBusyWith(key)
    try {
      await askForPractice(wish, id)
      await navigate({ to: '/chat' })
    } catch (error) {
      notifyError(error)
      setBusyWith(null)
    }
  }
  return {
    start,
    isBusy: (session: PracticeWish['session'], skillId = '') => busyWith === `${session}|${skillId}`,
  }
}
