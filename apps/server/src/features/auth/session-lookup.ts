import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Cookies } from '../../platform/cookies.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { sessions, sessionTokens, students } from './auth.tables.ts'
import { ACCESS_COOKIE } from './session-cookies.ts'

/** Cached access tokens (embedded database only). */
const maxKnownTokens = 10_000

/** Finds the student of a request: the first thing that every call of a student does. */
export function createSessionLookup({ db, database, clock }: Pick<Platform, 'db' | 'database' | 'clock'>) {
  const profile = {
    id: students.id,
    email: students.email,
    name: students.name,
    languageId: students.languageId,
    countryId: students.countryId,
    timeZone: students.timeZone,
    deletesAt: students.deletesAt,
    deletionRequestedBy: students.deletionRequestedBy,
    deletionBegunAt: students.deletionBegunAt,
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

  return {
    findStudentByCookies,
    /** Call when a session ends, or its access tokens change. */
    forgetKnown() {
      endings += 1
      known?.clear()
    },
  }
}
