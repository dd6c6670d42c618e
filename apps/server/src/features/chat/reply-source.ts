import type { ReplyContent } from '@lumi/contracts/chat'
import { countries } from '@lumi/contracts/reference'
import {
  examineDraft,
  type Finding,
  maskPrivateData,
  modelBriefing,
  sealOf,
  startSession,
  type TutorState,
  takeTurn,
} from '@lumi/tutor'
import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import type { ModelRequest } from '../../platform/model/model.ts'
import { listHistory } from './chat.store.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { Pace, ReplyGate } from './reply-writer.ts'

/** What a reply says and what comes of it. Whole text is shown at its pace, a stream as it arrives. */
export interface ReplySource {
  speech: string | ((signal: AbortSignal) => AsyncIterable<string>)
  pace: Pace | undefined
  /** Of this reply; where there is none, the worker's. */
  gate?: ReplyGate
  /** Read when the speech has ended: who really spoke is known by then. */
  content: ReplyContent
  /** Answered by the maths core alone: costs no unit. */
  isFree: boolean
  tutorState: TutorState | undefined
  /**
   * Saying it again gives the same characters, so another process can go on where the first one died. A model never says the
   * same twice.
   */
  isRepeatable: boolean
}

/** Comfortable to follow, and a whole reply is there within a second or two. */
const builtInPace: Pace = { characters: 24, everyMs: 40 }

/** Security 7, "maximum input and output tokens". A character is at least a third of a token in either language. */
const modelLimits = { historyMessages: 12, historyCharacters: 12_000, outputTokens: 1500, drafts: 2 } as const

/** Said before the built-in tutor stands in for a model that does not answer: never silently (security 9). */
const standInNotice = {
  en: '*The usual tutor cannot be reached right now, so I am answering with what I have built in.*\n\n',
  ru: '*Обычный учитель сейчас недоступен, поэтому отвечаю тем, что умею без него.*\n\n',
} as const

export type SourceFinder = (order: ReplyOrder) => ReplySource

/** The tutor's turn decides what is true and how far a hint may go; a model, when there is one, finds the words. */
export function createSourceFinder(dependencies: {
  db: Db
  log: Log
  metrics: Metrics
  model: LanguageModel | undefined
}): SourceFinder {
  const { db, log, metrics, model } = dependencies
  return (order) => {
    const { text, intent, at } = order.sent
    const input = {
      text,
      interfaceLanguage: order.interfaceLanguage,
      state: order.tutorState ?? startSession(),
      ...(intent === undefined ? {} : { intent }),
      ...countryOf(order.countryId),
    }
    // The seed and the time are stored with the messages: a process that takes the reply over says the same.
    const turn = takeTurn({ ...input, seed: order.reply.messageId, now: at.getTime() })
    if (turn.move === 'danger') metrics.careReplies.inc()
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
      isRepeatable: true,
    }
    if (!model || turn.free) return builtIn

    /** Nothing of a model is shown before the gate has looked at the sentence it stands in. */
    async function* speak(signal: AbortSignal): AsyncGenerator<string> {
      const history = await historyOf(db, order)
      const seal = sealOf(input, turn)
      const withheld: { finding: Finding | null } = { finding: null }
      for (let attempt = 1; attempt <= modelLimits.drafts; attempt++) {
        const { system } = modelBriefing({ ...input, turn, ...(withheld.finding && { finding: withheld.finding }) })
        const parts = model!.ask({ system, history, maxOutputTokens: modelLimits.outputTokens }, signal)
        if (!parts) {
          source.content = turn.content
          yield standInNotice[turn.language] + turn.text
          return
        }
        let draft = ''
        let released = 0
        withheld.finding = null
        const examine = (isWhole: boolean) => {
          const examined = examineDraft(draft, seal, isWhole, released)
          withheld.finding = examined.finding
          const piece = withheld.finding ? '' : draft.slice(released, examined.length)
          released += piece.length
          return piece
        }
        try {
          for await (const part of parts) {
            if (!('text' in part)) continue
            draft += part.text
            const piece = examine(false)
            if (withheld.finding) break
            if (piece !== '') yield piece
          }
        } catch (error) {
          // What came before the fault is shown as far as it is sound, then the fault takes its course.
          const rest = examine(true)
          if (rest !== '') yield rest
          throw error
        }
        if (!withheld.finding) {
          const rest = examine(true)
          if (rest !== '') yield rest
        }
        if (!withheld.finding) return
        log.info({ messageId: order.reply.messageId, finding: kindOf(withheld), attempt }, 'A draft was withheld')
        if (released > 0) {
          // Part of it can be read already: the built-in reply takes its place.
          isWithdrawn = true
          yield ' '
          return
        }
      }
      source.content = turn.content
      source.isFree = true
      yield turn.text
    }
    let isWithdrawn = false
    const source: ReplySource = {
      ...builtIn,
      speech: speak,
      pace: undefined,
      content: { ...turn.content, badge: 'model' },
      isRepeatable: false,
      gate: () =>
        isWithdrawn ? { kind: 'replace', text: turn.text, content: turn.content, isTurn: true } : { kind: 'show' },
    }
    return source
  }
}

function countryOf(countryId: number): { country?: string } {
  const country = countries.find((each) => each.countryId === countryId)?.code
  return country === undefined ? {} : { country }
}

// A function, because the compiler does not see that the closure above sets the property.
const kindOf = ({ finding }: { finding: Finding | null }) => finding?.kind

/** The end of the conversation, within the limits, beginning with a student's message. */
async function historyOf(db: Db, order: ReplyOrder): Promise<ModelRequest['history']> {
  const { conversationId, position } = order.reply
  const newestFirst = (await listHistory(db, conversationId, position, modelLimits.historyMessages)).reverse()
  const history: { role: 'student' | 'tutor'; text: string }[] = []
  let characters = 0
  for (const { author, text } of newestFirst) {
    characters += text.length
    if (history.length > 0 && characters > modelLimits.historyCharacters) break
    if (text !== '') history.unshift({ role: author, text: maskPrivateData(text) })
  }
  while (history[0]?.role === 'tutor') history.shift()
  // The message that is answered comes last, even when it was deleted meanwhile.
  if (history.at(-1)?.role !== 'student') history.push({ role: 'student', text: order.sent.text })
  return history
}
