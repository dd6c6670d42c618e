import { sendGuardianManageLink } from '@lumi/contracts/student'
import { useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sendManageLink } from './guardian.api.ts'
import styles from './guardian-page.module.css'

/** Offered when a link is invalid: access to the mailbox is the only proof a parent has. */
export function NewLinkForm() {
  const { t } = useTranslation('guardian')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <section className={styles.card} role="status">
        <h2>{t('newLink.sentTitle')}</h2>
        <p className={styles.quiet}>{rich(t('newLink.sentText', { email: sentTo }), { b: bold })}</p>
      </section>
    )
  return (
    <section className={styles.card}>
      <h2>{t('newLink.title')}</h2>
      <Form
        schema={sendGuardianManageLink.body}
        onSubmit={async ({ email }) => {
          await sendManageLink(email)
          setSentTo(email)
        }}
        onFailure={(error) => void notifyError(error)}
        className={styles.form}
      >
        <TextField
          name="email"
          type="email"
          label={t('newLink.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck="false"
        />
        <SubmitButton variant="secondary" busy={t('newLink.busy')}>
          {t('newLink.submit')}
        </SubmitButton>
      </Form>
    </section>
  )
}
