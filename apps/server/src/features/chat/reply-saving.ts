import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import { type Growth, saveGrowth } from './reply-orders.store.ts'
import type { ReplyWriter } from './reply-writer.ts'

/** Time between two saves of a growing text, and so the most that is lost when the process dies. */
const saveIntervalMs = 1000
const saveCharacters = 2000
/** Saves of several replies are batched this often: a statement costs more than the rows in it. */
const saveTogetherMs = 250
/** Batch size of a save: a longer statement on the embedded database would block the event loop. */
const maxSavedTogether = 100

/** A reply that is being written. */
export interface Line {
  writer: ReplyWriter
  /** Length of what is stored, in UTF-16 code units and in UTF-8 bytes. */
  storedLength: number
  storedBytes: number
  savedAt: number
  /** Whether text may be sent. Not before the beginning is stored, unless a restart would produce the same text. */
  isOpen: boolean
  /** Whether the devices were told that the reply has begun. */
  isBegun: boolean
  onLost: () => void
  saving: Promise<void> | undefined
}

const unsavedOf = (line: Line) => line.writer.shown.length - line.storedLength

function isDue(line: Line, now: number): boolean {
  const unsaved = unsavedOf(line)
  return unsaved > 0 && (unsaved >= saveCharacters || now - line.savedAt >= saveIntervalMs)
}

interface Dependencies {
  db: Db
  log: Log
  owner: string
  lines: Map<ReplyWriter, Line>
  /** Called when the beginning of a reply is stored, and so may be shown. */
  begin(line: Line, text: string): void
}

/** Stores the growing texts of all replies of the process, several in one statement, and one statement at a time. */
export function createReplySaving({ db, log, owner, lines, begin }: Dependencies) {
  let running: Promise<void> | undefined
  /** A save follows as soon as the running one has ended. */
  let isHurried = false
  let isOver = false
  let savedTogetherAt = 0

  function save(now: number) {
    if (running || isOver) return
    const isTime = now - savedTogetherAt >= saveTogetherMs
    if (isTime) savedTogetherAt = now
    const due: Line[] = []
    for (const line of lines.values()) {
      if (due.length === maxSavedTogether) {
        // The rest follows as soon as these are stored, not at the next beat.
        isHurried = true
        break
      }
      if (line.isOpen) {
        if (isTime && isDue(line, now)) due.push(line)
        continue
      }
      line.writer.next(now)
      if (unsavedOf(line) > 0) due.push(line)
    }
    if (due.length > 0) void saveLines(due)
  }

  function saveLines(due: Line[]): Promise<void> {
    const run = storeGrowth(due)
      .catch((error: unknown) => log.warn({ error }, 'Growing replies could not be stored and will be tried again'))
      .finally(() => {
        running = undefined
        for (const line of due) line.saving = undefined
        // Store the replies that began in the meantime at once.
        if (isHurried) hurryNow()
      })
    running = run
    for (const line of due) line.saving = run
    return run
  }

  async function storeGrowth(due: Line[]) {
    const startedAt = performance.now()
    const growth = due.map((line): Growth & { length: number; bytes: number } => {
      const tail = line.writer.shown.slice(line.storedLength)
      return {
        messageId: line.writer.reply.messageId,
        tail,
        storedBytes: line.storedBytes,
        length: tail.length,
        bytes: Buffer.byteLength(tail),
      }
    })
    const ours = await saveGrowth(
      db,
      owner,
      growth.map(({ messageId, tail, storedBytes }) => ({ messageId, tail, storedBytes })),
    )
    due.forEach((line, index) => {
      const { messageId, length, bytes } = growth[index]!
      if (!ours.has(messageId)) {
        lines.delete(line.writer)
        line.onLost()
        return
      }
      line.storedLength += length
      line.storedBytes += bytes
      line.savedAt = startedAt
      if (!line.isOpen) begin(line, line.writer.shown.slice(0, line.storedLength))
    })
  }

  function hurryNow() {
    isHurried = false
    save(performance.now())
  }

  return {
    /** Stores what is due. Call at every beat. */
    save,

    /** Stores the beginnings of new replies without waiting for the next beat. */
    hurry(): void {
      if (isHurried) return
      isHurried = true
      // After this turn of the event loop, so that replies that arrive together are stored by one statement.
      setImmediate(() => {
        if (isHurried && !running) hurryNow()
      })
    },

    /** Stores everything that was shown, and nothing after it. */
    async finish(): Promise<void> {
      isOver = true
      await running
      const unsaved = [...lines.values()].filter((line) => unsavedOf(line) > 0)
      if (unsaved.length > 0) await saveLines(unsaved)
    },
  }
}
