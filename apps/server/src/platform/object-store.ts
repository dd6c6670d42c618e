import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Env } from './env.ts'

/** Files that belong to rows, such as pictures. A key is made by us, never by a student: letters, digits, `-`, `.`, `/`. */
export interface ObjectStore {
  /** Folder on the same disk for files that are still being made; `put` takes them from there. */
  readonly workshop: string
  /** Moves a finished file in. Returned: it survives the death of the process. Store the row that names it afterwards. */
  put(key: string, file: string): Promise<void>
  /** Undefined: there is no such file. */
  open(key: string): Promise<{ sizeBytes: number; body: Readable } | undefined>
  /** Deleting twice is fine. */
  delete(key: string): Promise<void>
  /** Every stored file, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; storedAt: Date }>
  /** Deletes what a process that died has left in the workshop. */
  tidy(olderThan: Date): Promise<void>
}

const keyForm = /^[a-z]+\/[0-9a-f-]{2,}\.[a-z]+$/

export function assertKey(key: string): void {
  if (!keyForm.test(key)) throw new Error(`Not a key of the object store: ${key}`)
}

/** The bucket that the settings name, or a folder of the data folder. */
export async function createObjectStore({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<ObjectStore> {
  const workshop = createWorkshop(path.join(dataDir, 'workshop'))
  if (s3 === undefined) return createFolderStore(path.join(dataDir, 'objects'), workshop)
  // Loaded by the few that have a bucket.
  const { createBucketStore } = await import('./bucket-store.ts')
  return createBucketStore(s3, workshop)
}

export type Workshop = Pick<ObjectStore, 'workshop' | 'tidy'>

const createWorkshop = (workshop: string): Workshop => ({
  workshop,
  async tidy(olderThan) {
    for await (const name of entriesOf(workshop)) {
      const file = path.join(workshop, name)
      const found = await stat(file).catch(() => undefined)
      if (found && found.mtime < olderThan) await rm(file, { force: true })
    }
  },
})

/**
 * The folder `objects` of the data folder; backup and restore take it along. Several processes must share the data folder:
 * a mounted one, or a bucket, serves machines of their own.
 */
function createFolderStore(root: string, workshop: Workshop): ObjectStore {
  /** Two levels, because folders of a hundred thousand files are slow to list. */
  const fileOf = (key: string) => {
    assertKey(key)
    const [folder = '', name = ''] = key.split('/')
    return path.join(root, folder, name.slice(0, 2), name)
  }
  return {
    ...workshop,
    async put(key, file) {
      const target = fileOf(key)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const handle = await open(file, 'r+')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(file, target)
    },
    async open(key) {
      try {
        const handle = await open(fileOf(key), 'r')
        const { size: sizeBytes } = await handle.stat()
        return { sizeBytes, body: handle.createReadStream() }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      for await (const shelf of entriesOf(path.join(root, prefix))) {
        for await (const name of entriesOf(path.join(root, prefix, shelf))) {
          const found = await stat(path.join(root, prefix, shelf, name)).catch(() => undefined)
          if (found?.isFile()) yield { key: `${prefix}/${name}`, storedAt: found.mtime }
        }
      }
    },
  }
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) yield entry.name
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const isMissing = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}
