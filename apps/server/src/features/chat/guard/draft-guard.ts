import type { Finding, Seal } from '@lumi/tutor'
import type { Log } from '../../../platform/log.ts'
import { DraftGivenUp, type DraftReport, type HoldOptions, type Looked } from './draft-orders.ts'
import { type DraftWorker, startDraftWorker } from './draft-worker.ts'

/** Processor time of one look. The first ones of a thread compile a thousand patterns: half a second on a slow machine. */
const usualLimitMs = 8000
/** Of the heap of a thread: the tutor takes 60 MB, and a runaway look ends only its thread. */
const usualMemoryMb = 400
/** As of the threads that take turns: longer than a student usually thinks about a problem. */
const usualIdleMs = 5 * 60_000
/**
 * One thread looks at some 30 long replies a second; another is started when sentences have to wait longer than this,
 * and not because the first one is still being loaded: both would take longer for it.
 */
const noticeableMs = 200
/** A draft that waited for an answer when so many threads ended is given up: it may be what ends them. */
const mostEnds = 3

/**
 * A model's draft in the hands of the guard, as `HeldDraft` of the tutor, with answers that take a moment. One call at a time.
 * They throw `DraftGivenUp` where nothing can vouch for the text, and the reason of the signal when that is aborted.
 */
export interface GuardedDraft extends Omit<Looked, 'piece'> {
  /** @returns the text that may be shown now; `seal` applies to everything not shown yet */
  add(more: string, seal: Seal): Promise<string>
  /** The stream is complete. @returns the rest that may be shown */
  finish(seal: Seal): Promise<string>
  /** No answer is wanted any more. */
  close(): void
}

export interface DraftGuard {
  hold(options: HoldOptions, signal: AbortSignal): GuardedDraft
  /** Starts a thread if there is none, because a draft will come soon. */
  warmUp(): void
  stop(): Promise<void>
}

interface Dependencies {
  log: Pick<Log, 'error' | 'warn'>
  /** Most threads. */
  size?: number
  memoryMb?: number
  idleMs?: number
  limitMs?: number
}

/** What the guard knows of a draft on this side. */
interface Draft {
  readonly id: number
  readonly options: HoldOptions
  /** What the thread has looked at. */
  text: string
  stands: Omit<Looked, 'piece'>
  /** The seal that the thread has. */
  seal: Seal | undefined
  thread: DraftWorker | undefined
  asked: Asked | undefined
  /** Threads that ended while it was waiting for an answer. */
  ends: number
}
interface Asked {
  readonly more: string
  readonly isLast: boolean
  readonly seal: Seal
  resolve(piece: string): void
  reject(error: Error): void
}

const nothingLooked: Draft['stands'] = { shown: 0, finding: null, isCut: false, suspected: [] }

/**
 * The guard in threads of its own: it looks at a sentence for up to some milliseconds, which with hundreds of replies at once
 * would be most of what the event loop does, and a turn that takes long must not hold up sentences. What a draft says is
 * kept on this side as well, so it goes on in another thread when its own has ended; a draft that ends threads is given up
 * (docs/decisions/146).
 */
export function createDraftGuard(dependencies: Dependencies): DraftGuard {
  const { log, size = 2, memoryMb = usualMemoryMb, idleMs = usualIdleMs, limitMs = usualLimitMs } = dependencies
  const threads = new Set<DraftWorker>()
  const drafts = new Map<number, Draft>()
  let nextId = 1
  let isStopped = false
  let idleTimer: NodeJS.Timeout | undefined

  function start(): DraftWorker {
    const thread = startDraftWorker({ memoryMb, limitMs, onReport: heard, onEnd: removed })
    threads.add(thread)
    return thread
  }

  /** The one that is least behind; another one is started when all are noticeably so. */
  function thread(): DraftWorker {
    const [least] = [...threads].sort((a, b) => a.waitedMs() - b.waitedMs() || a.waiting - b.waiting)
    if (!least) return start()
    const isBehind = least.isReady && least.waitedMs() > noticeableMs
    return isBehind && threads.size < size ? start() : least
  }

  function heard(report: DraftReport) {
    const draft = drafts.get(report.draft)
    const asked = draft?.asked
    if (!draft || !asked) return
    draft.asked = undefined
    if ('error' in report) {
      giveUp(draft, asked, new DraftGivenUp('The guard failed', { cause: report.error }))
      return
    }
    const { piece, shown, finding, isCut, suspected } = report
    draft.text += asked.more
    draft.stands = { shown, finding, isCut, suspected }
    asked.resolve(piece)
  }

  function giveUp(draft: Draft, asked: Asked, error: Error) {
    drafts.delete(draft.id)
    asked.reject(error)
  }

  /** Its drafts go on in another thread, except one that has probably ended it. */
  function removed(ended: DraftWorker, culprit: number, reason: Error) {
    threads.delete(ended)
    const own = [...drafts.values()].filter((draft) => draft.thread === ended)
    const interrupted = own.filter(({ asked }) => asked)
    if (interrupted.length > 0 && !isStopped) log.error({ error: reason }, 'A thread of the guard ended')
    for (const draft of own) draft.thread = undefined
    for (const draft of interrupted) {
      const asked = draft.asked!
      draft.ends++
      if (isStopped || draft.id === culprit || draft.ends >= mostEnds) {
        draft.asked = undefined
        giveUp(draft, asked, reason)
      } else order(draft, asked)
    }
  }

  function order(draft: Draft, asked: Asked) {
    const { id, options, text, stands } = draft
    const { more, isLast, seal } = asked
    const isNew = draft.thread === undefined
    draft.thread ??= thread()
    draft.thread.give({
      draft: id,
      ...(isNew && { begin: { ...options, soFar: { text, shown: stands.shown, suspected: stands.suspected } } }),
      ...((isNew || seal !== draft.seal) && { seal }),
      more,
      isLast,
    })
    draft.seal = seal
  }

  /** Restarts the idle time: there is work, or there will be soon. */
  function stayAwake() {
    if (idleTimer) idleTimer.refresh()
    else idleTimer = setTimeout(endIdle, idleMs).unref()
  }

  function endIdle() {
    if (drafts.size > 0) return stayAwake()
    for (const each of threads) void each.end(new DraftGivenUp('There was no work for a long time'))
  }

  function hold(options: HoldOptions, signal: AbortSignal): GuardedDraft {
    const draft: Draft = {
      id: nextId++,
      options,
      text: '',
      stands: nothingLooked,
      seal: undefined,
      thread: undefined,
      asked: undefined,
      ends: 0,
    }
    drafts.set(draft.id, draft)
    stayAwake()
    const close = () => {
      signal.removeEventListener('abort', aborted)
      if (drafts.delete(draft.id)) draft.thread?.give({ draft: draft.id, isOver: true })
    }
    const aborted = () => {
      const { asked } = draft
      draft.asked = undefined
      close()
      asked?.reject(signal.reason as Error)
    }
    signal.addEventListener('abort', aborted, { once: true })

    const ask = (more: string, seal: Seal, isLast: boolean) =>
      new Promise<string>((resolve, reject) => {
        if (signal.aborted) reject(signal.reason)
        else if (isStopped || !drafts.has(draft.id)) reject(new DraftGivenUp('The guard does not look at this draft'))
        // Nothing behind a finding or a cut is shown.
        else if (draft.stands.finding || draft.stands.isCut) resolve('')
        else {
          stayAwake()
          draft.asked = { more, isLast, seal, resolve, reject }
          order(draft, draft.asked)
        }
      })

    return {
      get shown() {
        return draft.stands.shown
      },
      get finding(): Finding | null {
        return draft.stands.finding
      },
      get isCut() {
        return draft.stands.isCut
      },
      get suspected() {
        return draft.stands.suspected
      },
      add: (more, seal) => ask(more, seal, false),
      finish: (seal) => ask('', seal, true),
      close,
    }
  }

  return {
    hold,
    warmUp() {
      if (isStopped) return
      stayAwake()
      if (threads.size === 0) start()
    },
    async stop() {
      isStopped = true
      clearTimeout(idleTimer)
      await Promise.all([...threads].map((each) => each.end(new DraftGivenUp('The server stops'))))
    },
  }
}
