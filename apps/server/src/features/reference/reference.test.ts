// One database is enough: the lists are not in the database.
import { createHash } from 'node:crypto'
import {
  getAgreementContent,
  getAvailableAgreements,
  getAvailableCountries,
  getAvailableCurrencies,
  getAvailableLanguages,
  getLocalizationInfo,
} from '@lumi/contracts/reference'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('reference lists [A15]', () => {
  test('languages, countries and currencies have the promised ids [E03]', async () => {
    const client = server.guest()
    expect((await client.call(getAvailableLanguages)).map(({ languageId, culture }) => [languageId, culture])).toEqual([
      [1, 'en-US'],
      [2, 'ru-RU'],
      [112, 'ru-BY'],
    ])
    const available = await client.call(getAvailableCountries)
    expect(available.slice(0, 3).map(({ id, code }) => [id, code])).toEqual([
      [1, 'US'],
      [2, 'RU'],
      [112, 'BY'],
    ])
    expect(new Set(available.map(({ id }) => id)).size).toBe(available.length)
    expect(available.find(({ code }) => code === 'DE')).toMatchObject({ name: 'Germany', currencyId: 1 })
    const inRussian = await client.call(getAvailableCountries, { headers: { 'Language-Id': '2' } })
    expect(inRussian.find(({ code }) => code === 'DE')).toMatchObject({ name: 'Германия' })
    expect((await client.call(getAvailableCurrencies)).map(({ code }) => code)).toEqual(['USD', 'RUB', 'BYN'])
  })

  test.each([
    ['en-US', 1, 1],
    ['en', 1, 1],
    ['ru-RU', 2, 2],
    ['ru', 2, 2],
    ['ru-BY', 112, 112],
    ['be-BY', 112, 112],
    ['be', 112, 112],
    ['ru-KZ', 2, 2],
    ['en-BY', 1, 112],
    ['en-GB', 1, 1],
    ['de-DE', 1, 1],
    ['zz', 1, 1],
    ['not a culture!', 1, 1],
  ])('a guest with the culture %s gets language %d and country %d', async (culture, languageId, countryId) => {
    await expect(server.guest().call(getLocalizationInfo, { query: { culture } })).resolves.toEqual({
      languageId,
      countryId,
    })
  })

  test('without a culture the call names the missing field', async () => {
    const response = await server.guest().request(getLocalizationInfo.path)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ validationErrors: [expect.objectContaining({ path: 'culture', code: 'required' })] }),
    ])
  })
})

describe('agreements [A06]', () => {
  test.each([
    ['1', ['User agreement', 'Privacy policy'], 'Draft, needs a lawyer'],
    ['2', ['Пользовательское соглашение', 'Политика конфиденциальности'], 'Черновик, нужен юрист'],
    ['112', ['Пользовательское соглашение', 'Политика конфиденциальности'], 'Черновик, нужен юрист'],
  ])('in language %s both come whole, with the hash of exactly this text', async (languageId, titles, mark) => {
    const client = server.guest()
    const headers = { 'language-id': languageId }
    const agreements = await client.call(getAvailableAgreements, { headers })
    expect(agreements.map(({ title }) => title)).toEqual(titles)
    for (const { agreementId, version, contentHash } of agreements) {
      const { content } = await client.call(getAgreementContent, { query: { agreementId, version }, headers })
      expect(content).toContain(mark)
      expect(content.length).toBeGreaterThan(2_000)
      expect(createHash('sha256').update(content).digest('hex')).toBe(contentHash)
    }
  })

  test('an unknown agreement or version is not found', async () => {
    for (const query of [{ agreementId: 'none' }, { agreementId: 'privacy-policy', version: '1999-01-01' }]) {
      await expect(server.guest().call(getAgreementContent, { query })).rejects.toMatchObject({
        code: 'agreement_not_found',
        status: 404,
      })
    }
  })
})
