import { countries } from '@lumi/contracts/reference'
import { hasHelplines } from '@lumi/tutor/safety'
import { createLanguageModel, createProvider } from '../../platform/model/language-model.ts'
import { metered } from '../../platform/model/metered.ts'
import type { Platform } from '../../platform/platform.ts'
import type { App } from '../../platform/serve.ts'
import { addChatHooks } from './chat.hooks.ts'
import { chatRoutes } from './chat.routes.ts'
import { createChatService } from './chat.service.ts'
import type { ProgramInFocus, ProgramOfSubject } from './chat-calls.ts'
import { cleanUpChat, eraseMessages, exportMessages, exportModelCosts, exportUsage } from './chat-privacy.ts'
import { countSent } from './conversations.store.ts'
import { createDraftGuard, type DraftGuard } from './guard/draft-guard.ts'
import { createJudgeModel } from './judge-model.ts'
import type { JudgeOf } from './judges.ts'
import { createModelCosts } from './model-costs.ts'
import { offlineRoutes } from './offline/offline.routes.ts'
import { createOfflineService } from './offline/offline.service.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { createPictures, type PictureDependencies } from './pictures/pictures.service.ts'
import { createSourceFinder, type LearnerOf } from './reply-source.ts'
import { createReplyWorker } from './reply-worker.ts'
import { openGate } from './reply-writer.ts'
import { createSearchIndex } from './search-index.ts'
import { createTurnRunner } from './turn-runner.ts'
import type { TurnThreads } from './turn-threads.ts'
import { type AllowanceOf, createUsage } from './usage.service.ts'

/** Hard cap on one reply (about 12 times a long one); the stream is cut beyond it. */
const maxReplyCharacters = 40_000

/** Questions that other features answer. */
interface Dependencies {
  programInFocus: ProgramInFocus
  programOf: ProgramOfSubject
  learnerOf: LearnerOf
  recordEvents: Parameters<typeof createReplyWorker>[1]['recordEvents']
  allowanceOf: AllowanceOf
  photosPerDay: PictureDependencies['photosPerDay']
  replyEnded: Parameters<typeof createReplyWorker>[1]['replyEnded']
  sharedThreads: SharedThreads | undefined
}

/** Of several servers of one process. They go on when one of these stops. */
export interface SharedThreads {
  turns: TurnThreads
  guard: DraftGuard | undefined
}

/** The second model that looks at drafts, where one is set. What it is asked is of the tutor, 75 MB: loaded with a model only. */
function createJudge({ env, log, metrics }: Platform): Promise<JudgeOf> | undefined {
  const { judge } = env.model
  const provider = judge && createProvider({ ...env.model, name: judge.name })
  if (!provider) return undefined
  const { scope, timeoutMs } = judge
  const budget = {
    firstTokenTimeoutMs: timeoutMs,
    silenceTimeoutMs: timeoutMs,
    wholeTimeoutMs: timeoutMs,
    retries: 0,
    maxCharacters: 4000,
  }
  const model = createLanguageModel(metered(provider, metrics, judge.prices), budget, env.model.restMs)
  const ask = createJudgeModel({ model, log })
  return import('./judges.ts').then(({ createJudges }) => createJudges({ ask, scope, metrics }))
}

/** Builds the chat and serves its routes. Start and stop `replies` with the server. */
export function createChat(platform: Platform, app: App, dependencies: Dependencies) {
  const { programInFocus, programOf, learnerOf, recordEvents, replyEnded, allowanceOf, photosPerDay, sharedThreads } =
    dependencies
  const usage = createUsage(platform, allowanceOf)
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
      metered(provider, metrics, env.model.prices),
      {
        firstTokenTimeoutMs: env.model.firstTokenTimeoutMs,
        silenceTimeoutMs: env.model.silenceTimeoutMs,
        wholeTimeoutMs: env.model.wholeTimeoutMs,
        retries: 2,
        maxCharacters: maxReplyCharacters,
      },
      env.model.restMs,
    )
  const turns = createTurnRunner({
    log,
    metrics,
    sharedThreads: sharedThreads?.turns,
    // Past the limit there is nothing more to count.
    onGivenUp: (studentId) => void limits.take('turns-given-up', studentId).catch(() => {}),
  })
  const guard = sharedThreads?.guard ?? createDraftGuard({ log })
  platform.pressure.watchReplies(turns.waitedMs)
  const pictures = createPictures({ ...platform, photosPerDay, dayStartsAt: usage.dayStartsAt })
  pictureRoutes(app, pictures)
  const sees = env.model.sees
  const tutorsSource = createSourceFinder({
    db,
    log,
    metrics,
    model,
    judgeOf: createJudge(platform),
    modelTurnsPerDay: env.model.turnsPerDay,
    costs: createModelCosts(platform, env.model.dayCost),
    sees,
    pictures,
    turns,
    guard,
    learnerOf,
    programOf,
  })
  const findSource = env.testHooks
    ? addChatHooks({ ...platform, testHooks, usage }, tutorsSource, programInFocus)
    : tutorsSource
  const worker = createReplyWorker(platform, { findSource, gate: openGate, recordEvents, replyEnded })
  const searchIndex = createSearchIndex(platform)
  const chat = createChatService(platform, worker, {
    searchIndex,
    tutor: model ? 'model' : 'built-in',
    programInFocus,
    programOf,
    isCryForHelp: turns.isCryForHelp,
    pictures,
    usage,
  })
  offlineRoutes(app, createOfflineService(platform, { turns, learnerOf, programOf, recordEvents, usage }), limits)
  let isPrepared = false
  const studentCame = () => {
    if (!isPrepared) return
    turns.warmUp()
    if (model) guard.warmUp()
  }
  chatRoutes(
    app,
    {
      ...chat,
      listMessages(...asked) {
        studentCame()
        return chat.listMessages(...asked)
      },
    },
    { limits, isCryForHelp: turns.isCryForHelp },
  )
  return {
    replies: {
      ...worker,
      async stop() {
        await worker.stop()
        await searchIndex.stop()
        pictures.stop()
        await turns.stop()
        if (!sharedThreads?.guard) await guard.stop()
      },
    },
    /** Warm-up of a long-running server; call when the processor is idle. The tutor is loaded when a student comes. */
    prepare() {
      isPrepared = true
    },
    /** A student has opened the chat and may ask something soon: loads the tutor in the meantime. */
    studentCame,
    usage,
    /** Of a student who is deleted. */
    async stopReplies(studentId: string) {
      searchIndex.forget(studentId)
      await chat.stopReplies(studentId)
    },
    // Loaded for the command only: it brings the whole tutor into this process.
    tryTheModel: () => import('./model-trial.ts').then(({ tryModel }) => tryModel(model, { turns, guard })),
    lastMessages: chat.lastMessages,
    findReply: chat.findReply,
    listUsage: chat.listUsage,
    getConversation: chat.getConversation,
    countSent,
    cleanUp: cleanUpChat(db, clock),
    pictures,
    /** The student's conversations for an export, or only one of them, in pages. */
    exportMessages: (studentId: string, conversationId?: string) => exportMessages(db, studentId, conversationId),
    exportUsage: (studentId: string) => exportUsage(db, studentId),
    exportModelCosts: (studentId: string) => exportModelCosts(db, studentId),
    eraseMessages,
  }
}
