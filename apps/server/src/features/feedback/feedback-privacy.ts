import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { listChatFeedback } from './feedback.store.ts'
import { listMessages, listRequestsOf } from './requests.store.ts'

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
  async *exportOf(studentId) {
    for (const request of await listRequestsOf(db, studentId)) {
      const { requestNumber, type, text, messages, pictures, status, createdAt, changedAt } = request
      const written = await listMessages(db, requestNumber)
      const thread = written.map((message) => ({
        author: message.author,
        text: message.text,
        pictures: message.pictures ?? [],
        opensAt: message.opensAt,
        createdAt: message.createdAt,
      }))
      yield { requestNumber, type, text, messages, pictures: pictures ?? [], status, createdAt, changedAt, thread }
    }
  },
})
