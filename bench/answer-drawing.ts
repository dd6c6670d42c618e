import type { Browser, Page } from '@playwright/test'
import type { Product } from '../e2e/product.ts'
import { answerText } from './answer-text.ts'
import { onPhone, taskSeconds } from './phone.ts'
import { median, percentile, type Result } from './statistics.ts'

const rounds = 5

interface Drawing {
  cpuSeconds: number
  framesPerSecond: number
  longTasks: number
}

/** Watches frames and tasks over 50 ms until `finished`, and the main thread's time meanwhile. */
async function watch(page: Page, start: () => Promise<void>, finished: () => Promise<unknown>): Promise<Drawing> {
  await page.evaluate(() => {
    const seen = { frames: 0, longTasks: 0, startedAt: performance.now() }
    Object.assign(globalThis, { seen })
    const frame = () => {
      seen.frames++
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length
    }).observe({ type: 'longtask' })
  })
  const before = await taskSeconds(page)
  await start()
  await finished()
  const cpuSeconds = (await taskSeconds(page)) - before
  const seen = await page.evaluate(() => {
    const { frames, longTasks, startedAt } = (
      globalThis as unknown as { seen: { frames: number; longTasks: number; startedAt: number } }
    ).seen
    return { framesPerSecond: frames / ((performance.now() - startedAt) / 1000), longTasks }
  })
  return { cpuSeconds, ...seen }
}

const floorDrawing = (browser: Browser, floor: string, cpu: boolean) =>
  onPhone(browser, { network: false, cpu }, async (page) => {
    await page.goto(`${floor}/finished-blocks.html`)
    return watch(
      page,
      async () => {},
      () => page.waitForSelector('html[data-finished]', { state: 'attached', timeout: 120_000 }),
    )
  })

/** A sentence of the answer: what the guard lets through at a time. In characters and milliseconds, at 100 tokens a second. */
const sentence = { chunkSize: 50, delayMs: 125 }

/**
 * A 3 000-token answer at 100 tokens/s, sentence by sentence, with 20 formulas, 3 code blocks, 2 tables. It is put into
 * the product as it is: of a model, no more than 1 500 characters would be shown.
 */
export async function answerDrawing(
  browser: Browser,
  product: Product,
  floor: string,
  storageState: Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>,
  studentId: string,
): Promise<Result[]> {
  const ourDrawing = (cpu: boolean, meanwhile: (page: Page) => Promise<unknown> = async () => {}) =>
    onPhone(browser, { network: false, cpu, storageState }, async (page) => {
      await page.goto(`${product.url}/chat`)
      await page.getByTestId('composer').fill('Explain the discriminant at length')
      await product.hook('set-next-reply', { studentId, text: answerText, ...sentence })
      const tutor = page.locator('[data-testid="message"][data-author="tutor"]')
      const before = await tutor
        .last()
        .getAttribute('data-message-id')
        .catch(() => null)
      return watch(
        page,
        () => page.getByTestId('send').click(),
        async () => {
          await meanwhile(page)
          return page.waitForFunction(
            (known) => {
              const last = [...document.querySelectorAll('[data-testid="message"][data-author="tutor"]')].at(-1)
              return last?.getAttribute('data-message-id') !== known && last?.getAttribute('data-state') === 'done'
            },
            before,
            { timeout: 120_000, polling: 200 },
          )
        },
      )
    })

  const cpu = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    cpu.floor.push((await floorDrawing(browser, floor, false)).cpuSeconds)
    cpu.ours.push((await ourDrawing(false)).cpuSeconds)
  }
  const slow: Drawing[] = []
  for (let round = 0; round < 3; round++) slow.push(await ourDrawing(true))
  const slowFloor = await floorDrawing(browser, floor, true)
  const keysMs: number[] = []
  const typed = await ourDrawing(true, async (page) => keysMs.push(...(await typing(page))))
  return [
    {
      what: 'main-thread CPU of a 3 000-token answer / finished blocks in plain JavaScript',
      ours: `${median(cpu.ours).toFixed(2)} s`,
      floor: `${median(cpu.floor).toFixed(2)} s`,
      ratio: median(cpu.ours) / median(cpu.floor),
      aim: '1.3',
    },
    {
      what: 'frames per second of it at 4x throttle',
      ours: median(slow.map((drawing) => drawing.framesPerSecond)).toFixed(1),
      floor: slowFloor.framesPerSecond.toFixed(1),
      ratio: null,
      aim: '55',
    },
    {
      what: 'tasks over 50 ms of it at 4x throttle',
      ours: String(median(slow.map((drawing) => drawing.longTasks))),
      floor: String(slowFloor.longTasks),
      ratio: null,
      aim: '0',
    },
    {
      what: `typing while it grows, at 4x throttle: from a key to the next frame, ${keysMs.length} keys; tasks over 50 ms of answer and typing`,
      ours: `p50 ${percentile(keysMs, 0.5).toFixed(0)} ms, p95 ${percentile(keysMs, 0.95).toFixed(0)} ms, longest ${Math.max(...keysMs).toFixed(0)} ms; ${typed.longTasks} tasks`,
      floor: '',
      ratio: null,
      aim: 'reported',
    },
  ]
}

/** What is typed while the answer grows: about as fast as a student types on a phone. */
const words = 'why is the discriminant not negative here and what if it is?'
const keyEveryMs = 200

/** From each key to the frame that shows it, in milliseconds; the browser reports none under 16 (Event Timing). */
async function typing(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const keys: number[] = []
    Object.assign(globalThis, { keys })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.getByTestId('composer').focus()
  await page.keyboard.type(words, { delay: keyEveryMs })
  const slow = await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys)
  return [...slow, ...Array.from({ length: Math.max(0, words.length - slow.length) }, () => 16)]
}
