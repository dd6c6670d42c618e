import type { Language } from '@lumi/contracts/errors'
import { useQuery } from '@tanstack/react-query'
import { localeOf } from '../../lib/clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { RowLink } from '../../ui/list.tsx'
import { feedbackInfoQuery } from './feedback.api.ts'
import { supportHours } from './support-hours.ts'

/** 2 November 2026 is a Monday. */
const dayName = (isoDay: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + isoDay),
  )

/** Links to the form and shows the hours of support. */
export function FeedbackRow() {
  const { t, i18n } = useTranslation('settings')
  const { data } = useQuery(feedbackInfoQuery)
  const hours = data && supportHours(data.support, i18n.language)
  const shown = hours?.here ?? hours
  return (
    <RowLink
      to="/settings/feedback"
      icon={<ChatIcon size={26} />}
      title={t('help.feedback')}
      caption={
        data && shown
          ? t('help.days', {
              first: dayName(data.support.firstDay, i18n.language),
              last: dayName(data.support.lastDay, i18n.language),
              from: shown.from,
              to: shown.to,
            })
          : undefined
      }
    />
  )
}
