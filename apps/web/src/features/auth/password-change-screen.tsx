import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { takeLinkSecrets } from './link-secrets.ts'
import { Outcome } from './outcome.tsx'
import { PasswordForm } from './password-form.tsx'

export function PasswordChangeScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  const [{ prri, prt }] = useState(takeLinkSecrets)
  const [invalid, setInvalid] = useState(!prri || !prt)
  usePageTitle(t('passwordChange.pageTitle'))
  return (
    <AuthPage title={t('passwordChange.title')} heading={invalid ? undefined : t('passwordChange.form')} tools={tools}>
      {invalid || !prri || !prt ? (
        <Outcome mood="resting" title={t('passwordChange.noLinkTitle')} text={t('passwordChange.noLinkText')}>
          <ButtonLink to="/restore" size="lg" full>
            {t('passwordChange.again')}
          </ButtonLink>
        </Outcome>
      ) : (
        <PasswordForm requestId={prri} token={prt} onLinkInvalid={() => setInvalid(true)} />
      )}
    </AuthPage>
  )
}
