import { AppError } from '@lumi/contracts/errors'
import type { Platform } from '../../../platform/platform.ts'
import { fingerprint, hashToken } from '../../../platform/secrets.ts'
import type { Caller } from '../caller.ts'
import { findTicket, type TicketRow } from './social.store.ts'

/** A call with a ticket: the caller, the browser's cookie, and the origin for mailed links. */
export interface TicketCaller extends Caller {
  browser: string | undefined
  site: string
}

/** Whether the ticket was presented by its mailed link, which proves the address. */
export const isMailed = (row: TicketRow, ticket: string) => row.mailHash === hashToken(ticket)

/** The hash covers the ticket: a code is invalid with any other. */
export const hashCode = (secretKey: string, row: TicketRow, code: string) =>
  fingerprint(secretKey, `social ${row.ticketHash} ${code}`)

/** @throws AppError `social_ticket_invalid`, `social_other_browser` for a mailed link opened elsewhere */
export async function getTicket(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ticket: string,
  { browser }: Pick<TicketCaller, 'browser'>,
): Promise<TicketRow> {
  const row = await findTicket(db, ticket, clock.now())
  if (!row || row.studentId !== null) throw new AppError('social_ticket_invalid')
  if (browser === undefined || hashToken(browser) !== row.browserHash) {
    throw new AppError(isMailed(row, ticket) ? 'social_other_browser' : 'social_ticket_invalid')
  }
  return row
}
