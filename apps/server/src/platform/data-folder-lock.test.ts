import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { LockOrder } from '../testing/lock-holder.ts'
import { takeLock } from './data-folder-lock.ts'

const folders: string[] = []
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-lock-'))
  folders.push(folder)
  return folder
}

async function startHolder() {
  const child = fork(path.join(import.meta.dirname, '../testing/lock-holder.ts'))
  children.push(child)
  await once(child, 'message')
  const say = async <Answer>(order: LockOrder | 'release') => {
    const answered = once(child, 'message')
    child.send(order)
    return (await answered)[0] as Answer
  }
  return {
    take: (dataDir: string, at = Date.now()) => say<boolean>({ dataDir, at }),
    release: () => say('release'),
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

test('of two processes that start in the same instant over the lock of a killed one exactly one gets the folder', async () => {
  const [killed, first, second] = await Promise.all([startHolder(), startHolder(), startHolder()])
  const rounds = Array.from({ length: 12 }, newFolder)
  for (const dataDir of rounds) expect(await killed.take(dataDir)).toBe(true)
  expect(await first.take(rounds[0]!)).toBe(false)
  await killed.kill()
  for (const dataDir of rounds) {
    const at = Date.now() + 20
    const got = await Promise.all([first.take(dataDir, at), second.take(dataDir, at)])
    expect(got.filter(Boolean)).toHaveLength(1)
  }
  await Promise.all([first.release(), second.release()])
  expect(await second.take(rounds[0]!)).toBe(true)
}, 60_000)

test('a folder is free again after its release, and the lock is nobody else’s to read', () => {
  const dataDir = path.join(newFolder(), 'made', 'here')
  const release = takeLock(dataDir, 'database')
  expect(takeLock(dataDir, 'database')).toBeUndefined()
  expect(takeLock(dataDir, 'ops')).toBeTypeOf('function')
  expect(statSync(path.join(dataDir, 'database.lock')).mode & 0o777).toBe(0o600)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  release!()
  expect(takeLock(dataDir, 'database')).toBeTypeOf('function')
})
