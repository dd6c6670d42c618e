import { rateWords } from '../../../language/accounts.ts'
import { divide, type Rational } from '../../../math/rational.ts'
import { unitOf, unitRatio } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { type KindOfTask, type KindReader, written } from '../kinds/kind.ts'
import { type Amount, has, patternOf, placesIn, type Scene, sceneOf, stemsOf, withoutSigns } from './scene.ts'
import { Sheet } from './sheet.ts'

/** What an amount measures or counts. */
interface Key {
  readonly isMoney: boolean
  readonly unit: string
  readonly stems: ReadonlySet<string>
}

/** Two amounts that go together: so much of the one for so much of the other. */
interface Link {
  readonly of: Side
  readonly per: Side
}
interface Side {
  /** Null for one of it. */
  readonly at: number | null
  readonly key: Key
}

const quantityOf = (unit: string) => (unit === '' ? null : (unitOf(unit)?.quantity ?? null))

const keyOf = (amount: Amount): Key => ({
  isMoney: amount.kind === 'money',
  unit: amount.unit,
  stems: amount.things,
})

/** How well two keys go together; 0 for different kinds. */
function likeness(a: Key, b: Key): number {
  if (a.isMoney || b.isMoney) return a.isMoney && b.isMoney ? 2 : 0
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length
  const [one, other] = [quantityOf(a.unit), quantityOf(b.unit)]
  // Three kilos of apples tell nothing of pears.
  if (shared === 0 && a.stems.size > 0 && b.stems.size > 0) return 0
  if (one || other) return one === other ? 2 + (a.unit === b.unit ? 1 : 0) + shared : 0
  // "I have 8 of them": a number alone counts the things.
  return a.stems.size === 0 ? 0.5 : shared
}

/** Everything goes with everything at a fixed rate: the way from what is told to what is asked, by what each measures. */
export const readRateChains: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  if (!scene || scene.amounts.length > 5) return null
  if (scene.amounts.some(({ kind }) => kind !== 'count' && kind !== 'money')) return null
  const words = rateWords[language]
  const mask = `${scene.told} ¦ ${scene.asked}`
  const links: Link[] = []
  let rest = mask
  const taken = new Set<number>()
  scene.amounts.forEach((amount, at) => {
    if (amount.perUnit === undefined) return
    taken.add(at)
    links.push({
      of: { at, key: keyOf(amount) },
      per: { at: null, key: { isMoney: false, unit: amount.perUnit, stems: new Set() } },
    })
  })
  for (const [order, source] of words.links)
    for (let again = 0; again < 4; again++) {
      const found = patternOf(source).exec(rest)
      if (!found) break
      const [a, b, ...more] = placesIn(found[0])
      if (a === undefined || more.length > 0 || taken.has(a) || (b !== undefined && taken.has(b))) break
      const word = found.slice(1).findLast((each) => each !== undefined && /\p{L}/u.test(each)) ?? ''
      const link = linkOf(scene, order, a, b, word)
      if (!link) break
      for (const each of [a, b]) if (each !== undefined) taken.add(each)
      links.push(link)
      rest = `${rest.slice(0, found.index)} ¦ ${rest.slice(found.index + found[0].length)}`
    }
  if (links.length === 0 || links.length > 3) return null
  const stocks = placesIn(mask).filter((at) => !taken.has(at))
  if (stocks.length > 1) return null
  const left = withoutSigns(rest).replace(patternOf(words.harmless, 'gu'), ' ')
  if (has(words.odd, left) || has(scene.words.relations, left.replace(patternOf(words.known, 'gu'), ' '))) return null
  const asked = askedKey(scene)
  if (!asked) return null
  const [stock] = stocks
  return stock === undefined ? forOne(scene, links, asked) : chain(scene, links, stock, asked)
}

function linkOf(
  scene: Scene,
  order: 'of-per' | 'per-of' | 'one',
  a: number,
  b: number | undefined,
  word: string,
): Link | null {
  const [one, other] = [scene.amounts[a], b === undefined ? undefined : scene.amounts[b]]
  if (!one) return null
  if (order === 'one') {
    const unit = unitOf(word)
    const key = { isMoney: false, unit: unit?.en ?? '', stems: unit ? new Set<string>() : stemsOf(word, scene) }
    if (!unit && key.stems.size === 0) return null
    return { of: { at: a, key: keyOf(one) }, per: { at: null, key } }
  }
  if (!other || b === undefined) return null
  const [of, per] = order === 'of-per' ? [a, b] : [b, a]
  return { of: { at: of, key: keyOf(scene.amounts[of]!) }, per: { at: per, key: keyOf(scene.amounts[per]!) } }
}

/** What the question asks for. */
function askedKey({ asked, language, ...scene }: Scene): (Key & { readonly speed?: readonly [string, string] }) | null {
  const words = rateWords[language]
  const speed = /(?<![\p{L}])(km|m|км|м)\s?\/\s?(h|s|min|ч|с|мин)(?![\p{L}])|(?<!\p{L})mph(?!\p{L})/u.exec(asked)
  const none = { isMoney: false, unit: '', stems: new Set<string>() }
  if (speed) {
    const [of, per] = speed[1] && speed[2] ? [unitOf(speed[1])?.en, unitOf(speed[2])?.en] : ['mi', 'h']
    return of && per ? { ...none, unit: of, speed: [of, per] } : null
  }
  for (const source of words.askedWord) {
    const word = patternOf(source).exec(asked)?.at(-1)
    if (!word) continue
    if (has(scene.words.currency, word)) return { ...none, isMoney: true }
    const unit = unitOf(word)
    if (unit) return { ...none, unit: unit.en }
    const stems = stemsOf(word, { language, ...scene })
    if (stems.size > 0) return { ...none, stems }
  }
  if (has(words.askedMoney, asked)) return { ...none, isMoney: true }
  // "How far", "how long": in the unit that the task has.
  for (const [source, quantity] of words.askedMeasure) {
    const units = new Set(
      scene.amounts.flatMap(({ unit, perUnit = '' }) =>
        [unit, perUnit].filter((each) => quantityOf(each) === quantity),
      ),
    )
    const [unit] = units
    if (has(source, asked)) return unit !== undefined && units.size === 1 ? { ...none, unit } : null
  }
  return null
}

const roleOf = (sheet: Sheet, scene: Scene, at: number, what: string) => sheet.know(scene.amounts, at, what)

/** A role in another unit of the same quantity. */
function inUnit(sheet: Sheet, scene: Scene, role: string, from: string, to: string): string | null {
  if (from === to || from === '' || to === '') return role
  const [a, b] = [unitOf(from), unitOf(to)]
  const ratio = a && b ? unitRatio(a, b) : null
  if (!ratio || !b) return null
  const words = rateWords[scene.language]
  const name = words.inUnit(b[scene.language])
  return ratio.n >= ratio.d
    ? sheet.find(name, `${role} * ${written(ratio)}`, [[`${role} * 1`, words.slips.unit]])
    : sheet.find(name, `${role} / ${written(divide({ n: 1n, d: 1n }, ratio))}`, [[`${role} * 1`, words.slips.unit]])
}

interface Step {
  readonly link: Link
  readonly isForward: boolean
}

function chain(
  scene: Scene,
  links: readonly Link[],
  stock: number,
  asked: Key & { readonly speed?: readonly [string, string] },
): KindOfTask | null {
  if (asked.speed) return null
  const amount = scene.amounts[stock]
  if (!amount) return null
  // "There are 6 of us": a number alone counts the things only where the words say so, or in the question.
  const isAlone = amount.things.size === 0 && amount.unit === '' && amount.kind === 'count'
  const behind = scene.text.slice(amount.end, amount.end + 12).toLowerCase()
  const isSaid =
    placesIn(scene.asked).includes(stock) ||
    regExpOf(`^\\s?(?:${rateWords[scene.language].ofThem})(?!\\p{L})`, 'u').test(behind)
  if (isAlone && !isSaid) return null
  const ways: Step[][] = []
  const walk = (key: Key, done: readonly Step[]) => {
    if (done.length === links.length) {
      if (likeness(key, asked) >= 1) ways.push([...done])
      return
    }
    for (const link of links) {
      if (done.some((step) => step.link === link)) continue
      const [toPer, toOf] = [likeness(key, link.per.key), likeness(key, link.of.key)]
      if (toPer === toOf) continue
      const isForward = toPer > toOf
      walk(isForward ? link.of.key : link.per.key, [...done, { link, isForward }])
    }
  }
  walk(keyOf(amount), [])
  const [way, ...others] = ways
  if (!way || others.length > 0) return null
  // What is asked must not be what is told as well.
  if (likeness(keyOf(amount), asked) >= likeness(endOf(way), asked) && links.length === 1) return null
  const words = rateWords[scene.language]
  const sheet = new Sheet(scene)
  let role = roleOf(sheet, scene, stock, words.names.stock)
  let { unit } = amount
  for (const { link, isForward } of way) {
    const [from, to] = isForward ? [link.per, link.of] : [link.of, link.per]
    const inside = inUnit(sheet, scene, role, unit, from.key.unit)
    if (inside === null) return null
    const of = roleOf(sheet, scene, link.of.at ?? -1, link.per.at === null ? words.names.forEach : words.names.of)
    const one =
      link.per.at === null
        ? of
        : sheet.find(words.names.forOne, `${of} / ${roleOf(sheet, scene, link.per.at, words.names.per)}`, [
            [`${roleOf(sheet, scene, link.per.at, words.names.per)} / ${of}`, words.slips.upsideDown],
          ])
    role = isForward
      ? sheet.find(words.names.result, `${one} * ${inside}`, [[`${inside} / ${one}`, words.slips.upsideDown]])
      : sheet.find(words.names.result, `${inside} / ${one}`, [[`${inside} * ${one}`, words.slips.upsideDown]])
    unit = to.key.unit
  }
  const end = inUnit(sheet, scene, role, unit, asked.unit)
  if (end === null || !areAllUsed(scene, sheet)) return null
  return sheet.done(end, [], { because: words.because })
}

const endOf = (way: readonly Step[]): Key => {
  const last = way.at(-1)!
  return last.isForward ? last.link.of.key : last.link.per.key
}

/** One of it: a speed, the price of one, the consumption. */
function forOne(
  scene: Scene,
  links: readonly Link[],
  asked: Key & { readonly speed?: readonly [string, string] },
): KindOfTask | null {
  const [link, ...more] = links
  const words = rateWords[scene.language]
  if (!link || more.length > 0) return null
  const sheet = new Sheet(scene)
  if (link.of.at === null) return null
  const of = () => roleOf(sheet, scene, link.of.at ?? -1, words.names.of)
  if (asked.speed) {
    const [to, per] = asked.speed
    if (quantityOf(link.of.key.unit) !== 'length') return null
    const a = inUnit(sheet, scene, of(), link.of.key.unit, to)
    const time = link.per.at === null ? null : roleOf(sheet, scene, link.per.at, words.names.per)
    if (quantityOf(link.per.key.unit) !== 'time') return null
    if (time === null) {
      // From km/h to m/s.
      const ratio = ratioOf(link.per.key.unit, per)
      if (!ratio || a === null) return null
      const end = sheet.find(words.names.result, `${a} / ${written(ratio)}`)
      return areAllUsed(scene, sheet) ? sheet.done(end, [], { because: words.because }) : null
    }
    const b = inUnit(sheet, scene, time, link.per.key.unit, per)
    if (a === null || b === null) return null
    const end = sheet.find(words.names.forOne, `${a} / ${b}`, [
      [`${b} / ${a}`, words.slips.upsideDown],
      [`${a} * ${b}`, words.slips.upsideDown],
    ])
    return areAllUsed(scene, sheet) ? sheet.done(end, [], { because: words.because }) : null
  }
  if (link.per.at === null || !has(words.ofOne, scene.asked)) return null
  // "The price of one": the asked thing is the first side, the one the other.
  if (likeness(asked, link.of.key) <= likeness(asked, link.per.key)) return null
  const a = inUnit(sheet, scene, of(), link.of.key.unit, asked.unit)
  if (a === null) return null
  const per = roleOf(sheet, scene, link.per.at, words.names.per)
  const end = sheet.find(words.names.forOne, `${a} / ${per}`, [[`${per} / ${a}`, words.slips.upsideDown]])
  return areAllUsed(scene, sheet) ? sheet.done(end, [], { because: words.because }) : null
}

function ratioOf(from: string, to: string): Rational | null {
  const [a, b] = [unitOf(from), unitOf(to)]
  return a && b ? unitRatio(a, b) : null
}

const areAllUsed = ({ amounts }: Scene, sheet: Sheet) => amounts.every((_, at) => sheet.isKnown(at))
