import { REPLY } from '@lumi/contracts/product-rules'
import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Hub } from '../../platform/realtime.ts'
import { type Growth, leaseSeconds, renewLeases, saveGrowth } from './reply-orders.store.ts'
import type { ReplyWriter } from './reply-writer.ts'

/** Time between two saves of a growing text, and so the most that is lost when the process dies. */
const saveIntervalMs = 1000
const saveCharacters = 2000
/** Saves of several replies are batched this often: a statement costs more than the rows in it. */
const saveTogetherMs = 250
/** Batch size of a save: a longer statement on the embedded database would block the event loop. */
const maxSavedTogether = 100
const renewIntervalMs = (leaseSeconds * 1000) / 3

interface Line {
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

export interface ReplyBeat {
  /**
   * @param isKnown the whole text is known, and a restart would produce the same: it is shown at once, and saved only if it
   *   takes longer than the time between two saves. Most replies of the built-in tutor have ended by then.
   * @param onLost called when another process owns the reply: stop writing, change nothing
   */
  add(writer: ReplyWriter, about: { isKnown: boolean; onLost: () => void }): void
  /** The text that the student has been shown; undefined before the first character. */
  shown(writer: ReplyWriter): string | undefined
  /** Removes the reply from the beat and waits for a running save, so that no save comes after the final state. */
  remove(writer: ReplyWriter): Promise<void>
  /** Call when there is new text. The first characters of a reply do not wait for the beat. */
  hurry(writer: ReplyWriter): void
  /** For the stop of the process: shows nothing more, and stores everything that was shown. */
  handOver(): Promise<void>
}

/**
 * One timer for all replies of the process. At every beat it sends what each writer may show as one delta. A timer, a
 * statement or an event for each token would overload the server.
 */
export function createReplyBeat(dependencies: { db: Db; hub: Hub; log: Log; owner: string }): ReplyBeat {
  const { db, hub, log, owner } = dependencies
  const lines = new Map<ReplyWriter, Line>()
  let timer: NodeJS.Timeout | undefined
  let isHurried = false
  let isOver = false
  let saving: Promise<void> | undefined
  let renewedAt = 0
  let savedTogetherAt = 0

  function beat() {
    const now = performance.now()
    for (const line of lines.values()) {
      if (line.isOpen) advance(line, now)
    }
    save(now)
    renew(now)
  }

  function advance(line: Line, now: number) {
    const { writer } = line
    const offset = writer.shown.length
    const text = writer.next(now)
    if (text === '') return
    if (!line.isBegun) return begin(line, writer.shown)
    const { messageId, conversationId, version } = writer.reply
    hub.publish(writer.studentId, 'reply.delta', { conversationId, messageId, version, offset, text })
  }

  function begin(line: Line, text: string) {
    line.isOpen = true
    line.isBegun = true
    const { reply, studentId } = line.writer
    hub.publish(studentId, 'message.changed', { message: { ...reply, state: 'streaming', text } })
  }

  const isDue = (line: Line, now: number) => {
    const unsaved = line.writer.shown.length - line.storedLength
    return unsaved > 0 && (unsaved >= saveCharacters || now - line.savedAt >= saveIntervalMs)
  }

  function save(now: number) {
    if (saving || isOver) return
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
      if (line.writer.shown.length > line.storedLength) due.push(line)
    }
    if (due.length > 0) void saveLines(due)
  }

  function saveLines(due: Line[]): Promise<void> {
    const run = storeGrowth(due)
      .catch((error: unknown) => log.warn({ error }, 'Growing replies could not be stored and will be tried again'))
      .finally(() => {
        saving = undefined
        for (const line of due) line.saving = undefined
        // Store the replies that began in the meantime at once.
        if (isHurried) hurryNow()
      })
    saving = run
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

  function renew(now: number) {
    if (now - renewedAt < renewIntervalMs) return
    renewedAt = now
    const messageIds = [...lines.keys()].map((writer) => writer.reply.messageId)
    renewLeases(db, owner, messageIds).catch((error: unknown) =>
      log.warn({ error }, 'Leases of replies could not be renewed'),
    )
  }

  function hurryNow() {
    isHurried = false
    save(performance.now())
  }

  return {
    add(writer, { isKnown, onLost }) {
      const { reply } = writer
      const now = performance.now()
      lines.set(writer, {
        writer,
        storedLength: reply.text.length,
        storedBytes: Buffer.byteLength(reply.text),
        savedAt: now,
        isOpen: isKnown || reply.state === 'streaming',
        isBegun: reply.state === 'streaming',
        onLost,
        saving: undefined,
      })
      if (!timer && !isOver) {
        renewedAt = now
        timer = setInterval(beat, REPLY.deltaIntervalMs)
      }
    },
    async remove(writer) {
      const line = lines.get(writer)
      lines.delete(writer)
      if (lines.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      await line?.saving
    },
    shown(writer) {
      return lines.get(writer)?.isBegun ? writer.shown : undefined
    },
    hurry(writer) {
      const line = lines.get(writer)
      if (line?.isOpen && !line.isBegun && !isOver) advance(line, performance.now())
      if (isHurried || line?.isOpen !== false) return
      isHurried = true
      // After this turn of the event loop, so that replies that arrive together are stored by one statement.
      setImmediate(() => {
        if (isHurried && !saving) hurryNow()
      })
    },
    async handOver() {
      // Stop showing first, then save: text shown after the save would be lost.
      isOver = true
      clearInterval(timer)
      await saving
      const unsaved = [...lines.values()].filter((line) => line.writer.shown.length > line.storedLength)
      if (unsaved.length > 0) await saveLines(unsaved)
    },
  }
}
