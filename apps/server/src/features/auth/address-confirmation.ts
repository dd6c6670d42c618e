import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentRow } from './auth.store.ts'
import { students } from './auth.tables.ts'
import type { Caller } from './caller.ts'

export interface AddressConfirmationDependencies extends Pick<Platform, 'clock' | 'audit'> {
  /** Told to the `promo` feature: an address was confirmed for the first time. */
  friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void>
}

/** The first confirmation of an address, with what follows from it whichever mailed link it was. */
export function createAddressConfirmation({ clock, audit, friendConfirmed }: AddressConfirmationDependencies) {
  /** @returns false when the address is confirmed already; then nothing is changed */
  return async function confirmAddress(
    tx: Tx,
    { address }: Pick<Caller, 'address'>,
    student: StudentRow,
    passwordHash: string | null,
  ): Promise<boolean> {
    // The condition in the statement: of two presses at the same moment the second must not set its own password.
    const saved = await tx
      .update(students)
      .set({ emailConfirmedAt: clock.now(), passwordHash })
      .where(and(eq(students.id, student.id), isNull(students.emailConfirmedAt)))
      .returning({ id: students.id })
    if (saved.length === 0) return false
    await friendConfirmed(tx, student)
    await audit.write(tx, { action: 'email-confirmation', result: 'done', studentId: student.id, address })
    return true
  }
}
