import { takeLock } from '../platform/data-folder-lock.ts'

// A process of its own that takes the lock of data folders when it is told to; `data-folder-lock.test.ts` starts several.

export interface LockOrder {
  dataDir: string
  /** By the clock: holders that are told the same moment try in the same instant. */
  at: number
}

process.on('message', (order: LockOrder | 'release') => {
  if (order === 'release') {
    for (const release of releases.splice(0)) release()
    process.send!('released')
    return
  }
  while (Date.now() < order.at);
  const release = takeLock(order.dataDir, 'database')
  if (release) releases.push(release)
  process.send!(release !== undefined)
})
const releases: (() => void)[] = []
process.send!('ready')
