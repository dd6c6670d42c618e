import { randomUUID } from 'node:crypto'

export interface StudentDescription {
  id: string
  email: string
  /** Null: the student has never set one. */
  password: string | null
  isConfirmed: boolean
  name: string | null
  languageId: number
  countryId: number
  timeZone: string
  /** Null: a student who has not been asked yet. The default is old enough everywhere, so the chat is open. */
  birthDate: string | null
}

export const adultBirthDate = '1990-01-01'

/** A confirmed student nobody else uses; tests name only what matters to them. */
export function aStudent(wanted: Partial<StudentDescription> = {}): StudentDescription {
  const id = wanted.id ?? randomUUID()
  return {
    id,
    email: `student-${id.slice(0, 8)}@example.org`,
    password: null,
    isConfirmed: true,
    name: null,
    languageId: 1,
    countryId: 1,
    timeZone: 'UTC',
    birthDate: adultBirthDate,
    ...wanted,
  }
}
