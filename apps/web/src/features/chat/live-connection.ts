import { type Hub, openHub } from '../../lib/realtime.ts'

/** Opens the connection after this time even if no first page has arrived: events must not wait for it. */
const openAtLatestMs = 2000

/**
 * The connection to the hub, opened once per start.
 * @param listen subscribes to the events of a newly opened hub; returns how to unsubscribe
 */
export function createLiveConnection(listen: (hub: Hub) => readonly (() => void)[]) {
  let hub: Hub | null = null
  let unsubscribe: readonly (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  /** Counts the starts: a hub still loading for an earlier start is closed at once. */
  let run = 0
  let openedRun = 0

  const load = async () => {
    const mine = run
    const opened = await openHub()
    if (isClosed || mine !== run) return opened.close()
    hub = opened
    unsubscribe = listen(opened)
  }

  const open = () => {
    if (isClosed || openedRun === run) return
    openedRun = run
    load().catch((cause: unknown) => {
      // Without live events the chat still works: replies are polled while they are written.
      console.warn('The live connection could not be loaded', cause)
    })
  }

  return {
    start() {
      isClosed = false
      run++
      timer = setTimeout(open, openAtLatestMs)
    },

    open,

    /** After the messages are painted: preparing the connection takes noticeable time on a slow phone. */
    openSoon() {
      requestAnimationFrame(() => setTimeout(open))
    },

    /** Null: not opened yet. */
    isConnected: () => hub?.isConnected() ?? null,

    close() {
      isClosed = true
      clearTimeout(timer)
      for (const stop of unsubscribe) stop()
      unsubscribe = []
      hub?.close()
      hub = null
    },
  }
}
