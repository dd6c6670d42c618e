import { AppError } from '@lumi/contracts/errors'
import type { GuardianPage } from '@lumi/contracts/student'
import type { ReactNode } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { decide, type Key, loadGuardianPage } from './guardian.api.ts'
import { problemOf } from './guardian-problem.ts'

export type Answer = 'agree' | 'refuse'

/** What every page behind a parent's link gets. */
export interface GuardianPageProps {
  page: GuardianPage
  keyOfLink: Key
  tools: ReactNode
  drawText: (markdown: string) => ReactNode
  onPage: (page: GuardianPage) => void
  onFailure: (error: unknown) => void
  onAnswer: (answer: Answer) => void
}

/** Sends the decision and shows the result. A link that has become invalid meanwhile shows its own page. */
export function useDecide({ page, keyOfLink, onPage, onFailure, onAnswer }: GuardianPageProps) {
  const { t } = useTranslation('guardian')
  const failed = (error: unknown): undefined => {
    if (problemOf(error) && (error as AppError).code !== 'validation_failed') return void onFailure(error)
    if (error instanceof AppError && error.code === 'consent_outdated') {
      loadGuardianPage(keyOfLink).then(onPage, onFailure)
      return void notify({ kind: 'neutral', text: t('consent.outdated') })
    }
    notifyError(error)
  }
  async function send(decision: 'agree' | 'refuse' | 'withdraw'): Promise<void> {
    const agreeing = decision === 'agree' ? { contentHash: page.consent.contentHash, isGuardian: true } : {}
    const next = await decide(keyOfLink, decision, agreeing)
    if (page.kind !== 'manage' && decision !== 'withdraw') onAnswer(decision)
    onPage(next)
  }
  return { send, failed, trySend: (decision: 'refuse' | 'withdraw' | 'agree') => send(decision).catch(failed) }
}
