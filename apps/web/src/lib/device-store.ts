import { createStore, del, get, getMany, keys, set, type UseStore } from 'idb-keyval'
import { deviceDatabase, leftPrefix } from './queue-keys.ts'
import { serverNow } from './server-time.ts'
import { session } from './session.ts'
import { tellStorageFailure, unsentSettings } from './storage.ts'

/** How long unsent drafts and messages outlive the session, for the same student only (S04). While it lasts they never expire. */
export const unsentKeptMs = 7 * 24 * 60 * 60_000

/** Fetched data that stays readable offline: `seen/<userId>/…`. Deleted with the session. */
export const seenPrefix = 'seen/'

/**
 * How long the database may take to answer: some browsers never answer the first attempt. A slow phone needs less. Waited
 * in steps, because a page that was frozen in the background wakes up with its timers due and its answers still to come.
 */
const patience = { steps: 8, stepMs: 500 }

/**
 * For data too large or too valuable for localStorage: drafts, queued messages, and seen responses. Loaded with the
 * pages that need it. Keys of unsent work start with the owner, `<userId>/draft/…` or `<userId>/queue/…`, so that only
 * the same student gets it back. Such a key exists exactly as long as something is unsent.
 */
let store: UseStore | null = null
/** The database is unusable; from now on everything is kept in memory. */
let isBroken = false
/** Values that could not be stored; they override stored ones. `undefined`: deleted here, whatever is stored. */
const memory = new Map<string, unknown>()

async function attempt<Value>(work: (store: UseStore) => Promise<Value>, without: () => Value): Promise<Value> {
  for (let tries = 0; !isBroken; tries++) {
    try {
      store ??= committedAtOnce(createStore(deviceDatabase.name, deviceDatabase.store))
      return await inTime(work(store))
    } catch (cause) {
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
      // A browser may close the database of a background page: reopen it once.
      store = null
      if (!isFull && !isBroken && tries === 0) continue
      isBroken ||= !isFull
      tellStorageFailure(cause)
      break
    }
  }
  return without()
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const wait = (stepsLeft: number) => {
      timer = setTimeout(() => {
        if (stepsLeft > 1) return wait(stepsLeft - 1)
        isBroken = true
        reject(new Error('The database of the device does not answer'))
      }, patience.stepMs)
    }
    wait(patience.steps)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * An uncommitted transaction is lost when the page closes; an explicit commit is not, so the last keystroke before a
 * reload is kept. The callback must issue all its requests synchronously; ours do.
 */
const committedAtOnce =
  (open: UseStore): UseStore =>
  (mode, callback) =>
    open(mode, (objects) => {
      const result = callback(objects)
      if (mode === 'readwrite') objects.transaction.commit()
      return result
    })

export const deviceStore = {
  get: async <Value>(key: string): Promise<Value | undefined> =>
    memory.has(key)
      ? (memory.get(key) as Value | undefined)
      : attempt(
          (open) => get<Value>(key, open),
          () => undefined,
        ),

  /** The values of several keys, in one transaction. */
  getMany: async <Value>(wanted: string[]): Promise<(Value | undefined)[]> => {
    const stored = await attempt(
      (open) => getMany<Value>(wanted, open),
      () => [],
    )
    return wanted.map((key, index) => (memory.has(key) ? (memory.get(key) as Value | undefined) : stored[index]))
  },

  set: (key: string, value: unknown): Promise<void> =>
    attempt(
      async (open) => {
        await set(key, value, open)
        memory.delete(key)
      },
      () => void memory.set(key, value),
    ),

  delete: (key: string): Promise<void> =>
    attempt(
      async (open) => {
        await del(key, open)
        memory.delete(key)
      },
      () => void memory.set(key, undefined),
    ),

  /** Whether what earlier pages and other tabs have stored can be read. False: from now on only memory answers. */
  isReadable: () => !isBroken,

  /** Keys that start with `prefix`, in no particular order. */
  keys: async (prefix: string): Promise<string[]> => {
    const all = new Set(
      await attempt(
        (open) => keys<string>(open),
        () => [],
      ),
    )
    for (const [key, value] of memory) value === undefined ? all.delete(key) : all.add(key)
    return [...all].filter((key) => key.startsWith(prefix))
  },

  /**
   * The student has left: deletes their data and everything seen. Unsent work of others stays until it expires.
   * @param userId null: deletes only what was seen
   */
  forget: async (userId: string | null): Promise<void> => {
    claimed = null
    const all = await deviceStore.keys('')
    for (const key of all) {
      if (key.startsWith(seenPrefix) || (userId !== null && key.startsWith(`${userId}/`))) await deviceStore.delete(key)
    }
    if (userId !== null) unsentSettings.forget(userId)
    const owners = new Set(all.map((key) => key.split('/')[0]!).filter((owner) => !ownNames.has(`${owner}/`)))
    for (const owner of [...owners, ...unsentSettings.owners()]) if (owner !== userId) await expire(owner, serverNow())
  },

  /** Deletes what others have left here too long ago, also while nobody's session ends for months. */
  expireOthers: async (userId: string | null): Promise<void> => {
    for (const key of await deviceStore.keys(leftPrefix)) {
      const owner = key.slice(leftPrefix.length)
      if (owner !== userId) await expire(owner, serverNow())
    }
  },

  /**
   * The owner is here: their unsent work is theirs again, unless they have been away for longer than it is kept. A page
   * whose session has just ended may still ask: then the note of when it ended stays.
   */
  claim: (userId: string): Promise<void> => {
    if (claimed?.userId === userId) return claimed.done
    const done = deviceStore.get<number>(leftPrefix + userId).then(async (left) => {
      if (left === undefined) return
      await expire(userId, serverNow())
      if (session.isSignedIn()) await deviceStore.delete(leftPrefix + userId)
    })
    if (session.isSignedIn()) claimed = { userId, done }
    return done
  },
}

/** Whose unsent work is in use on this page. */
let claimed: { userId: string; done: Promise<void> } | null = null

const ownNames: ReadonlySet<string> = new Set([seenPrefix, leftPrefix])

/**
 * Deletes what an owner has left here too long ago. The first time notes that they have left.
 * @param now by the clock of the server; null: not known, and a wrong clock of the device must not delete anything
 */
async function expire(owner: string, now: number | null): Promise<void> {
  const left = await deviceStore.get<number>(leftPrefix + owner)
  if (now === null) return
  if (left === undefined) return deviceStore.set(leftPrefix + owner, now)
  if (now - left <= unsentKeptMs) return
  unsentSettings.forget(owner)
  for (const key of [...(await deviceStore.keys(`${owner}/`)), leftPrefix + owner]) await deviceStore.delete(key)
}
