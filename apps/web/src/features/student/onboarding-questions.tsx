import { gradesOf, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import { EducationYear, Gender, StudentName } from '@lumi/contracts/profile'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { localeHeaders } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TileField } from '../../ui/tile-field.tsx'
import { AgeFields, ageSchema, readAge, useCountries } from './age-fields.tsx'
import styles from './onboarding.module.css'
import type { Answers } from './onboarding-draft.ts'
import { saveAge } from './student.api.ts'

const questionId = 'onboarding-question'

interface QuestionProps {
  answers: Answers
  onNext: (added?: Answers) => void
  onLater: () => void
}

export function NameQuestion({ answers, onNext, onLater }: QuestionProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Page
      mood="happy"
      title={t('name.title')}
      text={t('name.text')}
      schema={z.object({ name: StudentName })}
      onSubmit={async () => onNext()}
      onLater={onLater}
    >
      <TextField
        name="name"
        label={t('name.label')}
        autoComplete="given-name"
        enterKeyHint="next"
        aria-describedby={questionId}
        autoCapitalize="words"
        spellCheck="false"
        maxLength={200}
        defaultValue={answers.name ?? ''}
      />
    </Page>
  )
}

export function GenderQuestion({ answers, onNext, onLater }: QuestionProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Page
      title={answers.name ? t('gender.title', { name: answers.name.trim() }) : t('gender.titleNoName')}
      text={t('gender.text')}
      schema={z.object({ gender: z.optional(Gender) })}
      // Choosing nothing is a valid answer.
      onSubmit={async ({ gender = 'unset' }) => onNext({ gender })}
      onLater={onLater}
    >
      <TileField
        name="gender"
        label={t('gender.label')}
        describedBy={questionId}
        columns={2}
        defaultValue={answers.gender}
        options={[
          { value: 'female', text: t('gender.female') },
          { value: 'male', text: t('gender.male') },
          { value: 'unset', text: t('gender.unset'), wide: true },
        ]}
      />
    </Page>
  )
}

export function AgeQuestion({ answers, onNext, onLater }: QuestionProps) {
  const { t, i18n } = useTranslation('onboarding')
  const { language } = i18n
  const { countries } = useCountries(language)
  return (
    <Page
      title={t('age.title')}
      text={t('age.text')}
      schema={ageSchema}
      read={(data) => readAge(data, language)}
      onSubmit={async (age) => {
        await saveAge(age)
        // An underage student continues with a parent; this device stores the rest until then.
        onNext()
      }}
      onLater={onLater}
    >
      <AgeFields
        countries={countries}
        typedDate={answers.birthDate?.language === language ? answers.birthDate.text : undefined}
        countryId={answers.countryId}
        hint={t('student:age.birthDateHint')}
        describedBy={questionId}
      />
    </Page>
  )
}

interface GradeQuestionProps extends Omit<QuestionProps, 'onNext'> {
  onFinish: (educationYear: number) => Promise<void>
}

export function GradeQuestion({ answers, onFinish, onLater }: GradeQuestionProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Page
      title={t('grade.title')}
      text={t('grade.text')}
      schema={z.object({ educationYear: EducationYear })}
      read={(data) => {
        const chosen = data.get('educationYear')
        return { educationYear: chosen === null ? undefined : Number(chosen) }
      }}
      onSubmit={({ educationYear }) => onFinish(educationYear)}
      onLater={onLater}
      submit={t('start')}
    >
      <TileField
        name="educationYear"
        label={t('grade.label')}
        describedBy={questionId}
        columns={4}
        defaultValue={answers.educationYear === undefined ? undefined : String(answers.educationYear)}
        options={[
          ...gradesOf(answers.countryId ?? Number(localeHeaders()['Country-Id'])).map((year) => ({
            value: String(year),
            text: String(year),
          })),
          { value: String(NOT_AT_SCHOOL), text: t('grade.none'), wide: true },
        ]}
      />
    </Page>
  )
}

interface PageProps<Schema extends z.ZodMiniType> {
  mood?: 'happy'
  title: string
  text: string
  schema: Schema
  read?: (data: FormData) => unknown
  onSubmit: (value: z.output<Schema>) => Promise<void>
  onLater: () => void
  submit?: string
  children: ReactNode
}

function Page<Schema extends z.ZodMiniType>(props: PageProps<Schema>) {
  const { mood, title, text, schema, read, onSubmit, onLater, submit, children } = props
  const { t } = useTranslation('onboarding')
  return (
    <>
      <div className={styles.ask}>
        <Lumi mood={mood ?? 'calm'} className={styles.lumi} />
        <div id={questionId}>
          <h2>
            <Phrases>{title}</Phrases>
          </h2>
          <p>{text}</p>
        </div>
      </div>
      <Form
        schema={schema}
        {...(read && { read })}
        onSubmit={onSubmit}
        onFailure={(error) => void notifyError(error)}
        className={styles.form}
      >
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          <SubmitButton busy={t('busy')}>{submit ?? t('next')}</SubmitButton>
          <Button variant="quiet" full onClick={onLater}>
            {t('later')}
          </Button>
        </div>
      </Form>
    </>
  )
}
