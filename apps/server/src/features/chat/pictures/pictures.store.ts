import type { Picture } from '@lumi/contracts/chat'
import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../../platform/db.ts'
import { messages, pictures } from '../chat.tables.ts'

const sizes = { pictureId: pictures.pictureId, width: pictures.width, height: pictures.height }

export async function findUploaded(db: Db, studentId: string, clientImageId: string): Promise<Picture | undefined> {
  const [found] = await db
    .select(sizes)
    .from(pictures)
    .where(and(eq(pictures.studentId, studentId), eq(pictures.clientImageId, clientImageId)))
  return found
}

/** How many pictures a student has sent since a time; one whose message was deleted counts as long as it is kept. */
export async function countPictures(db: Db, studentId: string, since: Date): Promise<number> {
  const isCounted = and(eq(pictures.studentId, studentId), eq(pictures.isForSupport, false))
  return db.$count(pictures, and(isCounted, gte(pictures.createdAt, since)))
}

/** Undefined: another request has stored this upload. Of uploads at the same time none exceeds the limit of the day. */
export async function savePicture(
  db: Db,
  picture: typeof pictures.$inferInsert,
  limit: { most: number; since: Date } | null,
): Promise<Picture | 'too many' | undefined> {
  return db.transaction(async (tx) => {
    if (limit) {
      await tx.execute(sql`select 1 from students where id = ${picture.studentId} for no key update`)
      if ((await countPictures(tx, picture.studentId, limit.since)) >= limit.most) return 'too many'
    }
    const [saved] = await tx.insert(pictures).values(picture).onConflictDoNothing().returning(sizes)
    return saved
  })
}

/** Those of a student's own pictures that a message may name: no other message does. In the order asked for. */
export async function findForMessage(
  db: Db,
  studentId: string,
  pictureIds: readonly string[],
  clientMessageId: string,
): Promise<Picture[]> {
  const found = await db
    .select(sizes)
    .from(pictures)
    .leftJoin(messages, eq(messages.messageId, pictures.messageId))
    .where(
      and(
        eq(pictures.studentId, studentId),
        eq(pictures.isForSupport, false),
        inArray(pictures.pictureId, [...pictureIds]),
        or(isNull(pictures.messageId), eq(messages.clientMessageId, clientMessageId)),
      ),
    )
  return pictureIds.flatMap((id) => found.find(({ pictureId }) => pictureId === id) ?? [])
}

/** Those of a student's own pictures for support that no other request shows; from now on this one does. In their order. */
export async function claimForRequest(
  tx: Tx,
  studentId: string,
  pictureIds: readonly string[],
  requestNumber: number,
): Promise<Picture[]> {
  const claimed = await tx
    .update(pictures)
    .set({ requestNumber })
    .where(
      and(
        eq(pictures.studentId, studentId),
        eq(pictures.isForSupport, true),
        isNull(pictures.requestNumber),
        inArray(pictures.pictureId, [...pictureIds]),
      ),
    )
    .returning(sizes)
  return pictureIds.flatMap((id) => claimed.find(({ pictureId }) => pictureId === id) ?? [])
}

/** Whether this student may see this picture: it is their own, and its message is not deleted. */
export async function canSee(db: Db, studentId: string, pictureId: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(pictures)
    .leftJoin(messages, eq(messages.messageId, pictures.messageId))
    .where(and(eq(pictures.pictureId, pictureId), eq(pictures.studentId, studentId), isNull(messages.deletedAt)))
  return found !== undefined
}

/** A student's own pictures, oldest first; those of deleted messages are gone for the student. */
export async function listPictures(db: Db, studentId: string) {
  return db
    .select({
      ...sizes,
      messageId: pictures.messageId,
      requestNumber: pictures.requestNumber,
      createdAt: pictures.createdAt,
    })
    .from(pictures)
    .leftJoin(messages, eq(messages.messageId, pictures.messageId))
    .where(and(eq(pictures.studentId, studentId), isNull(messages.deletedAt)))
    .orderBy(pictures.createdAt, pictures.pictureId)
}

/** Deletes rows and returns which. Their files are to be deleted afterwards. */
export async function deletePictureRows(
  db: Db,
  which: { studentId: string } | { unsentBefore: Date } | { messageDeletedBefore: Date },
  limit: number,
): Promise<string[]> {
  const condition =
    'studentId' in which
      ? sql`student_id = ${which.studentId}`
      : 'unsentBefore' in which
        ? sql`message_id is null and request_number is null and created_at < ${which.unsentBefore.toISOString()}::timestamptz`
        : sql`message_id in (select message_id from messages
            where deleted_at < ${which.messageDeletedBefore.toISOString()}::timestamptz)`
  const deleted = await rows<{ pictureId: string }>(
    db,
    sql`delete from pictures where picture_id in (select picture_id from pictures where ${condition} limit ${limit})
        returning picture_id as "pictureId"`,
  )
  return deleted.map(({ pictureId }) => pictureId)
}

/** Which of these have a row. */
export async function findExisting(db: Db, pictureIds: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ pictureId: pictures.pictureId })
    .from(pictures)
    .where(inArray(pictures.pictureId, [...pictureIds]))
  return new Set(found.map(({ pictureId }) => pictureId))
}
