import type { ChatAccess } from '@lumi/contracts/auth'
import { ageOn, birthDateProblem, dayOfAge, isRealDay } from '@lumi/contracts/birth-date'
import { countryIdOf } from '@lumi/contracts/countries'
import { CONSENT } from '@lumi/contracts/product-rules'
import { describe, expect, test } from 'vitest'
import { chatAccess, dayIn, isSooner } from './age.rules.ts'
import { consentAgeBy } from './chat-access.ts'

const env = { consentAges: { byCountry: { ...CONSENT.ages, FR: 15 }, default: CONSENT.defaultAge } } as never
const consentAge = consentAgeBy(env)
const id = (code: string) => countryIdOf(code)!

test.each([
  ['US', 13],
  ['RU', 14],
  ['BY', 16],
  ['GB', 13],
  ['FR', 15],
  ['DE', 16],
])('in %s students decide by themselves from %d', (code, age) => {
  expect(consentAge(id(code))).toBe(age)
})

test('a country that nobody knows has the highest age', () => {
  expect(consentAge(99_999)).toBe(CONSENT.defaultAge)
})

const born = '2012-06-15'
/** Noon, and the minutes around midnight, in the student's time zone. */
const zones = ['UTC', 'Europe/Minsk', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']
const rows = Object.entries(CONSENT.ages).flatMap(([code, age]) => zones.map((zone) => [code, age, zone] as const))

describe('the chat opens at midnight of the birthday, in the zone of the student', () => {
  test.each(rows)('%s, %d years, %s', (code, age, zone) => {
    const midnight = Temporal.PlainDate.from(dayOfAge(born, age)).toZonedDateTime(zone)
    const at = (instant: Temporal.ZonedDateTime): ChatAccess =>
      chatAccess(
        { birthDate: born, countryId: id(code), guardianState: null },
        dayIn(zone, new Date(instant.epochMilliseconds)),
        consentAge,
      )
    expect(at(midnight.subtract({ seconds: 1 }))).toBe('needs_guardian')
    expect(at(midnight)).toBe('open')
    expect(at(midnight.add({ hours: 12 }))).toBe('open')
    expect(at(midnight.subtract({ days: 1 }))).toBe('needs_guardian')
  })
})

test.each([
  [null, 'needs_guardian'],
  ['asked', 'waiting_guardian'],
  ['given', 'open'],
  ['refused', 'refused'],
  ['withdrawn', 'refused'],
] as const)('under age with the consent %s the chat is %s; of age it is open', (guardianState, expected) => {
  const student = { birthDate: born, countryId: 1, guardianState }
  expect(chatAccess(student, '2022-01-01', consentAge)).toBe(expected)
  expect(chatAccess(student, '2030-01-01', consentAge)).toBe('open')
  expect(chatAccess({ ...student, birthDate: null }, '2030-01-01', consentAge)).toBe('needs_birth_date')
})

test('a zone this process does not know counts as UTC', () => {
  expect(dayIn('Nowhere/Else', new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
})

test('whoever was born on 29 February is older from 1 March', () => {
  expect(ageOn('2012-02-29', '2025-02-28')).toBe(12)
  expect(ageOn('2012-02-29', '2025-03-01')).toBe(13)
  expect(ageOn('2012-02-29', '2028-02-29')).toBe(16)
  expect(dayOfAge('2012-02-29', 13)).toBe('2025-03-01')
  expect(dayOfAge('2012-02-29', 16)).toBe('2028-02-29')
})

const today = '2026-11-21'
test.each([
  ['2015-02-31', 'date'],
  ['2015-13-01', 'date'],
  ['2015-00-10', 'date'],
  ['2015-01-00', 'date'],
  ['15-01-01', 'date'],
  ['', 'date'],
  ['2023-02-29', 'date'],
  ['2026-11-22', 'date_in_future'],
  ['2026-11-21', 'age_too_young'],
  ['2021-11-22', 'age_too_young'],
  ['2021-11-21', undefined],
  ['2012-02-29', undefined],
  ['1906-11-20', undefined],
  ['1905-11-21', 'age_too_old'],
  ['0001-01-01', 'age_too_old'],
])('the date of birth "%s" is refused as %s [V04]', (day, problem) => {
  expect(birthDateProblem(day, today)).toBe(problem)
})

test('only days that exist are days [V07]', () => {
  expect(['2024-02-29', '2026-12-31', '2026-04-30'].map(isRealDay)).toEqual([true, true, true])
  expect(['2026-02-29', '2026-04-31', '2026-4-3', '20260403', '2026-12-32'].map(isRealDay)).not.toContain(true)
})

const tenInUs = { birthDate: '2016-06-15', countryId: 1 }
test.each([
  ['older at once', { ...tenInUs, birthDate: '2000-01-01' }, true],
  ['a little older, still under age', { ...tenInUs, birthDate: '2013-11-30' }, true],
  ['younger', { ...tenInUs, birthDate: '2017-01-01' }, false],
  ['a country with a higher age', { ...tenInUs, countryId: 112 }, false],
  ['the same', tenInUs, false],
] as const)('a correction to %s opens the chat sooner: %s', (_name, after, expected) => {
  expect(isSooner(tenInUs, after, today, consentAge)).toBe(expected)
})

test('moving to a country with a lower age opens sooner, and is nothing special for grown-ups', () => {
  const fourteenInBelarus = { birthDate: '2012-01-01', countryId: 112 }
  expect(isSooner(fourteenInBelarus, { ...fourteenInBelarus, countryId: 2 }, today, consentAge)).toBe(true)
  const grown = { birthDate: '1990-01-01', countryId: 112 }
  expect(isSooner(grown, { birthDate: '1980-01-01', countryId: 1 }, today, consentAge)).toBe(false)
})
