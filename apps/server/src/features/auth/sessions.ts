import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { SESSION } from '@lumi/contracts/product-rules'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { addressPrefix } from '../../platform/address.ts'
import type { Cookie, Cookies } from '../../platform/cookies.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken, seal, unseal } from '../../platform/secrets.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { type SessionEndReason, sessions, sessionTokens, students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { readDevice } from './device.rules.ts'

const ACCESS_COOKIE = '__Host-session'
const REFRESH_COOKIE = '__Secure-refresh'
const refreshPath = '/api/v1/auth'

export interface Tokens {
  access: string
  refresh: string
}

export type RefreshOutcome =
  | { kind: 'rotated'; sessionId: string; tokens: Tokens }
  /** Unknown, ended or expired: nobody is notified. */
  | { kind: 'over' }
  /** A used token was presented again: a copy exists. The family has been ended. */
  | { kind: 'reused'; studentId: string; sessionId: string }

export type SessionOrigin = Pick<typeof sessions.$inferInsert, 'browser' | 'system' | 'addressPrefix' | 'timeZone'>

/** Where a session is used, for the list of devices. */
export const sessionOrigin = (caller: Pick<Caller, 'userAgent' | 'address' | 'timeZone'>): SessionOrigin => ({
  ...readDevice(caller.userAgent),
  addressPrefix: addressPrefix(caller.address),
  ...(isTimeZone(caller.timeZone) && { timeZone: caller.timeZone }),
})

const isTimeZone = (name: string | undefined) => name !== undefined && /^[A-Za-z][\w+/-]{0,63}$/.test(name)

const seconds = (ms: number) => Math.floor(ms / 1000)
const accessMs = SESSION.accessMinutes * 60_000
const idleMs = SESSION.refreshIdleDays * 86_400_000
const absoluteMs = SESSION.refreshAbsoluteDays * 86_400_000
const graceMs = SESSION.refreshGraceSeconds * 1000
const recentMs = SESSION.recentMinutes * 60_000

export type Sessions = ReturnType<typeof createSessions>

/** Cached access tokens (embedded database only). */
const maxKnownTokens = 10_000

/** Sessions with opaque tokens, families and single-use refresh with a short grace (rules, Sessions). */
export function createSessions({ db, database, clock, hub }: Pick<Platform, 'db' | 'database' | 'clock' | 'hub'>) {
  const profile = {
    id: students.id,
    email: students.email,
    name: students.name,
    languageId: students.languageId,
    countryId: students.countryId,
    timeZone: students.timeZone,
    deletesAt: students.deletesAt,
    deletionRequestedBy: students.deletionRequestedBy,
    birthDate: students.birthDate,
    guardianState: students.guardianState,
  }
  // Prepared once: every request of a student begins with one of them.
  const byAccessToken = db
    .select({ ...profile, sessionId: sessions.id, expiresAt: sessionTokens.expiresAt })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(
      and(
        eq(sessionTokens.hash, sql.placeholder('hash')),
        eq(sessionTokens.kind, 'access'),
        gt(sessionTokens.expiresAt, sql.placeholder('now')),
        isNull(sessions.endedAt),
      ),
    )
    .prepare('student_by_access_token')
  const byId = db
    .select(profile)
    .from(students)
    .where(eq(students.id, sql.placeholder('id')))
    .prepare('student_by_id')

  /**
   * The embedded database plans the join anew each time, which is most of the cost of a request, and belongs to this
   * process alone: whatever ends a session passes through `endInside`, so what is known here is never out of date.
   * With PostgreSQL another process may end a session at any moment, so there the database is asked each time.
   */
  const known =
    database.kind === 'pglite'
      ? new Map<string, { sessionId: string; studentId: string; expiresAt: Date }>()
      : undefined
  let endings = 0

  async function findStudentByCookies(cookies: Cookies): Promise<SignedInStudent | undefined> {
    const token = cookies[ACCESS_COOKIE]
    if (!token) return undefined
    const hash = hashToken(token)
    const session = known?.get(hash)
    if (session && session.expiresAt > clock.now()) {
      const [student] = await byId.execute({ id: session.studentId })
      // The session may have ended during the query.
      return student && known?.has(hash) ? { ...student, sessionId: session.sessionId } : undefined
    }
    const endingsBefore = endings
    const [found] = await byAccessToken.execute({ hash, now: clock.now() })
    if (!found) return undefined
    const { expiresAt, ...student } = found
    if (known && endings === endingsBefore) {
      if (known.size >= maxKnownTokens) known.clear()
      known.set(hash, { sessionId: student.sessionId, studentId: student.id, expiresAt })
    }
    return student
  }

  async function issue(tx: Tx, sessionId: string, familyEnd: Date, now: Date): Promise<Tokens> {
    const tokens = { access: randomToken(), refresh: randomToken() }
    const until = (ms: number) => new Date(Math.min(now.getTime() + ms, familyEnd.getTime()))
    await tx.insert(sessionTokens).values([
      { hash: hashToken(tokens.access), sessionId, kind: 'access', expiresAt: until(accessMs) },
      { hash: hashToken(tokens.refresh), sessionId, kind: 'refresh', expiresAt: until(idleMs) },
    ])
    return tokens
  }

  async function endInside(tx: Tx, sessionIds: readonly string[], reason: SessionEndReason): Promise<string[]> {
    if (sessionIds.length === 0) return []
    endings += 1
    known?.clear()
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

  /** Exchanges a refresh token. Locks the family first, so a logout that came before always wins. */
  async function refresh(tx: Tx, token: string, origin: SessionOrigin = {}): Promise<RefreshOutcome> {
    const hash = hashToken(token)
    const [found] = await tx
      .select({ sessionId: sessionTokens.sessionId })
      .from(sessionTokens)
      .where(and(eq(sessionTokens.hash, hash), eq(sessionTokens.kind, 'refresh')))
    if (!found) return { kind: 'over' }
    const [family] = await tx.select().from(sessions).where(eq(sessions.id, found.sessionId)).for('update')
    // Read again under the lock: a parallel refresh may just have used this token.
    const [presented] = await tx.select().from(sessionTokens).where(eq(sessionTokens.hash, hash))
    if (!family || !presented || family.endedAt !== null) return { kind: 'over' }
    const now = clock.now()
    if (presented.usedAt === null) {
      if (presented.expiresAt <= now || family.expiresAt <= now) {
        await endInside(tx, [family.id], 'expired')
        return { kind: 'over' }
      }
      const tokens = await issue(tx, family.id, family.expiresAt, now)
      await tx
        .update(sessions)
        .set({ ...origin, lastUsedAt: now })
        .where(eq(sessions.id, family.id))
      await tx
        .update(sessionTokens)
        .set({
          usedAt: now,
          successorHash: hashToken(tokens.refresh),
          successorSealed: seal(token, JSON.stringify(tokens)),
        })
        .where(eq(sessionTokens.hash, hash))
      return { kind: 'rotated', sessionId: family.id, tokens }
    }
    if (now.getTime() - presented.usedAt.getTime() < graceMs && presented.successorSealed && presented.successorHash) {
      const [successor] = await tx
        .select({ usedAt: sessionTokens.usedAt })
        .from(sessionTokens)
        .where(eq(sessionTokens.hash, presented.successorHash))
      // Grace for the direct parent of the newest token only: a lost answer, or two tabs at once.
      if (successor?.usedAt === null) {
        const tokens = JSON.parse(unseal(token, presented.successorSealed)) as Tokens
        return { kind: 'rotated', sessionId: family.id, tokens }
      }
    }
    await endInside(tx, [family.id], 'reuse')
    return { kind: 'reused', studentId: family.studentId, sessionId: family.id }
  }

  return {
    findStudentByCookies,

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
      endings += 1
      known?.clear()
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

    cookiesFor: (tokens: Tokens): Cookie[] => [
      { name: ACCESS_COOKIE, value: tokens.access, path: '/', maxAgeSeconds: seconds(accessMs) },
      { name: REFRESH_COOKIE, value: tokens.refresh, path: refreshPath, maxAgeSeconds: seconds(idleMs) },
    ],

    clearingCookies: (): Cookie[] => [
      { name: ACCESS_COOKIE, value: '', path: '/', maxAgeSeconds: 0 },
      { name: REFRESH_COOKIE, value: '', path: refreshPath, maxAgeSeconds: 0 },
    ],

    presentedRefreshToken: (cookies: Cookies) => cookies[REFRESH_COOKIE],
  }
}
