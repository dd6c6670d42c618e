import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

/** Whether a page is still there: nothing reaches a page that has crashed, and nothing leaves it. */
export interface Living {
  isAlive(): boolean
}

interface DatabaseRequest {
  result: unknown
  error: unknown
  onsuccess: (() => void) | null
  onerror: (() => void) | null
}

/**
 * As much of IndexedDB as `idb-keyval` uses. A transaction takes a moment, in the order of their beginning; one that a
 * page has committed survives its reload (`outlivesReload`), and is lost with the crash of the browser before it was
 * carried out.
 */
export function createDeviceDatabase(pauseMs: () => number, onStored: (value: unknown) => void) {
  const stored = new Map<string, unknown>()
  let last: Promise<void> = Promise.resolve()

  const request = (): DatabaseRequest => ({ result: undefined, error: null, onsuccess: null, onerror: null })

  function transaction(page: Living) {
    const steps: (() => DatabaseRequest)[] = []
    const step = (work: () => unknown) => {
      const asked = request()
      steps.push(() => {
        asked.result = work()
        return asked
      })
      return asked
    }
    const own = { result: undefined, error: null, oncomplete: null as (() => void) | null, commit() {} }
    const objectStore = () => ({
      transaction: own,
      get: (key: string) => step(() => structuredClone(stored.get(key))),
      getAllKeys: () => step(() => [...stored.keys()]),
      put: (value: unknown, key: string) => {
        const copy = structuredClone(value)
        return step(() => {
          stored.set(key, copy)
          onStored(copy)
        })
      },
      delete: (key: string) => step(() => void stored.delete(key)),
    })
    last = last.then(async () => {
      const ms = pauseMs()
      await (ms === 0 ? nextTurn() : delay(ms))
      if (!page.isAlive()) return
      const answered = steps.map((run) => run())
      for (const asked of answered) asked.onsuccess?.()
      own.oncomplete?.()
    })
    return { objectStore }
  }

  return {
    /** What is really on the device now. */
    entries: () => [...stored],

    /** `indexedDB` as a page sees it. */
    openedBy: (page: Living) => ({
      open() {
        const asked = request()
        void delay(0).then(() => {
          asked.result = { transaction: () => transaction(page) }
          if (page.isAlive()) asked.onsuccess?.()
        })
        return asked
      },
    }),
  }
}

/** `localStorage`: its entries are its own enumerable properties. */
export class DeviceSettings {
  [key: string]: unknown
  static {
    for (const [name, method] of Object.entries({
      getItem(this: DeviceSettings, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null
      },
      setItem(this: DeviceSettings, key: string, value: string) {
        this[key] = String(value)
      },
      removeItem(this: DeviceSettings, key: string) {
        delete this[key]
      },
    }))
      Object.defineProperty(DeviceSettings.prototype, name, { value: method })
  }
}

/** `navigator.locks` of all pages of a device: exclusive locks in the order asked; a page that is gone holds none. */
export function createDeviceLocks() {
  interface Waiting {
    page: Living
    begin(): Promise<void>
    isOver: boolean
  }
  const lines = new Map<string, Waiting[]>()

  const next = (name: string) => {
    const line = (lines.get(name) ?? []).filter(({ page, isOver }) => page.isAlive() && !isOver)
    lines.set(name, line)
    const first = line[0]
    if (!first) return
    void first.begin().finally(() => {
      first.isOver = true
      next(name)
    })
  }

  return {
    usedBy: (page: Living) => ({
      request(name: string, ...given: unknown[]) {
        const work = given.at(-1) as () => Promise<unknown>
        const { signal } = (given.length > 1 ? given[0] : {}) as { signal?: AbortSignal }
        return new Promise((resolve, reject) => {
          let begun = false
          const waiting: Waiting = {
            page,
            isOver: false,
            begin() {
              if (begun) return new Promise(() => {})
              begun = true
              return Promise.resolve().then(work).then(resolve, reject)
            },
          }
          signal?.addEventListener('abort', () => {
            if (begun) return
            waiting.isOver = true
            reject(signal.reason as Error)
          })
          const line = lines.get(name) ?? []
          lines.set(name, [...line, waiting])
          next(name)
        })
      },
    }),

    /** Somebody has gone: whoever waits behind them is next. */
    look() {
      for (const name of lines.keys()) next(name)
    },
  }
}

interface Channel {
  name: string
  page: Living
  listeners: ((event: { data: unknown }) => void)[]
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  postMessage(data: unknown): void
  close(): void
}

/** `BroadcastChannel` of all pages of a device. */
export function createDeviceChannels() {
  const channels = new Set<Channel>()
  /** Called with `new`, a function that returns an object makes that object. */
  return (page: Living) =>
    function BroadcastChannel(name: string): Channel {
      const own: Channel = {
        name,
        page,
        listeners: [],
        addEventListener: (_type, listener) => void own.listeners.push(listener),
        postMessage(data) {
          const copy = structuredClone(data)
          for (const other of channels) {
            if (other === own || other.name !== name) continue
            void delay(0).then(() => {
              if (!channels.has(other) || !other.page.isAlive()) return
              for (const listener of other.listeners) listener({ data: copy })
            })
          }
        },
        close: () => void channels.delete(own),
      }
      channels.add(own)
      return own
    }
}

/** The cookies of a device, by its own clock. */
export function createCookieJar(now: () => number) {
  const jar = new Map<string, { value: string; path: string; isHidden: boolean; endsAt: number }>()
  const current = () => [...jar].filter(([, { endsAt }]) => endsAt > now())
  const keep = (line: string, isOfPage: boolean) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const separator = pair.indexOf('=')
    const attribute = (name: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
    const maxAge = attribute('max-age')
    jar.set(pair.slice(0, separator), {
      value: pair.slice(separator + 1),
      path: attribute('path') ?? '/',
      isHidden: !isOfPage && /;\s*httponly/i.test(line),
      endsAt: maxAge === undefined ? Number.POSITIVE_INFINITY : now() + Number(maxAge) * 1000,
    })
  }
  return {
    keep,
    drop: (name: string) => void jar.delete(name),
    forPath: (path: string) =>
      current()
        .filter(([, cookie]) => path.startsWith(cookie.path))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    shown: () =>
      current()
        .filter(([, { isHidden }]) => !isHidden)
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
  }
}
