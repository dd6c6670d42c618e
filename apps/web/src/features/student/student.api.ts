import {
  askGuardian,
  type ConsentStatus,
  getConsentStatus,
  resendGuardianMail,
  setRegistrationStudentInfo,
} from '@lumi/contracts/student'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { typedParent } from './typed-parent.ts'

/** Every response also says whether the chat is open now. */
const adopt = (status: ConsentStatus): ConsentStatus => {
  chatAccess.set(status.chatAccess)
  return status
}

export const loadConsentStatus = () => api(getConsentStatus).then(adopt)

export async function askParent(body: { email: string; language: 'en' | 'ru' }): Promise<ConsentStatus> {
  const status = await api(askGuardian, { body })
  typedParent.keep(body.email)
  return adopt(status)
}

export const writeToParentAgain = () => api(resendGuardianMail).then(adopt)

export async function saveAge(body: { birthDate: string; countryId: number }): Promise<void> {
  const { chatAccess: next } = await api(setRegistrationStudentInfo, { body })
  chatAccess.set(next)
}
