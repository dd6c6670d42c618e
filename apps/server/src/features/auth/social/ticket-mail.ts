import { randomInt } from 'node:crypto'
import { AppError, type Language } from '@lumi/contracts/errors'
import { SESSION, SOCIAL } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import { findStudentByEmail } from '../auth.store.ts'
import type { AcceptedText } from '../auth.tables.ts'
import { confirmEmailMail, linkMail } from './social.mails.ts'
import { type TicketRow, updateTicket } from './social.store.ts'
import type { NewAccount } from './ticket-use.ts'
import { hashCode, type TicketCaller } from './tickets.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail'> {
  secretKey: string
  nameOf(row: TicketRow, language: Language): string
}

const newCode = () =>
  randomInt(10 ** SESSION.confirmationCodeDigits)
    .toString()
    .padStart(SESSION.confirmationCodeDigits, '0')

/** The mail with the link and the code that prove an address which the provider has not verified. */
export function createTicketMail({ db, clock, mail, secretKey, nameOf }: Dependencies) {
  /**
   * The same answer and the same kind of mail whether or not the address has an account.
   * @param wanted.agreements null: the account exists already
   */
  return async function orderMail(
    row: TicketRow,
    wanted: Omit<NewAccount, 'agreements'> & { agreements: readonly AcceptedText[] | null },
    caller: TicketCaller,
  ): Promise<void> {
    const [ticket, code] = [randomToken(), newCode()]
    await db.transaction(async (tx) => {
      const owner = await findStudentByEmail(tx, wanted.email)
      const isOwned = owner !== undefined && owner.emailConfirmedAt !== null
      const language = isOwned ? languageOf(owner.languageId).language : caller.language
      const updated = await updateTicket(tx, row, {
        mailHash: hashToken(ticket),
        codeHash: hashCode(secretKey, row, code),
        codeTriesLeft: SOCIAL.codeTries,
        wantedEmail: wanted.email,
        acceptedAgreements: wanted.agreements,
        timeZone: wanted.timeZone,
        referralInfo: wanted.referralInfo,
        expiresAt: new Date(clock.now().getTime() + SOCIAL.mailMinutes * 60_000),
      })
      if (!updated) throw new AppError('social_ticket_invalid')
      const content = { ticket, code, providerName: nameOf(row, language) }
      await mail.send(tx, {
        to: isOwned ? owner.email : wanted.email,
        ...(isOwned && { studentId: owner.id }),
        ...(isOwned ? linkMail : confirmEmailMail)(language, caller.site, content),
      })
    })
    mail.flush()
  }
}
