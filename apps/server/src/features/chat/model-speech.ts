import { examineDraft, expectTool, type Finding, genderedForm, type TurnInput, type TutorTurn } from '@lumi/tutor'
import type { Log } from '../../platform/log.ts'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import { ModelError, type ToolCall } from '../../platform/model/model.ts'
import { type HistoryFinder, historyFor, modelRequest } from './model-request.ts'
import type { ReplySource } from './reply-content.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { TurnRunner } from './turn-runner.ts'

/** Drafts of one reply: the first, and another where the gate withheld it. */
const mostDrafts = 2

/** Shown before the built-in tutor stands in for a model that does not answer: never silently (rules, Faults). */
const standInNotice = {
  en: '*The usual tutor cannot be reached right now, so I am answering with what I have built in.*\n\n',
  ru: '*Обычный учитель сейчас недоступен, поэтому отвечаю тем, что умею без него.*\n\n',
} as const

/** Replaces the built-in reply by a language model's words, as far as the gate lets them through. */
export function createModelSpeech(dependencies: {
  findHistory: HistoryFinder
  log: Pick<Log, 'info' | 'warn'>
  model: LanguageModel
  /** Runs in a thread: a problem, or what the model asks for, may be hard to compute. */
  core: Pick<TurnRunner, 'runTool' | 'sealOf' | 'modelCard'>
}) {
  const { findHistory, log, model, core } = dependencies
  return (
    order: ReplyOrder,
    turnInput: Omit<TurnInput, 'seed' | 'now'>,
    turn: TutorTurn,
    builtIn: ReplySource,
  ): ReplySource => {
    const { messageId } = order.reply
    const input = { ...turnInput, now: order.sent.at.getTime() }
    let isWithdrawn = false

    /** A model's words are shown only after the gate has checked their whole sentence. */
    async function* speak(signal: AbortSignal): AsyncGenerator<string> {
      const history = await historyFor(order, findHistory)
      const said = history.messages.flatMap(({ role, text }) => (role === 'tutor' ? [text] : []))
      const sealed = await core.sealOf(input, turn, said).catch(() => null)
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
          return 'Noted.'
        }
        const state = source.tutorState ?? turn.state
        const found = await core.runTool(call, { input, turn: { ...turn, state }, seal, seed: messageId })
        seal = found.seal
        // A frame of the model has become the reading of the story.
        if (found.state) source.tutorState = found.state
        return found.text
      }

      let finding: Finding | null = null
      for (let attempt = 1; attempt <= mostDrafts; attempt++) {
        source.note = undefined
        const request = await modelRequest(core, { input, turn, history, finding }).catch(() => null)
        if (!request) break
        const parts = model.ask(request, signal, run)
        if (!parts) {
          yield* instead(standInNotice[turn.language])
          return
        }
        const draft = createDraft((text, isWhole, shown) => {
          const examined = examineDraft(text, seal, isWhole, shown)
          // Said anew without it; a second draft is not lost for it, nor what was begun.
          const isWorthAsking = attempt < mostDrafts && shown === 0 && turn.language === 'ru'
          const form = isWorthAsking && !examined.finding ? genderedForm(text.slice(0, examined.length)) : null
          return form === null ? examined : { length: 0, finding: { kind: 'gendered', quote: form } }
        })
        try {
          for await (const part of parts) {
            if (!('text' in part)) continue
            const piece = draft.add(part.text)
            if (draft.finding) break
            if (piece !== '') yield piece
          }
        } catch (error) {
          // What came before the error is shown as far as it passes the gate, then the error is thrown on.
          const rest = draft.finish()
          if (rest !== '') yield rest
          // No answer in time, or another try would not help: the student has waited long enough.
          const isFinal =
            error instanceof ModelError &&
            (error.failure === 'timed-out' || error.failure === 'filtered' || error.retryAfterMs !== undefined)
          if (signal.aborted || draft.shown > 0 || !(isFinal || attempt > 1)) throw error
          log.warn({ error, messageId }, 'The built-in tutor stands in for the model')
          yield* instead(standInNotice[turn.language])
          return
        }
        const rest = draft.finish()
        if (rest !== '') yield rest
        finding = draft.finding
        if (!finding && draft.shown > 0) return
        log.info({ messageId, finding: finding?.kind ?? 'silence', attempt }, 'A draft was withheld')
        if (draft.shown > 0) {
          // Part of the draft was shown already: the built-in reply replaces it.
          isWithdrawn = true
          source.content = turn.content
          yield ' '
          return
        }
      }
      yield* instead('')
    }

    /** The built-in reply in place of a model: not charged. */
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
      gate: () =>
        isWithdrawn ? { kind: 'replace', text: turn.text, content: turn.content, isTurn: true } : { kind: 'show' },
    }
    return source
  }
}

/** Yields what may be shown of a growing draft, up to the first finding of the gate. */
function createDraft(examine: (text: string, isWhole: boolean, shown: number) => ReturnType<typeof examineDraft>) {
  let text = ''
  let shown = 0
  let finding: Finding | null = null
  function look(isWhole: boolean): string {
    if (finding) return ''
    const examined = examine(text, isWhole, shown)
    finding = examined.finding
    const piece = finding ? '' : text.slice(shown, examined.length)
    shown += piece.length
    return piece
  }
  return {
    get shown() {
      return shown
    },
    get finding() {
      return finding
    },
    add(more: string) {
      text += more
      return look(false)
    },
    finish: () => look(true),
  }
}
