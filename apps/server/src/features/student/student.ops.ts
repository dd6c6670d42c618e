import { isRealDay } from '@lumi/contracts/birth-date'
import { countryIdOf } from '@lumi/contracts/countries'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { opsCommand, option, studentReference } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AgeService } from './age.service.ts'

const correctAge = opsCommand({
  name: 'students correct-age',
  summary: 'Corrects date of birth and country of a student who, or whose parent, has shown support a proof.',
  arguments: {
    student: studentReference(),
    birthDate: option(
      z.string('a day such as 2012-03-31').check(z.refine(isRealDay, 'a day such as 2012-03-31')),
      'date of birth, as 2012-03-31',
    ),
    country: option(
      z
        .string('a country code such as DE')
        .check(z.refine((code) => countryIdOf(code) !== undefined, 'a country code such as DE')),
      'ISO 3166-1 code, as US, RU or DE',
    ),
  },
  confirm: ({ student }) => `Change date of birth and country of ${student} without asking a parent?`,
})

export const studentCommands = [correctAge]

interface Dependencies extends Pick<Platform, 'db' | 'ops'> {
  correctByOperator: AgeService['correctByOperator']
  /** Of the `auth` feature: throws when there is no such student. */
  getStudent(db: Db, reference: string): Promise<{ id: string }>
}

export function addStudentOps({ db, ops, correctByOperator, getStudent }: Dependencies) {
  ops.add(correctAge, async ({ student: reference, birthDate, country }, { concerns }) => {
    const { id: studentId } = await getStudent(db, reference)
    concerns({ studentId })
    const chatAccess = await correctByOperator(studentId, { birthDate, countryId: countryIdOf(country)! })
    return { say: `Corrected. The chat of the student is now: ${chatAccess}.` }
  })
}
