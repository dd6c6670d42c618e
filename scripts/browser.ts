import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @param name of what `scripts/ensure.mjs browser` has decided */
function decided(name: string): string {
  const stamp = fileURLToPath(new URL(`../node_modules/.cache/ensure/${name}`, import.meta.url))
  return process.env.CHROMIUM_PATH ?? (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')
}

const optionsFor = (path: string) => ({
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
})

/** How pictures, measurements and tests of what only a whole browser has (installing, push) start Chromium. */
export const launchOptions = optionsFor(decided('chromium'))

/**
 * How all other tests start it: the same engine without windows around it, which takes half the processor time. It is the
 * whole browser where there is no such shell.
 */
export const shellOptions = optionsFor(decided('headless-shell'))
