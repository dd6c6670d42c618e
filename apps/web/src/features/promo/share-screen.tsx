import type { ReferralDetails } from '@lumi/contracts/promo'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { notify } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/queries.ts'
import type { Hub } from '../../lib/realtime.ts'
import { share } from '../../lib/share.ts'
import { useHub } from '../../lib/use-hub.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyIcon } from '../../ui/icons/copy.tsx'
import { QrIcon } from '../../ui/icons/qr.tsx'
import { ShareIcon } from '../../ui/icons/share.tsx'
import { Section } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import { referralQuery } from './promo.api.ts'
import styles from './promo.module.css'
import { PromoCodeForm } from './promo-code-form.tsx'

const QrSheet = lazyPart(() => import('./qr-sheet.tsx'))

/** Invitations: the own code and link, what they have earned, and the field for a code from somebody else. */
export function ShareScreen() {
  const { t } = useTranslation('promo')
  const { data, error, refetch } = useQuery(referralQuery)
  useRewards()
  return (
    <Page title={t('title')} back={{ to: '/settings', label: t('back') }}>
      {data ? (
        <Columns>
          <div>
            <Invitation details={data} />
            <Earned details={data} />
          </div>
          <div>
            <Section title={t('how.title')}>
              <HowItWorks details={data} />
            </Section>
            <Section title={t('haveCode')}>
              <PromoCodeForm />
            </Section>
          </div>
        </Columns>
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={4} label={t('loading')} />
      )}
    </Page>
  )
}

/** While the page is open, a reward arrives as soon as it is given. */
function useRewards() {
  const { t } = useTranslation('promo')
  const listen = useCallback(
    (hub: Hub) =>
      void hub.on('referral.changed', ({ messages }) => {
        if (messages > 0) notify({ kind: 'good', text: t('rewarded', { count: messages }) })
        void queryClient.invalidateQueries({ queryKey: ['promo'] })
        void queryClient.invalidateQueries({ queryKey: ['chat', 'status'] })
      }),
    [t],
  )
  useHub(listen)
}

function Invitation({ details: { code, link, friendDiscountPercent } }: { details: ReferralDetails }) {
  const { t, i18n } = useTranslation('promo')
  const [isQrOpen, setIsQrOpen] = useState(false)
  const percent = percentText(friendDiscountPercent, i18n.language)

  async function copy(text: string, told: string) {
    if (await copyText(text)) notify({ kind: 'good', text: told })
  }

  async function send() {
    const message = { title: t('message.title'), text: t('message.text', { code, percent }), url: link }
    if (!(await share(message))) await copy(`${message.text}\n${link}`, t('copied.message'))
  }

  return (
    <>
      <section className={`board ${styles.board}`} aria-label={t('title')}>
        <div className={styles.promise}>
          <div>
            <h2>{t('heading')}</h2>
            <p>{t('lead', { percent })}</p>
          </div>
          <span className={styles.twins} aria-hidden="true">
            <Lumi size={56} mood="happy" />
            <Lumi size={44} />
          </span>
        </div>
        <div className={styles.code}>
          <div>
            <span>{t('yourCode')}</span>
            <strong translate="no">{code}</strong>
          </div>
          <IconButton label={t('copyCode')} icon={<CopyIcon />} onClick={() => void copy(code, t('copied.code'))} />
        </div>
        <Button variant="lampy" size="lg" full icon={<ShareIcon />} onClick={() => void send()}>
          {t('send')}
        </Button>
        <div className={styles.ways}>
          <Button
            variant="quiet"
            size="md"
            icon={<CopyIcon size={20} />}
            onClick={() => void copy(link, t('copied.link'))}
          >
            {t('copyLink')}
          </Button>
          <Button variant="quiet" size="md" icon={<QrIcon size={20} />} onClick={() => setIsQrOpen(true)}>
            {t('qr.open')}
          </Button>
        </div>
      </section>
      {isQrOpen && (
        <Suspense>
          <QrSheet link={link} onClose={() => setIsQrOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Earned({ details: { earned, friends } }: { details: ReferralDetails }) {
  const { t } = useTranslation('promo')
  const { registration, registrationLimit, purchase } = earned
  return (
    <section className={styles.earned} aria-label={t('earned.title')}>
      <p className={styles.sum}>
        <b>{t('earned.title')}</b>
        <b>{t('earned.of', { count: registration, limit: registrationLimit })}</b>
      </p>
      <div
        className={styles.meter}
        role="img"
        aria-label={t('earned.label', { count: registration, limit: registrationLimit })}
      >
        <i style={{ inlineSize: `${Math.min(100, (100 * registration) / registrationLimit)}%` }} />
      </div>
      <p>{friends.joined === 0 ? t('earned.none') : t('earned.joined', { count: friends.joined })}</p>
      {purchase > 0 && <p>{t('earned.purchase', { count: purchase })}</p>}
    </section>
  )
}

function HowItWorks({ details: { rewards, friendDiscountPercent } }: { details: ReferralDetails }) {
  const { t, i18n } = useTranslation('promo')
  const rows = [
    [`+${rewards.registration}`, t('how.registration'), t('how.registrationAbout')],
    [`+${rewards.purchase}`, t('how.purchase'), t('how.purchaseAbout')],
    [`−${percentText(friendDiscountPercent, i18n.language)}`, t('how.friend'), t('how.friendAbout')],
  ] as const
  return (
    <ul className={styles.how}>
      {rows.map(([gain, title, about]) => (
        <li key={title}>
          <span className={styles.gain}>{gain}</span>
          <span>
            <b>{title}</b>
            <span>{about}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const percentText = (percent: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)
