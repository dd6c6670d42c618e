import type { QuantityWords } from '../../../language/book.ts'
import { pattern } from '../kinds/kind.ts'
import type { Amount } from './amounts.ts'
import type { Comparison } from './compared.ts'
import { type MeasureUnit, unitsOf } from './measures.ts'
import type { Topic } from './topic.ts'

/** A number in its place. */
export interface Role {
  readonly role: string
  readonly amount: Amount
}
interface Place extends Role {
  readonly cost: number
}

const FARTHEST_BEFORE = 6
const FARTHEST_BEHIND = 3
const BY_UNIT = 20
const wordsBetween = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0

interface Match {
  readonly role: string
  readonly start: number
  readonly end: number
}

/** Words of quantities in a piece of text; those inside longer ones ("area" in "area of the base") do not count. */
function matchesIn(piece: string, roles: readonly string[], wordsOf: (role: string) => QuantityWords): Match[] {
  const all = roles.flatMap((role) => {
    const { near } = wordsOf(role)
    return near === undefined
      ? []
      : [...piece.matchAll(pattern(`(?<!\\p{L})(?:${near})`, 'giu'))].map(({ index, 0: said }) => ({
          role,
          start: index,
          end: index + said.length,
        }))
  })
  return all.filter(
    (each) =>
      !all.some(
        (other) =>
          other.start <= each.start && other.end >= each.end && other.end - other.start > each.end - each.start,
      ),
  )
}

/** Every number in one place, by its unit and the words beside it; null if there is none, or more than one way. */
export function assigned(
  topic: Topic,
  text: string,
  amounts: readonly Amount[],
  comparisons: readonly Comparison[],
  wordsOf: (role: string) => QuantityWords,
): readonly Role[] | null {
  const roles = Object.keys(topic.quantities)
  // "On two skis": a counted thing that the topic knows.
  const isCounted = (each: Amount) =>
    roles.some((role) => topic.quantities[role] === 'number' && matchesIn(each.after, [role], wordsOf)[0]?.start === 1)
  const open = amounts.filter(
    (each) => (!each.isIdle || isCounted(each)) && !comparisons.some(({ amount }) => amount.start === each.start),
  )
  const lengths = new Set(open.flatMap(({ unit }) => (unit?.measure === 'length' ? [unit] : [])))
  const [only = lengthOf(open)] = lengths
  const fixed: Role[] = comparisons.map(({ role, amount }) => ({
    role,
    amount:
      !amount.unit && topic.quantities[role] === 'length' && lengths.size < 2 && only
        ? { ...amount, unit: only }
        : amount,
  }))
  const placesOf = open.map((amount) => {
    const own = placesFor(topic, text, amount, amounts, roles, wordsOf)
    // "Radius 5, height 8 cm": one unit of length in the text belongs to all lengths.
    return own.map((place) =>
      !place.amount.unit && topic.quantities[place.role] === 'length' && lengths.size < 2 && only
        ? { ...place, amount: { ...place.amount, unit: only } }
        : place,
    )
  })
  const ways: { roles: Place[]; cost: number }[] = []
  const walk = (index: number, taken: Place[], cost: number) => {
    if (ways.length > 200) return
    const places = placesOf[index]
    if (!places) {
      ways.push({ roles: taken, cost: cost + disorder(topic, taken) })
      return
    }
    for (const place of places) {
      if (taken.some(({ role }) => role === place.role) || fixed.some(({ role }) => role === place.role)) continue
      walk(index + 1, [...taken, place], cost + place.cost)
    }
  }
  walk(0, [], 0)
  const [best, next] = ways.toSorted((a, b) => a.cost - b.cost)
  if (!best || (next && next.cost - best.cost < 0.001)) return null
  return [...best.roles, ...fixed]
}

/** The unit of length of the only area or volume. */
function lengthOf(amounts: readonly Amount[]): MeasureUnit | undefined {
  const names = new Set(
    amounts.flatMap(({ unit }) => (unit && /[²³]$/.test(unit.name.en) ? [unit.name.en.slice(0, -1)] : [])),
  )
  const [name] = names
  return names.size === 1 ? unitsOf('length').find((each) => each.name.en === name) : undefined
}

/** Quantities that only their order tells apart come in their order. */
function disorder({ alike = [] }: Topic, places: readonly Place[]): number {
  let cost = 0
  for (const group of alike) {
    const order = places.filter(({ role }) => group.includes(role)).map(({ role }) => group.indexOf(role))
    order.forEach((at, index) => {
      cost += 0.01 * Math.abs(at - index)
    })
  }
  return cost
}

const isPi = ({ said }: Amount) => /^3[.,]14(?:1[56]|16|159)?$/.test(said)

function placesFor(
  topic: Topic,
  text: string,
  amount: Amount,
  amounts: readonly Amount[],
  roles: readonly string[],
  wordsOf: (role: string) => QuantityWords,
): Place[] {
  const fits = (role: string) => {
    const measure = topic.quantities[role] ?? 'number'
    if (amount.isMoney) return measure === 'money' || measure === 'tariff'
    if (measure === 'money') return amount.unit === null
    return amount.unit ? amount.units.some((each) => each.measure === measure) : true
  }
  const place = (role: string, cost: number): Place => {
    const measure = topic.quantities[role]
    const unit =
      amount.units.find((each) => each.measure === measure) ??
      (measure === 'tariff' && amount.isMoney ? (unitsOf('tariff')[0] ?? null) : null)
    return { role, amount: { ...amount, unit }, cost }
  }
  if (topic.quantities.pi && !amount.unit && isPi(amount)) return [place('pi', 0)]
  if (amount.sizes !== null) {
    const group = amounts.filter((each) => each.sizes === amount.sizes)
    const isFirst = amounts.find((each) => each.sizes !== null)?.sizes === amount.sizes
    // A floor "5 m long and 4 m wide" with tiles "of 0.5 m by 0.2 m": the only such group may be the second one.
    const isOnly = amounts.every((each) => each.sizes === null || each.sizes === amount.sizes)
    const orders = isOnly ? [topic.sizes ?? [], topic.parts ?? []] : [(isFirst ? topic.sizes : topic.parts) ?? []]
    return orders.flatMap((order) => {
      const named = group.length <= order.length ? order[group.indexOf(amount)] : undefined
      return named !== undefined && group.length < 4 && fits(named) ? [place(named, 0)] : []
    })
  }
  const list = amounts.filter((each) => each.list === amount.list)
  const [head = amount] = list
  const places: Place[] = []
  const after = matchesIn(amount.after, roles, wordsOf)
  if (list.length > 1) {
    // "The length and the width are 5 and 3 cm": as many words as numbers, in one order.
    const from = Math.max(
      0,
      ...[...text.slice(0, head.start).matchAll(/[.;!?]\s/g)].map(({ index }) => index),
      ...amounts.filter((each) => each.end <= head.start).map(({ end }) => end),
    )
    const lead = matchesIn(text.slice(from, head.start), roles, wordsOf)
    const order = [...new Set(lead.map(({ role }) => role))].filter((role) => fits(role))
    const said = order[list.indexOf(amount)]
    const last = lead.at(-1)
    const atEnd = lead.filter(({ start, end }) => last && start === last.start && end === last.end)
    if (
      order.length === list.length &&
      said !== undefined &&
      new Set(lead.map(({ start }) => start)).size === order.length
    )
      return [place(said, 0)]
    for (const { role, end } of atEnd)
      if (fits(role)) places.push(place(role, wordsBetween(text.slice(from + end, head.start))))
  } else {
    const lead = matchesIn(amount.before, roles, wordsOf)
    for (const { role, end } of lead) {
      const gap = wordsBetween(amount.before.slice(end))
      if (gap <= FARTHEST_BEFORE && fits(role))
        places.push(place(role, gap + (lead.some((other) => other.start > end) ? 4 : 0)))
    }
  }
  for (const { role, start } of after) {
    const gap = wordsBetween(amount.after.slice(0, start))
    if (gap <= FARTHEST_BEHIND && fits(role)) places.push(place(role, gap + 0.5))
  }
  for (const role of topic.bare ?? [])
    if (
      fits(role) &&
      !(topic.quantities[role] === 'gravity' && amount.unit?.measure !== 'gravity') &&
      (amount.unit || amount.isMoney || topic.quantities[role] === 'angle')
    )
      places.push(place(role, BY_UNIT))
  // The cheapest way into each place.
  return roles.flatMap(
    (role) => places.filter((each) => each.role === role).toSorted((a, b) => a.cost - b.cost)[0] ?? [],
  )
}
