import { providerText, type SignInProvider } from '@lumi/contracts/config'
import { isErrorCode } from '@lumi/contracts/errors'
import {
  addSignInMethod,
  getSignInMethods,
  type SignInMethods as Methods,
  removeSignInMethod,
  startSignInMethod,
} from '@lumi/contracts/social'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { notifyError } from '../../../lib/errors.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { notify } from '../../../lib/notifications.ts'
import { Button } from '../../../ui/button.tsx'
import { List, Row, RowButton, Section } from '../../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../../ui/list-states.tsx'
import { refetchAccount } from '../account.api.ts'
import { useConfirmItIsYou } from '../confirm-it-is-you.tsx'
import { takeLinkSecrets } from '../link-secrets.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './social.module.css'

const methodsQuery = queryOptions({
  queryKey: ['auth', 'signInMethods'],
  queryFn: ({ signal }) => api(getSignInMethods, { signal }),
})

/** Sign-in with other services: lists, adds and removes them. The route loads the words of `social`. */
export function SignInMethods() {
  const { t } = useTranslation('social')
  const { data, error, refetch } = useQuery(methodsQuery)
  const { confirmed, dialog } = useConfirmItIsYou()
  useWayBack()
  // No service is configured and none was ever added: no empty section.
  if (data && data.linked.length + data.available.length === 0) return null
  return (
    <Section title={t('methods.title')} note={data && t('methods.about')}>
      {data ? (
        <List>
          {data.linked.map((method) => (
            <li key={method.identityId}>
              <Linked method={method} confirmed={confirmed} />
            </li>
          ))}
          {data.available.map((provider) => (
            <li key={provider.providerId}>
              <Available provider={provider} confirmed={confirmed} />
            </li>
          ))}
        </List>
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={1} label={t('account:loading')} />
      )}
      {dialog}
    </Section>
  )
}

type Confirmed = ReturnType<typeof useConfirmItIsYou>['confirmed']

function Linked({ method, confirmed }: { method: Methods['linked'][number]; confirmed: Confirmed }) {
  const { t, i18n } = useTranslation('social')
  const [removing, setRemoving] = useState(false)
  const { identityId, provider, email, canBeRemoved } = method
  const name = providerText(provider, i18n.language)

  async function remove() {
    setRemoving(true)
    try {
      await confirmed(() => api(removeSignInMethod, { body: { identityId } }))
      notify({ kind: 'good', text: t('methods.removed', { provider: name }) })
    } catch (error) {
      notifyError(error)
    }
    setRemoving(false)
    await refetchAccount()
  }

  return (
    <Row
      icon={<ProviderMark kind={provider.kind} large />}
      title={name}
      caption={canBeRemoved ? (email ?? t('methods.linked')) : t('methods.only')}
      after={
        canBeRemoved && (
          <Button
            variant="danger-quiet"
            size="md"
            className={styles.remove}
            aria-label={t('methods.removeOne', { provider: name })}
            onClick={remove}
            busy={removing && t('methods.removing')}
          >
            {t('methods.remove')}
          </Button>
        )
      }
    />
  )
}

function Available({ provider, confirmed }: { provider: SignInProvider; confirmed: Confirmed }) {
  const { t, i18n } = useTranslation('social')
  const [leaving, setLeaving] = useState(false)
  const { providerId, kind } = provider
  const name = providerText(provider, i18n.language)

  async function add() {
    setLeaving(true)
    try {
      const { url } = await confirmed(() => api(startSignInMethod, { body: { providerId } }))
      location.assign(url)
    } catch (error) {
      setLeaving(false)
      notifyError(error)
    }
  }

  return (
    <RowButton
      icon={<ProviderMark kind={kind} large />}
      title={t('methods.add', { provider: name })}
      caption={t('methods.addAbout')}
      onClick={add}
      aria-disabled={leaving || undefined}
    />
  )
}

/** One request per ticket: a ticket works once, and an effect may run twice. */
const added = new Set<string>()

/** Back from the provider: the address holds the ticket of the service to add, or the problem. */
function useWayBack() {
  const { t } = useTranslation('social')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address this page was opened with
  useEffect(() => {
    const { q: ticket, problem } = takeLinkSecrets(['q', 'problem'])
    if (ticket ? added.has(ticket) : !problem) return
    // The ticket is used now: a reload must not send it again.
    history.replaceState({ ...history.state, linkSecrets: undefined }, '')
    if (!ticket) return notifyError(isErrorCode(problem) ? problem : 'social_failed')
    added.add(ticket)
    api(addSignInMethod, { body: { ticket } })
      .then(() => notify({ kind: 'good', text: t('methods.added') }), notifyError)
      .finally(() => void refetchAccount())
  }, [])
}
