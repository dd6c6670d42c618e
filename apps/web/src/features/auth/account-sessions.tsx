import { type AccountSession, deviceText, endOtherSessions, endSession } from '@lumi/contracts/account'
import type { Language } from '@lumi/contracts/errors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { ComputerIcon } from '../../ui/icons/computer.tsx'
import { PhoneDeviceIcon } from '../../ui/icons/phone-device.tsx'
import { List, Row, Section } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { refetchAccount, sessionsQuery } from './account.api.ts'
import styles from './account.module.css'
import formStyles from './form.module.css'
import { useLogOut } from './log-out.tsx'
import { agoText, timeZoneText } from './session-words.ts'

export function Devices() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const others = data?.sessions.filter((session) => !session.isCurrent) ?? []
  return (
    <Section title={t('devices.title')} note={data && t('devices.about')}>
      {data ? (
        <>
          <List>
            {data.sessions.map((session) => (
              <li key={session.sessionId}>
                <Device session={session} />
              </li>
            ))}
          </List>
          {others.length > 0 && <EndAll />}
        </>
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={2} label={t('loading')} />
      )}
    </Section>
  )
}

const handhelds: readonly AccountSession['system'][] = ['Android', 'iPhone', 'iPad']

function Device({ session }: { session: AccountSession }) {
  const { t, i18n } = useTranslation('account')
  const [ending, setEnding] = useState(false)
  const Icon = handhelds.includes(session.system) ? PhoneDeviceIcon : ComputerIcon
  const name = deviceText(session, i18n.language)

  async function end() {
    setEnding(true)
    try {
      await api(endSession, { body: { sessionId: session.sessionId } })
      notify({ kind: 'good', text: t('devices.ended', { device: name }) })
    } catch (error) {
      setEnding(false)
      notifyError(error)
    }
    await refetchAccount()
  }

  return (
    <Row
      icon={<Icon size={26} />}
      title={
        <span className={styles.device}>
          {name}
          {session.isCurrent && <span className={styles.here}>{t('devices.this')}</span>}
        </span>
      }
      caption={<Facts session={session} language={i18n.language} />}
      after={
        !session.isCurrent && (
          <Button
            variant="danger-quiet"
            size="md"
            className={styles.end}
            aria-label={t('devices.endOne', { device: name })}
            onClick={end}
            busy={ending && t('devices.ending')}
          >
            {t('devices.end')}
          </Button>
        )
      }
    />
  )
}

function Facts({ session, language }: { session: AccountSession; language: Language }) {
  const { t } = useTranslation('account')
  const zone = session.timeZone && timeZoneText(session.timeZone, language)
  const facts = [
    session.isCurrent ? t('devices.now') : t('devices.used', { ago: agoText(session.lastUsedAt, language) }),
    zone && t('devices.clock', { zone }),
    !session.isCurrent &&
      session.isSameNetwork !== null &&
      t(session.isSameNetwork ? 'devices.sameNetwork' : 'devices.otherNetwork'),
  ]
  return facts.filter(Boolean).join(' · ')
}

function EndAll() {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState<'others' | 'here' | null>(null)
  const { askToLeave, question } = useLogOut()

  async function endAll(which: 'others' | 'here') {
    setBusy(which)
    try {
      await api(endOtherSessions)
      setAsking(false)
      if (which === 'here') return await askToLeave()
      notify({ kind: 'good', text: t('devices.allEnded') })
      await refetchAccount()
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <Button variant="danger-quiet" full className={styles.all} onClick={() => setAsking(true)}>
        {t('devices.endAll')}
      </Button>
      {asking && (
        <Sheet title={t('devices.endAll')} onClose={() => setAsking(false)}>
          <div className={formStyles.form}>
            <p className={formStyles.text}>{t('devices.endAllAbout')}</p>
            <Button size="lg" full onClick={() => endAll('others')} busy={busy === 'others' && t('devices.ending')}>
              {t('devices.endOthers')}
            </Button>
            <Button
              variant="secondary"
              size="lg"
              full
              onClick={() => endAll('here')}
              busy={busy === 'here' && t('devices.ending')}
            >
              {t('devices.endHereToo')}
            </Button>
          </div>
        </Sheet>
      )}
      {question}
    </>
  )
}
