import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { CalendarIcon } from '../../ui/icons/calendar.tsx'
import { CardIcon } from '../../ui/icons/card.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { HelpIcon } from '../../ui/icons/help.tsx'
import { MailIcon } from '../../ui/icons/mail.tsx'
import { RotateIcon } from '../../ui/icons/rotate.tsx'
import { UsersIcon } from '../../ui/icons/users.tsx'
import { List, RowSwitch, Section } from '../../ui/list.tsx'
import { customSettingsQuery, saveNotifications } from './settings.api.ts'

const icons = {
  replies: ChatIcon,
  reviews: RotateIcon,
  payments: CardIcon,
  plans: CalendarIcon,
  parents: UsersIcon,
  support: HelpIcon,
  mail: MailIcon,
}
type Name = keyof typeof icons

function Icon({ name }: { name: Name }) {
  const Shown = icons[name]
  return <Shown size={26} />
}

/**
 * What may be told while the app is closed.
 * @param device a row about this device, which belongs to another feature
 */
export function NotificationRows({ device }: { device: ReactNode }) {
  const { t } = useTranslation('settings')
  const { data } = useQuery(customSettingsQuery)
  if (data == null) return null
  // Students who decide for themselves are asked about analytics, and no parent answers for them.
  const isShown = (name: Name) => name !== 'parents' || data.analytics === null
  return (
    <Section title={t('push.title')} note={t('push.note')}>
      <List>
        <li>{device}</li>
        {(Object.keys(icons) as Name[]).filter(isShown).map((name) => (
          <li key={name}>
            <RowSwitch
              icon={<Icon name={name} />}
              title={t(`push.switch.${name}`)}
              caption={t(`push.about.${name}`)}
              checked={data.notifications[name]}
              onChange={(event) => void saveNotifications({ [name]: event.currentTarget.checked })}
            />
          </li>
        ))}
      </List>
    </Section>
  )
}
