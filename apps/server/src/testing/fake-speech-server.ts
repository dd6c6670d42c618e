import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const speechFaults = ['none', 'refused', '500', '400', 'silence', 'html', 'broken'] as const
export type SpeechFault = (typeof speechFaults)[number]

export interface FakeSpeechServer {
  /** For `LUMI_TRANSCRIPTION_BASE_URL` and `LUMI_SPEECH_BASE_URL`, ends with `/v1`. */
  url: string
  /** Recordings that came, oldest first. */
  recordings: { model: string; fileName: string; mediaType: string; audio: Buffer; authorization: string | undefined }[]
  /** Texts to be read aloud, oldest first. */
  texts: { model: string; voice: string; input: string; authorization: string | undefined }[]
  behave(behaviour: { text?: string; fault?: SpeechFault }): void
  close(): Promise<void>
}

/** A frame of MPEG-1 layer III, 128 kbit/s at 44.1 kHz, without any sound: 26 ms of silence that every player takes. */
const silentFrame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
/** Two seconds, long enough to be paused. */
export const silence = Buffer.concat(Array.from({ length: 77 }, () => silentFrame))

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Fields of a form as a strict server reads them: by the boundary of the header, each part with its own head. */
export function readForm(body: Buffer, contentType: string) {
  const boundary = /^multipart\/form-data; boundary=(?:"([^"]+)"|(\S+))$/.exec(contentType)
  if (!boundary) throw new Error('not a form')
  const mark = Buffer.from(`--${boundary[1] ?? boundary[2]}`)
  const fields = new Map<string, { head: string; value: Buffer }>()
  for (let at = body.indexOf(mark); ; ) {
    const from = at + mark.length
    if (body.subarray(from, from + 2).toString() === '--') return fields
    const end = body.indexOf(mark, from)
    const headEnd = body.indexOf('\r\n\r\n', from)
    if (end === -1 || headEnd === -1) throw new Error('a form without its end')
    const head = body.subarray(from + 2, headEnd).toString()
    fields.set(/name="([^"]*)"/.exec(head)?.[1] ?? '', { head, value: body.subarray(headEnd + 4, end - 2) })
    at = end
  }
}

/**
 * A speech service as OpenAI's is: `POST /v1/audio/transcriptions` takes a form with a file, `POST /v1/audio/speech`
 * takes JSON and answers MP3. Refuses what that service refuses.
 */
export async function startFakeSpeechServer(): Promise<FakeSpeechServer> {
  const recordings: FakeSpeechServer['recordings'] = []
  const texts: FakeSpeechServer['texts'] = []
  let behaviour: { text: string; fault: SpeechFault } = { text: 'three x equals six', fault: 'none' }

  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await bodyOf(request)
      const { authorization } = request.headers
      const contentType = request.headers['content-type'] ?? ''
      const json = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      const isFor = (path: string) => request.method === 'POST' && request.url === path
      if (!isFor('/v1/audio/transcriptions') && !isFor('/v1/audio/speech')) return json(404, {})
      switch (behaviour.fault) {
        case 'refused':
          return request.socket.destroy()
        case '500':
        case '400':
          return json(Number(behaviour.fault), { error: { message: 'The fake was told to fail' } })
        case 'silence':
          return
        case 'html':
          return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
        case 'broken':
          response.writeHead(200, { 'content-type': isFor('/v1/audio/speech') ? 'audio/mpeg' : 'application/json' })
          response.write('{"text":', () => request.socket.destroy())
          return
        default:
      }
      if (isFor('/v1/audio/speech')) {
        const { model, voice, input } = JSON.parse(body.toString()) as Record<string, string>
        if (!model || !voice || !input || input.length > 4096) return json(400, { error: { message: 'bad input' } })
        texts.push({ model, voice, input, authorization })
        return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(silence)
      }
      const form = readForm(body, contentType)
      const file = form.get('file')
      const model = form.get('model')?.value.toString()
      const fileName = /filename="([^"]+)"/.exec(file?.head ?? '')?.[1]
      const mediaType = /Content-Type: (\S+)/.exec(file?.head ?? '')?.[1]
      if (!file || !model || !fileName || !mediaType || file.value.length === 0) return json(400, {})
      recordings.push({ model, fileName, mediaType, audio: file.value, authorization })
      return json(200, { text: behaviour.text })
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    recordings,
    texts,
    behave: (changed) => {
      behaviour = { ...behaviour, fault: 'none', ...changed }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
