import { type getPaymentStatus, giveUpPayment, type Payment } from '@lumi/contracts/billing'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { miniApp } from '../../lib/mini-app.ts'
import { ownPath } from '../../lib/own-path.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { SealIcon } from '../../ui/icons/seal.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { OfflineStrip } from '../../ui/offline-strip.tsx'
import { awaitedPayment } from './awaited-payment.ts'
import { paymentQuery, refetchBilling, useBillingNews } from './billing.api.ts'
import { leaveFor } from './go-to-checkout.ts'
import { PaymentLines } from './payment-lines.tsx'
import styles from './payment-status.module.css'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

interface PaymentStatusScreenProps {
  paymentId: string | undefined
  /** From the address bar: anybody can write it, so only own pages count. */
  originLink: string | undefined
}

/** R12: three states; it waits live, and may be closed meanwhile. */
export function PaymentStatusScreen({ paymentId, originLink }: PaymentStatusScreenProps) {
  const { t } = useBillingWords()
  usePageTitle(t('status.title'))
  const asked = ownOrigin(originLink)
  return (
    <div className={styles.page}>
      {paymentId ? <Known paymentId={paymentId} asked={asked} /> : <Broken kind="invalid" back={asked ?? '/chat'} />}
    </div>
  )
}

/** A full address of this site counts too. */
function ownOrigin(link: string | undefined): string | null {
  const { origin } = location
  return ownPath(link?.startsWith(`${origin}/`) ? link.slice(origin.length) : (link ?? null), origin)
}

function Known({ paymentId, asked }: { paymentId: string; asked: string | null }) {
  const { t } = useBillingWords()
  const { data, error, refetch } = useQuery(paymentQuery(paymentId))
  useBillingNews()
  const status = data?.payment.status
  useEffect(() => {
    if (status !== undefined && status !== 'WaitingPayment') awaitedPayment.forget(paymentId)
  }, [status, paymentId])
  const back = asked ?? data?.originLink ?? '/chat'
  const kind = error && brokenBy(error)
  if (kind) return <Broken kind={kind} back={back} />
  if (!data) {
    return (
      <Frame back={back}>
        {error ? (
          <LoadingFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Pending rows={3} label={t('status.loading')} />
        )}
      </Frame>
    )
  }
  return <Outcome {...data} back={back} />
}

const brokenBy = (error: Error): 'invalid' | 'wrong' | null => {
  if (!(error instanceof AppError)) return null
  if (error.code === 'payment_not_found') return 'wrong'
  return error.code === 'payment_link_invalid' || error.code === 'validation_failed' ? 'invalid' : null
}

function Frame({ back, children }: { back: string; children: ReactNode }) {
  const { t } = useBillingWords()
  const { href, onClick } = useOwnPage(back)
  return (
    <>
      <header className={styles.top}>
        <a href={href} onClick={onClick} className={styles.close} aria-label={t('status.close')}>
          <CloseIcon />
        </a>
      </header>
      <OfflineStrip />
      <main className={styles.content}>{children}</main>
    </>
  )
}

/** A link to a path with its query, which the typed links cannot take. Without a reload. */
function useOwnPage(path: string) {
  const router = useRouter()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href: path })
  }
  return { href: path, onClick }
}

const looks = {
  Succeeded: { mood: 'happy', kind: 'good', sign: <SealIcon size={20} /> },
  WaitingPayment: { mood: 'thinking', kind: 'warn', sign: <ClockIcon size={20} /> },
  unpaid: { mood: 'calm', kind: 'warn', sign: <ClockIcon size={20} /> },
  Error: { mood: 'resting', kind: 'bad', sign: <CloseIcon size={20} /> },
} as const

type Shown = ResponseOf<typeof getPaymentStatus> & { back: string }

function Outcome(shown: Shown) {
  const { t } = useBillingWords()
  const { payment, back } = shown
  const { name, status } = payment
  // Who has gone back from the payment page has not paid, and must not be told that the bank thinks.
  const look = isUnpaid(payment) ? 'unpaid' : status
  const { mood, kind, sign } = looks[look]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Frame back={back}>
      <section className={styles.outcome} data-testid="payment" data-status={status}>
        <div className={`${styles.art} squared`}>
          <Lumi size={92} mood={mood} />
          <span className={styles.stamp} data-kind={kind}>
            {sign}
            {t(`status.stamp.${look}`)}
          </span>
        </div>
        <div role="status" className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {status === 'Succeeded'
              ? t('status.ok', { name })
              : t(titles[payment.failure === 'given_up' ? 'given_up' : look])}
          </h1>
          <p>{textOf(payment, t)}</p>
        </div>
        <PaymentLines payment={payment} renewsAt={shown.plan.renewsAt} />
        <div className={styles.actions}>
          {status === 'Succeeded' && <Paid back={back} />}
          {status === 'WaitingPayment' && <Waiting {...shown} />}
          {status === 'Error' && <Failed />}
        </div>
      </section>
    </Frame>
  )
}

const titles = {
  Succeeded: 'status.ok',
  WaitingPayment: 'status.wait',
  unpaid: 'status.unpaid',
  Error: 'status.fail',
  given_up: 'status.closed',
} as const

/** A charge of a saved card needs nobody: the bank decides from the start. */
const isUnpaid = ({ status, kind, isAtBank }: Payment) =>
  status === 'WaitingPayment' && kind === 'purchase' && !isAtBank

function textOf(payment: Payment, t: ReturnType<typeof useBillingWords>['t']): string {
  const { status, failure } = payment
  if (status === 'Succeeded') return t('status.okText')
  if (isUnpaid(payment)) return t('status.unpaidText')
  if (status === 'WaitingPayment') return t('status.waitText')
  if (failure === null) return t('status.notCharged')
  const reason = t(`status.failure.${failure}`)
  // Of a mismatch nobody can say here what became of the money.
  return failure === 'check_failed' ? reason : `${reason} ${t('status.notCharged')}`
}

function Paid({ back }: { back: string }) {
  const { t } = useBillingWords()
  return (
    <>
      <ButtonAnchor {...useOwnPage(/^\/chat\b/.test(back) ? back : '/chat')} size="lg" full>
        {t('status.toLearning')}
      </ButtonAnchor>
      <ButtonLink to="/settings/subscription" variant="quiet" full>
        {t('status.toPlan')}
      </ButtonLink>
    </>
  )
}

function Waiting({ payment, checkoutUrl, back }: Shown) {
  const { t } = useBillingWords()
  const navigate = useNavigate()
  const [isBusy, run] = useAction()
  const giveUp = async () => {
    const { paymentId } = payment
    const { payment: ended } = await api(giveUpPayment, { body: { paymentId } })
    await refetchBilling()
    if (ended.status !== 'Error') return
    awaitedPayment.forget(paymentId)
    await navigate({ to: '/settings/subscription', search: { tab: 'all-plans' } })
  }
  const isOpen = isUnpaid(payment)
  return (
    <>
      {isOpen && checkoutUrl !== null && (
        <Button size="lg" full onClick={() => leaveFor(checkoutUrl)}>
          {t(miniApp() ? 'status.openAgain' : 'status.goOn')}
        </Button>
      )}
      {isOpen && (
        <Button variant="secondary" size="lg" full busy={isBusy && t('status.givingUp')} onClick={() => run(giveUp)}>
          {t('status.giveUp')}
        </Button>
      )}
      <ButtonAnchor {...useOwnPage(back)} variant={isOpen ? 'quiet' : 'secondary'} size="lg" full>
        {t('status.leave')}
      </ButtonAnchor>
      {!isOpen && <p className={styles.fine}>{t('status.waitNote')}</p>}
      {isOpen && miniApp() && <p className={styles.fine}>{t('status.outsideNote')}</p>}
    </>
  )
}

function Failed() {
  const { t } = useBillingWords()
  return (
    <>
      <ButtonLink to="/settings/subscription" search={{ tab: 'all-plans' }} size="lg" full>
        {t('status.again')}
      </ButtonLink>
      <ButtonLink to="/settings/feedback" search={{ feedbackType: 'broken' }} variant="quiet" full>
        {t('status.support')}
      </ButtonLink>
    </>
  )
}

/** The link is not a payment of this student. */
function Broken({ kind, back }: { kind: 'invalid' | 'wrong'; back: string }) {
  const { t } = useBillingWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Frame back={back}>
      <section className={styles.outcome}>
        <Lumi size={92} mood="resting" />
        <div className={styles.words} role="alert">
          <h1 ref={heading} tabIndex={-1}>
            {t(`status.${kind}`)}
          </h1>
          <p>{t(`status.${kind}Text`)}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/settings/subscription" search={{ tab: 'payments' }} size="lg" full>
            {t('status.toPayments')}
          </ButtonLink>
          <ButtonLink to="/settings/feedback" search={{ feedbackType: 'broken' }} variant="quiet" full>
            {t('status.support')}
          </ButtonLink>
        </div>
      </section>
    </Frame>
  )
}
