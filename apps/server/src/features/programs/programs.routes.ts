import {
  addProgramForStudy,
  chooseProgram,
  disableStudentEducationProgram,
  enableStudentEducationProgram,
  getCurrentStudentPrograms,
  getOnboardingPrograms,
  getProgramsWithStudyStatus,
} from '@lumi/contracts/programs'
import { type App, serve } from '../../platform/serve.ts'
import type { ProgramsService } from './programs.service.ts'

export function programsRoutes(app: App, programs: ProgramsService) {
  serve(app, getCurrentStudentPrograms, ({ student, language }) => programs.list(student, language))
  serve(app, getProgramsWithStudyStatus, ({ student, language, query }) =>
    programs.listOfGrade(student, query.grade, language),
  )
  serve(app, getOnboardingPrograms, ({ student }) => programs.listShort(student.id))
  serve(app, addProgramForStudy, ({ student, language, body }) => programs.add(student, language, body))
  serve(app, enableStudentEducationProgram, ({ student, language, body }) => programs.resume(student, language, body))
  serve(app, disableStudentEducationProgram, ({ student, language, body }) =>
    programs.pause(student, language, body.programId),
  )
  serve(app, chooseProgram, async ({ student, body }) => {
    await programs.choose(student.id, body.programId)
    return {}
  })
}
