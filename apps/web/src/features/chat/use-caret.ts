import type { Message } from '@lumi/contracts/chat'
import { useEffect, useState } from 'react'
import { isFinal } from './chat-state.ts'

const quietMs = 700

/**
 * The caret behind growing text: still while text arrives, blinking once nothing has come for a while, as any caret
 * does. Blinking all the time would cost a drawing of every frame of a reply.
 */
export function useCaret(message: Message | null): 'writing' | 'waiting' | undefined {
  const text = message === null || isFinal(message) ? '' : message.text
  const [quietSince, setQuietSince] = useState('')
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setQuietSince(text), quietMs)
    return () => clearTimeout(timer)
  }, [text])
  if (text === '') return undefined
  return quietSince === text ? 'waiting' : 'writing'
}
