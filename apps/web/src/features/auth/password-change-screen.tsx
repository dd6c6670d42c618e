import { checkPasswordChangeLink } from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { AuthPage } from './auth-page.tsx'
import { BrokenLink, type LinkFault, linkFault } from './broken-link.tsx'
import { takeLinkSecrets } from './link-secrets.ts'
import { PasswordForm } from './password-form.tsx'

export function PasswordChangeScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  const [{ prri, prt }] = useState(takeLinkSecrets)
  const [fault, setFault] = useState<LinkFault | null>(prri && prt ? null : 'incomplete')
  usePageTitle(t('passwordChange.pageTitle'))

  useEffect(() => {
    if (!prri || !prt) return
    // The check is only a courtesy: sending the form makes the server check again.
    api(checkPasswordChangeLink, { body: { requestId: prri, token: prt } }).catch((error: unknown) => {
      if (error instanceof AppError) setFault(linkFault(error.code) ?? null)
    })
  }, [prri, prt])

  return (
    <AuthPage title={t('passwordChange.title')} heading={fault ? undefined : t('passwordChange.form')} tools={tools}>
      {fault || !prri || !prt ? (
        <BrokenLink title={t('passwordChange.noLinkTitle')} fault={fault ?? 'incomplete'} />
      ) : (
        <PasswordForm requestId={prri} token={prt} onLinkBroken={setFault} />
      )}
    </AuthPage>
  )
}
