import type { SpeechService } from '../env.ts'
import { type OutboundRequest, sendOutbound } from '../http.ts'

/** `unreadable`: the service could not read the recording. Anything else is `unavailable`. */
export class SpeechError extends Error {
  readonly failure: 'unavailable' | 'unreadable'
  constructor(failure: SpeechError['failure'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'SpeechError'
    this.failure = failure
  }
}

/** Two minutes of speech are written down in a few seconds, and read aloud in somewhat more. */
const answerTimeoutMs = 30_000
const maxTextBytes = 200_000
/** About 20 minutes of MP3. */
const maxAudioBytes = 20_000_000

/** What services name a recording by, for the form field that must be a file. */
const fileNames: Readonly<Record<string, string>> = {
  'audio/webm': 'recording.webm',
  'audio/ogg': 'recording.ogg',
  'audio/mp4': 'recording.mp4',
  'audio/mpeg': 'recording.mp3',
  'audio/wav': 'recording.wav',
}

/**
 * Writes recordings down by `/audio/transcriptions`, and reads texts aloud by `/audio/speech`: OpenAI, whisper.cpp,
 * faster-whisper, Kokoro and whatever else speaks that protocol. Source: OpenAI API reference, "Audio".
 */
export function createTranscriber({ baseUrl, key, name }: SpeechService) {
  /** @throws SpeechError, or the abort of `signal` */
  return async (audio: Buffer, mediaType: string, signal: AbortSignal): Promise<string> => {
    const boundary = `lumi-${crypto.randomUUID()}`
    const field = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`
    const body = Buffer.concat([
      Buffer.from(
        `${field('name="model"')}\r\n${name}\r\n${field('name="response_format"')}\r\njson\r\n` +
          `${field(`name="file"; filename="${fileNames[mediaType] ?? 'recording'}"`)}Content-Type: ${mediaType}\r\n\r\n`,
      ),
      audio,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const answer = await ask({
      url: `${baseUrl}/audio/transcriptions`,
      method: 'POST',
      headers: { ...authorization(key), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      timeoutMs: answerTimeoutMs,
      signal,
    })
    const text = (await answer.bytes(maxTextBytes)).toString('utf8')
    try {
      const parsed: unknown = JSON.parse(text)
      if (typeof (parsed as { text?: unknown }).text === 'string') return (parsed as { text: string }).text.trim()
    } catch (cause) {
      throw new SpeechError('unavailable', 'The speech service answered with something else than JSON', cause)
    }
    throw new SpeechError('unavailable', 'The speech service answered without a text')
  }
}

/** @returns MP3 */
export function createReader({ baseUrl, key, name, voice }: SpeechService & { voice: string }) {
  /** @throws SpeechError, or the abort of `signal` */
  return async (text: string, signal: AbortSignal): Promise<Buffer> => {
    const answer = await ask({
      url: `${baseUrl}/audio/speech`,
      method: 'POST',
      headers: { ...authorization(key), 'content-type': 'application/json' },
      body: JSON.stringify({ model: name, voice, input: text, response_format: 'mp3' }),
      timeoutMs: answerTimeoutMs,
      signal,
    })
    if (!/^audio\//.test(answer.headers['content-type'] ?? '')) {
      answer.body.destroy()
      throw new SpeechError('unavailable', 'The speech service answered with something else than sound')
    }
    return answer.bytes(maxAudioBytes)
  }
}

const authorization = (key: string | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {}

async function ask(request: OutboundRequest) {
  const { signal } = request
  try {
    const answer = await sendOutbound(request)
    if (answer.status === 200) return { ...answer, bytes: whole(answer.bytes, signal) }
    answer.body.destroy()
    const isUnreadable = answer.status === 400 || answer.status === 415 || answer.status === 422
    throw new SpeechError(isUnreadable ? 'unreadable' : 'unavailable', `The speech service answered ${answer.status}`)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof SpeechError) throw error
    throw new SpeechError('unavailable', 'The speech service could not be reached', error)
  }
}

/** A body that breaks off is a failure of the service too. */
const whole =
  (bytes: (maxBytes: number) => Promise<Buffer>, signal: AbortSignal | undefined) => async (maxBytes: number) => {
    try {
      return await bytes(maxBytes)
    } catch (error) {
      signal?.throwIfAborted()
      throw new SpeechError('unavailable', 'The answer of the speech service broke off', error)
    }
  }
