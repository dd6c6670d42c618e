import {
  addStudentInstitution,
  finishOnboarding,
  getStudentInstitutionsList,
  getStudentPersonalInfo,
  getStudentProfile,
  setStudentPersonalInfo,
  updateStudentInstitutionInfo,
} from '@lumi/contracts/profile'
import { type App, serve } from '../../platform/serve.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(app: App, profiles: ProfileService) {
  serve(app, getStudentPersonalInfo, ({ student }) => profiles.getPersonalInfo(student.id))
  serve(app, setStudentPersonalInfo, ({ student, body }) => profiles.setPersonalInfo(student.id, body))
  serve(app, finishOnboarding, ({ student, body }) => profiles.finishOnboarding(student.id, body))
  serve(app, getStudentProfile, ({ student }) => profiles.getProfile(student.id))
  serve(app, getStudentInstitutionsList, async ({ student }) => ({
    institutions: await profiles.listInstitutions(student.id),
  }))
  serve(app, addStudentInstitution, ({ student, body }) => profiles.addInstitution(student.id, body))
  serve(app, updateStudentInstitutionInfo, ({ student, body }) => profiles.updateInstitution(student.id, body))
}
