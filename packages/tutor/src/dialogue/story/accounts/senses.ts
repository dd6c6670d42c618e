import type { MeasureWords } from '../../../language/measure-words.ts'
import { unitOf, unitOfSign } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { type Amount, has, patternOf, placesIn, type Scene, stemsOf } from './scene.ts'

/**
 * What a number measures or counts (`of`), and for one of what (`per`): 12 litres a minute are `volume` per `time`. A key
 * is a quantity, money, or a group of words that name the same thing.
 */
export interface Sense {
  readonly of: string
  readonly per: readonly string[]
}
export type Powers = ReadonlyMap<string, number>

export const MONEY = 'money'
/** Those who share, eat or work, where they are only told as a number of people. */
export const PEOPLE = '#people'
/** A number that says another one again. */
export const IDLE: Sense = { of: '', per: [] }

/** Words that name the same thing; only those that are counted, told as "one of it" or asked for count. */
export class Groups {
  private readonly sets: Set<string>[] = []

  constructor(scene: Scene, words: MeasureWords) {
    const all = [
      ...scene.amounts.filter(({ unit }) => !['d', 'wk'].includes(unit)).map(({ things }) => things),
      ...[...`${scene.told} ${scene.asked}`.matchAll(patternOf(words.one, 'gu'))].map((found) =>
        stemsOf(lastOf(found), scene),
      ),
      ...words.askedThing.flatMap((source) => {
        const found = patternOf(source).exec(scene.asked)
        return found ? [stemsOf(lastOf(found), scene)] : []
      }),
    ]
    for (const stems of all) {
      if (stems.size === 0) continue
      const same = this.sets.filter((set) => [...stems].some((stem) => set.has(stem)))
      const merged = new Set([...stems, ...same.flatMap((set) => [...set])])
      for (const set of same) this.sets.splice(this.sets.indexOf(set), 1)
      this.sets.push(merged)
    }
  }

  keyOf(stems: ReadonlySet<string>): string | null {
    const at = this.sets.findIndex((set) => [...stems].some((stem) => set.has(stem)))
    return at < 0 ? null : `#${at}`
  }

  get all(): readonly string[] {
    return this.sets.map((_, at) => `#${at}`)
  }
}

/** The last part of a match that is a word; empty: nothing was found. */
export const lastOf = (found: RegExpMatchArray | null): string =>
  found?.slice(1).findLast((each) => each !== undefined && /\p{L}/u.test(each)) ?? ''

/** What an amount may measure, and for one of what, by the words of its clause. */
export function sensesOf(
  scene: Scene,
  words: MeasureWords,
  groups: Groups,
  clauses: readonly string[],
  amount: Amount,
  at: number,
): readonly Sense[] {
  const clause = clauses.find((each) => placesIn(each).includes(at)) ?? ''
  const own = ['d', 'wk'].includes(amount.unit) ? null : groups.keyOf(amount.things)
  const quantity = unitOfSign(amount.unit)?.quantity ?? null
  const perTime = amount.perUnit === undefined ? null : (unitOfSign(amount.perUnit)?.quantity ?? null)
  if (amount.perUnit !== undefined && !perTime) return []
  const isAlone = amount.kind === 'count' && !quantity && (!own || isPeople(scene, words, amount))
  const bases: readonly string[] =
    amount.kind === 'times'
      ? regExpOf(`^\\s(?:${words.often})(?!\\p{L})`, 'u').test(scene.text.slice(amount.end).toLowerCase())
        ? ['']
        : []
      : amount.kind === 'money'
        ? [MONEY]
        : quantity
          ? [quantity]
          : isPeople(scene, words, amount)
            ? [PEOPLE]
            : own
              ? [own]
              : placesIn(scene.asked).includes(at)
                ? [...groups.all, PEOPLE]
                : groups.all
  const fixed: readonly string[] = perTime ? [perTime] : []
  // For one of what: a word with "a", "each" or "per", the counted thing before it, or what it measures itself.
  const one = [...clause.matchAll(patternOf(words.one, 'gu'))].flatMap((found) =>
    keyOfWord(lastOf(found), groups, scene),
  )
  const isEach = has(words.each, clause)
  const sentence = scene.told.split(/[.!?;](?=\s|$)/u).find((each) => placesIn(each).includes(at)) ?? clause
  const before = placesIn(isEach ? sentence : clause)
    .filter((each) => each < at)
    .flatMap((each) => {
      const { kind, unit, things } = scene.amounts[each] ?? {}
      return kind === 'count' && unit === '' && things ? (groups.keyOf(things) ?? []) : []
    })
  const hasEach = regExpOf(
    `[\\ue000-\\ue0ff](?: [\\p{L}'-]+){0,3},? (?:${words.joins}) ?${signAt(clause, at)}`,
    'u',
  ).test(clause)
  const pers = new Set([
    ...one,
    ...(isEach || hasEach ? before : []),
    ...(quantity && own && isOfContainer(scene, words, amount) ? [own] : []),
    ...beforeNumber(clause, at, scene, words, groups),
    ...(amount.kind === 'money' && own ? [own] : []),
  ])
  const options: Sense[] = []
  for (const of of bases) {
    const others = [...pers].filter((key) => bareKey(key) !== of && !fixed.includes(bareKey(key)))
    if (of === PEOPLE) {
      options.push({ of, per: fixed })
      continue
    }
    const isBare = isAlone && !placesIn(scene.asked).includes(at)
    if (amount.kind !== 'times' && !isBare) options.push({ of, per: fixed })
    for (const key of others) options.push({ of, per: [...fixed, key] })
    if (isEach && others.length > 1)
      for (const key of others)
        for (const other of others) if (key < other) options.push({ of, per: [...fixed, key, other] })
  }
  return options
}

/** "300 ml mugs" hold so much each, "300 ml of milk" are a stuff. */
const isOfContainer = ({ text }: Scene, words: MeasureWords, { end }: Amount): boolean =>
  words.container !== '' && regExpOf(`^(?:${words.container})`, 'u').test(text.slice(end, end + 20).toLowerCase())

/** "For 8 people", "there are 6 of us". */
export const isPeople = ({ text }: Scene, words: MeasureWords, { end }: Amount): boolean =>
  regExpOf(`^\\s?(?:${words.people})(?!\\p{L})`, 'u').test(text.slice(end, end + 20).toLowerCase())

/** "Boxes of 25": the thing that stands before what it holds. */
function beforeNumber(
  clause: string,
  at: number,
  scene: Scene,
  words: MeasureWords,
  groups: Groups,
): readonly string[] {
  const found = regExpOf(`(?<!\\p{L})(\\p{L}+)(?: (?:${words.holds}))? $`, 'u').exec(
    clause.slice(0, clause.indexOf(signAt(clause, at))),
  )
  return found?.[1] === undefined ? [] : keyOfWord(found[1], groups, scene).filter((key) => key.startsWith('#'))
}

const signAt = (clause: string, at: number): string =>
  [...clause].find((sign) => /[\ue000-\ue27f]/u.test(sign) && placesIn(sign)[0] === at) ?? '¦'

export function keyOfWord(word: string, groups: Groups, scene: Scene): readonly string[] {
  const unit = unitOf(word)
  if (unit) return unit.quantity === 'speed' ? [] : [`${unit.quantity}@${unit.en}`]
  const key = groups.keyOf(stemsOf(word, scene))
  return key ? [key] : []
}

/** Without the unit: `time@min` measures time. */
export const bareKey = (key: string): string => key.split('@')[0] ?? key

export const powersOf = (of: string, per: readonly string[]): Map<string, number> => {
  const powers = new Map<string, number>()
  if (of !== '') powers.set(of, 1)
  for (const key of per.map(bareKey)) powers.set(key, (powers.get(key) ?? 0) - 1)
  return powers
}
