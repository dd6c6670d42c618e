import type { ReactNode } from 'react'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { Outcome } from './outcome.tsx'
import { whenText } from './when-text.ts'

/** Shown after the student has ordered the deletion of the account. */
export function GoodbyeScreen({ deletesAt, tools }: { deletesAt: Date | null; tools: ReactNode }) {
  const { t, i18n } = useTranslation('privacy')
  usePageTitle(t('goodbye.pageTitle'))
  const isAhead = deletesAt !== null && deletesAt.getTime() > Date.now()
  const text = isAhead
    ? rich(t('goodbye.text', { when: whenText(deletesAt, i18n.language) }), { b: bold })
    : t('goodbye.gone')
  return (
    <AuthPage title={t('goodbye.board')} tools={tools}>
      <Outcome mood="resting" title={t('goodbye.title')} text={text}>
        <ButtonLink to={isAhead ? '/login' : '/'} variant="secondary" size="lg" full>
          {t(isAhead ? 'goodbye.logIn' : 'goodbye.home')}
        </ButtonLink>
      </Outcome>
    </AuthPage>
  )
}
