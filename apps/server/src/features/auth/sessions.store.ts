import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Cookies } from '../../platform/cookies.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { hashToken } from '../../platform/secrets.ts'
import { type SessionEndReason, sessions, sessionTokens } from './auth.tables.ts'
import { ACCESS_COOKIE, idleMs, REFRESH_COOKIE } from './session-cookies.ts'
import { graceMs } from './session-tokens.ts'

const isOpenAt = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))

/** @returns the ids of those that were not over yet */
export async function endSessions(
  tx: Tx,
  sessionIds: readonly string[],
  reason: SessionEndReason,
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.map((session) => session.id)
}

/** Families that the cookies of a request name, valid or not. */
export async function listPresentedFamilies(reader: Db, cookies: Cookies) {
  const hashes = [ACCESS_COOKIE, REFRESH_COOKIE]
    .map((name) => cookies[name])
    .filter((token): token is string => token !== undefined && token !== '')
    .map(hashToken)
  if (hashes.length === 0) return []
  return reader
    .selectDistinct({ sessionId: sessions.id, studentId: sessions.studentId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(inArray(sessionTokens.hash, hashes))
}

export async function createSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** The sign-in of this session counts as recent again; access tokens other than the given one end. */
export async function saveConfirmed(tx: Tx, sessionId: string, accessToken: string, now: Date): Promise<void> {
  await tx
    .delete(sessionTokens)
    .where(
      and(
        eq(sessionTokens.sessionId, sessionId),
        eq(sessionTokens.kind, 'access'),
        ne(sessionTokens.hash, hashToken(accessToken)),
      ),
    )
  // Whoever has a former refresh token must not be given the proven ones, not even in its grace.
  await tx.update(sessionTokens).set({ successorSealed: null }).where(eq(sessionTokens.sessionId, sessionId))
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
}

/** When the student last proved who they are in this session. */
export async function findProvenAt(reader: Db, sessionId: string): Promise<Date | undefined> {
  const [session] = await reader
    .select({ provenAt: sql`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session?.provenAt
}

/** Open sessions of a student, the one used last first. */
export const listOpenSessions = (reader: Db, studentId: string, now: Date) =>
  reader
    .select()
    .from(sessions)
    .where(and(eq(sessions.studentId, studentId), isOpenAt(now)))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`), sessions.id)

export async function isOpenSession(reader: Db, sessionId: string, now: Date): Promise<boolean> {
  const [open] = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOpenAt(now)))
  return open !== undefined
}

export async function isSessionOf(reader: Db, studentId: string, sessionId: string): Promise<boolean> {
  const [own] = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.studentId, studentId)))
  return own !== undefined
}

export async function listSessionIds(reader: Db, studentId: string): Promise<string[]> {
  const found = await reader.select({ id: sessions.id }).from(sessions).where(eq(sessions.studentId, studentId))
  return found.map(({ id }) => id)
}

/** Which of these sessions are over. */
export async function listEndedSessions(reader: Db, sessionIds: readonly string[], now: Date): Promise<string[]> {
  if (sessionIds.length === 0) return []
  // One text of the statement for any number of ids: it runs every two seconds, and each text would be planned anew.
  const named = sql`(select value from json_array_elements_text(${JSON.stringify(sessionIds)}::json))`
  const open = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, named), isOpenAt(now)))
  const openIds = new Set(open.map((session) => session.id))
  return sessionIds.filter((id) => !openIds.has(id))
}

/** Deletes expired access tokens, successors past their grace, and sessions with all their tokens when they are over. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessionTokens).where(and(eq(sessionTokens.kind, 'access'), lt(sessionTokens.expiresAt, now)))
  await db
    .update(sessionTokens)
    .set({ successorSealed: null })
    .where(lt(sessionTokens.usedAt, new Date(now.getTime() - graceMs)))
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.endedAt, new Date(now.getTime() - idleMs))))
}
