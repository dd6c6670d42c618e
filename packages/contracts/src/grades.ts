import { countryCode } from './countries.ts'

/** `educationYear` of somebody who does not go to school. */
export const NOT_AT_SCHOOL = 0

/** The first school year that has programs, in every country. */
export const FIRST_TAUGHT_GRADE = 5

/** Whether a school year is before the first one with programs. False for `NOT_AT_SCHOOL`. */
export const isBeforeFirstTaught = (educationYear: number): boolean =>
  educationYear !== NOT_AT_SCHOOL && educationYear < FIRST_TAUGHT_GRADE

const years = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const lastYears: Readonly<Record<string, number>> = { US: 12, RU: 11, BY: 11 }
/** Twelve in most countries; in a country with fewer years the last ones are just not chosen. */
const defaultLastYear = 12

/** School years of a country in ascending order; `NOT_AT_SCHOOL` is an extra choice in every country. */
export const gradesOf = (countryId: number): number[] =>
  years(lastYears[countryCode(countryId) ?? ''] ?? defaultLastYear)

export const isEducationYear = (educationYear: number, countryId: number): boolean =>
  educationYear === NOT_AT_SCHOOL || gradesOf(countryId).includes(educationYear)
