import type { ReactNode } from 'react'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { PencilIcon } from '../../ui/icons/pencil.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import styles from './composer.module.css'
import type { ComposerMode } from './composer-mode.ts'

interface IntentsProps {
  mode: ComposerMode
  onMode: (mode: ComposerMode) => void
  onPractise: () => void
}

/** What the next message is for. Ask and check change the field; practice starts at once. */
export function Intents({ mode, onMode, onPractise }: IntentsProps) {
  const { t } = useTranslation('chat')
  const face = (icon: ReactNode, label: string) => (
    <span>
      {icon}
      {label}
    </span>
  )
  const chip = (kind: Exclude<ComposerMode, null>, icon: ReactNode, label: string) => (
    <button type="button" aria-pressed={mode === kind} onClick={() => onMode(mode === kind ? null : kind)}>
      {face(icon, label)}
    </button>
  )
  return (
    <Toolbar className={styles.intents} label={t('intent.label')}>
      {chip('ask', <ChatIcon size={18} />, t('intent.ask'))}
      {chip('check', <CheckIcon size={18} />, t('intent.check'))}
      <button type="button" onClick={onPractise}>
        {face(<PencilIcon size={18} />, t('intent.practice'))}
      </button>
    </Toolbar>
  )
}

/** In their place while a step is checked: which one, and the way out. */
export function CheckBar({ step, onLeave }: { step: number | null; onLeave: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.check}>
      <span className={styles.number} aria-hidden="true">
        {step ?? '?'}
      </span>
      <span className={styles.grow}>
        {rich(step === null ? t('check.any') : t('check.step', { step }), { b: bold })}
      </span>
      <IconButton label={t('check.leave')} icon={<CloseIcon />} onClick={onLeave} />
    </div>
  )
}
