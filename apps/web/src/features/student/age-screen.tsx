import type { ReactNode } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { AgeFields, ageSchema, readAge, useCountries } from './age-fields.tsx'
import styles from './closed-page.module.css'
import { ClosedPage } from './closed-page.tsx'
import { saveAge } from './student.api.ts'

/** Birthday and country for a student who has put off the onboarding: without them there is no chat. */
export function AgeScreen({ tools, onRetry }: { tools: ReactNode; onRetry: ReactNode }) {
  const { t, i18n } = useTranslation('student')
  const { language } = i18n
  const { countries, failed } = useCountries(language)
  return (
    <ClosedPage mood="happy" title={t('age.title')} text={t('age.text')} tools={tools}>
      {failed ? (
        onRetry
      ) : (
        <Form
          schema={ageSchema}
          read={(data) => readAge(data, language)}
          onSubmit={saveAge}
          onFailure={(error) => void notifyError(error)}
          className={styles.form}
        >
          <AgeFields countries={countries} hint={t('age.birthDateHint')} />
          <SubmitButton busy={t('age.busy')}>{t('age.submit')}</SubmitButton>
          <p className={styles.quiet}>{t('age.why')}</p>
        </Form>
      )}
    </ClosedPage>
  )
}
