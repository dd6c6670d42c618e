import {
  askGuardian,
  decideAsGuardian,
  deleteAsGuardian,
  getConsentStatus,
  getGuardianPage,
  resendGuardianMail,
  sendGuardianManageLink,
  setRegistrationStudentInfo,
} from '@lumi/contracts/student'
import { type App, serve } from '../../platform/serve.ts'
import type { AgeService } from './age.service.ts'
import type { ConsentRequestsService } from './consent-requests.service.ts'
import type { GuardianService } from './guardian.service.ts'

interface Services {
  ages: AgeService
  requests: ConsentRequestsService
  guardians: GuardianService
}

export function studentRoutes(app: App, { ages, requests, guardians }: Services) {
  serve(app, setRegistrationStudentInfo, async ({ student, address, body }) => {
    const { student: after, isChanged } = await ages.setAge({ id: student.id, address }, body)
    return { chatAccess: app.chatAccessOf({ ...student, ...after }), isChanged }
  })
  serve(app, getConsentStatus, ({ student, language }) => requests.getStatus(student.id, language))
  serve(app, askGuardian, ({ student, address, language, body }) =>
    requests.askGuardian({ id: student.id, address }, language, body),
  )
  serve(app, resendGuardianMail, ({ student, address, language }) =>
    requests.resendMail({ id: student.id, address }, language),
  )

  serve(app, getGuardianPage, ({ language, address, body }) => guardians.getPage({ language, address }, body))
  serve(app, decideAsGuardian, ({ language, address, body }) => guardians.decide({ language, address }, body))
  serve(app, deleteAsGuardian, async ({ language, address, body }) => {
    await guardians.deleteStudent({ language, address }, body)
    return {}
  })
  serve(app, sendGuardianManageLink, async ({ language, address, body }) => {
    await guardians.sendManageLinks({ language, address }, body.email)
    return {}
  })
}
