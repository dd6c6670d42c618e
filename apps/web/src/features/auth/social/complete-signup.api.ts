import { loginWithSocial, type SocialSignIn } from '@lumi/contracts/social'
import { api } from '../../../lib/api.ts'

/** One request per ticket: a ticket works once, and an effect may run twice. */
const asked = new Map<string, Promise<SocialSignIn>>()

/** Signs in with the ticket, or says what is missing. Rejects with the errors of the contract. */
export function openTicket(ticket: string): Promise<SocialSignIn> {
  let answer = asked.get(ticket)
  if (!answer) {
    answer = api(loginWithSocial, { body: { ticket } })
    asked.set(ticket, answer)
    // After a lost response it may be asked again.
    answer.catch(() => asked.delete(ticket))
  }
  return answer
}
