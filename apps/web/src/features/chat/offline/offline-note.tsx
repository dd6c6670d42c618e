import { useTranslation } from '../../../lib/i18n/use-translation.ts'

/** In the strip without a network, where the tutor is on the device. */
export default function OfflineNote() {
  const { t } = useTranslation('talks')
  return t('offline.note')
}
