import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { hasUnsent, logOut } from '../../lib/logout.ts'
import { Button } from '../../ui/button.tsx'
import { LogoutIcon } from '../../ui/icons/logout.tsx'
import { List, RowButton } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './form.module.css'

/** Logging out wipes this device, so it asks first if something written here is unsent. */
export function useLogOut() {
  const { t } = useTranslation('account')
  const [phase, setPhase] = useState<'staying' | 'asking' | 'leaving'>('staying')

  async function leave() {
    setPhase('leaving')
    await logOut()
  }

  return {
    isLeaving: phase === 'leaving',
    askToLeave: async () => ((await hasUnsent()) ? setPhase('asking') : leave()),
    question: phase === 'asking' && (
      <Sheet title={t('logOut.unsentTitle')} onClose={() => setPhase('staying')}>
        <div className={styles.form}>
          <p className={styles.text}>{t('logOut.unsent')}</p>
          <Button variant="danger" size="lg" full onClick={leave}>
            {t('logOut.anyway')}
          </Button>
          <Button variant="secondary" size="lg" full onClick={() => setPhase('staying')}>
            {t('logOut.stay')}
          </Button>
        </div>
      </Sheet>
    ),
  }
}

export function LogOut() {
  const { t } = useTranslation('account')
  const { isLeaving, askToLeave, question } = useLogOut()
  return (
    <>
      <List>
        <li>
          <RowButton
            icon={<LogoutIcon size={26} />}
            title={t(isLeaving ? 'logOut.busy' : 'logOut.action')}
            danger
            disabled={isLeaving}
            onClick={askToLeave}
          />
        </li>
      </List>
      {question}
    </>
  )
}
