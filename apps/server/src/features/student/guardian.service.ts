import { AppError, type Language } from '@lumi/contracts/errors'
import type { GuardianPage } from '@lumi/contracts/student'
import { addressKey } from '../../platform/address.ts'
import type { Db } from '../../platform/db.ts'
import { mailboxOf } from '../../platform/mailbox.ts'
import type { Consent, Dependencies } from './consent.ts'
import type { GuardianMailLink } from './guardian.mails.ts'
import { type Decision, openedKind } from './guardian.rules.ts'
import { type Agreeing, assertMayAgree, createGuardianDecisions } from './guardian-decisions.ts'
import { createGuardianPage } from './guardian-page.ts'
import { findLink, findRequest, getStudent, listAnswered, lockStudent } from './student.store.ts'

/** Address of the caller, and the language of the parent. */
interface Caller {
  language: Language
  address: string
}

const linksJob = 'guardian-links'

export type GuardianService = ReturnType<typeof createGuardianService>

/** The parent's side. The link is the only key, so what it opens is checked on every call. */
export function createGuardianService(dependencies: Dependencies, consent: Consent) {
  const { db, clock, log, mail, jobs, limits, consentText, parentDecided, requestDeletion } = dependencies
  const describe = createGuardianPage(dependencies, consent)
  const decideInside = createGuardianDecisions(dependencies, consent)

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
    return { request: found.request, kind: openedKind(found.link, found.request, clock.now()) }
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
      const student = await db.transaction(async (tx) => {
        const found = await open(tx, link)
        const before = await lockStudent(tx, found.request.studentId)
        if (!before) throw new AppError('guardian_link_invalid')
        return decideInside(tx, { ...caller, text }, { ...found, student: before }, decision)
      })
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
