import { createHash } from 'node:crypto'
import type { Message } from '@lumi/contracts/chat'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'
import { messageAloud } from '@lumi/tutor/aloud'
import type { Platform } from '../../platform/platform.ts'
import { createReader, createTranscriber, SpeechError } from '../../platform/speech/speech.ts'
import { kindOfRecording, spokenTexts } from './voice.rules.ts'

/** Memory for replies read aloud: about an hour of speech. They are nowhere else, so there is nothing to delete. */
const maxKeptBytes = 32_000_000

interface Dependencies extends Pick<Platform, 'env' | 'limits' | 'log'> {
  /** A reply to this student that is still there. */
  findReply(studentId: string, messageId: string): Promise<Message | undefined>
}

export type VoiceService = ReturnType<typeof createVoiceService>

/** Recordings written down and replies read aloud, by the services that the operator has configured. */
export function createVoiceService({ env, limits, log, findReply }: Dependencies) {
  const write = env.transcription && createTranscriber(env.transcription)
  const read = env.speech && createReader(env.speech)
  /** By a hash of what was said and how; least recently used first. */
  const kept = new Map<string, Promise<Buffer>>()
  let keptBytes = 0

  function failed(error: unknown): never {
    // Nobody is left to be answered.
    if (error instanceof Error && error.name === 'AbortError') throw new AppError('voice_unavailable')
    if (!(error instanceof SpeechError)) throw error
    // Never with the text or the sound.
    log.warn({ failure: error.failure, reason: error.message }, 'A speech service failed')
    throw new AppError(error.failure === 'unreadable' ? 'voice_unreadable' : 'voice_unavailable')
  }

  function forget(key: string, bytes: number) {
    if (kept.delete(key)) keptBytes -= bytes
  }

  async function keep(key: string, sound: Promise<Buffer>) {
    kept.set(key, sound)
    const { length } = await sound
    keptBytes += length
    for (const [oldest, other] of kept) {
      if (keptBytes <= maxKeptBytes || oldest === key) break
      forget(oldest, (await other).length)
    }
  }

  return {
    /** @throws AppError with the reason; the recording is gone with the call either way */
    async transcribe(studentId: string, audio: Buffer, signal: AbortSignal): Promise<string> {
      const kind = kindOfRecording(audio)
      if (!write) throw new AppError('voice_unavailable')
      await limits.take('transcribe', studentId)
      await limits.take('transcribe-day', studentId)
      const text = await write(audio, kind, signal).catch(failed)
      if (text === '') throw new AppError('voice_nothing_heard')
      return text.slice(0, MESSAGE.maxLength)
    },

    /** @returns MP3 */
    async speech(studentId: string, language: Language, messageId: string): Promise<Buffer> {
      const message = await findReply(studentId, messageId)
      if (!message) throw new AppError('chat_message_not_found')
      if (!env.speech || !read) throw new AppError('voice_unavailable')
      const texts = spokenTexts(messageAloud(message.text, language).pieces)
      const { baseUrl, name, voice } = env.speech
      const key = createHash('sha256')
        .update(JSON.stringify([baseUrl, name, voice, texts]))
        .digest('base64')
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known.catch(failed)
      }
      await limits.take('speech', studentId)
      await limits.take('speech-day', studentId)
      // Not ended with the caller: somebody else may be waiting for the same words.
      const sound = (async () => {
        const parts: Buffer[] = []
        for (const text of texts) parts.push(await read(text, new AbortController().signal))
        return Buffer.concat(parts)
      })()
      keep(key, sound).catch(() => kept.delete(key))
      return sound.catch(failed)
    },
  }
}
