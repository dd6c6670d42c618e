import { type Ladder, type Message, type Rung, type RungKind, rungLevels } from '@lumi/contracts/chat'
import { activeReply, type ChatState, isDetached, isFinal, type QueuedMessage, unsent } from './chat-state.ts'

/** A pressed rung and the reply it opened. */
export interface HintExchange {
  ask: Message | QueuedMessage
  reply: Message | null
}

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'student'; key: string; message: Message | QueuedMessage; isLast: boolean }
  | {
      kind: 'tutor'
      key: string
      /** Key of the message that `message` answers; null: there is none, or its text stands elsewhere. */
      asked: string | null
      /** Null: only hints, whose ladder is further up. */
      message: Message | null
      /** The text was already rendered as a rung of an earlier ladder: only its work and ladder are rendered here. */
      isContinuation: boolean
      withFace: boolean
      ladder: Ladder | null
      hints: readonly HintExchange[]
      /** Only the newest ladder has buttons. */
      isNewestLadder: boolean
      isLast: boolean
    }
  | { kind: 'undo'; key: string; message: Message }

type TutorRow = Extract<Row, { kind: 'tutor' }>

/** Replies within this time of each other show one face. Design section 5. */
const oneFaceMs = 2 * 60_000

const isStored = (message: Message | QueuedMessage): message is Message => 'messageId' in message

export function keyOf(message: Message | QueuedMessage): string {
  return message.clientMessageId ?? (isStored(message) ? message.messageId : '')
}

/**
 * The rows of the list, oldest first: days, messages, and hints folded into the ladder they were requested on, so that
 * a climbed ladder reads as one page instead of a dialog.
 */
export function timeline(state: ChatState, dayOf: (at: string) => string): readonly Row[] {
  const rows: Row[] = []
  let day = ''
  const isUndoable = state.undo !== null && !state.messages.has(state.undo.messageId)
  const stored = state.order.map((id) => state.messages.get(id)!)
  const ordered = isUndoable ? [...stored, state.undo!].sort((a, b) => a.position - b.position) : stored
  const answered = answeredIn(state)
  for (const message of [...ordered, ...unsent(state)]) {
    if (dayOf(message.createdAt) !== day) {
      day = dayOf(message.createdAt)
      rows.push({ kind: 'day', key: `day ${day}`, at: message.createdAt })
    }
    if (isStored(message) && message.messageId === state.undo?.messageId) {
      rows.push({ kind: 'undo', key: keyOf(message), message })
    } else if (isDeletedHint(message, answered)) continue
    else if (!isStored(message) || message.author === 'student') addStudent(rows, message)
    else addTutor(rows, message, askedBy(state, message))
  }
  return finish(rows, isDetached(state))
}

/** Key of the message that a reply answers; null: it is not known here. */
function askedBy({ messages }: ChatState, { replyTo }: Message): string | null {
  const asked = replyTo === null ? undefined : messages.get(replyTo)
  return asked ? keyOf(asked) : null
}

/** Key of the newest message whose reply is awaited or being written; null: none. */
export function awaitedKey(state: ChatState): string | null {
  const waiting = unsent(state).at(-1)
  if (waiting) return keyOf(waiting)
  const reply = activeReply(state)
  return reply && askedBy(state, reply)
}

const answeredIn = (state: ChatState) => new Set([...state.messages.values()].map(({ replyTo }) => replyTo))

/**
 * The hint was deleted, and only the hidden message that asked for it is left: a reply is stored together with its
 * message. Its rung is closed again.
 */
function isDeletedHint(message: Message | QueuedMessage, answered: ReadonlySet<string | null>): boolean {
  return isStored(message) && message.intent?.kind === 'hint' && !answered.has(message.messageId)
}

function addStudent(rows: Row[], message: Message | QueuedMessage): void {
  const { intent } = message
  if (intent?.kind !== 'hint') {
    rows.push({ kind: 'student', key: keyOf(message), message, isLast: false })
    return
  }
  const last = rows.at(-1)
  const isItsLadder =
    last?.kind === 'tutor' && last.ladder?.problemId === intent.problemId && last.ladder?.step === intent.step
  const row = isItsLadder ? last : aTutorRow(message, null)
  if (!isItsLadder) rows.push(row)
  row.hints = [...row.hints, { ask: message, reply: null }]
}

function addTutor(rows: Row[], message: Message, asked: string | null): void {
  const last = rows.at(-1)
  const pending = last?.kind === 'tutor' ? last.hints.at(-1) : undefined
  const answers = pending !== undefined && isReplyTo(message, pending)
  const isHint = !isFinal(message) || message.content?.hintLevel !== undefined || message.state !== 'done'
  if (last?.kind !== 'tutor' || !answers || !isHint) {
    // The tutor answered something other than the hint: both are rendered as messages, not as a rung.
    if (last?.kind === 'tutor' && answers) {
      last.hints = last.hints.slice(0, -1)
      rows.push({ kind: 'student', key: keyOf(pending.ask), message: pending.ask, isLast: false })
    }
    const row = aTutorRow(message, message)
    row.asked = asked
    row.ladder = message.content?.ladder ?? null
    rows.push(row)
    return
  }
  last.hints = [...last.hints.slice(0, -1), { ...pending, reply: message }]
  const { content } = message
  const { intent } = pending.ask
  const next = content?.ladder
  if (next && next.problemId === intent?.problemId && next.step === intent.step) last.ladder = next
  // The hint advanced the work: the current page and a new ladder follow.
  else if (next || content?.work) {
    const row = aTutorRow(message, message)
    row.key = `${row.key} next`
    row.isContinuation = true
    row.ladder = next ?? null
    rows.push(row)
  }
}

function isReplyTo(message: Message, { ask, reply }: HintExchange): boolean {
  return reply === null && isStored(ask) && message.replyTo === ask.messageId
}

function aTutorRow(first: Message | QueuedMessage, message: Message | null): TutorRow {
  return {
    kind: 'tutor',
    key: keyOf(first),
    asked: null,
    message,
    isContinuation: false,
    withFace: true,
    ladder: null,
    hints: [],
    isNewestLadder: false,
    isLast: false,
  }
}

/** @param isPast newer messages exist that are not loaded, so nothing here is the newest to act on */
function finish(rows: Row[], isPast: boolean): Row[] {
  let before: Row | undefined
  for (const row of rows) {
    if (row.kind === 'tutor' && before?.kind === 'tutor') row.withFace = !isSoonAfter(before, row)
    before = row
  }
  if (isPast) return rows
  const lastTutor = rows.findLast((row) => row.kind === 'tutor')
  if (lastTutor && rows.at(-1) === lastTutor) lastTutor.isLast = true
  const lastStudent = rows.findLast((row) => row.kind === 'student')
  if (lastStudent) lastStudent.isLast = true
  const newest = rows.findLast((row) => row.kind === 'tutor' && (row.ladder !== null || row.hints.length > 0))
  if (newest?.kind === 'tutor') newest.isNewestLadder = true
  return rows
}

function isSoonAfter(before: TutorRow, row: TutorRow): boolean {
  const at = (tutor: TutorRow) => Date.parse((tutor.message ?? tutor.hints[0]?.ask)?.createdAt ?? '')
  return row.isContinuation || at(row) - at(before) < oneFaceMs
}

export interface ShownRung {
  kind: RungKind
  state: Rung['state']
  text: string
  hint: HintExchange | null
  /** The reply of the row gave it, asked for in words. */
  isGivenHere: boolean
  /** In the same words as the rung, which need not stand there twice. */
  isSaidAbove: boolean
}

/** The rungs of a row: the content of the newest ladder, with the replies of pressed rungs in place. */
export function rungsOf(row: TutorRow): readonly ShownRung[] {
  const level = row.message?.content?.hintLevel
  const given = level === undefined || row.isContinuation ? null : kindOfLevel(level)
  const rungs: ShownRung[] = (row.ladder?.rungs ?? []).map(({ kind, state, text = '' }) => ({
    kind,
    state,
    text,
    hint: null,
    isGivenHere: kind === given,
    isSaidAbove: kind === given && text !== '' && (row.message?.text ?? '').includes(text),
  }))
  for (const hint of row.hints) {
    const kind = kindOfLevel(hint.ask.intent?.level ?? 1)
    const text = hint.reply?.text ?? ''
    const rung = rungs.find((known) => known.kind === kind)
    if (rung) Object.assign(rung, { state: 'open', hint, text: text || rung.text })
    else rungs.push({ kind, state: 'open', text, hint, isGivenHere: false, isSaidAbove: false })
  }
  // An older ladder keeps its opened rungs and has no buttons.
  return row.isNewestLadder ? rungs : rungs.filter((rung) => rung.hint !== null)
}

function kindOfLevel(level: number): RungKind {
  const kinds = Object.keys(rungLevels) as RungKind[]
  return kinds.findLast((kind) => rungLevels[kind] <= level) ?? 'nudge'
}

/** The current problem: what "check my step" and "ask about step n" refer to. */
export function openProblem(state: ChatState): { problemId: string; step: number; title: string } | null {
  if (isDetached(state)) return null
  for (let index = state.order.length - 1; index >= 0; index--) {
    const message = state.messages.get(state.order[index]!)!
    // What was deleted with the solution is that it is solved.
    if (message.intent?.level === rungLevels.solution && isDeletedHint(message, answeredIn(state))) return null
    if (!message.content) continue
    const { problem, ladder, exercise } = message.content
    if (problem?.solved) return null
    if (problem) return { problemId: problem.problemId, step: problem.step, title: problem.title }
    if (ladder) return { problemId: ladder.problemId, step: ladder.step, title: '' }
    // One without steps, in the place of the problem before it.
    if (exercise) return null
  }
  return null
}

/** The student writes an answer next, or a line of one: to the current problem, or to an exercise without steps. */
export function isAnswerAwaited(state: ChatState): boolean {
  if (openProblem(state) !== null) return true
  const newest = isDetached(state) ? undefined : state.order.findLast((id) => state.messages.get(id)?.content)
  return newest !== undefined && state.messages.get(newest)!.content!.exercise === true
}

/** The newest page of work, for the side page. */
export function newestWork(state: ChatState) {
  if (isDetached(state)) return null
  for (let index = state.order.length - 1; index >= 0; index--) {
    const work = state.messages.get(state.order[index]!)?.content?.work
    if (work) return work
  }
  return null
}

/** Whether a message is rendered by a row, also folded into its hints. */
export function isInRow(row: Row, messageId: string): boolean {
  const isIt = (message: Message | QueuedMessage | null) =>
    message !== null && isStored(message) && message.messageId === messageId
  if (row.kind === 'day') return false
  if (isIt(row.message)) return true
  return row.kind === 'tutor' && row.hints.some(({ ask, reply }) => isIt(ask) || isIt(reply))
}

/** Messages rendered by a row, including folded ones. */
export function messagesIn(row: Row): number {
  if (row.kind === 'day') return 0
  return row.kind === 'tutor' ? (row.message && !row.isContinuation ? 1 : 0) + row.hints.length * 2 : 1
}

/** `next`, with every unchanged row replaced by its previous object, so that it does not render again. */
export function sameRows(before: readonly Row[], next: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [row.key, row]))
  return next.map((row) => {
    const old = known.get(row.key)
    return old && isSameRow(old, row) ? old : row
  })
}

function isSameRow(a: Row, b: Row): boolean {
  const fields = Object.keys(b) as (keyof Row)[]
  return fields.every((field) => {
    const [one, two] = [a[field], b[field]] as unknown[]
    if (Array.isArray(one) && Array.isArray(two)) return one.length === 0 && two.length === 0
    return one === two
  })
}
