import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import type { ChatAccess } from '@lumi/contracts/auth'
import { HUB_PATH, type HubEvent, type HubEventName, type ServerToClientEvents } from '@lumi/contracts/realtime'
import { Server, type Socket } from 'socket.io'
import type { Env } from './env.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { isSameSite, type Origins } from './origins.ts'
import type { HubAdapter } from './redis.ts'
import { plainHeaders } from './security-headers.ts'
import { traceIdOf } from './trace.ts'

/** Fans events out to a student's devices. Stateless; the database is authoritative (decision 003). */
export interface Hub {
  publish<Name extends HubEventName>(studentId: string, eventName: Name, event: HubEvent<Name>): void
  /** Publishes whether the chat is open; closed devices get no other event. */
  changeAccess(studentId: string, chatAccess: ChatAccess): void
  /** Whether any device of the student is connected, to any process. */
  isListening(studentId: string): Promise<boolean>
  /** Closes the sockets of ended sessions, on every process. */
  endSessions(sessionIds: readonly string[]): void
}

interface HubStudent {
  studentId: string
  sessionId: string
  /** Sockets of a closed chat get no events until it opens. */
  isOpen: boolean
}

interface HubSessions {
  /** Who opens a socket, by the cookies of the handshake. */
  findByCookies(cookieHeader: string | undefined): Promise<HubStudent | undefined>
  /** Filters these sessions to the ended ones. */
  listEnded(sessionIds: readonly string[]): Promise<string[]>
}

export interface RunningHub extends Hub {
  start(server: HttpServer, sessions: HubSessions): void
  stop(): Promise<void>
}

/** Rules, Limits: row "hub". */
const maxSocketsPerStudent = 20
const maxUnsentBytes = 1_000_000
/** Rules, Requests: hub frame 64 kB. */
const maxFrameBytes = 64_000
/** Twice within the 5 s in which an ended session must lose its sockets (rules, Sessions). */
const sweepIntervalMs = 2_000
const sessionQueryChunk = 1_000

interface SocketData {
  studentId: string
  sessionId: string
  /** Of the page's own trace context, which a browser can give in the address only. */
  traceId: string
}
type HubServer = Server<Record<string, never>, ServerToClientEvents, Record<string, never>, SocketData>
type HubSocket = Socket<Record<string, never>, ServerToClientEvents, Record<string, never>, SocketData>

/** Devices of a student whose chat is open. */
const studentRoom = (studentId: string) => `student:${studentId}`
/** All devices of a student. */
const deviceRoom = (studentId: string) => `devices:${studentId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`

export interface HubDependencies {
  env: Pick<Env, 'mode'>
  log: Log
  limits: Limits
  metrics: Metrics
  origins: Origins
  /** Absent: this process alone. */
  adapter: HubAdapter | undefined
}

export function createHub({ env, log, limits, metrics, origins, adapter }: HubDependencies): RunningHub {
  let io: HubServer | undefined
  let sweep: NodeJS.Timeout | undefined

  const endSessions = (sessionIds: readonly string[]) => {
    if (!io || sessionIds.length === 0) return
    const rooms = sessionIds.map(sessionRoom)
    io.to(rooms).emit('session.ended', {})
    io.in(rooms).disconnectSockets(true)
  }

  return {
    publish(studentId, eventName, event) {
      if (!io) return
      const room = studentRoom(studentId)
      const local = io.of('/').adapter.rooms.get(room)
      if (local)
        for (const id of local)
          dropIfOverfull(io.of('/').sockets.get(id), log)
          // The arguments belong together by the signature above; Socket.IO's overloads cannot follow a generic name.
      ;(io.to(room).emit as (name: string, event: unknown) => boolean)(eventName, event)
    },
    changeAccess(studentId, chatAccess) {
      if (!io) return
      const devices = io.in(deviceRoom(studentId))
      if (chatAccess === 'open') devices.socketsJoin(studentRoom(studentId))
      else devices.socketsLeave(studentRoom(studentId))
      devices.emit('access.changed', { chatAccess })
    },
    async isListening(studentId) {
      if (!io) return false
      const room = deviceRoom(studentId)
      if (io.of('/').adapter.rooms.has(room)) return true
      return adapter !== undefined && (await io.in(room).fetchSockets()).length > 0
    },
    endSessions,
    start(server, sessions) {
      io = new Server(server, {
        path: HUB_PATH,
        serveClient: false,
        maxHttpBufferSize: maxFrameBytes,
        perMessageDeflate: false,
        allowRequest: (request, decide) => decide(null, isSameSite(request.headers, origins)),
        ...(adapter ? { adapter } : {}),
      })
      guardEngine(io.engine, plainHeaders(env))
      io.use(async (socket, goOn) => {
        // Closed over this very packet, so nothing is looked up for it.
        if (socket.conn.readyState !== 'open') return goOn(refusal(429, 'too_many_requests'))
        const next = (error?: Error) => {
          goOn(error)
          // Behind the packet that says why, which is sent in the next tick.
          if (error) setImmediate(() => socket.conn.close())
        }
        const traceId = traceIdOf(socket.handshake.query.traceparent)
        try {
          const session = await sessions.findByCookies(socket.request.headers.cookie)
          if (!session) return next(refusal(401, 'auth_required'))
          // Counted after the look-up, in one turn of the event loop with joining: parallel handshakes cannot pass.
          const { isOpen, ...data } = session
          const room = io!.of('/').adapter.rooms.get(deviceRoom(data.studentId))
          if (room && room.size >= maxSocketsPerStudent) return next(refusal(429, 'too_many_requests'))
          socket.data = { ...data, traceId }
          void socket.join([
            deviceRoom(data.studentId),
            sessionRoom(data.sessionId),
            ...(isOpen ? [studentRoom(data.studentId)] : []),
          ])
          next()
        } catch (error) {
          log.error({ error, traceId }, 'A hub handshake failed')
          next(refusal(503, 'unavailable'))
        }
      })
      io.on('connection', (socket) => {
        metrics.sockets.inc()
        const { traceId } = socket.data
        log.debug({ traceId }, 'A hub socket was opened')
        socket.on('disconnect', (reason) => {
          metrics.sockets.dec()
          log.debug({ traceId, reason }, 'A hub socket was closed')
        })
        // Clients send no events; any that arrives is counted and ignored.
        socket.use((_event, next) => {
          limits.take('hub-events', socket.data.studentId).then(
            () => next(),
            () => socket.disconnect(true),
          )
        })
      })
      sweep = setInterval(() => {
        closeEnded(io!, sessions, endSessions).catch((error: unknown) =>
          log.warn({ error }, 'Open hub sessions could not be checked'),
        )
        for (const socket of io!.of('/').sockets.values()) dropIfOverfull(socket, log)
      }, sweepIntervalMs)
      sweep.unref()
    },
    async stop() {
      clearInterval(sweep)
      const stopping = io
      io = undefined
      if (!stopping) return
      // Those of this process: without `local` a rolling update would cut off the students of every process.
      stopping.local.disconnectSockets(true)
      // `stopping.close()` would also close the HTTP server, which still finishes its requests.
      stopping.engine.close()
      await stopping.of('/').adapter.close()
    },
  }
}

/** The part of Engine.IO that is used here. */
interface Engine {
  use(middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void
  on(name: 'connection', listener: (connection: EngineConnection) => void): void
  on(name: 'connection_error', listener: (refused: { req: IncomingMessage }) => void): void
}
interface EngineConnection {
  on(name: 'packet', listener: (packet: { type: string; data?: unknown }) => void): void
  close(): void
}

/**
 * What holds before a student is known. A connection may ask once to be let in, and only to where there is something:
 * each time asks the database, and costs a guest two bytes (SR22).
 */
function guardEngine(engine: Engine, headers: Readonly<Record<string, string>>) {
  engine.use((_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    next()
  })
  // A refused upgrade is answered past the middleware, on the bare socket.
  engine.on('connection_error', ({ req }) => {
    if (req.headers.upgrade === undefined || !req.socket.writable) return
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    req.socket.end(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\n${lines.join('')}content-length: 0\r\n\r\n`)
  })
  engine.on('connection', (connection) => {
    let isAsked = false
    connection.on('packet', ({ type, data }) => {
      if (type !== 'message' || typeof data !== 'string' || !data.startsWith(connectPacket)) return
      if (isAsked || data.startsWith(`${connectPacket}/`)) connection.close()
      isAsked = true
    })
  })
}

/** The type of Socket.IO's CONNECT; a slash behind it names another namespace than the one there is. */
const connectPacket = '0'

const refusal = (status: number, code: string) => Object.assign(new Error(code), { data: { code: status } })

/** A session that another process ended, or that ran out, is noticed here even when Redis is away. */
async function closeEnded(io: HubServer, sessions: HubSessions, end: (sessionIds: string[]) => void) {
  const open = [...new Set([...io.of('/').sockets.values()].map((socket) => socket.data.sessionId))]
  for (let start = 0; start < open.length; start += sessionQueryChunk) {
    end(await sessions.listEnded(open.slice(start, start + sessionQueryChunk)))
  }
}

/** A reader that cannot keep up is cut off; it reconnects and fetches what it missed (rules, Limits and Faults). */
function dropIfOverfull(socket: HubSocket | undefined, log: Log) {
  if (!socket || unsentBytes(socket) <= maxUnsentBytes) return
  log.info(
    { studentId: socket.data.studentId, traceId: socket.data.traceId },
    'A hub socket was too slow and was closed',
  )
  // `disconnect` would wait for the full buffer; closing the transport does not.
  socket.conn.transport.discard()
  socket.disconnect(true)
  const webSocket = webSocketOf(socket)
  webSocket?.terminate?.()
}

interface RawWebSocket {
  bufferedAmount?: number
  terminate?: () => void
}
const webSocketOf = (socket: HubSocket) => (socket.conn.transport as unknown as { socket?: RawWebSocket }).socket

function unsentBytes(socket: HubSocket): number {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: { data?: unknown }[] }
  let bytes = webSocketOf(socket)?.bufferedAmount ?? 0
  for (const packet of writeBuffer) if (typeof packet.data === 'string') bytes += packet.data.length
  return bytes
}
