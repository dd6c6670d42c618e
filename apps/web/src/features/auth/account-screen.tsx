import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { List, Section } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import { accountQuery } from './account.api.ts'
import { EmailRow, WaitingEmail } from './account-email.tsx'
import { PasswordRow } from './account-password.tsx'
import { Devices } from './account-sessions.tsx'

interface AccountScreenProps {
  /** Other ways to sign in. */
  methods?: ReactNode
  /** Export and deletion of the student's data. */
  data?: ReactNode
}

/** How the student signs in, on which devices, and what happens to their data. */
export function AccountScreen({ methods, data }: AccountScreenProps) {
  const { t } = useTranslation('account')
  return (
    <Page title={t('account.title')} back={{ to: '/settings', label: t('account.back') }}>
      <Columns>
        <div>
          <SignIn />
          {methods}
        </div>
        <div>
          <Devices />
          {data}
        </div>
      </Columns>
    </Page>
  )
}

function SignIn() {
  const { t } = useTranslation('account')
  const { data: account, error, refetch } = useQuery(accountQuery)
  return (
    <Section title={t('account.signIn')}>
      {account ? (
        <>
          <List>
            <li>
              <EmailRow email={account.email} />
            </li>
            <li>
              <PasswordRow account={account} />
            </li>
          </List>
          {account.emailChange && <WaitingEmail email={account.emailChange.email} />}
        </>
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={2} label={t('loading')} />
      )}
    </Section>
  )
}
