import { AppError } from '@lumi/contracts/errors'
import { exportData } from '@lumi/contracts/privacy'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { DownloadIcon } from '../../ui/icons/download.tsx'
import { RowButton } from '../../ui/list.tsx'
import { useConfirmItIsYou } from './confirm-it-is-you.tsx'
import { whenText } from './when-text.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'busy'; bytes: number }
  | { kind: 'done'; file: string }
  | { kind: 'wait'; at: Date }

/**
 * A row that saves everything stored about the student as one file. The route loads the words of `privacy` and
 * `account`.
 */
export function ExportData() {
  const { t, i18n } = useTranslation('privacy')
  const { confirmed, dialog } = useConfirmItIsYou()
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function save() {
    if (state.kind === 'busy') return
    setState({ kind: 'busy', bytes: 0 })
    try {
      const file = await confirmed(() => download(exportData, (bytes) => setState({ kind: 'busy', bytes })))
      setState({ kind: 'done', file })
      notify({ kind: 'good', text: t('export.done', { file }) })
    } catch (error) {
      const waitSeconds =
        error instanceof AppError && error.code === 'export_too_soon' && error.details.retryAfterSeconds
      setState(waitSeconds ? { kind: 'wait', at: new Date(Date.now() + waitSeconds * 1000) } : { kind: 'idle' })
      if (error instanceof AppError && error.code === 'network') notify({ kind: 'bad', text: t('export.failed') })
      else notifyError(error)
    }
  }

  const captions = {
    idle: () => t('export.about'),
    busy: ({ bytes }: Extract<State, { kind: 'busy' }>) =>
      bytes === 0 ? t('export.busy') : t('export.size', { count: Math.ceil(bytes / 1024) }),
    done: ({ file }: Extract<State, { kind: 'done' }>) => t('export.done', { file }),
    wait: ({ at }: Extract<State, { kind: 'wait' }>) => t('export.again', { when: whenText(at, i18n.language) }),
  }
  const caption = (captions[state.kind] as (of: State) => string)(state)
  return (
    <>
      <RowButton
        icon={<DownloadIcon size={26} />}
        title={t('export.title')}
        caption={caption}
        aria-busy={state.kind === 'busy' || undefined}
        onClick={save}
        data-testid="export-data"
      />
      {dialog}
    </>
  )
}
