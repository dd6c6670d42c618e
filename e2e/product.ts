import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { patiently } from './patience.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

interface OutboxMail {
  mailId: string
  to: string
  subject: string
  text: string
}

/** The product as a child process, started as a newcomer would, with the test hooks enabled. */
export class Product {
  readonly dataDir: string
  url = ''
  /** Other origins that pages of this product may link to, such as its sign-in provider. */
  readonly leadsTo: string[] = []
  output = ''
  #port = 0
  #child: ChildProcess | undefined
  readonly #environment: NodeJS.ProcessEnv

  constructor(environment: NodeJS.ProcessEnv = {}) {
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'lumi-e2e-'))
    this.#environment = environment
    const made = process.env.LUMI_E2E_DATABASE
    if (made) cpSync(made, path.join(this.dataDir, 'pglite'), { recursive: true })
  }

  async start(): Promise<void> {
    this.#port ||= await freePort()
    this.url = `http://localhost:${this.#port}`
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        REDIS_URL: '',
        // Load shedding must not depend on how busy the test machine is.
        BUSY_AFTER_MS: '600000',
        ...this.#environment,
      },
    })
    this.#child = child
    child.stdout.on('data', (chunk: Buffer) => (this.output += chunk))
    child.stderr.on('data', (chunk: Buffer) => (this.output += chunk))
    const exited = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`the server ended with code ${code}\n${this.output}`))),
    )
    exited.catch(() => {})
    await Promise.race([this.#ready(), exited])
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async #ready(): Promise<void> {
    const until = Date.now() + patiently(60_000)
    for (;;) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined)
      if (answer?.ok) return
      if (Date.now() > until) throw new Error(`the server did not become ready\n${this.output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** SIGKILL: the process cannot clean up. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  async hook<T = unknown>(name: string, body: unknown = {}): Promise<T> {
    const answer = await fetch(`${this.url}/test/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`hook ${name}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async outbox(to?: string): Promise<OutboxMail[]> {
    const answer = await fetch(`${this.url}/outbox.json`)
    const { mails } = (await answer.json()) as { mails: OutboxMail[] }
    return to ? mails.filter((mail) => mail.to === to) : mails
  }
}
