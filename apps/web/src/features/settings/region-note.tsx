import { countries, currencies } from '@lumi/contracts/reference'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { locale } from '../../lib/locale.ts'
import { currentUserQuery } from '../../lib/queries.ts'
import { CalendarIcon } from '../../ui/icons/calendar.tsx'
import { Row } from '../../ui/list.tsx'
import { regionExamples } from './region-examples.ts'

/** Sample date, number and amount in the chosen language and country. */
export function RegionNote() {
  const { t } = useTranslation('settings')
  const languageId = useSyncExternalStore(locale.subscribe, locale.languageId, locale.languageId)
  const { data: user } = useQuery(currentUserQuery)
  const country = countries.find(({ countryId }) => countryId === user?.countryId) ?? countries[0]
  const currency = currencies.find(({ currencyId }) => currencyId === country.currencyId) ?? currencies[0]
  return (
    <Row
      icon={<CalendarIcon size={26} />}
      title={t('region.title')}
      caption={t('region.about', regionExamples(languageId, currency.code, new Date()))}
    />
  )
}
