// Makes a checkout ready: installs the locked packages, builds the web app if it is stale, finds or installs a Chromium.
// Plain JavaScript on `node:` alone, because it runs before anything is installed and on the oldest allowed Node.
// Usage: node scripts/ensure.mjs [web] [browser]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
// Inside node_modules, so that a fresh install forgets what was built with the old packages.
const stamps = path.join(root, 'node_modules/.cache/ensure')
const wanted = new Set(process.argv.slice(2))

const environment = {
  ...process.env,
  PATH: path.join(root, 'node_modules/.bin') + path.delimiter + process.env.PATH,
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: environment,
    ...options,
  })
  if (result.status !== 0) {
    console.error(`Could not finish: ${command} ${args.join(' ')}`)
    process.exit(1)
  }
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* files(full)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield full
  }
}

function hash(paths) {
  const sum = createHash('sha256')
  for (const file of paths) sum.update(path.relative(root, file)).update(readFileSync(file))
  return sum.digest('hex')
}

const isFresh = (name, key) =>
  existsSync(path.join(stamps, name)) && readFileSync(path.join(stamps, name), 'utf8') === key

function stamp(name, key) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(path.join(stamps, name), key)
}

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const browser = () => browsers.find((candidate) => candidate && existsSync(candidate))
/** The engine without windows around it. Not every system has this package; the whole browser does the same, slower. */
const shell = '/usr/bin/chromium-headless-shell'

/** Begins to install what is missing of both, while packages are installed and the web app is built. */
function installBrowsers() {
  const missing = [
    browser() ? '' : 'chromium',
    existsSync(shell) || process.env.CHROMIUM_PATH ? '' : path.basename(shell),
  ]
  const packages = missing.filter((name) => name !== '')
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium with apt-get (once) ...')
  const commands = packages.map((name) => `apt-get install -y -qq ${name}`).join(' ; ')
  return spawn('sh', ['-c', `apt-get update -qq ; ${commands}`], { stdio: 'inherit', env: environment })
}
const installing = wanted.has('browser') ? installBrowsers() : undefined
const installed = installing && once(installing, 'close')

const lock = hash([path.join(root, 'package-lock.json')])
if (!isFresh('install', lock)) {
  console.log('Installing packages (once) ...')
  // No package needs its install script; keeping them off closes the commonest way in for a bad release.
  run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { env: process.env })
  stamp('install', lock)
}

if (wanted.has('web')) {
  const key = lock + hash([...files(path.join(root, 'apps/web')), ...files(path.join(root, 'packages'))])
  if (!isFresh('web', key) || !existsSync(path.join(root, 'apps/web/dist/index.html'))) {
    console.log('Building the web app ...')
    run('npm', ['run', 'build', '--workspace', '@lumi/web', '--loglevel=error'])
    stamp('web', key)
  }
}

if (wanted.has('browser')) {
  await installed
  const found = browser()
  if (!found) {
    console.log("Installing Playwright's Chromium (once) ...")
    run('npx', ['playwright', 'install', 'chromium'])
  }
  // Empty: Playwright finds its own.
  stamp('chromium', found ?? '')
  stamp('headless-shell', process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : (found ?? '')))
}
