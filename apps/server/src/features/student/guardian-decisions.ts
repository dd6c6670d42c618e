import { AppError, type Language } from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import { addressPrefix } from '../../platform/address.ts'
import type { Tx } from '../../platform/db.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { fingerprint } from '../../platform/secrets.ts'
import type { Consent, ConsentText, Dependencies } from './consent.ts'
import { openedMail } from './guardian.mails.ts'
import { assertDecidable, type Decision, stateAfter } from './guardian.rules.ts'
import type { OpenedLink } from './guardian-page.ts'
import {
  closeRequest,
  createConsentRecord,
  findConsent,
  type GuardianRequestRow,
  type StudentRow,
  saveAge,
  saveGuardianState,
} from './student.store.ts'
import type { ConsentDecision, CorrectionDecision } from './student.tables.ts'

/** Who decides: the address of the call, and the text in the language of the parent. */
export interface DecidingParent {
  language: Language
  address: string
  text: ConsentText
}

export interface Agreeing {
  contentHash?: string | undefined
  isGuardian?: boolean | undefined
}

/** A parent can only agree to the text that is in force, and says to be the guardian. */
export function assertMayAgree(text: ConsentText, given: Agreeing): void {
  if (given.isGuardian !== true) throw fieldRefusal('isGuardian', 'guardian_confirm')
  if (given.contentHash !== text.contentHash) throw new AppError('consent_outdated')
}

/** Stores the decision of a parent with everything that follows from it, in the transaction of the caller. */
export function createGuardianDecisions(dependencies: Dependencies, consent: Consent) {
  const { clock, mail, audit, origins, env } = dependencies

  async function record(
    tx: Tx,
    request: GuardianRequestRow,
    { address, language, text }: DecidingParent,
    decision: ConsentDecision | CorrectionDecision,
  ) {
    await createConsentRecord(tx, {
      at: clock.now(),
      studentId: request.studentId,
      requestId: request.id,
      guardianKey: fingerprint(env.secretKey, request.emailKey),
      decision,
      version: text.version,
      contentHash: text.contentHash,
      language,
      addressPrefix: addressPrefix(address),
    })
    const action = decision === 'given' || decision === 'refused' || decision === 'withdrawn' ? decision : undefined
    await audit.write(tx, {
      action: action ? `consent-${action}` : 'birth-date',
      result: decision === 'correction-refused' ? 'refused' : 'done',
      studentId: request.studentId,
      address,
    })
  }

  /** Of two parallel decisions only one passes: closing a request checks that it is open, and the student is locked. */
  async function claim(tx: Tx, { request, kind }: OpenedLink, decision: Decision): Promise<void> {
    if (kind === 'manage') {
      // Read again under the lock: of two parallel decisions the second sees the first.
      assertDecidable(decision, (await findConsent(tx, request.id))?.decision)
      return
    }
    if (decision === 'withdraw') throw new AppError('consent_decided')
    const outcome = decision === 'agree' ? 'agreed' : 'refused'
    if (!(await closeRequest(tx, request.id, outcome, clock.now()))) throw new AppError('guardian_link_used')
  }

  async function decideCorrection(
    tx: Tx,
    parent: DecidingParent,
    { request, student }: OpenedLink,
    decision: Decision,
  ): Promise<StudentRow> {
    await record(tx, request, parent, decision === 'agree' ? 'correction-agreed' : 'correction-refused')
    if (decision !== 'agree') return student
    const age = { birthDate: request.newBirthDate!, countryId: request.newCountryId! }
    await saveAge(tx, student.id, age)
    return { ...student, ...age }
  }

  async function decideConsent(
    tx: Tx,
    parent: DecidingParent,
    { request, student }: OpenedLink,
    decision: Decision,
  ): Promise<StudentRow> {
    const guardianState = stateAfter[decision]
    const guardianStateAt = clock.now()
    await record(tx, request, parent, guardianState)
    await saveGuardianState(tx, student.id, guardianState, guardianStateAt)
    await consent.writeToParent(tx, guardianState, request, student)
    if (guardianState === 'given') {
      const { language } = languageOf(student.languageId)
      await mail.send(tx, { to: student.email, studentId: student.id, ...openedMail(language, origins.publicUrl()) })
    }
    return { ...student, guardianState, guardianStateAt }
  }

  /**
   * @param opened with the student's row locked
   * @returns the student after the decision
   */
  return async function decide(
    tx: Tx,
    parent: DecidingParent,
    opened: OpenedLink,
    decision: Decision,
  ): Promise<StudentRow> {
    if (!consent.isUnderAge(opened.student)) throw new AppError('guardian_not_needed')
    await claim(tx, opened, decision)
    return opened.kind === 'correction'
      ? decideCorrection(tx, parent, opened, decision)
      : decideConsent(tx, parent, opened, decision)
  }
}
