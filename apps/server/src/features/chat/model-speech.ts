import {
  expectTool,
  isFarTooLong,
  type TurnInput,
  type TutorTurn,
  taskAnswerIn,
  tooLongNote,
  WHOLE_BELOW,
  withheldNote,
  withNote,
} from '@lumi/tutor'
import type { Log } from '../../platform/log.ts'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import type { Spent } from '../../platform/model/metered.ts'
import { ModelError, type ToolCall } from '../../platform/model/model.ts'
import type { DraftGuard, GuardedDraft } from './guard/draft-guard.ts'
import { DraftGivenUp } from './guard/draft-orders.ts'
import type { JudgeOf } from './judges.ts'
import { type HistoryFinder, historyFor, modelRequest } from './model-request.ts'
import type { ReplySource } from './reply-content.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { TurnRunner } from './turn-runner.ts'

/** Drafts of one reply: the first, and others where the guard withheld one, or all behind a place of it. */
const mostDrafts = 3

/** Shown before the built-in tutor stands in for a model that does not answer: never silently (rules, Faults). */
const standInNotice = {
  en: '*The usual tutor cannot be reached right now, so I am answering with what I have built in.*\n\n',
  ru: '*Обычный учитель сейчас недоступен, поэтому отвечаю тем, что умею без него.*\n\n',
} as const

/** Stands between a model's words and the built-in tutor's, where the student has read the beginning of a reply. */
const endsHere = {
  en: '\n\n*I could not vouch for how I wanted to go on, so here is what I have checked:*\n\n',
  ru: '\n\n*За продолжение я не могу поручиться, поэтому вот то, что проверено:*\n\n',
} as const

/** With the result of a tool, for a model that has not waited for it: a long text is shown while it grows. */
const shownBeside = 'The student has read what you wrote beside this call. Go on behind it and say none of it again.'

/** Lets a language model answer in place of the built-in tutor, as far as the guard lets its words through. */
export function createModelSpeech(dependencies: {
  findHistory: HistoryFinder
  log: Pick<Log, 'info' | 'warn'>
  guard: DraftGuard
  model: LanguageModel
  /** The account that the calls of a turn are put on. */
  accountOf: (studentId: string) => Spent
  /** A second model that looks at drafts beside the guard; undefined: none is set. */
  judgeOf: JudgeOf | undefined
  /** Runs in a thread: a problem, or what the model asks for, may be hard to compute. */
  coreOf(studentId: string): Pick<TurnRunner, 'runTool' | 'sealOf' | 'modelCard'>
}) {
  const { findHistory, log, guard, model, accountOf, judgeOf, coreOf } = dependencies
  return (
    order: ReplyOrder,
    turnInput: Omit<TurnInput, 'seed' | 'now'>,
    turn: TutorTurn,
    builtIn: ReplySource,
  ): ReplySource => {
    const { messageId } = order.reply
    const input = { ...turnInput, now: order.sent.at.getTime() }
    const spent = accountOf(order.studentId)
    const core = coreOf(order.studentId)
    // What is judged as a whole is shown as a whole.
    const judge = judgeOf?.(input, turn)

    /** A model's words are shown only after the guard has examined them; what was shown stays. */
    async function* speak(signal: AbortSignal): AsyncGenerator<string> {
      guard.warmUp()
      const history = await historyFor(order, findHistory)
      const sealed = await core.sealOf(input, turn, history.messages).catch(() => null)
      // Without a seal nothing can be checked, so no model speaks.
      if (!sealed) {
        yield* instead('')
        return
      }
      let seal = sealed

      /** From then on the model may say what a tool has found for it. */
      const run = async (call: ToolCall) => {
        if (call.name === expectTool.name) {
          source.note = call.input
          // What is not shown yet must not tell the answer that the model has noted.
          seal = withNote(seal, call.input)
          return 'Noted.'
        }
        const state = source.tutorState ?? turn.state
        const found = await core.runTool(call, { input, turn: { ...turn, state }, seal, seed: messageId })
        seal = found.seal
        // A frame of the model has become the reading of the story.
        if (found.state) source.tutorState = found.state
        return read === before ? found.text : `${found.text}\n${shownBeside}`
      }

      /** What the student has read of this reply, and had read when this part of it began. */
      let read = ''
      let before = ''
      /** What passed the guard and waits for the judge. */
      let waiting = ''
      function* letGo(piece: string): Generator<string> {
        if (piece === '') return
        if (judge) waiting += piece
        else {
          read += piece
          yield piece
        }
      }
      const lastReply = history.messages.findLast(({ role }) => role === 'tutor')?.text ?? ''
      let note = isFarTooLong(lastReply) ? tooLongNote : null
      for (let attempt = 1; attempt <= mostDrafts; attempt++) {
        source.note = undefined
        const request = await modelRequest(core, { input, turn, history, note }).catch(() => null)
        if (!request) break
        const parts = model.ask({ ...request, spent, heldBelow: WHOLE_BELOW }, signal, run)
        if (!parts) {
          yield* instead(read === '' ? standInNotice[turn.language] : endsHere[turn.language])
          return
        }
        // Said anew without it once; a later draft is not lost for it, nor what was begun.
        const isSaidAnew = attempt === 1 && turn.language === 'ru'
        const begin = () => guard.hold({ isSaidAnew, isJudged: judge?.weighs ?? false }, signal)
        let draft = begin()
        before = read
        waiting = ''
        try {
          for await (const part of parts) {
            if (!('text' in part)) continue
            if (part.isAnew) {
              // What was said beside a call of a tool was a thought, unless the student has read of it already.
              const begins = read === before ? '' : '\n\n'
              waiting = ''
              const rest = begins === '' ? '' : await draft.finish(seal)
              yield* letGo(rest + begins)
              if (draft.finding || draft.isCut) break
              draft.close()
              draft = begin()
              before = read
            }
            if (part.text === '') continue
            yield* letGo(joined(before, draft, await draft.add(part.text, seal)))
            if (draft.finding || draft.isCut) break
          }
          yield* letGo(joined(before, draft, await draft.finish(seal)))
        } catch (error) {
          if (signal.aborted) throw error
          if (error instanceof DraftGivenUp) {
            log.warn({ error, messageId }, 'The built-in tutor stands in, because the guard gave a draft up')
            yield* instead(read === '' ? '' : endsHere[turn.language])
            return
          }
          // What came before the error is shown as far as it passes the guard, then the error is thrown on.
          yield* letGo(joined(before, draft, await draft.finish(seal).catch(() => '')))
          // No answer in time, or another try would not help: the student has waited long enough.
          const isFinal =
            error instanceof ModelError &&
            (error.failure === 'timed-out' || error.failure === 'filtered' || error.retryAfterMs !== undefined)
          if (signal.aborted || read !== '' || !(isFinal || attempt > 1)) throw error
          log.warn({ error, messageId }, 'The built-in tutor stands in for the model')
          yield* instead(standInNotice[turn.language])
          return
        } finally {
          draft.close()
        }
        const { finding } = draft
        if (judge && !finding && waiting !== '') {
          const noted = taskAnswerIn(source.note)
          const said = history.messages
          const ruling = await judge.rule(
            { draft: waiting, seal, said, noted, suspected: draft.suspected },
            spent,
            signal,
          )
          if (ruling.kind === 'show') {
            yield waiting + ruling.added
            return
          }
          log.info({ messageId, finding: ruling.finding, attempt }, 'A draft was withheld')
          note = ruling.note
          continue
        }
        if (!finding && read !== '') return
        log.info({ messageId, finding: finding?.kind ?? 'silence', attempt }, 'A draft was withheld')
        note = finding && withheldNote(finding, read)
      }
      yield* instead(read === '' ? '' : endsHere[turn.language])
    }

    /** The built-in reply in place of a model, or below what it has said: not charged. */
    function* instead(notice: string): Generator<string> {
      source.content = turn.content
      source.tutorState = turn.state
      source.isFree = true
      yield notice + turn.text
    }

    const source: ReplySource = {
      ...builtIn,
      speech: speak,
      pace: undefined,
      // Answers to tap belong to the question of the core.
      content: { ...turn.content, badge: 'model', choices: undefined },
      isRepeatable: false,
      spent,
    }
    return source
  }
}

/** A new draft goes on behind what was read already: with a space between. */
const joined = (before: string, draft: GuardedDraft, piece: string): string =>
  before !== '' && piece !== '' && draft.shown === piece.length && !/\s$/.test(before) && !/^\s/.test(piece)
    ? ` ${piece}`
    : piece
