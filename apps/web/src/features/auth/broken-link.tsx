import type { ErrorCode } from '@lumi/contracts/errors'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { Outcome } from './outcome.tsx'

/** Why a mailed link does not work. `incomplete` is detected by the page, the others come from the server. */
export type LinkFault = 'incomplete' | 'invalid' | 'expired' | 'used'

const faults: Partial<Record<ErrorCode, LinkFault>> = {
  auth_link_invalid: 'invalid',
  auth_link_expired: 'expired',
  auth_link_used: 'used',
  // The server found that the link is malformed.
  validation_failed: 'incomplete',
}

export const linkFault = (code: ErrorCode): LinkFault | undefined => faults[code]

/** One sentence for each fault, and the way to a new letter. */
export function BrokenLink({ title, fault }: { title: string; fault: LinkFault }) {
  const { t } = useTranslation('auth')
  return (
    <Outcome mood="resting" title={title} text={t(`link.${fault}`)}>
      <NewLinkForm text={t('link.text')} submit={t('link.submit')} />
      <ButtonLink to="/login" variant="quiet" full>
        {t('login.submit')}
      </ButtonLink>
    </Outcome>
  )
}
