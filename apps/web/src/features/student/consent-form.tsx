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
  /** Renders the text of the consent; passed in by the route because the renderer belongs to another feature. */
  drawText: (markdown: string) => ReactNode
  onAgree: () => Promise<void>
  onFailure: (error: unknown) => undefined
  /** Absent if the parent has already refused. */
  onRefuse?: () => Promise<void>
  agreeLabel: string
}

/** The text of the consent with its version, an unticked box, and two buttons of the same size. */
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
