import { confirmByCode, confirmPassword, sendConfirmationCode } from '@lumi/contracts/account'
import { AppError } from '@lumi/contracts/errors'
import { SESSION } from '@lumi/contracts/product-rules'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { runtimeConfig } from '../../lib/config.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { accountQuery } from './account.api.ts'
import styles from './form.module.css'

/**
 * For actions that need a recent sign-in. `confirmed` runs an action; if the server refuses it with
 * `auth_recent_sign_in_required`, the dialog asks the student to sign in and the action runs again. Render `dialog`
 * anywhere; the route loads the words of `account`.
 * @example const { confirmed, dialog } = useConfirmItIsYou()
 * await confirmed(() => api(deleteAccount))
 */
export function useConfirmItIsYou() {
  const [asking, setAsking] = useState<{ done: () => void; cancel: () => void } | null>(null)

  /** @throws AppError `cancelled` if the student closes the dialog; `notifyError` ignores that code */
  async function confirmed<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'auth_recent_sign_in_required') throw error
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    setAsking({ done: resolve, cancel: () => reject(new AppError('cancelled')) })
    await promise.finally(() => setAsking(null))
    return action()
  }

  return { confirmed, dialog: asking && <ConfirmItIsYou onDone={asking.done} onClose={asking.cancel} /> }
}

function ConfirmItIsYou({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('account')
  const { data: account } = useQuery(accountQuery)
  const [byCode, setByCode] = useState(false)
  return (
    <Sheet title={t('confirm.title')} onClose={onClose}>
      {account?.hasPassword && !byCode && <ByPassword onDone={onDone} onCode={() => setByCode(true)} />}
      {account && (byCode || !account.hasPassword) && (
        <ByCode email={account.email} onDone={onDone}>
          {account.hasPassword && (
            <Button variant="quiet" full onClick={() => setByCode(false)}>
              {t('confirm.byPassword')}
            </Button>
          )}
        </ByCode>
      )}
    </Sheet>
  )
}

/** The field takes the place of the button that had the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

function failed(error: unknown): undefined {
  notifyError(error)
}

function ByPassword({ onDone, onCode }: { onDone: () => void; onCode: () => void }) {
  const { t } = useTranslation('account')
  return (
    <Form
      schema={confirmPassword.body}
      onSubmit={async (body) => {
        await api(confirmPassword, { body, renewsSession: true })
        onDone()
      }}
      onFailure={failed}
      className={styles.form}
    >
      <p className={styles.text}>{t('confirm.password')}</p>
      <PasswordField
        name="password"
        label={t('confirm.currentPassword')}
        autoComplete="current-password"
        data-autofocus
      />
      <SubmitButton busy={t('confirm.busy')}>{t('confirm.submit')}</SubmitButton>
      <Button variant="quiet" full onClick={onCode}>
        {t('confirm.byCode')}
      </Button>
    </Form>
  )
}

function ByCode({ email, onDone, children }: { email: string; onDone: () => void; children: ReactNode }) {
  const { t } = useTranslation('account')
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking')
  const { outboxUrl } = runtimeConfig()

  async function sendCode() {
    setPhase('sending')
    const isSent = await api(sendConfirmationCode).then(() => true, failed)
    setPhase(isSent || phase === 'sent' ? 'sent' : 'asking')
  }

  if (phase !== 'sent')
    return (
      <div className={styles.form}>
        <p className={styles.text}>{rich(t('confirm.sendTitle', { email }), { b: bold })}</p>
        <Button size="lg" full onClick={sendCode} busy={phase === 'sending' && t('confirm.sending')}>
          {t('confirm.send')}
        </Button>
        {children}
      </div>
    )
  return (
    <Form
      schema={confirmByCode.body}
      onSubmit={async (body) => {
        await api(confirmByCode, { body, renewsSession: true })
        onDone()
      }}
      onFailure={failed}
      className={styles.form}
    >
      <p className={styles.text} role="status">
        {rich(t('confirm.sent', { email, minutes: SESSION.confirmationCodeMinutes }), { b: bold })}
      </p>
      <TextField
        ref={takeFocus}
        name="code"
        label={t('confirm.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton busy={t('confirm.busy')}>{t('confirm.submit')}</SubmitButton>
      {outboxUrl && (
        <ButtonAnchor href={outboxUrl} target="_blank" rel="noopener" variant="secondary" full>
          {t('confirm.outbox')}
        </ButtonAnchor>
      )}
      <Button variant="quiet" full onClick={sendCode}>
        {t('confirm.again')}
      </Button>
      {children}
    </Form>
  )
}
