import { type Hub, openHub } from '../../lib/realtime.ts'

/** Without a first page the connection is opened after this time all the same: events must not wait for the page. */
const openAtLatestMs = 2000

/**
 * The connection to the hub, opened once after each start.
 * @param listen subscribes to the events of a hub that has just been opened; returns how to unsubscribe
 */
export function createLiveConnection(listen: (hub: Hub) => readonly (() => void)[]) {
  let hub: Hub | null = null
  let unsubscribe: readonly (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  /** Counts the starts: a hub that was loading for an earlier one is closed at once. */
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

    /** After the messages have been drawn: preparing the connection would take their time on a slow phone. */
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
