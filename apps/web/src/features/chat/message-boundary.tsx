import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { HelpIcon } from '../../ui/icons/help.tsx'
import styles from './messages.module.css'

/** An error while one message renders does not affect the others (C07). */
export class MessageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.warn('A message could not be drawn', error, info.componentStack)
  }

  override render() {
    return this.state.broken ? <Undisplayable /> : this.props.children
  }
}

function Undisplayable() {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.undisplayable}>
      <HelpIcon />
      <span>{t('undisplayable')}</span>
      <button type="button" onClick={() => location.reload()}>
        {t('update')}
      </button>
    </div>
  )
}
