import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { test as base, expect, expectAccessible } from './fixtures.ts'
import { Product } from './product.ts'
import { enter, type MadeStudent, makeStudents } from './signed-in.ts'

/** Stands in for the maps service: its script fails to load three times, then suggests what it was asked. */
interface MapsService {
  url: string
  scripts: URL[]
  failures: number
  close(): Promise<unknown>
}

const script = `
  google = { maps: { importLibrary: async (name) => ({ AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: async ({ input, includedPrimaryTypes, includedRegionCodes, language }) => ({
      suggestions: [{ placePrediction: {
        mainText: { text: input + 'field' },
        secondaryText: { text: [name, includedPrimaryTypes, includedRegionCodes, language].join(' ') },
      } }, {}],
    }),
  } }) } }
  lumiMapsReady()`

async function startMapsService(): Promise<MapsService> {
  const scripts: URL[] = []
  const service = { scripts, failures: 3 }
  const server = http.createServer((request, response) => {
    scripts.push(new URL(request.url!, 'http://maps'))
    const isBroken = scripts.length <= service.failures
    response.writeHead(isBroken ? 503 : 200, { 'content-type': 'text/javascript' }).end(isBroken ? '' : script)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(service, { url, close: () => new Promise((resolve) => server.close(resolve)) })
}

const test = base.extend<object, { maps: MapsService }>({
  maps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const service = await startMapsService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ maps }, use) => {
      const product = new Product({ MAPS_KEY: 'key-of-the-maps', MAPS_BASE_URL: maps.url })
      await product.start()
      product.leadsTo.push(maps.url)
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('with a maps key the browser asks the maps service, which may fail three times; of a child it hears nothing [A26][A21][A18]', async ({
  browser,
  baseURL,
  context,
  product,
  maps,
}) => {
  const birthDate = `${new Date().getFullYear() - 11}-01-01`
  const [young, old] = [
    ...(await makeStudents(product, 1, { birthDate, hasConsent: true })),
    ...(await makeStudents(product, 1)),
  ]
  const policy = (await context.request.get(`${product.url}/settings/student`)).headers()['content-security-policy']
  expect(policy).toContain(`script-src 'self' `)
  expect(policy?.match(/script-src [^;]*/)?.[0]).toContain(maps.url)

  const openCity = async (device: BrowserContext, student: MadeStudent) => {
    await enter(device, product, student)
    const page = await device.newPage()
    await page.goto('/settings/student')
    await page.getByRole('button', { name: /^City/ }).click()
    const city = page.getByRole('combobox', { name: 'Your city' })
    await expect(city).toBeVisible()
    return { page, city, options: page.locator('datalist option') }
  }

  const child = await openCity(context, young!)
  await child.city.pressSequentially('Aus')
  await expect(child.options.first()).toHaveAttribute('value', 'Austin')
  expect(maps.scripts).toEqual([])

  const device = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' })
  const { page, city, options } = await openCity(device, old!)
  await expect(page.locator('symbol#map-city')).toBeAttached()
  await expect.poll(() => maps.scripts.length).toBe(4)
  expect(Object.fromEntries(maps.scripts[0]!.searchParams)).toMatchObject({ key: 'key-of-the-maps', language: 'en' })
  await city.pressSequentially('Spring')
  await expect(options.first()).toHaveAttribute('value', 'Springfield')
  await expect(options.first()).toHaveAttribute('label', 'places locality us en')
  await expect(page.getByRole('dialog').getByText('Google Maps')).toBeVisible()
  await expectAccessible(page)
  expect(maps.scripts).toHaveLength(4)
  await device.close()
})
