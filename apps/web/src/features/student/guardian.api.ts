import {
  decideAsGuardian,
  deleteAsGuardian,
  type GuardianPage,
  getGuardianPage,
  sendGuardianManageLink,
} from '@lumi/contracts/student'
import { api } from '../../lib/api.ts'

export interface Key {
  linkId: string
  secret: string
}

export const loadGuardianPage = (key: Key): Promise<GuardianPage> => api(getGuardianPage, { body: key })

export const decide = (
  key: Key,
  decision: 'agree' | 'refuse' | 'withdraw',
  agreeing: { contentHash?: string; isGuardian?: boolean } = {},
): Promise<GuardianPage> => api(decideAsGuardian, { body: { ...key, decision, ...agreeing } })

export const deleteStudent = (key: Key) => api(deleteAsGuardian, { body: key })

export const sendManageLink = (email: string) => api(sendGuardianManageLink, { body: { email } })
