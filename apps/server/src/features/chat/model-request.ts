import {
  expectTool,
  lastQuestion,
  maskPrivateData,
  quoted,
  type TurnInput,
  type TutorTurn,
  toolSpecs,
  tutorPolicy,
  withoutMarks,
} from '@lumi/tutor'
import type { ModelRequest } from '../../platform/model/model.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { TurnRunner } from './turn-runner.ts'

/** Rules, Models: "maximum input and output tokens". */
const limits = { historyCharacters: 12_000, earlierCharacters: 600, earlierEach: 70, outputTokens: 1500 } as const

/**
 * The history begins at a multiple of `step` messages and holds at most `most`: so it begins at the same message for a
 * while, and what providers cache stays the same.
 */
const window = { most: 24, step: 12 } as const

/** The messages of a conversation before its reply, from a position on, oldest first. */
export type HistoryFinder = (
  order: ReplyOrder,
  from: number,
) => Promise<{ author: 'student' | 'tutor'; text: string; position: number }[]>

export interface History {
  /** Ends with the message that is to be answered. */
  readonly messages: ModelRequest['history']
  /** What was asked and answered before them, in short; empty: nothing. */
  readonly earlier: string
}

/** What the model sees of the conversation. */
export async function historyFor(order: ReplyOrder, find: HistoryFinder): Promise<History> {
  const start = windowStart(order.reply.position)
  const found = await find(order, Math.max(0, start - window.most))
  const whole = found.filter(({ position }) => position >= start)
  const messages: { role: 'student' | 'tutor'; text: string }[] = []
  let characters = 0
  for (const { author, text } of whole.toReversed()) {
    characters += text.length
    if (messages.length > 0 && characters > limits.historyCharacters) break
    if (text !== '') messages.unshift({ role: author, text: shown(text) })
  }
  while (messages[0]?.role === 'tutor') messages.shift()
  // The message being answered is last, even when it was deleted in the meantime.
  if (messages.at(-1)?.role !== 'student') messages.push({ role: 'student', text: shown(order.sent.text) })
  return { messages, earlier: inShort(found.filter(({ position }) => position < start)) }
}

const shown = (text: string) => withoutMarks(maskPrivateData(text))

/** Position of the first message that is shown whole, of a history that ends before `position`. */
const windowStart = (position: number): number =>
  Math.max(0, Math.ceil((position - window.most) / window.step) * window.step)

/** Questions of the tutor and the beginnings of what the student wrote, the newest as far as there is room. */
function inShort(messages: Awaited<ReturnType<HistoryFinder>>): string {
  const told = messages.flatMap(({ author, text }) => {
    const said = author === 'tutor' ? lastQuestion(text) : text.trim()
    return said ? [`${author === 'tutor' ? 'you asked' : 'student'}: ${quoted(said.slice(0, limits.earlierEach))}`] : []
  })
  while (told.join('; ').length > limits.earlierCharacters) told.shift()
  return told.join('; ')
}

/** One request for a draft: the policy, the conversation, and the card of facts behind the newest message. */
export async function modelRequest(
  core: Pick<TurnRunner, 'modelCard'>,
  told: { input: Omit<TurnInput, 'seed'>; turn: TutorTurn; history: History; note: string | null },
): Promise<ModelRequest> {
  const { input, turn, history, note } = told
  const { messages, earlier } = history
  const card = await core.modelCard({ input, turn, earlier, ...(note && { note }) })
  return {
    system: tutorPolicy,
    history: messages,
    card: maskPrivateData(card),
    maxOutputTokens: limits.outputTokens,
    tools: [...toolSpecs, expectTool],
  }
}
