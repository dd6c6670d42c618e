import { expect, test } from 'vitest'
import { findProgram, gradesOf, nearestGrade, programCountryOf, programsOf } from './catalogue.ts'
import { isChangeOfTheDay, nextInFocus, nextMidnight, opensAt } from './programs.rules.ts'

const at = (time: string) => new Date(`2026-11-${time}`)
const midnight = (zone: string, now: string) => nextMidnight(zone, new Date(now)).toISOString()

test.each([
  ['Europe/Minsk', '2026-11-21T20:59:59Z', '2026-11-21T21:00:00.000Z'],
  ['Europe/Minsk', '2026-11-21T21:00:00Z', '2026-11-22T21:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-21T07:59:00Z', '2026-11-21T08:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T09:59:00Z', '2026-11-21T10:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21T18:30:00.000Z'],
  // The night of 25 October 2026 has 25 hours in Berlin, the one of 29 March 23.
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['Nowhere/Else', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00.000Z'],
])('in %s at %s the next change opens at %s [K03]', (zone, now, expected) => {
  expect(midnight(zone, now)).toBe(expected)
})

const program = (programId: string, addedAt: string, pausedAt: string | null = null, usedAt = addedAt) => ({
  programId,
  subject: programId.split('-')[2]!,
  addedAt: at(addedAt),
  usedAt: at(usedAt),
  pausedAt: pausedAt === null ? null : at(pausedAt),
})
const physics = { programId: 'ru-8-physics', subject: 'physics' } as const
const maths = { programId: 'ru-8-maths', subject: 'maths' } as const

test.each([
  ['the first program of an account', [], null, maths, false],
  ['a second subject', [program('ru-8-maths', '01T10:00Z')], null, physics, true],
  ['another grade of an active subject', [program('ru-7-maths', '01T10:00Z')], null, maths, false],
  ['another grade of a paused subject', [program('ru-7-maths', '01T10:00Z', '02T10:00Z')], null, maths, true],
  ['back to what was paused last', [program('ru-8-maths', '01T10:00Z', '05T10:00Z')], '02T10:00Z', maths, false],
  [
    'back, after another subject was taken up',
    [program('ru-8-maths', '01T10:00Z', '05T10:00Z'), program('ru-8-physics', '05T11:00Z')],
    '05T11:00Z',
    maths,
    true,
  ],
  [
    'to and fro between two paused ones',
    [program('ru-8-maths', '01T10:00Z', '05T10:00Z'), program('ru-8-physics', '05T11:00Z', '05T12:00Z')],
    '05T11:00Z',
    physics,
    false,
  ],
  ['what is active anyway', [program('ru-8-maths', '01T10:00Z')], null, maths, false],
])('the change of the day: %s [S09]', (_name, programs, changedAt, wanted, expected) => {
  const studies = { programs, changedAt: changedAt === null ? null : at(changedAt), opensAt: null }
  expect(isChangeOfTheDay(studies, wanted)).toBe(expected)
})

test('a change is open once its time has come', () => {
  expect(opensAt({ opensAt: null }, at('21T10:00Z'))).toBeNull()
  expect(opensAt({ opensAt: at('21T21:00Z') }, at('21T20:59:59Z'))).toEqual(at('21T21:00Z'))
  expect(opensAt({ opensAt: at('21T21:00Z') }, at('21T21:00Z'))).toBeNull()
})

test('after a pause the chat follows what was used last, or nothing', () => {
  const older = program('ru-8-maths', '01T10:00Z', null, '20T10:00Z')
  expect(nextInFocus([program('ru-8-physics', '02T10:00Z'), older])).toBe('ru-8-maths')
  expect(nextInFocus([program('ru-8-physics', '02T10:00Z', '03T10:00Z')])).toBeNull()
})

test('the catalogue: every program is found by its id, and nothing else is', () => {
  for (const country of ['US', 'RU', 'BY'] as const)
    for (const grade of gradesOf(country))
      for (const each of programsOf(country, grade)) expect(findProgram(each.programId)).toEqual(each)
  for (const id of [
    '',
    'us-8',
    'us-8-magic',
    'US-8-maths',
    'us-08-maths',
    'fr-8-maths',
    'ru-12-maths',
    'us-6-physics',
    'us-7-chemistry',
    '../..',
  ])
    expect([id, findProgram(id)]).toEqual([id, undefined])
})

test('students of other countries learn by the school of the United States; other grades get the nearest', () => {
  expect([1, 2, 112, 1082].map(programCountryOf)).toEqual(['US', 'RU', 'BY', 'US'])
  expect([1, 5, 11, 12].map((grade) => nearestGrade('RU', grade))).toEqual([5, 5, 11, 11])
})
