import {
  afterOfflineTurn,
  loadEngines,
  type OfflineBase,
  type OfflineMessage,
  offlineInput,
  type TutorTurn,
  takeTurn,
} from '@lumi/tutor'

/** The tutor without a network. Built as files of its own (`build/tutor-packs.ts`), which a page loads only as a pack. */

export interface OfflineOrder {
  id: number
  base: OfflineBase
  message: OfflineMessage
}

export type OfflineReport =
  | { id: number; reply: Pick<TutorTurn, 'text' | 'content'>; next: OfflineBase }
  | { id: number; error: string }

/** The part of `DedicatedWorkerGlobalScope` that is used: its types and those of a page exclude each other. */
const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<OfflineOrder>) => void) | null
  postMessage(report: OfflineReport): void
}

async function turnOf({ base, message }: OfflineOrder) {
  const input = offlineInput(base, message)
  const turn = takeTurn(input)
  if (turn.wants === undefined) return turn
  // As on the server (`turn-runner.ts`): with an engine the tutor may know more, and without it what it says is true too.
  return loadEngines(turn.wants).then(
    (engines) => takeTurn(input, engines),
    () => turn,
  )
}

port.onmessage = async ({ data: order }) => {
  const { id, base } = order
  try {
    const turn = await turnOf(order)
    port.postMessage({ id, reply: { text: turn.text, content: turn.content }, next: afterOfflineTurn(base, turn) })
  } catch (error) {
    port.postMessage({ id, error: String(error) })
  }
}
