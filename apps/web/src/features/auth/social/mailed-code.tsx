import { SOCIAL } from '@lumi/contracts/product-rules'
import { confirmSocialEmail } from '@lumi/contracts/social'
import * as z from 'zod/mini'
import { api } from '../../../lib/api.ts'
import { runtimeConfig } from '../../../lib/config.ts'
import { bold, rich } from '../../../lib/i18n/rich.tsx'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import formStyles from '../form.module.css'
import { Outcome } from '../outcome.tsx'

const codeForm = z.required(z.pick(confirmSocialEmail.body, { code: true }))

interface MailedCodeProps {
  ticket: string
  email: string
  onFailure: (error: unknown) => void
  onEnter: () => void
  onOtherAddress: () => void
}

/** A letter has been sent. Its link works in this browser only; its code works wherever the letter is read. */
export function MailedCode({ ticket, email, onFailure, onEnter, onOtherAddress }: MailedCodeProps) {
  const { t } = useTranslation('social')
  const { outboxUrl } = runtimeConfig()
  const text = t('sent.text', { email, minutes: SOCIAL.mailMinutes })
  return (
    <Outcome mood="calm" title={t('auth:sent.title')} text={rich(text, { b: bold })}>
      <Form
        schema={codeForm}
        onSubmit={async ({ code }) => {
          await api(confirmSocialEmail, { body: { ticket, code } })
          onEnter()
        }}
        onFailure={(error) => {
          onFailure(error)
          return undefined
        }}
        className={formStyles.form}
      >
        <TextField name="code" label={t('sent.code')} inputMode="numeric" autoComplete="one-time-code" />
        <SubmitButton busy={t('sent.busy')}>{t('sent.submit')}</SubmitButton>
      </Form>
      {outboxUrl && (
        <ButtonAnchor href={outboxUrl} target="_blank" rel="noopener" variant="secondary" size="lg" full>
          {t('auth:sent.outbox')}
        </ButtonAnchor>
      )}
      <Button variant="quiet" full onClick={onOtherAddress}>
        {t('sent.otherAddress')}
      </Button>
    </Outcome>
  )
}
