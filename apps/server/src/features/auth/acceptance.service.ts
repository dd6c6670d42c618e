import type { Language } from '@lumi/contracts/errors'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AcceptedText, acceptedAgreements } from './auth.tables.ts'

export interface AgreementVersion {
  agreementId: string
  version: string
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'audit'> {
  /** Agreements in force; answered by the `reference` feature. */
  listCurrent(language: Language): Promise<readonly (AgreementVersion & { required: boolean })[]>
  /** Resolves the accepted versions; refuses any that is not in force. */
  assertCurrent(accepted: readonly AgreementVersion[], language: Language): Promise<readonly AcceptedText[]>
}

export type AcceptanceService = ReturnType<typeof createAcceptanceService>

/** A signed-in student is asked again when an agreement gets a new version. */
export function createAcceptanceService({ db, clock, audit, listCurrent, assertCurrent }: Dependencies) {
  const store = (tx: Tx, studentId: string, texts: readonly AcceptedText[]) =>
    tx
      .insert(acceptedAgreements)
      .values(
        texts.map(({ agreementId, version, language, contentHash }) => ({
          studentId,
          agreementId,
          version,
          language,
          contentHash,
          acceptedAt: clock.now(),
        })),
      )
      .onConflictDoNothing()

  return {
    /** What the student has not accepted in the version in force. Acceptance in one language counts for the other. */
    async listMissing(studentId: string, language: Language): Promise<AgreementVersion[]> {
      const current = await listCurrent(language)
      const accepted = await db
        .select({ agreementId: acceptedAgreements.agreementId, version: acceptedAgreements.version })
        .from(acceptedAgreements)
        .where(eq(acceptedAgreements.studentId, studentId))
      return current
        .filter(({ required }) => required)
        .filter(
          ({ agreementId, version }) =>
            !accepted.some((known) => known.agreementId === agreementId && known.version === version),
        )
        .map(({ agreementId, version }) => ({ agreementId, version }))
    },

    async accept(
      student: { id: string; sessionId: string },
      address: string,
      accepted: readonly AgreementVersion[],
      language: Language,
    ): Promise<void> {
      const texts = await assertCurrent(accepted, language)
      await db.transaction(async (tx) => {
        await store(tx, student.id, texts)
        await audit.write(tx, {
          action: 'agreements',
          result: 'done',
          studentId: student.id,
          sessionId: student.sessionId,
          address,
        })
      })
    },

    /** For students without a sign-up form: the demo student and those of the test hook. */
    async acceptCurrent(studentId: string, language: Language): Promise<void> {
      const texts = await assertCurrent(await listCurrent(language), language)
      await db.transaction((tx) => store(tx, studentId, texts))
    },
  }
}
