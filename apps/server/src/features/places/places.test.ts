// One database is enough: the maps services are tested, nothing is stored.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { suggestPlaces } from '@lumi/contracts/places'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let russian: SignedInClient
beforeAll(async () => {
  server = await startTestServer()
  russian = await server.signIn(aStudent({ countryId: 2, languageId: 2 }))
})
afterAll(() => server.close())

const names = async (q: string, country?: string) =>
  (await russian.call(suggestPlaces, { query: { kind: 'city', q, country } })).places.map(({ name }) => name)

test('cities begin like what was typed, in the script that was typed, the larger first [A18][A26]', async () => {
  expect(await names('Екат')).toEqual(['Екатеринбург'])
  expect(await names('nov')).toEqual([
    'Novosibirsk',
    'Novokuznetsk',
    'Novorossiysk',
    'Nizhny Novgorod',
    'Veliky Novgorod',
  ])
  expect(await names('орел')).toEqual(['Орёл'])
  expect(await names('ростов на')).toEqual(['Ростов-на-Дону'])
  expect(await names('с')).toHaveLength(8)
})

test('the country is the student’s unless another is named; of others, and of schools, nothing is known', async () => {
  expect(await names('Минск')).toEqual([])
  expect(await names('Минск', 'BY')).toEqual(['Минск'])
  expect(await names('Portland', 'us')).toEqual(['Portland', 'Portland'])
  expect(await names('Berlin', 'DE')).toEqual([])
  expect(await russian.call(suggestPlaces, { query: { kind: 'school', q: 'Лицей', country: 'RU' } })).toEqual({
    places: [],
  })
})

test.each([' ', '.*', '(', '<>', '\u202e', '😀', 'x'.repeat(100)])(
  '"%s" finds nothing and breaks nothing',
  async (q) => {
    expect(await names(q)).toEqual([])
  },
)

test('a country is two letters, a kind is one of two, a text is not endless [V12]', async () => {
  for (const query of ['kind=city&q=a&country=USA', 'kind=planet&q=a', `kind=city&q=${'x'.repeat(101)}`, 'kind=city']) {
    const response = await russian.request(`${suggestPlaces.path}?${query}`)
    expect([query, response.status]).toEqual([query, 400])
  }
})

describe('the operator’s places service', () => {
  /** The requests so far, and the next answer. */
  const asked: { address: string; key: string | undefined; body: string }[] = []
  let answer: { status: number; body: unknown } = { status: 200, body: {} }
  const service = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ address: request.url ?? '', key: request.headers['x-goog-api-key'] as string | undefined, body })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  let settings: Record<string, string>
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    settings = { PLACES_KEY: 'key-of-the-service', PLACES_BASE_URL: `http://127.0.0.1:${port}` }
  })
  afterAll(() => void service.close())

  test('Google suggests; it hears text, kind, country and language, and nothing about the student [A18]', async () => {
    const own = await startTestServer({ ...settings, PLACES_PROVIDER: 'google' })
    const student = await own.signIn(aStudent({ countryId: 1 }))
    const named = (main: string, second?: string) => ({
      placePrediction: {
        structuredFormat: { mainText: { text: main }, ...(second && { secondaryText: { text: second } }) },
      },
    })
    answer = { status: 200, body: { suggestions: [named('Lincoln High', 'Lincoln, NE'), named('Lincoln School'), {}] } }
    asked.length = 0
    const query = { kind: 'school' as const, q: 'Linc' }
    expect(await student.call(suggestPlaces, { query })).toEqual({
      places: [
        { name: 'Lincoln High', region: 'Lincoln, NE' },
        { name: 'Lincoln School', region: null },
      ],
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ address: '/v1/places:autocomplete', key: 'key-of-the-service' })
    expect(JSON.parse(asked[0]!.body)).toEqual({
      input: 'Linc',
      includedPrimaryTypes: ['school', 'primary_school', 'secondary_school'],
      includedRegionCodes: ['us'],
      languageCode: 'en',
    })
    await own.close()
  })

  test('Yandex suggests; without it, or with an answer of another shape, the built-in list does [A18][A26]', async () => {
    const own = await startTestServer({ ...settings, PLACES_PROVIDER: 'yandex' })
    const student = await own.signIn(aStudent({ countryId: 2, languageId: 2 }))
    const ask = () =>
      student.call(suggestPlaces, { query: { kind: 'city', q: 'Каза' }, headers: { 'language-id': '2' } })
    const results = Array.from({ length: 10 }, (_, index) => ({
      title: { text: `Казань ${index}` },
      subtitle: { text: 'Татарстан' },
    }))
    answer = { status: 200, body: { results } }
    asked.length = 0
    const { places } = await ask()
    expect(places).toHaveLength(8)
    expect(places[0]).toEqual({ name: 'Казань 0', region: 'Татарстан' })
    expect(new URLSearchParams(asked[0]!.address.split('?')[1]).get('lang')).toBe('ru_RU')
    for (const broken of [
      { status: 500, body: {} },
      { status: 200, body: { results: 'none' } },
    ]) {
      answer = broken
      expect((await ask()).places).toEqual([{ name: 'Казань', region: null }])
    }
    expect(own.logText()).not.toContain('key-of-the-service')
    await own.close()
  })

  test('a provider without its key is refused at the start', async () => {
    await expect(startTestServer({ PLACES_PROVIDER: 'google' })).rejects.toThrow(
      'PLACES_KEY is missing; PLACES_PROVIDER=google needs it.',
    )
  })
})

test('a student asks for suggestions 120 times a minute at most', async () => {
  const student = await server.signIn()
  const answers = await Promise.allSettled(
    Array.from({ length: 125 }, () => student.call(suggestPlaces, { query: { kind: 'city', q: 'a' } })),
  )
  const refused = answers.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(5)
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ code: 'too_many_requests' })
})
