import { countryCode } from '@lumi/contracts/countries'
import { FIRST_TAUGHT_GRADE } from '@lumi/contracts/grades'
import { type ProgramCountry, programCountries, type Subject, subjects } from '@lumi/contracts/programs'

/** First and last grade of a subject, and whether Lumi itself teaches it. */
interface SubjectPlan {
  kind: 'full' | 'online'
  grades: Readonly<Record<ProgramCountry, readonly [first: number, last: number]>>
}

/** The curricula of three countries: which subjects each grade learns. */
const plans: Readonly<Record<Subject, SubjectPlan>> = {
  maths: {
    kind: 'full',
    grades: { US: [FIRST_TAUGHT_GRADE, 12], RU: [FIRST_TAUGHT_GRADE, 11], BY: [FIRST_TAUGHT_GRADE, 11] },
  },
  physics: { kind: 'full', grades: { US: [7, 12], RU: [7, 11], BY: [7, 11] } },
  chemistry: { kind: 'full', grades: { US: [8, 12], RU: [8, 11], BY: [7, 11] } },
  biology: { kind: 'online', grades: { US: [6, 12], RU: [5, 11], BY: [6, 11] } },
  english: { kind: 'online', grades: { US: [5, 12], RU: [5, 11], BY: [5, 11] } },
  literature: { kind: 'online', grades: { US: [5, 12], RU: [5, 11], BY: [5, 11] } },
  history: { kind: 'online', grades: { US: [5, 12], RU: [5, 11], BY: [5, 11] } },
  computing: { kind: 'online', grades: { US: [6, 12], RU: [7, 11], BY: [6, 11] } },
}

export interface CatalogueProgram {
  programId: string
  subject: Subject
  grade: number
  country: ProgramCountry
  kind: 'full' | 'online'
}

/** The country whose curriculum students of a country follow. */
export function programCountryOf(countryId: number): ProgramCountry {
  const code = countryCode(countryId)
  return programCountries.find((country) => country === code) ?? 'US'
}

export function gradesOf(country: ProgramCountry): number[] {
  const [first, last] = plans.maths.grades[country]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The nearest grade that has programs. */
export function nearestGrade(country: ProgramCountry, grade: number): number {
  const [first, last] = plans.maths.grades[country]
  return Math.min(Math.max(grade, first), last)
}

export function programOf(country: ProgramCountry, grade: number, subject: Subject): CatalogueProgram | undefined {
  const { kind, grades } = plans[subject]
  const [first, last] = grades[country]
  if (!Number.isInteger(grade) || grade < first || grade > last) return undefined
  return { programId: `${country.toLowerCase()}-${grade}-${subject}`, subject, grade, country, kind }
}

export const programsOf = (country: ProgramCountry, grade: number): CatalogueProgram[] =>
  subjects.map((subject) => programOf(country, grade, subject)).filter((program) => program !== undefined)

/** Undefined for an id that names no program of the catalogue. */
export function findProgram(programId: string): CatalogueProgram | undefined {
  const [, code, grade, subject] = /^([a-z]{2})-(\d{1,2})-([a-z]+)$/.exec(programId) ?? []
  const country = programCountries.find((each) => each.toLowerCase() === code)
  const program =
    country && subjects.includes(subject as Subject) && programOf(country, Number(grade), subject as Subject)
  return program && program.programId === programId ? program : undefined
}
