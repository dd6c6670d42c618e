import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { RightIcon } from '../../ui/icons/right.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { isEmptyChat } from './chat-state.ts'
import type { ComposerMode } from './composer-mode.ts'
import { type Example, examplesOf, written } from './examples.ts'
import { forgetEmptyChat, keepEmptyChat } from './keep-empty.ts'
import styles from './messages.module.css'
import { dropReadyMessages } from './ready-page.ts'
import { useChat, useChatView } from './use-chat.ts'

/** A new conversation with suggestions for its subject. Without exercises for the subject there are none. */
export function EmptyChat({ onMode }: { onMode: (mode: ComposerMode) => void }) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const program = useChatView((view) => view.program)
  // The grade arrives with the allowance. Until then the examples only keep their place: they must not change under the finger.
  const isKnown = useChatView((view) => view.chat.usage !== null)
  const examples = examplesOf(program)
  // Those of the ready page.
  const isUsual = program === null || program.subject === 'maths'
  useLayoutEffect(dropReadyMessages, [])
  useEffect(() => {
    if (isKnown && isUsual) keepEmptyChat(chat.conversationId())
    // It also gives way to the first message.
    return () => {
      if (!isEmptyChat(chat.getView().chat)) forgetEmptyChat()
    }
  }, [chat, isKnown, isUsual])
  const way = (sign: string, title: string, text: string, go: () => void) => (
    <li key={title + text}>
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
  // No card sends. Its text goes into the field, where the student can read and change it before sending.
  const example = (each: Example) => {
    const isFormula = 'task' in each
    const task = isFormula ? each.task : t(`empty.${each.taskKey}`)
    return way(each.sign, t(`empty.${each.title}`), isFormula ? written(task) : task, () => chat.suggest(task))
  }
  return (
    <div className={styles.empty}>
      <div>
        <Lumi size={72} mood="thinking" />
        <h2>{t('empty.title')}</h2>
        <p>{examples ? t('empty.text') : t('empty.ownText')}</p>
        {examples && (
          <ul className={isKnown ? undefined : styles.unseen}>
            {examples.map(example)}
            {isUsual
              ? way('✓', t('empty.check'), t('empty.checkText'), () => onMode('check'))
              : way('1–5', t('empty.warmUp'), t('empty.warmUpText'), () => chat.suggest(t('empty.warmUp')))}
          </ul>
        )}
      </div>
    </div>
  )
}
