import { priceWords } from '../../../language/accounts.ts'
import { unitOf } from '../../../math/units.ts'
import type { KindReader } from '../kinds/kind.ts'
import { has, patternOf, placesIn, sceneOf, stemsOf } from './scene.ts'
import { Sheet } from './sheet.ts'

/** Things that are bought: how many of them, and the price of one where it is told. */
interface Item {
  /** Null for one of it. */
  readonly count: number | null
  price: number | null
  readonly stems: ReadonlySet<string>
}

/** Singular and plural may have stems of their own: "smoothie", "smoothies". */
export const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((one) =>
    [...b].some((other) => {
      const length = Math.min(one.length, other.length)
      return one === other || (length > 4 && one.slice(0, length - 1) === other.slice(0, length - 1))
    }),
  )

/** A sum that is paid for several things, and a price among them that is asked for. */
export const readPrices: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  if (!scene || scene.amounts.length > 8 || !scene.amounts.some(({ kind }) => kind === 'money')) return null
  if (scene.amounts.some(({ kind, perUnit }) => perUnit !== undefined || (kind !== 'count' && kind !== 'money')))
    return null
  // The price of a part of what is asked for would be another task.
  if (placesIn(scene.asked).length > 0) return null
  const words = priceWords[language]
  const asked = words.asksOne
    .flatMap((source) => patternOf(source).exec(scene.asked)?.[1] ?? [])
    .map((said) => stemsOf(said, scene))
    .find((stems) => stems.size > 0)
  if (!asked || has(words.odd, `${scene.told} ${scene.asked}`)) return null
  let rest = scene.told
  const matches = (source: string) =>
    [...rest.matchAll(patternOf(source, 'gu'))].map((found) => ({
      index: found.index,
      said: found[0],
      places: placesIn(found[0]),
      stems: stemsOf(found.slice(1).findLast((each) => each !== undefined && /\p{L}/u.test(each)) ?? '', scene),
    }))
  const blank = ({ index, said }: { index: number; said: string }) => {
    rest = `${rest.slice(0, index)}${' '.repeat(said.length)}${rest.slice(index + said.length)}`
  }
  // Without "equal" and "new", which stand between a number and its noun.
  const namesOf = (count: number | undefined, stems: ReadonlySet<string>) => {
    const things = count === undefined ? undefined : scene.amounts[count]?.things
    return things && things.size > 0 ? things : stems
  }
  const items: Item[] = []
  const once: number[] = []
  const single: { price: number; stems: ReadonlySet<string> }[] = []
  for (const source of words.once)
    for (const found of matches(source)) {
      if (found.places.length !== 1) continue
      once.push(...found.places)
      blank(found)
    }
  for (const source of words.priced)
    for (const found of matches(source)) {
      const [count = 0, price = 0] = found.places
      if (found.places.length !== 2 || found.stems.size === 0) continue
      items.push({ count, price, stems: namesOf(count, found.stems) })
      blank(found)
    }
  for (const source of words.one)
    for (const found of matches(source)) {
      const [price] = found.places
      if (price === undefined || found.places.length !== 1 || found.stems.size === 0) continue
      single.push({ price, stems: found.stems })
      blank(found)
    }
  const totals = words.total.flatMap((source) =>
    matches(source).flatMap((found) => {
      if (found.places.length !== 1) return []
      blank(found)
      return found.places
    }),
  )
  const [sum, ...sums] = totals
  if (sum === undefined || sums.length > 0) return null
  for (const source of words.things)
    for (const found of matches(source)) {
      if (found.stems.size === 0 || found.places.length > 1) continue
      const [count] = found.places
      // "A bagel" beside a number of bagels is one of them.
      const isAsked = isSame(found.stems, asked) || single.some(({ stems }) => isSame(stems, found.stems))
      if (count === undefined && (!isAsked || items.some(({ stems }) => isSame(stems, found.stems)))) continue
      items.push({ count: count ?? null, price: null, stems: namesOf(count, found.stems) })
      blank(found)
    }
  if (placesIn(rest).length > 0) return null
  const left = [words.known, scene.words.harmless].reduce(
    (mask, source) => mask.replace(patternOf(source, 'gu'), ' '),
    `${rest} ¦ ${scene.asked}`,
  )
  if (has(scene.words.relations, left)) return null
  // The price of one belongs to the things of that name.
  for (const { price, stems } of single) {
    const [own, ...more] = items.filter((each) => isSame(each.stems, stems))
    if (!own || more.length > 0 || own.price !== null) return null
    own.price = price
  }
  const open = items.filter(({ price }) => price === null)
  const [item, ...others] = open
  if (!item || others.length > 0 || !isSame(item.stems, asked) || items.length + once.length < 2) return null
  if (items.some((each) => each !== item && isSame(each.stems, item.stems))) return null
  // "3 kg of pears ... a pear": the price of one is told for another unit.
  const unit = item.count === null ? '' : (scene.amounts[item.count]?.unit ?? '')
  const isUnit = [...scene.asked.matchAll(/\p{L}+/gu)].some(([word]) => unitOf(word)?.en === unit)
  if (unit !== '' && !isUnit) return null
  const sheet = new Sheet(scene)
  const know = (at: number, name: string) => sheet.know(scene.amounts, at, name)
  const { names, slips } = words
  const costs = [
    ...items
      .filter((each) => each !== item)
      .map(({ count, price }) => {
        const one = know(price ?? 0, names.price)
        return count === null
          ? one
          : sheet.find(names.cost, `${know(count, names.count)} * ${one}`, [[`${one} * 1`, slips.all]])
      }),
    ...once.map((at) => know(at, names.once)),
  ]
  const total = know(sum, names.total)
  const remaining = sheet.find(names.rest, `${total} - ${costs.join(' - ')}`, [[`${total} * 1`, slips.all]])
  const result =
    item.count === null
      ? remaining
      : sheet.find(names.unknown, `${remaining} / ${know(item.count, names.count)}`, [[`${remaining} * 1`, slips.rest]])
  if (!scene.amounts.every((_, at) => sheet.isKnown(at))) return null
  return sheet.done(result, [], { because: words.because })
}
