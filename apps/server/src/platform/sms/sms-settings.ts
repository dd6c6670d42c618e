import { countryIdOf } from '@lumi/contracts/countries'
import { type PhoneChannel, phoneChannels } from '@lumi/contracts/phone'

export type SmsService =
  | { kind: 'smsc'; baseUrl: string; login: string; password: string; sender: string | undefined }
  | { kind: 'sms-ru'; baseUrl: string; key: string; sender: string | undefined }
  | { kind: 'twilio-verify'; baseUrl: string; accountId: string; token: string; serviceId: string }
  | { kind: 'http'; url: string; key: string | undefined }
  /** Kept in the database and shown on the outbox page. */
  | { kind: 'outbox' }

export interface SmsSettings {
  /** Absent: no number can be confirmed, so there is no trial. */
  service: SmsService | undefined
  channels: readonly PhoneChannel[]
  /** ISO 3166-1 codes of the countries whose numbers are accepted. */
  countries: readonly string[]
  /** What one call and one text cost, and how much a day may cost; all in the same unit. */
  prices: Readonly<Record<PhoneChannel, number>>
  dayCosts: { number: number; address: number; country: number; total: number }
  /** Keys the hashes of numbers. Absent: a key made from SECRET_KEY. */
  pepper: string | undefined
}

type Source = Readonly<Record<string, string | undefined>>

/** How each service can reach a number. Twilio Verify calls to speak the code, which is no flash call. */
const channelsOf: Record<SmsService['kind'], readonly PhoneChannel[]> = {
  smsc: phoneChannels,
  'sms-ru': phoneChannels,
  'twilio-verify': ['text'],
  http: phoneChannels,
  outbox: phoneChannels,
}

/**
 * `SMS_PROVIDER` and so on; docs/operations.md has the table.
 * @param refuse throws the sentence for whoever starts the server
 */
export function readSmsSettings(source: Source, refuse: (sentence: string) => never): SmsSettings {
  const isProduction = source.LUMI_MODE === 'production'
  const service = readService(source, isProduction, refuse)
  const known = service ? channelsOf[service.kind] : []
  const channels = listOf(source.SMS_CHANNELS) ?? known
  const number = (name: string, otherwise: number) => {
    const value = Number(source[name] ?? otherwise)
    if (!Number.isInteger(value) || value < 0) refuse(`${name} is "${source[name]}", but it must be a whole number.`)
    return value
  }
  for (const channel of channels) {
    if (service && !known.some((one) => one === channel)) {
      refuse(`SMS_CHANNELS holds "${channel}", but ${service.kind} can do ${known.join(' and ')}.`)
    }
  }
  const countries = listOf(source.SMS_COUNTRIES) ?? ['RU', 'BY', 'US']
  for (const country of countries) {
    if (countryIdOf(country) === undefined) {
      refuse(`SMS_COUNTRIES holds "${country}", but it must hold codes of countries such as RU,BY.`)
    }
  }
  return {
    service,
    channels: channels as readonly PhoneChannel[],
    countries,
    prices: { call: number('SMS_PRICE_CALL', 2), text: number('SMS_PRICE_TEXT', 10) },
    dayCosts: {
      number: number('SMS_DAY_COST_NUMBER', 30),
      address: number('SMS_DAY_COST_ADDRESS', 600),
      country: number('SMS_DAY_COST_COUNTRY', 10_000),
      total: number('SMS_DAY_COST_TOTAL', 20_000),
    },
    pepper: source.SMS_PEPPER,
  }
}

function readService(
  source: Source,
  isProduction: boolean,
  refuse: (sentence: string) => never,
): SmsSettings['service'] {
  const kind = source.SMS_PROVIDER ?? (isProduction ? 'off' : 'outbox')
  const need = (name: string) => source[name] ?? refuse(`${name} is missing; SMS_PROVIDER=${kind} needs it.`)
  const baseUrl = (otherwise: string) => addressOf(source.SMS_BASE_URL ?? otherwise, isProduction, refuse)
  const sender = source.SMS_SENDER
  switch (kind) {
    case 'off':
      return undefined
    case 'outbox':
      return isProduction ? refuse('SMS_PROVIDER is "outbox", but production mode has no outbox page.') : { kind }
    case 'smsc':
      return {
        kind,
        baseUrl: baseUrl('https://smsc.ru'),
        login: need('SMS_LOGIN'),
        password: need('SMS_PASSWORD'),
        sender,
      }
    case 'sms-ru':
      return { kind, baseUrl: baseUrl('https://sms.ru'), key: need('SMS_KEY'), sender }
    case 'twilio-verify':
      return {
        kind,
        baseUrl: baseUrl('https://verify.twilio.com'),
        accountId: need('SMS_LOGIN'),
        token: need('SMS_PASSWORD'),
        serviceId: need('SMS_SERVICE_ID'),
      }
    case 'http':
      return { kind, url: addressOf(need('SMS_BASE_URL'), isProduction, refuse), key: source.SMS_KEY }
    default:
      return refuse(`SMS_PROVIDER is "${kind}", but it must be off, outbox, smsc, sms-ru, twilio-verify or http.`)
  }
}

function addressOf(url: string, isProduction: boolean, refuse: (sentence: string) => never): string {
  const scheme = isProduction ? /^https:$/ : /^https?:$/
  if (!URL.canParse(url) || !scheme.test(new URL(url).protocol)) {
    refuse(`SMS_BASE_URL must be an ${isProduction ? 'https' : 'http or https'} address.`)
  }
  return url.replace(/\/+$/, '')
}

const listOf = (value: string | undefined) =>
  value
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
