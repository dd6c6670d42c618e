import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { chatAccess } from '../../lib/chat-access.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { currentUserQuery } from '../../lib/queries.ts'
import { DocumentIcon } from '../../ui/icons/document.tsx'
import { GiftIcon } from '../../ui/icons/gift.tsx'
import { LockIcon } from '../../ui/icons/lock.tsx'
import { ProgressIcon } from '../../ui/icons/progress.tsx'
import { RightIcon } from '../../ui/icons/right.tsx'
import { SchoolIcon } from '../../ui/icons/school.tsx'
import { List, RowLink, Section } from '../../ui/list.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import styles from './settings-screen.module.css'

interface SettingsScreenProps {
  /** Language and theme. Like the other parts, passed in by the route because it belongs to another feature. */
  app: ReactNode
  /** What of the tutor is kept on the device. */
  offline: ReactNode
  analytics: ReactNode
  notifications: ReactNode
  /** The suggestion to install the app. */
  install: ReactNode
  /** The messages left today. */
  allowance: ReactNode
  /** A row that leads to plan and payments, if something is sold. */
  subscription: ReactNode
  trial: ReactNode
  /** A row that leads to support. */
  feedback: ReactNode
  /** A list item that leads to the student's own requests, once there are any. */
  requests: ReactNode
  community: ReactNode
  logOut: ReactNode
}

/** The settings home: links to every settings page, and logging out. */
export function SettingsScreen({
  app,
  offline,
  analytics,
  notifications,
  install,
  allowance,
  subscription,
  trial,
  feedback,
  requests,
  community,
  logOut,
}: SettingsScreenProps) {
  const { t } = useTranslation('settings')
  const { data: user } = useQuery(currentUserQuery)
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const name = user?.name ?? user?.email
  return (
    <Page title={t('page.title')}>
      <Columns>
        <div>
          {user && name && (
            <Link to="/settings/student" className={styles.profile}>
              <span className={styles.initial} aria-hidden="true">
                {[...name][0]?.toUpperCase()}
              </span>
              <span className={styles.who}>
                <strong>{name}</strong>
                {user.name && <span>{user.email}</span>}
              </span>
              <RightIcon size={20} />
            </Link>
          )}
          {install}
          {allowance}
          {trial}
          <Section title={t('page.account')}>
            <List>
              <li>
                <RowLink
                  to="/settings/account"
                  icon={<LockIcon size={26} />}
                  title={t('page.account')}
                  caption={t('page.accountAbout')}
                />
              </li>
              <li>
                <RowLink
                  to="/settings/student"
                  icon={<SchoolIcon size={26} />}
                  title={t('page.student')}
                  caption={t('page.studentAbout')}
                />
              </li>
              {access === 'open' && subscription}
              {/* A student who may not learn yet has no progress. */}
              {access === 'open' && (
                <li>
                  <RowLink
                    to="/progress"
                    search={{ from: 'settings' }}
                    icon={<ProgressIcon size={26} />}
                    title={t('page.progress')}
                    caption={t('page.progressAbout')}
                  />
                </li>
              )}
              {access === 'open' && (
                <li>
                  <RowLink
                    to="/settings/share"
                    icon={<GiftIcon size={26} />}
                    title={t('page.share')}
                    caption={t('page.shareAbout')}
                  />
                </li>
              )}
            </List>
          </Section>
          <Section title={t('page.app')}>{app}</Section>
          {access === 'open' && offline}
        </div>
        <div>
          {notifications}
          {analytics}
          <Section title={t('page.help')}>
            <List>
              <li>{feedback}</li>
              {access === 'open' && requests}
              <li>
                <RowLink to="/legal" icon={<DocumentIcon size={26} />} title={t('page.legal')} />
              </li>
            </List>
          </Section>
          {community}
          <Section>{logOut}</Section>
        </div>
      </Columns>
    </Page>
  )
}
