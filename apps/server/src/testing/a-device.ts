import { getChatMessagesList, type Message, type Usage } from '@lumi/contracts/chat'
import { HUB_PATH, type HubEvent, type ServerToClientEvents } from '@lumi/contracts/realtime'
import { io, type Socket } from 'socket.io-client'
import { patiently } from './patience.ts'
import type { TestClient } from './test-client.ts'

/**
 * A second device of a student: it hears the hub and fetches, and keeps what it knows by the rules that every client has to
 * follow. What it shows must be what is stored (SR03, SR04).
 */
export interface Device {
  messages: Map<string, Message>
  usage: Usage | undefined
  /** Everything heard, oldest first. */
  heard: { name: keyof ServerToClientEvents; event: unknown }[]
  /** Resolves as soon as the condition holds; looked at after every event. */
  until<T>(condition: (device: Device) => T | undefined | false): Promise<T>
  /** Resolves with a reply that ended. */
  untilEnded(messageId: string): Promise<Message>
  fetch(): Promise<void>
  /** Hears something a second time, late. */
  replay(index: number): void
  /** Loses the connection, as in a tunnel. What is sent meanwhile is missed. */
  disconnect(): void
  reconnect(): Promise<void>
  /** Resolves once the server has cut the connection. */
  untilClosed(): Promise<void>
  close(): void
}

const ended = ['done', 'stopped', 'failed']
const patienceMs = 20_000

export async function openDevice(
  url: string,
  client: TestClient,
  options: {
    /** False: the event is lost on its way. */
    hears?: (name: keyof ServerToClientEvents, event: unknown) => boolean
  } = {},
): Promise<Device> {
  const socket: Socket<ServerToClientEvents> = io(url, {
    path: HUB_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: client.cookieHeader('/') ?? '', origin: url },
  })
  const waiting = new Set<() => void>()
  const appliers = new Map<string, (event: unknown) => void>()
  const hears = options.hears ?? (() => true)
  const messages: Device['messages'] = new Map()
  let fetching: Promise<void> | undefined

  const device: Device = {
    messages,
    usage: undefined,
    heard: [],
    until(condition) {
      const { promise, resolve, reject } = Promise.withResolvers<NonNullable<ReturnType<typeof condition>>>()
      const look = () => {
        const found = condition(device)
        if (found === undefined || found === false) return
        stop()
        resolve(found as never)
      }
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`Nothing came of it in ${patienceMs} ms: ${condition}`))
      }, patiently(patienceMs))
      const stop = () => {
        clearTimeout(timer)
        waiting.delete(look)
      }
      waiting.add(look)
      look()
      return promise as never
    },
    untilEnded: (messageId) =>
      device.until(() => {
        const message = messages.get(messageId)
        return message && ended.includes(message.state) && message
      }),
    async fetch() {
      const page = await client.call(getChatMessagesList, { query: { limit: 100 } })
      for (const message of page.messages) learn(message)
      look()
    },
    replay(index) {
      const { name, event } = device.heard[index]!
      appliers.get(name)?.(event)
    },
    disconnect: () => void socket.disconnect(),
    async reconnect() {
      const connected = new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      if (!socket.connected) socket.connect()
      else return
      await connected
      await device.fetch()
    },
    untilClosed: () =>
      new Promise((resolve) => {
        if (!socket.connected) resolve()
        else socket.once('disconnect', () => resolve())
      }),
    close: () => void socket.disconnect(),
  }

  const look = () => {
    for (const check of [...waiting]) check()
  }

  /** A newer version wins; of the same version the longer text is the later one. */
  function learn(message: Message) {
    const known = messages.get(message.messageId)
    if (known && known.version > message.version) return
    if (known && known.version === message.version && known.text.length > message.text.length) return
    messages.set(message.messageId, message)
  }

  function append({ messageId, version, offset, text }: HubEvent<'reply.delta'>) {
    const known = messages.get(messageId)
    if (!known || version > known.version || (version === known.version && offset > known.text.length)) {
      // Something was missed: the database knows.
      fetching ??= device.fetch().finally(() => {
        fetching = undefined
      })
      fetching.catch(() => {})
      return
    }
    if (version < known.version) return
    const grown = known.text.slice(0, offset) + text
    if (grown.length > known.text.length) messages.set(messageId, { ...known, text: grown, state: 'streaming' })
  }

  const on = <Name extends keyof ServerToClientEvents>(name: Name, apply: (event: HubEvent<Name>) => void) => {
    appliers.set(name, apply as (event: unknown) => void)
    socket.on(name, ((event: HubEvent<Name>) => {
      if (!hears(name, event)) return
      device.heard.push({ name, event })
      apply(event)
      look()
    }) as never)
  }
  on('message.changed', ({ message }) => learn(message))
  on('reply.delta', append)
  on('message.deleted', ({ messageId }) => void messages.delete(messageId))
  on('usage.changed', ({ usage }) => {
    device.usage = usage
  })
  for (const name of [
    'programs.changed',
    'conversation.read',
    'feedback.changed',
    'referral.changed',
    'request.changed',
  ] as const)
    on(name, () => {})
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return device
}
