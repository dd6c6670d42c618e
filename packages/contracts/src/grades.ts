import { countryCode } from './countries.ts'

/** `educationYear` of somebody who goes to no school, or no longer. */
export const NOT_AT_SCHOOL = 0

/** The first school year there are programs for, in every country. */
export const FIRST_TAUGHT_GRADE = 5

/** Whether a school year comes before it. Who goes to no school is in none. */
export const isBeforeFirstTaught = (educationYear: number): boolean =>
  educationYear !== NOT_AT_SCHOOL && educationYear < FIRST_TAUGHT_GRADE

const years = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const lastYears: Readonly<Record<string, number>> = { US: 12, RU: 11, BY: 11 }
/** Most countries teach for twelve years; where it is less, the last tile is of no use and does no harm. */
const defaultLastYear = 12

/** School years of a country, in the order they are lived through; `NOT_AT_SCHOOL` stands beside them everywhere. */
export const gradesOf = (countryId: number): number[] =>
  years(lastYears[countryCode(countryId) ?? ''] ?? defaultLastYear)

export const isEducationYear = (educationYear: number, countryId: number): boolean =>
  educationYear === NOT_AT_SCHOOL || gradesOf(countryId).includes(educationYear)
