import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { pendingSignUp } from './pending-sign-up.ts'

/** Leads to the login with the e-mail filled in and the query from the start of the sign-up. */
export function LoginLink({ email }: { email?: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <ButtonLink
      to="/login"
      search={() => Object.fromEntries(new URLSearchParams(pendingSignUp.get()?.search ?? '')) as never}
      state={email === undefined ? true : { email }}
      size="lg"
      full
    >
      {t('login.submit')}
    </ButtonLink>
  )
}
