import { errorText } from '../lib/errors.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { Button } from './button.tsx'
import styles from './list-states.module.css'
import { Lumi } from './lumi.tsx'

/** A placeholder in the shape of a list; invisible for the first 300 ms. Screen readers announce `label`. */
export function Pending({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.pending} role="img" aria-busy="true" aria-label={label}>
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
