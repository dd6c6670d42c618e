import { randomUUID } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import type { AcceptanceService } from './acceptance.service.ts'
import { createStudent } from './auth.store.ts'
import { hashPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'

/** Test hook `students` (docs/testing.md): confirmed students with a session, without the cost of hashing passwords. */
export function addAuthHooks(
  { testHooks, db, clock }: Pick<Platform, 'testHooks' | 'db' | 'clock'>,
  sessions: Sessions,
  acceptance: AcceptanceService,
  /** The `student` feature. */
  finishOnboarding: (studentId: string, answers: { educationYear: number }) => Promise<unknown>,
) {
  testHooks.add('students', async (wanted) => {
    const { count = 1, languageId = 1, birthDate = '1990-01-01', password, hasAccepted = true } = wanted
    // A student without a birth date cannot have finished the onboarding.
    const { isOnboarded = birthDate !== null } = wanted
    const passwordHash = password === undefined ? null : await hashPassword(String(password))
    const made = Array.from({ length: Number(count) }, () => {
      const id = randomUUID()
      return { id, email: `student-${id}@example.org` }
    })
    for (const { id, email } of made) {
      await createStudent(db, {
        id,
        email,
        passwordHash,
        emailConfirmedAt: clock.now(),
        languageId: Number(languageId),
        countryId: Number(languageId),
        timeZone: 'UTC',
        // Old enough everywhere, so the chat is open; null makes students who have not been asked yet.
        birthDate: birthDate === null ? null : String(birthDate),
        ...(wanted.hasConsent === true && { guardianState: 'given' as const, guardianStateAt: clock.now() }),
        createdAt: clock.now(),
      })
    }
    const signedIn = []
    for (const { id, email } of made) {
      if (isOnboarded) await finishOnboarding(id, { educationYear: 8 })
      if (hasAccepted) await acceptance.acceptCurrent(id, 'en')
      const { tokens } = await db.transaction((tx) => sessions.start(tx, id, {}))
      const cookie = sessions
        .cookiesFor(tokens)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
      signedIn.push({ studentId: id, email, cookie })
    }
    return { students: signedIn }
  })
}
