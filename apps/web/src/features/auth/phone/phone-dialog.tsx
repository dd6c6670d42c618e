import { AppError } from '@lumi/contracts/errors'
import type { PhoneChannel, Trial } from '@lumi/contracts/phone'
import { useEffect, useRef, useState } from 'react'
import { runtimeConfig } from '../../../lib/config.ts'
import { errorText, notifyError } from '../../../lib/errors.ts'
import { bold, rich } from '../../../lib/i18n/rich.tsx'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useSecondsUntil } from '../../../lib/use-seconds-until.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { CameraIcon } from '../../../ui/icons/camera.tsx'
import { ChatIcon } from '../../../ui/icons/chat.tsx'
import { LearnIcon } from '../../../ui/icons/learn.tsx'
import { Lumi } from '../../../ui/lumi.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { CodeField } from './code-field.tsx'
import { dayText } from './day-text.ts'
import { askEverythingAgain, confirmCode, type Pending, sendCode, useWatchedPhone } from './phone.api.ts'
import styles from './phone.module.css'
import { PhoneField } from './phone-field.tsx'
import { callingCode, isComplete, type NumberCountry, shownNumber } from './typed-number.ts'

/** Number, code, success: starts the trial. A code that is under way is found again after a reload. */
export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('phone')
  const { data } = useWatchedPhone()
  const [started, setStarted] = useState<Trial | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  if (!data) return null
  const { verification, channels, countries, trial } = data
  if (started?.lastDay)
    return (
      <Sheet title={t('on')} onClose={onClose}>
        <Started lastDay={started.lastDay} gives={started.gives} />
      </Sheet>
    )
  if (verification && !isChanging)
    return (
      <Sheet
        title={t(verification.channel === 'call' ? 'codeOfCall' : 'codeOfText', { count: verification.digits })}
        onClose={onClose}
      >
        <CodeStep
          // A new code starts with an empty field.
          key={`${verification.phone} ${verification.channel}`}
          pending={verification}
          channels={channels}
          onChange={() => setIsChanging(true)}
          onDone={setStarted}
        />
      </Sheet>
    )
  return (
    <Sheet title={t('title', { count: trial.days })} onClose={onClose}>
      <NumberStep
        channels={channels}
        countries={countries as NumberCountry[]}
        before={verification?.phone}
        onSent={() => setIsChanging(false)}
      />
    </Sheet>
  )
}

interface NumberStepProps {
  channels: readonly PhoneChannel[]
  countries: readonly NumberCountry[]
  /** The number that is being changed. */
  before: string | undefined
  onSent: () => void
}

function NumberStep({ channels, countries, before, onSent }: NumberStepProps) {
  const { t } = useTranslation('phone')
  const [country, setCountry] = useState<NumberCountry>(countries[0] ?? 'US')
  const [number, setNumber] = useState(before ?? callingCode(country))
  const [sending, setSending] = useState<PhoneChannel | null>(null)
  const [error, setError] = useState<string>()
  const [first = 'call', second] = channels

  async function send(channel: PhoneChannel) {
    if (!isComplete(number, country)) return setError(t('incomplete'))
    setSending(channel)
    try {
      await sendCode(number, channel)
      onSent()
    } catch (failure) {
      if (isOfNetwork(failure)) notifyError(failure)
      else setError(errorText(failure))
      setSending(null)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send(first)
      }}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <PhoneField
        countries={countries}
        country={country}
        onCountry={setCountry}
        value={number}
        onValue={(plain) => {
          setNumber(plain)
          setError(undefined)
        }}
        hint={t(`hint.${first}`)}
        error={error}
      />
      <p className={styles.parent}>{t('parent')}</p>
      <div className={styles.actions}>
        <Button type="submit" size="lg" full busy={sending === first && t(`sending.${first}`)}>
          {t(`send.${first}`)}
        </Button>
        {second && (
          <Button
            variant="quiet"
            full
            busy={sending === second && t(`sending.${second}`)}
            onClick={() => {
              if (!sending) void send(second)
            }}
          >
            {t(`instead.${second}`)}
          </Button>
        )}
      </div>
    </form>
  )
}

interface CodeStepProps {
  pending: Pending
  channels: readonly PhoneChannel[]
  onChange: () => void
  onDone: (trial: Trial) => void
}

function CodeStep({ pending, channels, onChange, onDone }: CodeStepProps) {
  const { t } = useTranslation('phone')
  const { phone, channel, digits, state, resendAt } = pending
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  // A digit may be corrected while the code is being checked.
  const latest = useRef('')
  const [sending, setSending] = useState<PhoneChannel | null>(null)
  const secondsLeft = useSecondsUntil(resendAt)
  const { outboxUrl } = runtimeConfig()
  const other = channels.find((each) => each !== channel)

  async function check(typed: string): Promise<void> {
    setIsChecking(true)
    try {
      return onDone(await confirmCode(typed))
    } catch (failure) {
      if (latest.current !== typed && latest.current.length === digits) return check(latest.current)
      if (isOfNetwork(failure)) notifyError(failure)
      else if (latest.current === typed) setError(errorText(failure))
    }
    setIsChecking(false)
  }

  async function again(by: PhoneChannel) {
    setSending(by)
    try {
      await sendCode(phone, by)
      setCode('')
      setError(undefined)
    } catch (failure) {
      notifyError(failure)
    }
    setSending(null)
  }

  const { text } = shownNumber(phone, 'US')
  const sendAgain = (by: PhoneChannel, variant: 'soft' | 'secondary') => (
    <Button variant={variant} size="lg" busy={sending === by && t(`sending.${by}`)} onClick={() => void again(by)}>
      {t(by === channel ? `again.${by}` : `instead.${by}`)}
    </Button>
  )
  return (
    <div>
      <p className={styles.lead}>
        {rich(t(`under.${channel}`, { phone: text }), { b: bold })}{' '}
        <button type="button" className={styles.link} onClick={onChange}>
          {t('change')}
        </button>
      </p>
      <CodeField
        digits={digits}
        value={code}
        error={error}
        isBusy={isChecking}
        onValue={(typed) => {
          latest.current = typed
          setCode(typed)
          setError(undefined)
          if (typed.length === digits && !isChecking) void check(typed)
        }}
      />
      <p className={styles.wait} role="status">
        {isChecking
          ? t('checking')
          : state === 'failed'
            ? t('failed')
            : secondsLeft > 0 && rich(t(`wait.${channel}`, { time: clockText(secondsLeft) }), { b: bold })}
      </p>
      <div className={styles.again}>
        {code.length === digits && !isChecking && error === undefined && (
          <Button size="lg" onClick={() => void check(code)}>
            {t('check')}
          </Button>
        )}
        {secondsLeft === 0 && sendAgain(channel, 'soft')}
        {other && sendAgain(other, 'secondary')}
      </div>
      {outboxUrl && (
        <ButtonAnchor className={styles.outbox} href={outboxUrl} target="_blank" rel="noopener" variant="quiet" full>
          {t('outbox')}
        </ButtonAnchor>
      )}
    </div>
  )
}

function Started({ lastDay, gives }: { lastDay: string; gives: Trial['gives'] }) {
  const { t, i18n } = useTranslation('phone')
  const { messagesPerDay, photosPerDay, activeSubjects } = gives
  // Not before: pages stop offering a trial that has begun, and the dialog would go with the offer.
  useEffect(() => askEverythingAgain, [])
  return (
    <div className={styles.done}>
      <Lumi size={96} mood="happy" />
      <p role="status">{rich(t('until', { date: dayText(lastDay, i18n.language) }), { b: bold })}</p>
      <ul>
        <li>
          <ChatIcon />
          {messagesPerDay === null ? t('gains.noLimit') : t('gains.messages', { count: messagesPerDay })}
        </li>
        {runtimeConfig().readsPictures && (
          <li>
            <CameraIcon />
            {photosPerDay === null ? t('gains.manyPhotos') : t('gains.photos', { count: photosPerDay })}
          </li>
        )}
        <li>
          <LearnIcon />
          {activeSubjects === null ? t('gains.allSubjects') : t('gains.subjects', { count: activeSubjects })}
        </li>
      </ul>
      <ButtonLink to="/chat" size="lg" full>
        {t('ask')}
      </ButtonLink>
    </div>
  )
}

/** A refusal is about the number or the code and is shown at the field; anything else is not. */
const isOfNetwork = (failure: unknown) => !(failure instanceof AppError) || !failure.details.body

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
