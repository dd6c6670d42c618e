import { randomUUID } from 'node:crypto'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { fingerprint, hashToken } from '../../platform/secrets.ts'
import { type AddressConfirmationDependencies, createAddressConfirmation } from './address-confirmation.ts'
import { passwordChangedMail, passwordRequestMail } from './auth.mails.ts'
import {
  closePasswordRequests,
  createPasswordRequest,
  findPasswordRequest,
  findStudent,
  findStudentByEmail,
  lockStudent,
  usePasswordRequest,
} from './auth.store.ts'
import { students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { countMailOrder } from './mail-orders.ts'
import { assertNotGuessable } from './password.rules.ts'
import { hashPassword } from './passwords.ts'
import type { Tokens } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { isLinkAlive } from './sign-ups.store.ts'

interface Dependencies
  extends AddressConfirmationDependencies,
    Pick<Platform, 'db' | 'jobs' | 'mail' | 'limits' | 'origins'> {
  sessions: Sessions
  signIn: SignIn
  secretKey: string
}

const mailJob = 'password-mail'

/** Password reset: the mailed link, and the change with it. */
export function createPasswordService(dependencies: Dependencies) {
  const { db, clock, jobs, mail, limits, audit, origins, sessions, signIn, secretKey } = dependencies
  const confirmAddress = createAddressConfirmation(dependencies)

  /** Known by the browser that ordered the link. Made for every address, so it says nothing about accounts. */
  const orderToken = (requestId: string) => fingerprint(secretKey, `new-password ${requestId}`)

  // In the outbox, so that the call does equal work for known and unknown addresses.
  jobs.define<{ requestId: string; studentId: string | null; language: Language }>(
    mailJob,
    async ({ requestId, studentId, language }) => {
      if (studentId === null) return
      await db.transaction(async (tx) => {
        // Before the requests, like everything that ends them.
        const student = await lockStudent(tx, studentId)
        // Jobs may run twice; idempotent per request.
        if (!student || (await findPasswordRequest(tx, requestId))) return
        const createdAt = clock.now()
        const { secret: token } = await createPasswordRequest(tx, {
          id: requestId,
          studentId,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + MAIL_LINK.passwordChangeHours * 3_600_000),
        })
        const content = passwordRequestMail(language, origins.publicUrl(), { requestId, token })
        await mail.send(tx, { to: student.email, studentId: student.id, ...content })
      })
      mail.flush()
    },
  )

  /**
   * The request and its student while the link is valid. The reason of a refusal is told only to the holder of the
   * secret.
   */
  async function getOpen(link: { requestId: string; token: string }) {
    const request = await findPasswordRequest(db, link.requestId)
    if (!request || request.tokenHash !== hashToken(link.token)) throw new AppError('auth_link_invalid')
    const student = await findStudent(db, request.studentId)
    if (!student || !(await isLinkAlive(db, request.signUpId, student))) throw new AppError('auth_link_invalid')
    if (request.usedAt !== null) throw new AppError('auth_link_used')
    if (request.expiresAt <= clock.now()) throw new AppError('auth_link_expired')
    return { request, student }
  }

  return {
    /**
     * Same answer and same work whether or not the student exists.
     * @returns the value of the cookie by which this browser is signed in when it uses the link
     */
    async requestPasswordChange(caller: Caller, email: string): Promise<string> {
      await countMailOrder(limits, caller, email)
      const requestId = randomUUID()
      const student = await findStudentByEmail(db, email)
      await db.transaction(async (tx) => {
        const order = { requestId, studentId: student?.id ?? null, language: caller.language }
        await jobs.enqueue(tx, mailJob, order)
        await audit.write(tx, {
          action: 'password-request',
          result: student ? 'done' : 'refused',
          studentId: student?.id,
          address: caller.address,
        })
      })
      jobs.wake(mailJob)
      return orderToken(requestId)
    },

    /** Checked before the form is shown, so that nobody chooses a password for a dead link. */
    async assertPasswordLink(link: { requestId: string; token: string }): Promise<void> {
      await getOpen(link)
    },

    /**
     * With a mailed link, which proves control of the mailbox and so confirms the address too.
     * @param ordered what this browser was given when it ordered the link; together with the link it signs in
     */
    async changePassword(
      caller: Caller,
      wanted: { requestId: string; token: string; password: string },
      ordered: string | undefined,
    ): Promise<{ email: string; tokens?: Tokens }> {
      const { request, student } = await getOpen(wanted)
      await assertNotGuessable(wanted.password, student.email)
      const passwordHash = await hashPassword(wanted.password)
      const { ended, tokens } = await db.transaction(async (tx) => {
        const now = clock.now()
        // Before the requests: an undone change of the address locks in this order too.
        await lockStudent(tx, student.id)
        if (!(await usePasswordRequest(tx, request.id, now))) throw new AppError('auth_link_used')
        await closePasswordRequests(tx, student.id, now)
        if (!(await confirmAddress(tx, caller, student, passwordHash)))
          await tx.update(students).set({ passwordHash }).where(eq(students.id, student.id))
        const families = await sessions.endAllOf(tx, student.id, 'password')
        const { language } = languageOf(student.languageId)
        await mail.send(tx, {
          to: student.email,
          studentId: student.id,
          ...passwordChangedMail(language, origins.publicUrl()),
        })
        const entry = { studentId: student.id, address: caller.address } as const
        await audit.write(tx, { action: 'password-change', result: 'done', ...entry })
        if (ordered === undefined || hashToken(ordered) !== hashToken(orderToken(request.id)))
          return { ended: families }
        const begun = await signIn.begin(tx, student, caller)
        return { ended: [...families, ...begun.ended], tokens: begun.tokens }
      })
      sessions.announceEnded(ended)
      mail.flush()
      return { email: student.email, ...(tokens && { tokens }) }
    },
  }
}
