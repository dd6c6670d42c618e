import { getSpeech, transcribe } from '@lumi/contracts/voice'
import { leavingOf } from '../../platform/leaving.ts'
import { type App, serve } from '../../platform/serve.ts'
import type { VoiceService } from './voice.service.ts'

export function voiceRoutes(app: App, voice: VoiceService) {
  serve(app, transcribe, async ({ student, upload, reply }) => ({
    text: await voice.transcribe(student.id, upload, leavingOf(reply)),
  }))
  serve(app, getSpeech, ({ student, language, query }) => voice.speech(student.id, language, query.messageId))
}
