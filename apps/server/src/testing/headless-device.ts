import { setTimeout as delay } from 'node:timers/promises'
import vm from 'node:vm'
import {
  createCookieJar,
  createDeviceChannels,
  createDeviceDatabase,
  createDeviceLocks,
  DeviceSettings,
} from './device-storage.ts'
import { startFastTime } from './fast-time.ts'

/** Limits of time for the server do not shrink as all others do: it does not work faster for these pages. */
const patienceShare = 5

/** What happens to one exchange on its way. Pauses are milliseconds before and after the server. */
export interface Fate {
  kind: 'arrives' | 'request-lost' | 'answer-lost' | 'doubled' | 'busy-proxy' | 'foreign-page'
  before: number
  after: number
}

export interface Weather {
  exchange(): Fate
  /** Of one event of the hub: how often it arrives, and how late each time. */
  event(): number[]
}

export const calm: Weather = { exchange: () => ({ kind: 'arrives', before: 0, after: 0 }), event: () => [0] }

export interface HeadlessPage<Api> {
  api: Api
  isAlive(): boolean
  /** As the browser does when a page is left or reloaded. */
  close(): void
  /** The browser is killed: nothing more happens in this page. */
  crash(): void
}

interface Page<Api> extends HeadlessPage<Api> {
  hear(type: string): void
  sockets: Set<{ cut(): void }>
}

/**
 * A device with a browser: pages of it share storage, cookies, locks, channels, clock and network. A stand-in for what
 * Chromium gives a page, as far as the modules of the chat use it; the script that runs in its pages is the app's own.
 */
export function createHeadlessDevice<Api>({
  script,
  urls,
  random,
  clockAheadMs,
  onStored,
  onError,
}: {
  script: vm.Script
  /** Processes of the server behind one address. */
  urls: readonly string[]
  random: () => number
  /** By how much the clock of the device is wrong. */
  clockAheadMs: number
  /** A value is in the database of the device: from here on it survives a crash. */
  onStored: (value: unknown) => void
  /** What a page reports as its own fault. */
  onError: (said: unknown[]) => void
}) {
  const time = startFastTime()
  const bornWhen = Date.now()
  let ahead = clockAheadMs
  const now = () => Math.round(bornWhen + time.elapsed() + ahead)

  const database = createDeviceDatabase(() => (random() < 0.2 ? random() * 4 : 0), onStored)
  const locks = createDeviceLocks()
  const channelsOf = createDeviceChannels()
  const localStorage = new DeviceSettings()
  const cookies = createCookieJar(now)
  const origin = urls[0]!
  const oneOf = () => urls[Math.floor(random() * urls.length)]!
  const pages = new Set<Page<Api>>()
  let weather = calm
  let isOnline = true

  function openPage(): HeadlessPage<Api> {
    let alive = true
    let left = false
    const isAlive = () => alive
    const living = { isAlive }
    /** After a reload nothing is delivered, but what is under way is carried out. */
    const committed = { isAlive: () => alive || left }
    const windowEvents = new EventTarget()
    const document = Object.assign(new EventTarget(), {
      hidden: false,
      visibilityState: 'visible',
      documentElement: { lang: 'en' },
      querySelector: () => null,
    })
    Object.defineProperty(document, 'cookie', { get: cookies.shown, set: (line: string) => cookies.keep(line, true) })
    const timers = time.timersOf()
    const sockets: Page<Api>['sockets'] = new Set()

    /** Never answers a page that is gone. */
    const forPage = <Value>(work: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        work.then(
          (value) => alive && resolve(value),
          (cause: unknown) => alive && reject(cause as Error),
        )
      })

    const exchange = async (address: string, init: RequestInit & { signal?: AbortSignal }): Promise<Response> => {
      const unreachable = () => new TypeError('Failed to fetch')
      const fate = weather.exchange()
      await delay(fate.before, undefined, init.signal && { signal: init.signal })
      if (!isOnline || fate.kind === 'request-lost') throw unreachable()
      if (fate.kind === 'foreign-page')
        return new Response('<p>Sign in to the network</p>', { headers: { 'content-type': 'text/html' } })
      if (fate.kind === 'busy-proxy') return new Response('<h1>503</h1>', { status: 503 })
      const url = new URL(address, origin)
      const once = () =>
        fetch(new URL(url.pathname + url.search, oneOf()), {
          method: init.method ?? 'GET',
          ...(init.body != null && { body: init.body }),
          ...(init.signal && { signal: init.signal }),
          headers: {
            ...(init.headers as Record<string, string>),
            cookie: cookies.forPath(url.pathname),
            ...(init.method === 'POST' && { origin }),
          },
        }).catch((cause: unknown) => {
          throw init.signal?.aborted ? cause : unreachable()
        })
      const first = once()
      if (fate.kind === 'doubled')
        void once().then(
          (twin) => twin.body?.cancel(),
          () => {},
        )
      const response = await first
      const body = await response.arrayBuffer()
      await delay(fate.after)
      if (!isOnline || fate.kind === 'answer-lost') throw unreachable()
      if (!alive) return response
      for (const line of response.headers.getSetCookie()) cookies.keep(line, false)
      return new Response(body, { status: response.status, headers: response.headers })
    }

    class PageSocket {
      static readonly OPEN = 1
      readyState = 0
      onopen?: () => void
      onclose?: (event: unknown) => void
      onmessage?: (event: { data: unknown }) => void
      onerror?: (event: unknown) => void
      binaryType = 'blob'
      readonly #socket: WebSocket
      constructor(address: string) {
        const url = new URL(address)
        const target = new URL(url.pathname + url.search, oneOf())
        target.protocol = 'ws:'
        // Node's own socket takes headers.
        this.#socket = new WebSocket(target, { headers: { cookie: cookies.forPath(url.pathname), origin } } as never)
        sockets.add(this)
        this.#socket.addEventListener('open', () => {
          if (!alive || !isOnline) return this.cut()
          this.readyState = 1
          this.onopen?.()
        })
        this.#socket.addEventListener('message', ({ data }) => {
          // Only events of the product: the protocol below has an order of its own.
          const delays = typeof data === 'string' && data.startsWith('42') ? weather.event() : [0]
          for (const ms of delays) {
            if (ms === 0) this.#deliver(data)
            else setTimeout(() => this.#deliver(data), ms)
          }
        })
        this.#socket.addEventListener('close', () => this.#closed())
        this.#socket.addEventListener('error', () => this.#closed())
      }
      #deliver(data: unknown) {
        if (alive && this.readyState === 1) this.onmessage?.({ data })
      }
      #closed() {
        if (this.readyState === 3) return
        this.readyState = 3
        sockets.delete(this)
        if (alive) this.onclose?.({ code: 1006, reason: '' })
      }
      send(data: string) {
        if (alive && this.#socket.readyState === 1) this.#socket.send(data)
      }
      close() {
        this.#socket.close()
        this.#closed()
      }
      cut() {
        this.#socket.close()
        this.#closed()
      }
    }

    const context: Record<string, unknown> = {
      document,
      localStorage,
      sessionStorage: new DeviceSettings(),
      indexedDB: database.openedBy(committed),
      location: new URL('/chat', origin),
      navigator: Object.defineProperty(
        { language: 'en-US', languages: ['en-US'], userAgent: 'headless', locks: locks.usedBy(living) },
        'onLine',
        { get: () => isOnline },
      ),
      performance: { now: time.elapsed, timeOrigin: 0, mark() {}, measure() {} },
      crypto,
      fetch: (address: string, init: RequestInit = {}) => forPage(exchange(address, init as never)),
      WebSocket: PageSocket,
      BroadcastChannel: channelsOf(living),
      AbortController,
      AbortSignal: {
        any: (signals: AbortSignal[]) => AbortSignal.any(signals),
        timeout: (ms: number) => AbortSignal.timeout(ms / patienceShare),
        abort: () => AbortSignal.abort(),
      },
      setTimeout: timers.after,
      clearTimeout: timers.clear,
      setInterval: timers.every,
      clearInterval: timers.clear,
      requestAnimationFrame: (work: () => void) => timers.after(work, 16),
      cancelAnimationFrame: timers.clear,
      queueMicrotask,
      structuredClone,
      addEventListener: windowEvents.addEventListener.bind(windowEvents),
      removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
      dispatchEvent: windowEvents.dispatchEvent.bind(windowEvents),
      console: { log() {}, warn() {}, info() {}, debug() {}, error: (...said: unknown[]) => alive && onError(said) },
      Blob,
      DOMException,
      Event,
      EventTarget,
      FormData,
      Headers,
      Request,
      Response,
      // A body that is no JSON is reported with the error of the world outside.
      SyntaxError,
      TextDecoder,
      TextEncoder,
      URL,
      URLSearchParams,
      atob,
      btoa,
    }
    context.window = context
    context.self = context
    vm.createContext(context)
    context.lumiNow = now
    vm.runInContext(clockScript, context)
    script.runInContext(context)

    const page: Page<Api> = {
      api: context.lumiChat as Api,
      isAlive,
      sockets,
      hear(type) {
        if (alive) windowEvents.dispatchEvent(new Event(type))
      },
      close() {
        if (!alive) return
        windowEvents.dispatchEvent(new Event('pagehide'))
        left = true
        end()
      },
      crash: end,
    }
    function end() {
      alive = false
      timers.clearAll()
      for (const socket of [...sockets]) socket.cut()
      pages.delete(page)
      locks.look()
    }
    pages.add(page)
    return page
  }

  return {
    openPage,
    cookies,
    entries: database.entries,
    pages: () => [...pages],
    now,
    isOnline: () => isOnline,
    /** Nothing is left of it. */
    end() {
      for (const page of pages) page.crash()
      time.end()
    },
    /** The clock is put forward, or back. */
    jump(ms: number) {
      ahead += ms
    },
    setWeather(next: Weather) {
      weather = next
    },
    setOnline(next: boolean) {
      if (next === isOnline) return
      isOnline = next
      for (const page of pages) {
        if (!next) for (const socket of [...page.sockets]) socket.cut()
        page.hear(next ? 'online' : 'offline')
      }
    },
    cutSockets() {
      for (const page of pages) for (const socket of [...page.sockets]) socket.cut()
    },
  }
}

export type HeadlessDevice<Api> = ReturnType<typeof createHeadlessDevice<Api>>

/** `Date` of a page tells the time of its device. */
const clockScript = `
  globalThis.Date = class extends Date {
    constructor(...given) { if (given.length === 0) super(lumiNow()); else super(...given) }
    static now() { return lumiNow() }
  }
`
