import { setImmediate as afterOthers, setTimeout as pause } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'
import { listPage, listTops, saveWords } from './search.store.ts'
import { plainLine, wordsOf } from './search-words.ts'

/** Messages read at a time. The longest ones keep the event loop busy for 30 ms together [SR22]. */
const readAtOnce = 40
/** What one search reads itself; a short history is whole with its first search. The rest is read behind it. */
const ofSearch = { messages: 120, pages: 12 } as const
/** The database is left to others for so long between two pages that nobody waits for. */
const betweenReadsMs = 20
const busyPauseMs = 250
/** A place of which nothing is known any more is read again, which only costs time. */
const maxKnown = 10_000

/** One conversation whose messages are read from the newest down. */
interface Walk {
  conversationId: string
  /** Behind the newest message when it began. */
  readonly top: number
  /** Read down to here. */
  from: number
  /** Nothing below is read again. */
  readonly to: number
  /** Of the last message read, so that the newest of all conversations are next. */
  reachedMs: number
}

interface Known {
  /** Down to where each conversation is read by the next search. */
  readonly nexts: Map<string, number>
  walks: Walk[]
  /** A page that is being read. */
  reading: Promise<number> | undefined
}

export interface SearchIndex {
  /**
   * Stores the words of what was said since the student searched last, the newest first: as many as one search may read.
   * @returns whether older messages are still to be read, which goes on behind this unless the caller has left
   */
  readNewest(studentId: string, leaving: AbortSignal): Promise<{ isPreparing: boolean }>
  /** A message was brought back, or a reply is ordered again: the next search reads from there. */
  readAgain(studentId: string, place: { conversationId: string; position: number }): void
  /** Ends what is being read of a student. */
  forget(studentId: string): void
  stop(): Promise<void>
}

/**
 * Keeps the words by which messages are found (decision 136). A search reads a bounded number of messages; one loop reads the
 * rest of all students in turns, a page each, and lets others go first. What was read is known to this process only: another
 * one, or a new one, goes through the pages again and stores nothing twice.
 */
export function createSearchIndex({ db, log, pressure }: Pick<Platform, 'db' | 'log' | 'pressure'>): SearchIndex {
  const students = new Map<string, Known>()
  /** Whose history is read behind their searches, in turns. */
  const waiting = new Set<string>()
  let loop: Promise<void> | undefined
  let isStopping = false

  function knownOf(studentId: string): Known {
    const known = students.get(studentId) ?? { nexts: new Map(), walks: [], reading: undefined }
    students.delete(studentId)
    students.set(studentId, known)
    if (students.size > maxKnown) {
      for (const oldest of students.keys()) {
        if (waiting.has(oldest)) continue
        students.delete(oldest)
        break
      }
    }
    return known
  }

  /** What came since the last search, beside what is still being read. */
  async function begin(studentId: string, known: Known) {
    for (const { conversationId, top } of await listTops(db, studentId)) {
      const to = known.nexts.get(conversationId) ?? 0
      if (top <= to) continue
      known.walks.push({ conversationId, top, from: top, to, reachedMs: Number.MAX_SAFE_INTEGER })
      known.nexts.set(conversationId, top)
    }
  }

  /** Reads one page of the conversation that has the newest messages left. @returns how many messages */
  async function read(studentId: string, known: Known): Promise<number> {
    const [walk] = known.walks.toSorted((one, other) => other.reachedMs - one.reachedMs)
    if (!walk) return 0
    const page = await listPage(db, { ...walk, limit: readAtOnce })
    const found = page.flatMap(({ messageId, text }) => (text === null ? [] : [{ messageId, words: keysOf(text) }]))
    if (found.length > 0) await saveWords(db, studentId, found)
    // A reply that has not ended changes still. One that failed long ago is read again when it is ordered again.
    const open = page.filter(({ isOpen, position }) => isOpen && position >= walk.top - readAtOnce).at(-1)
    const next = known.nexts.get(walk.conversationId)
    if (open && next !== undefined) known.nexts.set(walk.conversationId, Math.min(open.position, next))
    const last = page.at(-1)
    if (last) {
      walk.from = last.position
      walk.reachedMs = last.createdAtMs
    }
    if (page.length < readAtOnce) known.walks = known.walks.filter((each) => each !== walk)
    return page.length
  }

  /** One page at a time for each student, whoever asks for it. */
  async function readInTurn(studentId: string, known: Known): Promise<number> {
    while (known.reading) await known.reading
    known.reading = read(studentId, known).finally(() => {
      known.reading = undefined
    })
    return known.reading
  }

  async function goOn() {
    while (!isStopping) {
      const [studentId] = waiting
      if (studentId === undefined) return
      // To the end of the queue: others are read in between.
      waiting.delete(studentId)
      const known = students.get(studentId)
      if (!known || known.walks.length === 0) continue
      waiting.add(studentId)
      try {
        await whenThereIsRoom()
        if (isStopping || students.get(studentId) !== known) continue
        await readInTurn(studentId, known)
      } catch (error) {
        // The next search begins where this ended.
        waiting.delete(studentId)
        log.warn({ error, studentId }, 'Older messages could not be prepared for searching')
      }
    }
  }

  /** Whatever came meanwhile goes first. */
  async function whenThereIsRoom() {
    await pause(betweenReadsMs)
    while (!isStopping && !pressure.hasRoom()) await pause(busyPauseMs)
  }

  function start() {
    loop ??= goOn().finally(() => {
      loop = undefined
      if (waiting.size > 0 && !isStopping) start()
    })
  }

  return {
    async readNewest(studentId, leaving) {
      const known = knownOf(studentId)
      await begin(studentId, known)
      let messages = 0
      for (let pages = 0; pages < ofSearch.pages && messages < ofSearch.messages; pages++) {
        if (leaving.aborted || known.walks.length === 0) break
        messages += await readInTurn(studentId, known)
        await afterOthers()
      }
      const isPreparing = known.walks.length > 0
      if (isPreparing && !leaving.aborted && !isStopping) {
        waiting.add(studentId)
        start()
      }
      return { isPreparing }
    },
    readAgain(studentId, { conversationId, position }) {
      const nexts = students.get(studentId)?.nexts
      const next = nexts?.get(conversationId)
      if (nexts && next !== undefined) nexts.set(conversationId, Math.min(next, position))
    },
    forget(studentId) {
      students.delete(studentId)
      waiting.delete(studentId)
    },
    async stop() {
      isStopping = true
      await loop
    },
  }
}

const keysOf = (text: string): string =>
  wordsOf(plainLine(text))
    .map(({ key }) => key)
    .join(' ')
