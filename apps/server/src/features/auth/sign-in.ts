import { SESSION } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import { newDeviceMail } from './account.mails.ts'
import { knownDevices, type students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { readDevice } from './device.rules.ts'
import { type Sessions, sessionOrigin } from './sessions.ts'

export type SignIn = ReturnType<typeof createSignIn>

/**
 * The common end of every sign-in method: a session, an audit row, and a mail when the device is new to the account.
 * After the transaction: `sessions.announceEnded(ended)`, `mail.flush()`.
 */
export function createSignIn({
  sessions,
  audit,
  mail,
  clock,
  origins,
}: Pick<Platform, 'audit' | 'mail' | 'clock' | 'origins'> & { sessions: Sessions }) {
  return {
    async begin(
      tx: Tx,
      student: Pick<typeof students.$inferSelect, 'id' | 'email' | 'languageId' | 'timeZone'>,
      caller: Pick<Caller, 'cookies' | 'address' | 'deviceId' | 'userAgent' | 'timeZone'>,
    ) {
      const started = await sessions.start(tx, student.id, caller.cookies, sessionOrigin(caller))
      await audit.write(tx, {
        action: 'sign-in',
        result: 'done',
        studentId: student.id,
        sessionId: started.sessionId,
        address: caller.address,
      })
      const now = clock.now()
      if (await isNewDevice(tx, student.id, caller.deviceId, now)) {
        const { language } = languageOf(student.languageId)
        const signIn = { device: readDevice(caller.userAgent), at: now, timeZone: student.timeZone }
        await mail.send(tx, {
          to: student.email,
          studentId: student.id,
          ...newDeviceMail(language, origins.publicUrl(), signIn),
        })
      }
      return started
    },
  }
}

/** Stores the device. No mail for the first one of an account: its owner has just signed up with it. */
async function isNewDevice(tx: Tx, studentId: string, deviceId: string | undefined, now: Date): Promise<boolean> {
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.studentId, studentId),
        lt(knownDevices.lastSeenAt, new Date(now.getTime() - SESSION.knownDeviceDays * 86_400_000)),
      ),
    )
  const known = await tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.studentId, studentId))
  const deviceHash = deviceId === undefined ? undefined : hashToken(deviceId)
  if (deviceHash !== undefined) {
    await tx
      .insert(knownDevices)
      .values({ studentId, deviceHash, firstSeenAt: now, lastSeenAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.studentId, knownDevices.deviceHash],
        set: { lastSeenAt: sql`excluded.last_seen_at` },
      })
  }
  return known.length > 0 && !known.some((device) => device.deviceHash === deviceHash)
}
