import { AppError, type Language } from '@lumi/contracts/errors'
import { isBeforeFirstTaught, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import type { Subject } from '@lumi/contracts/programs'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CatalogueProgram, findProgram, nearestGrade, programCountryOf, programOf } from './catalogue.ts'
import { createProgramLists, type ProgramListsDependencies, type ProgramStudent } from './program-lists.ts'
import {
  assertChangeOpen,
  assertRoom,
  isActive,
  isChangeOfTheDay,
  isTaught,
  middleGrade,
  nextInFocus,
  nextMidnight,
} from './programs.rules.ts'
import {
  activateProgram,
  findChanges,
  listStudentPrograms,
  lockStudent,
  type StudentProgramRow,
  saveChanges,
  updateProgram,
} from './programs.store.ts'

interface Dependencies extends ProgramListsDependencies, Pick<Platform, 'hub'> {
  /** Of the `chat` feature: turns the general conversation into that of the subject. */
  giveGeneralConversation(tx: Tx, studentId: string, subject: Subject): Promise<void>
}

export type ProgramsService = ReturnType<typeof createProgramsService>

export function createProgramsService(dependencies: Dependencies) {
  const { db, clock, hub, hasOnlineTutor, subjectLimitOf, giveGeneralConversation } = dependencies
  const lists = createProgramLists(dependencies)

  /** Pauses a program of the student. @returns the rows afterwards */
  async function pauseIn(tx: Tx, studentId: string, rows: StudentProgramRow[], programId: string, now: Date) {
    const row = rows.find((each) => each.programId === programId)
    if (!row) throw new AppError('program_not_found')
    if (row.pausedAt) return rows
    await updateProgram(tx, studentId, programId, { pausedAt: now })
    return rows.map((each) => (each === row ? { ...row, pausedAt: now } : each))
  }

  /** Locks the student first, so that parallel requests are checked one after another. */
  async function takeUp(
    tx: Tx,
    student: ProgramStudent,
    program: CatalogueProgram,
    {
      insteadOfId,
      mustBeOwn,
      isFree = false,
    }: { insteadOfId: string | undefined; mustBeOwn: boolean; isFree?: boolean },
  ): Promise<void> {
    const now = clock.now()
    await lockStudent(tx, student.id)
    const changes = await findChanges(tx, student.id)
    const before = await listStudentPrograms(tx, student.id)
    const own = before.find(({ programId }) => programId === program.programId)
    if (mustBeOwn && !own) throw new AppError('program_not_found')
    if (!isTaught(program, hasOnlineTutor)) throw new AppError('program_unavailable')
    const studies = { programs: before, ...changes }
    const isCounted = !isFree && isChangeOfTheDay(studies, program)
    if (isCounted) assertChangeOpen(studies, now)
    let rows = insteadOfId === undefined ? before : await pauseIn(tx, student.id, before, insteadOfId, now)
    // It replaces another grade of the same subject.
    for (const row of rows) {
      if (isActive(row) && row.subject === program.subject && row.programId !== program.programId) {
        rows = await pauseIn(tx, student.id, rows, row.programId, now)
      }
    }
    const others = rows.filter((row) => isActive(row) && row.programId !== program.programId)
    assertRoom(others.length, await subjectLimitOf(student.id, tx))
    await activateProgram(tx, student.id, program, now)
    await saveChanges(tx, student.id, {
      inFocus: program.programId,
      ...(isCounted && { changedAt: now, opensAt: nextMidnight(student.timeZone, now) }),
    })
  }

  const announce = (studentId: string) => hub.publish(studentId, 'programs.changed', {})

  return {
    ...lists,

    /**
     * The end of onboarding: adds maths of the grade for a student who studies nothing yet; the general conversation becomes
     * that of the subject. Idempotent. A grade below the first one with programs gets none: nobody is put into another grade
     * unasked.
     */
    async addFirst(tx: Tx, student: { id: string; countryId: number; educationYear: number }): Promise<void> {
      await lockStudent(tx, student.id)
      if ((await listStudentPrograms(tx, student.id)).length > 0) return
      if (isBeforeFirstTaught(student.educationYear)) return
      const country = programCountryOf(student.countryId)
      const year = student.educationYear === NOT_AT_SCHOOL ? middleGrade : student.educationYear
      const program = programOf(country, nearestGrade(country, year), 'maths')!
      await activateProgram(tx, student.id, program, clock.now())
      await saveChanges(tx, student.id, { inFocus: program.programId })
      await giveGeneralConversation(tx, student.id, program.subject)
    },

    /**
     * A plan has ended: if more subjects are active than the smaller one allows, the one used last goes on and the others are
     * paused. Nothing is deleted. @returns how many were paused
     */
    async pauseBeyond(tx: Tx, studentId: string, limit: number): Promise<number> {
      await lockStudent(tx, studentId)
      const active = (await listStudentPrograms(tx, studentId)).filter(isActive)
      if (active.length <= limit) return 0
      const [kept, ...others] = active.toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
      for (const { programId } of others) await updateProgram(tx, studentId, programId, { pausedAt: clock.now() })
      const { inFocus } = await findChanges(tx, studentId)
      if (others.some(({ programId }) => programId === inFocus)) {
        await saveChanges(tx, studentId, { inFocus: kept?.programId ?? null })
      }
      return others.length
    },

    /** The choice after a plan has ended: the paused program takes the place of the active ones, not as the change of the day. */
    async resumeChosen(tx: Tx, student: ProgramStudent, programId: string): Promise<void> {
      await lockStudent(tx, student.id)
      const rows = await listStudentPrograms(tx, student.id)
      const program = findProgram(programId)
      if (!program || !rows.some((row) => row.programId === programId)) throw new AppError('program_not_found')
      const active = rows.filter(isActive)
      const limit = await subjectLimitOf(student.id, tx)
      const isFull = limit !== null && active.length >= limit && active.every((row) => row.programId !== programId)
      const oldest = active.toSorted((a, b) => a.usedAt.getTime() - b.usedAt.getTime())[0]
      const insteadOfId = isFull ? oldest?.programId : undefined
      await takeUp(tx, student, program, { insteadOfId, mustBeOwn: true, isFree: true })
    },

    /** Of what a plan limits. */
    async countActive(studentId: string): Promise<number> {
      return (await listStudentPrograms(db, studentId)).filter(isActive).length
    },

    /** Tells every device of the student that the list of programs, or the one in focus, has changed. */
    announce,

    async add(
      student: ProgramStudent,
      language: Language,
      body: { programId: string; insteadOfId?: string | undefined },
    ) {
      const program = findProgram(body.programId)
      if (!program || program.country !== programCountryOf(student.countryId)) throw new AppError('program_not_found')
      await db.transaction((tx) => takeUp(tx, student, program, { insteadOfId: body.insteadOfId, mustBeOwn: false }))
      announce(student.id)
      return lists.list(student, language)
    },

    async resume(
      student: ProgramStudent,
      language: Language,
      body: { programId: string; insteadOfId?: string | undefined },
    ) {
      const program = findProgram(body.programId)
      if (!program) throw new AppError('program_not_found')
      await db.transaction((tx) => takeUp(tx, student, program, { insteadOfId: body.insteadOfId, mustBeOwn: true }))
      announce(student.id)
      return lists.list(student, language)
    },

    async pause(student: ProgramStudent, language: Language, programId: string) {
      await db.transaction(async (tx) => {
        await lockStudent(tx, student.id)
        const { inFocus } = await findChanges(tx, student.id)
        const before = await listStudentPrograms(tx, student.id)
        const rows = await pauseIn(tx, student.id, before, programId, clock.now())
        if (inFocus === programId) await saveChanges(tx, student.id, { inFocus: nextInFocus(rows) })
      })
      announce(student.id)
      return lists.list(student, language)
    },

    async choose(studentId: string, programId: string | undefined): Promise<void> {
      await db.transaction(async (tx) => {
        await lockStudent(tx, studentId)
        if (programId !== undefined) {
          const row = (await listStudentPrograms(tx, studentId)).find((each) => each.programId === programId)
          if (!row || !isActive(row)) throw new AppError('program_not_found')
          await updateProgram(tx, studentId, programId, { usedAt: clock.now() })
        }
        await saveChanges(tx, studentId, { inFocus: programId ?? null })
      })
      announce(studentId)
    },
  }
}
