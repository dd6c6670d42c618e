import { errorText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import styles from './settings.module.css'

/** The shape of a list; invisible for the first 300 ms. */
export function Pending({ rows }: { rows: number }) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.pending} role="img" aria-busy="true" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content never change places
        <span key={row} />
      ))}
    </div>
  )
}

export function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failed}>
      <Lumi size={56} mood="resting" />
      <p>{errorText(error)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
