import { countryCode, countryIdOf, countryIds } from '@lumi/contracts/countries'
import { expect, test } from 'vitest'
import { likelyCountryId } from './likely-country.ts'

const codes = countryIds().map((id) => countryCode(id)!)

test.each([
  ['Europe/Minsk', 'ru-RU', 'BY'],
  ['Europe/Moscow', 'ru-RU', 'RU'],
  ['Asia/Vladivostok', 'en-US', 'RU'],
  ['America/Chicago', 'en-US', 'US'],
  ['America/Indiana/Knox', 'en-GB', 'US'],
  ['Europe/Berlin', 'en-US', 'DE'],
  // If the zone does not tell, the language does.
  ['UTC', 'be-BY', 'BY'],
  ['UTC', 'be', 'BY'],
  ['Etc/GMT+5', 'en', 'US'],
  ['UTC', 'ru', 'RU'],
])('a device in %s that speaks %s is likely in %s', (timeZone, language, code) => {
  expect(likelyCountryId(codes, timeZone, language)).toBe(countryIdOf(code))
})

test('no country is likely where the device says nothing, and none that cannot be chosen', () => {
  expect(likelyCountryId(codes, 'UTC', 'not a language')).toBeUndefined()
  expect(likelyCountryId(['US'], 'Europe/Minsk', 'ru-RU')).toBeUndefined()
})
