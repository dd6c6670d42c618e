import type { Browser, Page } from '@playwright/test'
import { onPhone } from './phone.ts'
import { median, type Result } from './statistics.ts'

const rounds = 5

type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>

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
  return noted(page, 'usableAt')
}

/**
 * Milliseconds until the form of sign-up, which is ready HTML, is painted and takes text (what is typed or sent from then
 * on is kept: `e2e/first-page.spec.ts`), and until the app has taken it over and says what is wrong with the text.
 */
async function visitOfSignUp(page: Page, url: string): Promise<{ takesText: number; answers: number }> {
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector<HTMLInputElement>('input[type="email"]')
      const painted = performance.getEntriesByName('first-contentful-paint')[0]
      if (field && painted && !field.disabled && !field.readOnly && !('takesTextAt' in globalThis))
        Object.assign(globalThis, { takesTextAt: performance.now() })
      // What the app listens to is kept in a property of the element; one that only the HTML has made has none of its own.
      if (field && Object.keys(field).length > 0) Object.assign(globalThis, { usableAt: performance.now() })
      else setTimeout(look, 5)
    }
    look()
  })
  await page.goto(url, { waitUntil: 'commit' })
  const answers = await noted(page, 'usableAt')
  return { takesText: await noted(page, 'takesTextAt'), answers }
}

async function noted(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (globalThis as unknown as Record<string, number | undefined>)[key],
    name,
    { polling: 50 },
  )
  return (await handle.jsonValue())!
}

interface Visit {
  usable: number
  largestPaint: number
}

/** A visit of the chat until nothing more is loaded, without a touch: a touch ends the search for the largest paint. */
async function visitOfChat(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) =>
      Object.assign(globalThis, { largestPaint: list.getEntries().at(-1)!.startTime }),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const usable = await inputUsable(page, url)
  await page.waitForLoadState('networkidle')
  return { usable, largestPaint: await noted(page, 'largestPaint') }
}

/** What a visit has asked for when its first reply is on the screen. */
async function requestsToFirstReply(page: Page, url: string): Promise<{ requests: number; scriptBytes: number }> {
  const calm = page.waitForResponse((response) => response.url().includes('/getCustomSettings'))
  await page.goto(url)
  await calm
  await page.getByTestId('composer').fill('3(x - 2) = 2x + 7')
  await page.getByTestId('send').click()
  await page.waitForFunction(() => performance.getEntriesByName('lumi:first-reply').length > 0)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { startTime: until } = performance.getEntriesByName('lumi:first-reply')[0]!
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const asked = (entries as PerformanceResourceTiming[]).filter(({ startTime }) => startTime <= until)
    const scripts = asked.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      requests: asked.length,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
}

/**
 * The app as the service worker of an earlier visit opens it, without a network in the way: until its field takes text.
 * A visit of a page that the worker controls is left for another one first, so that its last messages are kept.
 */
export function openingKept(browser: Browser, product: string, storageState: StorageState): Promise<Result> {
  return onPhone(browser, { network: false, cpu: true, storageState }, async (page) => {
    await page.goto(`${product}/chat`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.goto('about:blank')
      times.push(await inputUsable(page, `${product}/chat`))
      await page.waitForLoadState('networkidle')
    }
    return {
      what: 'an app kept on the device, at 4x throttle: its field takes text',
      ours: `${median(times).toFixed(0)} ms`,
      floor: '',
      ratio: null,
      aim: 'reported',
    }
  })
}

/** Loading on a cheap phone, beside a bare React page served the same way. Interleaved, so that noise hits both. */
export async function pageLoad(
  browser: Browser,
  product: string,
  floor: string,
  { newDevice, returning }: { newDevice: StorageState; returning: StorageState },
): Promise<Result[]> {
  const pair = () => ({ ours: [] as number[], floor: [] as number[] })
  const paint = pair()
  const signUpTakesText = pair()
  const signUpAnswers = pair()
  const usable = pair()
  const largest = pair()
  const largestAgain = pair()
  const bare = `${floor}/react-page/index.html`
  const slow = { network: true, cpu: true }
  for (let round = 0; round < rounds; round++) {
    paint.floor.push(await onPhone(browser, slow, (page) => firstPaint(page, bare)))
    paint.ours.push(await onPhone(browser, slow, (page) => firstPaint(page, `${product}/`)))
    const floorUsable = await onPhone(browser, slow, (page) => inputUsable(page, bare))
    for (const { floor } of [signUpTakesText, signUpAnswers, usable, largest, largestAgain]) floor.push(floorUsable)
    const form = await onPhone(browser, slow, (page) => visitOfSignUp(page, `${product}/`))
    signUpTakesText.ours.push(form.takesText)
    signUpAnswers.ours.push(form.answers)
    const visitWith = (storageState: StorageState) =>
      onPhone(browser, { ...slow, storageState }, (page) => visitOfChat(page, `${product}/chat`))
    const visit = await visitWith(newDevice)
    usable.ours.push(visit.usable)
    largest.ours.push(visit.largestPaint)
    largestAgain.ours.push((await visitWith(returning)).largestPaint)
  }
  const asked = await onPhone(browser, { network: false, cpu: false, storageState: newDevice }, (page) =>
    requestsToFirstReply(page, `${product}/chat`),
  )
  const row = (what: string, { ours, floor }: typeof paint, aim: string): Result => ({
    what,
    ours: `${median(ours).toFixed(0)} ms`,
    floor: `${median(floor).toFixed(0)} ms`,
    ratio: median(ours) / median(floor),
    aim,
  })
  return [
    row('first paint of sign-up / bare React page', paint, '1.0'),
    row('sign-up takes text / bare React page usable', signUpTakesText, '1.4'),
    row('sign-up says what is wrong with it / bare React page usable', signUpAnswers, 'reported'),
    row('chat usable (input takes text) / bare React page', usable, '1.7'),
    row('largest paint of the empty chat on a new device / bare React page usable', largest, '1.7'),
    row('largest paint of the empty chat at the next visit / bare React page usable', largestAgain, '1.7'),
    {
      what: 'requests, and script as served, until the first reply is on the screen',
      ours: `${asked.requests}, ${(asked.scriptBytes / 1000).toFixed(0)} KB`,
      floor: '',
      ratio: null,
      aim: '30, 240 KB',
    },
  ]
}
