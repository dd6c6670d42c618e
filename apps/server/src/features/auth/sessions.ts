import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { SESSION } from '@lumi/contracts/product-rules'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { addressPrefix } from '../../platform/address.ts'
import type { Cookies } from '../../platform/cookies.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { type SessionEndReason, sessions, sessionTokens } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { readDevice } from './device.rules.ts'
import { ACCESS_COOKIE, clearingCookies, cookiesFor, idleMs, REFRESH_COOKIE } from './session-cookies.ts'
import { createSessionLookup } from './session-lookup.ts'
import { createSessionTokens, graceMs, type RefreshOutcome, type SessionOrigin } from './session-tokens.ts'

/** Where a session is used, for the list of devices. */
export const sessionOrigin = (caller: Pick<Caller, 'userAgent' | 'address' | 'timeZone'>): SessionOrigin => ({
  ...readDevice(caller.userAgent),
  addressPrefix: addressPrefix(caller.address),
  ...(isTimeZone(caller.timeZone) && { timeZone: caller.timeZone }),
})

const isTimeZone = (name: string | undefined) => name !== undefined && /^[A-Za-z][\w+/-]{0,63}$/.test(name)

const absoluteMs = SESSION.refreshAbsoluteDays * 86_400_000
const recentMs = SESSION.recentMinutes * 60_000

export type Sessions = ReturnType<typeof createSessions>

/** Sessions with opaque tokens, families and single-use refresh with a short grace (rules, Sessions). */
export function createSessions(platform: Pick<Platform, 'db' | 'database' | 'clock' | 'hub'>) {
  const { db, clock, hub } = platform
  const lookup = createSessionLookup(platform)
  const { issue, refresh } = createSessionTokens(platform, endInside)

  async function endInside(tx: Tx, sessionIds: readonly string[], reason: SessionEndReason): Promise<string[]> {
    if (sessionIds.length === 0) return []
    lookup.forgetKnown()
    const ended = await tx
      .update(sessions)
      .set({ endedAt: clock.now(), endReason: reason })
      .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    return ended.map((session) => session.id)
  }

  /** Families that the cookies of a request name, valid or not. */
  async function findPresented(reader: Db, cookies: Cookies) {
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

  return {
    findStudentByCookies: lookup.findStudentByCookies,

    /** Starts a new family and ends any family the browser still presents. */
    async start(tx: Tx, studentId: string, cookies: Cookies, origin: SessionOrigin = {}) {
      const presented = await findPresented(tx, cookies)
      const ended = await endInside(
        tx,
        presented.map((family) => family.sessionId),
        'login',
      )
      const now = clock.now()
      const sessionId = randomUUID()
      const expiresAt = new Date(now.getTime() + absoluteMs)
      await tx
        .insert(sessions)
        .values({ ...origin, id: sessionId, studentId, createdAt: now, lastUsedAt: now, expiresAt })
      return { sessionId, ended, tokens: await issue(tx, sessionId, expiresAt, now) }
    },

    refresh,

    /**
     * The student has just proved who they are: the sign-in counts as recent again, and the family gets new tokens, so
     * that a copy of the old ones is worth nothing (ASVS 7.2.4).
     */
    async confirm(tx: Tx, sessionId: string, cookies: Cookies, origin: SessionOrigin = {}): Promise<RefreshOutcome> {
      const token = cookies[REFRESH_COOKIE]
      const outcome: RefreshOutcome = token ? await refresh(tx, token, origin) : { kind: 'over' }
      if (outcome.kind !== 'rotated' || outcome.sessionId !== sessionId) return outcome
      lookup.forgetKnown()
      await tx
        .delete(sessionTokens)
        .where(
          and(
            eq(sessionTokens.sessionId, sessionId),
            eq(sessionTokens.kind, 'access'),
            ne(sessionTokens.hash, hashToken(outcome.tokens.access)),
          ),
        )
      await tx.update(sessions).set({ confirmedAt: clock.now() }).where(eq(sessions.id, sessionId))
      return outcome
    },

    /**
     * Guards actions that are hard to undo: an unattended open page is not enough.
     * @throws AppError `auth_recent_sign_in_required` when nobody has signed in or confirmed within 10 minutes
     */
    async assertRecent({ sessionId }: Pick<SignedInStudent, 'sessionId'>, reader: Db = db): Promise<void> {
      const [session] = await reader
        .select({ provenAt: sql`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt) })
        .from(sessions)
        .where(eq(sessions.id, sessionId))
      if (!session || clock.now().getTime() - session.provenAt.getTime() >= recentMs)
        throw new AppError('auth_recent_sign_in_required')
    },

    /** Open sessions of a student, the one used last first. */
    listOf: (studentId: string) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.studentId, studentId), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())))
        .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`), sessions.id),

    /** Ends one session of this student; false when it is somebody else's or over. */
    async endOne(tx: Tx, studentId: string, sessionId: string, reason: SessionEndReason): Promise<boolean> {
      const [own] = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.studentId, studentId)))
      return own !== undefined && (await endInside(tx, [own.id], reason)).length === 1
    },

    /** Ends the families named by the browser's cookies; returns their ids. */
    async endPresented(tx: Tx, cookies: Cookies) {
      const presented = await findPresented(tx, cookies)
      const ended = await endInside(
        tx,
        presented.map((family) => family.sessionId),
        'logout',
      )
      return presented.filter((family) => ended.includes(family.sessionId))
    },

    /** @param keptId a session that may go on, e.g. the one whose owner ends the others */
    async endAllOf(tx: Tx, studentId: string, reason: SessionEndReason, keptId?: string): Promise<string[]> {
      const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.studentId, studentId))
      return endInside(
        tx,
        open.map((session) => session.id).filter((id) => id !== keptId),
        reason,
      )
    },

    /** Closes the sockets of ended sessions. Call after the transaction has been committed. */
    announceEnded: (sessionIds: readonly string[]) => hub.endSessions(sessionIds),

    async listEnded(sessionIds: readonly string[]): Promise<string[]> {
      if (sessionIds.length === 0) return []
      // One text however many they are: this is asked every two seconds, and each text would be planned anew.
      const named = sql`(select value from json_array_elements_text(${JSON.stringify(sessionIds)}::json))`
      const open = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, named), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())))
      const isOpen = new Set(open.map((session) => session.id))
      return sessionIds.filter((id) => !isOpen.has(id))
    },

    /** Deletes expired access tokens and all tokens of ended families. */
    async deleteExpired(): Promise<void> {
      const now = clock.now()
      await db.delete(sessionTokens).where(and(eq(sessionTokens.kind, 'access'), lt(sessionTokens.expiresAt, now)))
      await db
        .update(sessionTokens)
        .set({ successorSealed: null })
        .where(lt(sessionTokens.usedAt, new Date(now.getTime() - graceMs)))
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now), lt(sessions.endedAt, new Date(now.getTime() - idleMs))))
    },

    cookiesFor,
    clearingCookies,
    presentedRefreshToken: (cookies: Cookies) => cookies[REFRESH_COOKIE],
  }
}
