import { addressKey } from '../../platform/address.ts'
import type { Limits } from '../../platform/limits.ts'
import { mailboxOf } from '../../platform/mailbox.ts'
import type { Caller } from './caller.ts'

/** Mail orders are limited by address, device and mailbox (rules, Limits). */
export async function countMailOrder(limits: Limits, caller: Caller, email: string): Promise<void> {
  await limits.take('sign-up-address', addressKey(caller.address))
  if (caller.deviceId !== undefined) await limits.take('sign-up-device', caller.deviceId)
  await limits.take('mail-mailbox', mailboxOf(email))
}
