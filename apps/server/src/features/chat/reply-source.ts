import type { Subject } from '@lumi/contracts/programs'
import { countries } from '@lumi/contracts/reference'
import { type LearnerView, startSession } from '@lumi/tutor'
import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import { listHistory } from './chat.store.ts'
import { createModelSpeech } from './model-speech.ts'
import type { ReplySource } from './reply-content.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { Pace } from './reply-writer.ts'
import type { TurnRunner } from './turn-runner.ts'

/** Comfortable to follow, and a whole reply is there within a second. The app draws growing text every 150 ms. */
const builtInPace: Pace = { characters: 72, everyMs: 120 }

/** The `learning` feature: what is known of a student. */
export type LearnerOf = (
  student: { id: string; countryId: number; birthDate: string | null },
  at: Date,
  /** The grade to choose by, where it is not the student's own. */
  grade: number | undefined,
) => Promise<LearnerView>

/** The `programs` feature: what a student studies in a subject; undefined: nothing yet. */
type ProgramOf = (studentId: string, subject: Subject) => Promise<{ grade: number } | undefined>

export type SourceFinder = (order: ReplyOrder) => Promise<ReplySource>

/** The tutor's turn decides what is true and how far a hint may go; a model, when there is one, finds the words. */
export function createSourceFinder(dependencies: {
  db: Db
  log: Log
  metrics: Metrics
  model: LanguageModel | undefined
  turns: TurnRunner
  learnerOf: LearnerOf
  programOf: ProgramOf
}): SourceFinder {
  const { db, log, metrics, model, turns, learnerOf, programOf } = dependencies
  const findHistory = ({ reply }: ReplyOrder, limit: number) =>
    listHistory(db, reply.conversationId, reply.position, limit)
  const speak = model && createModelSpeech({ findHistory, log, model, core: turns })

  /** Of the conversation the message stands in, whatever is in focus meanwhile (C11). */
  async function programOfConversation({ studentId, subject }: ReplyOrder) {
    const program = subject && (await programOf(studentId, subject))
    return program && { subject, grade: program.grade }
  }

  return async (order) => {
    const { text, intent, at } = order.sent
    const program = await programOfConversation(order)
    const input = {
      text,
      interfaceLanguage: order.interfaceLanguage,
      state: order.tutorState ?? startSession(),
      ...(intent === undefined ? {} : { intent }),
      ...countryOf(order.countryId),
      timeZone: order.timeZone,
      learner: await learnerOf({ ...order, id: order.studentId }, at, program?.grade),
      ...(program && { program }),
    }
    // The seed and the time are stored with the messages: a process that takes the reply over says the same.
    const turn = await turns.take({ ...input, seed: order.reply.messageId, now: at.getTime() })
    if (turn.move === 'danger') metrics.careReplies.inc()
    const { contest } = turn.content
    if (contest) metrics.contests.inc({ outcome: contest.upheld ? 'upheld' : 'kept' })
    // The student got an honest reply all the same; the bug behind it is ours to see whole.
    if (turn.fault !== undefined) {
      log.error({ error: turn.fault, messageId: order.reply.messageId }, 'The tutor failed inside a turn')
    }
    const builtIn: ReplySource = {
      speech: turn.text,
      pace: builtInPace,
      content: turn.content,
      isFree: turn.free,
      tutorState: turn.state,
      events: turn.events,
      isRepeatable: true,
    }
    if (!speak || turn.free) return builtIn
    return speak(order, input, turn, builtIn)
  }
}

function countryOf(countryId: number): { country?: string } {
  const country = countries.find((each) => each.countryId === countryId)?.code
  return country === undefined ? {} : { country }
}
