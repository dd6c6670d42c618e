import { measureWords } from '../../../language/accounts.ts'
import type { MeasureWords } from '../../../language/measure-words.ts'
import { divide, equals, isInteger, multiply, ONE, type Rational } from '../../../math/rational.ts'
import { type Unit, unitOf, unitOfSign, unitPattern, unitRatio } from '../../../math/units.ts'
import { type KindOfTask, type KindReader, quoteAt } from '../kinds/kind.ts'
import { clausesOf } from './clauses.ts'
import { type Amount, has, patternOf, placesIn, type Scene, sceneOf, stemsOf, withoutSigns } from './scene.ts'
import { Sheet } from './sheet.ts'

/**
 * What a number measures or counts (`of`), and for one of what (`per`): 12 litres a minute are `volume` per `time`. A key
 * is a quantity, money, or a group of words that name the same thing.
 */
interface Sense {
  readonly of: string
  readonly per: readonly string[]
}
type Powers = ReadonlyMap<string, number>

interface Asked {
  readonly powers: Powers
  /** The units of the answer, by quantity. */
  readonly units: ReadonlyMap<string, Unit>
}

interface Way {
  readonly value: Rational
  /** Per number: how it counts, and whether it multiplies or divides. */
  readonly steps: readonly { readonly at: number; readonly sense: Sense; readonly sign: 1 | -1 }[]
  readonly asked: Asked
}

const MONEY = 'money'
/** Those who share, eat or work, where they are only told as a number of people. */
const PEOPLE = '#people'
const MOST = 6
const MOST_TRIED = 3000
/** A number that says another one again. */
const IDLE: Sense = { of: '', per: [] }

/**
 * Everything goes together at fixed rates, so the answer is a product and quotient of all numbers. Which multiply and
 * which divide follows from what each measures; the task is taken only if a single value comes out.
 */
export const readMeasures: KindReader = (text, language) => {
  const scene = withParts(sceneOf(text, language))
  if (!scene || scene.amounts.length > MOST) return null
  if (scene.amounts.some(({ kind }) => kind !== 'count' && kind !== 'money' && kind !== 'times')) return null
  if (scene.amounts.some(({ value }) => value.n <= 0n)) return null
  const words = measureWords[language]
  const mask = `${scene.told} ¦ ${scene.asked}`
  const left = withoutSigns(mask).replace(patternOf(words.harmless, 'gu'), ' ')
  if (has(words.odd, left) || has(scene.words.relations, left.replace(patternOf(words.known, 'gu'), ' '))) return null
  const told = clausesOf(scene.told, scene)
  const questions = clausesOf(scene.asked, scene)
  const clauses = [...told, ...questions]
  if (isAboutWorkers(scene, clauses, words)) return null
  const groups = new Groups(scene, words)
  const twice = toldTwice(scene, words)
  const senses = scene.amounts.map((amount, at) =>
    twice.includes(at) ? [IDLE] : sensesOf(scene, words, groups, clauses, amount, at),
  )
  if (senses.some((all) => all.length === 0)) return null
  // Of several numbers that tell nothing of what they count each could be anything.
  const isBare = (amount: Amount) =>
    amount.kind === 'count' && amount.unit === '' && amount.things.size === 0 && !isPeople(scene, words, amount)
  if (scene.amounts.filter(isBare).length > 1 || /\d\s?[-–—]\s?\d/u.test(text)) return null
  for (const asked of askedIn(scene, words, groups)) {
    const ways = waysTo(scene, senses, clauses, asked)
    const [way] = ways
    if (!way) continue
    if (ways.some(({ value }) => !equals(value, way.value))) return null
    const areThings = [...asked.powers.keys()].every((key) => key.startsWith('#'))
    if ((areThings || has(words.full, scene.asked)) && !isInteger(way.value)) return null
    return areHoldersWhole(scene, way) ? taskOf(scene, way, twice) : null
  }
  return null
}

/** "Three quarters of an hour" is an amount of time. */
function withParts(scene: Scene | null): Scene | null {
  if (!scene) return null
  const words = measureWords[scene.language]
  const amounts = scene.amounts.map((each) => {
    if (each.kind !== 'share') return each
    const behind = scene.text.slice(each.end, each.end + 30).toLowerCase()
    const unit = unitOf(new RegExp(`^\\s?(?:${words.partOf})?(${unitPattern})(?!\\p{L})`, 'iu').exec(behind)?.[1] ?? '')
    return unit && unit.quantity !== 'speed'
      ? { ...each, kind: 'count' as const, unit: unit.en, things: new Set<string>() }
      : each
  })
  return { ...scene, amounts }
}

/** "Three quarters of an hour, that is 45 minutes": the first of them plays no part. */
function toldTwice(scene: Scene, words: MeasureWords): readonly number[] {
  return scene.amounts.flatMap((each, at) => {
    const next = scene.amounts[at + 1]
    const [own, other] = [unitOfSign(each.unit), unitOfSign(next?.unit ?? '')]
    if (!next || !own || !other || own.quantity !== other.quantity) return []
    const between = scene.text.slice(each.end, next.start).toLowerCase()
    const isAgain = new RegExp(`^(?: of an?)?(?: \\p{L}+)?[\\s,(]*(?:${words.again})?[\\s,(]*$`, 'u').test(between)
    return isAgain && equals(multiply(each.value, own.size), multiply(next.value, other.size)) ? [at] : []
  })
}

/** More workers need less time: no fixed rate of the one for the other. */
function isAboutWorkers(scene: Scene, clauses: readonly string[], words: MeasureWords): boolean {
  return clauses.some((clause) => {
    const places = placesIn(clause)
    if (places.length !== 2) return false
    const [counted, time] = [
      places.find((at) => isThing(scene.amounts[at])),
      places.find((at) => isTime(scene.amounts[at])),
    ]
    if (counted === undefined || time === undefined) return false
    const begins = new RegExp(`^(?:(?:${words.opening}) )*[\\ue000-\\ue07f]`, 'u').test(clause) && places[0] === counted
    const things = scene.amounts[counted]?.things ?? new Set()
    const isRepeated = scene.amounts.some(
      (each, at) =>
        at !== counted &&
        isThing(each) &&
        (each.things.size === 0 || [...each.things].some((stem) => things.has(stem))),
    )
    const isAsked = [...stemsOf(scene.asked, scene)].some((stem) => things.has(stem))
    return (begins || has(words.agents, clause)) && (isRepeated || isAsked) && scene.amounts.length > 2
  })
}
const isThing = (amount: Amount | undefined) => amount?.kind === 'count' && amount.unit === ''
const isTime = (amount: Amount | undefined) => amount !== undefined && unitOfSign(amount.unit)?.quantity === 'time'

/** Words that name the same thing; only those that are counted, told as "one of it" or asked for count. */
class Groups {
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

const lastOf = (found: RegExpExecArray | RegExpMatchArray): string =>
  found.slice(1).findLast((each) => each !== undefined && /\p{L}/u.test(each)) ?? ''

function sensesOf(
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
      ? new RegExp(`^\\s(?:${words.often})(?!\\p{L})`, 'u').test(scene.text.slice(amount.end).toLowerCase())
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
  const hasEach = new RegExp(
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
  words.container !== '' && new RegExp(`^(?:${words.container})`, 'u').test(text.slice(end, end + 20).toLowerCase())

/** "For 8 people", "there are 6 of us". */
const isPeople = ({ text }: Scene, words: MeasureWords, { end }: Amount): boolean =>
  new RegExp(`^\\s?(?:${words.people})(?!\\p{L})`, 'u').test(text.slice(end, end + 20).toLowerCase())

/** "Boxes of 25": the thing that stands before what it holds. */
function beforeNumber(
  clause: string,
  at: number,
  scene: Scene,
  words: MeasureWords,
  groups: Groups,
): readonly string[] {
  const found = new RegExp(`(?<!\\p{L})(\\p{L}+)(?: (?:${words.holds}))? $`, 'u').exec(
    clause.slice(0, clause.indexOf(signAt(clause, at))),
  )
  return found?.[1] === undefined ? [] : keyOfWord(found[1], groups, scene).filter((key) => key.startsWith('#'))
}

const signAt = (clause: string, at: number): string =>
  [...clause].find((sign) => /[\ue000-\ue27f]/u.test(sign) && placesIn(sign)[0] === at) ?? '¦'

function keyOfWord(word: string, groups: Groups, scene: Scene): readonly string[] {
  const unit = unitOf(word)
  if (unit) return unit.quantity === 'speed' ? [] : [`${unit.quantity}@${unit.en}`]
  const key = groups.keyOf(stemsOf(word, scene))
  return key ? [key] : []
}

/** Without the unit: `time@min` measures time. */
const bareKey = (key: string): string => key.split('@')[0] ?? key

const powersOf = (of: string, per: readonly string[]): Map<string, number> => {
  const powers = new Map<string, number>()
  if (of !== '') powers.set(of, 1)
  for (const key of per.map(bareKey)) powers.set(key, (powers.get(key) ?? 0) - 1)
  return powers
}

/** What may be asked for, the clearest first. */
function askedIn(scene: Scene, words: MeasureWords, groups: Groups): readonly Asked[] {
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
    const word = lastOf(
      patternOf(source).exec(bare.replace(/ ?¦ ?/gu, ' ').replace(/ {2,}/gu, ' ').trim()) ??
        ([] as unknown as RegExpExecArray),
    )
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

function waysTo(
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

const unitFor = (scene: Scene, asked: Asked, quantity: string): Unit | null =>
  asked.units.get(quantity) ??
  scene.amounts.flatMap(({ unit, perUnit = '' }) =>
    [unit, perUnit].flatMap((each) => (unitOfSign(each)?.quantity === quantity ? [unitOfSign(each)!] : [])),
  )[0] ??
  null

/** By what a number is multiplied to be in the units of the calculation. */
function ratioOf(scene: Scene, asked: Asked, { unit, perUnit }: Amount, sense: Sense): Rational {
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
function areHoldersWhole(scene: Scene, { steps, asked }: Way): boolean {
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

function taskOf(scene: Scene, { steps, asked }: Way, twice: readonly number[]): KindOfTask | null {
  const words = measureWords[scene.language]
  const sheet = new Sheet(scene)
  const size = (powers: Powers) => [...powers.values()].reduce((sum, power) => sum + Math.abs(power), 0)
  let rest = steps.filter(({ sense }) => sense !== IDLE)
  let powers: Powers = new Map()
  let role: string | null = null
  const roleOf = ({ at, sense }: Way['steps'][number]) => {
    const amount = scene.amounts[at]!
    const own = sheet.know(scene.amounts, at, sense.per.length > 0 ? words.names.forEach : words.names.amount)
    const ratio = ratioOf(scene, asked, amount, sense)
    if (equals(ratio, ONE)) return own
    const unit = unitFor(scene, asked, unitOfSign(amount.unit)?.quantity ?? sense.per[0] ?? '')
    const name = words.inUnit(unit?.[scene.language] ?? '')
    const made = ratio.d === 1n ? `${own} * ${ratio.n}` : `${own} ${ratio.n === 1n ? '' : `* ${ratio.n} `}/ ${ratio.d}`
    return sheet.find(name, made, [[`${own} * 1`, words.slips.unit]])
  }
  while (rest.length > 0) {
    const scored = rest
      .filter(({ sign }) => role !== null || sign > 0)
      .map((step) => {
        const next = new Map(powers)
        for (const [key, power] of powersOf(step.sense.of, step.sense.per))
          next.set(key, (next.get(key) ?? 0) + step.sign * power)
        return { step, next, score: size(next) + (role === null ? step.sense.per.length : 0) }
      })
      .toSorted((a, b) => a.score - b.score)
    const [best] = scored
    if (!best) return null
    const { step, next } = best
    const own = roleOf(step)
    if (role === null) role = own
    else {
      const [sign, other] = step.sign > 0 ? ['*', '/'] : ['/', '*']
      role = sheet.find(rest.length > 1 ? words.names.between : words.names.result, `${role} ${sign} ${own}`, [
        [`${role} ${other} ${own}`, words.slips.upsideDown],
      ])
    }
    powers = next
    rest = rest.filter((each) => each !== step)
  }
  const again = twice.flatMap((at) => {
    const { start, end } = scene.amounts[at]!
    return [quoteAt(scene.text, start, end - start)]
  })
  const done = role === null || role.startsWith('n_') ? null : sheet.done(role, [], { because: words.because })
  return done && { ...done, idle: [...(done.idle ?? []), ...again] }
}
