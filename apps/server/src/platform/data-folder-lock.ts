import net from 'node:net'
import { dataFolderSocket, listenAlone } from './data-folder-socket.ts'
import { ConfigurationError } from './env.ts'

/**
 * Two processes on one embedded database lose data without any error, so the first holds a listening socket beside it.
 * @returns releases the lock
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const server = net.createServer((connection) => connection.destroy())
  if (!(await listenAlone(server, dataFolderSocket(dataDir, 'lock')))) {
    throw new ConfigurationError(
      `The data folder ${dataDir} is in use by another process; stop that one or set DATA_DIR to another folder.`,
    )
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}
