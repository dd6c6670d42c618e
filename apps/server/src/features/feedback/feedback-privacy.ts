import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { listRequestsOf } from './feedback.store.ts'

/** Deleted with the student's row (cascade). */
export const feedbackPersonalData = (db: Db): PersonalData => ({
  name: 'feedback',
  async exportOf(studentId) {
    const requests = await listRequestsOf(db, studentId)
    return requests.map(({ requestNumber, type, text, messages, createdAt }) => ({
      requestNumber,
      type,
      text,
      messages,
      createdAt,
    }))
  },
})
