import { changeUserPassword } from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/text-field.tsx'
import { type LinkFault, linkFault } from './broken-link.tsx'
import styles from './form.module.css'
import { assertHardToGuess } from './hard-to-guess.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useEnter } from './use-enter.ts'

interface PasswordFormProps {
  requestId: string
  token: string
  /** The link was used, has expired or is not genuine. */
  onLinkBroken: (fault: LinkFault) => void
}

/**
 * Sets a password with a mailed link. Afterwards the student is signed in if this browser ordered the link, else at the
 * login.
 */
export function PasswordForm({ requestId, token, onLinkBroken }: PasswordFormProps) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const enter = useEnter()

  function failed(error: unknown) {
    const fault = error instanceof AppError && error.code !== 'validation_failed' && linkFault(error.code)
    if (fault) onLinkBroken(fault)
    notifyError(error, 'auth_password_update_failed')
    return undefined
  }

  return (
    <Form
      schema={changeUserPassword.body}
      read={(data) => ({ ...Object.fromEntries(data), requestId, token })}
      onSubmit={async (body) => {
        await assertHardToGuess(body.password, '')
        const { signedIn, email } = await api(changeUserPassword, { body, renewsSession: true })
        const detail = t(signedIn ? 'passwordChange.elsewhere' : 'passwordChange.everywhere')
        notify({ kind: 'good', text: t('passwordChange.changed'), detail })
        await (signedIn ? enter() : navigate({ to: '/login', state: { email }, replace: true }))
      }}
      onFailure={failed}
      className={styles.form}
    >
      <NewPasswordField name="password" label={t('newPassword')} />
      <PasswordField name="passwordConfirmation" label={t('repeatPassword')} autoComplete="new-password" />
      <SubmitButton busy={t('passwordChange.busy')}>{t('passwordChange.submit')}</SubmitButton>
    </Form>
  )
}
