import type { Language } from '@lumi/contracts/errors'
import { isBeforeFirstTaught } from '@lumi/contracts/grades'
import { finishOnboarding } from '@lumi/contracts/profile'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/queries.ts'
import { session } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import styles from './onboarding.module.css'
import { type Answers, deleteDraft, type Start, type Step, saveDraft, steps, storable } from './onboarding-draft.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { AgeQuestion, GenderQuestion, GradeQuestion, NameQuestion } from './onboarding-questions.tsx'
import { onboarding, putOff } from './onboarding-state.ts'

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
    putOff.keep(session.userId())
    onboarding.become('put-off')
    // Birthday and country are asked for at once, without them there is no chat: nothing is put off yet.
    if (chatAccess.get() === 'open') notify({ kind: 'neutral', text: t('saved') })
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
  const shared = { answers, onLater: later }
  const questions: Record<Step, ReactNode> = {
    name: <NameQuestion {...shared} onNext={next} />,
    gender: <GenderQuestion {...shared} onNext={next} />,
    age: <AgeQuestion {...shared} onNext={next} />,
    grade: <GradeQuestion {...shared} onFinish={finish} />,
  }

  return (
    <OnboardingFrame
      labelKey={step}
      position={position + 1}
      count={asked.length}
      onBack={before && (() => keep(before))}
      onLater={later}
    >
      {/* In addition to the fields' own validation: stores every keystroke. */}
      <div ref={page} className={styles.page} onInput={() => keep()} key={step}>
        {questions[step]}
      </div>
    </OnboardingFrame>
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
