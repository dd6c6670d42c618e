import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** How long it took from the start of the process until it listened. */
  startMs: number
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>
}

const running = new Set<ChildProcess>()
/** For the end of a test file: whatever a failed test has left running. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The server as a process of its own, as `npm start` starts it; resolves when it listens. */
export async function startServerProcess(settings: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const exited = once(child, 'exit').then(() => running.delete(child))
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /localhost:(\d+)/.exec(line)?.[1]
    if (!port) continue
    child.stdout.resume()
    return {
      url: `http://127.0.0.1:${port}`,
      child,
      startMs: performance.now() - startedAt,
      async kill(signal) {
        child.kill(signal)
        await exited
      },
    }
  }
  throw new Error('The server ended before it listened')
}
