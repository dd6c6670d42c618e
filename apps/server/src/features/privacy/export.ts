import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '@lumi/contracts/errors'
import { EXPORT } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import { exportJson } from './export-json.ts'
import type { ExportedMessage } from './export-page.ts'
import { createReplyHtmlMaker } from './reply-html.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'audit' | 'limits' | 'log'> {
  personalData: readonly PersonalData[]
  /** Reads the conversations a second time, for `index.html`. */
  exportMessages(studentId: string): AsyncIterable<ExportedMessage>
  pictures: {
    list(studentId: string): Promise<{ pictureId: string; createdAt: Date }[]>
    /** Undefined: deleted meanwhile. */
    open(studentId: string, pictureId: string): Promise<{ body: Readable } | undefined>
  }
}

export interface Requester {
  id: string
  sessionId: string
  address: string
}

const everyMs = EXPORT.everyHours * 3_600_000

export type DataExport = ReturnType<typeof createDataExport>

/** All data of a student as one file, streamed while it is made. */
export function createDataExport({
  db,
  clock,
  audit,
  limits,
  log,
  personalData,
  exportMessages,
  pictures,
}: Dependencies) {
  const openReplyHtml = createReplyHtmlMaker()

  /**
   * The file without the daily limit, for the operator.
   * @throws AppError `not_found`
   */
  async function open(studentId: string): Promise<Readable> {
    const [student] = await db.select().from(students).where(eq(students.id, studentId))
    if (!student) throw new AppError('not_found')
    // Loaded with the first export, because it would be a tenth of every start.
    const [{ ZipFile }, { exportPage, pictureFile }] = await Promise.all([import('yazl'), import('./export-page.ts')])
    const exportedAt = clock.now()
    const replyHtml = openReplyHtml()
    const page = exportPage({
      language: languageOf(student.languageId).language,
      student,
      exportedAt,
      messages: exportMessages(studentId),
      replyHtml,
    })
    const zip = new ZipFile()
    const output = zip.outputStream as Readable
    output.once('close', replyHtml.close)
    const add = (name: string, text: AsyncIterable<string>) => {
      zip.addReadStreamLazy(name, { mtime: exportedAt }, (deliver) => {
        const source = Readable.from(inTurns(text), { objectMode: false })
        source.once('error', (error) => output.destroy(error))
        output.once('close', () => source.destroy())
        deliver(null, source)
      })
    }
    zip.once('error', (error: Error) => output.destroy(error))
    add('index.html', page)
    add('data.json', exportJson(studentId, personalData, exportedAt))
    for (const { pictureId, createdAt } of await pictures.list(studentId)) {
      // JPEGs are compressed already.
      zip.addReadStreamLazy(pictureFile(pictureId), { mtime: createdAt, compress: false }, (deliver) => {
        pictures.open(studentId, pictureId).then(
          (found) => {
            const source = found?.body ?? Readable.from([])
            output.once('close', () => source.destroy())
            deliver(null, source)
          },
          (error: Error) => output.destroy(error),
        )
      })
    }
    zip.end()
    return output
  }

  /** Takes the export of the day. One that broke off does not count. */
  async function claim({ id, sessionId, address }: Requester) {
    const now = clock.now()
    const openedBefore = new Date(now.getTime() - everyMs)
    return db.transaction(async (tx) => {
      const [student] = await tx
        .select({ exportedAt: students.exportedAt })
        .from(students)
        .where(eq(students.id, id))
        .for('update')
      const claimed = await tx
        .update(students)
        .set({ exportedAt: now })
        .where(and(eq(students.id, id), or(isNull(students.exportedAt), lte(students.exportedAt, openedBefore))))
        .returning({ id: students.id })
      const isClaimed = claimed.length > 0
      await audit.write(tx, {
        action: 'export',
        result: isClaimed ? 'started' : 'refused',
        studentId: id,
        sessionId,
        address,
      })
      const before = student?.exportedAt ?? null
      return isClaimed ? { now, before } : { opensAt: new Date((before ?? now).getTime() + everyMs) }
    })
  }

  return {
    open,

    /** @throws AppError `export_too_soon`, with the time to wait */
    async openFor(requester: Requester): Promise<Readable> {
      await limits.take('export', requester.id)
      const claimed = await claim(requester)
      if (claimed.opensAt) {
        const waitMs = claimed.opensAt.getTime() - clock.now().getTime()
        throw new AppError('export_too_soon', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
      }
      const { now, before } = claimed
      const noteEnd = async (isWhole: boolean) => {
        const { id: studentId, sessionId } = requester
        if (!isWhole) {
          await db
            .update(students)
            .set({ exportedAt: before })
            .where(and(eq(students.id, studentId), eq(students.exportedAt, now)))
        }
        await audit.write(db, { action: 'export', result: isWhole ? 'done' : 'failed', studentId, sessionId })
      }
      const note = (isWhole: boolean) =>
        noteEnd(isWhole).catch((error: unknown) => log.warn({ error }, 'The end of an export could not be noted'))
      const file = await open(requester.id).catch(async (error: unknown) => {
        await note(false)
        throw error
      })
      let isWhole = false
      file.once('end', () => {
        isWhole = true
      })
      file.once('error', (error) => log.error({ error }, 'An export broke off'))
      file.once('close', () => void note(isWhole))
      return file
    },
  }
}

const pieceCharacters = 16_384
/** Longest time without yielding to the event loop, so that other requests are served in between. */
const turnMs = 8

/** Joins small texts into larger ones, and yields to the event loop. */
export async function* inTurns(texts: AsyncIterable<string>) {
  let piece = ''
  let startedAt = performance.now()
  for await (const text of texts) {
    piece += text
    if (piece.length >= pieceCharacters) {
      yield piece
      piece = ''
    }
    if (performance.now() - startedAt < turnMs) continue
    await setImmediate()
    startedAt = performance.now()
  }
  if (piece !== '') yield piece
}
