import { randomUUID } from 'node:crypto'
import { countries, languages } from '@lumi/contracts/reference'
import type { Platform } from '../../platform/platform.ts'
import { createStudent, findStudentByEmail } from './auth.store.ts'
import { knownTimeZone } from './known-locale.rules.ts'
import { hashPassword } from './passwords.ts'

interface DemoStudent {
  email: string
  password: string
  name: string
  birthDate: string
}

/** A confirmed student for local mode. @returns the id; undefined when the address has a student already */
export async function ensureDemoStudent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  demo: DemoStudent,
): Promise<string | undefined> {
  if (await findStudentByEmail(db, demo.email)) return undefined
  const now = clock.now()
  const created = await createStudent(db, {
    id: randomUUID(),
    email: demo.email,
    passwordHash: await hashPassword(demo.password),
    emailConfirmedAt: now,
    name: demo.name,
    birthDate: demo.birthDate,
    languageId: languages[0].languageId,
    countryId: countries[0].countryId,
    timeZone: knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    createdAt: now,
  })
  return created?.id
}
