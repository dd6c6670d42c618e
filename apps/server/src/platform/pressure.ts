import { AppError } from '@lumi/contracts/errors'

/** How late the event loop is, looked at this often. */
const lookEveryMs = 20
/** Lateness counts by the mean of this time; one pause of the garbage collector, however long, by its share at most. */
const meanOfMs = 300
const largestShare = 0.3
/** A send waits for the database about so often, and for its turn on the event loop. */
const databaseWaits = 2
const loopWaits = 4
/** A reply may begin so many times later than a message may be stored. */
const replyPatience = 6
/** Between the ends of two messages while several are under way: the mean of about so many, and what it begins with. */
const meanOfEnds = 20
const firstGapMs = 3
/** With fewer under way the time between two ends says how long one takes, not how many can be done. */
const fewUnderWay = 4
/** How many were refused of how many is counted over this time. */
const windowMs = 5000
const minRetrySeconds = 2
const maxRetrySeconds = 30

export interface Pressure {
  /** Whether a call that makes work would be done soon enough. */
  hasRoom(): boolean
  /** @throws AppError `busy`, with the seconds to wait */
  refuse(): never
  /**
   * Counts a call as under way. Call when it is known to be a student's and to be whole: what a connection sends slowly, or
   * not at all, takes no room.
   * @returns call it when the work is done
   */
  admit(): () => void
  /** How long a message would wait now until it is stored. */
  sendWaitMs(): number
  readonly refused: number
  stop(): void
}

/**
 * Says when a process has more to do than it can. The queues it looks at are measured, not guessed: how many messages are
 * under way at the pace at which they end, what waits for the database, how late the event loop is, how long the oldest
 * reply has been waiting for the tutor. Refusing early keeps what
 * is accepted quick; the queue on the device keeps the rest (SR23, decisions/034).
 */
export function createPressure(options: {
  /** A message that would wait longer than this is refused. */
  busyAfterMs: number
  databaseWaitedMs: () => number
  replyWaitedMs: () => number
}): Pressure {
  const { busyAfterMs, databaseWaitedMs, replyWaitedMs } = options
  let lateMs = 0
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const late = Math.max(0, now - lookedAt - lookEveryMs)
    lookedAt = now
    lateMs += (late - lateMs) * Math.min((late + lookEveryMs) / meanOfMs, largestShare)
  }, lookEveryMs)
  timer.unref()

  let underWay = 0
  let gapMs = firstGapMs
  let endedAt = 0

  function leave() {
    const now = performance.now()
    if (underWay >= fewUnderWay) gapMs += (now - endedAt - gapMs) / meanOfEnds
    endedAt = now
    underWay--
  }

  let windowBegan = 0
  let before = { accepted: 0, refused: 0 }
  let current = { accepted: 0, refused: 0 }
  let refused = 0

  function turnWindow() {
    const now = performance.now()
    if (now - windowBegan < windowMs) return
    before = now - windowBegan < 2 * windowMs ? current : { accepted: 0, refused: 0 }
    current = { accepted: 0, refused: 0 }
    windowBegan = now
  }

  /** As many as were refused come again; spread over this time they are as many as were accepted. */
  function retrySeconds(): number {
    const share = (before.refused + current.refused) / Math.max(1, before.accepted + current.accepted)
    return Math.min(maxRetrySeconds, Math.max(minRetrySeconds, Math.ceil((share * windowMs) / 1000)))
  }

  const sendWaitMs = () => Math.max(underWay * gapMs, databaseWaits * databaseWaitedMs() + loopWaits * lateMs)

  return {
    sendWaitMs,
    get refused() {
      return refused
    },
    hasRoom: () => sendWaitMs() <= busyAfterMs && replyWaitedMs() <= replyPatience * busyAfterMs,
    refuse() {
      turnWindow()
      current.refused++
      refused++
      throw new AppError('busy', { retryAfterSeconds: retrySeconds() })
    },
    admit() {
      turnWindow()
      current.accepted++
      if (underWay === 0) endedAt = performance.now()
      underWay++
      return leave
    },
    stop: () => clearInterval(timer),
  }
}
