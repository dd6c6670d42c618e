import { measureWords } from '../../../language/accounts.ts'
import type { MeasureWords } from '../../../language/measure-words.ts'
import { equals, isInteger, multiply, ONE } from '../../../math/rational.ts'
import { unitOf, unitOfSign, unitPattern } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { type KindOfTask, type KindReader, quoteAt } from '../kinds/kind.ts'
import { askedIn } from './asked-measures.ts'
import { clausesOf } from './clauses.ts'
import { type Amount, has, patternOf, placesIn, type Scene, sceneOf, stemsOf, withoutSigns } from './scene.ts'
import { Groups, IDLE, isPeople, type Powers, powersOf, sensesOf } from './senses.ts'
import { Sheet } from './sheet.ts'
import { areHoldersWhole, ratioOf, unitFor, type Way, waysTo } from './ways.ts'

const MOST = 6

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
    const unit = unitOf(regExpOf(`^\\s?(?:${words.partOf})?(${unitPattern})(?!\\p{L})`, 'iu').exec(behind)?.[1] ?? '')
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
    const isAgain = regExpOf(`^(?: of an?)?(?: \\p{L}+)?[\\s,(]*(?:${words.again})?[\\s,(]*$`, 'u').test(between)
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
    const begins = regExpOf(`^(?:(?:${words.opening}) )*[\\ue000-\\ue07f]`, 'u').test(clause) && places[0] === counted
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
