import type { Intent } from '@lumi/contracts/chat'
import { MESSAGE, TEXTAREA } from '@lumi/contracts/product-rules'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { settings } from '../../lib/storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { PencilIcon } from '../../ui/icons/pencil.tsx'
import { SendIcon } from '../../ui/icons/send.tsx'
import { StopIcon } from '../../ui/icons/stop.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import { activeReply, isAwaitingPractice } from './chat-state.ts'
import styles from './composer.module.css'
import type { ComposerMode } from './composer-mode.ts'
import { joined, loadDraft, saveDraft } from './drafts.ts'
import { MathsKeys } from './maths-keys.tsx'
import { openProblem } from './timeline.ts'
import { useChat, useChatView } from './use-chat.ts'

const draftDelayMs = 300
const lineHeight = 26

interface ComposerProps {
  userId: string | null
  mode: ComposerMode
  onMode: (mode: ComposerMode) => void
}

/** Accepts text from the first moment, before any message has loaded. */
export function Composer({ userId, mode, onMode }: ComposerProps) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const field = useRef<HTMLTextAreaElement>(null)
  const replyId = useChatView((view) => activeReply(view.chat)?.messageId ?? null)
  const problemId = useChatView((view) => openProblem(view.chat)?.problemId ?? null)
  const step = useChatView((view) => openProblem(view.chat)?.step ?? null)
  /**
   * Keeps typing in the field. On touch devices the focus stays as it is: an open keyboard stays open, a closed one
   * stays closed.
   */
  const focusField = () => {
    if (hasKeyboard()) field.current?.focus()
  }

  const [text, setText] = useDraft(userId, focusField)
  const trimmed = text.trim()
  const surplus = text.length - MESSAGE.maxLength
  const canSend = surplus <= 0 && trimmed !== ''

  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    // An empty field has one row and needs no measuring, even if its placeholder is longer.
    element.style.height = text === '' ? '' : 'auto'
    if (text === '') return
    const most = TEXTAREA.maxRows * lineHeight + 18
    element.style.height = `${Math.min(element.scrollHeight, most)}px`
  }, [text])

  useEffect(() => {
    if (mode !== null) field.current?.focus()
  }, [mode])

  const send = () => {
    if (!canSend) return
    chat.send(text, intentOf(mode, problemId, step))
    setText('')
    onMode(null)
    focusField()
  }

  // Sends at once and leaves the text in the field. Two presses make one exercise.
  const practise = () => {
    if (!isAwaitingPractice(chat.getView().chat)) chat.send(t('practiceText'), { kind: 'practice' })
    onMode(null)
    focusField()
  }

  /** A press on a button must not take the focus from the field: the phone's keyboard would close. */
  const keepFocus = (event: MouseEvent) => {
    const { activeElement } = document
    if (activeElement === field.current && event.target !== activeElement) event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && mode !== null) onMode(null)
    // On a touch keyboard Enter is the only way to type a new line.
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard()
    if (!sends) return
    event.preventDefault()
    send()
  }

  const insert = (key: string) => {
    const element = field.current
    if (element === null) return
    const { selectionStart, selectionEnd } = element
    setText(text.slice(0, selectionStart) + key + text.slice(selectionEnd))
    element.focus()
    requestAnimationFrame(() => element.setSelectionRange(selectionStart + key.length, selectionStart + key.length))
  }

  const face = (icon: ReactNode, label: string) => (
    <span>
      {icon}
      {label}
    </span>
  )
  const chip = (kind: Exclude<ComposerMode, null>, icon: ReactNode, label: string) => (
    <button type="button" aria-pressed={mode === kind} onClick={() => onMode(mode === kind ? null : kind)}>
      {face(icon, label)}
    </button>
  )

  return (
    <form
      className={styles.composer}
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {mode === 'check' ? (
        <div className={styles.check}>
          <span className={styles.number} aria-hidden="true">
            {step ?? '?'}
          </span>
          <span className={styles.grow}>
            {rich(step === null ? t('check.any') : t('check.step', { step }), { b: bold })}
          </span>
          <IconButton label={t('check.leave')} icon={<CloseIcon />} onClick={() => onMode(null)} />
        </div>
      ) : (
        <Toolbar className={styles.intents} label={t('intent.label')}>
          {chip('ask', <ChatIcon size={18} />, t('intent.ask'))}
          {chip('check', <CheckIcon size={18} />, t('intent.check'))}
          <button type="button" onClick={practise}>
            {face(<PencilIcon size={18} />, t('intent.practice'))}
          </button>
        </Toolbar>
      )}
      <div className={styles.bar}>
        <textarea
          ref={field}
          id="composer"
          data-testid="composer"
          rows={1}
          value={text}
          aria-label={t('composer')}
          aria-invalid={surplus > 0 || undefined}
          aria-describedby={surplus > 0 ? 'composer-too-long' : undefined}
          placeholder={placeholderOf()}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          autoCapitalize="sentences"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {replyId !== null && (
          <button
            type="button"
            data-testid="stop"
            className={styles.go}
            aria-label={t('stop')}
            onClick={() => void chat.stop(replyId)}
          >
            <StopIcon />
          </button>
        )}
        {/* The last element, so that it does not move under the finger when the reply ends and Stop disappears. */}
        {(replyId === null || trimmed !== '') && (
          <button type="submit" data-testid="send" className={styles.go} aria-label={t('send')} disabled={!canSend}>
            <SendIcon />
          </button>
        )}
      </div>
      {surplus > 0 && (
        <p id="composer-too-long" className={styles.tooLong} role="alert">
          {t('tooLong', { count: surplus })}
        </p>
      )}
      {mode === 'check' && <MathsKeys onKey={insert} />}
    </form>
  )

  function placeholderOf(): string {
    if (mode === 'check') return step === null ? t('placeholderCheckAny') : t('placeholderCheck', { step })
    if (replyId !== null) return t('placeholderWaiting')
    return step === null ? t('placeholder') : t('placeholderStep', { step })
  }
}

function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches
}

function intentOf(mode: ComposerMode, problemId: string | null, step: number | null): Intent | null {
  if (mode === null) return null
  return {
    kind: mode,
    ...(problemId !== null && { problemId }),
    ...(step !== null && step > 0 && { step }),
  }
}

/** The text of the field. Stored on the device while unsent, separately for each conversation. */
function useDraft(userId: string | null, onExample: () => void): [string, (text: string) => void] {
  const chat = useChat()
  const [text, setText] = useState('')
  const latest = useRef({ text: '', saved: '', example: '', conversationId: null as string | null })
  const returned = useChatView((view) => view.returned)
  const showExample = useEffectEvent(onExample)
  // While the server cannot be reached: the conversation that was open last on this device.
  const conversationId = useChatView(
    ({ chat, phase }) => chat.conversationId ?? (phase === 'failed' ? settings.get('conversationId') : null),
  )

  useEffect(() => {
    if (userId === null) return
    let gone = false
    const before = latest.current.conversationId
    // Reopened after a failure, it is the same conversation until the server says otherwise.
    const place = conversationId ?? before
    // Text typed while the conversation opens belongs to it. The draft of another conversation stays stored.
    if (before !== null && before !== place) {
      Object.assign(latest.current, { text: '', saved: '' })
      setText('')
    }
    latest.current.conversationId = place
    void loadDraft(userId, place).then((draft) => {
      if (gone) return
      // Text typed before the draft was loaded goes after the draft.
      const whole = joined(draft, latest.current.text)
      if (place !== null) void saveDraft(userId, null, '')
      Object.assign(latest.current, { text: whole, saved: draft })
      setText(whole)
    })
    const flush = () => {
      const { text, saved } = latest.current
      if (text === saved) return
      latest.current.saved = text
      void saveDraft(userId, place, text)
    }
    const timer = setInterval(flush, draftDelayMs)
    window.addEventListener('pagehide', flush)
    return () => {
      gone = true
      clearInterval(timer)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [userId, conversationId])

  useEffect(() => {
    if (returned === null) return
    const back = chat.takeReturned()
    if (back === null) return
    const { text, example } = latest.current
    // A second example replaces the first; typed text stays.
    const whole = back.isExample ? joined(text === example ? '' : text, back.text) : joined(back.text, text)
    if (back.isExample) latest.current.example = whole
    latest.current.text = whole
    setText(whole)
    if (back.isExample) showExample()
  }, [returned, chat])

  return [
    text,
    (next) => {
      latest.current.text = next
      setText(next)
    },
  ]
}
