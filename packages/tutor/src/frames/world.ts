import { divide, multiply, ONE, type Rational, rational, subtract } from '../math/rational.ts'
import { type Unit, unitRatio } from '../math/units.ts'
import { unclear } from './chunks.ts'
import { BACK, COST, type Fact, type Ref, type Role, type Told, type Value } from './facts.ts'
import type { ModelId } from './models.ts'
import type { Relation } from './system.ts'
import type { Amount } from './tokens.ts'

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

interface Stock {
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
  private readonly stocks: Stock[] = []
  private readonly doings: Quantity[] = []
  private readonly wholes: Quantity[] = []
  private readonly parts = new Set<Quantity>()
  /** "He took the rest to school": quantities that a verb refers to. */
  private readonly aliases: { verb: string; quantity: Quantity }[] = []
  private readonly products: { total: Quantity; count: Quantity; relation: Relation }[] = []
  private readonly units = new Map<string, Unit>()
  private readonly loose: { size: Quantity; top: Ref; bottom: Ref }[] = []
  private readonly kinds: ReadonlyMap<string, ReadonlySet<string>>

  constructor(kinds: ReadonlyMap<string, ReadonlySet<string>>) {
    this.kinds = kinds
  }

  load(facts: readonly Fact[]): this {
    this.chooseUnits(facts)
    const questions = facts.filter(isQuestion)
    if (questions.length !== 1) unclear(`${questions.length} questions`)
    for (const fact of facts) if (!isQuestion(fact)) this.add(fact)
    for (const fact of questions) this.ask(fact)
    if (!this.asked) unclear('nothing asked')
    this.link()
    this.linkGroups()
    this.addWholes()
    return this
  }

  // ---- Units -------------------------------------------------------------------------------------------------------

  chooseUnit(unit: Unit) {
    if (!this.units.has(unit.quantity)) this.units.set(unit.quantity, unit)
  }

  private chooseUnits(facts: readonly Fact[]) {
    const refs = facts.flatMap((fact) => toldOf(fact).map((told) => ({ told, isAsked: isAsked(told.value) })))
    for (const { told } of [...refs.filter((each) => each.isAsked), ...refs]) {
      const unit = told.ref.unit
      if (unit && !this.units.has(unit.quantity)) this.units.set(unit.quantity, unit)
    }
  }
  private unitOf(measure: string): Unit | null {
    return this.units.get(measure) ?? null
  }
  private converted(amount: Amount): Rational {
    const own = amount.unit
    const common = own ? this.unitOf(own.quantity) : null
    if (!own || !common || own === common) return amount.value
    const ratio = unitRatio(own, common)
    if (!ratio) unclear('units')
    return multiply(amount.value, ratio)
  }

  // ---- Quantities --------------------------------------------------------------------------------------------------

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

  /** How to round a number of groups: up in "how many buses are needed", down in "how many full boxes". */
  rounding: 'up' | 'down' | null = null

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
  /** Dependencies of an answer beyond its relations. */
  readonly tied: { of: string; to: readonly string[] }[] = []

  constant(value: Rational, ref: Ref): Quantity {
    return this.make('factor', ref, { value, isImplied: true })
  }

  relate(model: ModelId, ...of: readonly Quantity[]) {
    const ids = of.map((each) => each.id)
    const isKnown = this.relations.some((each) => each.model === model && each.of.join() === ids.join())
    if (!isKnown) this.relations.push({ model, of: ids })
  }

  // ---- Facts -------------------------------------------------------------------------------------------------------

  private add(fact: Fact) {
    switch (fact.kind) {
      case 'state':
        return this.addState(fact)
      case 'event': {
        // The recipient matters only if their amount is known.
        if (fact.isMirror) {
          const last = this.quantities.findLast((each) => each.kind === 'event' || each.kind === 'cost')
          const stock = this.stocks.find(
            (each) =>
              each.ref.noun === fact.ref.noun &&
              holders(fact.ref).length > 0 &&
              sameKeys(holders(each.ref), holders(fact.ref)),
          )
          if (last && stock) this.change(stock, last, 1)
          return
        }
        this.addEvent(fact.ref, fact.value, fact)
        return
      }
      case 'product':
        return this.addProduct(fact)
      case 'compare':
        return this.addComparison(fact)
      case 'part':
        return this.addPart(fact)
      case 'rest':
        return this.addRest(fact)
    }
  }

  private addState(fact: Fact & { kind: 'state' }) {
    if (fact.isSum) {
      const whole = this.make('whole', fact.ref)
      this.give(whole, fact.value)
      this.wholes.push(whole)
      return
    }
    const stock = this.stockOf(fact.ref, fact.when === 'end')
    const [first] = stock?.states ?? []
    if (
      stock &&
      first?.kind === 'event' &&
      first.sign > 0 &&
      stock.events.length === 0 &&
      fact.when === 'end' &&
      fact.value
    ) {
      // «Подарили 3 куклы, и стало 11»: implies an initial amount
      const start = this.make('state', stock.ref)
      const end = this.make('state', stock.ref)
      stock.states.splice(0, 1, start, end)
      stock.events.push(first)
      stock.hasEnd = true
      this.relate('change', end, start, first)
      return this.give(end, fact.value)
    }
    if (stock && (stock.events.length > 0 || fact.when === 'end')) return this.endWith(stock, fact.value)
    const found = this.exact(fact.ref)
    if (found && found.value === null && fact.value && found.kind !== 'event') return this.give(found, fact.value)
    const open = this.stocks.filter(
      (each) =>
        each.events.length === 0 &&
        each.states[0]?.value === null &&
        each.ref.noun === fact.ref.noun &&
        each.ref.measure === fact.ref.measure &&
        (each.ref.where.length === 0 || keys(fact.ref).every((key) => keys(each.ref).includes(key))),
    )
    if (open.length === 1 && open[0]?.states[0] && kindKeys(fact.ref).length === 0)
      return this.give(open[0].states[0], fact.value)
    const state = this.make('state', fact.ref)
    this.give(state, fact.value)
    if (fact.isPart) this.parts.add(state)
    this.stocks.push({ ref: fact.ref, states: [state], events: [], hasEnd: false })
  }

  /** "5 are left": the final state of a stock; without a known change, one is implied. */
  private endWith(stock: Stock, value: Value): void {
    const last = stock.states.at(-1)
    if (!last) return
    if (stock.events.length > 0 && last.value === null) {
      this.give(last, value)
      stock.hasEnd = true
      return
    }
    const change = this.make('event', last.ref, { sign: -1, verb: '*' })
    const end = this.make('state', last.ref)
    this.give(end, value)
    stock.states.push(end)
    stock.events.push(change)
    stock.hasEnd = true
    this.relate('change', last, end, change)
  }

  private addEvent(ref: Ref, value: Value, role: Role, made?: Quantity): Quantity {
    const event =
      made ?? this.make(ref.measure === 'money' ? 'cost' : 'event', ref, { verb: role.verb, sign: role.sign })
    if (!made) this.give(event, value)
    if (role.sign === 0) {
      this.doings.push(event)
      return event
    }
    const stock = this.stockOf(ref, false) ?? this.stockOfDoing(ref)
    if (stock && role.isHanded && holders(stock.ref).length > 0) unclear('put or taken by whom')
    if (stock) this.change(stock, event, role.sign)
    else if (role.sign === 1 && !role.isMore) this.stocks.push({ ref, states: [event], events: [], hasEnd: false })
    else {
      const start = this.make('state', ref)
      const fresh: Stock = { ref, states: [start], events: [], hasEnd: false }
      this.stocks.push(fresh)
      this.change(fresh, event, role.sign)
    }
    return event
  }

  /** «В автобусе ехало 19 пассажиров»: whoever does something is present. */
  private stockOfDoing(ref: Ref): Stock | null {
    const own = this.doings.filter(
      (each) =>
        each.ref.measure === 'count' &&
        each.ref.noun === ref.noun &&
        each.ref.where.every((tag) => tag.kind === 'place'),
    )
    const [doing] = own
    if (!doing || own.length !== 1) return null
    this.doings.splice(this.doings.indexOf(doing), 1)
    const stock: Stock = { ref: doing.ref, states: [doing], events: [], hasEnd: false }
    this.stocks.push(stock)
    return stock
  }

  private change(stock: Stock, event: Quantity, sign: number) {
    const last = stock.states.at(-1)
    if (!last) return
    const end = this.make('state', last.ref)
    stock.states.push(end)
    stock.events.push(event)
    if (sign > 0) this.relate('change', end, last, event)
    else this.relate('change', last, end, event)
  }

  /** Whether the amount of one per unit of the other is known. */
  private knowsSize(top: Ref, bottom: Ref): boolean {
    return (
      this.quantities.some(
        (each) =>
          each.kind === 'size' &&
          each.ref.measure === top.measure &&
          this.isLike(each.ref.noun, top.noun) &&
          each.per?.noun === bottom.noun,
      ) || this.heldBy(top, bottom) !== null
    )
  }
  private isLike(a: string | null, b: string | null): boolean {
    return a === b || this.isKind(a, b) || this.isKind(b, a)
  }
  /** "A crate holds 24 bottles": a rate that applies to all crates. */
  private heldBy(top: Ref, bottom: Ref): Quantity | null {
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

  private sizeOf(top: Ref, bottom: Ref): Quantity {
    const known = this.quantities.find(
      (each) =>
        each.kind === 'size' &&
        this.isLike(each.ref.noun, top.noun) &&
        (each.ref.measure === top.measure || top.measure === 'speed') &&
        (each.per?.noun === bottom.noun ||
          (bottom.measure !== 'count' && (each.per?.noun === null || bottom.noun === null))) &&
        each.per?.measure === bottom.measure &&
        (top.measure !== 'money' || each.per === null || sameKeys(kindKeys(each.per), kindKeys(bottom))) &&
        (top.measure === 'money' ||
          holders(each.ref).length === 0 ||
          holders(top).length === 0 ||
          sameKeys(holders(each.ref), holders(top))),
    )
    if (known) return known
    const held = this.heldBy(top, bottom)
    if (held) return held
    const size = this.make('size', top.measure === 'speed' ? { ...top, measure: 'length' } : top, { per: bottom })
    return size
  }

  private addProduct(told: Fact & { kind: 'product' }) {
    // "How many boxes for 40 eggs", with a known rate of eggs per box
    const isInverse =
      told.size.value === null &&
      told.total.ref.measure === 'count' &&
      told.total.ref.noun !== null &&
      told.total.value !== null &&
      told.count.value !== null &&
      !this.knowsSize(told.total.ref, told.count.ref) &&
      this.knowsSize(told.count.ref, told.total.ref)
    const fact = isInverse
      ? { ...told, total: told.count, count: told.total, size: { ...told.size, ref: { ...told.count.ref, where: [] } } }
      : told
    const { total, size, count, role } = fact
    // "A day of 24 hours" explains a unit and is no amount.
    if ((total.ref.measure === 'time' || total.ref.measure === 'length') && total.ref.measure === count.ref.measure)
      unclear('units')
    let sizeQ = this.sizeOf(size.ref.measure === 'speed' ? { ...size.ref, measure: 'length' } : size.ref, count.ref)
    if (size.value && 'amount' in size.value) {
      const amount = size.value.amount
      const down = count.ref.unit && !count.value ? this.unitOf(count.ref.measure) : null
      const ratio = down && count.ref.unit && down !== count.ref.unit ? unitRatio(count.ref.unit, down) : null
      const value = this.converted(amount)
      const scaled = ratio ? divide(value, ratio) : value
      // A second, different speed or price
      if (sizeQ.value !== null) {
        if (!count.value || !this.relations.some((each) => each.of.includes(sizeQ.id))) unclear('two values')
        sizeQ = this.make('size', size.ref, { per: count.ref })
      }
      sizeQ.value = scaled
      sizeQ.amount = amount
      sizeQ.isImplied = amount.start === amount.end
    } else this.give(sizeQ, size.value)
    if (
      size.value &&
      'asked' in size.value &&
      !count.value &&
      count.ref.measure === 'time' &&
      sizeQ.value === null &&
      this.relations.every((each) => !each.of.includes(sizeQ.id))
    ) {
      // «Сколько продали за день?» with amounts given for parts of the day
      const events = this.quantities.filter(
        (each) => each.kind === 'event' && each.verb === (role?.verb ?? '') && each.ref.measure === total.ref.measure,
      )
      if (events.length > 1) {
        this.asked = null
        this.quantities.splice(this.quantities.indexOf(sizeQ), 1)
        return this.wantSum(total.ref, events)
      }
    }
    if (
      total.value &&
      'asked' in total.value &&
      count.value &&
      'amount' in count.value &&
      sizeQ.value === null &&
      this.relations.every((each) => !each.of.includes(sizeQ.id))
    ) {
      // "How many pages did he read in the two days?"
      const parts = this.current().filter(
        (each) =>
          each !== sizeQ &&
          each.kind !== 'count' &&
          (each.kind !== 'state' ||
            each.value !== null ||
            this.relations.some((one) => one.model !== 'change' && one.of.includes(each.id))) &&
          this.fits(each.ref, total.ref, true),
      )
      if (parts.length === Number(count.value.amount.value.n) && parts.length > 1) {
        this.accounted.add(count.value.amount.start)
        this.quantities.splice(this.quantities.indexOf(sizeQ), 1)
        return this.wantSum(total.ref, parts)
      }
    }
    // "$25 a month. How much in a year?"
    const common = this.unitOf('time')
    const own = count.ref.unit
    if (size.value && 'asked' in size.value && !count.value && own?.quantity === 'time' && common && own !== common) {
      const times = unitRatio(own, common)
      if (!times || (times.d !== 1n && times.n !== 1n)) unclear('units of time')
      sizeQ.isAsked = false
      this.asked = null
      const all = this.make(total.ref.measure === 'money' ? 'cost' : 'event', total.ref)
      this.relate(productModel(total.ref, count.ref), all, sizeQ, this.constant(times, count.ref))
      return this.want(all)
    }
    const hasCount = count.value !== null
    const hasTotal = total.value !== null
    if (size.value && 'asked' in size.value && total.ref.measure === 'money') {
      const spent = this.quantities.filter(
        (each) =>
          each !== sizeQ &&
          each.ref.measure === 'money' &&
          each.value === null &&
          each.ref.where.some((tag) => tag.key === count.ref.noun),
      )
      if (spent.length === 1 && spent[0]) {
        sizeQ.isAsked = false
        this.asked = null
        return this.want(spent[0])
      }
    }
    if (!hasCount && !hasTotal && !fact.isShared) {
      this.loose.push({ size: sizeQ, top: total.ref, bottom: count.ref })
      return
    }
    let totalQ: Quantity
    if (fact.isShared && !hasTotal) totalQ = this.find(total.ref) ?? unclear('shared what')
    else {
      totalQ = this.make(total.ref.measure === 'money' ? 'cost' : role ? 'event' : 'state', total.ref, {
        verb: role?.verb ?? '',
        sign: role?.sign ?? 0,
      })
      this.give(totalQ, total.value)
      if (role && role.sign !== 0) this.addEvent(total.ref, null, role, totalQ)
      else if (!role) this.stocks.push({ ref: total.ref, states: [totalQ], events: [], hasEnd: false })
      else this.doings.push(totalQ)
    }
    let countQ = hasCount ? null : this.find(count.ref)
    if (!countQ) {
      countQ = this.make('count', count.ref)
      this.give(countQ, count.value)
    }
    this.relate(productModel(total.ref, count.ref), totalQ, sizeQ, countQ)
    const relation = this.relations.at(-1)
    if (relation) this.products.push({ total: totalQ, count: countQ, relation })
  }

  /** "The notebook costs $10 more than the pen": a price belongs to the thing, not to its owner. */
  private priceOf(ref: Ref | null): Quantity | null {
    const prices = this.quantities.filter(
      (each) => each.kind === 'size' && each.ref.measure === 'money' && each.per !== null,
    )
    if (!ref) return prices.length === 1 ? (prices[0] ?? null) : null
    const noun = ref.where.find((tag) => tag.kind === 'holder')?.key ?? null
    if (noun === null) return null
    const kinds = ref.where.filter((tag) => tag.kind === 'kind').map((tag) => tag.key)
    const own = prices.filter((each) => each.per?.noun === noun && sameKeys(kindKeys(each.per), kinds))
    if (own.length === 1) return own[0] ?? null
    const per: Ref = {
      noun,
      measure: 'count',
      name: ref.where.map((tag) => tag.text).join(' '),
      where: ref.where.filter((tag) => tag.kind === 'kind'),
      unit: null,
    }
    return this.make('size', { noun: null, measure: 'money', name: '', where: [], unit: null }, { per })
  }

  private addComparison(fact: Fact & { kind: 'compare' }) {
    const isPrice =
      fact.a.measure === 'money' &&
      (this.loose.some((each) => each.top.measure === 'money') ||
        this.stocks.every((each) => each.ref.measure !== 'money'))
    const b = isPrice
      ? this.priceOf(fact.b)
      : fact.b
        ? (this.find(fact.b, false, true) ?? this.newState(fact.b))
        : this.lastLike(fact.a)
    if (!b) unclear('compared with what')
    const isAsking = fact.by !== null && 'asked' in fact.by
    const like =
      b.kind === 'event' && !fact.role ? { sign: b.sign as 1 | -1 | 0, verb: b.verb, isMore: false } : fact.role
    const a =
      (isPrice ? this.priceOf(fact.a) : null) ??
      this.exact(fact.a) ??
      (isAsking ? this.find(fact.a) : null) ??
      this.newOf({ ...fact.a, noun: fact.a.noun ?? (fact.a.measure === 'count' ? b.ref.noun : null) }, like)
    if (a === b) unclear('compared with itself')
    if (
      !isAsking &&
      fact.b &&
      a.ref.noun === b.ref.noun &&
      keys(a.ref).length < keys(b.ref).length &&
      keys(a.ref).every((key) => keys(b.ref).includes(key))
    )
      unclear('compared as a whole')
    const by = this.make('factor', fact.how === 'difference' ? fact.a : { ...fact.a, measure: 'number' })
    this.give(by, fact.by)
    if (fact.how === 'difference') {
      if (fact.sign > 0) this.relate('additive-comparison', a, b, by)
      else this.relate('additive-comparison', b, a, by)
    } else if (fact.how === 'factor') {
      if (fact.sign > 0) this.relate('multiplicative-comparison', a, by, b)
      else this.relate('multiplicative-comparison', b, by, a)
    } else {
      const percent = fact.by && 'amount' in fact.by ? divide(fact.by.amount.value, rational(100)) : null
      if (!percent) unclear('percent')
      by.value = null
      const factor = this.constant(
        fact.sign > 0 ? rational(percent.n + percent.d, percent.d) : subtract(ONE, percent),
        by.ref,
      )
      factor.amount = by.amount
      factor.isImplied = false
      this.quantities.splice(this.quantities.indexOf(by), 1)
      this.relate('percent-comparison', a, factor, b)
    }
  }

  private addPart(fact: Fact & { kind: 'part' }) {
    const whole = this.wholeFor(fact)
    const fraction = this.make('factor', { ...fact.part, measure: 'fraction' })
    if (fact.fraction && 'amount' in fact.fraction) {
      const { amount } = fact.fraction
      fraction.value = amount.style === 'percent' ? divide(amount.value, rational(100)) : amount.value
      fraction.amount = amount
    } else if (fact.percentAsked) {
      const percent = this.make('factor', { ...fact.part, measure: 'percent' })
      this.want(percent)
      this.relate('what-percent', percent, fraction, this.constant(rational(100), percent.ref))
    } else this.give(fraction, fact.fraction)
    const isPercent = fact.fraction && 'amount' in fact.fraction ? fact.fraction.amount.style === 'percent' : false
    let part: Quantity
    const isAskedPart = fact.fraction !== null && 'asked' in fact.fraction
    const toldPart = isAskedPart && !fact.partValue ? this.partOf(fact.part, whole) : null
    if (toldPart) part = toldPart
    else if (fact.role && fact.role.sign !== 0)
      part = this.addEvent(
        { ...fact.part, noun: fact.part.noun ?? whole.ref.noun, measure: whole.ref.measure },
        fact.partValue,
        fact.role,
      )
    else {
      part = this.make('state', { ...fact.part, measure: whole.ref.measure })
      this.give(part, fact.partValue)
      this.stocks.push({ ref: part.ref, states: [part], events: [], hasEnd: false })
    }
    this.relate(
      isPercent ? 'percent-of' : fact.fraction && 'asked' in fact.fraction ? 'what-percent' : 'fraction-of',
      part,
      fraction,
      whole,
    )
  }

  /** The part a question asks about: given, or the complement of the given one. */
  private partOf(ref: Ref, whole: Quantity): Quantity {
    const parts = this.stocks.filter(
      (each) =>
        !each.states.includes(whole) &&
        each.states[0] &&
        each.ref.measure === whole.ref.measure &&
        (each.ref.noun === whole.ref.noun ||
          this.isKind(each.ref.noun, whole.ref.noun) ||
          this.parts.has(each.states[0])),
    )
    const named = (one: Ref) =>
      [one.noun, ...keys(one)].filter((key) => key !== null && key !== whole.ref.noun && key !== 'share')
    const own = parts.filter((each) => named(each.ref).some((key) => named(ref).includes(key)))
    if (own.length === 1 && own[0]?.states[0]) return own[0].states[0]
    const [only] = parts
    if (
      own.length > 0 ||
      parts.length !== 1 ||
      !only?.states[0] ||
      !this.isKind(ref.noun, whole.ref.noun) ||
      !this.isKind(only.ref.noun, whole.ref.noun) ||
      ref.noun === only.ref.noun
    )
      unclear('which part')
    const rest = this.newState(ref)
    this.relate('part-whole', whole, only.states[0], rest)
    return rest
  }

  private wholeFor(fact: Fact & { kind: 'part' }): Quantity {
    if (fact.isOfRest) {
      const stock = fact.whole ? this.stockOf(fact.whole, true) : this.stocks[0]
      const last = stock && stock.events.length > 0 ? stock.states.at(-1) : null
      return last ?? unclear('rest of what')
    }
    if (fact.wholeValue && fact.whole) {
      const whole = this.newState(fact.whole)
      this.give(whole, fact.wholeValue)
      return whole
    }
    const found = fact.whole ? this.find(fact.whole, true) : null
    return found ?? (fact.whole ? this.newState(fact.whole) : unclear('part of what'))
  }

  private addRest(fact: Fact & { kind: 'rest' }) {
    const { ref, role } = fact
    const own = this.stocks.filter(
      (each) =>
        each.ref.measure === ref.measure && (each.ref.noun === ref.noun || this.isKind(ref.noun, each.ref.noun)),
    )
    if (role) {
      // What is left after all events
      const stock = own.find((each) => each.events.length > 0) ?? (own.length === 1 ? own[0] : undefined)
      if (!stock) unclear('rest of what')
      this.attachDoings(stock.ref)
      const end = stock.states.at(-1)
      if (!end || stock.events.length === 0) unclear('rest of what')
      // Amounts received are not parts taken: "won 6 games, lost the rest"
      if (stock.events.some((each) => each.sign > 0)) unclear('rest of what')
      this.aliases.push({ verb: role.verb, quantity: end })
      return
    }
    const rest = this.make('state', ref)
    const [whole, ...parts] = this.stocks.filter(
      (each) =>
        each.ref.measure === ref.measure &&
        (this.isKind(ref.noun, each.ref.noun) ||
          this.isKind(each.ref.noun, this.stocks[0]?.ref.noun ?? null) ||
          each.ref.noun === this.stocks[0]?.ref.noun),
    )
    const [start] = whole?.states ?? []
    const shares = parts.map((each) => each.states[0]).filter((each) => each !== undefined)
    if (
      !whole ||
      !start ||
      shares.length === 0 ||
      whole.events.length > 0 ||
      parts.some((each) => each.events.length > 0)
    )
      unclear('rest of what')
    this.stocks.push({ ref, states: [rest], events: [], hasEnd: false })
    this.relate('part-whole', start, ...shares, rest)
  }

  // ---- The question ------------------------------------------------------------------------------------------------

  private ask(fact: Fact) {
    if (fact.kind === 'state') return this.askState(fact)
    if (fact.kind === 'event') return this.askEvent(fact)
    this.add(fact)
  }

  private askState(fact: Fact & { kind: 'state' }) {
    const { ref } = fact
    const jobs = this.quantities.filter((each) => each.ref.measure === 'job')
    if (ref.measure === 'time' && jobs.length > 0) return this.askTogether(ref, jobs)
    const which = ref.where.find((tag) => tag.key.startsWith('which:'))
    if (which) return this.askWhich(which.key)
    if (ref.measure === 'money' && fact.isSum && this.stocksFor(ref).length === 0) return this.askMoney(ref)
    if (fact.when === 'start') {
      const stock = this.stockOf(ref, true) ?? unclear('start of what')
      return this.want(stock.states[0])
    }
    const stocks = this.stocksFor(ref)
    const withEvents = stocks.filter((each) => each.events.length > 0)
    if (fact.when === 'end' && withEvents.length === 0) {
      const grouped = this.products.find((each) => each.total.value !== null && this.fits(each.total.ref, ref, true))
      if (grouped) return this.askRemainder(ref, grouped.total, grouped.relation)
    }
    if (fact.when === 'end' || (stocks.length === 1 && withEvents.length === 1)) {
      this.attachDoings(ref)
      const changed = this.stocksFor(ref).filter((each) => each.events.length > 0)
      const [stock, ...more] =
        changed.length > 0
          ? changed
          : this.stocks.filter(
              (each) =>
                each.events.length > 0 &&
                each.ref.measure === ref.measure &&
                (ref.noun === null || each.ref.noun === ref.noun),
            )
      if (!stock) unclear('left of what')
      if (more.length > 0)
        return this.wantSum(
          ref,
          this.stocksFor(ref).map((each) => each.states.at(-1)),
        )
      // The final state is given, so the question is about the initial one.
      if (stock.hasEnd) {
        if (fact.when === 'end') unclear('the end is told')
        return this.want(stock.states[0])
      }
      return this.want(stock.states.at(-1))
    }
    if (
      fact.isSum &&
      stocks.length === 0 &&
      this.loose.some((each) => each.top.measure === ref.measure && each.top.noun === ref.noun)
    )
      return this.want(this.newState(ref))
    if (fact.isSum)
      return this.wantSum(
        ref,
        stocks.map((each) => each.states.at(-1)),
      )
    // "13 girls and twice as many boys. How many children?"
    const ofKind = this.stocks.filter(
      (each) => each.ref.noun !== ref.noun && each.ref.measure === ref.measure && this.isKind(each.ref.noun, ref.noun),
    )
    if (ref.noun !== null && ofKind.length > 1 && this.stocks.every((each) => each.ref.noun !== ref.noun))
      return this.wantSum(
        ref,
        ofKind.map((each) => each.states.at(-1)),
      )
    const found = this.find(ref)
    if (found) return this.want(found)
    if (stocks.length > 1)
      return this.wantSum(
        ref,
        stocks.map((each) => each.states.at(-1)),
      )
    const doings = this.fitting(this.doings, (each) => each.ref, ref)
    if (doings.length > 0) return this.wantSum(ref, doings)
    this.want(this.newState(ref))
  }

  private askEvent(fact: Fact & { kind: 'event' }) {
    const { ref } = fact
    if (fact.verb === BACK) return this.askBack(ref)
    const jobs = this.quantities.filter((each) => each.ref.measure === 'job')
    if (ref.measure === 'time' && jobs.length > 0) return this.askTogether(ref, jobs)
    const sameVerb = this.quantities.filter(
      (each) => (each.kind === 'event' || each.kind === 'cost') && (each.verb === fact.verb || each.verb === '*'),
    )
    // An omitted subject is that of the previous clause.
    const isPlain = ref.where.every((tag) => tag.kind === 'holder')
    const events = isPlain
      ? sameVerb.filter((each) => this.fits(each.ref, ref, true))
      : this.fitting(sameVerb, (each) => each.ref, ref)
    const unknown = events.filter((each) => each.value === null)
    const narrowed = ref.where.some((tag) => tag.kind !== 'holder')
      ? events.filter((each) =>
          ref.where.every((tag) => tag.kind === 'holder' || each.ref.where.some((one) => one.key === tag.key)),
        )
      : []
    if (ref.measure === 'money' && events.length === 0) return this.askMoney(ref)
    if (fact.isSum) {
      const all = this.quantities.filter(
        (each) => each.kind === 'event' && each.verb === fact.verb && this.fits(each.ref, ref, true),
      )
      const alike = this.quantities.filter(
        (each) =>
          each.kind === 'event' && each.sign === fact.sign && each.value !== null && this.fits(each.ref, ref, true),
      )
      return this.wantSum(ref, all.length > events.length ? all : events.length < 2 && all.length < 2 ? alike : events)
    }
    if (narrowed.length === 1) return this.want(narrowed[0])
    if (events.length > 1) return this.wantSum(ref, events)
    if (unknown.length === 1) return this.want(unknown[0])
    const open = this.fitting(
      this.current().filter(
        (each) => each.value === null && (each.kind === 'count' || each.kind === 'event' || each.kind === 'cost'),
      ),
      (each) => each.ref,
      ref,
    )
    if (open.length === 1 && (ref.noun === null || open[0]?.ref.noun === ref.noun)) return this.want(open[0])
    const alias = this.aliases.find((each) => each.verb === fact.verb)
    if (alias) return this.want(alias.quantity)
    if (ref.measure === 'money') return this.askMoney(ref)
    if (fact.sign === 1 || fact.sign === 0) {
      const found = this.find(ref)
      if (found && found.value === null) return this.want(found)
    }
    if (events.length === 0) {
      // "How many did he give away?", derived from the initial and final state
      const stock = this.stockOf(ref, false)
      if (stock && stock.states.length === 1 && fact.sign !== 0) unclear('no change')
      const made = this.addEvent(ref, null, fact)
      return this.want(made)
    }
    unclear('which event')
  }

  /** "The larger part", decided by the comparison of the two. */
  private askWhich(key: string) {
    const compared = this.relations.filter(
      (each) => each.model === 'additive-comparison' || each.model === 'multiplicative-comparison',
    )
    const [only] = compared
    if (!only || compared.length > 1) unclear('which of the two')
    const smaller = only.model === 'additive-comparison' ? only.of[1] : only.of[2]
    return this.want(this.quantities.find((each) => each.id === (key === 'which:>' ? only.of[0] : smaller)))
  }

  /** The remainder after filling as many groups as possible. */
  private askRemainder(ref: Ref, total: Quantity, relation: Relation) {
    const others = relation.of.slice(1).map((id) => this.quantities.find((each) => each.id === id))
    const known = others.find((each) => each?.value)
    const open = others.find((each) => each && each.value === null)
    if (!known?.value || !open || !total.value) unclear('left of what')
    const full = divide(total.value, known.value)
    this.relations.splice(this.relations.indexOf(relation), 1)
    const groups = this.constant(rational(full.n / full.d), open.ref)
    const grouped = this.make('state', total.ref)
    this.relate('full-groups', grouped, known, groups)
    const rest = this.make('state', ref)
    this.relate('remainder', total, grouped, rest)
    this.want(rest)
  }

  /** Joint work: each alone needs a given time; the rates per hour add up. */
  private askTogether(ref: Ref, jobs: readonly Quantity[]) {
    if (jobs.length < 2) unclear('together with whom')
    const job: Ref = { noun: null, measure: 'work', name: '', where: [], unit: null }
    const whole = this.constant(ONE, job)
    const rates = jobs.map((each) => {
      const rate = this.make('size', { ...job, where: each.ref.where })
      this.relate('work-rate', whole, rate, each)
      each.unit = this.unitOf('time')
      return rate
    })
    const together = this.make('size', job)
    this.relate('joint-work', together, ...rates)
    const time = this.make('state', ref)
    this.relate('work-rate', whole, together, time)
    this.want(time)
  }

  /** Change from a payment: the total cost is subtracted. */
  private askBack(ref: Ref) {
    const products = new Set(this.relations.flatMap((each) => (each.model === 'unit-price' ? each.of.slice(0, 1) : [])))
    const linked = new Set(this.relations.flatMap((each) => each.of))
    const money = this.quantities.filter((each) => each.kind === 'cost' && each.ref.measure === 'money')
    const paid = money.filter(
      (each) => !products.has(each.id) && each.verb !== COST && each.sign === -1 && each.value !== null,
    )
    const singles = this.loose
      .filter((each) => each.top.measure === 'money' && !linked.has(each.size.id))
      .map((each) => each.size)
    const costs = [...money.filter((each) => products.has(each.id) || each.verb === COST), ...singles]
    const [payment] = paid
    if (!payment || paid.length !== 1 || costs.length === 0) unclear('change from what')
    const back = this.make('cost', ref)
    this.relate('change-from-payment', payment, ...costs, back)
    this.want(back)
  }

  /** Total spending; a price that covers one item counts once. */
  private askMoney(ref: Ref) {
    const linked = new Set(this.relations.flatMap((each) => each.of))
    const costs = this.quantities.filter((each) => each.kind === 'cost' && each.ref.measure === 'money')
    const singles = this.loose
      .filter(
        (each) =>
          each.top.measure === 'money' && !linked.has(each.size.id) && !costs.some((cost) => cost === each.size),
      )
      .map((each) => each.size)
    const all = [...costs, ...singles]
    if (all.length === 1) return this.want(all[0])
    return this.wantSum(ref, all)
  }

  want(quantity: Quantity | undefined) {
    if (!quantity) unclear('nothing asked')
    if (quantity.value !== null) unclear('asked for what is told')
    quantity.isAsked = true
    this.asked = quantity
  }

  private wantSum(ref: Ref, parts: readonly (Quantity | undefined)[]) {
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

  /** Amounts read or walked are subtracted from a known whole. */
  private attachDoings(ref: Ref) {
    for (const event of this.doings.splice(0)) {
      const own = this.stocks.filter(
        (each) =>
          each.ref.measure === event.ref.measure && (event.ref.noun === null || each.ref.noun === event.ref.noun),
      )
      const [stock] = own
      if (
        own.length === 1 &&
        stock &&
        (ref.noun === null || stock.ref.noun === null || this.isKind(stock.ref.noun, ref.noun))
      )
        this.change(stock, event, -1)
    }
  }

  // ---- Finding -----------------------------------------------------------------------------------------------------

  isKind(part: string | null, whole: string | null): boolean {
    return part !== null && whole !== null && (part === whole || (this.kinds.get(whole)?.has(part) ?? false))
  }

  /** Whether a quantity matches a reference; `isLoose` ignores an owner or place that was not given. */
  private fits(quantity: Ref, ref: Ref, isLoose = false): boolean {
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
  private fitting<T>(all: readonly T[], refOf: (one: T) => Ref, ref: Ref): T[] {
    const close = all.filter((each) => this.fits(refOf(each), ref))
    return close.length > 0 ? close : all.filter((each) => this.fits(refOf(each), ref, true))
  }

  private stocksFor(ref: Ref): Stock[] {
    return this.fitting(this.stocks, (each) => each.ref, ref)
  }

  private stockOf(ref: Ref, isLoose: boolean): Stock | null {
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
  private exact(ref: Ref): Quantity | null {
    const states = this.current().filter(
      (each) => each.ref.measure === ref.measure && each.ref.noun === ref.noun && sameKeys(keys(each.ref), keys(ref)),
    )
    return states.at(-1) ?? null
  }

  /** Counts and current states. */
  private current(): Quantity[] {
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

  /** The last mentioned quantity of the same kind: "Ann has 5 pens, Tom 3 more". */
  private lastLike(ref: Ref): Quantity | null {
    const own = this.current().filter(
      (each) =>
        each.ref.measure === ref.measure &&
        !(sameKeys(keys(each.ref), keys(ref)) && (each.ref.noun === ref.noun || ref.noun === null)),
    )
    const told = own.filter((each) => each.amount !== null || this.relations.some((one) => one.of.includes(each.id)))
    const same = told.filter((each) => each.ref.noun === ref.noun || ref.noun === null)
    if (same.length > 0) return same.at(-1) ?? null
    const written = told.filter((each) => each.amount !== null)
    return written.length === 1 ? (written[0] ?? null) : null
  }

  private newState(ref: Ref): Quantity {
    const state = this.make('state', ref)
    this.stocks.push({ ref, states: [state], events: [], hasEnd: false })
    return state
  }
  private newOf(ref: Ref, role: Role | null): Quantity {
    if (!role) return this.newState(ref)
    return this.addEvent(ref, null, role)
  }

  // ---- What follows from all ---------------------------------------------------------------------------------------

  private link() {
    for (const { size, top, bottom } of this.loose) {
      const count = this.linked(bottom)
      const total = this.linked(top)
      if (!count && !total) continue
      const countQ = count ?? this.make('count', bottom)
      const totalQ = total ?? this.make(top.measure === 'money' ? 'cost' : 'state', top)
      this.relate(productModel(top, bottom), totalQ, size, countQ)
    }
  }

  /** "A van carries 12. How many vans for 100 students?": derives the number of groups. */
  private linkGroups() {
    const { asked } = this
    if (asked?.ref.measure !== 'count' || this.relations.some((each) => each.of.includes(asked.id))) return
    const sizes = this.quantities.filter(
      (each) =>
        each !== asked &&
        each.value !== null &&
        each.ref.noun !== asked.ref.noun &&
        ((each.kind === 'size' && each.per?.noun === asked.ref.noun) ||
          (each.kind === 'state' && [...holders(each.ref), ...places(each.ref)].includes(asked.ref.noun ?? ''))),
    )
    const [size] = sizes
    if (!size || sizes.length !== 1) return
    const totals = this.quantities.filter(
      (each) =>
        each !== size &&
        each !== asked &&
        each.value !== null &&
        each.kind !== 'size' &&
        each.kind !== 'factor' &&
        each.ref.measure === size.ref.measure &&
        this.isLike(each.ref.noun, size.ref.noun),
    )
    const [total] = totals
    if (!total || totals.length !== 1) return
    this.relate('equal-groups', total, size, asked)
  }

  private linked(ref: Ref): Quantity | null {
    const all = this.current().filter(
      (each) =>
        each.ref.measure === ref.measure &&
        (each.ref.noun === ref.noun || (ref.measure !== 'count' && (each.ref.noun === null || ref.noun === null))),
    )
    return all.length === 1 ? (all[0] ?? null) : null
  }

  private addWholes() {
    if (this.asked === null) return
    for (const whole of this.wholes) {
      const parts = this.stocks
        .map((each) => each.states[0])
        .filter(
          (each) =>
            each !== undefined &&
            each !== whole &&
            each.ref.measure === whole.ref.measure &&
            (this.isKind(each.ref.noun, whole.ref.noun) || whole.ref.noun === null),
        )
      if (parts.length > 1) this.relate('part-whole', whole, ...parts.filter((each) => each !== undefined))
      else if (parts.length === 1) unclear('a sum of one')
    }
    // "In two boxes there are 40 pens": the boxes are also given one by one.
    for (const { total, count, relation } of this.products) {
      const noun = count.ref.noun
      if (
        !noun ||
        count.value === null ||
        this.relations.some((each) => each !== relation && each.of.includes(relation.of[1] ?? ''))
      )
        continue
      const parts = this.stocks.filter(
        (each) =>
          !each.states.includes(total) &&
          each.ref.measure === total.ref.measure &&
          each.ref.noun === total.ref.noun &&
          (each.ref.where.some((tag) => tag.key === noun) ||
            holders(each.ref).length > 0 ||
            each.ref.where.some((tag) => tag.key.startsWith('#'))),
      )
      if (parts.length !== Number(count.value.n) || count.amount === null) continue
      this.relations.splice(this.relations.indexOf(relation), 1)
      this.accounted.add(count.amount.start)
      this.quantities.splice(this.quantities.indexOf(count), 1)
      this.relate('part-whole', total, ...parts.flatMap((each) => each.states.slice(0, 1)))
    }
    // A whole and its kinds
    for (const whole of this.stocks) {
      const start = whole.states[0]
      if (start?.ref.measure !== 'count') continue
      const parts = this.stocks.filter(
        (each) => each !== whole && each.ref.noun !== whole.ref.noun && this.isKind(each.ref.noun, whole.ref.noun),
      )
      const states = parts.map((each) => each.states[0]).filter((each) => each !== undefined)
      if (states.length > 1 && this.relations.every((each) => each.of[0] !== start.id))
        this.relate('part-whole', start, ...states)
    }
  }
}

const keys = (ref: Ref) => ref.where.map((each) => each.key)
const holders = (ref: Ref) => ref.where.filter((each) => each.kind === 'holder').map((each) => each.key)
const places = (ref: Ref) => ref.where.filter((each) => each.kind === 'place').map((each) => each.key)
const kindKeys = (ref: Ref) =>
  ref.where.filter((each) => each.kind === 'kind' && !each.key.startsWith('#')).map((each) => each.key)
const sameKeys = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each))

const productModel = (top: Ref, bottom: Ref): ModelId =>
  top.measure === 'money'
    ? 'unit-price'
    : bottom.measure === 'time'
      ? top.measure === 'length'
        ? 'motion'
        : 'work-rate'
      : 'equal-groups'

const isAsked = (value: Value) => value !== null && 'asked' in value
function toldOf(fact: Fact): Told[] {
  switch (fact.kind) {
    case 'state':
    case 'event':
    case 'rest':
      return [{ ref: fact.ref, value: fact.value }]
    case 'product':
      return [fact.total, fact.size, fact.count]
    case 'compare':
      return [{ ref: fact.a, value: fact.by }]
    case 'part':
      return [
        { ref: fact.part, value: fact.partValue },
        { ref: fact.part, value: fact.fraction },
        ...(fact.whole ? [{ ref: fact.whole, value: fact.wholeValue }] : []),
      ]
  }
}
const isQuestion = (fact: Fact) => toldOf(fact).some((each) => isAsked(each.value))
