import { notifyError } from '../../../lib/errors.ts'
import { session } from '../../../lib/session.ts'
import { settings } from '../../../lib/storage.ts'

/** Subjects that the tutor knows by itself; the others need the online tutor. */
export const packSubjects = ['maths', 'physics', 'chemistry'] as const
export type PackSubject = (typeof packSubjects)[number]

/** As `build/tutor-packs.ts` writes it: hashed files, with their sizes as they are read and as they are downloaded. */
type PackList = Record<PackSubject, readonly { path: string; bytes: number; downloadBytes: number }[]>

const listPath = '/tutor-packs.json'
/** The service worker answers from here. Deleted with the session. */
const cacheName = 'lumi-tutor'

export type PackState =
  | { kind: 'none' }
  /** `share`: how much of it is on the device, 0 to 1. */
  | { kind: 'loading'; share: number }
  | { kind: 'ready' }

const wanted = () => new Set((settings.get('tutorPacks') ?? '').split(',').filter((each) => each !== ''))

function want(subjects: Set<string>) {
  if (subjects.size === 0) settings.remove('tutorPacks')
  else settings.set('tutorPacks', [...subjects].join(','))
}

let states: Readonly<Record<PackSubject, PackState>> = {
  maths: { kind: 'none' },
  physics: { kind: 'none' },
  chemistry: { kind: 'none' },
}
const listeners = new Set<() => void>()
const become = (subject: PackSubject, state: PackState) => {
  states = { ...states, [subject]: state }
  for (const listener of listeners) listener()
}
const running = new Map<PackSubject, AbortController>()

const readList = (response: Response): Promise<PackList> => {
  // A captive portal answers with its own page.
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) throw new TypeError('No list of packs')
  return response.json()
}

/** The newest list, or without a network the one that was kept. Null: none is known. */
async function findList(): Promise<PackList | null> {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(listPath, { cache: 'no-cache' })
    const kept = response.clone()
    const list = await readList(response)
    await cache.put(listPath, kept)
    return list
  } catch {
    const kept = await cache.match(listPath)
    return kept ? readList(kept) : null
  }
}

async function loadFile(cache: Cache, path: string, signal: AbortSignal, onBytes: (bytes: number) => void) {
  const response = await fetch(path, { signal })
  if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? ''))
    throw new TypeError('Not a file of the tutor')
  const kept = cache.put(path, response.clone())
  for (const reader = response.body!.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    onBytes(value.length)
  }
  await kept
}

async function load(subject: PackSubject): Promise<void> {
  const stop = new AbortController()
  running.set(subject, stop)
  try {
    const [list, cache] = await Promise.all([findList(), caches.open(cacheName)])
    if (!list) throw new TypeError('Failed to fetch')
    const files = list[subject]
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    let loaded = 0
    const onBytes = (bytes: number) => {
      loaded += bytes
      if (!stop.signal.aborted) become(subject, { kind: 'loading', share: Math.min(1, loaded / total) })
    }
    onBytes(0)
    for (const { path, bytes } of files)
      if (await cache.match(path)) onBytes(bytes)
      else await loadFile(cache, path, stop.signal, onBytes)
    stop.signal.throwIfAborted()
    become(subject, { kind: 'ready' })
    await dropOthers(list, cache)
  } finally {
    if (running.get(subject) === stop) running.delete(subject)
  }
}

/** Files of older versions, and of subjects that are not wanted any more. */
async function dropOthers(list: PackList, cache: Cache): Promise<void> {
  const kept = packSubjects.filter((subject) => wanted().has(subject)).flatMap((subject) => list[subject])
  const paths = new Set([listPath, ...kept.map(({ path }) => path)])
  for (const request of await cache.keys()) if (!paths.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** What of the tutor is on this device. Downloaded when the student asks for it, never by itself. */
export const packs = {
  get: () => states,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Megabytes to download; null: not known now. */
  async sizes(): Promise<Record<PackSubject, number> | null> {
    const list = await findList().catch(() => null)
    if (!list) return null
    const sizeOf = (subject: PackSubject) => list[subject].reduce((sum, file) => sum + file.downloadBytes, 0) / 1e6
    return { maths: sizeOf('maths'), physics: sizeOf('physics'), chemistry: sizeOf('chemistry') }
  },

  async add(subject: PackSubject): Promise<void> {
    if (running.has(subject)) return
    become(subject, { kind: 'loading', share: 0 })
    try {
      await load(subject)
      want(wanted().add(subject))
    } catch (error) {
      become(subject, { kind: 'none' })
      if (!(error instanceof DOMException && error.name === 'AbortError')) notifyError(error)
    }
  },

  async remove(subject: PackSubject): Promise<void> {
    running.get(subject)?.abort()
    const rest = wanted()
    rest.delete(subject)
    want(rest)
    become(subject, { kind: 'none' })
    const list = await findList().catch(() => null)
    if (list) await dropOthers(list, await caches.open(cacheName))
  },

  /** Looks which packs are whole, and in the presence of a network completes them: a new version has other files. */
  async check(): Promise<void> {
    for (const subject of packSubjects) {
      if (!wanted().has(subject) || states[subject].kind !== 'none' || running.has(subject)) continue
      // Without a network the files that are there have to do; the browser finds none of another version.
      await load(subject).catch(() => {
        become(subject, { kind: 'none' })
        addEventListener('online', () => void packs.check(), { once: true })
      })
    }
  },
}
// The files leave the device with the session, and the next student has not asked for them.
session.subscribe(() => {
  if (session.isSignedIn()) return
  for (const subject of packSubjects) {
    running.get(subject)?.abort()
    become(subject, { kind: 'none' })
  }
})
