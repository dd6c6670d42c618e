import { AppError } from '@lumi/contracts/errors'

/** Interval at which the delay of the event loop is measured. */
const lookEveryMs = 20
/** The delay is averaged over this time. One sample has at most `largestShare`, so one long pause of the garbage collector does not count alone. */
const meanOfMs = 300
const largestShare = 0.3
/** How often storing one message waits for the database, and for the event loop. */
const databaseWaits = 2
const loopWaits = 4
/** The wait of a reply may be this many times the wait of a message (`busyAfterMs`). */
const replyPatience = 6
/** The time between the ends of two messages is averaged over about this many; its initial value. */
const meanOfEnds = 20
const firstGapMs = 3
/** With fewer messages under way, the time between two ends measures the latency of one, not the throughput. */
const fewUnderWay = 4
/** Window in which accepted and refused calls are counted. */
const windowMs = 5000
const minRetrySeconds = 2
const maxRetrySeconds = 30

export interface Pressure {
  /** Whether a call that makes work would be done within the limit. */
  hasRoom(): boolean
  /** @throws AppError `busy`, with the seconds to wait */
  refuse(): never
  /**
   * Counts a call as under way. Call it after the student is known and the whole body has arrived, so that slow or
   * unfinished requests do not count.
   * @returns call it when the work is done
   */
  admit(): () => void
  /** How long a message would wait now until it is stored. */
  sendWaitMs(): number
  /** A queue of replies is counted too: how long its oldest reply has been waiting for the tutor. */
  watchReplies(waitedMs: () => number): void
  readonly refused: number
  stop(): void
}

/**
 * Load shedding: tells when the process is overloaded. It measures the queues: messages under way and their throughput, the
 * wait for the database, the delay of the event loop, and the wait of the oldest reply. Refusing early keeps accepted calls
 * quick; the queue on the device keeps the refused messages (SR23, decisions/034).
 */
export function createPressure(options: {
  /** A message that would wait longer than this is refused. */
  busyAfterMs: number
  databaseWaitedMs: () => number
}): Pressure {
  const { busyAfterMs, databaseWaitedMs } = options
  let replyWaitedMs = () => 0
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

  /** The refused calls are retried: spread over this time, no more of them arrive than were accepted before. */
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
    watchReplies(waitedMs) {
      replyWaitedMs = waitedMs
    },
    stop: () => clearInterval(timer),
  }
}
