import { providerText } from '@lumi/contracts/config'
import { AppError } from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import type { SignInMethods } from '@lumi/contracts/social'
import type { Db } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import type { SignedInStudent } from '../../../platform/serve.ts'
import { findStudent, lockStudent } from '../auth.store.ts'
import type { Sessions } from '../sessions.ts'
import type { Providers } from './providers.ts'
import { methodAddedMail, methodRemovedMail } from './social.mails.ts'
import { createIdentity, deleteIdentity, findTicket, listIdentities, useTicket } from './social.store.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'audit' | 'origins'> {
  providers: Providers
  sessions: Sessions
}

export type SignInMethodsService = ReturnType<typeof createSignInMethods>

/** Sign-in methods of a signed-in student: list, add, remove. */
export function createSignInMethods({ db, clock, mail, audit, origins, providers, sessions }: Dependencies) {
  async function list(reader: Db, studentId: string) {
    const [student, identities] = [await findStudent(reader, studentId), await listIdentities(reader, studentId)]
    const hasPassword = student?.passwordHash != null
    // A provider no longer configured does not count as a remaining method.
    const isLeftWithout = (identityId: string) =>
      hasPassword || identities.some(({ id, providerId }) => id !== identityId && providers.isUsable(providerId))
    return { hasPassword, identities, isLeftWithout }
  }

  return {
    async get(studentId: string): Promise<SignInMethods> {
      const { hasPassword, identities, isLeftWithout } = await list(db, studentId)
      const has = new Set(identities.map(({ providerId }) => providerId))
      return {
        hasPassword,
        linked: identities.map(({ id, providerId, email, createdAt }) => ({
          identityId: id,
          provider: providers.describe(providerId),
          email,
          addedAt: createdAt.toISOString(),
          canBeRemoved: isLeftWithout(id),
        })),
        available: providers.available.filter(({ providerId }) => !has.has(providerId)),
      }
    },

    /** With the ticket of a round trip begun by this session in this browser. */
    async add(student: SignedInStudent, ticket: string, caller: { address: string; browser: string | undefined }) {
      const row = await findTicket(db, ticket, clock.now())
      if (!row || row.studentId !== student.id || row.sessionId !== student.sessionId) {
        throw new AppError('social_ticket_invalid')
      }
      if (caller.browser === undefined || hashToken(caller.browser) !== row.browserHash) {
        throw new AppError('social_other_browser')
      }
      await db.transaction(async (tx) => {
        // Of an account that its owner takes back, a session that has ended adds nothing.
        await lockStudent(tx, student.id)
        await sessions.assertOpen(tx, student)
        if (!(await useTicket(tx, row))) throw new AppError('social_ticket_invalid')
        if (!(await createIdentity(tx, student.id, row, clock.now()))) throw new AppError('social_identity_taken')
        const { language } = languageOf(student.languageId)
        const name = providerText(providers.describe(row.providerId), language)
        await mail.send(tx, {
          to: student.email,
          studentId: student.id,
          ...methodAddedMail(language, origins.publicUrl(), name),
        })
        await audit.write(tx, {
          action: 'sign-in-method-added',
          result: 'done',
          studentId: student.id,
          sessionId: student.sessionId,
          address: caller.address,
        })
      })
      mail.flush()
    },

    async remove(student: SignedInStudent, identityId: string, caller: { address: string }): Promise<void> {
      await sessions.assertRecent(student)
      await db.transaction(async (tx) => {
        // Locked: two concurrent removals must not remove both last methods.
        await lockStudent(tx, student.id)
        await sessions.assertOpen(tx, student)
        const { identities, isLeftWithout } = await list(tx, student.id)
        const identity = identities.find(({ id }) => id === identityId)
        if (!identity) throw new AppError('not_found')
        if (!isLeftWithout(identityId)) throw new AppError('social_last_method')
        await deleteIdentity(tx, identityId)
        const { language } = languageOf(student.languageId)
        const name = providerText(providers.describe(identity.providerId), language)
        await mail.send(tx, {
          to: student.email,
          studentId: student.id,
          ...methodRemovedMail(language, origins.publicUrl(), name),
        })
        await audit.write(tx, {
          action: 'sign-in-method-removed',
          result: 'done',
          studentId: student.id,
          sessionId: student.sessionId,
          address: caller.address,
        })
      })
      mail.flush()
    },
  }
}
