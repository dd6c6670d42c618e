import { AppError } from '@lumi/contracts/errors'
import { transcribe, VOICE } from '@lumi/contracts/voice'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { runtimeConfig } from '../../../lib/config.ts'
import { codeText, errorText } from '../../../lib/errors.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { notify } from '../../../lib/notifications.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RetryIcon } from '../../../ui/icons/retry.tsx'
import { SendIcon } from '../../../ui/icons/send.tsx'
import { TrashIcon } from '../../../ui/icons/trash.tsx'
import { canRecognize, startRecognition } from './browser-recognition.ts'
import { type Recorder, startRecorder } from './recorder.ts'
import styles from './voice-bar.module.css'

interface VoiceBarProps {
  /** The words, for the student to look over. */
  onText: (text: string) => void
  onClose: () => void
}

const transcriptionTimeoutMs = 45_000
const levelEveryMs = 100
const shownLevels = 90

/** In place of the message field: records, and turns what was said into text. Nothing is sent, nothing is kept. */
export default function VoiceBar(props: VoiceBarProps) {
  const { t } = useTranslation('talks')
  const way = runtimeConfig().speech.transcribes ? 'service' : canRecognize() ? 'browser' : 'none'
  const { onClose } = props
  const explain = useEffectEvent(() => {
    notify({ kind: 'bad', text: t('voice.none'), detail: t('voice.noneWhy') })
    onClose()
  })
  useEffect(() => {
    if (way === 'none') explain()
  }, [way])
  if (way === 'none') return null
  return way === 'service' ? <ByService {...props} /> : <ByBrowser {...props} />
}

function refuseMicrophone(detail: string) {
  notify({ kind: 'bad', text: codeText('microphone_denied'), detail })
}

function ByService({ onText, onClose }: VoiceBarProps) {
  const { t } = useTranslation('talks')
  const [phase, setPhase] = useState<'starting' | 'recording' | 'writing' | 'failed'>('starting')
  const [failure, setFailure] = useState('')
  const recorder = useRef<Recorder>(null)
  const recording = useRef<Blob>(null)
  const asking = useRef<AbortController>(null)

  const write = async () => {
    setPhase('writing')
    const leaving = new AbortController()
    asking.current = leaving
    try {
      recording.current ??= await recorder.current!.finish()
      const audio = recording.current
      if (audio.size === 0) throw new AppError('voice_empty')
      if (audio.size > VOICE.maxSizeBytes) throw new AppError('voice_too_long')
      const { text } = await api(transcribe, {
        upload: audio,
        signal: leaving.signal,
        timeoutMs: transcriptionTimeoutMs,
      })
      onText(text)
      onClose()
    } catch (error) {
      if (leaving.signal.aborted) return
      setFailure(errorText(error))
      setPhase('failed')
    }
  }
  const writeAtLimit = useEffectEvent(() => void write())
  const refuse = useEffectEvent((cause: unknown) => {
    console.warn('No microphone', cause)
    refuseMicrophone(t('voice.allow'))
    onClose()
  })

  useEffect(() => {
    let isOver = false
    // Without a secure address there is no `mediaDevices` at all.
    Promise.resolve()
      .then(() => startRecorder(() => writeAtLimit()))
      .then(
        (started) => {
          if (isOver) return started.discard()
          recorder.current = started
          setPhase('recording')
        },
        (cause: unknown) => {
          if (!isOver) refuse(cause)
        },
      )
    return () => {
      isOver = true
      asking.current?.abort()
      recorder.current?.discard()
      recorder.current = null
      recording.current = null
    }
  }, [])

  return (
    <Bar
      onClose={onClose}
      note={
        phase === 'recording'
          ? t('voice.recording', { minutes: VOICE.maxSeconds / 60 })
          : phase === 'failed'
            ? ''
            : t('voice.review')
      }
      action={
        phase === 'recording' ? (
          <button
            type="button"
            className={styles.go}
            aria-label={t('voice.done')}
            data-autofocus
            onClick={() => void write()}
          >
            <SendIcon />
          </button>
        ) : phase === 'failed' && recording.current?.size ? (
          <IconButton label={t('voice.again')} icon={<RetryIcon />} onClick={() => void write()} />
        ) : null
      }
    >
      {phase === 'recording' ? (
        <>
          <Clock />
          <Wave level={() => recorder.current?.level() ?? 0} />
        </>
      ) : (
        <span className={styles.words} role={phase === 'failed' ? 'alert' : 'status'}>
          {phase === 'failed' ? failure : t(`voice.${phase}`)}
        </span>
      )}
    </Bar>
  )
}

function ByBrowser({ onText, onClose }: VoiceBarProps) {
  const { t, i18n } = useTranslation('talks')
  const [words, setWords] = useState('')
  const recognition = useRef<ReturnType<typeof startRecognition>>(null)
  const heard = useRef('')
  const end = useEffectEvent((how: 'denied' | 'failed' | 'over') => {
    if (how === 'denied') refuseMicrophone(t('voice.allow'))
    else if (heard.current !== '') onText(heard.current)
    else notify({ kind: 'bad', text: codeText(how === 'failed' ? 'voice_unavailable' : 'voice_nothing_heard') })
    onClose()
  })
  useEffect(() => {
    recognition.current = startRecognition(i18n.language, {
      onWords(next) {
        heard.current = next
        setWords(next)
      },
      onEnd: (how) => end(how),
    })
    const limit = setTimeout(() => recognition.current?.finish(), VOICE.maxSeconds * 1000)
    return () => {
      clearTimeout(limit)
      recognition.current?.discard()
    }
  }, [i18n.language])
  return (
    <Bar
      onClose={onClose}
      note={t('voice.browser')}
      action={
        <button
          type="button"
          className={styles.go}
          aria-label={t('voice.done')}
          data-autofocus
          onClick={() => recognition.current?.finish()}
        >
          <SendIcon />
        </button>
      }
    >
      <Clock />
      <span className={styles.words}>{words}</span>
    </Bar>
  )
}

interface BarProps {
  note: string
  action: ReactNode
  onClose: () => void
  children: ReactNode
}

function Bar({ note, action, onClose, children }: BarProps) {
  const { t } = useTranslation('talks')
  const bar = useRef<HTMLDivElement>(null)
  // The field that had the focus is gone; Esc and Enter must still reach this.
  const hasAction = action !== null
  useEffect(() => {
    const target = bar.current?.querySelector<HTMLElement>('[data-autofocus]') ?? bar.current?.querySelector('button')
    if (hasAction || !bar.current?.contains(document.activeElement)) target?.focus()
  }, [hasAction])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flexible row everywhere */}
      <div
        ref={bar}
        className={styles.bar}
        role="group"
        aria-label={t('voice.done')}
        onKeyDown={onKeyDown}
        data-testid="voice"
      >
        <IconButton label={t('voice.discard')} icon={<TrashIcon />} onClick={onClose} />
        {children}
        {action}
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}

/** How long it has been recording. Not announced every second. */
function Clock() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <span className={styles.light} aria-hidden="true" />
      <b className={styles.clock} role="timer" aria-live="off">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </b>
    </>
  )
}

function Wave({ level }: { level: () => number }) {
  const [levels, setLevels] = useState<readonly number[]>([])
  const measure = useEffectEvent(() => setLevels((before) => [...before.slice(1 - shownLevels), level()]))
  useEffect(() => {
    const timer = setInterval(() => measure(), levelEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${shownLevels * 6} 32`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {levels.map((height, index) => {
        const tall = 4 + height * 28
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar's place is its identity
            key={index}
            x={(shownLevels - levels.length + index) * 6}
            y={16 - tall / 2}
            width="3"
            height={tall}
            rx="1.5"
          />
        )
      })}
    </svg>
  )
}
