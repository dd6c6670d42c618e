import { getSpeech, transcribe } from '@lumi/contracts/voice'
import { type App, serve } from '../../platform/serve.ts'
import type { VoiceService } from './voice.service.ts'

export function voiceRoutes(app: App, voice: VoiceService) {
  serve(app, transcribe, async ({ student, upload, reply }) => {
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    return { text: await voice.transcribe(student.id, upload, leaving.signal) }
  })
  serve(app, getSpeech, ({ student, language, query }) => voice.speech(student.id, language, query.messageId))
}
