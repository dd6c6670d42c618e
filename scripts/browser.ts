import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const stamp = fileURLToPath(new URL('../node_modules/.cache/ensure/chromium', import.meta.url))
const path = process.env.CHROMIUM_PATH ?? (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

/** How every test, picture and measurement starts Chromium; `scripts/ensure.mjs browser` decides which one. */
export const launchOptions = {
  ...(path ? { executablePath: path } : {}),
  args: [
    // Chromium refuses its sandbox to root (containers); anybody else keeps it.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
