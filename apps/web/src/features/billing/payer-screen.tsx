import { cancelAsPayer, getPayerPage, giveUpAsPayer, type PayerPage } from '@lumi/contracts/billing'
import { AppError, type ErrorCode } from '@lumi/contracts/errors'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { errorText } from '../../lib/errors.ts'
import { useTryAgain } from '../../lib/use-try-again.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AreYouSure, PendingParentPage } from '../../ui/parent-page.tsx'
import { leaveFor } from './go-to-checkout.ts'
import { PayerCheckout } from './payer-checkout.tsx'
import { PayerFrame } from './payer-frame.tsx'
import { type PayerLink, takePayerLink } from './payer-link.ts'
import { PaymentLines } from './payment-lines.tsx'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/** While the bank thinks, the page asks again: somebody without an account gets no events. */
const askAgainMs = 4000

const problems = {
  payer_link_invalid: 'invalid',
  payer_link_expired: 'expired',
  billing_off: 'off',
  payment_parent_only: 'child',
  validation_failed: 'invalid',
} as const satisfies Partial<Record<ErrorCode, string>>

type Problem = (typeof problems)[keyof typeof problems] | 'incomplete'

const problemOf = (error: unknown): Problem | undefined =>
  error instanceof AppError && error.code in problems ? problems[error.code as keyof typeof problems] : undefined

/** The page of somebody who pays for a student. The link is the only key, and opening it buys nothing. */
export function PayerScreen({ tools }: { tools: ReactNode }) {
  const [link] = useState(takePayerLink)
  return link ? <Opened link={link} tools={tools} /> : <ProblemPage problem="incomplete" tools={tools} />
}

function Opened({ link, tools }: { link: PayerLink; tools: ReactNode }) {
  const { t, language } = useBillingWords()
  const [page, setPage] = useState<PayerPage | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(() => {
    api(getPayerPage, { body: link }).then((answer) => {
      setFailure(null)
      setPage(answer)
    }, setFailure)
  }, [link])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of tariffs come in the language of the page
  useEffect(load, [load, language])
  const isWaiting = page?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(load, askAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, load])

  const problem = problemOf(failure)
  if (problem) return <ProblemPage problem={problem} tools={tools} />
  if (!page) {
    return failure ? (
      <FailedPage failure={failure} onRetry={load} tools={tools} />
    ) : (
      <PendingParentPage label={t('pay.loading')} />
    )
  }
  if (page.state === 'paid') return <PaidPage page={page} link={link} tools={tools} onPage={setPage} />
  if (isWaiting) return <WaitingPage page={page} link={link} tools={tools} onPage={setPage} />
  const { firstName, student } = page
  return (
    <PayerFrame
      mood="calm"
      title={firstName === undefined ? t('pay.title') : t('pay.titleNamed', { name: firstName })}
      // A word joiner: the shortened address is one word.
      text={t('pay.text', { student: student.replace('…', '…\u2060') })}
      tools={tools}
    >
      <PayerCheckout page={page} link={link} onStale={load} />
    </PayerFrame>
  )
}

interface LinkedPageProps {
  page: PayerPage
  link: PayerLink
  tools: ReactNode
  onPage: (page: PayerPage) => void
}

/** The bank decides, or nobody has paid: who goes back from the payment page may go on, or choose something else. */
function WaitingPage({ page: { payment, checkoutUrl }, link, tools, onPage }: LinkedPageProps) {
  const { t } = useBillingWords()
  const [isBusy, run] = useAction()
  if (payment?.isAtBank) {
    return (
      <PayerFrame mood="thinking" title={t('pay.waitTitle')} text={t('pay.waitText')} tools={tools}>
        <PaymentLines payment={payment} />
      </PayerFrame>
    )
  }
  return (
    <PayerFrame mood="calm" title={t('pay.unpaidTitle')} text={t('pay.unpaidText')} tools={tools}>
      {payment && <PaymentLines payment={payment} />}
      {checkoutUrl !== null && (
        <Button size="lg" full onClick={() => leaveFor(checkoutUrl)}>
          {t('pay.goOn')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="lg"
        full
        busy={isBusy && t('pay.givingUp')}
        onClick={() => run(async () => onPage(await api(giveUpAsPayer, { body: link })))}
      >
        {t('pay.giveUp')}
      </Button>
    </PayerFrame>
  )
}

/** Who pays can also stop paying, without the account of the student. */
function PaidPage({ page: { payment, renewsAt, renewsFor }, link, tools, onPage }: LinkedPageProps) {
  const { t, day, money } = useBillingWords()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, run] = useAction()
  const cancel = async () => {
    onPage(await api(cancelAsPayer, { body: link }))
    setIsAsking(false)
  }
  return (
    <PayerFrame
      mood="happy"
      title={t('pay.paidTitle')}
      text={t('pay.paidText', { name: payment?.name ?? '' })}
      tools={tools}
    >
      {payment && <PaymentLines payment={payment} />}
      <p role="status">
        {renewsAt === null
          ? t('pay.renewsOff')
          : renewsFor
            ? t('pay.renews', { day: day(renewsAt), price: money(renewsFor) })
            : t('pay.renewsDay', { day: day(renewsAt) })}
      </p>
      {renewsAt && !isAsking && (
        <Button variant="danger-quiet" full onClick={() => setIsAsking(true)}>
          {t('pay.cancel')}
        </Button>
      )}
      {renewsAt && isAsking && (
        <AreYouSure>
          <p>{t('pay.cancelSure')}</p>
          <Button variant="danger" size="lg" full busy={isBusy && t('pay.cancelBusy')} onClick={() => run(cancel)}>
            {t('pay.cancelYes')}
          </Button>
          <Button variant="secondary" size="lg" full onClick={() => setIsAsking(false)}>
            {t('pay.cancelNo')}
          </Button>
        </AreYouSure>
      )}
    </PayerFrame>
  )
}

function FailedPage({ failure, onRetry, tools }: { failure: unknown; onRetry: () => void; tools: ReactNode }) {
  const { t } = useBillingWords()
  useTryAgain(onRetry)
  return (
    <PayerFrame mood="resting" title={t('pay.failedTitle')} text={errorText(failure)} tools={tools}>
      <Button onClick={onRetry}>{t('common:retry')}</Button>
    </PayerFrame>
  )
}

function ProblemPage({ problem, tools }: { problem: Problem; tools: ReactNode }) {
  const { t } = useBillingWords()
  return (
    <PayerFrame mood="resting" title={t(`pay.${problem}Title`)} text={t(`pay.${problem}Text`)} tools={tools}>
      {problem === 'child' && (
        <ButtonLink to="/chat" variant="secondary" size="lg" full>
          {t('backToChat')}
        </ButtonLink>
      )}
    </PayerFrame>
  )
}
