import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { SubjectBook } from '../../ui/subject-book.tsx'
import { allowanceQuery, subjectsQuery } from './billing.api.ts'
import styles from './billing.module.css'
import { useBillingWords } from './use-billing-words.ts'

/** What the plan allows today, and what is used of it. */
export function AllowanceMeters() {
  const { t } = useBillingWords()
  const { data, error, refetch } = useQuery(allowanceQuery())
  if (!data) {
    return error ? (
      <LoadingFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Pending rows={2} label={t('loading')} />
    )
  }
  const { usage, photos, subjects } = data
  const bonus = usage.bonusLeft ?? 0
  const messagesUsed = Math.max(0, usage.messagesPerDay - (usage.messagesLeft - bonus))
  return (
    <div className={styles.meters}>
      <Meter
        name={t('plan.messages')}
        used={messagesUsed}
        limit={usage.isUnlimited ? null : usage.messagesPerDay}
        note={bonus > 0 ? t('plan.bonus', { count: bonus }) : undefined}
      />
      {photos.perDay !== null && (
        <Meter name={t('plan.photos')} used={Math.max(0, photos.perDay - photos.left)} limit={photos.perDay} />
      )}
      <Meter name={t('plan.subjects')} used={subjects.active} limit={subjects.limit} drawn={<ActiveSubjects />} />
    </div>
  )
}

interface MeterProps {
  name: string
  used: number
  /** Null: none. */
  limit: number | null
  note?: string | undefined
  /** Drawn instead of a bar. */
  drawn?: ReactNode
}

function Meter({ name, used, limit, note, drawn }: MeterProps) {
  const { t } = useBillingWords()
  const value = limit === null ? t('plan.noLimit') : t('plan.messagesOf', { used, limit })
  return (
    <div>
      <p className={styles.measure}>
        <span>{name}</span>
        <b>{value}</b>
      </p>
      {drawn}
      {!drawn && limit !== null && (
        <div className={styles.meter} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * used) / Math.max(1, limit))}%` }} />
        </div>
      )}
      {note && <p className={styles.quiet}>{note}</p>}
    </div>
  )
}

/** Decoration beside the number: the books of the active subjects. */
function ActiveSubjects() {
  const { data } = useQuery(subjectsQuery())
  const active = data?.programs.filter(({ status }) => status === 'active') ?? []
  if (active.length === 0) return null
  return (
    <div className={styles.books} aria-hidden="true">
      {active.map(({ programId, subject }) => (
        <SubjectBook key={programId} subject={subject} width={26} />
      ))}
    </div>
  )
}
