import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { SESSION } from '@lumi/contracts/product-rules'
import { addressPrefix } from '../../platform/address.ts'
import type { Cookies } from '../../platform/cookies.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { lockStudent } from './auth.store.ts'
import type { SessionEndReason } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { readDevice } from './device.rules.ts'
import { clearingCookies, cookiesFor, REFRESH_COOKIE } from './session-cookies.ts'
import { createSessionLookup } from './session-lookup.ts'
import { createSessionTokens, type RefreshOutcome, type SessionOrigin } from './session-tokens.ts'
import {
  createSession,
  deleteExpiredSessions,
  endSessions,
  findProvenAt,
  isOpenSession,
  isSessionOf,
  listEndedSessions,
  listOpenSessions,
  listPresentedFamilies,
  listSessionIds,
  saveConfirmed,
} from './sessions.store.ts'

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
    return endSessions(tx, sessionIds, reason, clock.now())
  }

  /** Ends the families that the cookies of a request name, and of these returns the ones that were open. */
  async function endPresented(tx: Tx, cookies: Cookies, reason: SessionEndReason) {
    const presented = await listPresentedFamilies(tx, cookies)
    const sessionIds = presented.map((family) => family.sessionId)
    const ended = await endInside(tx, sessionIds, reason)
    return presented.filter((family) => ended.includes(family.sessionId))
  }

  return {
    findStudentByCookies: lookup.findStudentByCookies,

    /** Starts a new family and ends any family the browser still presents. */
    async start(tx: Tx, studentId: string, cookies: Cookies, origin: SessionOrigin = {}) {
      const ended = await endPresented(tx, cookies, 'login')
      const now = clock.now()
      const sessionId = randomUUID()
      const expiresAt = new Date(now.getTime() + absoluteMs)
      await createSession(tx, { ...origin, id: sessionId, studentId, createdAt: now, lastUsedAt: now, expiresAt })
      return {
        sessionId,
        ended: ended.map((family) => family.sessionId),
        tokens: await issue(tx, sessionId, expiresAt, now),
      }
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
      await saveConfirmed(tx, sessionId, outcome.tokens.access, clock.now())
      return outcome
    },

    /**
     * Guards actions that are hard to undo: an unattended open page is not enough.
     * @throws AppError `auth_recent_sign_in_required` when nobody has signed in or confirmed within 10 minutes
     */
    async assertRecent({ sessionId }: Pick<SignedInStudent, 'sessionId'>, reader: Db = db): Promise<void> {
      const provenAt = await findProvenAt(reader, sessionId)
      if (!provenAt || clock.now().getTime() - provenAt.getTime() >= recentMs)
        throw new AppError('auth_recent_sign_in_required')
    },

    /**
     * For what changes the ways into an account: the session may have been ended since the call began. Call it under the
     * lock of the student.
     * @throws AppError `auth_required`
     */
    async assertOpen(tx: Tx, { sessionId }: Pick<SignedInStudent, 'sessionId'>): Promise<void> {
      if (!(await isOpenSession(tx, sessionId, clock.now()))) throw new AppError('auth_required')
    },

    /** Open sessions of a student, the one used last first. */
    listOf: (studentId: string) => listOpenSessions(db, studentId, clock.now()),

    /** Ends one session of this student; false when it is somebody else's or over. */
    async endOne(tx: Tx, studentId: string, sessionId: string, reason: SessionEndReason): Promise<boolean> {
      return (await isSessionOf(tx, studentId, sessionId)) && (await endInside(tx, [sessionId], reason)).length === 1
    },

    /** Ends the families named by the browser's cookies, and returns those that were open. */
    endPresented: (tx: Tx, cookies: Cookies) => endPresented(tx, cookies, 'logout'),

    /**
     * Locks the student, so that a sign-in which has begun meanwhile is ended too or finds its proof gone.
     * @param keptId a session that may go on, e.g. the one whose owner ends the others
     */
    async endAllOf(tx: Tx, studentId: string, reason: SessionEndReason, keptId?: string): Promise<string[]> {
      await lockStudent(tx, studentId)
      const sessionIds = await listSessionIds(tx, studentId)
      return endInside(
        tx,
        sessionIds.filter((id) => id !== keptId),
        reason,
      )
    },

    /** Closes the sockets of ended sessions. Call after the transaction has been committed. */
    announceEnded: (sessionIds: readonly string[]) => hub.endSessions(sessionIds),

    listEnded: (sessionIds: readonly string[]) => listEndedSessions(db, sessionIds, clock.now()),

    deleteExpired: () => deleteExpiredSessions(db, clock.now()),

    cookiesFor,
    clearingCookies,
    presentedRefreshToken: (cookies: Cookies) => cookies[REFRESH_COOKIE],
  }
}
