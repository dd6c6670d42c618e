import { countryCode, countryIdOf } from '@lumi/contracts/countries'
import { PROMO_CODE } from '@lumi/contracts/product-rules'
import { plainCode } from '@lumi/contracts/promo'
import { currencies } from '@lumi/contracts/reference'
import * as z from 'zod/mini'
import { OpsRefusal, opsCommand, option, positional } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { withoutHyphens } from './promo.rules.ts'
import { countPaid, createPromoCode, findCodeOwner, listPromoCodes, stopPromoCode } from './promo.store.ts'

const shownInList = 200

const codeShape = `a code of letters, digits and hyphens, at most ${PROMO_CODE.maxLength}`
const promoCode = z.pipe(
  z.string(),
  z.pipe(
    z.transform((typed: string) => plainCode(typed)),
    z.string().check(z.regex(new RegExp(`^[\\p{Lu}\\d-]{3,${PROMO_CODE.maxLength}}$`, 'u'), codeShape)),
  ),
)
const whole = (what: string, most: number) =>
  z.coerce.number(what).check(z.int(what), z.gte(1, what), z.lte(most, what))
const instant = z
  .string()
  .check(
    z.refine((value) => !Number.isNaN(Date.parse(value)), 'a day or a time such as 2026-12-31 or 2026-12-31T20:00Z'),
  )
const listOf = (value: string) => value.split(',').map((part) => part.trim().toUpperCase())
const countries = z
  .string()
  .check(
    z.refine(
      (value) => listOf(value).every((code) => countryIdOf(code) !== undefined),
      'codes of countries such as RU,BY',
    ),
  )

const createCommand = opsCommand({
  name: 'promo create',
  summary: 'Makes a promo code for first payments: a percentage or an amount off.',
  arguments: {
    code: positional(promoCode, 'the code; case and spaces do not matter'),
    percent: option(z.optional(whole('a whole number from 1 to 100', 100)), 'percent off'),
    amount: option(
      z.optional(z.string().check(z.regex(/^\d{1,7}(\.\d{2})?$/, 'an amount such as 5 or 4.99'))),
      'amount off, with --currency',
    ),
    currency: option(
      z.optional(
        z.enum(
          currencies.map(({ code }) => code),
          'USD, RUB or BYN',
        ),
      ),
      'currency of the amount; other prices get nothing off',
    ),
    uses: option(z.optional(whole('a whole number above 0', 1_000_000)), 'how many students may use it'),
    from: option(z.optional(instant), 'when it begins, UTC; now if it is not given'),
    until: option(z.optional(instant), 'when it ends, UTC'),
    countries: option(z.optional(countries), 'countries of students, such as RU,BY; everywhere if it is not given'),
  },
})

const listCommand = opsCommand({
  name: 'promo list',
  summary: `Shows the newest ${shownInList} promo codes, how many students have entered and how many have paid with them.`,
  arguments: {},
})

const stopCommand = opsCommand({
  name: 'promo stop',
  summary: 'Ends a promo code at once, also for students who have entered it and not paid yet.',
  arguments: { code: positional(promoCode, 'the code') },
})

export const promoCommands = [createCommand, listCommand, stopCommand]

export function addPromoOps({ db, clock, ops }: Pick<Platform, 'db' | 'clock' | 'ops'>) {
  ops.add(
    createCommand,
    async ({ code, percent, amount, currency, uses, from, until, countries: where }, { concerns }) => {
      if ((percent === undefined) === (amount === undefined)) throw new OpsRefusal('Give either --percent or --amount.')
      if ((amount === undefined) !== (currency === undefined))
        throw new OpsRefusal('--amount and --currency go together.')
      const now = clock.now()
      const startsAt = from === undefined ? now : new Date(from)
      const endsAt = until === undefined ? null : new Date(until)
      if (endsAt && endsAt <= startsAt) throw new OpsRefusal('The code would end before it begins.')
      if (await findCodeOwner(db, withoutHyphens(code))) throw new OpsRefusal('A student has this code already.')
      concerns({ target: `promo code ${code}` })
      const created = await createPromoCode(db, {
        code,
        percent: percent ?? null,
        amountMinor: amount === undefined ? null : minorUnits(amount),
        currency: currency ?? null,
        maxUses: uses ?? null,
        startsAt,
        endsAt,
        countryIds: where === undefined ? null : listOf(where).map((country) => countryIdOf(country)!),
        createdAt: now,
      })
      if (!created) throw new OpsRefusal(`There is a code ${code} already.`)
      return { say: `The code ${code} works ${startsAt > now ? `from ${startsAt.toISOString()}` : 'from now on'}.` }
    },
  )

  ops.add(listCommand, async () => {
    const [found, paid] = [await listPromoCodes(db, shownInList), await countPaid(db)]
    return {
      rows: found.map((promo) => ({
        code: promo.code,
        off:
          promo.percent === null ? `${(promo.amountMinor! / 100).toFixed(2)} ${promo.currency}` : `${promo.percent}%`,
        entered: promo.maxUses === null ? String(promo.uses) : `${promo.uses} of ${promo.maxUses}`,
        paid: paid.get(promo.code) ?? 0,
        from: promo.startsAt.toISOString(),
        until: (promo.stoppedAt ?? promo.endsAt)?.toISOString() ?? '',
        countries: promo.countryIds?.map((id) => countryCode(id)).join(',') ?? '',
        state: promo.stoppedAt
          ? 'stopped'
          : promo.endsAt && promo.endsAt <= clock.now()
            ? 'ended'
            : promo.startsAt > clock.now()
              ? 'planned'
              : 'on',
      })),
    }
  })

  ops.add(stopCommand, async ({ code }, { concerns }) => {
    concerns({ target: `promo code ${code}` })
    if (!(await stopPromoCode(db, code, clock.now()))) throw new OpsRefusal(`There is no code ${code}.`)
    return { say: `The code ${code} is stopped.` }
  })
}

/** Digits only, no floating point: `4.99` is 499. */
function minorUnits(amount: string): number {
  const [whole = '0', part = '00'] = amount.split('.')
  return Number(whole + part)
}
