import { PUSH } from '@lumi/contracts/product-rules'
import type { PushKind, PushToken } from '@lumi/contracts/push'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { sessions, students } from '../auth/auth.tables.ts'
import { type DropReason, pushClients, pushMessages } from './push.tables.ts'
import type { PushFacts } from './push.texts.ts'

/** One row for a client and one for an endpoint: what was stored of either before is replaced. */
export async function saveClient(tx: Tx, clientId: string, token: PushToken, now: Date): Promise<void> {
  await tx
    .delete(pushClients)
    .where(and(eq(pushClients.endpoint, token.endpoint), sql`${pushClients.clientId} <> ${clientId}`))
  await tx
    .insert(pushClients)
    .values({ clientId, ...token, seenAt: now })
    .onConflictDoUpdate({ target: pushClients.clientId, set: { ...token, seenAt: now } })
}

/** @returns false when there is no such client */
export async function changeToken(db: Db, clientId: string, token: PushToken, now: Date): Promise<boolean> {
  const changed = await db
    .update(pushClients)
    .set({ ...token, seenAt: now })
    .where(eq(pushClients.clientId, clientId))
    .returning({ clientId: pushClients.clientId })
  return changed.length > 0
}

/** @returns false when there is no such client */
export async function bindClient(
  tx: Tx,
  clientId: string,
  { studentId, sessionId }: { studentId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const bound = await tx
    .update(pushClients)
    .set({ studentId, sessionId, seenAt: now })
    .where(eq(pushClients.clientId, clientId))
    .returning({ clientId: pushClients.clientId })
  if (bound.length === 0) return false
  const kept = tx
    .select({ clientId: pushClients.clientId })
    .from(pushClients)
    .where(eq(pushClients.studentId, studentId))
    .orderBy(desc(pushClients.seenAt))
    .limit(PUSH.maxClients)
  await tx.delete(pushClients).where(and(eq(pushClients.studentId, studentId), notInArray(pushClients.clientId, kept)))
  return true
}

export async function unbindClient(db: Db, clientId: string): Promise<void> {
  await db.update(pushClients).set({ studentId: null, sessionId: null }).where(eq(pushClients.clientId, clientId))
}

export async function findClientId(db: Db, endpoint: string, auth: string): Promise<string | null> {
  const [found] = await db
    .select({ clientId: pushClients.clientId })
    .from(pushClients)
    .where(and(eq(pushClients.endpoint, endpoint), eq(pushClients.auth, auth)))
  return found?.clientId ?? null
}

/** Browsers of a student whose session lives. */
export const listLiveClients = (db: Db, studentId: string, now: Date) =>
  db
    .select({
      clientId: pushClients.clientId,
      endpoint: pushClients.endpoint,
      p256dh: pushClients.p256dh,
      auth: pushClients.auth,
    })
    .from(pushClients)
    .innerJoin(sessions, eq(sessions.id, pushClients.sessionId))
    .where(and(eq(pushClients.studentId, studentId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))

export async function deleteClient(db: Db, clientId: string): Promise<void> {
  await db.delete(pushClients).where(eq(pushClients.clientId, clientId))
}

/** @returns its id; undefined when this news was told already */
export async function saveMessage(
  tx: Tx,
  message: { studentId: string; facts: PushFacts; news: string; createdAt: Date },
): Promise<string | undefined> {
  const [stored] = await tx
    .insert(pushMessages)
    .values({ ...message, kind: message.facts.kind })
    .onConflictDoNothing()
    .returning({ pushMessageId: pushMessages.pushMessageId })
  return stored?.pushMessageId
}

export async function findMessage(db: Db, pushMessageId: string) {
  const [found] = await db
    .select({
      message: pushMessages,
      student: {
        id: students.id,
        email: students.email,
        languageId: students.languageId,
        timeZone: students.timeZone,
        birthDate: students.birthDate,
        countryId: students.countryId,
        guardianState: students.guardianState,
      },
    })
    .from(pushMessages)
    .innerJoin(students, eq(students.id, pushMessages.studentId))
    .where(eq(pushMessages.pushMessageId, pushMessageId))
  return found
}

export async function markSent(db: Db, pushMessageId: string, sentTo: number, now: Date): Promise<void> {
  await db.update(pushMessages).set({ sentAt: now, sentTo }).where(eq(pushMessages.pushMessageId, pushMessageId))
}

/** @returns false when it has left already */
export async function lockUnsent(tx: Tx, pushMessageId: string): Promise<boolean> {
  const locked = await tx
    .select({ pushMessageId: pushMessages.pushMessageId })
    .from(pushMessages)
    .where(and(eq(pushMessages.pushMessageId, pushMessageId), isNull(pushMessages.sentAt)))
    .for('update')
  return locked.length > 0
}

export async function markMailed(tx: Tx, pushMessageId: string, now: Date): Promise<void> {
  await tx.update(pushMessages).set({ sentAt: now, byMail: true }).where(eq(pushMessages.pushMessageId, pushMessageId))
}

export async function markDropped(db: Db, pushMessageId: string, dropped: DropReason): Promise<void> {
  await db.update(pushMessages).set({ dropped }).where(eq(pushMessages.pushMessageId, pushMessageId))
}

/** The first report counts; only the browser of its reader may give one. */
export async function markSeen(
  db: Db,
  seen: { pushMessageId: string; clientId: string; status: 'delivered' | 'clicked' },
  now: Date,
): Promise<void> {
  const column = seen.status === 'clicked' ? pushMessages.clickedAt : pushMessages.deliveredAt
  await db
    .update(pushMessages)
    .set(seen.status === 'clicked' ? { clickedAt: now } : { deliveredAt: now })
    .where(
      and(
        eq(pushMessages.pushMessageId, seen.pushMessageId),
        isNull(column),
        inArray(
          pushMessages.studentId,
          db
            .select({ studentId: sql<string>`${pushClients.studentId}` })
            .from(pushClients)
            .where(and(eq(pushClients.clientId, seen.clientId), isNotNull(pushClients.studentId))),
        ),
      ),
    )
}

/** Pushes of a kind that a student got since, or mails instead of them. */
export async function countSent(
  db: Db,
  studentId: string,
  kind: PushKind,
  since: Date,
  byMail?: boolean,
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(pushMessages)
    .where(
      and(
        eq(pushMessages.studentId, studentId),
        eq(pushMessages.kind, kind),
        gt(pushMessages.sentAt, since),
        ...(byMail === undefined ? [] : [eq(pushMessages.byMail, byMail)]),
      ),
    )
  return found?.count ?? 0
}

/** Students with a live browser, a page of them after an id. */
export const listReachable = (db: Db, after: string, limit: number, now: Date) =>
  db
    .selectDistinct({ id: students.id, timeZone: students.timeZone })
    .from(pushClients)
    .innerJoin(sessions, eq(sessions.id, pushClients.sessionId))
    .innerJoin(students, eq(students.id, pushClients.studentId))
    .where(
      and(gt(students.id, after), isNull(sessions.endedAt), gt(sessions.expiresAt, now), isNull(students.deletesAt)),
    )
    .orderBy(students.id)
    .limit(limit)

/** For the outbox page of local mode, newest first. */
export const listLast = (db: Db, limit: number) =>
  db
    .select({ message: pushMessages, email: students.email, languageId: students.languageId })
    .from(pushMessages)
    .innerJoin(students, eq(students.id, pushMessages.studentId))
    .orderBy(desc(pushMessages.createdAt), desc(pushMessages.pushMessageId))
    .limit(limit)

export const listMessagesOf = (db: Db, studentId: string) =>
  db
    .select({
      kind: pushMessages.kind,
      createdAt: pushMessages.createdAt,
      sentAt: pushMessages.sentAt,
      clickedAt: pushMessages.clickedAt,
    })
    .from(pushMessages)
    .where(eq(pushMessages.studentId, studentId))
    .orderBy(pushMessages.createdAt)

export async function deleteOld(db: Db, before: Date, now: Date): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, before))
  await db.delete(pushClients).where(and(isNull(pushClients.studentId), lt(pushClients.seenAt, before)))
  // A session may end without its browser: nobody's pushes come there any more.
  await db
    .update(pushClients)
    .set({ studentId: null, sessionId: null })
    .where(
      and(
        isNotNull(pushClients.studentId),
        or(
          isNull(pushClients.sessionId),
          inArray(
            pushClients.sessionId,
            db
              .select({ id: sessions.id })
              .from(sessions)
              .where(or(isNotNull(sessions.endedAt), lt(sessions.expiresAt, now))),
          ),
        ),
      ),
    )
}
