import type { Browser, Page } from '@playwright/test'
import { onPhone } from './phone.ts'
import { median, type Result } from './statistics.ts'

const rounds = 5

/** Milliseconds from the start of the navigation to the first contentful paint. */
async function firstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
}

/** Milliseconds from the start of the navigation until the message field takes text. */
async function inputUsable(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-testid="composer"]')
      if (!field || field.disabled || field.readOnly) return false
      Object.assign(globalThis, { usableAt: performance.now() })
      return true
    }
    const observer = new MutationObserver(() => look() && observer.disconnect())
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => (globalThis as { usableAt?: number }).usableAt, undefined, {
    polling: 50,
  })
  return (await handle.jsonValue())!
}

/** Loading on a cheap phone, beside a bare React page served the same way. Interleaved, so that noise hits both. */
export async function pageLoad(
  browser: Browser,
  product: string,
  floor: string,
  storageState: Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>,
): Promise<Result[]> {
  const paint = { ours: [] as number[], floor: [] as number[] }
  const usable = { ours: [] as number[], floor: [] as number[] }
  const bare = `${floor}/react-page/index.html`
  const slow = { network: true, cpu: true }
  for (let round = 0; round < rounds; round++) {
    paint.floor.push(await onPhone(browser, slow, (page) => firstPaint(page, bare)))
    paint.ours.push(await onPhone(browser, slow, (page) => firstPaint(page, `${product}/`)))
    usable.floor.push(await onPhone(browser, slow, (page) => inputUsable(page, bare)))
    usable.ours.push(await onPhone(browser, { ...slow, storageState }, (page) => inputUsable(page, `${product}/chat`)))
  }
  const row = (what: string, { ours, floor }: typeof paint, aim: string): Result => ({
    what,
    ours: `${median(ours).toFixed(0)} ms`,
    floor: `${median(floor).toFixed(0)} ms`,
    ratio: median(ours) / median(floor),
    aim,
  })
  return [
    row('first paint of sign-up / bare React page', paint, '1.0'),
    row('chat usable (input takes text) / bare React page', usable, '1.9'),
  ]
}
