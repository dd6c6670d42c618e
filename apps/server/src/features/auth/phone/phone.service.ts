import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { countryCode } from '@lumi/contracts/countries'
import { AppError } from '@lumi/contracts/errors'
import type { PhoneChannel, PhoneVerification, Trial } from '@lumi/contracts/phone'
import { PHONE_CODE, RETENTION, TRIAL } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { addressKey } from '../../../platform/address.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fingerprint } from '../../../platform/secrets.ts'
import type { SignedInStudent } from '../../../platform/serve.ts'
import { trialReminderMail } from './phone.mails.ts'
import { lastDayOf, readMobileNumber } from './phone.rules.ts'
import {
  addCost,
  closeVerification,
  deleteOldPhones,
  endOrder,
  findTrial,
  findVerification,
  orderCode,
  savePhone,
  saveTrial,
  type TrialRow,
  takeOrder,
  takeReminders,
  takeTry,
  useNumber,
  type VerificationRow,
} from './phone.store.ts'
import { textMessage } from './phone.words.ts'

const job = 'phone-code'
const daySeconds = 86_400
const remindersAtOnce = 100

export interface PhoneDependencies
  extends Pick<Platform, 'db' | 'clock' | 'env' | 'jobs' | 'limits' | 'log' | 'mail' | 'origins' | 'sms'> {
  /** Answered by the `billing` feature: whether a trial would give this student anything. */
  canHaveTrial(studentId: string): Promise<boolean>
  /** Answered by the `billing` feature. */
  trialGives(): Promise<Trial['gives']>
  /** Done by the `billing` feature. @throws AppError `trial_used`, `trial_unavailable` */
  startTrial(studentId: string, tx: Tx): Promise<{ endsAt: Date }>
  /** Whether the student has bought a plan, so that the end of the trial closes nothing. */
  hasPlan(studentId: string): Promise<boolean>
}

export type PhoneService = ReturnType<typeof createPhoneService>

const servedBy =
  ({ sms }: Pick<Platform['env'], 'sms'>) =>
  (countryId: number) =>
    sms.countries.includes(countryCode(countryId) ?? '')

/**
 * For whom the trial is offered, and for how many days: in a country whose numbers are not taken it would be a dead end.
 * A number from elsewhere, perhaps of a parent, is taken all the same.
 */
export function createTrialOffer({ env, sms }: Pick<Platform, 'env' | 'sms'>) {
  const isServed = servedBy(env)
  return { trialDaysIn: (countryId: number) => (sms.channels.length > 0 && isServed(countryId) ? env.trialDays : null) }
}

/** Confirms a number by a call or a text, which starts the trial (decision 054). */
export function createPhoneService(dependencies: PhoneDependencies) {
  const { db, clock, env, jobs, limits, log, mail, origins, sms, canHaveTrial, trialGives, startTrial, hasPlan } =
    dependencies
  const { prices, dayCosts, countries } = env.sms
  const pepper = env.sms.pepper ?? Buffer.from(hkdfSync('sha256', env.secretKey, '', 'lumi phone numbers', 32))
  const hashNumber = (phone: string) => createHmac('sha256', pepper).update(phone).digest('base64url')
  const hashCode = (orderId: string, code: string) => fingerprint(env.secretKey, `phone ${orderId} ${code}`)
  const isOffered = sms.channels.length > 0
  const isServed = servedBy(env)

  jobs.define<{ orderId: string }>(job, async ({ orderId }) => {
    const order = await takeOrder(db, orderId, clock.now())
    if (!order || order.phone === null) return
    const { channel, phone, language, digits, studentId } = order
    try {
      const sent = await sms.send({ studentId, channel, phone, language, digits, wordsFor: textMessage[language] })
      await endOrder(db, orderId, {
        state: 'sent',
        codeHash: sent.kind === 'code' ? hashCode(orderId, sent.code) : null,
        reference: sent.kind === 'service' ? sent.reference : null,
      })
    } catch (error) {
      // Perhaps the call was made and only the answer was lost, so it is not made again: the student may ask at once.
      log.warn({ error, channel }, 'The code for a phone number could not be sent')
      await endOrder(db, orderId, { state: 'failed', codeHash: null, reference: null, resendAt: clock.now() })
    }
  })

  const secondsUntil = (at: Date) => Math.max(0, Math.ceil((at.getTime() - clock.now().getTime()) / 1000))

  function shown(row: VerificationRow): PhoneVerification | null {
    if (row.phone === null || row.state === 'confirmed' || row.expiresAt <= clock.now()) return null
    return {
      phone: row.phone,
      channel: row.channel,
      digits: row.digits,
      state: row.state === 'failed' ? 'failed' : row.state === 'sent' ? 'sent' : 'sending',
      resendAfterSeconds: secondsUntil(row.resendAt),
      triesLeft: row.triesLeft,
    }
  }

  async function trialOf(student: Pick<SignedInStudent, 'id' | 'timeZone'>, known?: TrialRow): Promise<Trial> {
    const row = known ?? (await findTrial(db, student.id))
    const gives = await trialGives()
    if (row) {
      return {
        gives,
        state: row.endsAt > clock.now() ? 'active' : 'used',
        days: env.trialDays,
        endsAt: row.endsAt.toISOString(),
        lastDay: lastDayOf(row.endsAt, student.timeZone),
      }
    }
    const isOpen = isOffered && (await canHaveTrial(student.id))
    return { state: isOpen ? 'available' : 'unavailable', days: env.trialDays, endsAt: null, lastDay: null, gives }
  }

  async function assertTrialAhead(student: Pick<SignedInStudent, 'id' | 'timeZone'>): Promise<void> {
    const { state } = await trialOf(student)
    if (state === 'unavailable') throw new AppError('trial_unavailable')
    if (state !== 'available') throw new AppError('trial_used')
  }

  const untilTomorrow = () => daySeconds - (Math.floor(clock.now().getTime() / 1000) % daySeconds)

  /** A day's cost for the number, the address, the country and everybody (rules, Limits). */
  async function pay(tx: Tx, order: { phoneHash: string; address: string; country: string; channel: PhoneChannel }) {
    const day = clock.now().toISOString().slice(0, 10)
    const keys = [
      ['number', order.phoneHash, dayCosts.number],
      ['address', fingerprint(env.secretKey, addressKey(order.address)), dayCosts.address],
      ['country', order.country, dayCosts.country],
      ['total', '', dayCosts.total],
    ] as const
    for (const [kind, key, limit] of keys) {
      if (await addCost(tx, { day, kind, key, cost: prices[order.channel], limit })) continue
      if (kind === 'total' || kind === 'country')
        log.warn({ kind }, 'The calls and texts of this day cost the most they may')
      throw new AppError('phone_day_limit', { retryAfterSeconds: untilTomorrow() })
    }
  }

  async function takeDaily(name: 'phone-student' | 'phone-number', key: string) {
    await limits.take(name, key).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      throw new AppError('phone_day_limit', error.details)
    })
  }

  async function confirm(student: SignedInStudent, row: VerificationRow): Promise<Trial> {
    const { id: studentId } = student
    const now = clock.now()
    // A number that was used once is confirmed all the same: it is known then that two accounts share it.
    const outcome = await db.transaction(async (tx) => {
      if (!(await closeVerification(tx, row.orderId))) return 'again' as const
      await savePhone(tx, { studentId, phoneHash: row.phoneHash, confirmedAt: now })
      if (!(await useNumber(tx, { phoneHash: row.phoneHash, startedAt: now }))) return 'number used' as const
      const { endsAt } = await startTrial(studentId, tx)
      const trial: TrialRow = { studentId, startedAt: now, endsAt, remindedAt: null }
      if (!(await saveTrial(tx, trial))) throw new AppError('trial_used')
      return trial
    })
    if (outcome === 'number used') throw new AppError('trial_phone_used')
    return trialOf(student, outcome === 'again' ? undefined : outcome)
  }

  const isEqual = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

  async function isRight(row: VerificationRow, code: string): Promise<boolean> {
    if (row.codeHash !== null) return isEqual(row.codeHash, hashCode(row.orderId, code))
    if (row.reference === null || !sms.check) return false
    return sms.check(row.reference, code).catch((cause: unknown) => {
      log.warn({ error: cause }, 'The code for a phone number could not be checked')
      throw new AppError('phone_service_unavailable', { cause })
    })
  }

  return {
    async get(student: SignedInStudent) {
      const own = countryCode(student.countryId)
      const row = await findVerification(db, student.id)
      return {
        trial: await trialOf(student),
        channels: [...sms.channels],
        countries: countries.toSorted((one, other) => Number(other === own) - Number(one === own)),
        isOwnCountryServed: isServed(student.countryId),
        verification: row ? shown(row) : null,
      }
    },

    async send(
      student: SignedInStudent,
      wanted: { phone: string; channel: PhoneChannel },
      address: string,
    ): Promise<PhoneVerification> {
      await assertTrialAhead(student)
      const { phone, country } = readMobileNumber(wanted.phone, countries)
      const { channel } = wanted
      if (!sms.channels.includes(channel)) throw new AppError('phone_channel')
      const now = clock.now()
      const phoneHash = hashNumber(phone)
      const former = await findVerification(db, student.id)
      if (former && former.resendAt > now && former.channel === channel && former.phoneHash === phoneHash) {
        throw new AppError('phone_too_soon', { retryAfterSeconds: secondsUntil(former.resendAt) })
      }
      await takeDaily('phone-student', student.id)
      await takeDaily('phone-number', phoneHash)
      // The same number on another account.
      await limits.take('phone-minute', `${channel} ${phoneHash}`).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        throw new AppError('phone_too_soon', error.details)
      })
      const order: VerificationRow = {
        studentId: student.id,
        orderId: randomUUID(),
        phone,
        phoneHash,
        language: languageOf(student.languageId).language,
        channel,
        state: 'ordered',
        codeHash: null,
        reference: null,
        digits: channel === 'call' ? PHONE_CODE.callDigits : PHONE_CODE.textDigits,
        triesLeft: PHONE_CODE.tries,
        createdAt: now,
        resendAt: new Date(now.getTime() + PHONE_CODE.resendSeconds * 1000),
        expiresAt: new Date(now.getTime() + PHONE_CODE.minutes * 60_000),
      }
      await db.transaction(async (tx) => {
        if (!(await orderCode(tx, order, now))) {
          throw new AppError('phone_too_soon', { retryAfterSeconds: PHONE_CODE.resendSeconds })
        }
        await pay(tx, { phoneHash, address, country, channel })
        await jobs.enqueue(tx, job, { orderId: order.orderId })
      })
      jobs.wake(job)
      return shown(order)!
    },

    async confirmByCode(student: SignedInStudent, code: string): Promise<Trial> {
      const now = clock.now()
      const row = await findVerification(db, student.id)
      if (!row) throw new AppError('phone_nothing_sent')
      if (row.state === 'confirmed') {
        // Sent again after a lost answer.
        const trial = await trialOf(student)
        if (trial.state === 'active') return trial
        throw new AppError(trial.state === 'used' ? 'trial_used' : 'phone_nothing_sent')
      }
      if (row.expiresAt <= now || row.state === 'failed') throw new AppError('phone_code_expired')
      // There is no code yet that could be guessed.
      if (row.state !== 'sent') throw new AppError('phone_code_wrong')
      const tried = await takeTry(db, student.id, now)
      if (!tried) throw new AppError('phone_code_spent')
      if (await isRight(tried, code)) return confirm(student, tried)
      throw new AppError(tried.triesLeft > 0 ? 'phone_code_wrong' : 'phone_code_spent')
    },

    /** Hourly: what is no longer needed goes, and who has a trial is told before it ends. */
    async cleanUp(): Promise<void> {
      const now = clock.now()
      const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
      await deleteOldPhones(
        db,
        ago(RETENTION.openPhoneHours),
        ago(RETENTION.phoneCostDays * 24)
          .toISOString()
          .slice(0, 10),
      )
      await sms.deleteOld(ago(RETENTION.openPhoneHours))
      const soon = new Date(now.getTime() + TRIAL.reminderHours * 3_600_000)
      const ending = await db.transaction((tx) => takeReminders(tx, soon, now, remindersAtOnce))
      for (const { studentId, endsAt, email, languageId, timeZone, deletesAt } of ending) {
        if (deletesAt || (await hasPlan(studentId))) continue
        const { language } = languageOf(languageId)
        await db.transaction((tx) =>
          mail.send(tx, {
            to: email,
            studentId,
            ...trialReminderMail(language, origins.publicUrl(), lastDayOf(endsAt, timeZone)),
          }),
        )
      }
      if (ending.length > 0) mail.flush()
    },
  }
}
