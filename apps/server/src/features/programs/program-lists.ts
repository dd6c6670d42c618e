import type { Language } from '@lumi/contracts/errors'
import { isBeforeFirstTaught } from '@lumi/contracts/grades'
import type { Program, StudentPrograms, Subject } from '@lumi/contracts/programs'
import { onlineTopicsOf, topicsOf } from '@lumi/tutor/curriculum'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type CatalogueProgram,
  findProgram,
  gradesOf,
  nearestGrade,
  programCountryOf,
  programsOf,
} from './catalogue.ts'
import {
  isActive,
  isChangeOfTheDay,
  isTaught,
  middleGrade,
  nextMidnight,
  opensAt,
  type Studies,
} from './programs.rules.ts'
import { findChanges, listStudentPrograms, type StudentProgramRow } from './programs.store.ts'

/** The student on whose behalf a call runs. */
export interface ProgramStudent {
  id: string
  countryId: number
  timeZone: string
}

export interface ProgramListsDependencies extends Pick<Platform, 'db' | 'clock'> {
  /** Whether a language model is configured. Subjects without a core of their own need one. */
  hasOnlineTutor: boolean
  /** How many subjects the student's plan allows at once; null: no limit. */
  subjectLimitOf(studentId: string, reader: Db): Promise<number | null>
  /** Answered by the `student` feature: the grade; null: not known yet. */
  gradeOf(studentId: string): Promise<number | null>
  /** Answered by the `learning` feature: ids of the skills the student has mastered. */
  masteredSkillsOf(studentId: string): Promise<ReadonlySet<string>>
}

/** Lists what there is to study, and what a student studies. Read-only. */
export function createProgramLists(dependencies: ProgramListsDependencies) {
  const { db, clock, hasOnlineTutor, subjectLimitOf, gradeOf, masteredSkillsOf } = dependencies

  function describe(
    program: CatalogueProgram,
    studies: Studies & { programs: readonly StudentProgramRow[] },
    mastered: ReadonlySet<string>,
    language: Language,
  ): Program {
    const row = studies.programs.find(({ programId }) => programId === program.programId)
    const status = row
      ? row.pausedAt
        ? 'paused'
        : 'active'
      : isTaught(program, hasOnlineTutor)
        ? 'none'
        : 'unavailable'
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

  async function changeOf(student: Pick<ProgramStudent, 'id' | 'timeZone'>, changes: { opensAt: Date | null }) {
    const now = clock.now()
    return {
      subjectLimit: await subjectLimitOf(student.id, db),
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

  async function listStudied(studentId: string) {
    const rows = await listStudentPrograms(db, studentId)
    return rows.flatMap(({ programId, subject }) => {
      const program = findProgram(programId)
      return program ? [{ programId, subject, grade: program.grade }] : []
    })
  }

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

    /** The programs in short. A student with a non-empty list is onboarded. */
    async listShort(studentId: string) {
      const [programs, ownGrade] = await Promise.all([listStudied(studentId), gradeOf(studentId)])
      return { isTooEarly: ownGrade !== null && isBeforeFirstTaught(ownGrade), programs }
    },

    listStudied,

    /** The student's program in a subject: the active one, otherwise the one that was used last. */
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

    /** The program the chat follows; null: none, so the general conversation. */
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
