import type { TurnInput, TutorTurn } from '@lumi/tutor'
import type { Metrics } from '../../platform/metrics.ts'
import type { ReplySource } from './reply-content.ts'
import type { ReplyOrder } from './reply-orders.store.ts'
import type { TurnRunner } from './turn-runner.ts'

/**
 * A reply that a model may speak, with what follows from it: where the model's words were shown, the conversation goes on
 * from what they asked; where the built-in reply stood in, from what that asked.
 */
export function withConsequences(
  source: ReplySource,
  told: { order: ReplyOrder; input: Pick<TurnInput, 'timeZone'>; turn: TutorTurn },
  { core, metrics }: { core: Pick<TurnRunner, 'afterReply'>; metrics: Pick<Metrics, 'modelTurns' | 'modelTurnCost'> },
): ReplySource {
  const { speech } = source
  if (typeof speech === 'string') return source
  const { order, turn } = told
  const input = { now: order.sent.at.getTime(), ...(told.input.timeZone && { timeZone: told.input.timeZone }) }
  const after = (text: string, note: unknown) =>
    core.afterReply({
      input,
      // A call of the model may have changed it: a frame is the reading of a story from then on.
      turn: { ...turn, state: source.tutorState ?? turn.state },
      text,
      note,
      seed: order.reply.messageId,
    })
  async function* heard(signal: AbortSignal): AsyncGenerator<string> {
    let text = ''
    try {
      for await (const piece of (speech as Exclude<typeof speech, string>)(signal)) {
        text += piece
        yield piece
      }
    } finally {
      // A turn that was stopped or failed has cost what it has, and the next one is to know it.
      if (source.spent && source.spent.cost > 0) metrics.modelTurnCost.observe(source.spent.cost)
      await source.spent?.stored()
    }
    const isModel = source.content.badge === 'model'
    metrics.modelTurns.inc({ outcome: isModel ? 'model' : 'built-in' })
    if (!isModel) return
    const { state, events } = await after(text, source.note)
    source.tutorState = state
    source.events = [...turn.events, ...events]
  }
  source.speech = heard
  return source
}
