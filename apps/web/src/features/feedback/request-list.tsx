import type { FeedbackRequest } from '@lumi/contracts/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '../../lib/clock.ts'
import { showDay } from '../../lib/dates.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { AddIcon } from '../../ui/icons/add.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { HelpIcon } from '../../ui/icons/help.tsx'
import { MoreIcon } from '../../ui/icons/more.tsx'
import { List, RowButton, RowLink, Section } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Page } from '../../ui/page.tsx'
import { requestsQuery } from './feedback.api.ts'

const shownAtFirst = 3

const icons = { open: ClockIcon, answered: ChatIcon, closed: CheckIcon, archived: CheckIcon } as const

/** The student's requests to support, those that are not in the archive first. Nothing before the first one. */
export function RequestList() {
  const { t } = useTranslation('settings')
  const { data, error, refetch, isPending } = useQuery(requestsQuery)
  const [isWhole, setIsWhole] = useState(false)
  if (data?.length === 0) return null
  const current = data?.filter(({ status }) => status !== 'archived') ?? []
  const shown = isWhole ? (data ?? []) : current.slice(0, shownAtFirst)
  return (
    <Section title={t('requests.title')}>
      {isPending && <Pending rows={1} label={t('requests.loading')} />}
      {!data && error && <LoadingFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <List>
          {shown.map((request) => (
            <li key={request.requestId}>
              <RequestRow request={request} />
            </li>
          ))}
          {shown.length < data.length && (
            <li>
              <RowButton
                icon={<MoreIcon size={26} />}
                title={t('requests.all', { count: data.length })}
                onClick={() => setIsWhole(true)}
              />
            </li>
          )}
        </List>
      )}
    </Section>
  )
}

/** All of them, as a page of their own. */
export function RequestsScreen() {
  const { t } = useTranslation('settings')
  const { data, error, refetch, isPending } = useQuery(requestsQuery)
  return (
    <Page title={t('requests.title')} back={{ to: '/settings', label: t('feedback.back') }}>
      {isPending && <Pending rows={3} label={t('requests.loading')} />}
      {!data && error && <LoadingFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <List>
          {data.map((request) => (
            <li key={request.requestId}>
              <RequestRow request={request} />
            </li>
          ))}
          <li>
            <RowLink to="/settings/feedback" icon={<AddIcon size={26} />} title={t('requests.another')} />
          </li>
        </List>
      )}
    </Page>
  )
}

/** Leads to the requests, once there is one, and says how the last changed one stands. */
export function RequestsRow() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(requestsQuery)
  const [last] = data ?? []
  if (!last) return null
  return (
    <li>
      <RowLink
        to="/settings/feedback"
        search={{ request: 'all' }}
        icon={<HelpIcon size={26} />}
        title={t('requests.title')}
        caption={`${last.requestNumber} · ${t(`requests.status.${last.status}`)}`}
      />
    </li>
  )
}

function RequestRow({ request }: { request: FeedbackRequest }) {
  const { t, i18n } = useTranslation('settings')
  const { requestId, requestNumber, status, text, changedAt } = request
  const Icon = icons[status]
  return (
    <RowLink
      to="/settings/feedback"
      search={{ request: requestId }}
      icon={<Icon size={26} />}
      title={text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text}
      caption={`${requestNumber} · ${showDay(dayOf(changedAt), i18n.language)} · ${t(`requests.status.${status}`)}`}
    />
  )
}
