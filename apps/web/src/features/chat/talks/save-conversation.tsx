import { exportConversation } from '@lumi/contracts/conversations'
import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { notify } from '../../../lib/notifications.ts'
import { DocumentIcon } from '../../../ui/icons/document.tsx'
import { DownloadIcon } from '../../../ui/icons/download.tsx'
import { attempt } from '../attempt.ts'
import styles from './talks.module.css'

/** Saves the open conversation as a file. */
export function SaveConversation({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('talks')
  const [busy, setBusy] = useState<'page' | 'markdown' | null>(null)
  const save = async (format: 'page' | 'markdown') => {
    if (busy) return
    setBusy(format)
    await attempt(async () => {
      const file = await download(exportConversation, () => {}, { conversationId, format })
      notify({ kind: 'good', text: t('save.done', { file }) })
    })
    setBusy(null)
  }
  return (
    <section className={styles.save} aria-label={t('save.title')}>
      <h3>{t('save.title')}</h3>
      {(['page', 'markdown'] as const).map((format) => (
        <button
          key={format}
          type="button"
          data-stop
          aria-busy={busy === format || undefined}
          onClick={() => void save(format)}
        >
          {format === 'page' ? <DocumentIcon /> : <DownloadIcon />}
          <span>
            <b>{busy === format ? t('save.busy') : t(`save.${format}`)}</b>
            <span>{t(`save.${format}About`)}</span>
          </span>
        </button>
      ))}
    </section>
  )
}
