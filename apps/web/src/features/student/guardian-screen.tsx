import { AppError, type ErrorCode } from '@lumi/contracts/errors'
import { CONSENT } from '@lumi/contracts/product-rules'
import type { GuardianPage } from '@lumi/contracts/student'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { showDayInWords } from '../../lib/dates.ts'
import { errorText, notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { useTryAgain } from '../../lib/use-try-again.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentForm } from './consent-form.tsx'
import { decide, deleteStudent, type Key, loadGuardianPage } from './guardian.api.ts'
import { GuardianDetails } from './guardian-details.tsx'
import { GuardianFacts } from './guardian-facts.tsx'
import { GuardianFrame } from './guardian-frame.tsx'
import { takeGuardianLink } from './guardian-link.ts'
import styles from './guardian-page.module.css'
import { NewLinkForm } from './new-link-form.tsx'
import { StoredList } from './stored-list.tsx'

const problems = {
  guardian_link_invalid: 'invalid',
  guardian_link_expired: 'expired',
  guardian_link_replaced: 'replaced',
  guardian_link_used: 'used',
  validation_failed: 'invalid',
} as const satisfies Partial<Record<ErrorCode, string>>
type Problem = (typeof problems)[keyof typeof problems] | 'incomplete'

const problemOf = (error: unknown): Problem | undefined =>
  error instanceof AppError && error.code in problems ? problems[error.code as keyof typeof problems] : undefined

type Answer = 'agree' | 'refuse'

interface GuardianScreenProps {
  tools: ReactNode
  drawText: (markdown: string) => ReactNode
}

/**
 * The page of a parent, who has no account: the mailed link is the key. Opening it decides nothing, because mail
 * scanners open links.
 */
export function GuardianScreen({ tools, drawText }: GuardianScreenProps) {
  const { t, i18n } = useTranslation('guardian')
  const [link] = useState(takeGuardianLink)
  const [page, setPage] = useState<GuardianPage | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const { language } = i18n
  const { linkId, secret } = link

  const load = useCallback(() => {
    if (!linkId || !secret) return
    setFailure(null)
    loadGuardianPage({ linkId, secret }).then(setPage, setFailure)
  }, [linkId, secret])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the consent comes in the language of the page
  useEffect(() => {
    // A link answered here is used up. The result stays on the screen.
    if (answer === null && !isDeleted) load()
  }, [load, language])

  if (!linkId || !secret) return <ProblemPage problem="incomplete" tools={tools} />
  const problem = problemOf(failure)
  if (problem) return <ProblemPage problem={problem} tools={tools} />
  if (failure && !page) return <FailedPage failure={failure} onRetry={load} tools={tools} />
  if (isDeleted)
    return <GuardianFrame mood="calm" title={t('manage.deletedTitle')} text={t('manage.deletedText')} tools={tools} />
  if (!page)
    return (
      <div className={styles.content}>
        <div className={styles.pending} role="img" aria-busy="true" aria-label={t('loading')}>
          <span />
          <span />
          <span />
        </div>
      </div>
    )

  const key: Key = { linkId, secret }
  const shared = { page, tools, drawText, onPage: setPage, onFailure: setFailure, onAnswer: setAnswer, keyOfLink: key }
  if (page.kind === 'correction') return <CorrectionPage {...shared} answer={answer} />
  if (page.kind === 'request') return <RequestPage {...shared} />
  // The answered link cannot manage; the mail about the answer carries one that can.
  return <ManagePage {...shared} mayManage={answer === null} onDeleted={() => setIsDeleted(true)} />
}

function FailedPage({ failure, onRetry, tools }: { failure: unknown; onRetry: () => void; tools: ReactNode }) {
  const { t } = useTranslation('guardian')
  useTryAgain(onRetry)
  return (
    <GuardianFrame mood="resting" title={t('problem.failedTitle')} text={errorText(failure)} tools={tools}>
      <Button onClick={onRetry}>{t('common:retry')}</Button>
    </GuardianFrame>
  )
}

interface PageProps {
  page: GuardianPage
  keyOfLink: Key
  tools: ReactNode
  drawText: (markdown: string) => ReactNode
  onPage: (page: GuardianPage) => void
  onFailure: (error: unknown) => void
  onAnswer: (answer: Answer) => void
}

/** Sends the decision and shows the result. A link that has become invalid meanwhile shows its own page. */
function useDecide({ page, keyOfLink, onPage, onFailure, onAnswer }: PageProps) {
  const { t } = useTranslation('guardian')
  const failed = (error: unknown): undefined => {
    if (problemOf(error) && (error as AppError).code !== 'validation_failed') return void onFailure(error)
    if (error instanceof AppError && error.code === 'consent_outdated') {
      loadGuardianPage(keyOfLink).then(onPage, onFailure)
      return void notify({ kind: 'neutral', text: t('consent.outdated') })
    }
    notifyError(error)
  }
  async function send(decision: 'agree' | 'refuse' | 'withdraw'): Promise<void> {
    const agreeing = decision === 'agree' ? { contentHash: page.consent.contentHash, isGuardian: true } : {}
    const next = await decide(keyOfLink, decision, agreeing)
    if (page.kind !== 'manage' && decision !== 'withdraw') onAnswer(decision)
    onPage(next)
  }
  return { send, failed, trySend: (decision: 'refuse' | 'withdraw' | 'agree') => send(decision).catch(failed) }
}

function RequestPage(props: PageProps) {
  const { t, i18n } = useTranslation('guardian')
  const { page, tools, drawText } = props
  const { send, failed, trySend } = useDecide(props)
  return (
    <GuardianFrame mood="calm" title={t('request.title')} text={t('request.text')} tools={tools}>
      <GuardianFacts kind={page.kind} student={page.student} />
      {page.isIndependent ? (
        <p className={styles.quiet}>{t('independent')}</p>
      ) : (
        <>
          <ConsentForm
            consent={page.consent}
            drawText={drawText}
            agreeLabel={t('consent.agree')}
            onAgree={() => send('agree')}
            onFailure={failed}
            onRefuse={() => trySend('refuse').then(() => {})}
          />
          {page.expiresAt && (
            <p className={styles.quiet}>
              {t('request.expires', { day: showDayInWords(page.expiresAt.slice(0, 10), i18n.language) })}
            </p>
          )}
        </>
      )}
    </GuardianFrame>
  )
}

function CorrectionPage(props: PageProps & { answer: Answer | null }) {
  const { t, i18n } = useTranslation('guardian')
  const { page, tools, answer } = props
  const { trySend } = useDecide(props)
  const [busy, setBusy] = useState<Answer | null>(null)
  if (answer !== null || page.correction === null)
    return (
      <GuardianFrame
        mood="happy"
        title={t(answer === 'refuse' ? 'correction.refusedTitle' : 'correction.agreedTitle')}
        text={t('correction.doneText')}
        tools={tools}
      />
    )
  const { birthDate, country, fromBirthDate, fromCountry } = page.correction
  const press = (decision: Answer) => async () => {
    setBusy(decision)
    await trySend(decision)
    setBusy(null)
  }
  return (
    <GuardianFrame mood="calm" title={t('correction.title')} text={t('correction.text')} tools={tools}>
      <section className={styles.card}>
        <dl className={styles.facts}>
          <dt>{t('who.email')}</dt>
          <dd>{page.student.email}</dd>
          <dt>{t('correction.before')}</dt>
          <dd>
            {showDayInWords(fromBirthDate, i18n.language)}, {fromCountry}
          </dd>
          <dt>{t('correction.after')}</dt>
          <dd>
            {showDayInWords(birthDate, i18n.language)}, {country}
          </dd>
        </dl>
      </section>
      <div className={styles.actions}>
        <Button size="lg" full busy={busy === 'agree' && t('consent.agreeing')} onClick={press('agree')}>
          {t('correction.agree')}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          full
          busy={busy === 'refuse' && t('consent.refusing')}
          onClick={press('refuse')}
        >
          {t('correction.refuse')}
        </Button>
      </div>
    </GuardianFrame>
  )
}

function ManagePage(props: PageProps & { mayManage: boolean; onDeleted: () => void }) {
  const { t, i18n } = useTranslation('guardian')
  const { page, tools, drawText, mayManage, keyOfLink, onDeleted, onFailure } = props
  const { send, failed, trySend } = useDecide(props)
  const kind = page.decision?.kind ?? 'given'
  const values = {
    day: page.decision ? showDayInWords(page.decision.at.slice(0, 10), i18n.language) : '',
    days: CONSENT.answerDays,
  }
  return (
    <GuardianFrame
      mood={kind === 'given' ? 'happy' : 'resting'}
      title={t(`manage.${kind}Title`)}
      text={t(`manage.${kind}Text`, values)}
      tools={tools}
    >
      <GuardianFacts kind={page.kind} student={page.student} />
      {page.isIndependent && <p className={styles.quiet}>{t('independent')}</p>}
      {mayManage && (
        <>
          {kind === 'given' ? (
            <>
              <section className={styles.card}>
                <h2>{t('manage.keptTitle')}</h2>
                <StoredList items={page.stored} />
                <p className={styles.quiet}>{t('manage.kept')}</p>
                {page.decision && (
                  <GuardianDetails
                    facts={[
                      [t('manage.decidedAt'), page.decision.at],
                      [t('consent.version'), page.decision.version],
                    ]}
                  />
                )}
              </section>
              {!page.isIndependent && (
                <AskTwice
                  label={t('manage.withdraw')}
                  question={t('manage.withdrawSure', values)}
                  yes={t('manage.withdraw')}
                  busy={t('manage.withdrawing')}
                  onYes={() => trySend('withdraw').then(() => {})}
                />
              )}
            </>
          ) : (
            !page.isIndependent && (
              <ConsentForm
                consent={page.consent}
                drawText={drawText}
                agreeLabel={t('manage.again')}
                onAgree={() => send('agree')}
                onFailure={failed}
              />
            )
          )}
          {!page.isIndependent && (
            <AskTwice
              label={t('manage.delete')}
              question={t('manage.deleteSure')}
              yes={t('manage.deleteYes')}
              busy={t('manage.deleting')}
              onYes={() =>
                deleteStudent(keyOfLink).then(onDeleted, (error: unknown) =>
                  problemOf(error) ? onFailure(error) : notifyError(error),
                )
              }
            />
          )}
        </>
      )}
    </GuardianFrame>
  )
}

/** A serious action takes two presses; the second button names the action. */
function AskTwice(props: { label: string; question: string; yes: string; busy: string; onYes: () => Promise<void> }) {
  const { t } = useTranslation('guardian')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!asking)
    return (
      <Button variant="danger-quiet" full onClick={() => setAsking(true)}>
        {props.label}
      </Button>
    )
  return (
    <div className={styles.sure} role="alert">
      <p>{props.question}</p>
      <Button
        variant="danger"
        full
        busy={busy && props.busy}
        onClick={async () => {
          setBusy(true)
          await props.onYes()
          setBusy(false)
          setAsking(false)
        }}
      >
        {props.yes}
      </Button>
      <Button variant="secondary" full onClick={() => setAsking(false)}>
        {t('manage.keep')}
      </Button>
    </div>
  )
}

function ProblemPage({ problem, tools }: { problem: Problem; tools: ReactNode }) {
  const { t } = useTranslation('guardian')
  return (
    <GuardianFrame mood="resting" title={t(`problem.${problem}Title`)} text={t(`problem.${problem}Text`)} tools={tools}>
      {problem !== 'replaced' && problem !== 'expired' && <NewLinkForm />}
    </GuardianFrame>
  )
}
