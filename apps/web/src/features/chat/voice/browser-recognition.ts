/** The part of the Web Speech API that is used here; TypeScript has no types for it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type WithRecognition = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

const recognitionOf = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithRecognition
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this browser can turn speech into text; how, is its maker's business. */
export const canRecognize = (): boolean => recognitionOf() !== undefined

export interface RecognitionEvents {
  onWords(words: string): void
  /** `denied`: no microphone. `failed`: the browser's service did not answer. `over`: it ended by itself. */
  onEnd(how: 'denied' | 'failed' | 'over'): void
}

/** Listens and reports all words so far, until stopped. */
export function startRecognition(language: 'en' | 'ru', { onWords, onEnd }: RecognitionEvents) {
  const recognition = new (recognitionOf()!)()
  recognition.lang = language === 'ru' ? 'ru-RU' : 'en-US'
  recognition.continuous = true
  recognition.interimResults = true
  let how: 'denied' | 'failed' | 'over' = 'over'
  recognition.onresult = ({ results }) =>
    onWords(
      Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
        .filter(Boolean)
        .join(' '),
    )
  recognition.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'audio-capture') how = 'denied'
    else if (error !== 'no-speech' && error !== 'aborted') how = 'failed'
  }
  recognition.onend = () => onEnd(how)
  recognition.start()
  return {
    /** The last words may still come; then `onEnd`. */
    finish: () => recognition.stop(),
    discard() {
      recognition.onend = null
      recognition.onresult = null
      recognition.abort()
    },
  }
}
