import type { CurrentUser } from '@lumi/contracts/auth'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { hasUnsent, logOut } from '../../lib/logout.ts'
import { Button } from '../../ui/button.tsx'
import { DocumentIcon } from '../../ui/icons/document.tsx'
import { LogoutIcon } from '../../ui/icons/logout.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './me-sheet.module.css'

interface MeSheetProps {
  user: CurrentUser | undefined
  /** Language and theme; the route brings them from their own feature. */
  choices: ReactNode
  onClose: () => void
}

/** Who is signed in, how the app looks and speaks, and the way out. */
export function MeSheet({ user, choices, onClose }: MeSheetProps) {
  const { t } = useTranslation()
  const name = user?.name ?? user?.email
  return (
    <Sheet title={t('me.title')} onClose={onClose}>
      {user && name && (
        <div className={styles.profile}>
          <span className={styles.initial} aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
          <p className={styles.who}>
            <strong>{name}</strong>
            {user.name && <span>{user.email}</span>}
          </p>
        </div>
      )}
      <div className={styles.choices}>{choices}</div>
      <div className={styles.list}>
        <Link to="/legal" className={styles.row}>
          <DocumentIcon size={26} />
          {t('me.legal')}
        </Link>
      </div>
      <div className={styles.list}>
        <LogOut />
      </div>
    </Sheet>
  )
}

/** Leaving wipes this device, so it asks when something written here has not been sent. */
function LogOut() {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await logOut()
  }

  if (!asking)
    return (
      <button
        type="button"
        className={`${styles.row} ${styles.danger}`}
        disabled={leaving}
        onClick={async () => ((await hasUnsent()) ? setAsking(true) : leave())}
      >
        <LogoutIcon size={26} />
        {t(leaving ? 'me.loggingOut' : 'me.logOut')}
      </button>
    )
  return (
    <div className={styles.unsent} role="alert">
      <p>{t('me.unsent')}</p>
      <Button variant="danger" onClick={leave} busy={leaving && t('me.loggingOut')}>
        {t('me.logOut')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('me.stay')}
      </Button>
    </div>
  )
}
