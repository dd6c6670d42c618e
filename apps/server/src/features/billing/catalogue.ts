import { moneyCurrencies, periodMonths, tariffIds } from '@lumi/contracts/billing'
import { PICTURE } from '@lumi/contracts/picture-limits'
import { SUBJECTS, USAGE } from '@lumi/contracts/product-rules'
import * as z from 'zod/mini'

const count = z.int().check(z.gte(0), z.lte(1_000_000))
const Price = z.object({
  months: z.union([z.literal(1), z.literal(3), z.literal(12)]),
  /** Minor units by currency: a price in each. */
  amounts: z.record(z.enum(moneyCurrencies), z.int().check(z.gte(1), z.lte(100_000_000))),
})

const CatalogueTariff = z.object({
  tariffId: z.enum(tariffIds),
  names: z.object({ en: z.string().check(z.minLength(1)), ru: z.string().check(z.minLength(1)) }),
  /** Null: no daily limit under fair use. */
  messagesPerDay: z.nullable(count),
  activeSubjects: z.nullable(count),
  photosPerDay: z.nullable(count),
  hasVoice: z.boolean(),
  /** Empty: not for sale. */
  prices: z.array(Price),
})
export type CatalogueTariff = z.infer<typeof CatalogueTariff>

/** What is sold: data, so that an operator changes it without a new release (`npm run ops -- catalog apply`). */
export const Catalogue = z.object({
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Currency by country; `*` for all others. */
  currencies: z.record(z.string().check(z.regex(/^([A-Z]{2}|\*)$/)), z.enum(moneyCurrencies)),
  /** What the trial gives. */
  trialTariffId: z.enum(['plus', 'max']),
  /** From the smallest to the largest: a later one is an upgrade of an earlier one. */
  tariffs: z.array(CatalogueTariff),
})
export type Catalogue = z.infer<typeof Catalogue>

/** The catalogue of a fresh installation. The operator's own has a higher version. */
export const shippedCatalogue: Catalogue = {
  version: 1,
  currencies: { RU: 'RUB', BY: 'BYN', '*': 'USD' },
  trialTariffId: 'plus',
  tariffs: [
    {
      tariffId: 'free',
      names: { en: 'Free', ru: 'Бесплатный' },
      messagesPerDay: USAGE.freeMessagesPerDay,
      activeSubjects: SUBJECTS.freeLimit,
      photosPerDay: PICTURE.freePerDay,
      hasVoice: true,
      prices: [],
    },
    {
      tariffId: 'plus',
      names: { en: 'Plus', ru: 'Плюс' },
      messagesPerDay: 200,
      activeSubjects: 4,
      photosPerDay: null,
      hasVoice: true,
      prices: [
        { months: 1, amounts: { USD: 900, RUB: 59_000, BYN: 2_500 } },
        { months: 3, amounts: { USD: 2_430, RUB: 159_300, BYN: 6_750 } },
        { months: 12, amounts: { USD: 8_100, RUB: 531_000, BYN: 22_500 } },
      ],
    },
    {
      tariffId: 'max',
      names: { en: 'Max', ru: 'Макс' },
      messagesPerDay: null,
      activeSubjects: null,
      photosPerDay: null,
      hasVoice: true,
      prices: [
        { months: 1, amounts: { USD: 1_500, RUB: 99_000, BYN: 4_200 } },
        { months: 3, amounts: { USD: 4_050, RUB: 267_300, BYN: 11_340 } },
        { months: 12, amounts: { USD: 13_500, RUB: 891_000, BYN: 37_800 } },
      ],
    },
  ],
}

/** Why a catalogue cannot be sold from; empty: it can. The form is checked by the schema before. */
export function faultsOf({ currencies, tariffs }: Catalogue): string[] {
  const faults: string[] = []
  const ids = tariffs.map(({ tariffId }) => tariffId)
  if (ids.join() !== tariffIds.join()) faults.push(`the tariffs must be ${tariffIds.join(', ')}, in this order`)
  if (currencies['*'] === undefined) faults.push('currencies needs "*" for all other countries')
  for (const tariff of tariffs) {
    const { tariffId, prices } = tariff
    if (tariffId === 'free' && prices.length > 0) faults.push('the free tariff has a price')
    if (tariffId !== 'free' && prices.map(({ months }) => months).join() !== periodMonths.join()) {
      faults.push(`${tariffId} needs prices for ${periodMonths.join(', ')} months, in this order`)
    }
    for (const { months, amounts } of prices) {
      for (const currency of new Set(Object.values(currencies))) {
        const single = prices[0]?.amounts[currency]
        const amount = amounts[currency]
        if (amount === undefined) faults.push(`${tariffId} has no price in ${currency} for ${months} months`)
        else if (single !== undefined && amount > single * months) {
          faults.push(`${tariffId}: ${months} months in ${currency} cost more than so many single months`)
        }
      }
    }
  }
  const allowance = (value: number | null) => value ?? Number.POSITIVE_INFINITY
  for (const [index, tariff] of tariffs.entries()) {
    const smaller = tariffs[index - 1]
    if (!smaller) continue
    for (const key of ['messagesPerDay', 'activeSubjects', 'photosPerDay'] as const) {
      if (allowance(tariff[key]) < allowance(smaller[key])) {
        faults.push(`${tariff.tariffId} has fewer ${key} than ${smaller.tariffId}`)
      }
    }
  }
  return faults
}
