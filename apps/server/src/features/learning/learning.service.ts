import { AppError, type Language } from '@lumi/contracts/errors'
import type { Progress } from '@lumi/contracts/learning'
import { findSkill } from '@lumi/tutor/curriculum'
import { type LearnerEvent, type LearnerView, learnerFrom, mergedLog } from '@lumi/tutor/learner'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Place, placeOf, progressFrom, viewFrom } from './learning.rules.ts'
import { listEvents, savingEvents } from './learning.store.ts'

/** The student on whose behalf a call runs. */
export interface LearningStudent {
  id: string
  countryId: number
  timeZone: string
  birthDate: string | null
}

interface Dependencies extends Pick<Platform, 'db' | 'clock'> {
  /** Answered by the `student` feature: the grade; null: not known yet. */
  gradeOf(studentId: string): Promise<number | null>
  /** Answered by the `programs` feature: the country whose curriculum students of a country follow. */
  programCountryOf(countryId: number): Place['country']
}

export type LearningService = ReturnType<typeof createLearningService>

export function createLearningService({ db, clock, gradeOf, programCountryOf }: Dependencies) {
  async function known({ id, countryId, birthDate }: Omit<LearningStudent, 'timeZone'>, now: number, wanted?: number) {
    const [stored, grade] = await Promise.all([listEvents(db, id), wanted ?? gradeOf(id)])
    return { events: mergedLog(stored), place: placeOf(programCountryOf(countryId), grade, birthDate, now) }
  }

  const record = async (on: Db, studentId: string, events: readonly LearnerEvent[]) =>
    void (await on.execute(savingEvents(studentId, events, sql`(values (1)) as alone`)))

  return {
    /**
     * What the tutor knows about the student when it takes a turn.
     * @param grade of the conversation's program; undefined: the student's own
     */
    async viewOf(student: Omit<LearningStudent, 'timeZone'>, at: Date, grade?: number): Promise<LearnerView> {
      const now = at.getTime()
      const { events, place } = await known(student, now, grade)
      return viewFrom(events, place, now)
    },

    /** Topics whose review is due. */
    async countDueReviews(studentId: string, at: Date): Promise<number> {
      const { skills } = learnerFrom(mergedLog(await listEvents(db, studentId)))
      return [...skills.values()].filter(({ card }) => card && card.dueAt <= at.getTime()).length
    },

    /** A CTE of the statement that ends the reply. */
    recording: savingEvents,
    record,

    async getProgress(student: LearningStudent, language: Language): Promise<Progress> {
      const now = clock.now().getTime()
      const { events, place } = await known(student, now)
      return progressFrom(events, { ...place, timeZone: student.timeZone, language }, now)
    },

    async reset(student: Pick<LearningStudent, 'id'>, skill: string | undefined): Promise<void> {
      if (skill !== undefined && !findSkill(skill)) throw new AppError('skill_not_found')
      const id = `reset|${crypto.randomUUID()}`
      const event: LearnerEvent = {
        kind: 'reset',
        id,
        at: clock.now().getTime(),
        ...(skill !== undefined && { skill }),
      }
      await record(db, student.id, [event])
    },

    async masteredSkillsOf(studentId: string): Promise<ReadonlySet<string>> {
      const { skills } = learnerFrom(await listEvents(db, studentId))
      return new Set([...skills.values()].filter(({ isMastered }) => isMastered).map(({ skill }) => skill))
    },
  }
}
