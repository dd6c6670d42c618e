import { askGuardian, type ConsentStatus } from '@lumi/contracts/student'
import type { ReactNode } from 'react'
import { showDayInWords } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './closed-page.module.css'
import { ClosedPage } from './closed-page.tsx'
import { askParent } from './student.api.ts'
import { typedParent } from './typed-parent.ts'

interface GuardianFormProps {
  status: ConsentStatus
  tools: ReactNode
  /** Below the form: help, and logging out. */
  below: ReactNode
  onSent: (status: ConsentStatus) => void
  /** Absent: no parent has been asked yet. */
  onBack?: () => void
}

export function GuardianForm({ status, tools, below, onSent, onBack }: GuardianFormProps) {
  const { t, i18n } = useTranslation('student')
  return (
    <ClosedPage
      mood="calm"
      title={t('guardian.title')}
      text={t('guardian.text', { age: status.consentAge })}
      tools={tools}
    >
      <Form
        schema={askGuardian.body}
        onSubmit={async (body) => onSent(await askParent(body))}
        onFailure={(error) => void notifyError(error)}
        className={styles.form}
      >
        <TextField
          name="email"
          type="email"
          label={t('guardian.email')}
          // Must not be autofilled: the browser would offer the student's own address.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <ChoiceField
          name="language"
          label={t('guardian.language')}
          options={[
            { value: 'en', text: t('guardian.english') },
            { value: 'ru', text: t('guardian.russian') },
          ]}
          defaultValue={i18n.language}
        />
        <SubmitButton busy={t('guardian.busy')}>{t('guardian.submit')}</SubmitButton>
        {onBack && status.request && (
          <Button variant="quiet" full onClick={onBack}>
            {t('guardian.back', { email: typedParent.shown(status.request.maskedEmail) })}
          </Button>
        )}
      </Form>
      {status.opensOn && (
        <p className={styles.quiet}>{t('guardian.opensOn', { day: showDayInWords(status.opensOn, i18n.language) })}</p>
      )}
      {below}
    </ClosedPage>
  )
}
