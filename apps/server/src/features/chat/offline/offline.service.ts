import type { Message } from '@lumi/contracts/chat'
import type { BodyOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import type * as contract from '@lumi/contracts/offline'
import { correctedTimes, type LearnerEvent } from '@lumi/tutor/learner'
import { afterOfflineTurn, type OfflineBase, offlineInput, startSession, type TutorTurn } from '@lumi/tutor/session'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { assertSameMessage } from '../chat.rules.ts'
import { findSentMessage } from '../chat.store.ts'
import { giveBackContested } from '../contests.store.ts'
import type { ChatStudent } from '../message-orders.ts'
import type { RecordEvents } from '../reply-settlement.ts'
import { countryOf, type LearnerOf, type ProgramOf } from '../reply-source.ts'
import type { TurnRunner } from '../turn-runner.ts'
import { createTurnstile } from '../turnstile.ts'
import type { UsageService } from '../usage.service.ts'
import { findTalk, lastWrittenAfter, lockTalk, newestPosition, saveTurns } from './offline.store.ts'
import { createOfflineSeal } from './offline-seal.ts'

/** A reply is being written in the conversation; the built-in tutor's takes about this long. */
const retryAfterSeconds = 3

interface Dependencies {
  turns: Pick<TurnRunner, 'of'>
  learnerOf: LearnerOf
  programOf: ProgramOf
  recordEvents: RecordEvents
  usage: Pick<UsageService, 'today'>
}

type Merge = BodyOf<typeof contract.mergeOfflineTurns>
type Turn = Merge['turns'][number]

interface MergeCall {
  /** The caller has closed the connection: nobody waits for the rest. */
  isGone(): boolean
  /** @throws when the student has no turns left that are given up */
  mayGoOn(): Promise<void>
}

export type OfflineService = ReturnType<typeof createOfflineService>

/** Gives devices what the tutor goes on from without a network, and takes their turns again when they are back. */
export function createOfflineService(
  { db, hub, clock, env, metrics }: Pick<Platform, 'db' | 'hub' | 'clock' | 'env' | 'metrics'>,
  { turns, learnerOf, programOf, recordEvents, usage: usages }: Dependencies,
) {
  const { seal, open } = createOfflineSeal(env.secretKey)
  const oneAtATime = createTurnstile()

  async function getBase(
    student: ChatStudent,
    conversationId: string,
  ): Promise<ResponseOf<typeof contract.getOfflineBase>> {
    // The position first: a message that is stored meanwhile makes the base too old, never too new.
    const position = await newestPosition(db, conversationId)
    const talk = await findTalk(db, student.id, conversationId)
    if (!talk) throw new AppError('chat_conversation_not_found')
    const now = clock.now()
    const found = talk.subject && (await programOf(student.id, talk.subject))
    return seal(student.id, {
      version: 1,
      conversationId,
      issuedAt: now.getTime(),
      // While a reply is being written, the state does not know it yet.
      position: talk.owedReplies > 0 ? -1 : position,
      state: talk.tutorState ?? startSession(),
      learner: await learnerOf(student, now, found?.grade),
      ...(talk.subject && found && { program: { subject: talk.subject, grade: found.grade } }),
      ...countryOf(student.countryId),
      timeZone: student.timeZone,
    })
  }

  /**
   * The same turns as on the device: same base, seeds and words, in the corrected times. A turn that is given up is the last
   * one: the device brings the others with the next call.
   */
  async function replay(
    student: ChatStudent,
    base: OfflineBase,
    body: Merge,
    times: readonly number[],
    call: MergeCall,
  ) {
    const taken: { said: Turn; at: number; turn: TutorTurn }[] = []
    let next = base
    for (const [index, each] of body.turns.entries()) {
      if (call.isGone()) throw new AppError('busy', { retryAfterSeconds })
      await call.mayGoOn()
      const at = times[index]!
      const input = offlineInput(next, { ...each, interfaceLanguage: each.language, at })
      const turn = await turns.of(student.id).take(input)
      next = afterOfflineTurn(next, turn)
      taken.push({ said: each, at, turn })
      if (turn.move === 'too-hard') break
    }
    return { taken, next }
  }

  async function merge(
    student: ChatStudent,
    body: Merge,
    call: MergeCall,
  ): Promise<ResponseOf<typeof contract.mergeOfflineTurns>> {
    const base = open(student.id, body)
    const { conversationId } = base
    if (!(await findTalk(db, student.id, conversationId))) throw new AppError('chat_conversation_not_found')
    const now = clock.now()
    const times = correctedTimes(
      body.turns.map(({ writtenAt }) => writtenAt),
      { deviceNow: body.sentAt, serverNow: now.getTime(), notBefore: base.issuedAt },
    )
    const { taken, next } = await oneAtATime(student.id, () => replay(student, base, body, times, call))
    const { mergedState } = await import('@lumi/tutor')
    const { stored, fresh } = await db.transaction(async (tx) => {
      const talk = await lockTalk(tx, student.id, conversationId)
      if (!talk) throw new AppError('chat_conversation_not_found')
      // The end of that reply would overwrite the state.
      if (talk.owedReplies > 0) throw new AppError('busy', { retryAfterSeconds })
      const stored: { message: Message; reply: Message }[] = []
      const fresh: Message[] = []
      const events: LearnerEvent[] = []
      for (const { said, at, turn } of taken) {
        const clientMessageId = said.clientMessageId.toLowerCase()
        const known = await findSentMessage(tx, student.id, clientMessageId)
        if (known) {
          assertSameMessage(known.message, { text: said.text, pictures: [] })
          stored.push(known)
          continue
        }
        const position = talk.nextPosition + fresh.length
        const pair = messagesOf(said, turn, { conversationId, clientMessageId, position, at })
        stored.push(pair)
        fresh.push(pair.message, pair.reply)
        const from = { device: body.deviceId.toLowerCase(), sequence: said.sequence }
        events.push(...turn.events.map((event) => ({ ...event, from })))
      }
      if (fresh.length > 0) {
        const server = talk.tutorState ?? startSession()
        const lastOnServer = await lastWrittenAfter(tx, conversationId, base.position)
        const isBranchLater = lastOnServer === null || lastOnServer.getTime() <= taken.at(-1)!.at
        const states = { base: base.state, server, branch: next.state }
        const problem = isBranchLater ? taken.at(-1)!.turn.content.problem : undefined
        await saveTurns(tx, student.id, conversationId, fresh, {
          tutorState: mergedState(states, isBranchLater),
          openProblemId: problem && (problem.solved ? null : problem.problemId),
        })
        if (events.length > 0) await tx.execute(recordEvents(student.id, events, sql`(values (1)) as alone`))
        for (const reply of fresh) if (reply.content?.contest?.upheld) await giveBackContested(tx, reply)
      }
      return { stored, fresh }
    })
    for (const message of fresh) hub.publish(student.id, 'message.changed', { message })
    for (const { turn, said } of taken) {
      const isFresh = fresh.some(({ clientMessageId }) => clientMessageId === said.clientMessageId.toLowerCase())
      if (isFresh && turn.move === 'danger') metrics.careReplies.inc()
    }
    const usage = await usages.today(student)
    // The branch, not the merged state: the device took its further turns from there.
    return {
      turns: stored,
      usage,
      ...seal(student.id, { ...next, issuedAt: Math.max(base.issuedAt, taken.at(-1)!.at) }),
    }
  }

  return { getBase, merge }
}

function messagesOf(
  { text, intent }: Turn,
  turn: TutorTurn,
  { at, ...place }: { conversationId: string; clientMessageId: string; position: number; at: number },
): { message: Message; reply: Message } {
  const { conversationId, clientMessageId, position } = place
  const shared = { conversationId, version: 1, createdAt: new Date(at).toISOString(), failure: null }
  const message: Message = {
    ...shared,
    messageId: crypto.randomUUID(),
    position,
    author: 'student',
    state: 'sent',
    text,
    clientMessageId,
    replyTo: null,
    intent: intent ?? null,
    content: null,
  }
  const reply: Message = {
    ...shared,
    messageId: crypto.randomUUID(),
    position: position + 1,
    author: 'tutor',
    state: 'done',
    text: turn.text,
    clientMessageId: null,
    replyTo: message.messageId,
    intent: null,
    content: { ...turn.content, offline: true },
  }
  return { message, reply }
}
