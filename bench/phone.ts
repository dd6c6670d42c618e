import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)

/** A cheap phone on a poor connection: 390 px, 4x slower processor, 1.6 Mbit/s down, 150 ms. Cold cache. */
export async function onPhone<T>(
  browser: Browser,
  options: { network: boolean; cpu: boolean; storageState?: BrowserContextOptions['storageState'] },
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(options.storageState ? { storageState: options.storageState } : {}),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  if (options.network) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    })
  }
  if (options.cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

const meters = new WeakMap<Page, CDPSession>()

/** Main-thread time spent in tasks since this was first asked of the page, in seconds. The first answer is about 0. */
export async function taskSeconds(page: Page): Promise<number> {
  let meter = meters.get(page)
  if (!meter) {
    // One session for all questions: every new one counts from its own beginning.
    meter = await page.context().newCDPSession(page)
    meters.set(page, meter)
    await meter.send('Performance.enable')
  }
  const { metrics } = await meter.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN
}
