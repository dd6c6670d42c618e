import type { Message, ReplyContent } from '@lumi/contracts/chat'
import { safeCut, withoutNul } from './safe-cut.ts'

/** How fast a text that is known whole is shown, e.g. the built-in tutor's: as if it were being written. */
export interface Pace {
  characters: number
  everyMs: number
}

/** What may happen to text before a student sees it. `show` with a `length` holds the rest back for the next look. */
type GateDecision =
  | { kind: 'show'; length?: number }
  /** The reply is withdrawn: this text stands in its place and the reply ends. It costs nothing. */
  | {
      kind: 'replace'
      text: string
      content: ReplyContent | null
      /** The text is the tutor's own turn, so the conversation goes on from it. */
      isTurn?: boolean
    }
  /** The reply ends with what was shown so far. */
  | { kind: 'end' }

/** Every character of every reply passes here, whoever wrote it: the place for what must not be given away or said. */
export type ReplyGate = (draft: { reply: Message; shown: string; held: string; isWhole: boolean }) => GateDecision

export const openGate: ReplyGate = () => ({ kind: 'show' })

/** Whoever writes is told to stop by this; `reason` says what becomes of the reply. */
export class ReplyAborted extends Error {
  readonly reason: 'stopped' | 'lost' | 'handed-over'
  constructor(reason: ReplyAborted['reason']) {
    super(`The reply was ${reason}`)
    this.reason = reason
  }
}

/**
 * One reply while it is written: `write` takes text as it comes, `next` lets go what may be shown now. It knows no clock and
 * no database; the beat calls it.
 */
export interface ReplyWriter {
  readonly reply: Message
  readonly studentId: string
  /** Shown to the student (and stored soon): only grows. */
  readonly shown: string
  /** Set by the gate: the reply ends here. */
  readonly verdict: Extract<GateDecision, { kind: 'replace' | 'end' }> | undefined
  write(text: string): void
  /** No more text will come; resolves when all of it was shown or the gate ended the reply. */
  finish(): Promise<void>
  /** From here on `write` is ignored and `next` gives nothing. */
  abort(reason: Error): void
  /** Text to show at this moment, possibly empty. */
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
  // The worker may be busy elsewhere when the reply is aborted; it learns of it from the signal as well.
  finished.promise.catch(() => {})

  /** How many held characters the pace allows now. */
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
      // Here, not when it is shown: a NUL between two dollars would make the first look like the end of a formula.
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
        // A pace of one character could never get past a `$$` otherwise.
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
