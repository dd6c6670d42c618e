import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { answerTokens } from './answer-text.ts'
import { plainHistory } from './floors/plain-history.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Builds the floor pages and serves them with brotli, as the product serves its own. Returns the address. */
export async function serveFloors(): Promise<{ url: string; close: () => void }> {
  const outDir = here('../node_modules/.cache/bench-floors')
  await build({
    root: here('./floors'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: [here('./floors/react-page/index.html'), here('./floors/finished-blocks.html')] },
    },
  })
  const katexFolder = here('../node_modules/katex/dist')
  // Compressed once, as the product's files are at build time.
  const compressed = new Map<string, Buffer>()
  const brotli = (name: string, content: string | Buffer) => {
    const known = compressed.get(name) ?? brotliCompressSync(content)
    compressed.set(name, known)
    return known
  }
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://floor')
    if (url.pathname === '/tokens') {
      const perSecond = Number(url.searchParams.get('rate') ?? 100)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const startedAt = performance.now()
      let sent = 0
      const beat = setInterval(() => {
        const due = Math.min(answerTokens.length, Math.floor(((performance.now() - startedAt) / 1000) * perSecond))
        while (sent < due) response.write(`data: ${JSON.stringify(answerTokens[sent++])}\n\n`)
        if (sent === answerTokens.length) {
          clearInterval(beat)
          response.end('event: end\ndata: \n\n')
        }
      }, 10)
      response.on('close', () => clearInterval(beat))
      return
    }
    const file =
      url.pathname === '/katex.css'
        ? path.join(katexFolder, 'katex.min.css')
        : url.pathname.startsWith('/fonts/')
          ? path.join(katexFolder, url.pathname)
          : path.join(outDir, url.pathname)
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    if (url.pathname === '/history') {
      response.writeHead(200, { 'content-type': types['.html'], 'content-encoding': 'br' })
      response.end(brotli('history', plainHistory()))
    } else if (!existsSync(file)) {
      response.writeHead(404).end()
    } else if (type.startsWith('font')) {
      response.writeHead(200, { 'content-type': type })
      createReadStream(file).pipe(response)
    } else {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      response.end(brotli(file, await readFile(file)))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
