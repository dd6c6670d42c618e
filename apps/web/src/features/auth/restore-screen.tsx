import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './form.module.css'
import { NewLinkForm } from './new-link-form.tsx'

export function RestoreScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  const [sent, setSent] = useState(false)
  usePageTitle(t('restore.pageTitle'))
  return (
    <AuthPage title={t('restore.title')} heading={sent ? undefined : t('restore.form')} tools={tools}>
      <NewLinkForm text={t('restore.text')} submit={t('restore.submit')} onSent={() => setSent(true)} />
      <p className={styles.below}>
        <Link to="/login" className={styles.link}>
          {t('restore.back')}
        </Link>
      </p>
    </AuthPage>
  )
}
