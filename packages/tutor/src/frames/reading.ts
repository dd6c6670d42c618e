import { isInteger, type Rational, sign } from '../math/rational.ts'
import { regExpOf } from '../pattern.ts'
import { unclear } from './chunks.ts'
import type { Frame, Known, StoryQuantity, StoryReading } from './frame.ts'
import type { StoryLanguage, StoryRole, Wording } from './lexicon.ts'
import { models } from './models.ts'
import { solveFor } from './system.ts'
import type { Amount } from './tokens.ts'
import type { Quantity, World } from './world/world.ts'

/**
 * The unique reading of a story: solved, verified by substitution, plausible, and with every number of the text used.
 */
export function readingOf(
  world: World,
  text: string,
  language: StoryLanguage,
  numbers: readonly Amount[],
): StoryReading {
  const { asked } = world
  if (!asked) unclear('nothing asked')
  const placed = new Set([...world.quantities.map((each) => each.amount?.start), ...world.accounted])
  for (const each of numbers)
    if (!placed.has(each.start)) unclear(`a number without a role: ${text.slice(each.start, each.end)}`)
  world.roundCount()
  const known = new Map(
    world.quantities.flatMap((each) => (each.value === null ? [] : [[each.id, each.value] as const])),
  )
  if (asked.value !== null && asked.amount) unclear('asked for what is told')
  // For workers or eaters sharing a time the relation is inverse.
  for (const { of } of world.relations) {
    const [total, size, count] = of.map((id) => world.quantities.find((each) => each.id === id))
    const isShared = total && size && count && of.length === 3 && size.kind === 'size' && size.value === null
    const isTimeOfMany = total?.ref.measure === 'time' && count?.ref.measure === 'count'
    const isManyInTime = total?.ref.measure === 'count' && count?.ref.measure === 'time' && asked === count
    if (isShared && asked !== size && (isTimeOfMany || isManyInTime)) unclear('a time for many')
  }
  const solution = solveFor(asked.id, known, world.relations)
  const answer = solution?.values.get(asked.id)
  if (!solution || !answer) unclear('not solvable')
  if (!isInteger(answer) && (world.rounding === 'down' || (asked.ref.measure === 'count' && asked.ref.noun !== null)))
    unclear('a part of a thing')
  for (const { of, to } of world.tied) if (solution.used.has(of)) for (const id of to) solution.used.add(id)
  for (const each of world.quantities) {
    if (each.value !== null && !each.isImplied && !solution.used.has(each.id)) unclear(`unused: ${each.ref.name}`)
    const value = solution.values.get(each.id)
    if (value && !isPlausible(each, value)) unclear(`not plausible: ${each.ref.name}`)
  }
  // Every number of the text must contribute to the answer or have been checked.
  const used = new Set([
    ...world.quantities.flatMap((each) => (each.amount && solution.used.has(each.id) ? [each.amount.start] : [])),
    ...world.accounted,
  ])
  for (const each of numbers) if (!used.has(each.start)) unclear(`unused: ${text.slice(each.start, each.end)}`)
  const byId = new Map(world.quantities.map((each) => [each.id, each]))
  const wording = language.wording
  const given = world.quantities
    .filter((each) => each.amount && !each.isImplied)
    .toSorted((one, other) => (one.amount?.start ?? 0) - (other.amount?.start ?? 0))
    .map((each) => phraseOf(each, roleOf(each, world), text, wording))
  return {
    language: language.language,
    text,
    frames: framesOf(world, asked, solution.values, byId),
    asked: { noun: asked.ref.name, unit: asked.unit },
    answer,
    unit: asked.unit,
    quantities: [...solution.values, ...solution.made].flatMap(([id, value]): StoryQuantity[] => {
      const quantity = byId.get(id)
      if (!solution.used.has(id) && !solution.made.has(id)) return []
      const amount = quantity?.amount
      return [
        {
          id,
          name: quantity ? nameOf(quantity, roleOf(quantity, world), wording) : wording.roles.parts,
          value,
          unit: quantity?.unit ?? null,
          isGiven: amount !== null && amount !== undefined,
          isAsked: id === asked.id,
          ...(amount && { span: [amount.start, amount.end] as const }),
        },
      ]
    }),
    plan: solution.plan,
    restatement: wording.restate(withoutParts([...new Set(given)]), questionIn(text)),
  }
}

function framesOf(
  world: World,
  asked: Quantity,
  values: ReadonlyMap<string, Rational>,
  byId: ReadonlyMap<string, Quantity>,
): Frame[] {
  return world.relations
    .filter((each) => each.of.every((id) => values.has(id)))
    .map((relation): Frame => {
      const { roles } = models[relation.model]
      const given: Record<string, Known | string> = {}
      let wanted: string | undefined
      relation.of.forEach((id, index) => {
        const role = roles[index] ?? `${roles.at(-1)}-${index}`
        const quantity = byId.get(id)
        const amount = quantity?.amount
        if (id === asked.id) wanted = role
        given[role] =
          amount && quantity.value
            ? { value: quantity.value, unit: quantity.unit, noun: quantity.ref.name, span: [amount.start, amount.end] }
            : id
      })
      return { model: relation.model, given, ...(wanted !== undefined && { asked: wanted }) }
    })
}

/** Counts are integers, nothing is negative, a share is below its whole. */
function isPlausible(quantity: Quantity, value: Rational): boolean {
  if (sign(value) < 0) return false
  // A time of day, in minutes
  if (quantity.ref.measure === 'clock' && value.n >= 1440n * value.d) return false
  if (quantity.ref.measure === 'count' && quantity.kind !== 'size' && quantity.kind !== 'factor' && !isInteger(value))
    return false
  return true
}

/** "300 km" is told already by "Two trains 300 km apart drive ...". */
const withoutParts = (given: readonly string[]): string[] =>
  given.filter((each) => !given.some((other) => other.length > 2 * each.length && tells(other, each)))

/** Whole words only: "13 km apart" does not tell "3 km". */
const tells = (longer: string, part: string): boolean =>
  regExpOf(`(?<![\\p{L}\\d.,])${RegExp.escape(part)}(?![\\p{L}\\d])`, 'u').test(longer)

/** The quantity's role in its relations, as a key of `Wording`. */
function roleOf(quantity: Quantity, world: World): StoryRole {
  if (
    quantity.kind === 'event' &&
    quantity.sign !== 0 &&
    world.relations.some((each) => each.model === 'change' && each.of.includes(quantity.id))
  )
    return quantity.sign > 0 ? 'added' : 'taken'
  const place = world.placeOf(quantity)
  if (place) return place
  for (const relation of world.relations) {
    const at = relation.of.indexOf(quantity.id)
    if (at < 0) continue
    const role: string = models[relation.model].roles[at] ?? models[relation.model].roles.at(-1) ?? ''
    if (role === 'difference' || role === 'factor' || role === 'fraction') return 'quoted'
    const named = roleNames[relation.model === 'unit-price' ? `price-${role}` : role]
    if (named) return named
  }
  return 'told'
}
const roleNames: Readonly<Record<string, StoryRole>> = {
  total: 'total',
  size: 'size',
  count: 'count',
  whole: 'whole',
  part: 'part',
  'other-part': 'part',
  rest: 'rest',
  'price-cost': 'cost',
  'price-price': 'price',
  'price-count': 'count',
  distance: 'distance',
  speed: 'speed',
  time: 'time',
  work: 'total',
  rate: 'rate',
}

/** The text of a number and what it counts; for a comparison or share, its whole clause. */
function phraseOf(quantity: Quantity, role: StoryRole, text: string, wording: Wording): string {
  const { amount } = quantity
  if (!amount) return ''
  if (role === 'quoted' || quantity.ref.measure === 'speed' || (quantity.kind === 'size' && amount.unit !== null))
    return clauseAt(text, amount.start)
  const said = `${text.slice(amount.start, amount.end)} ${thingOf(quantity)}`.trim()
  const holder = role === 'told' || role === 'part' || role === 'start' ? holderOf(quantity) : ''
  const note = [holder, wording.roles[role]].filter(Boolean).join(', ')
  return note === '' ? said : `${said} (${note})`
}

/** The words between the punctuation marks around a number. */
function clauseAt(text: string, at: number): string {
  const starts = [...text.slice(0, at).matchAll(/[.!?;:,](?=\s)/gu)].map((each) => each.index + 1)
  const behind = /[.!?;](?=\s|$)/u.exec(text.slice(at))
  return text.slice(Math.max(0, ...starts), behind ? at + behind.index : text.length).trim()
}

/** The question without its question mark, to follow a colon. */
function questionIn(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+/u)
  const asked = sentences.find((each) => each.endsWith('?')) ?? sentences.at(-1) ?? text
  const bare = asked.replace(/[.?!]+$/u, '')
  return `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
}

/** The noun after the number; a unit is already part of the number. */
function thingOf(quantity: Quantity): string {
  const { name, noun } = quantity.ref
  const unit = quantity.amount?.unitText ?? ''
  if (!quantity.amount?.unit) return noun === null ? '' : name
  return unit !== '' && name.startsWith(unit) ? name.slice(unit.length).trim() : ''
}
const holderOf = (quantity: Quantity) =>
  quantity.ref.where
    .filter((each) => each.kind === 'holder' && each.text !== '')
    .map((each) => each.text)
    .join(' ')

/** A name in the story's words: "pens (Tom)", "rolls (in each one)". */
function nameOf(quantity: Quantity, role: StoryRole, wording: Wording): string {
  const tags = quantity.ref.where
    .filter((each) => each.text !== '' && !quantity.ref.name.includes(each.text))
    .map((each) => each.text)
  const note = [...tags, wording.roles[role]].filter(Boolean).join(', ')
  const unitText = quantity.amount?.unitText ?? ''
  const bare = quantity.ref.noun === null && unitText !== '' ? '' : quantity.ref.name
  const name = bare || wording.measures[quantity.ref.measure] || ''
  return note === '' ? name : name === '' ? note : `${name} (${note})`
}
