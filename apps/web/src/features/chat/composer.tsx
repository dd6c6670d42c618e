import type { Intent } from '@lumi/contracts/chat'
import { MESSAGE, TEXTAREA } from '@lumi/contracts/product-rules'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CameraIcon } from '../../ui/icons/camera.tsx'
import { MicIcon } from '../../ui/icons/mic.tsx'
import { SendIcon } from '../../ui/icons/send.tsx'
import { StopIcon } from '../../ui/icons/stop.tsx'
import { activeReply, isAwaitingPractice } from './chat-state.ts'
import styles from './composer.module.css'
import { composerId, hasKeyboard, keepFocus } from './composer-field.ts'
import { CheckBar, Intents } from './composer-intents.tsx'
import type { ComposerMode } from './composer-mode.ts'
import { joined } from './drafts.ts'
import type { MathsKey } from './maths-keys.tsx'
import { PictureInput } from './picture-input.tsx'
import { pressAgain, takeReadyField } from './ready-page.ts'
import { isAnswerAwaited, openProblem } from './timeline.ts'
import { useChat, useChatView } from './use-chat.ts'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'
import { Voice } from './voice-part.tsx'

/** Loaded with the first answer to write. */
const MathsKeys = lazyPart(async () => {
  const [keys] = await Promise.all([import('./maths-keys.tsx'), loadWords('talks')])
  return keys
})

const lineHeight = 26

const PictureTray = lazyPart(async () => {
  const [part] = await Promise.all([import('./pictures/picture-tray.tsx'), loadWords('pictures')])
  return part
})
const PictureSources = lazyPart(async () => {
  const [part] = await Promise.all([import('./pictures/picture-sources.tsx'), loadWords('pictures')])
  return part
})

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
  const isStopping = useChatView((view) => replyId !== null && view.stopping === replyId)
  const problemId = useChatView((view) => openProblem(view.chat)?.problemId ?? null)
  const step = useChatView((view) => openProblem(view.chat)?.step ?? null)
  const isAnswering = useChatView((view) => isAnswerAwaited(view.chat)) || mode === 'check'
  // The keys come with the focus and stay without it: a row that went with it would move what is about to be pressed.
  const [hasTyped, setHasTyped] = useState(false)
  useEffect(() => {
    if (!isAnswering) setHasTyped(document.activeElement === field.current)
  }, [isAnswering])
  /**
   * Keeps typing in the field. On touch devices the focus stays as it is: an open keyboard stays open, a closed one
   * stays closed.
   */
  const focusField = () => {
    if (hasKeyboard()) field.current?.focus()
  }

  const pictures = usePictures(userId)
  const [text, setText] = useDraft(userId, focusField, pictures.takeBack)
  const readyPictures = pictures.all.filter(({ state }) => state === 'ready')
  const trimmed = text.trim()
  const surplus = text.length - MESSAGE.maxLength
  const hasContent = trimmed !== '' || readyPictures.length > 0
  const canSend = surplus <= 0 && hasContent && !pictures.all.some(({ state }) => state === 'preparing')

  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    // An empty field has one row and needs no measuring, even if its placeholder is longer.
    element.style.height = text === '' ? '' : 'auto'
    if (text === '') return
    const most = TEXTAREA.maxRows * lineHeight + 18
    element.style.height = `${Math.min(element.scrollHeight, most)}px`
  }, [text])

  const [ready] = useState(takeReadyField)
  const takeOver = useEffectEvent(() => {
    const element = field.current
    if (ready === null || element === null) return
    const { value, selectionStart, selectionEnd } = ready.field
    if (value !== '') setText(value)
    if (!ready.hasFocus) return
    // Now, so that the selection has its text.
    element.value = value
    element.focus({ preventScroll: true })
    element.setSelectionRange(selectionStart, selectionEnd)
  })
  useLayoutEffect(() => takeOver(), [])
  // When the chat has started.
  useEffect(() => void setTimeout(pressAgain), [])

  useEffect(() => {
    if (mode !== null) field.current?.focus()
  }, [mode])

  const send = () => {
    if (!canSend) return
    const sent = readyPictures.map(({ clientImageId, blob, width, height }) => ({ clientImageId, blob, width, height }))
    chat.send(text, intentOf(mode, problemId, step), sent)
    setText('')
    pictures.clear()
    onMode(null)
    focusField()
  }

  // Sends at once and leaves the text in the field. Two presses make one exercise.
  const practise = () => {
    if (!isAwaitingPractice(chat.getView().chat)) chat.send(t('practiceText'), { kind: 'practice' })
    onMode(null)
    focusField()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && mode !== null) onMode(null)
    // On a touch keyboard Enter is the only way to type a new line.
    const sends = event.key === 'Enter' && !event.shiftKey && hasKeyboard()
    if (!sends) return
    event.preventDefault()
    send()
  }

  const [isRecording, setIsRecording] = useState(false)
  const wasRecording = useRef(false)
  const typeAgain = useEffectEvent(focusField)
  useEffect(() => {
    if (wasRecording.current && !isRecording) typeAgain()
    wasRecording.current = isRecording
  }, [isRecording])

  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    // A text editor puts a picture of the text beside the text.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    pictures.add(files)
  }

  const insert = (key: MathsKey) => {
    const element = field.current
    if (element === null) return
    const { selectionStart, selectionEnd } = element
    const before = text.slice(0, selectionStart)
    const { typed, caret = typed.length } = typeof key === 'function' ? key(before) : { typed: key }
    setText(before + typed + text.slice(selectionEnd))
    element.focus()
    requestAnimationFrame(() => element.setSelectionRange(selectionStart + caret, selectionStart + caret))
  }

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
        <CheckBar step={step} onLeave={() => onMode(null)} />
      ) : (
        <Intents mode={mode} onMode={onMode} onPractise={practise} />
      )}
      {isRecording && <Voice onText={(words) => setText(joined(text, words))} onClose={() => setIsRecording(false)} />}
      <div
        className={styles.bar}
        hidden={isRecording}
        data-with-pictures={pictures.all.length > 0 || pictures.isTooMany || undefined}
      >
        {(pictures.all.length > 0 || pictures.isTooMany) && (
          <div className={styles.pictures}>
            <Suspense>
              <PictureTray pictures={pictures} />
            </Suspense>
          </div>
        )}
        <AddPictures onFiles={pictures.add} />
        <textarea
          ref={field}
          id={composerId}
          data-testid="composer"
          rows={1}
          value={text}
          aria-label={t('composer')}
          aria-invalid={surplus > 0 || undefined}
          aria-describedby={surplus > 0 ? 'composer-too-long' : undefined}
          placeholder={placeholderOf()}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          autoCapitalize="sentences"
          // A browser puts what a field held back into it after a reload, at times an older text than the draft.
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setHasTyped(true)}
          onBlur={() => isAnswering || setHasTyped(false)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {replyId !== null && (
          <button
            type="button"
            data-testid="stop"
            className={styles.go}
            aria-label={t(isStopping ? 'stopping' : 'stop')}
            // Not `disabled`: the focus stays on it until the reply has ended.
            aria-disabled={isStopping}
            onClick={() => void chat.stop(replyId)}
          >
            <StopIcon />
          </button>
        )}
        {replyId === null && trimmed === '' && (
          <IconButton
            className={styles.mic}
            label={t('record')}
            icon={<MicIcon />}
            onClick={() => setIsRecording(true)}
          />
        )}
        {/* The last element, so that it does not move under the finger when the reply ends and Stop disappears. */}
        {hasContent && (
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
      {isAnswering && hasTyped && (
        <Suspense>
          <MathsKeys onKey={insert} />
        </Suspense>
      )}
    </form>
  )

  function placeholderOf(): string {
    if (mode === 'check') return t('placeholderCheck')
    if (pictures.all.length > 0) return t('placeholderPicture')
    if (replyId !== null) return t('placeholderWaiting')
    return step === null ? t('placeholder') : t('placeholderStep', { step })
  }
}

/** The button for pictures; files may also be dropped anywhere on the page. */
function AddPictures({ onFiles }: { onFiles: (files: FileList) => void }) {
  const { t } = useTranslation('chat')
  const files = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)

  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const { dataTransfer } = event
      if (!dataTransfer?.types.includes('Files')) return
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault()
      if (event.type === 'drop') take(dataTransfer.files)
      else dataTransfer.dropEffect = 'copy'
    }
    window.addEventListener('dragover', onDrag)
    window.addEventListener('drop', onDrag)
    return () => {
      window.removeEventListener('dragover', onDrag)
      window.removeEventListener('drop', onDrag)
    }
  }, [])

  return (
    <>
      <IconButton
        label={t('addPicture')}
        icon={<CameraIcon />}
        onClick={() => (hasKeyboard() ? files.current?.click() : setIsAsking(true))}
      />
      <PictureInput ref={files} onFiles={onFiles} multiple />
      {isAsking && (
        <Suspense>
          <PictureSources onFiles={onFiles} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * The key belongs to an input method: Enter takes a suggestion, Escape drops it. Safari ends the composition before that
 * key and tells of it only by the old key code.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

function intentOf(mode: ComposerMode, problemId: string | null, step: number | null): Intent | null {
  if (mode === null) return null
  return {
    kind: mode,
    ...(problemId !== null && { problemId }),
    ...(step !== null && step > 0 && { step }),
  }
}
