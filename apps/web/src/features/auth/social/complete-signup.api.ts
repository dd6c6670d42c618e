import { loginWithSocial, type SocialSignIn } from '@lumi/contracts/social'
import { api } from '../../../lib/api.ts'

/** One question per ticket: it works once, and React may ask twice. */
const asked = new Map<string, Promise<SocialSignIn>>()

/** Signs in with the ticket, or says what is missing. Fails with the refusals of the contract. */
export function openTicket(ticket: string): Promise<SocialSignIn> {
  let answer = asked.get(ticket)
  if (!answer) {
    answer = api(loginWithSocial, { body: { ticket } })
    asked.set(ticket, answer)
    // A lost answer may be asked for again.
    answer.catch(() => asked.delete(ticket))
  }
  return answer
}
