import { AsYouType, getCountryCallingCode, getExampleNumber, parseIncompletePhoneNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

export type NumberCountry = Parameters<typeof getCountryCallingCode>[0]

export const callingCode = (country: NumberCountry): string => `+${getCountryCallingCode(country)}`

/**
 * Whatever was typed or pasted, as `+79123456789`: with spaces and brackets, with or without the country code, with the 8 of
 * long-distance calls.
 */
export function plainNumber(typed: string, country: NumberCountry): string {
  const plain = parseIncompletePhoneNumber(typed)
  if (plain === '' || plain === '+') return plain
  if (plain.startsWith('+')) return plain
  const typing = new AsYouType(country)
  typing.input(plain)
  return typing.getNumberValue() ?? `${callingCode(country)}${plain}`
}

/** A number as people write it, and underscores for the digits that are still missing. */
export function shownNumber(
  plain: string,
  country: NumberCountry,
): { text: string; rest: string; country: string | undefined } {
  const typing = new AsYouType(country)
  const text = typing.input(plain)
  const whole = getExampleNumber(country, examples)?.formatInternational() ?? ''
  const isLikeExample = plain.startsWith(callingCode(country)) && text.length < whole.length
  return {
    text,
    rest: isLikeExample ? whole.slice(text.length).replaceAll(/\d/g, '_') : '',
    country: plain.length > 3 ? typing.getCountry() : undefined,
  }
}

/** Whether it has as many digits as numbers of its country; whether it exists is for the server to say. */
export function isComplete(plain: string, country: NumberCountry): boolean {
  const typing = new AsYouType(country)
  typing.input(plain)
  return typing.isPossible()
}
