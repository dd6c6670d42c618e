import { AppError } from '@lumi/contracts/errors'
import type { GuardianState } from '../auth/auth.tables.ts'
import type { RequestOutcome } from './student.tables.ts'

export type Decision = 'agree' | 'refuse' | 'withdraw'

export const stateAfter = {
  agree: 'given',
  refuse: 'refused',
  withdraw: 'withdrawn',
} as const satisfies Record<Decision, GuardianState>

/** What a link opens now. Each reason to open nothing has its own error, because the parent can do something else in each. */
export function openedKind(
  link: { kind: 'answer' | 'manage' },
  request: { kind: 'consent' | 'correction'; outcome: RequestOutcome | null; expiresAt: Date },
  now: Date,
): 'request' | 'correction' | 'manage' {
  if (link.kind === 'manage') return 'manage'
  if (request.outcome === 'replaced') throw new AppError('guardian_link_replaced')
  if (request.outcome === 'agreed' || request.outcome === 'refused') throw new AppError('guardian_link_used')
  if (request.outcome === 'expired' || request.expiresAt <= now) throw new AppError('guardian_link_expired')
  return request.kind === 'consent' ? 'request' : 'correction'
}

/** A given consent can be withdrawn; a withdrawn or refused one can be given. */
export function assertDecidable(decision: Decision, last: string | undefined): void {
  const isPossible = last === 'given' ? decision === 'withdraw' : decision === 'agree'
  if (!isPossible) throw new AppError('consent_decided')
}
