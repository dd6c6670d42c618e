import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ConfigurationError } from './env.ts'

/** Longest socket path that both Linux (108) and macOS (104) accept. */
const maxSocketPath = 100

/**
 * Two processes on one embedded database lose data without any error, so the first holds a listening socket beside it.
 * A socket and not a file: the kernel closes it when the process dies in any way.
 * @returns releases the lock
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const socketPath = lockPath(dataDir)
  const server = net.createServer((connection) => connection.destroy())
  for (let attempt = 0; ; attempt++) {
    try {
      await listen(server, socketPath)
      server.unref()
      return () => new Promise((resolve) => server.close(() => resolve()))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
    if (attempt > 0 || (await isHeld(socketPath))) {
      throw new ConfigurationError(
        `The data folder ${dataDir} is in use by another process; stop that one or set DATA_DIR to another folder.`,
      )
    }
    rmSync(socketPath, { force: true })
  }
}

function lockPath(dataDir: string): string {
  const beside = path.join(dataDir, 'lock.sock')
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\lumi-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`
  }
  if (Buffer.byteLength(beside) <= maxSocketPath) return beside
  return path.join(os.tmpdir(), `lumi-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}.sock`)
}

const listen = (server: net.Server, socketPath: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** A socket file nobody listens on is what a killed process leaves behind. */
const isHeld = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect(socketPath)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
