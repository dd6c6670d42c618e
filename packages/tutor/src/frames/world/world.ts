import { divide, multiply, type Rational, rational } from '../../math/rational.ts'
import { type Unit, unitRatio } from '../../math/units.ts'
import { unclear } from '../chunks.ts'
import type { Ref, Value } from '../facts.ts'
import type { ModelId } from '../models.ts'
import type { Relation } from '../system.ts'
import type { Amount } from '../tokens.ts'
import { holders, keys, kindKeys, places, sameKeys } from './refs.ts'

export interface Quantity {
  readonly id: string
  readonly kind: 'state' | 'event' | 'size' | 'count' | 'cost' | 'factor' | 'whole'
  readonly ref: Ref
  /** The base of a rate: the bag in "8 rolls in a bag". */
  readonly per: Ref | null
  readonly verb: string
  readonly sign: number
  unit: Unit | null
  value: Rational | null
  amount: Amount | null
  isAsked: boolean
  /** 1 for "a pen": implied, not written as a number. */
  isImplied: boolean
}

export interface Stock {
  readonly ref: Ref
  readonly states: Quantity[]
  readonly events: Quantity[]
  hasEnd: boolean
}

/** The quantities of a story and the relations between them. */
export class World {
  readonly quantities: Quantity[] = []
  readonly relations: Relation[] = []
  asked: Quantity | null = null
  /** Positions of numbers that were checked but enter no relation: "in the two days". */
  readonly accounted = new Set<number>()
  readonly stocks: Stock[] = []
  readonly doings: Quantity[] = []
  readonly wholes: Quantity[] = []
  readonly parts = new Set<Quantity>()
  /** "He took the rest to school": quantities that a verb refers to. */
  readonly aliases: { verb: string; quantity: Quantity }[] = []
  readonly products: { total: Quantity; count: Quantity; relation: Relation }[] = []
  readonly units = new Map<string, Unit>()
  readonly loose: { size: Quantity; top: Ref; bottom: Ref }[] = []
  readonly kinds: ReadonlyMap<string, ReadonlySet<string>>
  rounding: 'up' | 'down' | null = null
  /** Dependencies of an answer beyond its relations. */
  readonly tied: { of: string; to: readonly string[] }[] = []

  constructor(kinds: ReadonlyMap<string, ReadonlySet<string>>) {
    this.kinds = kinds
  }

  chooseUnit(unit: Unit) {
    if (!this.units.has(unit.quantity)) this.units.set(unit.quantity, unit)
  }

  unitOf(measure: string): Unit | null {
    return this.units.get(measure) ?? null
  }

  converted(amount: Amount): Rational {
    const own = amount.unit
    const common = own ? this.unitOf(own.quantity) : null
    if (!own || !common || own === common) return amount.value
    const ratio = unitRatio(own, common)
    if (!ratio) unclear('units')
    return multiply(amount.value, ratio)
  }

  make(kind: Quantity['kind'], ref: Ref, rest: Partial<Quantity> = {}): Quantity {
    const made: Quantity = {
      id: `q${this.quantities.length + 1}`,
      kind,
      ref,
      per: null,
      verb: '',
      sign: 0,
      unit: this.unitOf(ref.measure),
      value: null,
      amount: null,
      isAsked: false,
      isImplied: false,
      ...rest,
    }
    this.quantities.push(made)
    return made
  }

  give(quantity: Quantity, value: Value) {
    if (!value) return
    if ('asked' in value) {
      quantity.isAsked = true
      if (this.asked && this.asked !== quantity) unclear('two questions')
      this.asked = quantity
      return
    }
    if (quantity.value !== null) unclear('two values')
    quantity.value = this.converted(value.amount)
    quantity.amount = value.amount
    quantity.isImplied = value.amount.start === value.amount.end
  }

  /** Position of a state in its owner's sequence of states; null if it is none. */
  placeOf(state: Quantity): 'start' | 'between' | 'end' | null {
    const stock = this.stocks.find((each) => each.states.length > 1 && each.states.includes(state))
    if (!stock) return null
    return stock.states[0] === state ? 'start' : stock.states.at(-1) === state ? 'end' : 'between'
  }

  /** Rounds the number of groups if the total does not fill the last one. */
  roundCount() {
    const { asked } = this
    const relation = this.relations.find(
      (each) =>
        each.of[2] === asked?.id &&
        each.model === 'equal-groups' &&
        this.quantities.some((one) => one.id === each.of[0] && one.value !== null),
    )
    if (!asked || !relation || this.rounding === null) return
    const [total, size] = relation.of.map((id) => this.quantities.find((each) => each.id === id))
    if (!total?.value || !size?.value || this.relations.some((each) => each !== relation && each.of.includes(asked.id)))
      return
    const exact = divide(total.value, size.value)
    if (exact.d === 1n) return
    const isUp = this.rounding === 'up'
    const whole = rational(exact.n / exact.d + (isUp ? 1n : 0n))
    const filled = this.make('state', total.ref, { value: multiply(whole, size.value), isImplied: true })
    const gap = this.make('state', total.ref)
    this.relations.splice(this.relations.indexOf(relation), 1)
    // All groups together hold at least the total, or the remainder does not fill another one.
    if (isUp) this.relate('groups-needed', filled, size, asked)
    else this.relate('full-groups', filled, size, asked)
    if (isUp) this.relate('remainder', filled, total, gap)
    else this.relate('remainder', total, filled, gap)
    this.tied.push({ of: asked.id, to: [total.id, size.id] })
  }

  constant(value: Rational, ref: Ref): Quantity {
    return this.make('factor', ref, { value, isImplied: true })
  }

  relate(model: ModelId, ...of: readonly Quantity[]) {
    const ids = of.map((each) => each.id)
    const isKnown = this.relations.some((each) => each.model === model && each.of.join() === ids.join())
    if (!isKnown) this.relations.push({ model, of: ids })
  }

  isLike(a: string | null, b: string | null): boolean {
    return a === b || this.isKind(a, b) || this.isKind(b, a)
  }

  /** "A crate holds 24 bottles": a rate that applies to all crates. */
  heldBy(top: Ref, bottom: Ref): Quantity | null {
    const own = this.stocks.filter(
      (each) =>
        bottom.noun !== null &&
        each.events.length === 0 &&
        each.states[0]?.value &&
        this.isLike(each.ref.noun, top.noun) &&
        each.ref.measure === top.measure &&
        [...holders(each.ref), ...places(each.ref)].includes(bottom.noun) &&
        each.states[0]?.kind === 'state' &&
        !keys(each.ref).some((key) => key.startsWith('#')),
    )
    const [only] = own
    return own.length === 1 && only?.states[0] ? only.states[0] : null
  }

  want(quantity: Quantity | undefined) {
    if (!quantity) unclear('nothing asked')
    if (quantity.value !== null) unclear('asked for what is told')
    quantity.isAsked = true
    this.asked = quantity
  }

  wantSum(ref: Ref, parts: readonly (Quantity | undefined)[]) {
    const all = parts.filter((each) => each !== undefined)
    const [only] = all
    // The sum under a hypernym needs all of its kinds.
    if (all.length === 1 && only && only.value === null && (ref.noun === only.ref.noun || ref.noun === null))
      return this.want(only)
    if (all.length < 2) unclear('a sum of one')
    const whole = this.make('whole', ref)
    this.want(whole)
    this.relate('part-whole', whole, ...all)
  }

  isKind(part: string | null, whole: string | null): boolean {
    return part !== null && whole !== null && (part === whole || (this.kinds.get(whole)?.has(part) ?? false))
  }

  /** Whether a quantity matches a reference; `isLoose` ignores an owner or place that was not given. */
  fits(quantity: Ref, ref: Ref, isLoose = false): boolean {
    if (ref.measure !== quantity.measure) return false
    if (
      ref.noun !== null &&
      !this.isKind(quantity.noun, ref.noun) &&
      !(ref.measure !== 'count' && quantity.noun === null)
    )
      return false
    return ref.where.every((tag) => {
      if (tag.key === quantity.noun || quantity.where.some((each) => each.key === tag.key)) return true
      if (!isLoose || tag.kind === 'kind') return false
      const isKnown = this.quantities.some((each) => each.ref.where.some((one) => one.key === tag.key))
      return tag.kind === 'holder' ? holders(quantity).length === 0 : !isKnown || places(quantity).length === 0
    })
  }

  /** The exact matches, else the loose ones. */
  fitting<T>(all: readonly T[], refOf: (one: T) => Ref, ref: Ref): T[] {
    const close = all.filter((each) => this.fits(refOf(each), ref))
    return close.length > 0 ? close : all.filter((each) => this.fits(refOf(each), ref, true))
  }

  stocksFor(ref: Ref): Stock[] {
    return this.fitting(this.stocks, (each) => each.ref, ref)
  }

  stockOf(ref: Ref, isLoose: boolean): Stock | null {
    const own = this.stocks.filter((each) => {
      if (each.ref.measure !== ref.measure) return false
      if (ref.noun !== null && each.ref.noun !== null && !this.isKind(each.ref.noun, ref.noun)) return false
      if (!sameKeys(kindKeys(each.ref), kindKeys(ref)) && kindKeys(ref).length > 0) return false
      const theirs = holders(each.ref)
      const mine = holders(ref)
      return isLoose
        ? theirs.length === 0 || mine.length === 0 || sameKeys(theirs, mine)
        : theirs.length === 0 || mine.length === 0 || sameKeys(theirs, mine)
    })
    if (own.length > 1) {
      const exact = own.filter(
        (each) => sameKeys(holders(each.ref), holders(ref)) && sameKeys(places(each.ref), places(ref)),
      )
      if (exact.length === 1) return exact[0] ?? null
      const narrow = own.filter((each) => places(ref).some((key) => places(each.ref).includes(key)))
      if (narrow.length === 1) return narrow[0] ?? null
      unclear('which of them')
    }
    return own[0] ?? null
  }

  /** The one quantity with exactly this description. */
  exact(ref: Ref): Quantity | null {
    const states = this.current().filter(
      (each) => each.ref.measure === ref.measure && each.ref.noun === ref.noun && sameKeys(keys(each.ref), keys(ref)),
    )
    return states.at(-1) ?? null
  }

  /** Counts and current states. */
  current(): Quantity[] {
    return [
      ...this.stocks.flatMap((each) => each.states.slice(-1)),
      ...this.quantities.filter((each) => each.kind === 'count' || each.kind === 'event' || each.kind === 'cost'),
    ].filter((each, index, all) => all.indexOf(each) === index)
  }

  find(ref: Ref, isWhole = false, isClose = false): Quantity | null {
    const found = isClose
      ? this.current().filter((each) => this.fits(each.ref, ref))
      : this.fitting(this.current(), (each) => each.ref, ref)
    if (found.length <= 1) return found[0] ?? null
    const own = found.filter((each) => each.ref.noun === ref.noun)
    const exact = (own.length > 0 ? own : found).filter((each) => sameKeys(keys(each.ref), keys(ref)))
    if (exact.length === 1) return exact[0] ?? null
    const states = (own.length > 0 ? own : found).filter((each) => each.kind === 'state')
    if (states.length === 1 || isWhole) return states[0] ?? null
    return null
  }

  newState(ref: Ref): Quantity {
    const state = this.make('state', ref)
    this.stocks.push({ ref, states: [state], events: [], hasEnd: false })
    return state
  }
}
