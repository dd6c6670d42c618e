import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { currentUserQuery } from '../../lib/queries.ts'
import { DocumentIcon } from '../../ui/icons/document.tsx'
import { LockIcon } from '../../ui/icons/lock.tsx'
import { List, RowLink, Section } from '../../ui/list.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import { LogOut } from './log-out.tsx'
import styles from './settings.module.css'

/**
 * The list of places where a student sets something, and the way out.
 * @param app language and theme; the route brings them from their own feature
 */
export function SettingsScreen({ app }: { app: ReactNode }) {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(currentUserQuery)
  const name = user?.name ?? user?.email
  return (
    <Page title={t('settings.title')}>
      <Columns>
        <div>
          {user && name && (
            <div className={styles.profile}>
              <span className={styles.initial} aria-hidden="true">
                {[...name][0]?.toUpperCase()}
              </span>
              <p className={styles.who}>
                <strong>{name}</strong>
                {user.name && <span>{user.email}</span>}
              </p>
            </div>
          )}
          <Section title={t('settings.account')}>
            <List>
              <li>
                <RowLink
                  to="/settings/account"
                  icon={<LockIcon size={26} />}
                  title={t('settings.account')}
                  caption={t('settings.accountAbout')}
                />
              </li>
            </List>
          </Section>
          <Section title={t('settings.app')}>{app}</Section>
        </div>
        <div>
          <Section title={t('settings.help')}>
            <List>
              <li>
                <RowLink to="/legal" icon={<DocumentIcon size={26} />} title={t('settings.legal')} />
              </li>
            </List>
          </Section>
          <Section>
            <LogOut />
          </Section>
        </div>
      </Columns>
    </Page>
  )
}
