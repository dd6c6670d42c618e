import type { CheckedLine, Message, ReplyContent } from '@lumi/contracts/chat'
import { type CSSProperties, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Lumi } from '../../ui/lumi.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import { Badge } from './badge.tsx'
import { timeOf } from './chat-dates.ts'
import { isFinal } from './chat-state.ts'
import { CheckedLines } from './checked-lines.tsx'
import { CopyButton } from './copy-button.tsx'
import { HintLadder } from './hint-ladder.tsx'
import { ListenButton } from './listen-button.tsx'
import { Markdown } from './markdown/markdown.tsx'
import { asTyped, type FormulaText, plainText, shownText } from './markdown/plain-text.ts'
import { WithFormulas } from './markdown/with-formulas.tsx'
import { MenuButton, MenuSheet, MessageMenu } from './message-menu.tsx'
import styles from './messages.module.css'
import { markPainted } from './milestones.ts'
import { ReplyEnd, Thinking } from './reply-progress.tsx'
import { type Row, rungsOf } from './timeline.ts'
import { useCaret } from './use-caret.ts'
import { useChat, useChatView } from './use-chat.ts'
import { WorkPage } from './work-page.tsx'

/** The reply is painted before the buttons below it are fetched. */
const buttonsAfterMs = 500
/** And what writes its formulas as text, a little later. */
const wordingAfterMs = 1500

// Nothing on the first screen waits for them.
const RateButtons = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, buttonsAfterMs))
  return import('./rate-buttons.tsx')
})
const OpinionSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./talks/opinion-sheet.tsx'), loadWords('talks')])
  return sheet
})

type TutorRow = Extract<Row, { kind: 'tutor' }>

/** A reply, written on the page without a bubble; everything Lumi does is in the margin. */
export function TutorMessage({ row }: { row: TutorRow }) {
  const { message, isContinuation } = row
  const rungs = rungsOf(row)
  const newest = newestToActOn(row)
  return (
    <WithFormulas className={newest ? `${styles.tutor} ${styles.withActions}` : styles.tutor}>
      {row.withFace && !isContinuation && <Who row={row} />}
      {message !== null && <Reply message={message} isContinuation={isContinuation} answers={answersTo(row)} />}
      {rungs.length > 0 && <HintLadder row={row} rungs={rungs} />}
      {newest?.content?.choices && !newest.content.exercise && <Choices choices={newest.content.choices} />}
      {newest && <Actions row={row} newest={newest} />}
    </WithFormulas>
  )
}

function Who({ row }: { row: TutorRow }) {
  const { t, i18n } = useTranslation('chat')
  const id = row.message?.messageId ?? ''
  const isWriting = useChatView((view) => {
    const message = view.chat.messages.get(id)
    return message !== undefined && !isFinal(message)
  })
  const at = (row.message ?? row.hints[0]?.ask)?.createdAt
  return (
    <div className={styles.who}>
      <Lumi className={styles.face} mood={isWriting ? 'thinking' : 'calm'} />
      <span>{t('tutor')}</span>
      {at && !isWriting && <time dateTime={at}>{timeOf(at, i18n.language)}</time>}
    </div>
  )
}

interface ReplyProps {
  message: Message
  isContinuation: boolean
  /** Those to tap, in the card of an exercise. */
  answers: readonly string[] | undefined
}

function Reply({ message: known, isContinuation, answers }: ReplyProps) {
  // Rows change with `structure` only; the text grows with every delta.
  const message = useChatView((view) => view.chat.messages.get(known.messageId)) ?? known
  const { messageId, state, content } = message
  const text = shownText(message)
  const caret = useCaret(message)
  const isWriting = !isFinal(message)
  const chat = useChat()
  useEffect(() => {
    if (!isWriting && chat.wasAskedHere(known)) markPainted('lumi:first-reply')
  }, [chat, known, isWriting])
  if (isContinuation) return content && <Pages content={content} />
  return (
    <div
      data-testid="message"
      data-author="tutor"
      data-state={state}
      data-message-id={messageId}
      data-helplines={content?.helplines}
    >
      <div className={content?.exercise && styles.exercise}>
        <MessageMenu messageId={messageId} text={(formulaText) => plainText(text, formulaText)} side="end">
          <div className={styles.said} aria-busy={isWriting}>
            <div className={styles.text} data-writing={caret}>
              <Markdown text={text} streaming={isWriting} />
            </div>
            {isWriting && text === '' && <Thinking replyTo={message.replyTo} />}
          </div>
        </MessageMenu>
        {answers && <Choices choices={answers} isExercise />}
      </div>
      {/* The model's badge covers its own words; the pages below come from the math core. */}
      {content?.badge && (content.badge === 'model' || !hasPages(content)) && <Badge badge={content.badge} />}
      {content && <Pages content={content} />}
      <ReplyEnd message={message} />
    </div>
  )
}

const hasPages = ({ work, lines }: ReplyContent) => work !== undefined || lines !== undefined

function Pages({ content }: { content: ReplyContent }) {
  const lines = linesBesides(content)
  return (
    <>
      {lines.length > 0 && <CheckedLines lines={lines} badge={content.badge} />}
      {content.work && <WorkPage work={content.work} badge={content.badge} solved={content.problem?.solved ?? false} />}
    </>
  )
}

/** The checked lines, unless the page below shows all of them among its finished steps. */
function linesBesides({ lines = [], work }: ReplyContent): readonly CheckedLine[] {
  const finished = new Set(work?.steps.flatMap(({ state, latex = '' }) => (state === 'done' ? [bare(latex)] : [])))
  const isShown = ({ latex, verdict, remark }: CheckedLine) =>
    verdict === 'correct' && !remark && finished.has(bare(latex))
  return lines.every(isShown) ? [] : lines
}

const bare = (latex: string) => latex.replace(/\s+/g, '')

const repliesIn = (row: TutorRow) =>
  [row.message, ...row.hints.map(({ reply }) => reply)].filter((reply) => reply !== null)

/** The reply that the actions below the row refer to; null if there are none. */
function newestToActOn(row: TutorRow): Message | null {
  const replies = repliesIn(row)
  const newest = replies.at(-1)
  return row.isLast && newest && isFinal(newest) && replies.some(({ text }) => text !== '') ? newest : null
}

/** Answers to an exercise stay to be tapped while its hints are read, until it is answered or solved. */
function answersTo(row: TutorRow): readonly string[] | undefined {
  const { message } = row
  const isOpen = row.isLast && message !== null && isFinal(message) && !repliesIn(row).at(-1)?.content?.problem?.solved
  return isOpen && message.content?.exercise ? message.content.choices : undefined
}

/** Ready answers to the question of the newest reply. */
function Choices({ choices, isExercise = false }: { choices: readonly string[]; isExercise?: boolean }) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  return (
    <fieldset
      className={isExercise ? styles.answers : styles.choices}
      style={{ '--longest': Math.max(...choices.map(({ length }) => length)) } as CSSProperties}
    >
      <legend className="visually-hidden">{t('choices')}</legend>
      {choices.map((choice) => (
        <button key={choice} type="button" onClick={() => chat.send(choice, null)}>
          {choice}
        </button>
      ))}
    </fieldset>
  )
}

/** Below the newest reply: its actions. */
function Actions({ row, newest }: { row: TutorRow; newest: Message }) {
  const { t } = useTranslation('chat')
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const text = (formulaText: FormulaText) =>
    repliesIn(row)
      .map((reply) => plainText(shownText(reply), formulaText))
      .join('\n\n')
  // Some browsers let only the press itself write into the clipboard: what writes formulas has to be here before it.
  useEffect(() => {
    const timer = setTimeout(() => void asTyped(), wordingAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Toolbar className={styles.acts} label={t('actions')}>
        <CopyButton text={async () => text(await asTyped())} />
        <ListenButton messages={() => repliesIn(row)} />
        <Suspense fallback={<span className={styles.rateSpace} />}>
          <RateButtons message={newest} onAsk={() => setIsAsking(true)} />
        </Suspense>
        <MenuButton onOpen={() => setIsOpen(true)} />
      </Toolbar>
      {isOpen && <MenuSheet messageId={newest.messageId} text={text} onClose={() => setIsOpen(false)} />}
      {isAsking && (
        <Suspense>
          <OpinionSheet message={newest} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
