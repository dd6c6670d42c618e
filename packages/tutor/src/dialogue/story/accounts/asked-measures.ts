import type { MeasureWords } from '../../../language/measure-words.ts'
import { type Unit, unitOf, unitOfSign } from '../../../math/units.ts'
import { has, patternOf, type Scene, stemsOf } from './scene.ts'
import { bareKey, type Groups, keyOfWord, lastOf, MONEY, PEOPLE, type Powers, powersOf } from './senses.ts'

export interface Asked {
  readonly powers: Powers
  /** The units of the answer, by quantity. */
  readonly units: ReadonlyMap<string, Unit>
}

/** What may be asked for, the clearest first. */
export function askedIn(scene: Scene, words: MeasureWords, groups: Groups): readonly Asked[] {
  const { asked } = scene
  const bare = withoutUnits(asked)
  const found: Asked[] = []
  const told = (of: string, unit: Unit | null) => {
    const units = new Map<string, Unit>(unit ? [[unit.quantity, unit]] : [])
    const pers = [...bare.matchAll(patternOf(words.askedOne, 'gu'))].flatMap((match) => {
      const per = unitOf(lastOf(match))
      if (per) units.set(per.quantity, per)
      return keyOfWord(lastOf(match), groups, scene)
    })
    const isEach = has(words.each, bare)
    const keys = [...new Set([...pers, ...(isEach ? [...groups.all, PEOPLE] : [])])].filter(
      (key) => bareKey(key) !== of,
    )
    // "What does one bottle cost?" does not ask for the price of all.
    if (!pers.some((key) => key.startsWith('#') && bareKey(key) !== of)) found.push({ powers: powersOf(of, []), units })
    for (const key of keys) found.push({ powers: powersOf(of, [key]), units })
  }
  const speed = patternOf(words.askedSpeed).exec(bare)
  const [length, time] = [unitOf(speed?.[1] ?? ''), unitOf(speed?.[2] ?? '')]
  if (length && time)
    return [
      {
        powers: powersOf(length.quantity, [time.quantity]),
        units: new Map([
          [length.quantity, length],
          [time.quantity, time],
        ]),
      },
    ]
  for (const source of words.askedUnit)
    for (const match of bare.matchAll(patternOf(source, 'gu'))) {
      const unit = unitOf(lastOf(match))
      if (unit && unit.quantity !== 'speed') {
        told(unit.quantity, unit)
        return found
      }
    }
  const stuff = patternOf(words.askedStuff).exec(bare)
  if (stuff) {
    const stems = stemsOf(lastOf(stuff), scene)
    const own = scene.amounts.find(
      ({ unit, things }) => unitOfSign(unit) && [...things].some((stem) => stems.has(stem)),
    )
    const unit = unitOfSign(own?.unit ?? '')
    if (unit) {
      told(unit.quantity, unit)
      return found
    }
  }
  for (const source of words.askedThing) {
    const word = lastOf(patternOf(source).exec(bare.replace(/ ?¦ ?/gu, ' ').replace(/ {2,}/gu, ' ').trim()))
    if (word === '') continue
    if (has(scene.words.currency, word)) {
      told(MONEY, null)
      return found
    }
    const unit = unitOf(word)
    const key = unit ? unit.quantity : groups.keyOf(stemsOf(word, scene))
    if (key) {
      told(key, unit)
      return found
    }
  }
  if (has(words.askedMoney, bare) && scene.amounts.some(({ kind }) => kind === 'money')) told(MONEY, null)
  else
    for (const [source, quantity] of words.askedMeasure) {
      if (!has(source, bare)) continue
      const units = new Set(
        scene.amounts.flatMap(({ unit, perUnit = '' }) =>
          [unit, perUnit].flatMap((each) => (unitOfSign(each)?.quantity === quantity ? [unitOfSign(each)!] : [])),
        ),
      )
      const [unit] = units
      if (unit && units.size === 1) told(quantity, unit)
      break
    }
  return found
}

/** The question without the units behind its numbers. */
const withoutUnits = (asked: string): string => asked.replace(/[\ue000-\ue27f]/gu, ' ¦ ')
