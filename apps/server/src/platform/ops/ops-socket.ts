import { createHash } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'

/** Longest socket path that both Linux (108) and macOS (104) accept. */
const maxSocketPath = 100

/** Where operators reach the server of a data folder: inside it, or under a short name when its path is too long. */
export function opsSocket(dataDir: string): string {
  const short = `lumi-ops-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${short}`
  const inside = path.join(dataDir, 'ops.sock')
  return Buffer.byteLength(inside) <= maxSocketPath ? inside : path.join(os.tmpdir(), `${short}.sock`)
}
