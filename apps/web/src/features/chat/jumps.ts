import type { Message } from '@lumi/contracts/chat'
import { MESSAGE } from '@lumi/contracts/product-rules'
import { attempt } from './attempt.ts'
import {
  byPosition,
  type ChatAction,
  type ChatState,
  type Cursor,
  coveredBy,
  isDead,
  isDetached,
  isElsewhere,
  missed,
  newer,
  type Page,
  resyncPosition,
  withoutLoaded,
} from './chat-state.ts'

// Loaded with the first jump: nobody jumps on the first screen.

const pauseMs = 5000

interface JumpsOptions {
  chat: () => ChatState
  dispatch: (action: ChatAction) => void
  /** Null: the response is about another conversation. */
  page: (cursor: Cursor, limit: number) => Promise<Page | null>
  /** A page that the state takes over. */
  fetchPage: (cursor: Cursor, limit: number) => Promise<Page>
  /** Messages from this position on were missed. */
  onMissed: (position: number) => void
}

/** Jumps to older messages, and the way back to the newest. */
export function createJumps({ chat, dispatch, page, fetchPage, onMissed }: JumpsOptions) {
  let isLoading = false
  let notBefore = 0

  /** Events past the loaded end were not kept, so what came while the last page was fetched is asked for again. */
  const attached = () => {
    const newest = chat().order.at(-1)
    if (newest && !isDetached(chat())) onMissed(chat().messages.get(newest)!.position)
  }

  return {
    /** @throws AppError if the pages cannot be fetched */
    async to(position: number): Promise<void> {
      const [older, later] = await Promise.all([
        page({ kind: 'before', position }, MESSAGE.pageSize),
        page({ kind: 'from', position }, MESSAGE.pageSize),
      ])
      if (older && later) dispatch({ type: 'place', placed: placed(chat(), { position, older, later }) })
    },

    /** @returns false if the newest messages could not be fetched; the student has been told */
    toLatest: () =>
      attempt(async () => {
        await fetchPage({ kind: 'newest' }, MESSAGE.pageSize)
        attached()
      }),

    /** The page after the loaded ones. */
    async loadNewer(onLoading: (isLoading: boolean) => void): Promise<void> {
      if (isLoading || performance.now() < notBefore) return
      isLoading = true
      onLoading(true)
      const done = await attempt(async () => {
        await fetchPage({ kind: 'from', position: chat().loadedTo + 1 }, MESSAGE.pageSize)
        attached()
      })
      // The list asks again as soon as it is rendered: without a pause it would loop.
      if (!done) notBefore = performance.now() + pauseMs
      isLoading = false
      onLoading(false)
    },
  }
}

/**
 * The state after a jump: the pages before and from `position` on replace what is loaded. Events about them that came
 * while they were fetched found no message to change, so they count as missed.
 */
export function placed(
  state: ChatState,
  { position, older, later }: { position: number; older: Page; later: Page },
): ChatState {
  if (!state.opened || isElsewhere(state, older.conversationId)) return state
  const messages = new Map<string, Message>()
  for (const message of [...older.messages, ...later.messages]) {
    if (!isDead(state, message)) messages.set(message.messageId, newer(state.messages.get(message.messageId), message))
  }
  const loadedFrom = coveredBy({ kind: 'before', position }, older).from
  const loadedTo = coveredBy({ kind: 'from', position }, later).to
  const next: ChatState = {
    ...state,
    messages,
    order: byPosition(messages),
    loadedFrom,
    loadedTo,
    hasOlder: older.hasOlder,
    beyond: withoutLoaded(state.beyond, messages, loadedTo),
    structure: state.structure + 1,
  }
  return missed(next, resyncPosition(next))
}
