import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { listMessagesOf } from './push.store.ts'

/** Browsers lose their student with the student's row, pushes go with it. */
export const pushPersonalData = (db: Db): PersonalData => ({
  name: 'pushes',
  exportOf: (studentId) => listMessagesOf(db, studentId),
})
