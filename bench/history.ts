import type { Browser, BrowserContext, Page } from '@playwright/test'
import { onPhone } from './phone.ts'
import { median, type Result } from './statistics.ts'

const rounds = 5

interface Opened {
  /** Messages with a drawn formula are on the screen. */
  seen: number
  /** They are those of the app: they can be acted on. */
  alive: number
}

/** Milliseconds from the start of the navigation. The floor has only messages of its own. */
async function opened(page: Page, url: string): Promise<Opened> {
  await page.addInitScript(() => {
    const note = (name: string) => requestAnimationFrame(() => Object.assign(globalThis, { [name]: performance.now() }))
    let isSeen = false
    const observer = new MutationObserver(() => {
      // The picture of the last visit is put on the page when its style sheet is there (`lib/still.ts`).
      const isAlive = document.querySelector('[data-testid="message"] .katex') !== null
      if (!isSeen && (isAlive || document.querySelector('[data-still] .katex'))) {
        isSeen = true
        note('seenAt')
      }
      if (!isAlive) return
      observer.disconnect()
      note('aliveAt')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(
    () => {
      const { seenAt: seen, aliveAt: alive } = globalThis as { seenAt?: number; aliveAt?: number }
      return seen !== undefined && alive !== undefined && { seen, alive }
    },
    undefined,
    { polling: 50 },
  )
  return (await handle.jsonValue()) as Opened
}

/** A conversation of many messages on a device that has not shown it: what it asks for, holds and draws. */
export function openingLong(
  browser: Browser,
  product: string,
  count: number,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Result> {
  return onPhone(browser, { network: false, cpu: true, storageState }, async (page) => {
    let pages = 0
    page.on('request', (request) => {
      if (request.url().includes('getChatMessagesList')) pages++
    })
    const { alive } = await opened(page, `${product}/chat`)
    await page.waitForLoadState('networkidle')
    const shown = await page.locator('[data-testid="message"]').count()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return {
      what: `a conversation of ${count} messages with formulas that this device has not shown yet, at 4x throttle`,
      ours: `${alive.toFixed(0)} ms, ${pages} calls for messages, ${shown} messages in the page, ${(usedSize / 1e6).toFixed(1)} MB of JavaScript heap`,
      floor: '',
      ratio: null,
      aim: 'at most 60 in the page; the rest reported',
    }
  })
}

/**
 * Opening is measured at 4x throttle without the slow network: what the network costs is the loading figure's subject. Both
 * pages come from a cold cache.
 */
export async function openingHistory(
  browser: Browser,
  product: string,
  floor: string,
  states: Record<'returning' | 'newDevice', Awaited<ReturnType<BrowserContext['storageState']>>>,
): Promise<Result[]> {
  const slow = { network: false, cpu: true }
  const floors: number[] = []
  const returning: Opened[] = []
  const newDevice: Opened[] = []
  const visit = (storageState: typeof states.returning) =>
    onPhone(browser, { ...slow, storageState }, (page) => opened(page, `${product}/chat`))
  for (let round = 0; round < rounds; round++) {
    floors.push((await onPhone(browser, slow, (page) => opened(page, `${floor}/history`))).seen)
    returning.push(await visit(states.returning))
    newDevice.push(await visit(states.newDevice))
  }
  const row = (what: string, times: number[], aim: string): Result => ({
    what: `${what} / 40 messages as plain HTML`,
    ours: `${median(times).toFixed(0)} ms`,
    floor: `${median(floors).toFixed(0)} ms`,
    ratio: median(times) / median(floors),
    aim,
  })
  const opening = 'opening a conversation of 500 messages'
  return [
    row(
      `${opening}: those of the last visit are seen`,
      returning.map(({ seen }) => seen),
      '2.0',
    ),
    row(
      `${opening}: the app has drawn its own`,
      returning.map(({ alive }) => alive),
      'reported',
    ),
    row(
      `${opening} that this device has not shown yet`,
      newDevice.map(({ alive }) => alive),
      '2.0',
    ),
  ]
}
