import { countryCode } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'
import { REFERRAL } from '@lumi/contracts/product-rules'
import { plainCode, type ReferralDetails } from '@lumi/contracts/promo'
import { languageOf } from '@lumi/contracts/reference'
import { eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { knownDevices, students } from '../auth/auth.tables.ts'
import { invitationLink, invitedBy, shownCode, withoutHyphens } from './promo.rules.ts'
import { findCodeOwner, getPersonalCode } from './promo.store.ts'
import { referrals } from './promo.tables.ts'
import { rewardMail } from './referral.mails.ts'
import {
  earnRegistration,
  listSuspects,
  listWaiting,
  lockReferral,
  type ReferralRow,
  type RewardRow,
  saveReferral,
  saveReward,
  sumRewards,
  takeBackRewards,
  updateReferral,
} from './referral.store.ts'

const job = 'referral'
const dayMs = 86_400_000

/** What happened to a friend, in the order in which it may happen. Each may arrive twice. */
type FriendEvent =
  | { event: 'registered'; friendId: string }
  | { event: 'paid'; friendId: string; paymentId: string }
  | { event: 'refunded'; paymentId: string }

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'hub' | 'jobs' | 'log' | 'mail' | 'origins'> {
  /** Done by the `billing` feature: changes the bonus messages by a row of the ledger, once per source and reason. */
  grantBonus(
    tx: Tx,
    bonus: {
      studentId: string
      /** Below zero: taken back, but not below what is left. */
      units: number
      reason: 'friend_registered' | 'friend_paid' | 'taken_back'
      sourceId: string
    },
  ): Promise<void>
  /** Answered by the `billing` feature. */
  shareCard(tx: Db, one: string, other: string): Promise<boolean>
  /** Answered by the `auth` feature: both have confirmed one number. */
  sharePhone(tx: Db, one: string, other: string): Promise<boolean>
  /** Answered by the `chat` feature. */
  countSentMessages(tx: Db, studentId: string): Promise<number>
}

export type ReferralService = ReturnType<typeof createReferralService>

/** Invitations: who invited whom, what it earns, and when it is taken back (decision 055). */
export function createReferralService(dependencies: Dependencies) {
  const { db, clock, env, hub, jobs, log, mail, origins, grantBonus, shareCard, sharePhone, countSentMessages } =
    dependencies
  const rewardsIn = (countryId: number) =>
    env.referral.rewards[countryCode(countryId) ?? ''] ?? env.referral.otherRewards

  jobs.define<FriendEvent>(job, async (happened) => {
    const rewards = await db.transaction((tx) => {
      if (happened.event === 'registered') return registered(tx, happened.friendId)
      if (happened.event === 'paid') return paid(tx, happened.friendId, happened.paymentId)
      return refunded(tx, happened.paymentId)
    })
    announce(rewards)
  })

  async function registered(tx: Tx, friendId: string): Promise<RewardRow[]> {
    const [friend] = await tx.select().from(students).where(eq(students.id, friendId))
    const entered = invitedBy(friend?.referralInfo ?? null)
    if (!friend || entered === undefined) return []
    const owner = await findCodeOwner(tx, withoutHyphens(plainCode(entered)))
    if (!owner || owner.studentId === friendId) return []
    await saveReferral(tx, {
      friendId,
      referrerId: owner.studentId,
      code: owner.code,
      source: 'link',
      state: 'waiting',
      createdAt: clock.now(),
    })
    return countRegistration(tx, friendId)
  }

  /** Rewards a registration, once the friend has sent as many messages as the operator asks for. */
  async function countRegistration(tx: Tx, friendId: string): Promise<RewardRow[]> {
    const referral = await lockReferral(tx, friendId)
    if (referral?.state !== 'waiting') return []
    const wanted = env.referral.minFriendMessages
    if (wanted > 0 && (await countSentMessages(tx, friendId)) < wanted) return []
    return accept(tx, referral)
  }

  /** The friend counts from now on, unless friend and referrer look like one person. */
  async function accept(tx: Tx, referral: ReferralRow): Promise<RewardRow[]> {
    const { friendId, referrerId } = referral
    if (referrerId === null) return []
    const refusal = await findRefusal(tx, referrerId, friendId)
    if (refusal) return refuse(tx, friendId, refusal)
    await updateReferral(tx, friendId, { state: 'counted' })
    if (referral.source !== 'link') return []
    const [referrer] = await tx.select().from(students).where(eq(students.id, referrerId))
    if (!referrer) return []
    const wanted = rewardsIn(referrer.countryId).registration
    const messages = await earnRegistration(tx, referrerId, wanted, REFERRAL.registrationLimit)
    return messages > 0 ? reward(tx, { referrerId, friendId, kind: 'registration', messages }) : []
  }

  async function paid(tx: Tx, friendId: string, paymentId: string): Promise<RewardRow[]> {
    const referral = await lockReferral(tx, friendId)
    if (!referral || referral.referrerId === null || referral.state === 'refused') return []
    const { referrerId } = referral
    const before = referral.state === 'waiting' ? await accept(tx, referral) : []
    const refusal = await findRefusal(tx, referrerId, friendId)
    if (refusal) return [...before, ...(await refuse(tx, friendId, refusal))]
    if (referral.paymentId === null) await updateReferral(tx, friendId, { paymentId })
    const [referrer] = await tx.select().from(students).where(eq(students.id, referrerId))
    if (!referrer) return before
    const { purchase } = rewardsIn(referrer.countryId)
    return [...before, ...(await reward(tx, { referrerId, friendId, kind: 'purchase', messages: purchase }))]
  }

  /** The friend's money has gone back, and so does what it had earned. The registration stays. */
  async function refunded(tx: Tx, paymentId: string): Promise<RewardRow[]> {
    const [referral] = await tx.select().from(referrals).where(eq(referrals.paymentId, paymentId)).for('update')
    return referral ? takeBack(tx, referral.friendId, ['purchase']) : []
  }

  async function refuse(tx: Tx, friendId: string, refusal: NonNullable<ReferralRow['refusal']>) {
    log.info({ refusal }, 'An invitation was refused: friend and referrer look like one person')
    await updateReferral(tx, friendId, { state: 'refused', refusal })
    return takeBack(tx, friendId, ['registration', 'purchase'])
  }

  async function takeBack(tx: Tx, friendId: string, kinds: readonly RewardRow['kind'][]): Promise<RewardRow[]> {
    const taken = await takeBackRewards(tx, friendId, kinds, clock.now())
    for (const { referrerId: studentId, messages, rewardId: sourceId } of taken) {
      await grantBonus(tx, { studentId, units: -messages, reason: 'taken_back', sourceId })
    }
    return taken
  }

  async function findRefusal(tx: Db, referrerId: string, friendId: string): Promise<ReferralRow['refusal']> {
    if (await shareDevice(tx, referrerId, friendId)) return 'device'
    if (await sharePhone(tx, referrerId, friendId)) return 'phone'
    return (await shareCard(tx, referrerId, friendId)) ? 'card' : null
  }

  async function reward(
    tx: Tx,
    earned: { referrerId: string; friendId: string; kind: RewardRow['kind']; messages: number },
  ): Promise<RewardRow[]> {
    const saved = await saveReward(tx, { ...earned, createdAt: clock.now() })
    if (!saved) return []
    await grantBonus(tx, {
      studentId: earned.referrerId,
      units: earned.messages,
      reason: earned.kind === 'registration' ? 'friend_registered' : 'friend_paid',
      sourceId: saved.rewardId,
    })
    const [referrer] = await tx.select().from(students).where(eq(students.id, earned.referrerId))
    if (referrer && !referrer.deletesAt) {
      const { language } = languageOf(referrer.languageId)
      await mail.send(tx, {
        to: referrer.email,
        studentId: referrer.id,
        ...rewardMail(language, origins.publicUrl(), saved),
      })
    }
    return [saved]
  }

  function announce(rewards: readonly RewardRow[]) {
    for (const { referrerId, kind, messages, takenBackAt } of rewards) {
      hub.publish(referrerId, 'referral.changed', { kind, messages: takenBackAt ? -messages : messages })
    }
    if (rewards.length > 0) mail.flush()
  }

  return {
    async getDetails(student: SignedInStudent, language: Language): Promise<ReferralDetails> {
      const { code, registrationEarned: _, studentId } = await getPersonalCode(db, student.id, clock.now())
      const { registration, purchase, joined, bought } = await sumRewards(db, studentId)
      return {
        code: shownCode(code),
        link: invitationLink(origins.publicUrl(), shownCode(code), language),
        friendDiscountPercent: REFERRAL.friendDiscountPercent,
        rewards: rewardsIn(student.countryId),
        earned: { registration, registrationLimit: REFERRAL.registrationLimit, purchase },
        friends: { joined, bought },
      }
    },

    /** What the next friend who registers earns; null: nothing more. For the paywall. */
    async nextReward(studentId: string, countryId: number): Promise<number | null> {
      const { registration: earned } = await sumRewards(db, studentId)
      const messages = Math.min(rewardsIn(countryId).registration, REFERRAL.registrationLimit - earned)
      return messages > 0 ? messages : null
    },

    /** An address was confirmed. In the transaction of the confirmation. */
    async friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void> {
      if (invitedBy(friend.referralInfo) !== undefined) await enqueue(tx, { event: 'registered', friendId: friend.id })
    },

    /** The first payment has succeeded. In the transaction that stores it. */
    async firstPaymentSucceeded(tx: Tx, { studentId, paymentId }: { studentId: string; paymentId: string }) {
      await enqueue(tx, { event: 'paid', friendId: studentId, paymentId })
    },

    /** The whole of a payment was given back, or taken back by the bank. */
    paymentRefunded: (tx: Tx, { paymentId }: { paymentId: string }) => enqueue(tx, { event: 'refunded', paymentId }),

    /** Hourly: friends who had to send messages first, and invitations that turn out to be of oneself. */
    async sweep(): Promise<void> {
      const since = new Date(clock.now().getTime() - REFERRAL.watchedDays * dayMs)
      for (const { friendId } of await listWaiting(db, since)) {
        announce(await db.transaction((tx) => countRegistration(tx, friendId)))
      }
      for (const { friendId, reason } of await listSuspects(db, since)) {
        announce(await db.transaction((tx) => refuse(tx, friendId, reason)))
      }
    },
  }

  async function enqueue(tx: Tx, happened: FriendEvent): Promise<void> {
    await jobs.enqueue(tx, job, happened)
  }
}

async function shareDevice(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db
    .select({ studentId: knownDevices.studentId, deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(inArray(knownDevices.studentId, [one, other]))
  const own = new Set(found.filter(({ studentId }) => studentId === one).map(({ deviceHash }) => deviceHash))
  return found.some(({ studentId, deviceHash }) => studentId === other && own.has(deviceHash))
}
