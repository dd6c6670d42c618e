import { Suspense } from 'react'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

const VoiceBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('./voice/voice-bar.tsx'), loadWords('talks')])
  return bar
})

/** Loaded when somebody wants to speak. */
export function Voice({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  return (
    <Suspense>
      <VoiceBar onText={onText} onClose={onClose} />
    </Suspense>
  )
}
