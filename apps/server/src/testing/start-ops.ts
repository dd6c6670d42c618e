import { spawn } from 'node:child_process'
import path from 'node:path'

export interface OpsOutcome {
  code: number | null
  output: string
  errors: string
}

/** The command line as an operator starts it, with nothing of this process's settings. */
export function startOps(settings: Record<string, string>, ...words: string[]): Promise<OpsOutcome> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../ops.ts'), ...words], {
    env: { PATH: process.env.PATH ?? '', SUDO_USER: 'anna', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output, errors })))
}
