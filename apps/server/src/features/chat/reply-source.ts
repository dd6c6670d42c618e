import type { Subject } from '@lumi/contracts/programs'
import { countries } from '@lumi/contracts/reference'
import type { LearnerView } from '@lumi/tutor/learner'
import { startSession } from '@lumi/tutor/session'
import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import { withConsequences } from './after-model.ts'
import { listHistory } from './chat.store.ts'
import type { DraftGuard } from './guard/draft-guard.ts'
import type { JudgeOf } from './judges.ts'
import type { ModelCosts } from './model-costs.ts'
import { createPictureReplies } from './pictures/picture-replies.ts'
import type { Pictures } from './pictures/pictures.service.ts'
import type { ReplySource, SourceFinder } from './reply-content.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { Pace } from './reply-writer.ts'
import type { TurnRunner } from './turn-runner.ts'
import { takeModelTurn } from './usage.store.ts'

/** Comfortable to read along, and most replies end within a second. The app draws growing text every 150 ms. */
const builtInPace: Pace = { characters: 72, everyMs: 120 }

/** Answered by the `learning` feature: what is known of a student. */
export type LearnerOf = (
  student: { id: string; countryId: number; birthDate: string | null },
  at: Date,
  /** The grade of the program, if it is not the student's own. */
  grade: number | undefined,
) => Promise<LearnerView>

/** Answered by the `programs` feature: what a student studies in a subject. Undefined: nothing yet. */
export type ProgramOf = (studentId: string, subject: Subject) => Promise<{ grade: number } | undefined>

/** Before the built-in reply of a turn that is not free, once the student's turns with the model are used up. */
const turnsUsedUp = {
  en: '*The time with the online tutor is used up for today, so I am answering with what I have built in.*\n\n',
  ru: '*Время с онлайн-учителем на сегодня вышло, поэтому отвечаю тем, что умею без него.*\n\n',
} as const

/** The tutor's turn decides what is true and how far a hint may go. A model, if configured, leads the talk. */
export function createSourceFinder(dependencies: {
  db: Db
  log: Log
  metrics: Metrics
  model: LanguageModel | undefined
  /** A second model beside the guard: loaded with the guard. */
  judgeOf: Promise<JudgeOf> | undefined
  /** The model takes pictures. */
  sees: boolean
  pictures: Pick<Pictures, 'read'>
  modelTurnsPerDay: number
  costs: ModelCosts
  turns: TurnRunner
  guard: DraftGuard
  learnerOf: LearnerOf
  programOf: ProgramOf
}): SourceFinder {
  const { db, log, metrics, model, judgeOf, modelTurnsPerDay, costs, sees, pictures, turns, guard } = dependencies
  const { learnerOf, programOf } = dependencies
  const findHistory = ({ reply }: ReplyOrder, from: number) =>
    listHistory(db, reply.conversationId, { from, before: reply.position })
  // Policy and tools bring the whole tutor, 75 MB: without a model only the threads load it.
  const speech =
    model &&
    import('./model-speech.ts').then(async ({ createModelSpeech }) =>
      createModelSpeech({
        findHistory,
        log,
        guard,
        model,
        accountOf: costs.accountOf,
        judgeOf: await judgeOf,
        coreOf: turns.of,
      }),
    )

  /** The program of the message's own conversation, even if another one is in focus by now (C11). */
  async function programOfConversation({ studentId, subject }: ReplyOrder) {
    const program = subject && (await programOf(studentId, subject))
    return program && { subject, grade: program.grade }
  }

  const findText: SourceFinder = async (order) => {
    const speak = await speech
    const own = turns.of(order.studentId)
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
    // Seed and time are stored with the messages, so a process that takes the reply over produces the same text.
    const whole = { ...input, seed: order.reply.messageId, now: at.getTime() }
    let turn = await own.take(speak ? { ...whole, isLed: true } : whole)
    const mayLead = speak !== undefined && !turn.stands
    const isAffordable = mayLead && (await costs.isMoneyLeft(order.studentId))
    const isLed = isAffordable && (await takeModelTurn(db, order.studentId, modelTurnsPerDay))
    if (mayLead && !isLed) {
      metrics.modelTurns.inc({ outcome: isAffordable ? 'none left' : 'no money left' })
      turn = await own.take(whole)
      if (!turn.free) turn = { ...turn, text: turnsUsedUp[turn.language] + turn.text }
      // Too little money is the operator's affair: the student does not pay for less.
      if (!isAffordable) turn = { ...turn, free: true }
    }
    if (turn.move === 'danger') metrics.careReplies.inc()
    const { contest } = turn.content
    if (contest) metrics.contests.inc({ outcome: contest.upheld ? 'upheld' : 'kept' })
    // The student got an honest reply anyway; log the bug in full.
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
    if (!isLed) return builtIn
    return withConsequences(speak(order, input, turn, builtIn), { order, input, turn }, { core: own, metrics })
  }
  const findWithPictures = createPictureReplies({ model, costs, sees, pictures, turns, findText })
  return (order) => (order.sent.pictures.length > 0 ? findWithPictures(order) : findText(order))
}

export function countryOf(countryId: number): { country?: string } {
  const country = countries.find((each) => each.countryId === countryId)?.code
  return country === undefined ? {} : { country }
}
