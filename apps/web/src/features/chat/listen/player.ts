import { AppError } from '@lumi/contracts/errors'
import { getSpeech } from '@lumi/contracts/voice'
import { messageAloud } from '@lumi/tutor/aloud'
import { audioAddress, runtimeConfig } from '../../../lib/config.ts'
import { receiveFile } from '../../../lib/download.ts'
import { codeText } from '../../../lib/errors.ts'
import { translate } from '../../../lib/i18n/words.ts'
import { notify } from '../../../lib/notifications.ts'
import type { Playback, Readable } from './playback.ts'

/** Browsers load their voices after the page; some never say that they have none. */
const voicesWithinMs = 1500

/**
 * Reads messages aloud: by the speech service of this deployment, and by the voice of the device where there is none or
 * it fails.
 * @returns null if this device has no voice either; the student has been told
 */
export async function play(
  messages: readonly Readable[],
  language: 'en' | 'ru',
  onEnd: () => void,
  isOver: () => boolean,
): Promise<Playback | null> {
  if (runtimeConfig().speech.reads) {
    try {
      return await playSound(messages, onEnd, isOver)
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      console.warn('The speech service failed, the voice of the device reads instead', cause.code)
    }
  }
  if (isOver()) return null
  const texts = messages.map(({ text }) => messageAloud(text, language))
  const voice = await voiceOf(texts[0]?.language ?? language)
  if (isOver()) return null
  if (voice)
    return playVoice(
      texts.flatMap(({ pieces }) => pieces),
      voice,
      onEnd,
    )
  notify({ kind: 'bad', text: codeText('listen_failed'), detail: translate(language, 'talks', 'voice.noVoice') })
  return null
}

async function playSound(messages: readonly Readable[], onEnd: () => void, isOver: () => boolean): Promise<Playback> {
  const fetched = (at: number) =>
    receiveFile(getSpeech, { query: { messageId: messages[at]!.messageId }, baseUrl: audioAddress() })
  const audio = new Audio()
  let address = ''
  const load = (sound: Blob) => {
    URL.revokeObjectURL(address)
    address = URL.createObjectURL(sound)
    audio.src = address
    return audio.play()
  }
  const end = () => {
    audio.pause()
    audio.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
  let at = 0
  audio.onended = () => {
    if (++at < messages.length && !isOver())
      fetched(at)
        .then(({ file }) => (isOver() ? undefined : load(file)))
        .catch(onEnd)
    else onEnd()
  }
  const { file } = await fetched(0)
  try {
    await load(file)
  } catch (cause) {
    end()
    throw new AppError('voice_unavailable', { cause })
  }
  return { pause: () => audio.pause(), resume: () => void audio.play().catch(onEnd), stop: end }
}

/** The best voice for a language: one of the device itself first, it works offline and the text stays here. */
async function voiceOf(language: 'en' | 'ru'): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null
  if (speechSynthesis.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, voicesWithinMs)
      const known = () => {
        clearTimeout(timer)
        resolve()
      }
      speechSynthesis.addEventListener('voiceschanged', known, { once: true })
    })
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return (
    voices.find(({ localService, default: isDefault }) => localService && isDefault) ??
    voices.find(({ localService }) => localService) ??
    voices[0] ??
    null
  )
}

/** One piece after another: a long text stops by itself in some browsers, and pausing is not reliable in others. */
function playVoice(pieces: readonly string[], voice: SpeechSynthesisVoice, onEnd: () => void): Playback {
  let at = 0
  /** Counts what was said and silenced: the end of a silenced piece arrives late. */
  let said = 0
  const next = () => {
    const piece = pieces[at]
    if (piece === undefined) return onEnd()
    const mine = ++said
    const utterance = new SpeechSynthesisUtterance(piece)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onend = () => {
      if (mine !== said) return
      at++
      next()
    }
    utterance.onerror = ({ error }) => {
      if (mine === said && error !== 'canceled' && error !== 'interrupted') onEnd()
    }
    speechSynthesis.speak(utterance)
  }
  const silence = () => {
    said++
    speechSynthesis.cancel()
  }
  addEventListener('pagehide', silence)
  speechSynthesis.cancel()
  next()
  return {
    pause: silence,
    resume: next,
    stop() {
      removeEventListener('pagehide', silence)
      silence()
    },
  }
}
