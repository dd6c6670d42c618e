import { type ReactNode, useState } from 'react'
import { runtimeConfig } from '../../lib/config.ts'
import { notifyError } from '../../lib/errors.ts'
import { rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { logOut } from '../../lib/logout.ts'
import { notify } from '../../lib/notifications.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { Outcome } from './outcome.tsx'
import { takeBackDeletion } from './privacy.api.ts'
import { whenText } from './when-text.ts'

interface PendingDeletionProps {
  deletion: { deletesAt: string; undoable: boolean; begun?: boolean | undefined }
  tools: ReactNode
}

/** Replaces every page while the account waits to be deleted. */
export function PendingDeletionScreen({ deletion, tools }: PendingDeletionProps) {
  const { t, i18n } = useTranslation('privacy')
  const [busy, setBusy] = useState<'keeping' | 'leaving' | null>(null)
  usePageTitle(t('pending.pageTitle'))
  const { supportEmail } = runtimeConfig()

  async function keep() {
    setBusy('keeping')
    try {
      await takeBackDeletion()
      notify({ kind: 'good', text: t('pending.kept') })
    } catch (error) {
      setBusy(null)
      notifyError(error)
    }
  }

  async function leave() {
    setBusy('leaving')
    await logOut()
  }

  const when = whenText(new Date(deletion.deletesAt), i18n.language)
  const title = deletion.begun ? t('pending.begunTitle') : t('pending.title', { when })
  const plain = deletion.undoable ? t('pending.text') : deletion.begun ? t('pending.begun') : undefined
  const text =
    plain ??
    rich(t('pending.notYours', { email: supportEmail }), {
      mail: (address) => <a href={`mailto:${address}`}>{address}</a>,
    })
  return (
    <AuthPage title={t('pending.board')} tools={tools}>
      <Outcome mood="calm" title={title} text={text}>
        {deletion.undoable && (
          <Button size="lg" full onClick={keep} busy={busy === 'keeping' && t('pending.keeping')}>
            {t('pending.keep')}
          </Button>
        )}
        <Button
          variant={deletion.undoable ? 'quiet' : 'secondary'}
          full
          onClick={leave}
          busy={busy === 'leaving' && t('pending.signingOut')}
        >
          {t('pending.signOut')}
        </Button>
      </Outcome>
    </AuthPage>
  )
}
