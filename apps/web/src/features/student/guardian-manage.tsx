import { CONSENT } from '@lumi/contracts/product-rules'
import { useState } from 'react'
import { dayOf } from '../../lib/clock.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { AreYouSure } from '../../ui/parent-page.tsx'
import { ConsentForm } from './consent-form.tsx'
import { deleteStudent } from './guardian.api.ts'
import { GuardianDetails } from './guardian-details.tsx'
import { GuardianFacts } from './guardian-facts.tsx'
import { GuardianFrame } from './guardian-frame.tsx'
import styles from './guardian-page.module.css'
import { problemOf } from './guardian-problem.ts'
import { StoredList } from './stored-list.tsx'
import { type GuardianPageProps, useDecide } from './use-decide.ts'

/** What a parent decided, what is stored, and how to change either. */
export function ManagePage(props: GuardianPageProps & { mayManage: boolean; onDeleted: () => void }) {
  const { t, i18n } = useTranslation('guardian')
  const { page, tools, drawText, mayManage, keyOfLink, onDeleted, onFailure } = props
  const { send, failed, trySend } = useDecide(props)
  const kind = page.decision?.kind ?? 'given'
  const values = {
    day: page.decision ? showDayInWords(dayOf(page.decision.at), i18n.language) : '',
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
    <AreYouSure>
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
    </AreYouSure>
  )
}
