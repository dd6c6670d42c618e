import type { Message, ReplyContent } from '@lumi/contracts/chat'
import { safeCut, withoutNul } from './safe-cut.ts'

/** How fast a text that is known in full (the built-in tutor's) is shown, as if it were being written. */
export interface Pace {
  characters: number
  everyMs: number
}

/** Decision of the gate on unshown text. `show` with a `length` holds the rest back until the next check. */
type GateDecision =
  | { kind: 'show'; length?: number }
  /** The reply is withdrawn: this text replaces it and the reply ends. Not charged. */
  | {
      kind: 'replace'
      text: string
      content: ReplyContent | null
      /** The text is the tutor's own turn, so the conversation continues from it. */
      isTurn?: boolean
    }
  /** The reply ends with what was shown so far. */
  | { kind: 'end' }

/** Every character of every reply passes the gate before it is shown, whoever wrote it. */
export type ReplyGate = (draft: { reply: Message; shown: string; held: string; isWhole: boolean }) => GateDecision

export const openGate: ReplyGate = () => ({ kind: 'show' })

/** Tells the writer of a reply to stop; `reason` says what becomes of the reply. */
export class ReplyAborted extends Error {
  readonly reason: 'stopped' | 'lost' | 'handed-over'
  constructor(reason: ReplyAborted['reason']) {
    super(`The reply was ${reason}`)
    this.reason = reason
  }
}

/**
 * One reply while it is written: `write` takes text as it comes, `next` returns what may be shown now. It uses neither a
 * clock nor the database; the beat calls it.
 */
export interface ReplyWriter {
  readonly reply: Message
  readonly studentId: string
  /** What was shown to the student, and is stored soon. Only grows. */
  readonly shown: string
  /** Set when the gate has ended the reply. */
  readonly verdict: Extract<GateDecision, { kind: 'replace' | 'end' }> | undefined
  write(text: string): void
  /** Call when no more text will come. Resolves when all of it was shown, or the gate ended the reply. */
  finish(): Promise<void>
  /** Afterwards `write` is ignored and `next` returns nothing. */
  abort(reason: Error): void
  /** Text to show now, possibly empty. */
  next(nowMs: number): string
  isHolding(): boolean
}

export function createReplyWriter(options: {
  reply: Message
  studentId: string
  gate: ReplyGate
  pace: Pace | undefined
  onText: () => void
}): ReplyWriter {
  const { reply, studentId, gate, pace, onText } = options
  let shown = reply.text
  let held = ''
  let isWhole = false
  let verdict: ReplyWriter['verdict']
  let pacedSince: number | undefined
  let pacedCharacters = 0
  const finished = Promise.withResolvers<void>()
  // Nobody may be waiting for this promise: the worker learns of an abort from the signal as well.
  finished.promise.catch(() => {})

  /** How many of the held characters the pace allows now. */
  function allowance(nowMs: number): number {
    if (!pace) return held.length
    pacedSince ??= nowMs
    const due = (Math.floor((nowMs - pacedSince) / pace.everyMs) + 1) * pace.characters
    return Math.min(held.length, Math.max(0, due - pacedCharacters))
  }

  function settle() {
    if (verdict || (isWhole && held === '')) finished.resolve()
  }

  return {
    reply,
    studentId,
    get shown() {
      return shown
    },
    get verdict() {
      return verdict
    },
    write(text) {
      if (isWhole || verdict || text === '') return
      // Removed here, not when shown: a NUL between two dollars would hide that they are one delimiter.
      held += withoutNul(text)
      onText()
    },
    finish() {
      isWhole = true
      settle()
      onText()
      return finished.promise
    },
    abort(reason) {
      isWhole = true
      held = ''
      finished.reject(reason)
    },
    isHolding: () => held !== '' && !verdict,
    next(nowMs) {
      if (held === '' || verdict) return ''
      const allowed = allowance(nowMs)
      if (allowed === 0) return ''
      const decision = gate({ reply, shown, held, isWhole })
      if (decision.kind !== 'show') {
        verdict = decision
        settle()
        return ''
      }
      const limit = Math.min(allowed, decision.length ?? held.length)
      const cut = isWhole && limit === held.length ? limit : safeCut(held, limit)
      if (cut === 0) {
        // Otherwise a pace of one character would never get past a `$$`.
        if (pace) pacedCharacters -= 1
        return ''
      }
      const piece = held.slice(0, cut).toWellFormed()
      held = held.slice(cut)
      pacedCharacters += cut
      shown += piece
      settle()
      return piece
    },
  }
}
