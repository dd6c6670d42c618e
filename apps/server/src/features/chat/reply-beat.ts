import { REPLY } from '@lumi/contracts/product-rules'
import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Hub } from '../../platform/realtime.ts'
import { leaseSeconds, renewLeases } from './reply-orders.store.ts'
import { createReplySaving, type Line } from './reply-saving.ts'
import type { ReplyWriter } from './reply-writer.ts'

const renewIntervalMs = (leaseSeconds * 1000) / 3

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
  const saving = createReplySaving({ db, log, owner, lines, begin })
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let renewedAt = 0

  function beat() {
    const now = performance.now()
    for (const line of lines.values()) {
      if (line.isOpen) advance(line, now)
    }
    saving.save(now)
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

  function renew(now: number) {
    if (now - renewedAt < renewIntervalMs) return
    renewedAt = now
    const messageIds = [...lines.keys()].map((writer) => writer.reply.messageId)
    renewLeases(db, owner, messageIds).catch((error: unknown) =>
      log.warn({ error }, 'Leases of replies could not be renewed'),
    )
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
      if (line && !line.isOpen) saving.hurry()
    },
    async handOver() {
      // Stop showing first, then save: text shown after the save would be lost.
      isOver = true
      clearInterval(timer)
      await saving.finish()
    },
  }
}
