import type { Story } from './features.ts'
import { type Evaluation, quickValue, type Rounding } from './formula.ts'
import { hashOf, placeOf } from './hash.ts'
import type { Labels, Template, Templates } from './templates.ts'
import { type Balance, codeOfFormula, codesOf } from './things.ts'

/** A candidate reading: a template with the numbers that fill it, and its score. */
export interface Candidate {
  readonly template: Template
  /** Indices of the story numbers that fill the slots, in text order. */
  readonly numbers: readonly number[]
  readonly value: number
  /** Features of the result, with `resultLabel`. */
  readonly result: Uint32Array
  score: number
}

const unusedLabel = hashOf('unused')
const resultLabel = hashOf('result')
const schemaLabel = hashOf('schema')
const noneLabel = hashOf('no answer')

/** Features of a calculation as a whole: the formula together with the roles of its numbers and the question type. */
function eachSchema(story: Story, { template, numbers }: Candidate, labels: Labels, to: (feature: number) => void) {
  const own = labels.texts[template.ownLabel] as number
  const shape = labels.texts[template.shapeLabel] as number
  const asked = story.gist[2] as number
  for (let role = 0; role < 4; role++) {
    let named = Math.imul(own, 31) + role
    let shaped = Math.imul(shape, 37) + role
    for (const number of numbers) {
      const code = story.roles[number]?.[role] as number
      named = Math.imul(named ^ code, 0x01000193) ^ (named >>> 15)
      shaped = Math.imul(shaped ^ code, 0x01000193) ^ (shaped >>> 15)
    }
    to(named)
    to(shaped)
    to(Math.imul(named ^ asked, 0x01000193))
  }
}

type Table = Float32Array | Int8Array

function weigh(table: Table, label: number, features: Uint32Array): number {
  let total = 0
  for (let index = 0; index < features.length; index++)
    total += table[placeOf(label, features[index] as number)] as number
  return total
}

/** All combinations of `size` numbers, in text order. */
function* choices(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let first = from; first <= count - size; first++)
    for (const rest of choices(count, size - 1, first + 1)) yield [first, ...rest]
}

/** Limit of tried combinations per number of slots. */
const MOST_CHOICES = 40

export function candidatesOf(story: Story, templates: Templates): Candidate[] {
  const found: Candidate[] = []
  const { numbers, asks } = story
  const allWhole = numbers.every(({ double }) => isWhole(double))
  const hasNegative = numbers.some(({ double }) => double < 0)
  const largest = Math.max(...numbers.map(({ double }) => Math.abs(double)))
  const results = new Map<number, Uint32Array>()
  const balance: Balance = { isMixed: false }
  const codes = codesOf([...numbers.map(({ thing }) => thing), asks.thing])
  const wanted = codes.at(-1) ?? Number.NaN
  const fits: string[] = []
  let fit = ''
  const on: Evaluation = { value: 0, isNegative: false, isBroken: false }
  for (const [size, list] of templates.bySize.entries()) {
    if (size === 0 || size > numbers.length) continue
    let left = MOST_CHOICES
    for (const chosen of choices(numbers.length, size)) {
      if (left-- === 0) break
      const at = (slot: number) => numbers[chosen[slot] as number]?.double ?? 0
      let plain: { value: number; isNegative: boolean; isBroken: boolean } | null = null
      for (const template of list) {
        const { rounding } = template
        if (rounding === 'none') {
          on.isNegative = false
          on.isBroken = false
          const value = quickValue(template.formula, at, on)
          plain = { value, isNegative: on.isNegative, isBroken: on.isBroken }
        }
        if (!plain || !Number.isFinite(plain.value) || Math.abs(plain.value) > 1e12) continue
        if ((plain.isNegative || plain.value <= 0) && !asks.allowsNegative && !hasNegative) continue
        if (rounding !== 'none' && (isWhole(plain.value) || plain.value < 0)) continue
        const value = roundedValue(plain.value, rounding, template, at)
        const marks = [
          Number(isWhole(value)),
          ROUNDINGS.indexOf(rounding),
          Number(plain.isBroken),
          lengthOf(value),
          Number(plain.isNegative),
          Math.sign(value) + 1,
          Number(numbers.some(({ double }) => Math.abs(double - value) < 1e-9)),
          sizeOf(value, largest),
          value > 100 ? 2 : value > 1 ? 1 : 0,
        ]
        if (rounding === 'none') {
          balance.isMixed = false
          const code = codeOfFormula(template.formula, (slot) => codes[chosen[slot] as number] ?? Number.NaN, balance)
          const kind =
            Number.isNaN(code) || Number.isNaN(wanted)
              ? 'unknown'
              : code === wanted
                ? 'same'
                : code === 0
                  ? 'none'
                  : 'other'
          fit = `${kind} ${balance.isMixed}`
        }
        const place = fits.indexOf(fit)
        if (place < 0) fits.push(fit)
        const code = marks.reduce((all, mark) => all * 5 + mark, size) * 32 + (place < 0 ? fits.length - 1 : place)
        let result = results.get(code)
        if (!result) {
          result = resultFacts(marks, `${allWhole} ${asks.kind}`, fit, size, numbers.length)
          results.set(code, result)
        }
        found.push({ template, numbers: chosen, value, result, score: 0 })
      }
    }
  }
  return found
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9 * Math.max(1, Math.abs(value))
const ROUNDINGS: readonly Rounding[] = ['none', 'up', 'down', 'remainder']
/** Decimal places; 4 for a non-terminating decimal. */
function lengthOf(value: number): number {
  for (let places = 0; places <= 3; places++) if (isWhole(value * 10 ** places)) return places
  return 4
}
const sizeOf = (value: number, largest: number) =>
  value > largest * 100 ? 3 : value > largest ? 2 : value * 100 < largest ? 0 : 1

function resultFacts(marks: readonly number[], asked: string, fit: string, size: number, count: number): Uint32Array {
  const [whole, rounding, broken, length, negative, sign, told, large, range] = marks
  return Uint32Array.from(
    [
      `whole ${whole} ${asked}`,
      `rounded ${rounding} ${whole} ${asked}`,
      `way broken ${broken} ${whole} ${asked}`,
      `length ${length} ${asked}`,
      `negative ${negative} ${sign}`,
      `told ${told} ${size}`,
      `size ${large} ${asked}`,
      `range ${range} ${asked}`,
      `used ${size} of ${count}`,
      `fits ${fit}`,
      `fits ${fit} ${asked}`,
      `fits ${fit} ${size} of ${count}`,
    ].map(hashOf),
  )
}

function roundedValue(value: number, rounding: Rounding, { formula }: Template, at: (slot: number) => number): number {
  if (rounding === 'up') return Math.ceil(value - 1e-9)
  if (rounding === 'down') return Math.floor(value + 1e-9)
  if (rounding === 'none' || formula.kind !== 'product') return value
  const below: Evaluation = { value: 0, isNegative: false, isBroken: false }
  const divisor = formula.below.reduce((all, each) => all * quickValue(each, at, below), Number(formula.constant.d))
  return Math.round((value - Math.floor(value + 1e-9)) * divisor * 1e6) / 1e6
}

/** Scores every candidate in place; returns the score of "cannot be answered". */
export function scoreAll(story: Story, candidates: readonly Candidate[], templates: Templates, table: Table): number {
  const { labels } = templates
  const count = story.numbers.length
  const cacheSingle = new Float64Array(labels.slots.length * count).fill(Number.NaN)
  const cachePair = new Float64Array(labels.pairs.length * count * count).fill(Number.NaN)
  const cacheText = new Float64Array(labels.texts.length).fill(Number.NaN)
  const unused = story.single.map((features) => weigh(table, unusedLabel, features))
  const results = new Map<Uint32Array, number>()
  const always = story.text.subarray(0, 2)
  const own = (template: Template) => weigh(table, labels.texts[template.ownLabel] as number, always)
  for (const candidate of candidates) {
    const { template, numbers, result } = candidate
    let score = results.get(result)
    if (score === undefined) {
      score = weigh(table, resultLabel, result)
      results.set(result, score)
    }
    for (let index = 0, next = 0; index < count; index++) {
      if (numbers[next] === index) next++
      else score += unused[index] as number
    }
    for (const [slot, slotLabels] of template.slotLabels.entries()) {
      const number = numbers[slot] as number
      for (const label of slotLabels) {
        const at = label * count + number
        let part = cacheSingle[at] as number
        if (Number.isNaN(part)) {
          part = weigh(table, labels.slots[label] as number, story.single[number] as Uint32Array)
          cacheSingle[at] = part
        }
        score += part
      }
    }
    const { pairs } = template
    for (let index = 0; index < pairs.length; index += 3) {
      const pair = (numbers[pairs[index] as number] as number) * count + (numbers[pairs[index + 1] as number] as number)
      const label = pairs[index + 2] as number
      const at = label * count * count + pair
      let part = cachePair[at] as number
      if (Number.isNaN(part)) {
        part = weigh(table, labels.pairs[label] as number, story.pair[pair] as Uint32Array)
        cachePair[at] = part
      }
      score += part
    }
    for (const label of template.textLabels) {
      let part = cacheText[label] as number
      if (Number.isNaN(part)) {
        part = weigh(table, labels.texts[label] as number, story.text)
        cacheText[label] = part
      }
      score += part
    }
    if (Number.isNaN(cacheText[template.ownLabel])) cacheText[template.ownLabel] = own(template)
    if (Number.isNaN(cacheText[template.formulaLabel]))
      cacheText[template.formulaLabel] = weigh(table, labels.texts[template.formulaLabel] as number, story.gist)
    let schema = 0
    eachSchema(story, candidate, labels, (feature) => {
      schema += table[placeOf(schemaLabel, feature)] as number
    })
    candidate.score =
      schema + score + (cacheText[template.ownLabel] as number) + (cacheText[template.formulaLabel] as number)
  }
  return weigh(table, noneLabel, story.text)
}

/** Backpropagation: adds each candidate's gradient to every feature of its score. */
export function spread(
  story: Story,
  candidates: readonly Candidate[],
  templates: Templates,
  gains: Float64Array,
  none: number,
  give: (place: number, gain: number) => void,
) {
  const { labels } = templates
  const count = story.numbers.length
  const single = new Float64Array(labels.slots.length * count)
  const unused = new Float64Array(count)
  const pair = new Float64Array(labels.pairs.length * count * count)
  const text = new Float64Array(labels.texts.length)
  const results = new Map<Uint32Array, number>()
  for (const [place, candidate] of candidates.entries()) {
    const { template, numbers, result } = candidate
    const gain = gains[place] as number
    if (Math.abs(gain) < 1e-7) continue
    if (Math.abs(gain) > 1e-3)
      eachSchema(story, candidate, labels, (feature) => give(placeOf(schemaLabel, feature), gain))
    results.set(result, (results.get(result) ?? 0) + gain)
    for (let index = 0, next = 0; index < count; index++) {
      if (numbers[next] === index) next++
      else unused[index] = (unused[index] as number) + gain
    }
    for (const [slot, slotLabels] of template.slotLabels.entries())
      for (const label of slotLabels) {
        const at = label * count + (numbers[slot] as number)
        single[at] = (single[at] as number) + gain
      }
    const { pairs } = template
    for (let index = 0; index < pairs.length; index += 3) {
      const at =
        (pairs[index + 2] as number) * count * count +
        (numbers[pairs[index] as number] as number) * count +
        (numbers[pairs[index + 1] as number] as number)
      pair[at] = (pair[at] as number) + gain
    }
    for (const label of template.textLabels) text[label] = (text[label] as number) + gain
    text[template.ownLabel] = (text[template.ownLabel] as number) + gain
    text[template.formulaLabel] = (text[template.formulaLabel] as number) + gain
  }
  const send = (label: number, features: Uint32Array, gain: number) => {
    if (Math.abs(gain) < 1e-3) return
    for (let index = 0; index < features.length; index++) give(placeOf(label, features[index] as number), gain)
  }
  const owns = new Set(candidates.map(({ template }) => template.ownLabel))
  const formulas = new Set(candidates.map(({ template }) => template.formulaLabel))
  for (const [result, gain] of results) send(resultLabel, result, gain)
  for (let number = 0; number < count; number++) {
    const features = story.single[number] as Uint32Array
    send(unusedLabel, features, unused[number] as number)
    for (let label = 0; label < labels.slots.length; label++)
      send(labels.slots[label] as number, features, single[label * count + number] as number)
  }
  for (let at = 0; at < pair.length; at++) {
    if (pair[at] === 0) continue
    const label = Math.floor(at / (count * count))
    send(labels.pairs[label] as number, story.pair[at % (count * count)] as Uint32Array, pair[at] as number)
  }
  const always = story.text.subarray(0, 2)
  for (let label = 0; label < text.length; label++)
    send(
      labels.texts[label] as number,
      owns.has(label) ? always : formulas.has(label) ? story.gist : story.text,
      text[label] as number,
    )
  send(noneLabel, story.text, none)
}

/** The softmax over all candidates and "this cannot be answered". */
export function probabilitiesOf(
  candidates: readonly Candidate[],
  noneScore: number,
): { readonly probabilities: Float64Array; readonly none: number } {
  let most = noneScore
  for (const { score } of candidates) if (score > most) most = score
  let total = Math.exp(noneScore - most)
  const probabilities = new Float64Array(candidates.length)
  for (const [index, { score }] of candidates.entries()) {
    const weight = Math.exp(score - most)
    probabilities[index] = weight
    total += weight
  }
  for (let index = 0; index < probabilities.length; index++)
    probabilities[index] = (probabilities[index] as number) / total
  return { probabilities, none: Math.exp(noneScore - most) / total }
}

/** Groups candidates by value, the most probable value first, each group represented by its most probable candidate. */
export function valueGroups(
  candidates: readonly Candidate[],
  probabilities: Float64Array,
): readonly { readonly best: number; readonly sum: number }[] {
  const groups = new Map<string, { sum: number; best: number }>()
  for (const [index, { value }] of candidates.entries()) {
    const probability = probabilities[index] as number
    if (probability < 1e-6) continue
    const key = value.toPrecision(10)
    const group = groups.get(key) ?? { sum: 0, best: index }
    group.sum += probability
    if (probability > (probabilities[group.best] as number)) group.best = index
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.sum - a.sum)
}
