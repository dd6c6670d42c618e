import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addressPrefix } from './address.ts'
import { audit as auditTable } from './audit.tables.ts'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db.ts'

type AuditAction =
  | 'registration'
  | 'email-confirmation'
  | 'sign-in'
  | 'sign-in-confirmation'
  | 'sign-in-method-added'
  | 'sign-in-method-removed'
  | 'sign-out'
  | 'refresh-reuse'
  | 'password-request'
  | 'password-change'
  | 'email-change-request'
  | 'email-change-cancel'
  | 'email-change'
  | 'email-change-undo'
  | 'consent-request'
  | 'consent-given'
  | 'consent-refused'
  | 'consent-withdrawn'
  | 'agreements'
  | 'birth-date'
  | 'deletion-request'
  | 'deletion-undo'
  | 'deletion'
  | 'export'
  | 'payment-order'
  | 'payment'
  | 'payment-refund'
  | 'payment-chargeback'
  /** The renewal was turned off or on; the target says which. */
  | 'plan'
  /** What somebody did on the command line (`npm run ops`). */
  | `operator: ${string}`

interface AuditEntry {
  action: AuditAction
  /** `started`: data began to leave in a file; `failed`: a fault, not a refusal. */
  result: 'done' | 'refused' | 'failed' | 'started'
  studentId?: string | undefined
  sessionId?: string | undefined
  /** User of the operating system who ran the command. */
  operator?: string | undefined
  /** What it was about, when that is no student: an agreement with its version. */
  target?: string | undefined
  /** Address of the caller; only its prefix is stored. */
  address?: string | undefined
  /** Instead of the address, where a job writes what a caller ordered before. */
  addressPrefix?: string | null | undefined
}

export interface Audit {
  /** Pass the transaction of the change, so that both are stored or neither. */
  write(db: Db, entry: AuditEntry): Promise<void>
  /**
   * Anonymises the rows of a student: the id becomes random, sessions and addresses are cleared.
   * @returns the random id, for the last line about them
   */
  pseudonymise(tx: Tx, studentId: string): Promise<string>
}

export const createAudit = (clock: Clock): Audit => ({
  async write(db, { address, ...entry }) {
    await db.insert(auditTable).values({
      ...entry,
      at: clock.now(),
      addressPrefix: address === undefined ? (entry.addressPrefix ?? null) : addressPrefix(address),
    })
  },
  async pseudonymise(tx, studentId) {
    const pseudonym = randomUUID()
    await tx
      .update(auditTable)
      .set({ studentId: pseudonym, sessionId: null, addressPrefix: null })
      .where(eq(auditTable.studentId, studentId))
    return pseudonym
  },
})
