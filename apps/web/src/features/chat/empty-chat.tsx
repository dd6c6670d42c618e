import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { RightIcon } from '../../ui/icons/right.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import type { ComposerMode } from './composer-mode.ts'
import styles from './messages.module.css'
import { useChat, useChatView } from './use-chat.ts'

/** A new conversation: ways into its subject. In one without exercises of ours the student begins. */
export function EmptyChat({ onMode }: { onMode: (mode: ComposerMode) => void }) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const subject = useChatView((view) => view.program?.subject ?? 'maths')
  const send = (text: string) => () => chat.send(text, null)
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
  const example = (sign: string, name: 'equation' | 'fraction' | 'physics' | 'chemistry') =>
    way(sign, t(`empty.${name}`), t(`empty.${name}Text`), send(t(`empty.${name}Text`)))
  const warmUp = way('1–5', t('empty.warmUp'), t('empty.warmUpText'), send(t('empty.warmUp')))
  const ways = {
    maths: (
      <>
        {example('x = ?', 'equation')}
        {example('½', 'fraction')}
        {way('✓', t('empty.check'), t('empty.checkText'), () => onMode('check'))}
      </>
    ),
    physics: (
      <>
        {example('v = ?', 'physics')}
        {warmUp}
      </>
    ),
    chemistry: (
      <>
        {example('M = ?', 'chemistry')}
        {warmUp}
      </>
    ),
  }[subject as string]
  return (
    <div className={styles.empty}>
      <div>
        <Lumi size={72} mood="thinking" />
        <h2>{t('empty.title')}</h2>
        <p>{ways ? t('empty.text') : t('empty.ownText')}</p>
        {ways && <ul>{ways}</ul>}
      </div>
    </div>
  )
}
