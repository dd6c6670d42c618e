import { providerText, type SignInProvider } from '@lumi/contracts/config'
import { type MouseEvent, useEffect, useState } from 'react'
import { apiAddress, signInProviders } from '../../../lib/config.ts'
import { notifyError } from '../../../lib/errors.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { carriedSearch } from '../../../lib/own-path.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './social.module.css'

/**
 * One button for each service that the operator has configured; without any, no gap. Prerendered pages have them too:
 * the server inserts the configured ones (`prerendered-pages.ts`), so nothing moves after hydration.
 */
export function SocialButtons() {
  const { t } = useTranslation('auth')
  const providers = signInProviders()
  if (providers.length === 0) return null
  return (
    <div className={styles.social}>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <SocialButton key={provider.providerId} provider={provider} />
        ))}
      </div>
      <p className={styles.or}>{t('social.or')}</p>
    </div>
  )
}

/** A link, not a script: it works before hydration and without JavaScript. */
export function SocialButton({ provider }: { provider: SignInProvider }) {
  const { t, i18n } = useTranslation('auth')
  const [leaving, setLeaving] = useState(false)
  const { providerId, kind } = provider
  const path = `/api/v1/auth/social/${providerId}/start`

  // Restored from the back-forward cache after the provider's page: resets the busy state.
  useEffect(() => {
    const returned = () => setLeaving(false)
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [])

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (!navigator.onLine) {
      event.preventDefault()
      return notifyError('network')
    }
    // The address of the API and the query to carry on are known only in the browser.
    event.currentTarget.href = apiAddress(path) + carriedSearch(location.search, location.origin)
    setLeaving(true)
  }

  return (
    <a href={path} className={styles.button} data-kind={kind} aria-busy={leaving || undefined} onClick={leave}>
      <ProviderMark kind={kind} />
      <span className={styles.name}>
        <span className={styles.with}>{`${t('social.with')} `}</span>
        {providerText(provider, i18n.language)}
      </span>
    </a>
  )
}
