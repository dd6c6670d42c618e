import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ProgressIcon } from '../../ui/icons/progress.tsx'
import { List, RowSwitch, Section } from '../../ui/list.tsx'
import { customSettingsQuery, saveAnalytics } from './settings.api.ts'

/** Shown only if the operator uses analytics and the student is old enough to consent. Off by default. */
export function AnalyticsRow() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(customSettingsQuery)
  if (data == null || data.analytics === null) return null
  return (
    <Section title={t('analytics.title')} note={t('analytics.note')}>
      <List>
        <li>
          <RowSwitch
            icon={<ProgressIcon size={26} />}
            title={t('analytics.agree')}
            caption={t('analytics.about')}
            checked={data.analytics}
            onChange={(event) => void saveAnalytics(event.currentTarget.checked)}
          />
        </li>
      </List>
    </Section>
  )
}
