import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const VoiceBar = lazyPart(() => import('./voice/voice-bar.tsx'))

/** Loaded when somebody wants to speak. */
export function Voice({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  return (
    <Suspense>
      <VoiceBar onText={onText} onClose={onClose} />
    </Suspense>
  )
}
