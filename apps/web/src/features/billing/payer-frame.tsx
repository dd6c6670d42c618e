import { ParentPage, type ParentPageProps } from '../../ui/parent-page.tsx'
import { useBillingWords } from './use-billing-words.ts'

/** The frame of the page on which somebody else pays. */
export function PayerFrame(props: ParentPageProps) {
  const { t } = useBillingWords()
  return <ParentPage pageTitle={t('pay.pageTitle')} {...props} />
}
