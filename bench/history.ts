import type { Browser, BrowserContext, Page } from '@playwright/test'
import { onPhone } from './phone.ts'
import { median, type Result } from './statistics.ts'

const rounds = 5

/** Milliseconds until messages are on the screen and the first formula is drawn. */
async function opened(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-testid="message"] .katex')) return
      observer.disconnect()
      requestAnimationFrame(() => Object.assign(globalThis, { openedAt: performance.now() }))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => (globalThis as { openedAt?: number }).openedAt, undefined, {
    polling: 50,
  })
  return (await handle.jsonValue())!
}

/**
 * Opening is measured at 4x throttle without the slow network: what the network costs is the loading figure's subject. Both
 * pages come from a cold cache.
 */
export async function openingHistory(
  browser: Browser,
  product: string,
  floor: string,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Result[]> {
  const slow = { network: false, cpu: true }
  const times = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.floor.push(await onPhone(browser, slow, (page) => opened(page, `${floor}/history`)))
    times.ours.push(await onPhone(browser, { ...slow, storageState }, (page) => opened(page, `${product}/chat`)))
  }
  return [
    {
      what: 'opening a conversation of 500 messages / 40 messages as plain HTML',
      ours: `${median(times.ours).toFixed(0)} ms`,
      floor: `${median(times.floor).toFixed(0)} ms`,
      ratio: median(times.ours) / median(times.floor),
      aim: '2.0',
    },
  ]
}
