import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { Button } from './button.tsx'
import styles from './crash-screen.module.css'
import { RetryIcon } from './icons/retry.tsx'
import { Lumi } from './lumi.tsx'

/** Shown when a page fails to load or render. The frame around it stays. */
export function CrashScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  useEffect(() => console.error(error), [error])
  return (
    <main className={styles.page} role="alert">
      <Lumi mood="resting" className={styles.lumi} />
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <Button
        icon={<RetryIcon size={20} />}
        onClick={() => {
          reset?.()
          void router.invalidate()
        }}
      >
        {t('retry')}
      </Button>
    </main>
  )
}
