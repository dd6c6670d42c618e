import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ParentPage, type ParentPageProps } from '../../ui/parent-page.tsx'

/** The frame of a parent's page. */
export function GuardianFrame(props: ParentPageProps) {
  const { t } = useTranslation('guardian')
  return <ParentPage pageTitle={t('pageTitle')} {...props} />
}
