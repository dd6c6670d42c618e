import { AppError, type Language } from '@lumi/contracts/errors'
import { isBeforeFirstTaught, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import type { Program, StudentPrograms, Subject } from '@lumi/contracts/programs'
import { onlineTopicsOf, topicsOf } from '@lumi/tutor'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type CatalogueProgram,
  findProgram,
  gradesOf,
  nearestGrade,
  programCountryOf,
  programOf,
  programsOf,
} from './catalogue.ts'
import {
  assertChangeOpen,
  assertRoom,
  isActive,
  isChangeOfTheDay,
  nextInFocus,
  nextMidnight,
  opensAt,
  type Studies,
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

/** Who acts. */
export interface ProgramStudent {
  id: string
  countryId: number
  timeZone: string
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'hub'> {
  /** Whether a language model answers: subjects without a core of their own need one. */
  hasOnlineTutor: boolean
  /** The plan of the student: how many subjects may be active at once; null: all. */
  subjectLimitOf(studentId: string): Promise<number | null>
  /** The `student` feature; null: nobody was asked yet. */
  gradeOf(studentId: string): Promise<number | null>
  /** The `learning` feature: ids of the skills the student has mastered. */
  masteredSkillsOf(studentId: string): Promise<ReadonlySet<string>>
  /** The `chat` feature: the general conversation becomes that of the subject. */
  giveGeneralConversation(tx: Tx, studentId: string, subject: Subject): Promise<void>
}

export type ProgramsService = ReturnType<typeof createProgramsService>

export function createProgramsService(dependencies: Dependencies) {
  const { db, clock, hub, hasOnlineTutor, subjectLimitOf, gradeOf, masteredSkillsOf, giveGeneralConversation } =
    dependencies

  function describe(
    program: CatalogueProgram,
    studies: Studies & { programs: readonly StudentProgramRow[] },
    mastered: ReadonlySet<string>,
    language: Language,
  ): Program {
    const row = studies.programs.find(({ programId }) => programId === program.programId)
    const status = row ? (row.pausedAt ? 'paused' : 'active') : isTaught(program) ? 'none' : 'unavailable'
    return {
      ...program,
      status,
      addedAt: row?.addedAt.toISOString() ?? null,
      pausedAt: row?.pausedAt?.toISOString() ?? null,
      isChange: isChangeOfTheDay(studies, program),
      onlineTopics: onlineTopicsOf(program).map((title) => title[language]),
      topics: topicsOf(program).map(({ topicId, title, skillIds }) => ({
        topicId,
        title: title[language],
        skills: skillIds.length,
        mastered: skillIds.filter((id) => mastered.has(id)).length,
        nextSkillId: skillIds.find((id) => !mastered.has(id)) ?? skillIds[0] ?? null,
      })),
    }
  }

  const isTaught = ({ kind }: CatalogueProgram) => kind === 'full' || hasOnlineTutor

  async function changeOf(student: Pick<ProgramStudent, 'id' | 'timeZone'>, changes: { opensAt: Date | null }) {
    const now = clock.now()
    return {
      subjectLimit: await subjectLimitOf(student.id),
      opensAt: opensAt(changes, now)?.toISOString() ?? null,
      afterThisAt: nextMidnight(student.timeZone, now).toISOString(),
    }
  }

  async function listOf(student: ProgramStudent, language: Language): Promise<StudentPrograms> {
    const studentId = student.id
    const [rows, changes, mastered] = await Promise.all([
      listStudentPrograms(db, studentId),
      findChanges(db, studentId),
      masteredSkillsOf(studentId),
    ])
    return {
      programs: rows.flatMap((row) => {
        const program = findProgram(row.programId)
        return program ? [describe(program, { programs: rows, ...changes }, mastered, language)] : []
      }),
      inFocus: changes.inFocus,
      change: await changeOf(student, changes),
    }
  }

  /** Pauses a program of the student; the chat then follows the one that was used last. */
  async function pauseIn(tx: Tx, studentId: string, rows: StudentProgramRow[], programId: string, now: Date) {
    const row = rows.find((each) => each.programId === programId)
    if (!row) throw new AppError('program_not_found')
    if (row.pausedAt) return rows
    await updateProgram(tx, studentId, programId, { pausedAt: now })
    return rows.map((each) => (each === row ? { ...row, pausedAt: now } : each))
  }

  /** The lock comes first, so of twenty requests at once each sees what the one before it has left. */
  async function takeUp(
    tx: Tx,
    student: ProgramStudent,
    program: CatalogueProgram,
    { insteadOfId, mustBeOwn }: { insteadOfId: string | undefined; mustBeOwn: boolean },
  ): Promise<void> {
    const now = clock.now()
    await lockStudent(tx, student.id)
    const changes = await findChanges(tx, student.id)
    const before = await listStudentPrograms(tx, student.id)
    const own = before.find(({ programId }) => programId === program.programId)
    if (mustBeOwn && !own) throw new AppError('program_not_found')
    if (!isTaught(program)) throw new AppError('program_unavailable')
    const studies = { programs: before, ...changes }
    const isCounted = isChangeOfTheDay(studies, program)
    if (isCounted) assertChangeOpen(studies, now)
    let rows = insteadOfId === undefined ? before : await pauseIn(tx, student.id, before, insteadOfId, now)
    // Another grade of the same subject takes its place.
    for (const row of rows) {
      if (isActive(row) && row.subject === program.subject && row.programId !== program.programId) {
        rows = await pauseIn(tx, student.id, rows, row.programId, now)
      }
    }
    const others = rows.filter((row) => isActive(row) && row.programId !== program.programId)
    assertRoom(others.length, await subjectLimitOf(student.id))
    await activateProgram(tx, student.id, program, now)
    await saveChanges(tx, student.id, {
      inFocus: program.programId,
      ...(isCounted && { changedAt: now, opensAt: nextMidnight(student.timeZone, now) }),
    })
  }

  async function listStudied(studentId: string) {
    const rows = await listStudentPrograms(db, studentId)
    return rows.flatMap(({ programId, subject }) => {
      const program = findProgram(programId)
      return program ? [{ programId, subject, grade: program.grade }] : []
    })
  }

  const announce = (studentId: string) => hub.publish(studentId, 'programs.changed', {})

  return {
    list: listOf,

    async listOfGrade(student: ProgramStudent, wanted: number | undefined, language: Language) {
      const country = programCountryOf(student.countryId)
      const [rows, changes, mastered, ownGrade] = await Promise.all([
        listStudentPrograms(db, student.id),
        findChanges(db, student.id),
        masteredSkillsOf(student.id),
        gradeOf(student.id),
      ])
      const studied = rows.map(({ programId }) => findProgram(programId)).findLast((program) => program !== undefined)
      const grade = nearestGrade(country, wanted ?? ownGrade ?? studied?.grade ?? middleGrade)
      return {
        grade,
        ownGrade,
        grades: gradesOf(country),
        programs: programsOf(country, grade).map((program) =>
          describe(program, { programs: rows, ...changes }, mastered, language),
        ),
        change: await changeOf(student, changes),
      }
    },

    /** Whether the student is onboarded: a non-empty list. */
    async listShort(studentId: string) {
      const [programs, ownGrade] = await Promise.all([listStudied(studentId), gradeOf(studentId)])
      return { isTooEarly: ownGrade !== null && isBeforeFirstTaught(ownGrade), programs }
    },

    listStudied,

    /**
     * The end of onboarding: maths of the grade, for a student who studies nothing yet. What was said before goes on in the
     * conversation of the subject. Asked again, it changes nothing. A grade before the first one gets no program: nobody is put
     * into another grade without having said so.
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
      return listOf(student, language)
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
      return listOf(student, language)
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
      return listOf(student, language)
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

    /** What a student studies in a subject: the active program, otherwise the one that was used last. */
    async inSubject(
      studentId: string,
      subject: Subject,
    ): Promise<{ programId: string; subject: Subject; grade: number } | undefined> {
      const rows = (await listStudentPrograms(db, studentId)).filter((row) => row.subject === subject)
      const [row] = rows.sort(
        (a, b) => Number(isActive(b)) - Number(isActive(a)) || b.usedAt.getTime() - a.usedAt.getTime(),
      )
      const program = row && findProgram(row.programId)
      return program && { programId: program.programId, subject, grade: program.grade }
    },

    /** What the chat follows; null: nothing, the general conversation is meant. */
    async inFocus(
      reader: Db,
      studentId: string,
    ): Promise<{ programId: string; subject: Subject; grade: number } | null> {
      const { inFocus } = await findChanges(reader, studentId)
      const program = inFocus === null ? undefined : findProgram(inFocus)
      return program ? { programId: program.programId, subject: program.subject, grade: program.grade } : null
    },
  }
}

/** For a student who has told no grade and studies nothing yet, or goes to no school. */
const middleGrade = 8
