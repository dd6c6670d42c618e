import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { uuid } from './text.ts'

/**
 * A recording. The time is that of the design; the size is ours: two minutes in the least thrifty format of a browser
 * (MP4 on an iPhone, about 1 MB a minute) fit twice.
 */
export const VOICE = { maxSeconds: 120, maxSizeBytes: 5_000_000 } as const

export const transcribe = endpoint({
  method: 'POST',
  path: '/api/v1/chat/transcribe',
  access: 'student',
  summary: 'The words of a recording, for the student to look over. The recording is not kept.',
  upload: { mediaTypes: 'audio/*', maxSizeBytes: VOICE.maxSizeBytes, tooLarge: 'voice_too_long' },
  response: z.object({ text: z.string() }),
  errors: [
    'auth_required',
    'voice_empty',
    'voice_too_long',
    'voice_unreadable',
    'voice_nothing_heard',
    'voice_unavailable',
  ],
})

export const getSpeech = endpoint({
  method: 'GET',
  path: '/api/v1/chat/speech',
  access: 'student',
  summary: 'A reply read aloud, with its formulas in words. Under the audio base URL.',
  query: z.object({ messageId: uuid }),
  names: { messageId: 'own' },
  file: ['audio/mpeg'],
  response: z.unknown(),
  errors: ['auth_required', 'chat_message_not_found', 'voice_unavailable'],
})
