// Both halves with reload: the API on its own port, Vite in front of it on PORT, so that the browser sees one origin.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? String(Number(port) + 1)
const server = `http://127.0.0.1:${apiPort}`

const children = []
let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
function start(args, options) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options })
  child.on('exit', (code) => stop(code ?? 0))
  children.push(child)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

/** In local mode a provider stands in for Google and the others, so that the button works with no account anywhere. */
async function localSignIn() {
  if ((process.env.LUMI_MODE || 'local') !== 'local') return {}
  const provider = spawn(process.execPath, ['scripts/local-sign-in.ts', String(Number(apiPort) + 1)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  provider.on('exit', (code) => stop(code ?? 0))
  children.push(provider)
  const [settings] = await once(provider.stdout, 'data')
  return JSON.parse(String(settings))
}

start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  env: { ...(await localSignIn()), ...process.env, PORT: apiPort, PUBLIC_URL: `http://localhost:${port}` },
})

// The first page asks the server at once; an error page would be a poor welcome.
while (
  !stopping &&
  !(await fetch(`${server}/health/ready`)
    .then((answer) => answer.ok)
    .catch(() => false))
) {
  await new Promise((resolve) => setTimeout(resolve, 100))
}
if (!stopping) {
  const open = process.stdout.isTTY ? ['--open', '/outbox'] : []
  start([path.join(root, 'node_modules/vite/bin/vite.js'), '--port', port, '--strictPort', ...open], {
    cwd: path.join(root, 'apps/web'),
    env: { ...process.env, LUMI_SERVER: server },
  })
}
