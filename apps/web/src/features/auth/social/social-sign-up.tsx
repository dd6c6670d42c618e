import { AppError } from '@lumi/contracts/errors'
import { registerWithSocial, type SocialSignIn } from '@lumi/contracts/social'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../../lib/api.ts'
import { notifyError } from '../../../lib/errors.ts'
import { bold, rich } from '../../../lib/i18n/rich.tsx'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { referralInfo } from '../../../lib/referral.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { forgetAgreements, requiredAgreements } from '../agreements.ts'
import styles from '../form.module.css'
import { ReferralLine } from '../referral-line.tsx'

const { email, acceptedAgreements } = registerWithSocial.body._zod.def.shape
const agreementsForm = z.object({
  acceptedAgreements: z
    ._default(acceptedAgreements, [])
    .check(z.refine((accepted) => (accepted?.length ?? 0) > 0, { error: 'agreement_required' })),
})
const emailForm = z.extend(agreementsForm, { email: z.nonoptional(email) })

/** The versions that a ticked box stands for are looked up when the form is sent. */
const readForm = (data: FormData) => ({
  ...(data.has('email') && { email: data.get('email') }),
  acceptedAgreements: data.has('acceptedAgreements') ? [{ agreementId: 'all', version: 'shown' }] : [],
})

interface SocialSignUpProps {
  ticket: string
  signIn: SocialSignIn
  /** The provider gave no address, or one it has not confirmed. */
  asksForEmail: boolean
  onMailSent: (email: string) => void
  onFailure: (error: unknown) => void
  onEnter: () => void
}

/** What a new account still needs: the agreements, and an e-mail if the provider has not confirmed one. */
export function SocialSignUp(props: SocialSignUpProps) {
  const { ticket, signIn, asksForEmail, onMailSent, onFailure, onEnter } = props
  const { t } = useTranslation('social')
  const [otherAddress, setOtherAddress] = useState(asksForEmail)
  useEffect(() => {
    // A failure here comes up again, and is shown, when the form is sent.
    requiredAgreements().catch(() => {})
  }, [])

  async function register(typed: z.output<typeof agreementsForm> & { email?: string }) {
    const { outcome } = await api(registerWithSocial, {
      body: {
        ticket,
        ...(typed.email !== undefined && { email: typed.email }),
        acceptedAgreements: await requiredAgreements(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        referralInfo: referralInfo(),
      },
    })
    if (outcome === 'signed_in') onEnter()
    else onMailSent(typed.email ?? signIn.email ?? '')
  }

  const about = t(otherAddress ? 'signUp.textEmail' : 'signUp.text', {
    email: signIn.email,
    provider: signIn.providerName,
  })
  return (
    <Form
      schema={otherAddress ? emailForm : agreementsForm}
      read={readForm}
      onSubmit={register}
      onFailure={(error) => {
        if (error instanceof AppError && error.code === 'agreement_outdated') forgetAgreements()
        if (error instanceof AppError && error.code.startsWith('social_')) onFailure(error)
        else notifyError(error, 'signup_failed')
        return undefined
      }}
      className={styles.form}
    >
      <h2>{t('signUp.title')}</h2>
      <p className={styles.text}>{rich(about, { b: bold })}</p>
      <ReferralLine />
      {otherAddress && (
        <TextField
          name="email"
          type="email"
          label={t('auth:email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck="false"
          defaultValue={asksForEmail ? (signIn.email ?? '') : ''}
        />
      )}
      <Checkbox name="acceptedAgreements">
        {rich(t('auth:signup.agree'), {
          agreement: (words) => <AgreementLink agreementId="user-agreement">{words}</AgreementLink>,
          privacy: (words) => <AgreementLink agreementId="privacy-policy">{words}</AgreementLink>,
        })}
      </Checkbox>
      <SubmitButton busy={t('auth:signup.busy')}>{t('auth:signup.submit')}</SubmitButton>
      {!otherAddress && (
        <Button variant="quiet" full onClick={() => setOtherAddress(true)}>
          {t('signUp.otherAddress')}
        </Button>
      )}
    </Form>
  )
}

/** Opens in a new tab: reading the agreement must not lose what was typed. */
function AgreementLink({ agreementId, children }: { agreementId: string; children: string }) {
  return (
    <Link to="/legal" search={{ agreementId }} target="_blank">
      {children}
    </Link>
  )
}
