import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { assertKey, entriesOf, isMissing, type ObjectStore, type Workshop } from './object-store.ts'

/**
 * The folder `objects` of the data folder; backup and restore take it along. Several processes must share the data folder:
 * a mounted one, or a bucket, serves machines of their own.
 */
export function createFolderStore(root: string, workshop: Workshop): ObjectStore {
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
