import { type NotificationKind, notificationKinds } from '@lumi/contracts/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { BellIcon } from '../../ui/icons/bell.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { List, RowSwitch, Section } from '../../ui/list.tsx'
import { customSettingsQuery, saveNotification } from './settings.api.ts'

const icons: Record<NotificationKind, ReactNode> = {
  replies: <ChatIcon size={26} />,
  reviews: <ClockIcon size={26} />,
  news: <BellIcon size={26} />,
}

/** What a student wants to be told while the app is closed. */
export function NotificationRows() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(customSettingsQuery)
  return (
    <Section title={t('notifications.title')} note={t('notifications.note')}>
      <List>
        {notificationKinds.map((kind) => (
          <li key={kind}>
            <RowSwitch
              icon={icons[kind]}
              title={t(`notifications.${kind}`)}
              caption={t(`notifications.${kind}About`)}
              checked={data?.notifications[kind] ?? false}
              disabled={!data}
              onChange={(event) => void saveNotification(kind, event.currentTarget.checked)}
            />
          </li>
        ))}
      </List>
    </Section>
  )
}
