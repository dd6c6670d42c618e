import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { listStudentPrograms } from './programs.store.ts'

/** Deleted with the student's row (cascade). */
export const programsPersonalData = (db: Db): PersonalData => ({
  name: 'programs',
  async exportOf(studentId) {
    const programs = await listStudentPrograms(db, studentId)
    return programs.map(({ programId, addedAt, usedAt, pausedAt }) => ({ programId, addedAt, usedAt, pausedAt }))
  },
})
