import type { Language } from '@lumi/contracts/errors'
import { gradesOf, isBeforeFirstTaught, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import { EducationYear, finishOnboarding, Gender, StudentName } from '@lumi/contracts/profile'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { localeHeaders } from '../../lib/locale.ts'
import { notify } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/queries.ts'
import { settings } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { BackIcon } from '../../ui/icons/back.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { openSheets } from '../../ui/open-sheets.ts'
import { Phrases } from '../../ui/phrases.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TileField } from '../../ui/tile-field.tsx'
import { AgeFields, ageSchema, readAge, useCountries } from './age-fields.tsx'
import styles from './onboarding.module.css'
import { type Answers, deleteDraft, type Start, type Step, saveDraft, steps, storable } from './onboarding-draft.ts'
import { onboarding } from './onboarding-state.ts'
import { saveAge } from './student.api.ts'

const questionId = 'onboarding-question'

/** One question per page. Every keystroke is stored, so a closed tab loses nothing. */
export function OnboardingDialog({ start, onSubject }: { start: Start; onSubject: () => void }) {
  const { t, i18n } = useTranslation('onboarding')
  const { language } = i18n
  const [step, setStep] = useState<Step>(start.step)
  const [answers, setAnswers] = useState<Answers>(start.answers)
  const page = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const asked: readonly Step[] = start.isAgeKnown ? steps.filter((each) => each !== 'age') : steps
  const position = asked.indexOf(step)
  // Already answered in this dialog: going back skips it too.
  const canBeAsked = (each: Step) => each !== 'age' || chatAccess.get() !== 'open'
  const before = asked.slice(0, position).findLast(canBeAsked)

  function typed(): Answers {
    const form = page.current?.querySelector('form')
    return form ? { ...answers, ...readAnswers(new FormData(form), step, language) } : answers
  }

  /** Stores what is on the page and goes to another page. */
  function keep(next: Step = step, added: Answers = {}): void {
    const now = { ...typed(), ...added }
    setAnswers(now)
    setStep(next)
    void saveDraft({ step: next, answers: unsent(now, start.known) })
  }

  async function later() {
    const now = typed()
    await saveDraft({ step, answers: unsent(now, start.known) })
    onboarding.become('put-off')
    notify({ kind: 'neutral', text: t('saved') })
  }

  async function finish(educationYear: number) {
    await api(finishOnboarding, { body: { ...storable(answers), educationYear } })
    await deleteDraft()
    if (isBeforeFirstTaught(educationYear)) return onboarding.become('too-early')
    settings.set('isOnboarded', 'true')
    onboarding.become('over')
    // The chat behind this dialog changes to the subject.
    onSubject()
    // Many pages show the name and the program.
    loadCurrentUser().catch(() => {})
    void queryClient.invalidateQueries()
    await navigate({ to: '/chat' })
  }

  const next = (added?: Answers) => keep(asked.slice(position + 1).find(canBeAsked), added)
  const pages: Record<Step, ReactNode> = {
    name: (
      <Page
        mood="happy"
        title={t('name.title')}
        text={t('name.text')}
        schema={z.object({ name: StudentName })}
        onSubmit={async () => next()}
        onLater={later}
      >
        <TextField
          name="name"
          label={t('name.label')}
          autoComplete="given-name"
          enterKeyHint="next"
          aria-describedby={questionId}
          autoCapitalize="words"
          spellCheck={false}
          maxLength={200}
          defaultValue={answers.name ?? ''}
        />
      </Page>
    ),
    gender: (
      <Page
        title={answers.name ? t('gender.title', { name: answers.name.trim() }) : t('gender.titleNoName')}
        text={t('gender.text')}
        schema={z.object({ gender: z.optional(Gender) })}
        // Choosing nothing is a valid answer.
        onSubmit={async ({ gender = 'unset' }) => next({ gender })}
        onLater={later}
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
    ),
    age: (
      <AgePage
        answers={answers}
        onSubmit={async (age) => {
          await saveAge(age)
          // An underage student continues with a parent; this device stores the rest until then.
          next()
        }}
        onLater={later}
      />
    ),
    grade: (
      <Page
        title={t('grade.title')}
        text={t('grade.text')}
        schema={z.object({ educationYear: EducationYear })}
        read={(data) => {
          const chosen = data.get('educationYear')
          return { educationYear: chosen === null ? undefined : Number(chosen) }
        }}
        onSubmit={({ educationYear }) => finish(educationYear)}
        onLater={later}
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
    ),
  }

  return (
    <Frame
      labelKey={step}
      position={position + 1}
      count={asked.length}
      onBack={before && (() => keep(before))}
      onLater={later}
    >
      {/* In addition to the fields' own validation: stores every keystroke. */}
      <div ref={page} className={styles.page} onInput={() => keep()} key={step}>
        {pages[step]}
      </div>
    </Frame>
  )
}

function readAnswers(data: FormData, step: Step, language: Language): Answers {
  const text = (name: string) => String(data.get(name) ?? '')
  if (step === 'name') return { name: text('name') }
  if (step === 'gender') return data.has('gender') ? { gender: text('gender') } : {}
  if (step === 'grade') return data.has('educationYear') ? { educationYear: Number(text('educationYear')) } : {}
  const countryId = Number(text('countryId'))
  return { birthDate: { text: text('birthDate'), language }, ...(countryId > 0 && { countryId }) }
}

/** Answers that the server has stored are not kept on this device, where they would go stale. */
function unsent({ birthDate, countryId, ...others }: Answers, known: Answers): Answers {
  const age = { ...(birthDate && { birthDate }), ...(countryId !== undefined && { countryId }) }
  return {
    ...(chatAccess.get() === 'needs_birth_date' && age),
    ...Object.fromEntries(Object.entries(others).filter(([field, value]) => known[field as keyof Answers] !== value)),
  }
}

interface FrameProps {
  /** On a new page the first field takes the focus and is described by the question. */
  labelKey: string
  position: number
  count: number
  onBack: (() => void) | undefined
  onLater: () => void
  children: ReactNode
}

function Frame({ labelKey, position, count, onBack, onLater, children }: FrameProps) {
  const { t } = useTranslation('onboarding')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    const left = openSheets.add(element)
    return () => {
      left()
      element.close()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another field
  useEffect(() => {
    const fields = dialog.current?.querySelector('form')
    fields?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
    dialog.current?.scrollTo(0, 0)
  }, [labelKey])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('label')}
      onCancel={(event) => {
        event.preventDefault()
        onLater()
      }}
    >
      <div className={styles.top}>
        <IconButton
          label={t('back')}
          icon={<BackIcon />}
          className={styles.back}
          disabled={onBack === undefined}
          onClick={onBack}
        />
        <div className={styles.progress} role="img" aria-label={t('progress', { position, count })}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without content never change places
            <span key={index} className={index < position ? styles.done : undefined} />
          ))}
        </div>
        <IconButton label={t('later')} icon={<CloseIcon />} onClick={onLater} />
      </div>
      {children}
    </dialog>
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

interface AgePageProps {
  answers: Answers
  onSubmit: (age: { birthDate: string; countryId: number }) => Promise<void>
  onLater: () => void
}

function AgePage({ answers, onSubmit, onLater }: AgePageProps) {
  const { t, i18n } = useTranslation('onboarding')
  const { language } = i18n
  const { countries } = useCountries(language)
  return (
    <Page
      title={t('age.title')}
      text={t('age.text')}
      schema={ageSchema}
      read={(data) => readAge(data, language)}
      onSubmit={onSubmit}
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
