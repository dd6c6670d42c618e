import { type BonusLine, getUsageHistory, type UsageDay, type UsageLine } from '@lumi/contracts/billing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { daysFromToday } from '../../../lib/clock.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { shownOnceMs } from '../../../lib/queries.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingFailed, Pending } from '../../../ui/list-states.tsx'
import { dateOf, shortDay, timeOf } from '../chat-dates.ts'
import styles from './talks.module.css'

/** Every message given, taken and returned, day by day, newest first. */
export function Ledger() {
  const { t } = useTranslation('talks')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['billing', 'usage'],
    queryFn: ({ signal, pageParam }) =>
      api(getUsageHistory, { signal, query: pageParam === 0 ? {} : { beforeDay: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ days, hasMore }) => (hasMore ? days.at(-1)?.number : undefined),
    staleTime: 0,
    gcTime: shownOnceMs,
  })
  if (!data && error) return <LoadingFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending rows={5} label={t('ledger.loading')} />
  const days = data.pages.flatMap((page) => page.days)
  return (
    <div className={styles.sheet}>
      <p>{t('ledger.lead')}</p>
      <Bonuses lines={data.pages[0]?.bonuses ?? []} left={data.pages[0]?.usage.bonusLeft ?? 0} />
      {days.length === 0 && <p className={styles.none}>{t('ledger.none')}</p>}
      {days.map((day) => (
        <Day key={day.number} day={day} />
      ))}
      {hasNextPage && (
        <Button
          variant="quiet"
          full
          busy={isFetchingNextPage && t('ledger.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('ledger.more')}
        </Button>
      )}
    </div>
  )
}

/** Messages given for invitations or by support, and taken back. They do not end with the day. */
function Bonuses({ lines, left }: { lines: readonly BonusLine[]; left: number }) {
  const { t, i18n } = useTranslation('talks')
  if (lines.length === 0) return null
  return (
    <section className={styles.day} aria-label={t('ledger.bonuses')}>
      <h3>
        {t('ledger.bonuses')}
        <span>{t('ledger.bonusesLeft', { count: left })}</span>
      </h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the ledger never changes its place
          <li key={index} className={styles.entry}>
            <time dateTime={line.at}>{shortDay(line.at, i18n.language)}</time>
            <span className={styles.about}>{t(`ledger.bonus.${line.reason}`)}</span>
            <span className={styles.units} data-kind={line.units > 0 ? 'returned' : undefined}>
              {line.units > 0 ? `+${line.units}` : `−${-line.units}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ day }: { day: UsageDay }) {
  const { t, i18n } = useTranslation('talks')
  const chat = useTranslation('chat')
  const away = daysFromToday(day.startsAt)
  const title =
    away === 0 ? chat.t('day.today') : away === -1 ? chat.t('day.yesterday') : dateOf(day.startsAt, i18n.language)
  const isOver = Date.parse(day.endsAt) <= (serverNow() ?? Date.now())
  const counts = { granted: day.granted, left: day.left, used: day.granted - day.left }
  return (
    <section className={styles.day} aria-label={title}>
      <h3>
        {title}
        <span>{isOver ? t('ledger.dayOver', counts) : t('ledger.day', counts)}</span>
      </h3>
      <ul>
        {settled(day.lines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the ledger never changes its place
          <Line key={index} line={line} />
        ))}
      </ul>
    </section>
  )
}

/**
 * A message that was taken at the send and came back with its reply is one line: nothing was used. Two lines for each free
 * hint read as two events. Those whose message is gone stay as they are, because nothing tells which belong together.
 */
function settled(lines: readonly UsageLine[]): UsageLine[] {
  const cameBack = new Map<string, UsageLine[]>()
  const shown: UsageLine[] = []
  // Newest first, so a message comes back before it was taken.
  for (const line of lines) {
    const id = line.message?.messageId
    const back = id === undefined ? undefined : cameBack.get(id)?.at(-1)
    if (id !== undefined && line.kind === 'returned') cameBack.set(id, [...(cameBack.get(id) ?? []), line])
    else if (id !== undefined && back && line.state === 'returned' && line.units + back.units === 0) {
      cameBack.get(id)?.pop()
      shown.splice(shown.indexOf(back), 1)
      shown.push({ ...line, kind: 'returned', units: 0 })
      continue
    }
    shown.push(line)
  }
  return shown
}

function Line({ line: { at, kind, units, state, message } }: { line: UsageLine }) {
  const { t, i18n } = useTranslation('talks')
  const isReturned = kind === 'returned'
  const used = state === 'returned' ? 'taken' : state
  const what = units === 0 ? (isReturned ? 'notCounted' : 'free') : isReturned ? 'returned' : used
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{timeOf(at, i18n.language)}</time>
      <span className={styles.about}>{message ? message.text || t('ledger.picture') : t('ledger.gone')}</span>
      <span className={styles.units} data-kind={units > 0 ? 'returned' : undefined}>
        {units > 0 ? `+${units}` : units < 0 ? `−${-units}` : '0'}
        <span className={styles.how}>{t(`ledger.${what}`)}</span>
      </span>
    </li>
  )
}
