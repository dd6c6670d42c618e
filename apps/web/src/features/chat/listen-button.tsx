import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListenIcon } from '../../ui/icons/listen.tsx'
import { PauseIcon } from '../../ui/icons/pause.tsx'
import type { Readable } from './listen/playback.ts'
import { listening } from './listening.ts'

const ListenBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('./listen/listen-bar.tsx'), loadWords('talks')])
  return bar
})

export function ListenButton({ messages }: { messages: () => readonly Readable[] }) {
  const { t, i18n } = useTranslation('chat')
  const id = messages()[0]?.messageId
  const now = useSyncExternalStore(listening.subscribe, listening.get)
  const isPlaying = now?.messageId === id && now?.state === 'playing'
  return (
    <IconButton
      label={isPlaying ? t('listenPause') : t('listen')}
      icon={isPlaying ? <PauseIcon size={20} /> : <ListenIcon size={20} />}
      onClick={() => void listening.toggle(messages(), i18n.language)}
    />
  )
}

/** What is being read aloud, over the conversation. Leaving the conversation ends it. */
export function NowListening() {
  const isListening = useSyncExternalStore(listening.subscribe, () => listening.get() !== null)
  useEffect(() => listening.stop, [])
  return (
    isListening && (
      <Suspense>
        <ListenBar />
      </Suspense>
    )
  )
}
