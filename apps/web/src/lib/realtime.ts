import { type HubEvent, type HubEventName, hubEvents } from '@lumi/contracts/realtime'
import type { Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { chatAccess } from './chat-access.ts'
import { runtimeConfig } from './config.ts'
import { loadCurrentUser } from './current-user.ts'
import { traceparent } from './early-answers.ts'
import { refreshSession } from './refresh.ts'
import { session } from './session.ts'

/** Delay before reconnecting where the socket client does not reconnect by itself. */
const reconnectAfterMs = 5000

export interface Hub {
  /** Subscribes to an event. Returns how to unsubscribe. */
  on<Name extends HubEventName>(name: Name, listener: (event: HubEvent<Name>) => void): () => void
  /**
   * Called at every connect, including the first. `missedNothing`: the server has replayed all events since the last
   * connection; otherwise the listener must fetch.
   */
  onConnect(listener: (missedNothing: boolean) => void): () => void
  onDisconnect(listener: () => void): () => void
  isConnected(): boolean
  close(): void
}

/** One connection for all that listen in this tab; closed with the last of them. */
let shared: { socket: Socket; users: number } | null = null

/** Connects to the hub. Loads the socket client, which no first view needs. Reconnects until closed. */
export async function openHub(): Promise<Hub> {
  const { io } = await import('socket.io-client')
  shared ??= { socket: connect(io), users: 0 }
  const mine = shared
  const { socket } = mine
  mine.users++
  /** How to take every listener of this user back. */
  const stops: (() => void)[] = []
  let isClosed = false
  const listenTo = (name: string, listener: Parameters<Socket['on']>[1]) => {
    socket.on(name, listener)
    const stop = () => void socket.off(name, listener)
    stops.push(stop)
    return stop
  }
  return {
    on: (name, listener) => listenTo(name, checked(name, listener)),
    onConnect(listener) {
      // Whoever joins later has not heard what came before.
      if (socket.connected) queueMicrotask(() => isClosed || listener(false))
      return listenTo('connect', () => listener(socket.recovered))
    },
    onDisconnect: (listener) => listenTo('disconnect', listener),
    isConnected: () => socket.connected,
    close() {
      if (isClosed) return
      isClosed = true
      for (const stop of stops.splice(0)) stop()
      if (--mine.users > 0) return
      socket.close()
      if (shared === mine) shared = null
    },
  }
}

/** A listener that is called only with what the contract says. */
const checked =
  <Name extends HubEventName>(name: Name, listener: (event: HubEvent<Name>) => void) =>
  (event: unknown) => {
    const parsed = z.safeParse(hubEvents[name] as z.ZodMiniType, event)
    if (parsed.success) listener(parsed.data as HubEvent<Name>)
    else console.error(`The hub sent a ${name} that is not what the contract says`, parsed.error)
  }

function connect(io: typeof import('socket.io-client').io): Socket {
  const url = new URL(runtimeConfig().hubUrl, location.origin)
  const socket = io(url.origin, {
    path: url.pathname,
    withCredentials: true,
    query: { traceparent: traceparent() },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  })

  // Refusals are dated from the start of the attempt: another tab may have renewed the session since, and one renewal
  // is enough.
  let attemptedAt = Date.now()
  const connectAgain = () => {
    attemptedAt = Date.now()
    socket.connect()
  }
  socket.io.on('reconnect_attempt', () => {
    attemptedAt = Date.now()
  })

  /** The server could not be reached. If it refused, `api()` has ended the session and every page reacts to that. */
  const tryLater = () => {
    if (session.isSignedIn()) setTimeout(connectAgain, reconnectAfterMs)
  }
  socket.on('connect_error', (error: Error & { data?: { code?: unknown } }) => {
    // The server refused the connection for lack of a session: the socket does not retry by itself.
    if (socket.active || session.isLeaving() || !isSessionRefusal(error.data?.code)) return
    refreshSession(attemptedAt).then((renewed) => renewed && connectAgain(), tryLater)
  })
  socket.on('disconnect', (reason) => {
    // The server closed the connection on purpose, as it does when a session ends: a call finds out.
    if (reason !== 'io server disconnect' || session.isLeaving()) return
    loadCurrentUser().then(connectAgain, tryLater)
  })

  socket.on(
    'access.changed',
    checked('access.changed', (event) => chatAccess.set(event.chatAccess)),
  )
  return socket
}

const isSessionRefusal = (code: unknown) => code === 401 || code === 'auth_required'
