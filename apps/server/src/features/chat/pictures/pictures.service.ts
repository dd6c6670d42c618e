import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Picture, uploadImage } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { RETENTION } from '@lumi/contracts/product-rules'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { UsageStudent } from '../usage.service.ts'
import { createPictureMaker } from './picture-maker.ts'
import {
  canSee,
  claimForRequest,
  countPictures,
  deletePictureRows,
  findExisting,
  findForMessage,
  findUploaded,
  listPictures,
  savePicture,
} from './pictures.store.ts'
import { receiveFile } from './receive-file.ts'

/** Rows and files handled at once by clean-ups. */
const pageSize = 200
/** A file is stored before its row: only what is older and has none was left behind. */
const orphanAfterMs = 3_600_000
const hourMs = 3_600_000

const folder = 'pictures'
const keyOf = (pictureId: string) => `${folder}/${pictureId}.jpg`
const idOf = (key: string) => key.slice(folder.length + 1, -'.jpg'.length)
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface PictureDependencies extends Pick<Platform, 'db' | 'clock' | 'log' | 'limits' | 'objects'> {
  /** How many pictures the plan of a student allows in a day; null: no limit. */
  photosPerDay: (studentId: string) => Promise<number | null>
  dayStartsAt: (student: UsageStudent) => Promise<Date>
}

/** Takes pictures in, keeps them, and gives them to their owner. */
export function createPictures({ db, clock, log, limits, objects, photosPerDay, dayStartsAt }: PictureDependencies) {
  const maker = createPictureMaker(log)

  /** The limit of the day for this student; null: none. @throws AppError `picture_day_limit` if it is reached already */
  async function dayLimit(student: UsageStudent): Promise<{ most: number; since: Date } | null> {
    const most = await photosPerDay(student.id)
    if (most === null) return null
    const since = await dayStartsAt(student)
    if ((await countPictures(db, student.id, since)) >= most) throw new AppError('picture_day_limit')
    return { most, since }
  }

  /** @param isForSupport no plan limits those, and no message of the chat may name them */
  async function upload(
    student: UsageStudent,
    clientImageId: string,
    request: FastifyRequest,
    isForSupport = false,
  ): Promise<Picture> {
    const studentId = student.id
    const known = await findUploaded(db, studentId, clientImageId)
    // Sent again because the answer was lost: what follows of the request is read by nobody.
    if (known) return known
    // Before anything of the file is read.
    await limits.take('upload', studentId)
    const limit = isForSupport ? null : await dayLimit(student)
    const pictureId = randomUUID()
    const received = path.join(objects.workshop, `${pictureId}.in`)
    const made = path.join(objects.workshop, `${pictureId}.jpg`)
    try {
      const { field, maxBytes } = uploadImage.form!
      await receiveFile(request, { field, maxBytes, tooLarge: 'picture_max_file_size', target: received })
      const { width, height, sizeBytes } = await maker.make(studentId, received, made)
      const contentHash = await hashOf(made)
      await objects.put(keyOf(pictureId), made)
      const file = { width, height, sizeBytes, contentHash }
      const row = { pictureId, studentId, clientImageId, ...file, isForSupport, createdAt: clock.now() }
      const saved = await savePicture(db, row, limit)
      if (saved === 'too many') {
        await objects.delete(keyOf(pictureId))
        throw new AppError('picture_day_limit')
      }
      if (saved) return saved
      // The same upload, twice at once.
      await objects.delete(keyOf(pictureId))
      return (await findUploaded(db, studentId, clientImageId))!
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new AppError('picture_no_space')
      throw error
    } finally {
      await Promise.all([rm(received, { force: true }), rm(made, { force: true })])
    }
  }

  async function deleteAll(which: Parameters<typeof deletePictureRows>[1]) {
    for (;;) {
      const deleted = await deletePictureRows(db, which, pageSize)
      // After the rows: if the process dies in between, the files have none and are swept.
      for (const pictureId of deleted) await objects.delete(keyOf(pictureId))
      if (deleted.length < pageSize) return
    }
  }

  /** Files whose rows are gone: deleted by foreign key, or by a process that died. */
  async function sweep() {
    const before = new Date(Date.now() - orphanAfterMs)
    let page: string[] = []
    const judge = async () => {
      const existing = await findExisting(db, page)
      for (const id of page) if (!existing.has(id)) await objects.delete(keyOf(id))
      page = []
    }
    for await (const { key, storedAt } of objects.list(folder)) {
      if (storedAt >= before || !idForm.test(idOf(key))) continue
      page.push(idOf(key))
      if (page.length === pageSize) await judge()
    }
    if (page.length > 0) await judge()
    await objects.tidy(before)
  }

  return {
    upload,

    /**
     * The pictures that a message names, if it may.
     * @throws AppError `picture_not_found`, also for another student's
     */
    async forMessage(studentId: string, pictureIds: readonly string[], clientMessageId: string): Promise<Picture[]> {
      const ids = [...new Set(pictureIds.map((id) => id.toLowerCase()))]
      const found = await findForMessage(db, studentId, ids, clientMessageId)
      if (found.length < ids.length) throw new AppError('picture_not_found')
      return found
    },

    /**
     * The pictures that a message to support names, if it may; from now on they belong to this request.
     * @throws AppError `picture_not_found`, also for another student's
     */
    async claimForRequest(tx: Tx, studentId: string, pictureIds: readonly string[], requestNumber: number) {
      const ids = [...new Set(pictureIds.map((id) => id.toLowerCase()))]
      if (ids.length === 0) return []
      const claimed = await claimForRequest(tx, studentId, ids, requestNumber)
      if (claimed.length < ids.length) throw new AppError('picture_not_found')
      return claimed
    },

    /** The file, for its owner. Undefined: there is none under this id that this student may see. */
    async open(studentId: string, pictureId: string): Promise<{ sizeBytes: number; body: Readable } | undefined> {
      if (!idForm.test(pictureId) || !(await canSee(db, studentId, pictureId))) return undefined
      return objects.open(keyOf(pictureId))
    },

    /** The file as a language model gets it. Undefined: deleted meanwhile. */
    async read(pictureId: string): Promise<Buffer | undefined> {
      const found = await objects.open(keyOf(pictureId))
      if (!found) return undefined
      const chunks: Buffer[] = []
      for await (const chunk of found.body as AsyncIterable<Buffer>) chunks.push(chunk)
      return Buffer.concat(chunks)
    },

    list: (studentId: string) => listPictures(db, studentId),

    async erase(_db: Db, studentId: string): Promise<void> {
      await deleteAll({ studentId })
    },

    /** What is kept for a time only (`docs/privacy/data.md`). */
    async cleanUp(): Promise<void> {
      const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * hourMs)
      await deleteAll({ unsentBefore: hoursAgo(RETENTION.unsentPictureHours) })
      await deleteAll({ messageDeletedBefore: hoursAgo(RETENTION.deletedMessageHours) })
      await sweep()
    },

    stop: maker.stop,
  }
}
export type Pictures = ReturnType<typeof createPictures>

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
