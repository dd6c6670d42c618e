import { opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

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

export type Workshop = Pick<ObjectStore, 'workshop' | 'tidy'>

export const createWorkshop = (workshop: string): Workshop => ({
  workshop,
  async tidy(olderThan) {
    for await (const name of entriesOf(workshop)) {
      const file = path.join(workshop, name)
      const found = await stat(file).catch(() => undefined)
      if (found && found.mtime < olderThan) await rm(file, { force: true })
    }
  },
})

export async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) yield entry.name
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

export const isMissing = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}
