import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons/close.tsx'
import { PauseIcon } from '../../../ui/icons/pause.tsx'
import { PlayIcon } from '../../../ui/icons/play.tsx'
import { listening } from '../listening.ts'
import styles from './listen-bar.module.css'

/** Over the conversation while something is read aloud, wherever the message is by now. Esc stops. */
export default function ListenBar() {
  const { t } = useTranslation('talks')
  const now = useSyncExternalStore(listening.subscribe, listening.get)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) listening.stop()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  if (now === null) return null
  const isPaused = now.state === 'paused'
  return (
    <section className={styles.bar} aria-label={t('voice.bar')}>
      {now.state === 'loading' ? (
        <span className={styles.words} role="status">
          {t('voice.loading')}
        </span>
      ) : (
        <>
          <IconButton
            label={isPaused ? t('voice.resume') : t('voice.pause')}
            icon={isPaused ? <PlayIcon /> : <PauseIcon />}
            onClick={() => void listening.toggle([{ messageId: now.messageId, text: '' }], 'en')}
          />
          <span className={styles.words}>{t('voice.bar')}</span>
        </>
      )}
      <IconButton label={t('voice.stop')} icon={<CloseIcon />} onClick={() => listening.stop()} />
    </section>
  )
}
