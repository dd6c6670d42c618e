import type { GuardianPage } from '@lumi/contracts/student'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useTryAgain } from '../../lib/use-try-again.ts'
import { Button } from '../../ui/button.tsx'
import { PendingParentPage } from '../../ui/parent-page.tsx'
import { type Key, loadGuardianPage } from './guardian.api.ts'
import { CorrectionPage } from './guardian-correction.tsx'
import { GuardianFrame } from './guardian-frame.tsx'
import { takeGuardianLink } from './guardian-link.ts'
import { ManagePage } from './guardian-manage.tsx'
import { type Problem, problemOf } from './guardian-problem.ts'
import { RequestPage } from './guardian-request.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import type { Answer } from './use-decide.ts'

interface GuardianScreenProps {
  tools: ReactNode
  drawText: (markdown: string) => ReactNode
}

/**
 * The page of a parent, who has no account: the mailed link is the key. Opening it decides nothing, because mail
 * scanners open links.
 */
export function GuardianScreen({ tools, drawText }: GuardianScreenProps) {
  const { t, i18n } = useTranslation('guardian')
  const [link] = useState(takeGuardianLink)
  const [page, setPage] = useState<GuardianPage | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const { language } = i18n
  const { linkId, secret } = link

  const load = useCallback(() => {
    if (!linkId || !secret) return
    setFailure(null)
    loadGuardianPage({ linkId, secret }).then(setPage, setFailure)
  }, [linkId, secret])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the consent comes in the language of the page
  useEffect(() => {
    // A link answered here is used up. The result stays on the screen.
    if (answer === null && !isDeleted) load()
  }, [load, language])

  if (!linkId || !secret) return <ProblemPage problem="incomplete" tools={tools} />
  const problem = problemOf(failure)
  if (problem) return <ProblemPage problem={problem} tools={tools} />
  if (failure && !page) return <FailedPage failure={failure} onRetry={load} tools={tools} />
  if (isDeleted)
    return <GuardianFrame mood="calm" title={t('manage.deletedTitle')} text={t('manage.deletedText')} tools={tools} />
  if (!page) return <PendingParentPage label={t('loading')} />

  const key: Key = { linkId, secret }
  const shared = { page, tools, drawText, onPage: setPage, onFailure: setFailure, onAnswer: setAnswer, keyOfLink: key }
  if (page.kind === 'correction') return <CorrectionPage {...shared} answer={answer} />
  if (page.kind === 'request') return <RequestPage {...shared} />
  // The answered link cannot manage; the mail about the answer carries one that can.
  return <ManagePage {...shared} mayManage={answer === null} onDeleted={() => setIsDeleted(true)} />
}

function FailedPage({ failure, onRetry, tools }: { failure: unknown; onRetry: () => void; tools: ReactNode }) {
  const { t } = useTranslation('guardian')
  useTryAgain(onRetry)
  return (
    <GuardianFrame mood="resting" title={t('problem.failedTitle')} text={errorText(failure)} tools={tools}>
      <Button onClick={onRetry}>{t('common:retry')}</Button>
    </GuardianFrame>
  )
}

function ProblemPage({ problem, tools }: { problem: Problem; tools: ReactNode }) {
  const { t } = useTranslation('guardian')
  return (
    <GuardianFrame mood="resting" title={t(`problem.${problem}Title`)} text={t(`problem.${problem}Text`)} tools={tools}>
      {problem !== 'replaced' && problem !== 'expired' && <NewLinkForm />}
    </GuardianFrame>
  )
}
