import { addressPrefix } from './address.ts'
import { audit as auditTable } from './audit.tables.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

type AuditAction =
  | 'registration'
  | 'email-confirmation'
  | 'sign-in'
  | 'sign-in-confirmation'
  | 'sign-out'
  | 'refresh-reuse'
  | 'password-request'
  | 'password-change'
  | 'consent'

interface AuditEntry {
  action: AuditAction
  result: 'done' | 'refused'
  studentId?: string | undefined
  sessionId?: string | undefined
  /** Address of the caller; only its prefix is stored. */
  address?: string | undefined
}

export interface Audit {
  /** Writes with the change: pass the transaction that makes it. */
  write(db: Db, entry: AuditEntry): Promise<void>
}

export const createAudit = (clock: Clock): Audit => ({
  async write(db, { address, ...entry }) {
    await db.insert(auditTable).values({
      ...entry,
      at: clock.now(),
      addressPrefix: address === undefined ? null : addressPrefix(address),
    })
  },
})
