import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { patiently } from './testing/patience.ts'
import { emptyTemplate, prepareDataFolder } from './testing/pglite-template.ts'

// Whole processes start here, up to three in a test, on machines that may be busy.
vi.setConfig({ testTimeout: patiently(180_000) })

const repository = path.join(import.meta.dirname, '../../..')
const main = path.join(import.meta.dirname, 'main.ts')
const folders: string[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-main-'))
  folders.push(folder)
  return folder
}

/** A data folder with a database in it: making one anew costs every start 4 s. */
async function preparedFolder(template?: ReturnType<typeof emptyTemplate>) {
  const folder = newFolder()
  await prepareDataFolder(folder, template)
  return folder
}

async function freePort(): Promise<number> {
  const probe = net.createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

interface Started {
  child: ChildProcess
  output(): string
  errors(): string
  /** Resolves when the output holds the text; rejects when the process ends first. */
  says(text: string): Promise<void>
  exit: Promise<number | null>
}

/** The server as `npm start` runs it, with nothing of this process's settings. */
function start(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    cwd: repository,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', DEMO_STUDENT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  let errors = ''
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr!.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    output: () => output,
    errors: () => errors,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve()
        }
        child.stdout!.on('data', look)
        void exit.then((code) => reject(new Error(`Ended with ${code} before saying "${text}": ${errors}`)))
        look()
      }),
    exit,
  }
}

/** Ended with code 1 and exactly one sentence, without a stack trace. */
async function assertRefuses(settings: Record<string, string>, sentence: RegExp) {
  const started = start(settings)
  expect(await started.exit).toBe(1)
  expect(started.errors().trim()).toMatch(sentence)
  expect(started.errors().trim().split('\n')).toHaveLength(1)
}

const production = {
  LUMI_MODE: 'production',
  PUBLIC_URL: 'https://lumi.test',
  SMTP_HOST: 'mail.test',
  MAIL_FROM: 'Lumi <hello@lumi.test>',
  SECRET_KEY: 'q7Zr2vN8xK4tB1mW9yC5hD3fG6jL0pSa',
  BILLING: 'off',
}

describe('starting', () => {
  test('a fresh folder starts, prints where everything is, keeps its files private, and stops with 0', async () => {
    const DATA_DIR = newFolder()
    const server = start({ DATA_DIR, PORT: '0', DEMO_STUDENT: 'on' })
    await server.says('Ctrl+C stops it.')
    const url = /Lumi\s+(http:\/\/localhost:\d+)/.exec(server.output())![1]!
    expect(server.output()).toContain(`${url}/outbox`)
    expect(server.output()).toMatch(/Demo student\s+demo@lumi\.example\s+password \S+/)
    expect(server.output()).toMatch(
      /Stand-in for mail server[\s\S]*Stand-in for AI model[\s\S]*Stand-in for PostgreSQL/,
    )
    const [, password] = /password (\S+)/.exec(server.output())!
    const response = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@lumi.example', password }),
    })
    expect(response.status).toBe(200)
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    // Not under NODE_ENV=test, so there are no test hooks.
    expect((await fetch(`${url}/test/dump`, { method: 'POST' })).status).toBe(404)
    expect(statSync(path.join(DATA_DIR, 'secret-key')).mode & 0o077).toBe(0)
    const files = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })
    expect(files.length).toBeGreaterThan(900)
    // Two heaps for all threads: what they have freed goes back to the system (platform/allocator.ts).
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${server.child.pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
    // The database is running: some files come and go.
    const rightsOf = (file: string) => statSync(path.join(DATA_DIR, file), { throwIfNoEntry: false })?.mode ?? 0
    // Files of the web app, which everybody may fetch, are linked from its build, in a folder that is private.
    const own = files.filter((file) => !file.startsWith(`web-files${path.sep}`))
    expect(own.filter((file) => rightsOf(file) & 0o077)).toEqual([])
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  })

  test('a data folder in use is refused in one sentence, and is free again after a kill', async () => {
    const DATA_DIR = await preparedFolder()
    const first = start({ DATA_DIR, PORT: '0' })
    await first.says('Ctrl+C stops it.')
    await assertRefuses({ DATA_DIR, PORT: '0' }, /The data folder .* is in use by another process/)
    first.child.kill('SIGKILL')
    await first.exit
    const next = start({ DATA_DIR, PORT: '0' })
    await next.says('Ctrl+C stops it.')
  })

  test('a taken port is refused in one sentence', async () => {
    const port = await freePort()
    const holder = net.createServer()
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve))
    await assertRefuses(
      { DATA_DIR: await preparedFolder(), PORT: String(port) },
      new RegExp(`Port ${port} is already in use`),
    )
    await new Promise((resolve) => holder.close(resolve))
  })

  test('a database of a newer version is refused', async () => {
    const DATA_DIR = await preparedFolder(emptyTemplate())
    const newer = await PGlite.create(path.join(DATA_DIR, 'pglite'))
    await newer.exec(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`)
    await newer.close()
    await assertRefuses({ DATA_DIR, PORT: '0' }, /The database was used by a newer version of Lumi/)
  })

  test('a database that cannot be reached is named, without its password', async () => {
    const port = await freePort()
    await assertRefuses(
      { DATA_DIR: newFolder(), PORT: '0', DATABASE_URL: `postgresql://lumi:hush-hush@127.0.0.1:${port}/lumi` },
      /^The database at DATABASE_URL cannot be used: (?!.*hush-hush)/,
    )
  })

  test('SIGTERM lets a running request finish', async () => {
    const server = start({ DATA_DIR: await preparedFolder(), PORT: '0' })
    await server.says('Ctrl+C stops it.')
    const url = /Lumi\s+(http:\/\/localhost:\d+)/.exec(server.output())![1]!
    // Unknown account: the answer waits 150 ms at least.
    const running = fetch(`${url}/api/v1/auth/requestUserPasswordChangeByEmail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org' }),
    })
    await fetch(`${url}/health/live`)
    server.child.kill('SIGTERM')
    expect((await running).status).toBe(200)
    expect(await server.exit).toBe(0)
  })
})

describe('settings', () => {
  test('a wrong value is named in one sentence', async () => {
    await assertRefuses({ DATA_DIR: newFolder(), PORT: 'eighty' }, /^PORT is "eighty", but it must be a port number\.$/)
  })

  test('production with everything starts, without outbox, test hooks and demo student, and says HSTS', async () => {
    const port = await freePort()
    const server = start({ ...production, DATA_DIR: await preparedFolder(), PORT: String(port), DEMO_STUDENT: 'on' })
    await server.says('does not survive a power loss')
    expect(server.output()).toContain('Lumi is ready at https://lumi.test')
    const url = `http://127.0.0.1:${port}`
    expect((await fetch(`${url}/outbox.json`)).status).not.toBe(200)
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('text/plain')
    expect((await fetch(`${url}/test/outbox`, { method: 'POST' })).status).toBe(404)
    const response = await fetch(`${url}/api/v1/config/getRuntimeConfig`)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(await response.json()).toMatchObject({ outboxUrl: null })
  })
})
