import { countries } from '@lumi/contracts/reference'
import { assessRisk, hasHelplines } from '@lumi/tutor'
import { createLanguageModel, createProvider } from '../../platform/model/language-model.ts'
import type { Platform } from '../../platform/platform.ts'
import type { App } from '../../platform/serve.ts'
import { addChatHooks } from './chat.hooks.ts'
import { chatRoutes } from './chat.routes.ts'
import { createChatService, type ProgramInFocus } from './chat.service.ts'
import { cleanUpChat, eraseMessages, exportMessages, exportUsage } from './chat-privacy.ts'
import { createSourceFinder, type LearnerOf, type ProgramOf } from './reply-source.ts'
import { createReplyWorker } from './reply-worker.ts'
import { openGate } from './reply-writer.ts'
import { createTurnRunner } from './turn-runner.ts'

/** A model that talks longer than this has lost its way (about 12 times a long reply). */
const maxReplyCharacters = 40_000

/** Answers of other features. */
interface Dependencies {
  programInFocus: ProgramInFocus
  programOf: ProgramOf
  learnerOf: LearnerOf
  recordEvents: Parameters<typeof createReplyWorker>[1]['recordEvents']
}

/** Builds the chat and serves its routes. The worker it gives back must be started and stopped with the server. */
export function createChat(platform: Platform, app: App, dependencies: Dependencies) {
  const { programInFocus, programOf, learnerOf, recordEvents } = dependencies
  const { env, db, clock, log, limits, metrics, testHooks } = platform
  for (const { code } of countries.filter((country) => !hasHelplines(country.code))) {
    log.warn(
      { country: code },
      'No helplines are known for this country: students in danger see the local emergency sentence only',
    )
  }
  const provider = createProvider(env.model)
  const model =
    provider &&
    createLanguageModel(
      provider,
      {
        firstTokenTimeoutMs: env.model.firstTokenTimeoutMs,
        silenceTimeoutMs: env.model.silenceTimeoutMs,
        wholeTimeoutMs: env.model.wholeTimeoutMs,
        retries: 2,
        maxCharacters: maxReplyCharacters,
      },
      env.model.restMs,
    )
  const turns = createTurnRunner({ log, metrics })
  const tutorsSource = createSourceFinder({ db, log, metrics, model, turns, learnerOf, programOf })
  const findSource = env.testHooks
    ? addChatHooks({ ...platform, testHooks }, tutorsSource, programInFocus)
    : tutorsSource
  const worker = createReplyWorker(platform, { findSource, gate: openGate, recordEvents })
  const chat = createChatService(platform, worker, { tutor: model ? 'model' : 'built-in', programInFocus })
  chatRoutes(app, chat, limits)
  return {
    replies: {
      ...worker,
      async stop() {
        await worker.stop()
        await turns.stop()
      },
    },
    /** Loads the tutor before the first student asks; call when nothing waits for the processor. */
    warmUp() {
      // Here as well: what is looked for is compiled at its first use, once for each alphabet, and takes a second.
      for (const text of ['hello', 'привет']) assessRisk(text)
      turns.warmUp()
    },
    stopReplies: chat.stopReplies,
    lastMessages: chat.lastMessages,
    cleanUp: cleanUpChat(db, clock),
    /** The student's conversations for an export, in pages. */
    exportMessages: (studentId: string) => exportMessages(db, studentId),
    exportUsage: (studentId: string) => exportUsage(db, studentId),
    eraseMessages,
  }
}
