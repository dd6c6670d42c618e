import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { birthDateProblem } from './birth-date.ts'
import { countryIdOf } from './countries.ts'
import { gradesOf, isEducationYear, NOT_AT_SCHOOL } from './grades.ts'
import { PhoneNumber } from './phone.ts'
import { addStudentInstitution, StudentName, setStudentPersonalInfo } from './profile.ts'
import { setRegistrationStudentInfo } from './student.ts'

const problemOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message
const today = '2026-11-21'

describe('names [V04][E02]', () => {
  test.each([
    'Нора',
    'Ñandú O’Connor-García',
    '李小龍',
    'محمد',
    'ნინო',
    'Ng',
    '7',
    'X Æ A-12',
    '🦊',
    '👩🏽‍🚀 Zoë',
    '<b>Bold</b>',
    '"><script>alert(1)</script>',
    "Robert'); DROP TABLE students;--",
    'ф'.repeat(200),
    '{{name}}',
  ])('"%s" is a name as it is', (name) => {
    expect(z.parse(StudentName, name)).toBe(name)
  })

  test('spaces at the ends go, and the same letters are stored in the same way', () => {
    expect(z.parse(StudentName, '  Zoë ')).toBe('Zoë'.normalize('NFC'))
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b\u200d', 'required'],
    ['ф'.repeat(201), 'too_long'],
    ['a\nb', 'text_not_allowed'],
    ['evil\u202etxt.exe', 'text_not_allowed'],
    ['a\u0000b', 'text_not_allowed'],
    ['\ud800', 'text_not_allowed'],
    [undefined, 'required'],
    [7, 'required'],
  ])('%j is refused as %s', (name, code) => {
    expect(problemOf(StudentName, name)).toBe(code)
  })
})

describe('days of birth [V04][V07]', () => {
  const age = setRegistrationStudentInfo.body
  test.each([
    ['2011-02-31', 'date'],
    ['2013-02-29', 'date'],
    ['2012-13-01', 'date'],
    ['2012-00-10', 'date'],
    ['2012-1-1', 'date'],
    ['31.12.2010', 'date'],
    ['', 'required'],
    [null, 'required'],
  ])('%j is no day: %s', (birthDate, code) => {
    expect(problemOf(age, { birthDate, countryId: 1 })).toBe(code)
  })

  test.each([
    ['2012-02-29', undefined],
    ['2021-11-21', undefined],
    ['2021-11-22', 'age_too_young'],
    ['2023-11-21', 'age_too_young'],
    ['2026-11-22', 'date_in_future'],
    ['2999-01-01', 'date_in_future'],
    ['1906-11-21', undefined],
    ['1905-11-22', undefined],
    ['1905-11-21', 'age_too_old'],
    ['1890-01-01', 'age_too_old'],
  ])('%s, seen on 21 November 2026: %s', (birthDate, code) => {
    expect(birthDateProblem(birthDate, today)).toBe(code)
  })
})

describe('school years', () => {
  test('are those of the country', () => {
    expect(gradesOf(1)).toHaveLength(12)
    expect(gradesOf(2)).toHaveLength(11)
    expect(gradesOf(112)).toHaveLength(11)
    expect(gradesOf(countryIdOf('DE')!)).toHaveLength(12)
    expect(isEducationYear(12, 1)).toBe(true)
    expect(isEducationYear(12, 2)).toBe(false)
    expect(isEducationYear(-1, 1)).toBe(false)
    expect(isEducationYear(NOT_AT_SCHOOL, 112)).toBe(true)
  })
})

test('a grade is a whole number, a gender one of three, and what is not said is not changed [V04]', () => {
  const { body } = setStudentPersonalInfo
  expect(problemOf(body, { educationYear: 7.5 })).toBe('required')
  expect(problemOf(body, { educationYear: '7' })).toBe('required')
  expect(problemOf(body, { gender: 'cat' })).toBe('required')
  expect(z.parse(body, { city: null })).toEqual({ city: null })
  expect(z.parse(body, {})).toEqual({})
})

test('a school has a name of at most 200 characters [V04]', () => {
  expect(problemOf(addStudentInstitution.body, { name: ' ' })).toBe('required')
  expect(problemOf(addStudentInstitution.body, { name: 'ш'.repeat(201) })).toBe('too_long')
  expect(z.parse(addStudentInstitution.body, { name: null })).toEqual({ name: null })
  expect(z.parse(addStudentInstitution.body, { name: 'Лицей № 239' })).toEqual({ name: 'Лицей № 239' })
})

test.each([
  ['+79999999999', undefined],
  [' +1234567 ', undefined],
  ['+123456789012345', undefined],
  ['+123456', 'phone'],
  ['+1234567890123456', 'phone'],
  ['79999999999', 'phone'],
  ['+7 999 999 99 99', 'phone'],
  ['+7999999999x', 'phone'],
  ['', 'required'],
])('the phone number "%s": %s [V02]', (phone, problem) => {
  expect(problemOf(PhoneNumber, phone)).toBe(problem)
})
