import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval'

/**
 * What is too large or too precious for localStorage: drafts and queued messages. Loaded with the chat only.
 * Keys start with the owner, `<userId>/draft/…` or `<userId>/queue/…`, so that they come back to the same student only,
 * and a key exists exactly as long as something is unsent.
 */
const memory = new Map<string, unknown>()
let store: UseStore | null = null
let inMemory = typeof indexedDB === 'undefined'

async function attempt<Value>(stored: (store: UseStore) => Promise<Value>, kept: () => Value): Promise<Value> {
  if (inMemory) return kept()
  try {
    store ??= committedAtOnce(createStore('lumi', 'device'))
    return await stored(store)
  } catch {
    // A private window or a full disk: the page goes on, and what it holds lasts as long as the page.
    inMemory = true
    return kept()
  }
}

/**
 * A transaction that waits for its own end is thrown away when the page goes; one that was told to commit is not, so the
 * last key before a reload is kept. Only for callbacks that make their requests at once: all of ours do.
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
  get: <Value>(key: string): Promise<Value | undefined> =>
    attempt(
      (open) => get<Value>(key, open),
      () => memory.get(key) as Value | undefined,
    ),

  set: (key: string, value: unknown): Promise<void> =>
    attempt(
      (open) => set(key, value, open),
      () => void memory.set(key, value),
    ),

  delete: (key: string): Promise<void> =>
    attempt(
      (open) => del(key, open),
      () => void memory.delete(key),
    ),

  /** Keys that start with `prefix`, in no particular order. */
  keys: async (prefix: string): Promise<string[]> => {
    const all = await attempt(
      (open) => keys<string>(open),
      () => [...memory.keys()],
    )
    return all.filter((key) => key.startsWith(prefix))
  },

  clear: (): Promise<void> =>
    attempt(
      (open) => clear(open),
      () => memory.clear(),
    ),
}
