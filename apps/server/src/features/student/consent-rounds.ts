import { CONSENT } from '@lumi/contracts/product-rules'
import type { Consent, Dependencies } from './consent.ts'
import {
  closeRequest,
  deleteUnanswered,
  getStudent,
  listOpenRequests,
  listWaiting,
  lockStudent,
  saveGuardianState,
  takeReminder,
} from './student.store.ts'

const dayMs = 86_400_000

/**
 * The hourly round: sends reminders, closes old requests, and deletes accounts that waited too long for a parent. Safe to run
 * at any time and on several processes: each step is claimed by a conditional update.
 */
export function createConsentRounds(dependencies: Dependencies, consent: Consent) {
  const { db, clock, mail, requestDeletion } = dependencies
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)

  async function remind() {
    for (const request of await listOpenRequests(db, daysAgo(CONSENT.reminderDays[0]))) {
      const due = CONSENT.reminderDays.filter((days) => request.createdAt <= daysAgo(days)).length
      if (request.kind !== 'consent' || request.remindersSent >= due || request.expiresAt <= clock.now()) continue
      await db.transaction(async (tx) => {
        const student = await getStudent(tx, request.studentId)
        // The student may have come of age in the meantime.
        if (!consent.isUnderAge(student) || !(await takeReminder(tx, request.id, due))) return
        await consent.writeToParent(tx, 'reminder', request, student)
      })
    }
    mail.flush()
  }

  async function expireRequests() {
    for (const request of await listOpenRequests(db, daysAgo(CONSENT.answerDays))) {
      await db.transaction(async (tx) => {
        await lockStudent(tx, request.studentId)
        await closeRequest(tx, request.id, 'expired', clock.now())
      })
    }
    await deleteUnanswered(db, daysAgo(CONSENT.answerDays))
  }

  /** No parent agreed in time: everything about the child is deleted. */
  async function deleteWaiting() {
    const before = daysAgo(CONSENT.answerDays)
    for (const { id } of await listWaiting(db, before)) {
      const { afterCommit } = await db.transaction(async (tx) => {
        const student = await lockStudent(tx, id)
        const isStill =
          student?.guardianStateAt && student.guardianStateAt <= before && student.guardianState !== 'given'
        if (!isStill) return { afterCommit: async () => {} }
        if (!consent.isUnderAge(student)) {
          // Came of age while waiting, so no consent is needed.
          await saveGuardianState(tx, id, student.guardianState, null)
          return { afterCommit: async () => {} }
        }
        return requestDeletion(tx, { studentId: id, by: 'retention', graceDays: 0 })
      })
      await afterCommit()
    }
  }

  return async function runRound(): Promise<void> {
    await remind()
    await expireRequests()
    await deleteWaiting()
  }
}
