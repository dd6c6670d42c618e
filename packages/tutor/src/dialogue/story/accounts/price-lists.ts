import { priceWords } from '../../../language/accounts.ts'
import type { KindReader } from '../kinds/kind.ts'
import { isSame } from './prices.ts'
import { has, patternOf, placesIn, sceneOf, stemsOf } from './scene.ts'
import { Sheet } from './sheet.ts'

interface Entry {
  readonly price: number
  readonly stems: ReadonlySet<string>
  count: number | null
}

/**
 * A price list, and behind it how many of each are bought: the sum, or what is left of the money. Every price of the list
 * belongs to one number of things by its name, and no name stands anywhere else.
 */
export const readPriceList: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  if (!scene || scene.amounts.length < 4 || scene.amounts.length > 9) return null
  if (scene.amounts.some(({ kind, unit }) => (kind !== 'count' && kind !== 'money') || unit !== '')) return null
  const { list, names, slips } = priceWords[language]
  let rest = `${scene.told} ¦ ${scene.asked}`
  const blank = (index: number, said: string) => {
    rest = `${rest.slice(0, index)}${' '.repeat(said.length)}${rest.slice(index + said.length)}`
  }
  const entries: Entry[] = []
  for (const source of list.entries)
    for (const { index, 0: said, 1: name = '' } of rest.matchAll(patternOf(source, 'gu'))) {
      const [price, ...more] = placesIn(said)
      const stems = stemsOf(name, scene)
      if (price === undefined || more.length > 0 || stems.size === 0) continue
      entries.push({ price, stems, count: null })
      blank(index, said)
    }
  const given = list.given.flatMap((source) =>
    [...rest.matchAll(patternOf(source, 'gu'))].flatMap(({ index, 0: said }) => {
      blank(index, said)
      return placesIn(said)
    }),
  )
  const lastPrice = Math.max(-1, ...entries.map(({ price }) => price))
  for (const at of placesIn(rest)) {
    const { kind, things } = scene.amounts[at] ?? {}
    const own = entries.filter(({ stems }) => things && isSame(stems, things))
    // What is bought is told behind the list.
    if (kind !== 'count' || own.length !== 1 || own[0]!.count !== null || at < lastPrice) return null
    own[0]!.count = at
  }
  if (entries.length < 2 || given.length > 1 || entries.some(({ count }) => count === null)) return null
  // "And a pen", "how much are the pens?": things that no number is told of, or a part of the sum.
  const counted = /[\ue000-\ue07f] (?:\p{L}[\p{L}'-]* ){0,2}?\p{L}[\p{L}'-]*/gu
  const unnamed = rest.replace(counted, (said) => (isSame(stemsOf(said, scene), named(entries)) ? ' ' : said))
  if (isSame(stemsOf(unnamed, scene), named(entries)) || has(list.odd, unnamed)) return null
  const left = [list.known, scene.words.harmless].reduce(
    (mask, source) => mask.replace(patternOf(source, 'gu'), ' '),
    unnamed,
  )
  const [paid] = given
  const isChange = has(scene.words.asks.change, scene.asked)
  if (has(scene.words.relations, left) || isChange !== (paid !== undefined)) return null
  if (!isChange && !has(scene.words.asks.money, scene.asked)) return null
  const sheet = new Sheet(scene)
  const costs = entries.map(({ price, count }) => {
    const [one, many] = [sheet.know(scene.amounts, price, names.price), sheet.know(scene.amounts, count!, names.count)]
    return sheet.find(names.cost, `${many} * ${one}`, [[`${one} * 1`, slips.all]])
  })
  const sum = sheet.find(names.total, costs.join(' + '))
  if (paid === undefined) return sheet.done(sum, [], { because: list.because })
  const money = sheet.know(scene.amounts, paid, scene.words.names.have)
  const remaining = sheet.find(scene.words.names.left, `${money} - ${sum}`)
  return sheet.done(remaining, [[sum, scene.words.slips.notEnd]], { because: list.because })
}

const named = (entries: readonly Entry[]): ReadonlySet<string> => new Set(entries.flatMap(({ stems }) => [...stems]))
