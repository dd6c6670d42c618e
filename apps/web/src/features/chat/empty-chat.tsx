import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { RightIcon } from '../../ui/icons/right.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import type { ComposerMode } from './composer-mode.ts'
import styles from './messages.module.css'
import { useChat } from './use-chat.ts'

/** A new conversation: three ways in. */
export function EmptyChat({ onMode }: { onMode: (mode: ComposerMode) => void }) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const way = (sign: string, title: string, text: string, go: () => void) => (
    <li>
      <button type="button" className={styles.way} onClick={go}>
        <span className={styles.sign} aria-hidden="true">
          {sign}
        </span>
        <span className={styles.grow}>
          <strong>{title}</strong>
          <span className={styles.about}>{text}</span>
        </span>
        <RightIcon size={20} />
      </button>
    </li>
  )
  return (
    <div className={styles.empty}>
      <div>
        <Lumi size={72} mood="thinking" />
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <ul>
          {way('x = ?', t('empty.equation'), t('empty.equationText'), () => chat.send(t('empty.equationText'), null))}
          {way('½', t('empty.fraction'), t('empty.fractionText'), () => chat.send(t('empty.fractionText'), null))}
          {way('✓', t('empty.check'), t('empty.checkText'), () => onMode('check'))}
        </ul>
      </div>
    </div>
  )
}
