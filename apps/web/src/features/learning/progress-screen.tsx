import type { Progress, SkillProgress, SkillStanding } from '@lumi/contracts/learning'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { pushMoment } from '../../lib/push-moment.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/icons/pencil.tsx'
import { RetryIcon } from '../../ui/icons/retry.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import { dayText } from './day-text.ts'
import { progressQuery } from './learning.api.ts'
import styles from './learning.module.css'
import { MistakeRow } from './mistake-row.tsx'
import { ResetSheet } from './reset-sheet.tsx'
import { SkillCard } from './skill-card.tsx'
import { SkillMap } from './skill-map.tsx'
import { usePractice } from './use-practice.ts'
import { WeekGlance } from './week-glance.tsx'

/** Pages that link here without being the parent page; the back link returns to them. */
export type CameFrom = 'settings' | 'chat'

interface TaskProps {
  /** Renders a task: one line of Markdown with formulas. */
  Task: ComponentType<{ text: string }>
}

interface ProgressScreenProps extends TaskProps {
  /** Absent: came from the education center. */
  cameFrom: CameFrom | undefined
}

const groups = ['shaky', 'helped', 'growing', 'alone'] as const satisfies readonly SkillStanding[]

/** What the student knows, the evidence for it, and what to do next. */
export function ProgressScreen({ Task, cameFrom }: ProgressScreenProps) {
  const { t } = useTranslation('learning')
  const { data, error, refetch } = useQuery(progressQuery())
  const backTo = (place: CameFrom) => ({ to: `/${place}`, label: t(`backTo.${place}`) }) as const
  const [asked, setAsked] = useState<{ skill: SkillProgress | null } | null>(null)
  return (
    <Page title={t('title')} back={cameFrom ? backTo(cameFrom) : { to: '/education-center', label: t('back') }}>
      {!data && error && <LoadingFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Pending rows={4} label={t('loading')} />}
      {data && (
        <>
          <Start progress={data} />
          {data.skills.length === 0 && <Empty />}
          <Columns>
            <div>
              {groups.map((standing) => (
                <Group
                  key={standing}
                  standing={standing}
                  skills={data.skills.filter((skill) => skill.standing === standing)}
                  Task={Task}
                  onReset={(skill) => setAsked({ skill })}
                />
              ))}
              {data.skills.length > 0 && <Mistakes mistakes={data.mistakes} Task={Task} />}
            </div>
            <div>
              {data.skills.length > 0 && <WeekGlance week={data.week} />}
              <SkillMap map={data.map} />
            </div>
          </Columns>
          {data.skills.length > 0 && (
            <Button variant="danger-quiet" icon={<RetryIcon />} onClick={() => setAsked({ skill: null })}>
              {t('reset.all')}
            </Button>
          )}
          {asked && <ResetSheet skill={asked.skill} onClose={() => setAsked(null)} />}
        </>
      )}
    </Page>
  )
}

function Start({ progress }: { progress: Progress }) {
  const { t, i18n } = useTranslation('learning')
  const { start, isBusy } = usePractice()
  const isNew = progress.skills.length === 0
  const { due, nextAt } = progress.reviews
  const [alone] = progress.toTryAlone
  const first = isNew ? 'warm-up' : 'practice'
  useEffect(() => {
    if (due > 0) pushMoment.note('review')
  }, [due])
  return (
    <section className={styles.board} aria-labelledby="practise">
      <Lumi size={56} />
      <div className={styles.grow}>
        <h2 id="practise">{t('start.title')}</h2>
        <p>{t('start.about')}</p>
        <div className={styles.actions}>
          <Button
            variant="lampy"
            icon={<PencilIcon />}
            busy={isBusy(first) && t('start.busy')}
            onClick={() => start({ session: first, text: t(isNew ? 'messages.warmUp' : 'messages.practice') })}
          >
            {t(isNew ? 'start.warmUp' : 'start.practice')}
          </Button>
          {due > 0 && (
            <Button
              variant="secondary"
              busy={isBusy('review') && t('start.busy')}
              onClick={() => start({ session: 'review', text: t('messages.review') })}
            >
              {t('start.review', { count: due })}
            </Button>
          )}
        </div>
        {due === 0 && nextAt !== null && <p>{t('start.nextReview', { day: dayText(nextAt, i18n.language) })}</p>}
        {alone && (
          <div className={styles.alone}>
            <Button
              variant="secondary"
              busy={isBusy('check', alone.skillId) && t('start.busy')}
              onClick={() =>
                start({
                  session: 'check',
                  skillId: alone.skillId,
                  text: t('messages.check', { topic: alone.title }),
                })
              }
            >
              {t('start.alone', { topic: alone.title })}
            </Button>
            <p>{t('start.aloneAbout')}</p>
          </div>
        )}
      </div>
    </section>
  )
}

function Empty() {
  const { t } = useTranslation('learning')
  return (
    <div className={styles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.about')}</p>
      <ButtonLink variant="secondary" to="/chat">
        {t('empty.chat')}
      </ButtonLink>
    </div>
  )
}

interface GroupProps extends TaskProps {
  standing: (typeof groups)[number]
  skills: readonly SkillProgress[]
  onReset: (skill: SkillProgress) => void
}

function Group({ standing, skills, Task, onReset }: GroupProps) {
  const { t } = useTranslation('learning')
  if (skills.length === 0) return null
  return (
    <section className={styles.group} aria-label={t(`standing.${standing}`)} data-testid={`group-${standing}`}>
      <h2>
        {t(`standing.${standing}`)} <span className={styles.count}>{skills.length}</span>
      </h2>
      <p className={styles.caption}>{t(`groups.${standing}`)}</p>
      {skills.map((skill) => (
        <SkillCard key={skill.skillId} skill={skill} Task={Task} onReset={() => onReset(skill)} />
      ))}
    </section>
  )
}

function Mistakes({ mistakes, Task }: { mistakes: Progress['mistakes'] } & TaskProps) {
  const { t } = useTranslation('learning')
  return (
    <section className={styles.group} aria-labelledby="mistakes">
      <h2 id="mistakes">{t('mistakes.title')}</h2>
      {mistakes.length === 0 && <p className={styles.caption}>{t('mistakes.none')}</p>}
      <ul className={`${styles.card} ${styles.rows}`}>
        {mistakes.map((mistake) => (
          <li key={`${mistake.skillId} ${mistake.attempts[0]?.at}`}>
            <MistakeRow mistake={mistake} Task={Task} />
          </li>
        ))}
      </ul>
    </section>
  )
}
