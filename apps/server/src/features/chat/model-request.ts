import { type Finding, maskPrivateData, type TurnInput, type TutorTurn, toolSpecs, tutorPolicy } from '@lumi/tutor'
import type { ModelRequest } from '../../platform/model/model.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { TurnRunner } from './turn-runner.ts'

/** Rules, Models: "maximum input and output tokens". */
const limits = { historyCharacters: 12_000, outputTokens: 1500 } as const

/**
 * The history begins at a multiple of `step` messages and holds at most `most`: so it begins at the same message for a
 * while, and what providers cache stays the same.
 */
const window = { most: 24, step: 12 } as const

/** The messages of a conversation before a position, from another position on, oldest first. */
export type HistoryFinder = (
  order: ReplyOrder,
  from: number,
) => Promise<{ author: 'student' | 'tutor'; text: string }[]>

export type History = ModelRequest['history']

/** What the model sees of the conversation. Ends with the message that is to be answered. */
export async function historyFor(order: ReplyOrder, find: HistoryFinder): Promise<History> {
  const messages = await find(order, windowStart(order.reply.position))
  const history: { role: 'student' | 'tutor'; text: string }[] = []
  let characters = 0
  for (const { author, text } of messages.toReversed()) {
    characters += text.length
    if (history.length > 0 && characters > limits.historyCharacters) break
    if (text !== '') history.unshift({ role: author, text: maskPrivateData(text) })
  }
  while (history[0]?.role === 'tutor') history.shift()
  // The message being answered is last, even when it was deleted in the meantime.
  if (history.at(-1)?.role !== 'student') history.push({ role: 'student', text: maskPrivateData(order.sent.text) })
  return history
}

/** Position of the first message that is shown whole, of a history that ends before `position`. */
const windowStart = (position: number): number =>
  Math.max(0, Math.ceil((position - window.most) / window.step) * window.step)

/** One request for a draft: the policy, the conversation, and the card of facts behind the newest message. */
export async function modelRequest(
  core: Pick<TurnRunner, 'modelCard'>,
  told: { input: Omit<TurnInput, 'seed'>; turn: TutorTurn; history: History; finding: Finding | null },
): Promise<ModelRequest> {
  const { input, turn, history, finding } = told
  const card = await core.modelCard({ input, turn, ...(finding && { finding }) })
  return {
    system: tutorPolicy,
    history,
    card: maskPrivateData(card),
    maxOutputTokens: limits.outputTokens,
    tools: toolSpecs,
  }
}
