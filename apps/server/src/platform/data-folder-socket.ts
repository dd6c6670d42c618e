import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Longest socket path that both Linux (108) and macOS (104) accept. */
const maxSocketPath = 100

/** Where the socket of this name stands for a data folder: inside it, or under a short name when its path is too long. */
export function dataFolderSocket(dataDir: string, name: 'lock' | 'ops'): string {
  const short = `lumi-${name}-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${short}`
  const inside = path.join(dataDir, `${name}.sock`)
  return Buffer.byteLength(inside) <= maxSocketPath ? inside : path.join(os.tmpdir(), `${short}.sock`)
}

/**
 * Listens unless another process does. A socket and not a file says who holds it: the kernel closes it when the process
 * dies in any way, and the name it leaves behind is cleared away here.
 * @returns false when another process listens
 */
export async function listenAlone(server: net.Server, socketPath: string): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      await listenPrivately(server, socketPath)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
    if (attempt > 0 || (await isHeld(socketPath))) return false
    rmSync(socketPath, { force: true })
  }
}

const listenPrivately = (server: net.Server, socketPath: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The name is made inside `listen`, before it returns: under this mask it is never open to anybody else (0600).
    const mask = process.umask(0o177)
    try {
      server.listen(socketPath, () => {
        server.off('error', reject)
        resolve()
      })
    } finally {
      process.umask(mask)
    }
  })

const isHeld = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect(socketPath)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
