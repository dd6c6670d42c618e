import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { listChatFeedback, listRequestsOf } from './feedback.store.ts'

/** Deleted with the student's row (cascade). */
export const feedbackPersonalData = (db: Db): PersonalData[] => [requests(db), opinions(db)]

const opinions = (db: Db): PersonalData => ({
  name: 'opinions',
  async exportOf(studentId) {
    const found = await listChatFeedback(db, studentId)
    return found.map(({ messageId, feedback, updatedAt }) => ({ messageId, ...feedback, updatedAt }))
  },
})

const requests = (db: Db): PersonalData => ({
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
