import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two processes that start together look at the lock at the same instant, and the one that lost steps back within this. */
const patienceMs = 200
/** SQLite's code for a file that somebody else has locked. */
const busy = 5

/** A lock whose object is collected as garbage would be released. */
const held = new Set<DatabaseSync>()

/**
 * A lock of the operating system on a file in the data folder: taken in one step, and released by the kernel when its
 * holder dies in any way, so nothing stale is left to judge. Node itself cannot lock files; SQLite, which comes with it,
 * can on every system (decisions/032).
 *
 * @returns releases it; undefined while another process (or another part of this one) holds it
 */
export function takeLock(dataDir: string, name: 'database' | 'ops'): (() => void) | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, `${name}.lock`)
  createPrivately(file)
  const lock = new DatabaseSync(file, { timeout: patienceMs })
  try {
    // Never ended and never written in: the file stays empty.
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** Never opens a file that exists: to close it again would release this process's own lock on it (POSIX). */
function createPrivately(file: string) {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
