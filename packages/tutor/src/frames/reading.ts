import { isInteger, type Rational, sign } from '../math/rational.ts'
import { unclear } from './chunks.ts'
import type { Frame, Known, StoryQuantity, StoryReading } from './frame.ts'
import type { StoryLanguage } from './lexicon.ts'
import { models } from './models.ts'
import { solveFor } from './system.ts'
import type { Amount } from './tokens.ts'
import type { Quantity, World } from './world.ts'

/** The one reading of a world: solved, put back, plausible, with every number of the text in it. */
export function readingOf(
  world: World,
  text: string,
  language: StoryLanguage,
  numbers: readonly Amount[],
): StoryReading {
  const { asked } = world
  const placed = new Set([...world.quantities.map((each) => each.amount?.start), ...world.accounted])
  for (const each of numbers)
    if (!placed.has(each.start)) unclear(`a number without a role: ${text.slice(each.start, each.end)}`)
  if (!asked) unclear('nothing asked')
  const known = new Map(
    world.quantities.flatMap((each) => (each.value === null ? [] : [[each.id, each.value] as const])),
  )
  const solution = solveFor(asked.id, known, world.relations)
  if (!solution) unclear('not solvable')
  const answer = solution.values.get(asked.id)
  if (!answer) unclear('not solvable')
  for (const each of world.quantities) {
    if (each.value !== null && !each.isImplied && !solution.used.has(each.id)) unclear(`unused: ${each.ref.name}`)
    const value = solution.values.get(each.id)
    if (value && !isPlausible(each, value)) unclear(`not plausible: ${each.ref.name}`)
  }
  const relations = world.relations.filter((each) => each.of.every((id) => solution.values.has(id)))
  const byId = new Map(world.quantities.map((each) => [each.id, each]))
  const frames = relations.map((relation): Frame => {
    const { roles } = models[relation.model]
    const given: Record<string, Known | string> = {}
    let wanted: string | undefined
    relation.of.forEach((id, index) => {
      const role = roles[index] ?? `${roles.at(-1)}-${index}`
      const quantity = byId.get(id)
      if (id === asked.id) wanted = role
      given[role] =
        quantity?.amount && quantity.value
          ? {
              value: quantity.value,
              unit: quantity.unit,
              noun: quantity.ref.name,
              span: [quantity.amount.start, quantity.amount.end],
            }
          : id
    })
    return { model: relation.model, given, ...(wanted !== undefined && { asked: wanted }) }
  })
  const quantities = [...solution.values].flatMap(([id, value]): StoryQuantity[] => {
    const quantity = byId.get(id)
    if (!solution.used.has(id)) return []
    return [
      {
        id,
        name: quantity ? nameOf(quantity) : '',
        value,
        unit: quantity?.unit ?? null,
        isGiven: quantity?.amount !== null && quantity?.amount !== undefined,
        isAsked: id === asked.id,
      },
    ]
  })
  const given = world.quantities
    .filter((each) => each.amount && !each.isImplied)
    .map((each) => `${text.slice(each.amount?.start, each.amount?.end)} ${nameOf(each)}`)
  return {
    language: language.language,
    text,
    frames,
    asked: { noun: asked.ref.name, unit: asked.unit },
    answer,
    unit: asked.unit,
    quantities,
    plan: solution.plan,
    restatement: language.wording.restate(given, nameOf(asked)),
  }
}

function isPlausible(quantity: Quantity, value: Rational): boolean {
  if (sign(value) < 0) return false
  if (quantity.ref.measure === 'count' && !isInteger(value)) return false
  return true
}

const nameOf = (quantity: Quantity): string =>
  [quantity.ref.name, ...quantity.ref.where.map((each) => each.text)].join(' ')
