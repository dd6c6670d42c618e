import { SESSION } from '@lumi/contracts/product-rules'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken, seal, unseal } from '../../platform/secrets.ts'
import { type SessionEndReason, sessions, sessionTokens } from './auth.tables.ts'
import { accessMs, idleMs, type Tokens } from './session-cookies.ts'

export const graceMs = SESSION.refreshGraceSeconds * 1000

export type SessionOrigin = Pick<typeof sessions.$inferInsert, 'browser' | 'system' | 'addressPrefix' | 'timeZone'>

export type RefreshOutcome =
  | { kind: 'rotated'; sessionId: string; tokens: Tokens }
  /** Unknown, ended, expired, or replaced by a confirmation a moment ago: nobody is notified. */
  | { kind: 'over' }
  /** A used token was presented again: a copy exists. The family has been ended. */
  | { kind: 'reused'; studentId: string; sessionId: string }

/** The tokens of a session: an access token, and a refresh token that works once, with a short grace. */
export function createSessionTokens(
  { clock }: Pick<Platform, 'clock'>,
  endInside: (tx: Tx, sessionIds: readonly string[], reason: SessionEndReason) => Promise<string[]>,
) {
  async function issue(tx: Tx, sessionId: string, familyEnd: Date, now: Date): Promise<Tokens> {
    const tokens = { access: randomToken(), refresh: randomToken() }
    const until = (ms: number) => new Date(Math.min(now.getTime() + ms, familyEnd.getTime()))
    await tx.insert(sessionTokens).values([
      { hash: hashToken(tokens.access), sessionId, kind: 'access', expiresAt: until(accessMs) },
      { hash: hashToken(tokens.refresh), sessionId, kind: 'refresh', expiresAt: until(idleMs) },
    ])
    return tokens
  }

  /** Exchanges a refresh token. Locks the family first, so a logout that came before always wins. */
  async function refresh(tx: Tx, token: string, origin: SessionOrigin = {}): Promise<RefreshOutcome> {
    const hash = hashToken(token)
    const [found] = await tx
      .select({ sessionId: sessionTokens.sessionId })
      .from(sessionTokens)
      .where(and(eq(sessionTokens.hash, hash), eq(sessionTokens.kind, 'refresh')))
    if (!found) return { kind: 'over' }
    const [family] = await tx.select().from(sessions).where(eq(sessions.id, found.sessionId)).for('update')
    // Read again under the lock: a parallel refresh may just have used this token.
    const [presented] = await tx.select().from(sessionTokens).where(eq(sessionTokens.hash, hash))
    if (!family || !presented || family.endedAt !== null) return { kind: 'over' }
    const now = clock.now()
    if (presented.usedAt === null) {
      if (presented.expiresAt <= now || family.expiresAt <= now) {
        await endInside(tx, [family.id], 'expired')
        return { kind: 'over' }
      }
      const tokens = await issue(tx, family.id, family.expiresAt, now)
      await tx
        .update(sessions)
        .set({ ...origin, lastUsedAt: now })
        .where(eq(sessions.id, family.id))
      await tx
        .update(sessionTokens)
        .set({
          usedAt: now,
          successorHash: hashToken(tokens.refresh),
          successorSealed: seal(token, JSON.stringify(tokens)),
        })
        .where(eq(sessionTokens.hash, hash))
      return { kind: 'rotated', sessionId: family.id, tokens }
    }
    if (now.getTime() - presented.usedAt.getTime() < graceMs && presented.successorHash) {
      const [successor] = await tx
        .select({ usedAt: sessionTokens.usedAt })
        .from(sessionTokens)
        .where(eq(sessionTokens.hash, presented.successorHash))
      // Grace for the direct parent of the newest token only: a lost answer, or two tabs at once.
      if (successor?.usedAt === null) {
        // A confirmation came between: its tokens are handed out once. A lost answer or another tab is no theft either.
        if (!presented.successorSealed) return { kind: 'over' }
        const tokens = JSON.parse(unseal(token, presented.successorSealed)) as Tokens
        return { kind: 'rotated', sessionId: family.id, tokens }
      }
    }
    await endInside(tx, [family.id], 'reuse')
    return { kind: 'reused', studentId: family.studentId, sessionId: family.id }
  }

  return { issue, refresh }
}
