import { divide, isInteger, multiply, ONE, type Rational } from '../../../math/rational.ts'
import { type Unit, unitOfSign, unitRatio } from '../../../math/units.ts'
import type { Asked } from './asked-measures.ts'
import { type Amount, placesIn, type Scene } from './scene.ts'
import { IDLE, MONEY, type Powers, powersOf, type Sense } from './senses.ts'

export interface Way {
  readonly value: Rational
  /** Per number: how it counts, and whether it multiplies or divides. */
  readonly steps: readonly { readonly at: number; readonly sense: Sense; readonly sign: 1 | -1 }[]
  readonly asked: Asked
}

const MOST_TRIED = 3000

/** All ways in which multiplying and dividing by every number comes to what is asked. */
export function waysTo(
  scene: Scene,
  senses: readonly (readonly Sense[])[],
  clauses: readonly string[],
  asked: Asked,
): readonly Way[] {
  const ways: Way[] = []
  const steps: { at: number; sense: Sense; sign: 1 | -1 }[] = []
  // Two numbers of one clause or sentence are told for each other.
  const sentences = scene.told.split(/[.!?;](?=\s|$)/u)
  const pairs = [...new Set([...clauses, ...sentences].map((each) => placesIn(each).join()))]
    .filter((each) => each !== '')
    .map((each) => each.split(',').map(Number))
  const isPaired = () =>
    pairs.every((places) => {
      const plain = steps.filter(({ at, sense }) => places.includes(at) && sense.per.length === 0 && sense !== IDLE)
      const [a, b] = plain
      return plain.length !== 2 || !a || !b || a.sign !== b.sign
    })
  // How much of each key the numbers behind a place can still bring or take away.
  const ahead: ReadonlyMap<string, number>[] = senses.map(() => new Map())
  for (let at = senses.length - 1; at >= 0; at--) {
    const behind = new Map(ahead[at + 1] ?? [])
    const most = new Map<string, number>()
    for (const { of, per } of senses[at] ?? [])
      for (const [key, power] of powersOf(of, per)) most.set(key, Math.max(most.get(key) ?? 0, Math.abs(power)))
    for (const [key, power] of most) behind.set(key, (behind.get(key) ?? 0) + power)
    ahead[at] = behind
  }
  let tried = 0
  const walk = (at: number, powers: Powers) => {
    if (ways.length > 24 || tried++ > MOST_TRIED) return
    const isOpen = (key: string) =>
      Math.abs((powers.get(key) ?? 0) - (asked.powers.get(key) ?? 0)) <= (ahead[at]?.get(key) ?? 0)
    if (![...powers.keys(), ...asked.powers.keys()].every(isOpen)) return
    if (at === senses.length) {
      if (isPaired() && isLinked(steps)) ways.push({ value: worth(scene, steps, asked), steps: [...steps], asked })
      return
    }
    for (const sense of senses[at] ?? [])
      for (const sign of sense.of === '' ? ([1] as const) : ([1, -1] as const)) {
        const next = new Map(powers)
        for (const [key, power] of powersOf(sense.of, sense.per)) next.set(key, (next.get(key) ?? 0) + sign * power)
        steps.push({ at, sense, sign })
        walk(at + 1, next)
        steps.pop()
      }
  }
  walk(0, new Map())
  return tried > MOST_TRIED ? [] : ways
}

/** Numbers of one kind with nothing between them cancel out, whatever they belong to. */
function isLinked(steps: Way['steps']): boolean {
  const used = steps.filter(({ sense }) => sense !== IDLE)
  const plain = used.filter(({ sense }) => sense.per.length === 0)
  if (used.length === 1) return true
  return used.length > plain.length || used.length === 2 || plain.length > 2
}

export const unitFor = (scene: Scene, asked: Asked, quantity: string): Unit | null =>
  asked.units.get(quantity) ??
  scene.amounts.flatMap(({ unit, perUnit = '' }) =>
    [unit, perUnit].flatMap((each) => (unitOfSign(each)?.quantity === quantity ? [unitOfSign(each)!] : [])),
  )[0] ??
  null

/** By what a number is multiplied to be in the units of the calculation. */
export function ratioOf(scene: Scene, asked: Asked, { unit, perUnit }: Amount, sense: Sense): Rational {
  const to = (own: Unit | null) => (own ? (unitRatio(own, unitFor(scene, asked, own.quantity) ?? own) ?? ONE) : ONE)
  const below = perUnit === undefined ? null : unitOfSign(perUnit)
  // "12 litres a minute": the word tells the unit.
  return sense.per
    .filter((key) => !key.startsWith('#') && key !== MONEY)
    .map((key) => to(key.includes('@') ? unitOfSign(key.split('@')[1] ?? '') : below))
    .reduce(divide, to(unitOfSign(unit)))
}

function worth(scene: Scene, steps: Way['steps'], asked: Asked): Rational {
  return steps.reduce((value, { at, sense, sign }) => {
    if (sense === IDLE) return value
    const amount = scene.amounts[at]!
    const own = multiply(amount.value, ratioOf(scene, asked, amount, sense))
    return sign > 0 ? multiply(value, own) : divide(value, own)
  }, ONE)
}

/** Five boxes and a quarter have to be bought as six: what is only told as "a box" comes out whole. */
export function areHoldersWhole(scene: Scene, { steps, asked }: Way): boolean {
  const used = steps.filter(({ sense }) => sense !== IDLE)
  const holders = new Set(used.flatMap(({ sense }) => sense.per.filter((key) => key.startsWith('#'))))
  return [...holders].every((holder) => {
    if (asked.powers.has(holder) || used.some(({ sense }) => sense.of === holder)) return true
    return used.every((first) => {
      const keysOf = ({ sense }: Way['steps'][number]) =>
        [...powersOf(sense.of, sense.per).keys()].filter((key) => key !== holder)
      const joined = new Set([first])
      for (let size = 0; size !== joined.size; ) {
        size = joined.size
        const keys = new Set([...joined].flatMap(keysOf))
        for (const step of used) if (keysOf(step).some((key) => keys.has(key))) joined.add(step)
      }
      const powers = new Map<string, number>()
      for (const { sense, sign } of joined)
        for (const [key, power] of powersOf(sense.of, sense.per)) powers.set(key, (powers.get(key) ?? 0) + sign * power)
      const open = [...powers].filter(([, power]) => power !== 0)
      const isNumber = open.length === 1 && open[0]?.[0] === holder && open[0][1] === 1
      return !isNumber || isInteger(worth(scene, [...joined], asked))
    })
  })
}
