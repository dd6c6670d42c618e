import { meanWords } from '../../../language/accounts.ts'
import type { MeanWords } from '../../../language/mean-words.ts'
import { equals, rational } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { type KindOfTask, type KindReader, quoteAt } from '../kinds/kind.ts'
import { has, patternOf, placesIn, type Scene, sceneOf } from './scene.ts'
import { Sheet } from './sheet.ts'

interface Group {
  readonly count: number
  readonly mean: number
}

/** What a task tells of averages: groups with their number, averages alone, and single values. */
interface Told {
  readonly scene: Scene
  readonly words: MeanWords
  readonly sheet: Sheet
  readonly mask: string
  readonly groups: readonly Group[]
  readonly alone: readonly number[]
  readonly counts: readonly number[]
  readonly values: readonly number[]
  /** A number that only counts the told values. */
  readonly told: readonly number[]
}

/** Average and number tell together how much there is in all; what is added, taken away or left follows from that. */
export const readMeans: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  const words = meanWords[language]
  if (!scene || scene.amounts.length > 8) return null
  if (scene.amounts.some(({ kind, perUnit }) => perUnit !== undefined || (kind !== 'count' && kind !== 'money')))
    return null
  const mask = `${scene.told} ¦ ${scene.asked}`
  if (!has(words.mean, mask)) return null
  const told = toldOf(scene, words, mask)
  if (!told) return null
  const kind = added(told) ?? without(told) ?? missing(told) ?? joined(told)
  if (!kind || !scene.amounts.every((_, at) => told.sheet.isKnown(at) || told.told.includes(at))) return null
  const counted = told.told.flatMap((at) => {
    const each = scene.amounts[at]
    return each ? [quoteAt(text, each.start, each.end - each.start)] : []
  })
  return { ...kind, idle: [...(kind.idle ?? []), ...counted] }
}

function toldOf(scene: Scene, words: MeanWords, mask: string): Told | null {
  let rest = mask
  const take = (source: string, size: number, isFit: (places: readonly number[]) => boolean): number[][] => {
    const all: number[][] = []
    for (const { index, 0: said } of rest.matchAll(patternOf(source, 'gu'))) {
      const places = placesIn(said)
      if (places.length !== size || !isFit(places)) continue
      all.push(places)
      rest = `${rest.slice(0, index)}${' '.repeat(said.length)}${rest.slice(index + said.length)}`
    }
    return all
  }
  const isCount = (at: number | undefined) => {
    const amount = at === undefined ? undefined : scene.amounts[at]
    return (
      amount?.kind === 'count' && ['', 'd', 'wk'].includes(amount.unit) && amount.value.d === 1n && amount.value.n >= 2n
    )
  }
  const groups = words.groups.flatMap(([order, source]) =>
    take(source, 2, ([a, b]) => isCount(order === 'count-mean' ? a : b)).map(([a = 0, b = 0]) =>
      order === 'count-mean' ? { count: a, mean: b } : { count: b, mean: a },
    ),
  )
  const inQuestion = placesIn(scene.asked)
  const isWanted = has(words.wanted, scene.asked)
  const isTold = (at = 0) => isWanted || !inQuestion.includes(at)
  const alone = words.alone.flatMap((source) => take(source, 1, ([at]) => isTold(at))).flat()
  const counts = words.counts.flatMap((source) => take(source, 1, ([at]) => isCount(at) && isTold(at))).flat()
  const first = take(words.firstOnes, 1, ([at]) => isCount(at)).flat()
  const left = [words.mean, words.added, words.removed, words.oneMore, words.known, scene.words.harmless].reduce(
    (text, source) => text.replace(patternOf(source, 'gu'), ' '),
    rest.replace(/[\ue000-\ue27f]/gu, ' '),
  )
  if (has(words.odd, rest) || has(scene.words.relations, left)) return null
  // "In the two classes together": the number of groups.
  const ofOne = groups.length === 1 ? Number(scene.amounts[groups[0]?.count ?? -1]?.value.n) : Number.NaN
  // "What is the average of the five numbers?" after one was added to four.
  const after = has(words.added, mask) ? ofOne + 1 : has(words.removed, mask) ? ofOne - 1 : Number.NaN
  const isGroups = (at: number) =>
    inQuestion.includes(at) && [groups.length, after].includes(Number(scene.amounts[at]?.value.n)) && isCount(at)
  const values = placesIn(rest).filter((at) => !isGroups(at))
  if (first.some((at) => Number(scene.amounts[at]?.value.n) !== values.length)) return null
  // All of them measure the same.
  const kinds = new Set(
    [...values, ...alone, ...groups.map(({ mean }) => mean)].map((at) => {
      const { kind, unit = '' } = scene.amounts[at] ?? {}
      return `${kind}|${unitOf(unit)?.en ?? ''}`
    }),
  )
  // A unit may be told once.
  // Values stand in a list: all of them tell what they are of, or only the last one.
  const isNamed = values.map(
    (at) => (scene.amounts[at]?.unit ?? '') !== '' || (scene.amounts[at]?.things.size ?? 0) > 0,
  )
  if (isNamed.slice(0, -1).some((each) => each !== isNamed[0]) || (isNamed[0] && !isNamed.at(-1))) return null
  const units = [...kinds].filter((each) => each !== 'count|')
  if (units.length > 1) return null
  return {
    scene,
    words,
    sheet: new Sheet(scene),
    mask,
    groups,
    alone,
    counts,
    values,
    told: [...first, ...placesIn(rest).filter(isGroups)],
  }
}

const know = ({ sheet, scene }: Told, at: number, name: string) => sheet.know(scene.amounts, at, name)

function sumOf(told: Told, { count, mean }: Group): { sum: string; count: string; mean: string } {
  const { sheet, words } = told
  const [a, b] = [know(told, count, words.names.count), know(told, mean, words.names.mean)]
  return { sum: sheet.find(words.names.sum, `${a} * ${b}`), count: a, mean: b }
}

/** Words of the question may stand before its first question word: "avg of what remains". */
const asksMean = ({ scene, words }: Told) =>
  has(words.asks.mean, `${/[^.!?;]*$/u.exec(scene.told.trimEnd())?.[0] ?? ''} ${scene.asked}`)

/** One more value, or one less: the average of the rest. */
function added(told: Told): KindOfTask | null {
  const { groups, alone, counts, values, words, mask, sheet } = told
  const [group, ...more] = groups
  const [value, ...others] = values
  if (!group || more.length + alone.length + counts.length + others.length > 0 || value === undefined) return null
  const [isMore, isLess] = [has(words.added, mask), has(words.removed, mask)]
  if (isMore === isLess || !asksMean(told)) return null
  const { sum, count, mean } = sumOf(told, group)
  const one = know(told, value, words.names.value)
  const sign = isMore ? '+' : '-'
  const whole = sheet.find(words.names.whole, `${sum} ${sign} ${one}`)
  const size = sheet.find(words.names.countNow, `${count} ${sign} 1`)
  const result = sheet.find(words.names.result, `${whole} / ${size}`, [
    [`${whole} / ${count}`, words.slips.count],
    [`(${mean} + ${one}) / 2`, words.slips.meanOfMeans],
  ])
  return sheet.done(result, [[whole, words.slips.sum]], { because: words.because })
}

/** A value was taken away, and the average of the others is told. */
function without(told: Told): KindOfTask | null {
  const { groups, alone, counts, values, words, mask, sheet, scene } = told
  const [group, other, ...more] = groups
  if (!group || more.length + values.length + counts.length > 0 || !has(words.removed, mask)) return null
  if (has(words.added, mask) || !has(words.asks.missing, scene.asked) || asksMean(told)) return null
  const whole = sumOf(told, group)
  let rest: string
  if (other && alone.length === 0) {
    const [a, b] = [scene.amounts[group.count]?.value, scene.amounts[other.count]?.value]
    if (a?.n !== (b?.n ?? 0n) + 1n) return null
    rest = sumOf(told, other).sum
  } else {
    const [mean, ...means] = alone
    if (other || mean === undefined || means.length > 0) return null
    const size = sheet.find(words.names.countNow, `${whole.count} - 1`)
    rest = sheet.find(words.names.sum, `${size} * ${know(told, mean, words.names.mean)}`)
  }
  const result = sheet.find(words.names.missing, `${whole.sum} - ${rest}`)
  return sheet.done(result, [[whole.sum, words.slips.sum]], { because: words.because })
}

/** All values but one, and the average of all of them. */
function missing(told: Told): KindOfTask | null {
  const { groups, alone, counts, values, words, mask, sheet, scene } = told
  const [group, ...more] = groups
  if (values.length < 2 || more.length > 0 || !has(words.asks.missing, scene.asked) || asksAverage(told)) return null
  if (has(words.removed, mask)) return null
  const size = rational(BigInt(values.length + 1))
  const roles = () => values.map((at) => know(told, at, words.names.value))
  const isFull = (at: number | undefined) => at !== undefined && equals(scene.amounts[at]?.value ?? size, size)
  let sum: string
  let mean: string
  if (group) {
    if (alone.length + counts.length > 0 || !isFull(group.count)) return null
    const all = sumOf(told, group)
    ;[sum, mean] = [all.sum, all.mean]
  } else {
    const [only, ...means] = alone
    if (only === undefined || means.length > 0 || counts.length > 1 || !has(words.oneMore, mask)) return null
    if (counts.length === 1 && !isFull(counts[0])) return null
    mean = know(told, only, words.names.mean)
    const count = counts[0] === undefined ? `${values.length + 1}` : know(told, counts[0], words.names.count)
    sum = sheet.find(words.names.sum, `${mean} * ${count}`)
  }
  const those = sheet.find(words.names.values, roles().join(' + '))
  const result = sheet.find(words.names.missing, `${sum} - ${those}`)
  return sheet.done(result, [[mean, words.slips.difference]], { because: words.because })
}

/** "To have an average of 4": the average is wanted, and not asked for. */
const asksAverage = ({ scene, words }: Told) =>
  has(`(?:what|how|find|work out|как\\p{L}+|чему|найди\\p{L}*) (?:<W> ){0,3}?(?:${words.asks.mean})`, scene.asked) &&
  placesIn(scene.asked).length === 0

/** Two groups together, or the part of a group that is not told. */
function joined(told: Told): KindOfTask | null {
  const { groups, alone, counts, values, words, mask, sheet, scene } = told
  const [one, two, ...more] = groups
  if (!one || more.length + counts.length + values.length > 0) return null
  const isOthers = has(words.asks.others, scene.asked)
  if (!two) return null
  if (alone.length > 0 || has(words.added, mask) || has(words.removed, mask)) return null
  const asks = asksMean(told)
  if (isOthers) {
    const [a, b] = [scene.amounts[one.count]?.value, scene.amounts[two.count]?.value]
    // The part is told behind the whole.
    if (!a || !b || a.n <= b.n || (!asks && !has(words.asks.total, scene.asked))) return null
    const [all, part] = [sumOf(told, one), sumOf(told, two)]
    const rest = sheet.find(words.names.whole, `${all.sum} - ${part.sum}`)
    if (!asks) return sheet.done(rest, [[all.sum, words.slips.sum]], { because: words.because })
    const size = sheet.find(words.names.countNow, `${all.count} - ${part.count}`)
    return sheet.done(sheet.find(words.names.result, `${rest} / ${size}`), [[rest, words.slips.sum]], {
      because: words.because,
    })
  }
  // A part of the first group is no second one.
  if (!asks || has('of them|of these|of those|из них', mask)) return null
  const [a, b] = [sumOf(told, one), sumOf(told, two)]
  const whole = sheet.find(words.names.whole, `${a.sum} + ${b.sum}`)
  const size = sheet.find(words.names.countNow, `${a.count} + ${b.count}`)
  const result = sheet.find(words.names.result, `${whole} / ${size}`, [
    [`(${a.mean} + ${b.mean}) / 2`, words.slips.meanOfMeans],
  ])
  return sheet.done(result, [[whole, words.slips.sum]], { because: words.because })
}
