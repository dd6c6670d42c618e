import type { ReactNode } from 'react'
import { runtimeConfig } from '../../lib/config.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { MailIcon } from '../../ui/icons/mail.tsx'
import styles from './outcome.module.css'
import { Outcome } from './outcome.tsx'

interface MailSentProps {
  title: string
  text: ReactNode
  /** How long the link in the letter is valid. */
  linkHours: number
  /** Another option, below the link to the outbox. */
  children: ReactNode
}

/** Tells the student to look into their mailbox. In local mode the mailbox is the outbox page. */
export function MailSent({ title, text, linkHours, children }: MailSentProps) {
  const { t } = useTranslation('auth')
  const { outboxUrl } = runtimeConfig()
  return (
    <Outcome mood="calm" title={title} text={text}>
      <p className={styles.hint}>
        {t('sent.linkWorks', { count: linkHours })} {t(outboxUrl ? 'sent.outboxHint' : 'sent.hint')}
      </p>
      {outboxUrl && (
        <ButtonAnchor href={outboxUrl} target="_blank" rel="noopener" size="lg" full icon={<MailIcon />}>
          {t('sent.outbox')}
        </ButtonAnchor>
      )}
      {children}
    </Outcome>
  )
}
