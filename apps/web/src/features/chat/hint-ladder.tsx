import { rungLevels } from '@lumi/contracts/chat'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { DownIcon } from '../../ui/icons/down.tsx'
import { LampIcon } from '../../ui/icons/lamp.tsx'
import { LockIcon } from '../../ui/icons/lock.tsx'
import { timeOf } from './chat-dates.ts'
import { isFinal } from './chat-state.ts'
import { Markdown } from './markdown/markdown.tsx'
import { shownText } from './markdown/plain-text.ts'
import styles from './messages.module.css'
import { ReplyEnd, Thinking } from './reply-progress.tsx'
import { SendState } from './student-message.tsx'
import { type HintExchange, keyOf, type Row, type ShownRung } from './timeline.ts'
import { useCaret } from './use-caret.ts'
import { useChat, useChatView } from './use-chat.ts'

interface HintLadderProps {
  row: Extract<Row, { kind: 'tutor' }>
  rungs: readonly ShownRung[]
}

/** The hint ladder in the margin: each rung is a brighter light, and the student chooses when to climb. */
export function HintLadder({ row, rungs }: HintLadderProps) {
  const { t } = useTranslation('chat')
  const isWaiting = row.hints.some(({ reply }) => reply === null || !isFinal(reply))
  return (
    <section className={styles.ladder} aria-label={t('hints')}>
      {rungs.map((rung, index) => {
        if (rung.state === 'open') return <OpenRung key={rung.kind} rung={rung} />
        const before = rungs[index - 1]
        const canOpen = rung.state === 'next' && row.isNewestLadder && !isWaiting
        return <ClosedRung key={rung.kind} row={row} rung={rung} before={before} canOpen={canOpen} />
      })}
    </section>
  )
}

interface ClosedRungProps {
  row: HintLadderProps['row']
  rung: ShownRung
  before: ShownRung | undefined
  canOpen: boolean
}

function ClosedRung({ row: { ladder }, rung, before, canOpen }: ClosedRungProps) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const isLocked = rung.state === 'locked'
  const press = () => {
    if (ladder === null) return
    const { problemId, step } = ladder
    chat.send(t(`hint.${rung.kind}`), { kind: 'hint', problemId, step, level: rungLevels[rung.kind] })
  }
  return (
    <button
      type="button"
      className={styles.rung}
      data-state={rung.state}
      data-rung={rung.kind}
      disabled={!canOpen}
      onClick={press}
    >
      <span className={styles.bulb}>{isLocked ? <LockIcon size={20} /> : <LampIcon size={20} />}</span>
      <span>
        <strong>{t(`hint.${rung.kind}`)}</strong>
        <span className={styles.about}>
          {isLocked && before ? t(`hintLocked.${before.kind}`) : t(`hintAbout.${rung.kind}`)}
        </span>
      </span>
      {canOpen && <span className={styles.more}>{t('show')}</span>}
    </button>
  )
}

function OpenRung({ rung }: { rung: ShownRung }) {
  const { t } = useTranslation('chat')
  return (
    <div
      className={styles.rung}
      data-state="open"
      data-rung={rung.kind}
      data-asked={rung.hint ? keyOf(rung.hint.ask) : undefined}
    >
      <span className={styles.bulb}>
        <LampIcon size={20} />
      </span>
      {rung.hint ? (
        <div className={styles.say}>
          <small>{t(`hint.${rung.kind}`)}</small>
          <HintText hint={rung.hint} fallback={rung.text} />
        </div>
      ) : rung.isSaidAbove ? (
        <span>
          <strong>{t(`hint.${rung.kind}`)}</strong>
          <span className={styles.about}>{t('hintSaidAbove')}</span>
        </span>
      ) : (
        // Opened on an earlier ladder, so already read there: shown collapsed here.
        <details className={styles.say} open={rung.isGivenHere}>
          <summary>
            {t(`hint.${rung.kind}`)}
            <DownIcon size={20} />
          </summary>
          <div className={styles.text}>
            <Markdown text={rung.text} />
          </div>
        </details>
      )}
    </div>
  )
}

/** An opened rung: the student's message is hidden, the reply is rendered in its place. */
function HintText({ hint: { ask, reply: known }, fallback }: { hint: HintExchange; fallback: string }) {
  const { i18n } = useTranslation('chat')
  const askId = 'messageId' in ask ? ask.messageId : null
  const reply = useChatView((view) => (known ? view.chat.messages.get(known.messageId) : undefined)) ?? known
  const isWriting = reply !== null && !isFinal(reply)
  const caret = useCaret(reply)
  const state = askId === null ? ask.state : 'sent'
  return (
    <>
      <span
        className={askId === null ? undefined : styles.hidden}
        // The heading of the rung already says it.
        aria-hidden={askId !== null}
        data-testid="message"
        data-author="student"
        data-state={state}
        data-message-id={askId ?? ask.clientMessageId ?? undefined}
      >
        {askId === null ? (
          <SendState
            state={state}
            wait={'wait' in ask ? ask.wait : undefined}
            time={timeOf(ask.createdAt, i18n.language)}
            isLast
          />
        ) : (
          ask.text
        )}
      </span>
      {reply !== null && (
        <div data-testid="message" data-author="tutor" data-state={reply.state} data-message-id={reply.messageId}>
          <div className={styles.text} aria-busy={isWriting} data-writing={caret}>
            <Markdown text={shownText(reply) || (isWriting ? '' : fallback)} streaming={isWriting} />
          </div>
          {isWriting && reply.text === '' && <Thinking replyTo={reply.replyTo} />}
          <ReplyEnd message={reply} />
        </div>
      )}
    </>
  )
}
