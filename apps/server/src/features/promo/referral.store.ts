import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../platform/db.ts'
import { personalCodes, referralRewards, referrals } from './promo.tables.ts'

export type ReferralRow = typeof referrals.$inferSelect
export type RewardRow = typeof referralRewards.$inferSelect

/** @returns false if the friend has been invited already: the first invitation counts */
export async function saveReferral(tx: Tx, referral: typeof referrals.$inferInsert): Promise<boolean> {
  const saved = await tx
    .insert(referrals)
    .values(referral)
    .onConflictDoNothing()
    .returning({ friendId: referrals.friendId })
  return saved.length > 0
}

export async function findReferral(db: Db, friendId: string): Promise<ReferralRow | undefined> {
  const [found] = await db.select().from(referrals).where(eq(referrals.friendId, friendId))
  return found
}

/** Locked, so that two events about a friend are handled one after the other. */
export async function lockReferral(tx: Tx, friendId: string): Promise<ReferralRow | undefined> {
  const [found] = await tx.select().from(referrals).where(eq(referrals.friendId, friendId)).for('update')
  return found
}

export async function updateReferral(tx: Tx, friendId: string, change: Partial<ReferralRow>): Promise<void> {
  await tx.update(referrals).set(change).where(eq(referrals.friendId, friendId))
}

/**
 * As many messages as the limit leaves.
 * @returns how many; 0: the limit is reached
 */
export async function earnRegistration(tx: Tx, referrerId: string, messages: number, limit: number): Promise<number> {
  const [earned] = await rows<{ gained: number }>(
    tx,
    sql`update personal_codes p set registration_earned = least(${limit}::int, old.earned + ${messages}::int)
        from (select student_id, registration_earned as earned from personal_codes where student_id = ${referrerId} for update) old
        where p.student_id = old.student_id
        returning p.registration_earned - old.earned as gained`,
  )
  return earned?.gained ?? 0
}

/** @returns undefined if this friend has earned it before */
export async function saveReward(
  tx: Tx,
  reward: Omit<typeof referralRewards.$inferInsert, 'rewardId'>,
): Promise<RewardRow | undefined> {
  const [saved] = await tx
    .insert(referralRewards)
    .values({ ...reward, rewardId: randomUUID() })
    .onConflictDoNothing()
    .returning()
  return saved
}

/** What a friend has earned and is not taken back yet, marked as taken back. */
export async function takeBackRewards(
  tx: Tx,
  friendId: string,
  kinds: readonly RewardRow['kind'][],
  now: Date,
): Promise<RewardRow[]> {
  const taken = await tx
    .update(referralRewards)
    .set({ takenBackAt: now })
    .where(
      and(
        eq(referralRewards.friendId, friendId),
        isNull(referralRewards.takenBackAt),
        sql`${referralRewards.kind} = any(${sql.raw(`array['${kinds.join("','")}']`)})`,
      ),
    )
    .returning()
  for (const { kind, referrerId, messages } of taken) {
    if (kind !== 'registration') continue
    // The place under the limit is free again.
    await tx
      .update(personalCodes)
      .set({ registrationEarned: sql`greatest(${personalCodes.registrationEarned} - ${messages}, 0)` })
      .where(eq(personalCodes.studentId, referrerId))
  }
  return taken
}

/** Sums and counts for the page of the referrer. */
export async function sumRewards(db: Db, referrerId: string) {
  const [found] = await rows<{ registration: number; purchase: number; joined: number; bought: number }>(
    db,
    sql`select
          coalesce(sum(messages) filter (where kind = 'registration' and taken_back_at is null), 0)::int as registration,
          coalesce(sum(messages) filter (where kind = 'purchase' and taken_back_at is null), 0)::int as purchase,
          (select count(*) from referrals where referrer_id = ${referrerId} and source = 'link' and state = 'counted')::int as joined,
          count(*) filter (where kind = 'purchase' and taken_back_at is null)::int as bought
        from referral_rewards where referrer_id = ${referrerId}`,
  )
  return found!
}

export const listWaiting = (db: Db, since: Date) =>
  db
    .select({ friendId: referrals.friendId })
    .from(referrals)
    .where(and(eq(referrals.state, 'waiting'), gt(referrals.createdAt, since)))

export const listReferralsOf = (db: Db, friendId: string) =>
  db
    .select({ source: referrals.source, state: referrals.state, createdAt: referrals.createdAt })
    .from(referrals)
    .where(eq(referrals.friendId, friendId))

export const listRewardsOf = (db: Db, referrerId: string) =>
  db
    .select({
      kind: referralRewards.kind,
      messages: referralRewards.messages,
      createdAt: referralRewards.createdAt,
      takenBackAt: referralRewards.takenBackAt,
    })
    .from(referralRewards)
    .where(eq(referralRewards.referrerId, referrerId))

/** Friends of the last weeks who share a device or a number with their referrer. */
export const listSuspects = (db: Db, since: Date) =>
  rows<{ friendId: string; reason: 'device' | 'phone' }>(
    db,
    sql`select r.friend_id as "friendId",
          case when exists (select 1 from known_devices a join known_devices b using (device_hash)
                            where a.student_id = r.friend_id and b.student_id = r.referrer_id)
               then 'device' else 'phone' end as reason
        from referrals r
        where r.referrer_id is not null and r.state = 'counted' and r.created_at > ${since.toISOString()}::timestamptz
          and (exists (select 1 from known_devices a join known_devices b using (device_hash)
                       where a.student_id = r.friend_id and b.student_id = r.referrer_id)
            or exists (select 1 from student_phones a join student_phones b using (phone_hash)
                       where a.student_id = r.friend_id and b.student_id = r.referrer_id))`,
  )
