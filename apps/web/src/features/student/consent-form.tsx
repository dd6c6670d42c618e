import type { GuardianPage } from '@lumi/contracts/student'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { GuardianDetails } from './guardian-details.tsx'
import styles from './guardian-page.module.css'

const agreement = z.object({ isGuardian: z.literal(true, 'guardian_confirm') })

interface ConsentFormProps {
  consent: GuardianPage['consent']
  /** Draws the text of the consent; the route brings it from the feature of the agreements. */
  drawText: (markdown: string) => ReactNode
  onAgree: () => Promise<void>
  onFailure: (error: unknown) => undefined
  /** Absent where a no was said already. */
  onRefuse?: () => Promise<void>
  agreeLabel: string
}

/** The text with what identifies it, a box that nobody has ticked, and a yes and a no of the same size. */
export function ConsentForm({ consent, drawText, onAgree, onFailure, onRefuse, agreeLabel }: ConsentFormProps) {
  const { t } = useTranslation('guardian')
  const [refusing, setRefusing] = useState(false)
  return (
    <>
      <section className={styles.card}>
        <h2>{t('consent.title')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must scroll by keyboard too */}
        <section className={styles.text} tabIndex={0} aria-label={consent.title}>
          {drawText(consent.content.replace(/^\s*# .*\n/, ''))}
        </section>
        <GuardianDetails
          facts={[
            [t('consent.version'), consent.version],
            [t('consent.hash'), consent.contentHash],
          ]}
        />
      </section>
      <Form
        schema={agreement}
        read={(data) => ({ isGuardian: data.has('isGuardian') })}
        onSubmit={onAgree}
        onFailure={onFailure}
        className={styles.form}
      >
        <Checkbox name="isGuardian">{t('consent.confirm')}</Checkbox>
        <SubmitButton busy={t('consent.agreeing')}>{agreeLabel}</SubmitButton>
        {onRefuse && (
          <Button
            variant="secondary"
            size="lg"
            full
            busy={refusing && t('consent.refusing')}
            onClick={async () => {
              setRefusing(true)
              await onRefuse()
              setRefusing(false)
            }}
          >
            {t('consent.refuse')}
          </Button>
        )}
      </Form>
    </>
  )
}
