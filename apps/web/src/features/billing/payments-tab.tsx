import { type CurrentPlan, getReceipt, type Payment } from '@lumi/contracts/billing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { download } from '../../lib/download.ts'
import { notify } from '../../lib/notifications.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardIcon } from '../../ui/icons/card.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { List, Row, Section } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Columns } from '../../ui/page.tsx'
import { historyQuery, methodsQuery } from './billing.api.ts'
import styles from './billing.module.css'
import { RemoveMethod } from './remove-method.tsx'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

export function PaymentsTab({ plan }: { plan: CurrentPlan }) {
  return (
    <Columns>
      <div>
        <History />
      </div>
      <div>
        <Methods plan={plan} />
      </div>
    </Columns>
  )
}

function History() {
  const { t } = useBillingWords()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(historyQuery())
  const payments = data?.pages.flatMap((page) => page.payments) ?? []
  return (
    <Section title={t('payments.history')}>
      {!data ? (
        error ? (
          <LoadingFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Pending rows={3} label={t('payments.loading')} />
        )
      ) : payments.length === 0 ? (
        <div className={styles.empty}>
          <Lumi size={56} mood="thinking" />
          <p>
            <b>{t('payments.none')}</b>
          </p>
          <p>{t('payments.noneText')}</p>
        </div>
      ) : (
        <List>
          {payments.map((payment) => (
            <li key={payment.paymentId}>
              <PaymentRow payment={payment} />
            </li>
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          full
          busy={isFetchingNextPage && t('payments.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('payments.more')}
        </Button>
      )}
    </Section>
  )
}

const signs = { Succeeded: CheckIcon, WaitingPayment: ClockIcon, Error: CloseIcon }

function PaymentRow({ payment }: { payment: Payment }) {
  const { t, money, day, months, card } = useBillingWords()
  const { paymentId, number, status, name, amount, refunded } = payment
  const Sign = signs[status]
  const facts = [
    t(`payments.status.${status}`),
    // A non-breaking hyphen: the number is read out to support.
    number.replace('-', '\u2011'),
    day(payment.createdAt),
    payment.card && card(payment.card),
    refunded.amountMinor > 0 && t('payments.refunded', { price: money(refunded) }),
  ]
  return (
    <Row
      icon={<Sign size={26} />}
      title={
        <>
          {t('period', { name, months: months(payment.months) })} · {money(amount)}
        </>
      }
      caption={facts.filter(Boolean).join(' · ')}
      after={
        status === 'Succeeded' ? (
          <Receipt payment={payment} />
        ) : (
          <ButtonLink
            to="/payment/status"
            search={{ paymentId }}
            variant="quiet"
            size="md"
            className={styles.inRow}
            aria-label={t('payments.lookAt', { number })}
          >
            {t('payments.look')}
          </ButtonLink>
        )
      }
    />
  )
}

function Receipt({ payment: { paymentId, number } }: { payment: Payment }) {
  const { t } = useBillingWords()
  const [isBusy, run] = useAction()
  const save = async () => {
    const file = await download(getReceipt, () => {}, { paymentId })
    notify({ kind: 'good', text: t('payments.receiptSaved', { file }) })
  }
  return (
    <Button
      variant="quiet"
      size="md"
      className={styles.inRow}
      busy={isBusy && t('payments.receiptBusy')}
      aria-label={t('payments.receiptOf', { number })}
      onClick={() => run(save)}
    >
      {t('payments.receipt')}
    </Button>
  )
}

function Methods({ plan }: { plan: CurrentPlan }) {
  const { t, card } = useBillingWords()
  const { data, error, refetch } = useQuery(methodsQuery())
  return (
    <Section title={t('payments.methods')}>
      {!data ? (
        error ? (
          <LoadingFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Pending rows={1} label={t('payments.loading')} />
        )
      ) : data.methods.length === 0 ? (
        <p className={styles.quiet}>{t('method.none')}</p>
      ) : (
        <List>
          {data.methods.map((method) => (
            <li key={method.methodId}>
              <Row
                icon={<CardIcon size={26} />}
                title={card(method.card)}
                caption={[
                  method.card.last4 && method.card.brand,
                  method.expires && t('method.expires', { until: method.expires }),
                  method.isForRenewal && plan.renewsAt && t('method.forRenewal'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                after={<RemoveMethod method={method} plan={plan} />}
              />
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}
