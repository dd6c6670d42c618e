import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import type { OfflineBase } from '@lumi/tutor'

/** What a device goes on from, in the server's own words: a device that changes a character of it has no base. */
export interface SealedBase {
  base: string
  seal: string
}

export function createOfflineSeal(secretKey: string) {
  // Named with the student, so that nobody goes on from the state of somebody else.
  const sealOf = (studentId: string, base: string) =>
    createHmac('sha256', secretKey).update(`offline base\n${studentId}\n${base}`).digest()

  return {
    seal(studentId: string, base: OfflineBase): SealedBase {
      const text = JSON.stringify(base)
      return { base: text, seal: sealOf(studentId, text).toString('base64url') }
    },

    /** @throws AppError `chat_message_not_replayable` */
    open(studentId: string, { base, seal }: SealedBase): OfflineBase {
      const wanted = sealOf(studentId, base)
      const given = Buffer.from(seal, 'base64url')
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
      if (!isOurs) throw new AppError('chat_message_not_replayable')
      return JSON.parse(base) as OfflineBase
    },
  }
}
