import type { Message } from '@lumi/contracts/chat'
import { useEffect, useState } from 'react'
import { isFinal } from './chat-state.ts'

const quietMs = 700

/**
 * The caret after growing text: steady while text arrives, blinking after a pause, as any caret does. Constant blinking
 * would cost a repaint of every frame of a reply.
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
