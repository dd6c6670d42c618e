import { type Account, updatePassword } from '@lumi/contracts/account'
import { requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { codeText, notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { LockIcon } from '../../ui/icons/lock.tsx'
import { RowButton } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PasswordField } from '../../ui/text-field.tsx'
import { refetchAccount } from './account.api.ts'
import styles from './form.module.css'
import { assertHardToGuess } from './hard-to-guess.ts'
import { NewPasswordField } from './new-password-field.tsx'

export function PasswordRow({ account }: { account: Account }) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <RowButton
        icon={<LockIcon size={26} />}
        title={t('password.title')}
        caption={t(account.hasPassword ? 'password.isSet' : 'password.isNotSet')}
        onClick={() => setOpen(true)}
        opens
      />
      {open &&
        (account.hasPassword ? (
          <ChangePassword account={account} onClose={close} />
        ) : (
          <SetPassword account={account} onClose={close} />
        ))}
    </>
  )
}

function ChangePassword({ account: { email }, onClose }: { account: Account; onClose: () => void }) {
  const { t, i18n } = useTranslation('account')
  return (
    <Sheet title={t('password.change')} onClose={onClose}>
      <Form
        schema={updatePassword.body}
        onSubmit={async (body) => {
          await assertHardToGuess(body.password, email)
          await api(updatePassword, { body, renewsSession: true })
          onClose()
          notify({ kind: 'good', text: t('auth:passwordChange.changed'), detail: t('password.others') })
          await refetchAccount()
        }}
        onFailure={(error) => {
          notifyError(error, 'auth_password_update_failed')
          const isWrong = error instanceof AppError && error.code === 'auth_wrong_password'
          return isWrong ? { currentPassword: error.code } : undefined
        }}
        className={styles.form}
      >
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          errorTexts={{ auth_wrong_password: codeText('auth_wrong_password', i18n.language) }}
          data-autofocus
        />
        <NewPasswordField name="password" label={t('auth:newPassword')} email={email} />
        <PasswordField name="passwordConfirmation" label={t('auth:repeatPassword')} autoComplete="new-password" />
        <p className={styles.text}>{t('password.othersWillEnd')}</p>
        <SubmitButton busy={t('auth:passwordChange.busy')}>{t('auth:passwordChange.submit')}</SubmitButton>
      </Form>
    </Sheet>
  )
}

/** An account without a password: access to the mailbox proves whose account it is. */
function SetPassword({ account: { email }, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account')
  const [sending, setSending] = useState(false)

  async function send() {
    setSending(true)
    try {
      await api(requestUserPasswordChangeByEmail, { body: { email } })
      onClose()
      notify({ kind: 'good', text: t('email.sent'), detail: t('password.linkSent') })
    } catch (error) {
      setSending(false)
      notifyError(error)
    }
  }

  return (
    <Sheet title={t('password.set')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.text}>{rich(t('password.setAbout', { email }), { b: bold })}</p>
        <Button size="lg" full onClick={send} busy={sending && t('email.sending')}>
          {t('password.sendLink')}
        </Button>
      </div>
    </Sheet>
  )
}
