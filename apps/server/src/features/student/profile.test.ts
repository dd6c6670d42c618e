import { randomUUID } from 'node:crypto'
import { PROFILE } from '@lumi/contracts/product-rules'
import {
  addStudentInstitution,
  finishOnboarding,
  getStudentInstitutionsList,
  getStudentPersonalInfo,
  getStudentProfile,
  setStudentPersonalInfo,
  updateStudentInstitutionInfo,
} from '@lumi/contracts/profile'
import { getOnboardingPrograms } from '@lumi/contracts/programs'
import { setRegistrationStudentInfo } from '@lumi/contracts/student'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A second device of the same student. */
const elsewhere = (client: SignedInClient) => server.signIn(client.student)
const programsOf = async (client: SignedInClient) => (await client.call(getOnboardingPrograms)).programs

test('a new student has told nothing; each answer is kept by itself [A04][E02]', async () => {
  const student = await server.signIn(aStudent({ countryId: 112 }))
  const nothing = {
    name: null,
    birthDate: '1990-01-01',
    gender: null,
    school: null,
    city: null,
    countryId: 112,
    educationYear: null,
  }
  expect(await student.call(getStudentPersonalInfo)).toEqual(nothing)
  await student.call(setStudentPersonalInfo, { body: { name: ' Нора ' } })
  await student.call(setStudentPersonalInfo, { body: { gender: 'unset', city: 'Мінск' } })
  expect(await student.call(setStudentPersonalInfo, { body: { educationYear: 8 } })).toEqual({
    ...nothing,
    name: 'Нора',
    gender: 'unset',
    city: 'Мінск',
    educationYear: 8,
  })
  expect(await student.call(setStudentPersonalInfo, { body: { school: 'Гимназия 1', city: null } })).toMatchObject({
    name: 'Нора',
    school: 'Гимназия 1',
    city: null,
    educationYear: 8,
  })
})

test('the profile has the institutions, the first of which is school and target grade [A04][E02]', async () => {
  const student = await server.signIn()
  await student.call(setStudentPersonalInfo, { body: { school: 'Central High', educationYear: 8 } })
  await student.call(addStudentInstitution, { body: { name: 'Chess club', city: 'Duluth' } })
  expect((await student.call(getStudentProfile)).subjects).toEqual([])
  await student.call(finishOnboarding, { body: { educationYear: 8 } })
  const profile = await student.call(getStudentProfile)
  expect(profile).toMatchObject({
    school: 'Central High',
    educationYear: 8,
    subjects: ['maths'],
    institutions: [
      { name: 'Central High', city: null, educationYear: 8 },
      { name: 'Chess club', city: 'Duluth', educationYear: null },
    ],
  })
  expect(await student.call(getStudentInstitutionsList)).toEqual({ institutions: profile.institutions })
})

describe('institutions [A05]', () => {
  test('are added and changed, what is not said stays', async () => {
    const student = await server.signIn()
    const added = await student.call(addStudentInstitution, { body: { name: 'Lyceum', educationYear: 7 } })
    const { institutionId } = added
    expect(added).toEqual({ institutionId, name: 'Lyceum', city: null, educationYear: 7 })
    const body = { institutionId, city: 'Minsk', educationYear: null }
    const changed = { institutionId, name: 'Lyceum', city: 'Minsk', educationYear: null }
    expect(await student.call(updateStudentInstitutionInfo, { body })).toEqual(changed)
    expect(await student.call(updateStudentInstitutionInfo, { body: { institutionId } })).toEqual(changed)
  })

  test('of somebody else, and of nobody, are not found and not changed', async () => {
    const owner = await server.signIn()
    const { institutionId } = await owner.call(addStudentInstitution, { body: { name: 'Lyceum' } })
    const other = await server.signIn()
    for (const id of [institutionId, randomUUID()]) {
      const body = { institutionId: id, name: 'Mine now', educationYear: 99 }
      await expect(other.call(updateStudentInstitutionInfo, { body })).rejects.toMatchObject({
        code: 'institution_not_found',
        status: 404,
      })
    }
    expect((await owner.call(getStudentInstitutionsList)).institutions).toMatchObject([{ name: 'Lyceum' }])
    expect((await other.call(getStudentInstitutionsList)).institutions).toEqual([])
  })

  test('have a name, but for the first, of which perhaps only the grade is known', async () => {
    const student = await server.signIn()
    const first = await student.call(addStudentInstitution, { body: { educationYear: 8 } })
    expect(first).toMatchObject({ name: null, educationYear: 8 })
    const refused = { code: 'validation_failed', details: { validationErrors: [{ path: 'name', code: 'required' }] } }
    await expect(student.call(addStudentInstitution, { body: { name: null } })).rejects.toMatchObject(refused)
    const second = await student.call(addStudentInstitution, { body: { name: 'Chess club' } })
    const unnamed = { institutionId: second.institutionId, name: null }
    await expect(student.call(updateStudentInstitutionInfo, { body: unnamed })).rejects.toMatchObject(refused)
    expect((await student.call(getStudentInstitutionsList)).institutions).toEqual([first, second])
  })

  test('are ten at most, also when they come at once', async () => {
    const student = await server.signIn()
    const answers = await Promise.allSettled(
      Array.from({ length: PROFILE.maxInstitutions + 3 }, (_, index) =>
        student.call(addStudentInstitution, { body: { name: `School ${index}` } }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.map((answer) => (answer as PromiseRejectedResult).reason.code)).toEqual([
      'institution_limit',
      'institution_limit',
      'institution_limit',
    ])
    const { institutions } = await student.call(getStudentInstitutionsList)
    expect(new Set(institutions.map(({ name }) => name)).size).toBe(PROFILE.maxInstitutions)
  })
})

test.each([
  [{ educationYear: 12 }, 'educationYear', 'invalid'],
  [{ educationYear: -1 }, 'educationYear', 'invalid'],
  [{ name: 'я'.repeat(201) }, 'name', 'too_long'],
  [{ name: '\u200b' }, 'name', 'required'],
  [{ city: 'a\u202eb' }, 'city', 'text_not_allowed'],
  [{ gender: 'robot' as 'male' }, 'gender', 'required'],
])('%j is refused at %s as %s, and nothing of it is stored [V12]', async (wrong, path, code) => {
  const student = await server.signIn(aStudent({ countryId: 2, name: 'Before' }))
  const body = { name: 'After', school: 'Some school', ...wrong }
  for (const contract of [setStudentPersonalInfo, finishOnboarding]) {
    await expect(student.call(contract, { body: { educationYear: 5, ...body } })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { body: { validationErrors: [expect.objectContaining({ path, code })] } },
    })
  }
  expect(await student.call(getStudentPersonalInfo)).toMatchObject({ name: 'Before', school: null })
  expect(await programsOf(student)).toEqual([])
})

test('markup and emoji in a name are text', async () => {
  const student = await server.signIn()
  const name = '<img src=x onerror=alert(1)> 🦊 & “co”'
  await student.call(setStudentPersonalInfo, { body: { name } })
  expect(await student.call(getStudentPersonalInfo)).toMatchObject({ name })
})

describe('onboarding [B07]', () => {
  test('half of it is kept for the other device; the end adds the program of grade and country [B06][S05]', async () => {
    const phone = await server.signIn(aStudent({ countryId: 2 }))
    await phone.call(setStudentPersonalInfo, { body: { name: 'Нора', gender: 'female' } })
    expect(await programsOf(phone)).toEqual([])
    const computer = await elsewhere(phone)
    expect(await computer.call(getStudentPersonalInfo)).toMatchObject({ name: 'Нора', gender: 'female' })
    const info = await computer.call(finishOnboarding, { body: { educationYear: 8 } })
    expect(info).toMatchObject({ name: 'Нора', gender: 'female', educationYear: 8 })
    expect(await programsOf(phone)).toEqual([{ programId: 'ru-8-maths', subject: 'maths', grade: 8 }])
  })

  test('two devices that finish at once make one school and one program', async () => {
    const phone = await server.signIn()
    const computer = await elsewhere(phone)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? phone : computer).call(finishOnboarding, {
          body: { name: index % 2 ? 'Phone' : 'Computer', educationYear: index % 2 ? 7 : 9 },
        }),
      ),
    )
    const { institutions, name, educationYear } = await phone.call(getStudentProfile)
    expect(institutions).toHaveLength(1)
    // The answers of one device are kept together.
    expect([`Phone 7`, `Computer 9`]).toContain(`${name} ${educationYear}`)
    expect(await programsOf(phone)).toHaveLength(1)
  })

  test('answers of two devices to different questions do not undo each other', async () => {
    const phone = await server.signIn()
    const computer = await elsewhere(phone)
    await Promise.all([
      phone.call(setStudentPersonalInfo, { body: { name: 'Nora' } }),
      computer.call(setStudentPersonalInfo, { body: { gender: 'female' } }),
      phone.call(setStudentPersonalInfo, { body: { school: 'Central High' } }),
      computer.call(setStudentPersonalInfo, { body: { educationYear: 8 } }),
    ])
    expect(await phone.call(getStudentPersonalInfo)).toMatchObject({
      name: 'Nora',
      gender: 'female',
      school: 'Central High',
      educationYear: 8,
    })
  })

  test('nothing of it is taken before date of birth and country are known and a parent has agreed', async () => {
    const nobody = await server.signIn(aStudent({ birthDate: null }))
    const child = await server.signIn(aStudent({ birthDate: null }))
    const year = server.lumi.platform.clock.now().getUTCFullYear() - 10
    const body = { birthDate: `${year}-01-01`, countryId: 1 }
    expect(await child.call(setRegistrationStudentInfo, { body })).toMatchObject({ chatAccess: 'needs_guardian' })
    for (const client of [nobody, child]) {
      for (const contract of [setStudentPersonalInfo, finishOnboarding]) {
        await expect(client.call(contract, { body: { name: 'Nora', educationYear: 5 } })).rejects.toMatchObject({
          code: 'consent_required',
        })
      }
      expect(await programsOf(client)).toEqual([])
    }
  })

  test('a student who goes to no school learns too', async () => {
    const student = await server.signIn()
    await student.call(finishOnboarding, { body: { name: 'Nora', educationYear: 0 } })
    expect(await student.call(getStudentPersonalInfo)).toMatchObject({ educationYear: 0 })
    expect(await programsOf(student)).toMatchObject([{ grade: 8 }])
  })
})
