import { type ReactNode, useEffect, useId, useRef } from 'react'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { openSheets } from '../../ui/open-sheets.ts'
import { AppIcon } from './app-icon.tsx'
import { installation } from './installation.ts'
import styles from './ios-guide.module.css'
import { AddPicture, MenuPicture, SharePicture } from './ios-pictures.tsx'

/** How to put the app on the home screen of an iPhone or iPad, which no browser there does by itself (B11). */
export default function IosGuide() {
  const { t } = useTranslation('settings')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const left = openSheets.add(element)
    return () => {
      left()
      element.close()
    }
  }, [])
  const step = (text: string, picture: ReactNode) => (
    <li className={styles.step}>
      <p>{rich(text, { b: bold })}</p>
      {picture}
    </li>
  )
  return (
    <dialog
      ref={dialog}
      className={styles.guide}
      aria-labelledby={titleId}
      onClose={({ currentTarget: { open, isConnected } }) => isConnected && !open && installation.closeGuide()}
    >
      <IconButton
        className={styles.close}
        label={t('install.close')}
        icon={<CloseIcon />}
        onClick={installation.closeGuide}
      />
      <header className={styles.head}>
        <AppIcon size={64} />
        <div>
          <h2 id={titleId}>{t('install.ios.title')}</h2>
          <p>{t('install.ios.about')}</p>
        </div>
      </header>
      <ol className={styles.steps}>
        {step(t('install.ios.share'), <SharePicture />)}
        {step(t('install.ios.choose'), <MenuPicture />)}
        {step(t('install.ios.add'), <AddPicture />)}
      </ol>
      <Button full size="lg" onClick={installation.closeGuide}>
        {t('install.ios.done')}
      </Button>
    </dialog>
  )
}
