import { acceptAgreements, type CurrentUser } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import type { Agreement } from '@lumi/contracts/reference'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { logOut } from '../../lib/logout.ts'
import { signedInUser } from '../../lib/signed-in-user.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { DocumentIcon } from '../../ui/icons/document.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './new-agreements.module.css'
import { loadAgreements } from './reference.api.ts'

type Missing = CurrentUser['agreementsToAccept']

/** Asks the student to read and accept new versions before going on (decision 012). */
export function NewAgreements({ missing }: { missing: Missing }) {
  const { t, i18n } = useTranslation('legal')
  const agreements = useTitles()
  const titleOf = (agreementId: string) =>
    agreements.find((agreement) => agreement.agreementId === agreementId)?.title ?? agreementId

  async function accept(body: { acceptedAgreements: Missing }) {
    await api(acceptAgreements, { body })
    signedInUser.change({ agreementsToAccept: [] })
    // The query cache still holds the old answer.
    await loadCurrentUser().catch(() => {})
  }

  return (
    <Sheet title={t('newAgreements.title')}>
      <p className={styles.text}>{t('newAgreements.text')}</p>
      <ul className={styles.list}>
        {missing.map(({ agreementId, version }) => (
          <li key={agreementId}>
            <Link to="/legal" search={{ agreementId }} target="_blank" className={styles.item}>
              <DocumentIcon />
              <span>
                {titleOf(agreementId)}
                <small>{t('newAgreements.version', { version: showDayInWords(version, i18n.language) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Form
        schema={acceptAgreements.body}
        read={(data) => ({ acceptedAgreements: data.has('acceptedAgreements') ? missing : [] })}
        onSubmit={accept}
        onFailure={(error) => {
          // The agreement changed again while it was being read.
          if (error instanceof AppError && error.code === 'agreement_outdated') void loadCurrentUser().catch(() => {})
          return void notifyError(error)
        }}
        className={styles.form}
      >
        <Checkbox name="acceptedAgreements">{t('newAgreements.accept')}</Checkbox>
        <SubmitButton busy={t('newAgreements.busy')}>{t('newAgreements.submit')}</SubmitButton>
        <Button variant="quiet" full onClick={() => void logOut()}>
          {t('newAgreements.logOut')}
        </Button>
      </Form>
    </Sheet>
  )
}

/** Until the titles are loaded, or if they fail to load, the ids are shown; the links work anyway. */
function useTitles(): readonly Agreement[] {
  const [agreements, setAgreements] = useState<readonly Agreement[]>([])
  useEffect(() => {
    loadAgreements(undefined).then(
      (loaded) => setAgreements(loaded.agreements),
      () => {},
    )
  }, [])
  return agreements
}
