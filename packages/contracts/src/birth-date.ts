import type { ValidationCode } from './errors.ts'
import { STUDENT_AGE } from './product-rules.ts'

/**
 * Calendar days as text, `2012-03-31`: a birthday has no time zone, and such texts compare in order of time. Pure: today is
 * an argument.
 */

/** False for days that do not exist, such as February 31. */
export function isRealDay(day: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? []
  if (!year || !month || !date || month > 12) return false
  const lengthOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return date <= lengthOfMonth
}

/** Age in whole years. Somebody born on February 29 is a year older on March 1. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The day on which somebody reaches the age. */
export function dayOfAge(birthDate: string, age: number): string {
  const day = `${String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0')}-${birthDate.slice(5)}`
  return isRealDay(day) ? day : `${day.slice(0, 4)}-03-01`
}

/** The error of a date of birth, if any. */
export function birthDateProblem(birthDate: string, today: string): ValidationCode | undefined {
  if (!isRealDay(birthDate)) return 'date'
  if (birthDate > today) return 'date_in_future'
  const age = ageOn(birthDate, today)
  if (age < STUDENT_AGE.min) return 'age_too_young'
  if (age > STUDENT_AGE.max) return 'age_too_old'
  return undefined
}
