import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import { socialRequests, socialTickets, studentIdentities } from './social.tables.ts'

export type RequestRow = typeof socialRequests.$inferSelect
export type TicketRow = typeof socialTickets.$inferSelect
export type IdentityRow = typeof studentIdentities.$inferSelect

export interface Identity {
  providerId: string
  issuer: string
  subject: string
  email: string | null
}

export async function createRequest(db: Db, row: typeof socialRequests.$inferInsert): Promise<void> {
  await db.insert(socialRequests).values(row)
}

/** The row, for the first caller only. */
export async function takeRequest(db: Db, state: string): Promise<RequestRow | undefined> {
  const [request] = await db
    .delete(socialRequests)
    .where(eq(socialRequests.stateHash, hashToken(state)))
    .returning()
  return request
}

/** @returns the ticket, of which only the hash is stored */
export async function createTicket(
  db: Db,
  row: Omit<typeof socialTickets.$inferInsert, 'ticketHash'>,
): Promise<string> {
  const ticket = randomToken()
  await db.insert(socialTickets).values({ ...row, ticketHash: hashToken(ticket) })
  return ticket
}

/** By the ticket of the browser or by the mailed one. */
export async function findTicket(db: Db, ticket: string, now: Date): Promise<TicketRow | undefined> {
  const hash = hashToken(ticket)
  const [row] = await db
    .select()
    .from(socialTickets)
    .where(
      and(or(eq(socialTickets.ticketHash, hash), eq(socialTickets.mailHash, hash)), gt(socialTickets.expiresAt, now)),
    )
  return row
}

/** True for the first caller only. */
export async function useTicket(tx: Tx, { ticketHash }: TicketRow): Promise<boolean> {
  const used = await tx
    .delete(socialTickets)
    .where(eq(socialTickets.ticketHash, ticketHash))
    .returning({ ticketHash: socialTickets.ticketHash })
  return used.length === 1
}

export async function updateTicket(
  tx: Tx,
  { ticketHash }: TicketRow,
  changes: Partial<TicketRow>,
): Promise<TicketRow | undefined> {
  const [updated] = await tx
    .update(socialTickets)
    .set(changes)
    .where(eq(socialTickets.ticketHash, ticketHash))
    .returning()
  return updated
}

/** Consumes one try at the mailed code atomically. False: none is left. */
export async function takeCodeTry(db: Db, { ticketHash }: TicketRow): Promise<boolean> {
  const tried = await db
    .update(socialTickets)
    .set({ codeTriesLeft: sql`${socialTickets.codeTriesLeft} - 1` })
    .where(and(eq(socialTickets.ticketHash, ticketHash), gt(socialTickets.codeTriesLeft, 0)))
    .returning({ ticketHash: socialTickets.ticketHash })
  return tried.length === 1
}

export async function findIdentity(
  db: Db,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<IdentityRow | undefined> {
  const [identity] = await db
    .select()
    .from(studentIdentities)
    .where(and(eq(studentIdentities.issuer, issuer), eq(studentIdentities.subject, subject)))
  return identity
}

/** False when the identity is already linked to an account. */
export async function createIdentity(tx: Tx, studentId: string, identity: Identity, now: Date): Promise<boolean> {
  const { providerId, issuer, subject, email } = identity
  const created = await tx
    .insert(studentIdentities)
    .values({
      id: crypto.randomUUID(),
      studentId,
      providerId,
      issuer,
      subject,
      email,
      createdAt: now,
      lastUsedAt: now,
    })
    .onConflictDoNothing({ target: [studentIdentities.issuer, studentIdentities.subject] })
    .returning({ id: studentIdentities.id })
  return created.length === 1
}

/** False when the identity is no longer linked. */
export async function noteUse(tx: Tx, identityId: string, identity: Identity, now: Date): Promise<boolean> {
  const { email, providerId } = identity
  const used = await tx
    .update(studentIdentities)
    .set({ lastUsedAt: now, providerId, ...(email === null ? {} : { email }) })
    .where(eq(studentIdentities.id, identityId))
    .returning({ id: studentIdentities.id })
  return used.length === 1
}

export const listIdentities = (db: Db, studentId: string): Promise<IdentityRow[]> =>
  db
    .select()
    .from(studentIdentities)
    .where(eq(studentIdentities.studentId, studentId))
    .orderBy(studentIdentities.createdAt)

export async function deleteIdentity(tx: Tx, identityId: string): Promise<void> {
  await tx.delete(studentIdentities).where(eq(studentIdentities.id, identityId))
}

/** Of an account that its owner takes back. */
export async function deleteIdentitiesOf(tx: Tx, studentId: string): Promise<void> {
  await tx.delete(studentIdentities).where(eq(studentIdentities.studentId, studentId))
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(socialRequests).where(lt(socialRequests.expiresAt, now))
  await db.delete(socialTickets).where(lt(socialTickets.expiresAt, now))
}
