import { ageOn } from '@lumi/contracts/birth-date'
import { AppError, type Language } from '@lumi/contracts/errors'
import type { GuardianPage } from '@lumi/contracts/student'
import { addressKey, addressPrefix } from '../../platform/address.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { fingerprint } from '../../platform/secrets.ts'
import type { Consent, ConsentText, Dependencies } from './consent.ts'
import { type GuardianMailLink, openedMail } from './guardian.mails.ts'
import { assertDecidable, type Decision, openedKind, stateAfter } from './guardian.rules.ts'
import { mailboxOf, maskedEmail } from './masked.ts'
import {
  closeRequest,
  createConsentRecord,
  findConsent,
  findLink,
  findRequest,
  type GuardianRequestRow,
  getStudent,
  listAnswered,
  lockStudent,
  type StudentRow,
  saveAge,
  saveGuardianState,
} from './student.store.ts'
import type { ConsentDecision, CorrectionDecision } from './student.tables.ts'

/** Address of the caller, and the language of the parent. */
interface Caller {
  language: Language
  address: string
}

interface Agreeing {
  contentHash?: string | undefined
  isGuardian?: boolean | undefined
}

const linksJob = 'guardian-links'

export type GuardianService = ReturnType<typeof createGuardianService>

/** The parent's side. The link is the only key, so what it opens is checked on every call. */
export function createGuardianService(dependencies: Dependencies, consent: Consent) {
  const { db, clock, log, mail, jobs, limits, audit, origins, env } = dependencies
  const { consentText, storedItems, parentDecided, requestDeletion } = dependencies

  jobs.define<{ requestIds: string[] }>(linksJob, async ({ requestIds }) => {
    await db.transaction(async (tx) => {
      const seen = new Set<string>()
      for (const requestId of requestIds) {
        const request = await findRequest(tx, requestId)
        // For each child the newest answer is in force.
        if (!request || seen.has(request.studentId)) continue
        seen.add(request.studentId)
        await consent.writeToParent(tx, 'manage', request, await getStudent(tx, request.studentId))
      }
    })
    mail.flush()
  })

  async function open(reader: Db, { linkId, secret }: GuardianMailLink) {
    const found = isUuid(linkId) ? await findLink(reader, linkId, secret) : undefined
    if (!found) throw new AppError('guardian_link_invalid')
    return { ...found, kind: openedKind(found.link, found.request, clock.now()) }
  }

  /** @param isAnswered the question was answered by this call, so it need not be shown */
  async function describe(
    reader: Db,
    { request, kind, student }: { request: GuardianRequestRow; kind: GuardianPage['kind']; student: StudentRow },
    language: Language,
    isAnswered = false,
  ): Promise<GuardianPage> {
    const last = kind === 'manage' ? await findConsent(reader, request.id) : undefined
    const { birthDate } = student
    // No parent is asked about a student whose date of birth is unknown.
    if (birthDate === null) throw new AppError('guardian_link_invalid')
    const isIndependent = !consent.isUnderAge(student)
    // A student who decides alone: the link of an old mail must show nothing.
    const mayKnow = !isIndependent && (kind === 'correction' || last?.decision === 'given')
    const country = (countryId: number) => consent.countryName(countryId, language)
    return {
      kind,
      student: {
        email: mayKnow ? student.email : maskedEmail(student.email),
        age: ageOn(birthDate, consent.today(student)),
        country: country(student.countryId),
        birthDate: mayKnow ? birthDate : null,
        signedUpAt: student.createdAt.toISOString(),
      },
      correction:
        request.newBirthDate !== null && request.newCountryId !== null && !isAnswered
          ? {
              birthDate: request.newBirthDate,
              country: country(request.newCountryId),
              fromBirthDate: birthDate,
              fromCountry: country(student.countryId),
            }
          : null,
      decision: last
        ? { kind: last.decision as ConsentDecision, at: last.at.toISOString(), version: last.version }
        : null,
      isIndependent,
      expiresAt: kind === 'manage' || isAnswered ? null : request.expiresAt.toISOString(),
      consent: await consentText(language),
      stored: storedItems(language),
    }
  }

  async function record(
    tx: Tx,
    request: GuardianRequestRow,
    { address, language, text }: Caller & { text: ConsentText },
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

  async function decideInside(
    tx: Tx,
    caller: Caller & { text: ConsentText },
    link: GuardianMailLink,
    decision: Decision,
  ) {
    const found = await open(tx, link)
    const student = await lockStudent(tx, found.request.studentId)
    if (!student) throw new AppError('guardian_link_invalid')
    if (!consent.isUnderAge(student)) throw new AppError('guardian_not_needed')
    const now = clock.now()
    const { request, kind } = found
    if (kind === 'manage') {
      // Read again under the lock: of two parallel decisions the second sees the first.
      assertDecidable(decision, (await findConsent(tx, request.id))?.decision)
    } else {
      if (decision === 'withdraw') throw new AppError('consent_decided')
      const outcome = decision === 'agree' ? 'agreed' : 'refused'
      if (!(await closeRequest(tx, request.id, outcome, now))) throw new AppError('guardian_link_used')
    }
    if (kind === 'correction') {
      await record(tx, request, caller, decision === 'agree' ? 'correction-agreed' : 'correction-refused')
      if (decision !== 'agree') return student
      const age = { birthDate: request.newBirthDate!, countryId: request.newCountryId! }
      await saveAge(tx, student.id, age)
      return { ...student, ...age }
    }
    const guardianState = stateAfter[decision]
    await record(tx, request, caller, guardianState)
    await saveGuardianState(tx, student.id, guardianState, now)
    await consent.writeToParent(tx, guardianState, request, student)
    if (guardianState === 'given') {
      const language = student.languageId === 1 ? 'en' : 'ru'
      await mail.send(tx, { to: student.email, studentId: student.id, ...openedMail(language, origins.publicUrl()) })
    }
    return { ...student, guardianState, guardianStateAt: now }
  }

  function assertMayAgree(text: ConsentText, given: Agreeing) {
    if (given.isGuardian !== true) {
      throw new AppError('validation_failed', {
        validationErrors: [{ path: 'isGuardian', code: 'guardian_confirm' }],
      })
    }
    if (given.contentHash !== text.contentHash) throw new AppError('consent_outdated')
  }

  return {
    async getPage(caller: Caller, link: GuardianMailLink): Promise<GuardianPage> {
      await limits.take('guardian-page', addressKey(caller.address))
      const { request, kind } = await open(db, link)
      const student = await getStudent(db, request.studentId)
      return describe(db, { request, kind, student }, caller.language)
    },

    async decide(
      caller: Caller,
      { linkId, secret, decision, ...given }: GuardianMailLink & { decision: Decision } & Agreeing,
    ): Promise<GuardianPage> {
      await limits.take('guardian-page', addressKey(caller.address))
      const link = { linkId, secret }
      // First check the link: an invalid one must not reveal anything about the text.
      const { request, kind } = await open(db, link)
      // Before the transaction, inside which only its own connection may be used.
      const text = await consentText(caller.language)
      if (decision === 'agree' && kind !== 'correction') assertMayAgree(text, given)
      const student = await db.transaction((tx) => decideInside(tx, { ...caller, text }, link, decision))
      consent.announce(student)
      // The decision is stored: that the student is not told of it must not undo it.
      await parentDecided(student.id, decision === 'agree' ? 'yes' : 'no', clock.now()).catch((error: unknown) =>
        log.warn({ error }, 'The student could not be told of the decision'),
      )
      const after = kind === 'correction' ? kind : 'manage'
      return describe(db, { request, kind: after, student }, caller.language, true)
    },

    /** Without a grace: the page has asked the parent twice. */
    async deleteStudent(caller: Caller, link: GuardianMailLink): Promise<void> {
      await limits.take('guardian-page', addressKey(caller.address))
      const { afterCommit } = await db.transaction(async (tx) => {
        const { request, kind } = await open(tx, link)
        if (kind !== 'manage') throw new AppError('guardian_link_invalid')
        if (!consent.isUnderAge(await getStudent(tx, request.studentId))) throw new AppError('guardian_not_needed')
        const order = { studentId: request.studentId, by: 'guardian', graceDays: 0, address: caller.address } as const
        return requestDeletion(tx, order)
      })
      await afterCommit()
    },

    /** Takes the same time for an unknown address (decision 011): a job looks it up, and writes only if it is known. */
    async sendManageLinks(caller: Caller, email: string): Promise<void> {
      await limits.take('sign-up-address', addressKey(caller.address))
      await limits.take('mail-mailbox', mailboxOf(email))
      await db.transaction(async (tx) => {
        const answered = await listAnswered(tx, email.toLowerCase())
        await jobs.enqueue(tx, linksJob, { requestIds: answered.map(({ id }) => id) })
      })
      jobs.wake(linksJob)
    },
  }
}

/** The form of an id; anything else must not reach the database. */
const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
