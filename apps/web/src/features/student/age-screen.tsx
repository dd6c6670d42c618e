import { birthDateProblem } from '@lumi/contracts/birth-date'
import { getAvailableCountries } from '@lumi/contracts/reference'
import { setRegistrationStudentInfo } from '@lumi/contracts/student'
import { type ReactNode, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { parseDate, today } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import styles from './closed-page.module.css'
import { ClosedPage } from './closed-page.tsx'
import { saveAge } from './student.api.ts'

const { birthDate, countryId } = setRegistrationStudentInfo.body.shape
/** What the server would say as well; its day is the one of the student's time zone. */
const age = z.object({
  birthDate: birthDate.check((field) => {
    const problem = birthDateProblem(field.value, today())
    if (problem) field.issues.push({ code: 'custom', message: problem, input: field.value })
  }),
  countryId,
})

/** The first two answers, and nothing that suggests one: no year, no country is chosen beforehand. */
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
          schema={age}
          read={(data) => ({
            birthDate: parseDate(String(data.get('birthDate') ?? ''), language),
            countryId: Number(data.get('countryId')) || undefined,
          })}
          onSubmit={saveAge}
          onFailure={(error) => void notifyError(error)}
          className={styles.form}
        >
          <DateField name="birthDate" label={t('age.birthDate')} hint={t('age.birthDateHint')} autoComplete="bday" />
          <ChoiceField
            name="countryId"
            label={t('age.country')}
            placeholder={countries ? t('age.countryChoose') : t('loading')}
            options={countries ?? []}
            autoComplete="country"
          />
          <SubmitButton busy={t('age.busy')}>{t('age.submit')}</SubmitButton>
          <p className={styles.quiet}>{t('age.why')}</p>
        </Form>
      )}
    </ClosedPage>
  )
}

function useCountries(language: string) {
  const [loaded, setLoaded] = useState<{ language: string; options: { value: string; text: string }[] } | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    api(getAvailableCountries).then(
      (all) => {
        if (!isCurrent) return
        setLoaded({ language, options: all.map(({ id, name }) => ({ value: String(id), text: name })) })
      },
      (error: unknown) => {
        if (!isCurrent) return
        setFailed(true)
        notifyError(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return { countries: loaded?.options ?? null, failed: failed && !loaded }
}
