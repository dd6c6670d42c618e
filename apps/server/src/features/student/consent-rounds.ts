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
 * What time alone brings about: reminders, the end of a request, and of the account that waits for it. Safe to run at any
 * moment and on several processes: what a round does is part of the statement that takes it.
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
        // The birthday may have come in between.
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

  /** Nobody agreed in time: nothing of the child is kept. */
  async function deleteWaiting() {
    const before = daysAgo(CONSENT.answerDays)
    for (const { id } of await listWaiting(db, before)) {
      const { afterCommit } = await db.transaction(async (tx) => {
        const student = await lockStudent(tx, id)
        const isStill =
          student?.guardianStateAt && student.guardianStateAt <= before && student.guardianState !== 'given'
        if (!isStill) return { afterCommit: async () => {} }
        if (!consent.isUnderAge(student)) {
          // Grown up while waiting: there is nothing to wait for any more.
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
