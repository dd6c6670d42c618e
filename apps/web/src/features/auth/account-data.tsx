import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { List, Section } from '../../ui/list.tsx'
import { accountQuery } from './account.api.ts'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'

/** Export and deletion of everything Lumi stores about the student. */
export function AccountData() {
  const { t } = useTranslation('privacy')
  const { data: account } = useQuery(accountQuery)
  return (
    <>
      <Section title={t('title')}>
        <List>
          <li>
            <ExportData />
          </li>
        </List>
      </Section>
      {account && (
        <Section>
          <List>
            <li>
              <DeleteAccount email={account.email} />
            </li>
          </List>
        </Section>
      )}
    </>
  )
}
