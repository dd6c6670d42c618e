import { randomUUID } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { students } from './auth.tables.ts'
import type { Sessions } from './sessions.ts'

/** Test hook `students` (docs/testing.md): confirmed students with a session, without the cost of hashing passwords. */
export function addAuthHooks(
  { testHooks, db, clock }: Pick<Platform, 'testHooks' | 'db' | 'clock'>,
  sessions: Sessions,
) {
  testHooks.add('students', async ({ count = 1, languageId = 1 }) => {
    const made = Array.from({ length: Number(count) }, () => {
      const id = randomUUID()
      return { id, email: `student-${id}@example.org` }
    })
    await db.insert(students).values(
      made.map(({ id, email }) => ({
        id,
        email,
        emailKey: email,
        emailConfirmedAt: clock.now(),
        languageId: Number(languageId),
        countryId: Number(languageId),
        timeZone: 'UTC',
        createdAt: clock.now(),
      })),
    )
    const signedIn = []
    for (const { id, email } of made) {
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
