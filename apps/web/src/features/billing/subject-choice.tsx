import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { LearnIcon } from '../../ui/icons/learn.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubjectBook } from '../../ui/subject-book.tsx'
import { chooseSubject, subjectsQuery } from './billing.api.ts'
import styles from './billing.module.css'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/** After a plan has ended: once, another subject instead of the one that stayed open. */
export function SubjectChoice() {
  const { t } = useBillingWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.notice}>
      <LearnIcon />
      <div>
        <b>{t('subject.title')}</b>
        <p>{t('subject.text')}</p>
        <Button variant="secondary" size="md" onClick={() => setIsOpen(true)}>
          {t('subject.choose')}
        </Button>
      </div>
      {isOpen && <ChoiceSheet onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function ChoiceSheet({ onClose }: { onClose: () => void }) {
  const { t } = useBillingWords()
  const { data, error, refetch } = useQuery(subjectsQuery())
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, run] = useAction()
  const paused = data?.programs.filter(({ status }) => status === 'paused') ?? []
  const programId = chosen ?? paused[0]?.programId
  const save = async () => {
    if (!programId) return
    await chooseSubject(programId)
    onClose()
    notify({ kind: 'good', text: t('subject.saved') })
  }
  return (
    <Sheet title={t('subject.sheet')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{t('subject.sheetText')}</p>
        {data ? (
          <fieldset className={styles.choices} aria-label={t('subject.sheet')}>
            {paused.map((program) => (
              <label key={program.programId}>
                <input
                  type="radio"
                  name="programId"
                  checked={program.programId === programId}
                  onChange={() => setChosen(program.programId)}
                />
                <SubjectBook subject={program.subject} width={30} />
                {t(`subjects:name.${program.subject}`)}
              </label>
            ))}
          </fieldset>
        ) : error ? (
          <LoadingFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Pending rows={2} label={t('subject.loading')} />
        )}
        {programId && (
          <Button size="lg" full busy={isBusy && t('subject.saving')} onClick={() => run(save)}>
            {t('subject.save')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
