import { add, divide, equals, isInteger, ONE, type Rational, rational, subtract } from '../math/rational.ts'
import { type Clause, type Np, unclear } from './chunks.ts'
import type { Ref, Tag } from './facts.ts'
import type { StoryLanguage } from './lexicon.ts'
import { type Quantity, World } from './world/world.ts'

type Kinds = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Reads story types that a keyword announces (average, ratio, rectangle), which have roles of their own; null for
 * others.
 */
export function readSpecial(clauses: readonly Clause[], kinds: Kinds, language: StoryLanguage): World | null {
  const story = new Story(clauses, kinds, language)
  for (const reader of readers) {
    const world = reader(story)
    if (world) return world
  }
  return null
}

interface Item {
  readonly np: Np
  readonly clause: Clause
  readonly index: number
}

class Story {
  readonly clauses: readonly Clause[]
  readonly items: readonly Item[]
  readonly amounts: readonly Item[]
  readonly asked: Item | null
  readonly kinds: Kinds
  readonly language: StoryLanguage
  readonly tags: ReadonlySet<string>

  constructor(clauses: readonly Clause[], kinds: Kinds, language: StoryLanguage) {
    this.clauses = clauses
    this.kinds = kinds
    this.language = language
    const all: Item[] = []
    for (const [index, clause] of clauses.entries())
      for (const element of clause.elements)
        for (let np: Np | null = element.kind === 'np' ? element : null; np; np = np.of) all.push({ np, clause, index })
    this.items = all
    this.amounts = all.filter((each) => each.np.amount !== null)
    const asked = all.filter((each) => each.np.asked !== null)
    this.asked = asked.length === 1 ? (asked[0] ?? null) : null
    this.tags = new Set([
      ...clauses.flatMap((clause) =>
        clause.elements.flatMap((each) =>
          each.kind === 'flag'
            ? [each.tag]
            : each.kind === 'verb'
              ? [`verb:${each.cls}`]
              : each.kind === 'cmp'
                ? ['cmp']
                : [...each.flags],
        ),
      ),
      ...all.flatMap((each) => each.np.words.map((word) => word.tag)),
      ...all.flatMap((each) => (each.np.prep ? [`prep:${each.np.prep}`] : [])),
      ...all.flatMap((each) => (each.np.isEach ? ['each'] : [])),
    ])
  }
  has(tag: string) {
    return this.tags.has(tag)
  }
  world() {
    const world = new World(this.kinds)
    const asked = this.asked?.np.unit
    if (asked) world.chooseUnit(asked)
    for (const { np } of this.amounts) if (np.amount?.unit) world.chooseUnit(np.amount.unit)
    return world
  }
  flagsOf(clause: Clause) {
    return new Set(clause.elements.flatMap((each) => (each.kind === 'flag' ? [each.tag] : [])))
  }
  /** Throws on a relation outside `allowed`. */
  only(...allowed: readonly string[]) {
    const fine = new Set([...allowed, ...harmless])
    for (const tag of this.tags)
      if (!fine.has(tag) && !tag.startsWith('prep:') && !tag.startsWith('verb:')) unclear(`${tag} here`)
    if (this.tags.has('neg')) unclear('negation')
  }
}

const harmless = ['word', 'comma', 'and', 'but', 'if', 'now', 'same', 'skip', 'both', 'speed', 'unit']

const refOf = (np: Np, name?: string): Ref => ({
  noun: np.words.at(-1)?.key ?? null,
  measure: np.amount?.unit?.quantity ?? np.unit?.quantity ?? 'count',
  name:
    name ?? [np.unitText || np.amount?.unitText || '', ...np.words.map((each) => each.text)].filter(Boolean).join(' '),
  where: [],
  unit: np.amount?.unit ?? np.unit,
})
const plainRef = (measure: string, name = '', where: readonly Tag[] = []): Ref => ({
  noun: null,
  measure,
  name,
  where,
  unit: null,
})

function given(world: World, np: Np, measure?: string): Quantity {
  const ref = refOf(np)
  const made = world.make('state', measure ? { ...ref, measure } : ref)
  world.give(made, np.amount ? { amount: np.amount } : null)
  return made
}
const isPlain = (np: Np) => np.amount?.style === 'plain'
const quantityOf = (np: Np) => np.amount?.unit?.quantity ?? null
const numberOf = (np: Np): Rational => np.amount?.value ?? ONE

// ---- Average ---------------------------------------------------------------------------------------------------------

function average(story: Story): World | null {
  if (!story.has('average')) return null
  story.only(
    'average',
    'of-them',
    'old',
    'age',
    'height',
    'weight',
    'length',
    'price',
    'cmp',
    'adj:high',
    'adj:long',
    'sum-of',
  )
  const { asked } = story
  if (!asked || story.has('cmp') || story.has('per') || story.amounts.some((each) => each.np.per)) return null
  const world = story.world()
  const isAsked = story.flagsOf(asked.clause).has('average')
  if (asksWhich(story, asked) || story.amounts.some((each) => each.np.prep === 'by')) unclear('averages are compared')
  if (!isAsked && story.clauses.filter((clause) => story.flagsOf(clause).has('average')).length > 1)
    unclear('two averages')
  if (isAsked) {
    const all = story.amounts.filter((each) => each.clause !== asked.clause || story.clauses.length === 1)
    const values = all.filter((each) => !isCountOf(each, all))
    const counts = all.filter((each) => isCountOf(each, all))
    if (
      values.length < 2 ||
      counts.length > 1 ||
      values.some((each) => !isPlain(each.np) || quantityOf(each.np) !== quantityOf(values[0]?.np ?? each.np))
    )
      unclear('average of what')
    const nouns = new Set(values.flatMap((each) => each.np.words.at(-1)?.key ?? []))
    if (nouns.size > 1 && values.some((each) => each.np.words.length === 0)) unclear('average of what')
    const parts = values.map((each) => given(world, each.np))
    const measure = quantityOf(values[0]?.np ?? asked.np) ?? 'number'
    const total = world.make('whole', plainRef(measure))
    const result = world.make('state', plainRef(measure))
    for (const each of counts) if (each.np.amount) world.accounted.add(each.np.amount.start)
    world.relate('part-whole', total, ...parts)
    world.relate('average', total, result, world.constant(rational(values.length), plainRef('number')))
    world.want(result)
    return world
  }
  const told = story.clauses.find((clause) => story.flagsOf(clause).has('average'))
  const own = story.amounts.filter((each) => each.clause === told)
  const others = story.amounts.filter((each) => each.clause !== told && each.clause !== asked.clause)
  const [count, mean, ...more] = own
  if (!count || !mean || more.length > 0) unclear('average of what')
  const n = numberOf(count.np)
  const values = others.filter(
    (each) => !(equals(numberOf(each.np), subtract(n, ONE)) && others.length > Number(n.n) - 1),
  )
  if (!isInteger(n) || values.length !== Number(n.n) - 1) unclear('average of what')
  for (const each of others) if (!values.includes(each) && each.np.amount) world.accounted.add(each.np.amount.start)
  const measure = quantityOf(mean.np) ?? 'number'
  const total = world.make('whole', plainRef(measure))
  const missing = world.make('state', plainRef(measure))
  const countQ = given(world, count.np)
  world.relate('average', total, given(world, mean.np, measure), countQ)
  world.relate('part-whole', total, ...values.map((each) => given(world, each.np, measure)), missing)
  world.want(missing)
  return world
}
/** Whether the question asks for the larger or the smaller of the given quantities. */
const asksWhich = (story: Story, { clause }: Item) =>
  clause.elements.some((each) => each.kind === 'cmp') ||
  story.items.some((each) => each.clause === clause && each.np.words.some((word) => word.key.startsWith('which:')))
/** "The temperatures on three days were 12, 15 and 18": "three" only counts the list. */
function isCountOf(item: Item, all: readonly Item[]): boolean {
  const noun = item.np.words.at(-1)?.key
  const nouns = new Set(all.filter((each) => each !== item).flatMap((each) => each.np.words.map((word) => word.key)))
  return (
    noun !== undefined &&
    isInteger(numberOf(item.np)) &&
    Number(numberOf(item.np).n) === all.length - 1 &&
    !nouns.has(noun)
  )
}

// ---- Numbers ---------------------------------------------------------------------------------------------------------

function numbers(story: Story): World | null {
  if (!story.has('sum-of')) return null
  const { asked, amounts } = story
  if (!asked) return null
  const which =
    [...story.tags].find((tag) => tag.startsWith('which:')) ??
    story.items.flatMap((each) => each.np.words).find((word) => word.key.startsWith('which:'))?.key
  if (story.has('consecutive')) {
    story.only('sum-of', 'consecutive', 'which:>', 'which:<', 'of-them', 'ask:what')
    const [count, sum, ...more] = amounts
    if (!count || !sum || more.length > 0 || !which) unclear('which number')
    const n = Number(numberOf(count.np).n)
    if (n < 2 || n > 5) unclear('how many numbers')
    const world = story.world()
    if (count.np.amount) world.accounted.add(count.np.amount.start)
    const first = world.make('state', plainRef('count'))
    const all = [first]
    for (let step = 1; step < n; step++) {
      const next = world.make('state', plainRef('count'))
      world.relate('consecutive', next, first, world.constant(rational(step), plainRef('number')))
      all.push(next)
    }
    world.relate('part-whole', given(world, sum.np), ...all)
    world.want(which === 'which:>' ? all.at(-1) : first)
    return world
  }
  if (!story.has('difference') && !story.has('ratio') && !story.has('cmp') && !which) {
    // "The sum of two numbers is 60. One of them is 20."
    story.only('sum-of', 'of-them')
    const values = amounts.filter((each) => !(equals(numberOf(each.np), rational(2)) && each.np.words.length > 0))
    const two = amounts.filter((each) => !values.includes(each))
    const [sum, part, ...more] = values
    const isOther = story.items.some(
      (each) => each.clause === asked.clause && each.np.words.some((word) => word.ordinal === 2),
    )
    if (
      !sum ||
      !part ||
      more.length > 0 ||
      two.length !== 1 ||
      !isOther ||
      sum.clause === part.clause ||
      quantityOf(sum.np) !== quantityOf(part.np)
    )
      return null
    const world = story.world()
    for (const each of two) if (each.np.amount) world.accounted.add(each.np.amount.start)
    const other = world.make('state', plainRef('number'))
    world.relate('part-whole', given(world, sum.np), given(world, part.np), other)
    world.want(other)
    return world
  }
  if (story.has('difference')) {
    story.only('sum-of', 'difference', 'which:>', 'which:<', 'of-them')
    const values = amounts.filter((each) => !(equals(numberOf(each.np), rational(2)) && each.np.words.length > 0))
    const two = amounts.filter((each) => !values.includes(each))
    const [sum, difference, ...more] = values
    if (!sum || !difference || more.length > 0 || two.length > 1 || !which) unclear('which number')
    const world = story.world()
    for (const each of two) if (each.np.amount) world.accounted.add(each.np.amount.start)
    const larger = world.make('state', plainRef('number'))
    const smaller = world.make('state', plainRef('number'))
    const order = isBefore(story, 'sum-of', 'difference') ? [sum, difference] : [difference, sum]
    world.relate('part-whole', given(world, (order[0] ?? sum).np), larger, smaller)
    world.relate('additive-comparison', larger, smaller, given(world, (order[1] ?? difference).np))
    world.want(which === 'which:>' ? larger : smaller)
    return world
  }
  return null
}
function isBefore(story: Story, a: string, b: string): boolean {
  const at = (tag: string) =>
    story.clauses.flatMap((clause) => clause.elements).findIndex((each) => each.kind === 'flag' && each.tag === tag)
  return at(a) < at(b)
}

// ---- Ages ------------------------------------------------------------------------------------------------------------

function ages(story: Story): World | null {
  const { asked, amounts } = story
  const isShift = (item: Item) => {
    const flags = story.flagsOf(item.clause)
    return (
      item.np.amount?.unit?.en === 'years' &&
      (flags.has('ago') || flags.has('later') || (item.np.prep === 'in' && story.language.isAdjective === null))
    )
  }
  const shift = amounts.find(isShift)
  if (!shift || asked?.np.asked !== 'age' || amounts.length !== 2) return null
  story.only('old', 'ago', 'later')
  const age = amounts.find((each) => each !== shift)
  if (!age || (quantityOf(age.np) !== 'time' && quantityOf(age.np) !== null)) return null
  if (age.clause === asked.clause || (shift.clause !== asked.clause && shift.clause !== age.clause)) unclear('when')
  const world = story.world()
  const known = given(world, age.np, 'age')
  const years = given(world, shift.np, 'time')
  const wanted = world.make('state', plainRef('age'))
  const isAgo = story.flagsOf(shift.clause).has('ago')
  const isAskedLater = shift.clause === asked.clause ? !isAgo : isAgo
  if (isAskedLater) world.relate('age-later', wanted, known, years)
  else world.relate('age-later', known, wanted, years)
  world.want(wanted)
  return world
}

// ---- Rectangles ------------------------------------------------------------------------------------------------------

const sides = ['length', 'width', 'perimeter', 'area'] as const
type Side = (typeof sides)[number]

function rectangle(story: Story): World | null {
  const isRectangle = story.has('rectangle')
  if (!isRectangle && !(story.has('length') && story.has('width'))) return null
  story.only('rectangle', 'perimeter', 'area', 'length', 'width', 'adj:long', 'adj:wide', 'fence', 'around', 'side')
  const { asked, amounts } = story
  if (!asked || amounts.length !== 2 || !amounts.every((each) => isPlain(each.np))) return null
  const sideIn = (clause: Clause, near: Np): Side | null => {
    const index = clause.elements.findIndex(
      (each) => each === near || (each.kind === 'np' && (each.of === near || each.of?.of === near)),
    )
    const tagAt = (at: number): Side | null => {
      const element = clause.elements[at]
      if (!element) return null
      if (element.kind === 'flag')
        return element.tag === 'adj:long' ? 'length' : element.tag === 'adj:wide' ? 'width' : null
      if (element.kind !== 'np') return null
      const word = [...element.words, ...(element.of?.words ?? [])].find((each) =>
        sides.some((side) => side === each.tag),
      )
      return sides.find((side) => side === word?.tag) ?? null
    }
    const behind = clause.elements[index + 1]
    const next = behind?.kind === 'flag' && behind.tag.startsWith('adj:') ? tagAt(index + 1) : null
    if (next) return next
    for (let at = index; at >= 0; at--) {
      const found = tagAt(at)
      if (found) return found
    }
    return null
  }
  const told = amounts.map((each) => ({
    np: each.np,
    side: quantityOf(each.np) === 'area' ? ('area' as const) : sideIn(each.clause, each.np),
  }))
  const flags = story.flagsOf(asked.clause)
  const inQuestion = story.items
    .filter((each) => each.clause === asked.clause)
    .flatMap((each) => each.np.words.map((word) => word.tag))
  const wanted: Side | null =
    sides.find((side) => inQuestion.includes(side)) ??
    (inQuestion.includes('fence') || flags.has('fence') || flags.has('perimeter')
      ? 'perimeter'
      : flags.has('adj:wide')
        ? 'width'
        : flags.has('adj:long')
          ? 'length'
          : flags.has('area')
            ? 'area'
            : null)
  if (!wanted || told.some((each) => each.side === null || each.side === wanted) || told[0]?.side === told[1]?.side)
    return null
  const world = story.world()
  const all = new Map<Side, Quantity>()
  for (const { np, side } of told) if (side) all.set(side, given(world, np, side === 'area' ? 'area' : 'length'))
  const get = (side: Side) => {
    const known = all.get(side)
    if (known) return known
    const made = world.make('state', plainRef(side === 'area' ? 'area' : 'length', side))
    all.set(side, made)
    return made
  }
  const used = [...told.map((each) => each.side), wanted]
  if (used.includes('perimeter')) {
    const half = world.make('whole', plainRef('length'))
    world.relate('part-whole', half, get('length'), get('width'))
    world.relate('rectangle-perimeter', get('perimeter'), world.constant(rational(2), plainRef('number')), half)
  }
  if (used.includes('area')) world.relate('rectangle-area', get('area'), get('length'), get('width'))
  world.want(get(wanted))
  return world
}

// ---- Legs and heads --------------------------------------------------------------------------------------------------

function legs(story: Story): World | null {
  if (!story.has('legs') || !story.has('heads')) return null
  const { asked, amounts } = story
  if (!asked || amounts.length !== 2) return null
  const heads = amounts.find((each) => each.np.words.some((word) => word.tag === 'heads'))
  const feet = amounts.find((each) => each.np.words.some((word) => word.tag === 'legs'))
  const keys = [...new Set(story.items.flatMap((each) => each.np.words.map((word) => word.key)))]
  const counted = keys.flatMap((key) =>
    story.kinds.get('2 legs')?.has(key)
      ? [{ key, legs: 2 }]
      : story.kinds.get('4 legs')?.has(key)
        ? [{ key, legs: 4 }]
        : [],
  )
  const [one, other, ...more] = counted
  if (!heads || !feet || !one || !other || more.length > 0 || one.legs === other.legs) return null
  const wantedKey = asked.np.words.at(-1)?.key
  const world = story.world()
  const kinds = [one, other].map((each) => ({
    ...each,
    count: world.make('count', { ...plainRef('count'), noun: each.key }),
    feet: world.make('state', plainRef('count')),
  }))
  world.relate('part-whole', given(world, heads.np), ...kinds.map((each) => each.count))
  world.relate('part-whole', given(world, feet.np), ...kinds.map((each) => each.feet))
  for (const each of kinds)
    world.relate('legs-and-heads', each.feet, world.constant(rational(each.legs), plainRef('number')), each.count)
  const wanted = kinds.find((each) => each.key === wantedKey)
  if (!wanted) return null
  world.want(wanted.count)
  return world
}

// ---- Clock -----------------------------------------------------------------------------------------------------------

function clock(story: Story): World | null {
  const times = story.amounts.filter((each) => each.np.amount?.style === 'clock')
  if (times.length === 0) return null
  story.only('later', 'now', 'after', 'distance')
  const { asked } = story
  const spans = story.amounts.filter((each) => quantityOf(each.np) === 'time')
  if (!asked || times.length + spans.length !== story.amounts.length) return null
  const world = story.world()
  const minutes = (np: Np) => {
    const made = given(world, np, 'clock')
    return made
  }
  if (times.length === 2 && spans.length === 0) {
    const unit = asked.np.unit
    if (unit?.quantity !== 'time') return null
    const [start, end] = times
    if (!start || !end) return null
    const duration = world.make('state', plainRef('time'))
    if (unit.en !== 'min') {
      const inMinutes = world.make('state', plainRef('clock'))
      world.relate('clock', minutes(end.np), minutes(start.np), inMinutes)
      const ratio = divide(unit.size, rational(60))
      world.relate('proportion', inMinutes, world.constant(ratio, plainRef('number')), duration)
    } else world.relate('clock', minutes(end.np), minutes(start.np), duration)
    world.want(duration)
    return world
  }
  const [time] = times
  const [span] = spans
  if (!time || !span || times.length !== 1 || spans.length !== 1 || asked.np.asked !== 'clock') return null
  const verbsOf = (clause: Clause) => clause.elements.flatMap((each) => (each.kind === 'verb' ? [each.cls] : []))
  const isEnd = verbsOf(time.clause).some((each) => each === 'end')
  const askedEnd = verbsOf(asked.clause).some((each) => each === 'end')
  const askedStart = verbsOf(asked.clause).some((each) => each === 'leave')
  const amount = span.np.amount
  if (!amount?.unit) return null
  const factor = divide(amount.unit.size, rational(60))
  const duration = world.make('state', plainRef('clock'))
  const told = world.make('state', plainRef('time'), { value: amount.value, amount })
  world.relate('proportion', duration, world.constant(factor, plainRef('number')), told)
  const wanted = world.make('state', plainRef('clock'))
  if (!isEnd && (askedEnd || !askedStart)) world.relate('clock', wanted, minutes(time.np), duration)
  else if (isEnd && askedStart) world.relate('clock', minutes(time.np), wanted, duration)
  else return null
  world.want(wanted)
  return world
}

// ---- Two who move ----------------------------------------------------------------------------------------------------

function movers(story: Story): World | null {
  const isTowards = story.has('prep:towards') || story.has('verb:meet')
  const isApart = story.has('prep:apart')
  const isCatching = story.has('verb:catch')
  if (!isTowards && !isApart && !isCatching) return null
  if ([isTowards, isApart, isCatching].filter(Boolean).length !== 1 && !(isTowards && !isApart && !isCatching))
    return null
  const { asked, amounts } = story
  if (!asked) return null
  story.only('distance', 'adj:high', 'sum', 'later', 'left', 'who', 'other', 'same-as', 'start', 'length', 'adj:long')
  const speeds = story.items.filter((each) => each.np.per && quantityOf(each.np) === 'length')
  const ways = amounts.filter((each) => quantityOf(each.np) === 'length' && !each.np.per)
  const times = amounts.filter((each) => quantityOf(each.np) === 'time')
  const counts = amounts.filter(
    (each) =>
      quantityOf(each.np) === null &&
      (equals(numberOf(each.np), rational(2)) || equals(numberOf(each.np), ONE)) &&
      each.np.words.length > 0,
  )
  if (
    speeds.length + ways.length + times.length + counts.length !== amounts.length ||
    ways.length > 1 ||
    times.length > 1
  )
    return null
  const world = story.world()
  for (const each of counts) if (each.np.amount) world.accounted.add(each.np.amount.start)
  const isOneOf = story.items.some(
    (each) => each.clause === asked.clause && each.np.words.some((word) => word.ordinal !== null),
  )
  const pace = speeds[0]?.np.per?.unit
  if ((isOneOf && ways.length === 0) || (pace && times.some((each) => each.np.amount?.unit !== pace))) return null
  const speedsQ = speeds.map((each) => given(world, each.np, 'speed'))
  const { np } = asked
  const wants =
    np.unit?.quantity === 'time' || np.asked === 'long' || np.asked === 'clock'
      ? 'time'
      : np.unit?.quantity === 'length' ||
          np.asked === 'length' ||
          np.words.some((word) => word.tag === 'distance') ||
          (np.asked === 'what' &&
            story.items.some(
              (each) => each.clause === asked.clause && each.np.words.some((word) => word.tag === 'distance'),
            ))
        ? 'length'
        : np.asked === 'speed' ||
            np.words.some((word) => word.tag === 'speed') ||
            story.items.some(
              (each) => each.clause === asked.clause && each.np.words.some((word) => word.tag === 'speed'),
            )
          ? 'speed'
          : null
  const [way] = ways
  const [time] = times
  const wayQ = way ? given(world, way.np) : world.make('state', plainRef('length'))
  const timeQ = time ? given(world, time.np) : world.make('state', plainRef('time'))
  const closing = world.make('size', plainRef('speed'))
  if (wants === 'speed' && speedsQ.length === 1 && !isCatching) speedsQ.push(world.make('size', plainRef('speed')))
  const [one, other] = speedsQ
  if (!one || !other || speedsQ.length !== 2) return null
  if (isCatching) {
    if (!one.value || !other.value) return null
    const isFirst = add(one.value, rational(0)).n * other.value.d > other.value.n * one.value.d
    world.relate('closing-speed', isFirst ? one : other, isFirst ? other : one, closing)
  } else world.relate('closing-speed', closing, one, other)
  world.relate('motion', wayQ, closing, timeQ)
  world.want(wants === 'time' ? timeQ : wants === 'length' ? wayQ : wants === 'speed' ? other : undefined)
  return world
}

// ---- Rivers ----------------------------------------------------------------------------------------------------------

function rivers(story: Story): World | null {
  const isUp = story.has('upstream')
  const isDown = story.has('downstream')
  if (!story.has('current') && !isUp && !isDown) return null
  if (isUp === isDown || story.has('now') || story.has('prep:after')) return null
  const { asked, amounts } = story
  if (!asked) return null
  story.only('current', 'upstream', 'downstream', 'still-water', 'distance', 'length')
  const speeds = amounts.filter((each) => each.np.per && quantityOf(each.np) === 'length')
  const isCurrent = (item: Item) => {
    const { elements } = item.clause
    const at = elements.indexOf(item.np)
    const before = elements.slice(0, at < 0 ? elements.length : at)
    return before.some(
      (each) =>
        (each.kind === 'flag' && each.tag === 'current') ||
        (each.kind === 'np' && [...each.words, ...(each.of?.words ?? [])].some((word) => word.tag === 'current')),
    )
  }
  const flow = speeds.filter(isCurrent)
  const own = speeds.filter((each) => !isCurrent(each))
  const way = amounts.find((each) => quantityOf(each.np) === 'length' && !each.np.per)
  const time = amounts.find((each) => quantityOf(each.np) === 'time')
  if (
    flow.length !== 1 ||
    own.length !== 1 ||
    !flow[0] ||
    !own[0] ||
    2 + (way ? 1 : 0) + (time ? 1 : 0) !== amounts.length
  )
    return null
  const world = story.world()
  const ownQ = given(world, own[0].np, 'speed')
  const flowQ = given(world, flow[0].np, 'speed')
  const sum = world.make('size', plainRef('speed'))
  if (isDown) world.relate('current', sum, ownQ, flowQ)
  else world.relate('current', ownQ, sum, flowQ)
  const words = story.items
    .filter((each) => each.clause === asked.clause)
    .flatMap((each) => each.np.words.map((word) => word.tag))
  if (!way && !time) {
    if (!words.includes('speed') && asked.np.asked !== 'speed') return null
    world.want(sum)
    return world
  }
  const wayQ = way ? given(world, way.np) : world.make('state', plainRef('length'))
  const timeQ = time ? given(world, time.np) : world.make('state', plainRef('time'))
  world.relate('motion', wayQ, sum, timeQ)
  world.want(way && !time ? timeQ : time && !way ? wayQ : undefined)
  return world
}

// ---- Ratio -----------------------------------------------------------------------------------------------------------

function ratio(story: Story): World | null {
  const told = story.amounts.find((each) => each.np.amount?.style === 'ratio')
  if (!told) return null
  story.only('ratio', 'sum')
  const { asked } = story
  const parts = told.np.amount?.parts ?? []
  const others = story.amounts.filter((each) => each !== told)
  const [known, ...more] = others
  if (!asked || !known || more.length > 0 || asksWhich(story, asked)) return null
  // The things in a ratio are in the order of its numbers: the last phrases without a number before it.
  const before = story.items.filter(
    (each) =>
      each.np.start < told.np.start &&
      each.np.start >= 0 &&
      each.np.amount === null &&
      each.np.asked === null &&
      each.np.words.length > 0,
  )
  const sameSentence = before.filter((each) => each.index >= told.index - 1)
  const isDone = ({ np }: Item) => np.words.every((word) => story.language.maybeVerb.test(word.text.toLowerCase()))
  const named = sameSentence.filter(
    (each) => each.np.prep !== 'in' && each.np.prep !== 'at' && !(story.language.isAdjective === null && isDone(each)),
  )
  const own = named.toSorted((one, other) => one.np.start - other.np.start).slice(-parts.length)
  if (own.length !== parts.length) return null
  const world = story.world()
  const keysOf = (np: Np) => np.words.map((word) => word.key)
  const unit = world.make('size', plainRef('count'))
  const shares = own.map((each, index) => {
    const share = world.make('state', { ...refOf(each.np), measure: quantityOf(known.np) ?? 'count', unit: null })
    const times = world.make('factor', plainRef('number'), {
      value: parts[index] ?? ONE,
      isImplied: index > 0,
      amount: index === 0 ? told.np.amount : null,
    })
    world.relate('ratio', share, unit, times)
    return { share, keys: keysOf(each.np) }
  })
  const whole = world.make('whole', { ...refOf(known.np), measure: quantityOf(known.np) ?? 'count' })
  const shareOf = (np: Np, clause: Clause) => {
    const keys = new Set([
      ...keysOf(np),
      ...story.items.filter((each) => each.clause === clause).flatMap((each) => keysOf(each.np)),
    ])
    const scored = shares.map((each) => ({
      share: each.share,
      score: each.keys.filter((key) => keys.has(key) && shares.filter((other) => other.keys.includes(key)).length === 1)
        .length,
    }))
    const found = scored.filter((each) => each.score > 0)
    // «Красные и синие бусины»: the last phrase's noun is shared by all
    const own =
      keysOf(np).length > 0
        ? found.filter((each) =>
            shares
              .find((one) => one.share === each.share)
              ?.keys.some((key) => key !== np.words.at(-1)?.key && keys.has(key)),
          )
        : found
    const best = found.length > 1 ? own : found
    return best.length === 1 ? best[0]?.share : undefined
  }
  const knownShare = known.index <= told.index ? undefined : shareOf(known.np, known.clause)
  if (!knownShare && known.index > told.index && !story.has('sum') && !story.has('all')) return null
  world.give(knownShare ?? whole, known.np.amount ? { amount: known.np.amount } : null)
  world.relate('part-whole', whole, ...shares.map((each) => each.share))
  const wanted = shareOf(asked.np, asked.clause)
  if (wanted) world.want(wanted)
  else if (
    knownShare &&
    asked.np.words.some((word) => shares.every((each) => each.keys.some((key) => world.isKind(key, word.key))))
  )
    world.want(whole)
  else return null
  return world
}

// ---- Percent of change -----------------------------------------------------------------------------------------------

function percentChange(story: Story): World | null {
  const isUp = story.has('verb:rise')
  const isDown = story.has('verb:drop') || story.has('discount')
  if (isUp === isDown) return null
  const { asked, amounts } = story
  const percent = amounts.find((each) => each.np.amount?.style === 'percent')
  const price = amounts.find((each) => each !== percent)
  if (!asked || !percent?.np.amount || !price || amounts.length !== 2) return null
  story.only('discount', 'price', 'new', 'now', 'start', 'cost')
  const world = story.world()
  const share = divide(percent.np.amount.value, rational(100))
  const factorQ = world.make('factor', plainRef('number'), {
    value: isUp ? add(ONE, share) : subtract(ONE, share),
    amount: percent.np.amount,
  })
  const isAfter =
    story.flagsOf(price.clause).has('now') ||
    (price.index > percent.index &&
      story.clauses
        .slice(price.index, price.index + 1)
        .some((clause) => clause.elements.some((each) => each.kind === 'flag' && each.tag === 'now')))
  if (!isAfter && (price.index > percent.index || price.np.start > percent.np.start)) unclear('before or after')
  // The question asks for the change, not for the new value.
  const inQuestion = asked.clause.elements.map((each) => (each.kind === 'verb' ? each.cls : ''))
  if (asked.np.asked === 'difference' || inQuestion.some((each) => each === 'rise' || each === 'drop'))
    unclear('the change is asked')
  if (story.flagsOf(asked.clause).has('start') !== isAfter && story.flagsOf(asked.clause).has('start'))
    unclear('before or after')
  const knownQ = given(world, price.np)
  const otherQ = world.make('state', { ...refOf(price.np), noun: null })
  const wantsDiscount = story.flagsOf(asked.clause).has('discount')
  if (wantsDiscount) {
    if (isAfter) return null
    factorQ.value = share
    world.relate('percent-of', otherQ, factorQ, knownQ)
    world.want(otherQ)
    return world
  }
  if (isAfter) world.relate('percent-change', knownQ, factorQ, otherQ)
  else world.relate('percent-change', otherQ, factorQ, knownQ)
  world.want(otherQ)
  return world
}

// ---- Sequences -------------------------------------------------------------------------------------------------------

function sequence(story: Story): World | null {
  const { asked, amounts } = story
  if (!asked || amounts.length !== 2) return null
  const ordinalsOf = (clause: Clause) =>
    story.items
      .filter((each) => each.clause === clause)
      .flatMap((each) => each.np.words.flatMap((word) => (word.ordinal === null ? [] : [word.ordinal])))
  const first = amounts.find((each) => ordinalsOf(each.clause).includes(1))
  const step = amounts.find((each) => each !== first)
  if (!first || !step || first.clause === step.clause) return null
  const inStep = story.items.filter((each) => each.clause === step.clause)
  const isRow =
    inStep.some((each) => each.np.isEach) &&
    (step.np.flags.has('more') ||
      step.np.flags.has('beyond') ||
      step.np.flags.has('less') ||
      step.clause.elements.some((each) => each.kind === 'cmp'))
  const [n, ...more] = ordinalsOf(asked.clause)
  if (!isRow || !n || n < 2 || more.length > 0) return null
  story.only('each', 'more', 'beyond', 'less', 'cmp', 'than', 'next', 'before', 'start')
  const cmp = step.clause.elements.find((each) => each.kind === 'cmp')
  const isLess = step.np.flags.has('less') || cmp?.sign === -1
  if (step.np.amount?.style !== 'plain' || first.np.amount?.style !== 'plain') return null
  const world = story.world()
  const one = given(world, first.np)
  const stepQ = given(world, step.np)
  const growth = world.make('state', refOf(first.np))
  world.relate('proportion', growth, stepQ, world.constant(rational(n - 1), plainRef('number')))
  const last = world.make('state', { ...refOf(first.np) })
  if (isLess) world.relate('sequence', one, last, growth)
  else world.relate('sequence', last, one, growth)
  world.want(last)
  return world
}

const readers: readonly ((story: Story) => World | null)[] = [
  average,
  numbers,
  ages,
  rectangle,
  legs,
  clock,
  movers,
  rivers,
  ratio,
  percentChange,
  sequence,
]
