// Teaches the learned reader of word problems: reads the stories of each language, writes its word-problems.json and prints
// how well stories of folds kept out of the training were read. Run: node scripts/train-stories.ts [language ...]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calibrationRow } from '../packages/tutor/src/frames/learned/calibration.ts'
import { type Story, storyOf } from '../packages/tutor/src/frames/learned/features.ts'
import {
  exactValue,
  type Formula,
  parseFormula,
  product,
  type Rounding,
  residue,
  rounded,
  scaledResidue,
  slotResidues,
  slotsOf,
  withSlots,
  writeFormula,
} from '../packages/tutor/src/frames/learned/formula.ts'
import { hashOf, LEVELS, SKIP, TABLE_BITS } from '../packages/tutor/src/frames/learned/hash.ts'
import {
  type Candidate,
  candidatesOf,
  probabilitiesOf,
  scoreAll,
  spread,
  valueGroups,
} from '../packages/tutor/src/frames/learned/model.ts'
import {
  FIXED,
  MOST_SLOTS,
  ordersOf,
  ROUNDED,
  type Templates,
  templatesOf,
} from '../packages/tutor/src/frames/learned/templates.ts'
import type { Language } from '../packages/tutor/src/math/latex.ts'
import { equals, ONE, type Rational, rational } from '../packages/tutor/src/math/rational.ts'
import { codeWithoutComments } from './code-without-comments.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const options = {
  folds: 5,
  epochs: Number(process.env.EPOCHS ?? 8),
  rate: Number(process.env.RATE ?? 0.04),
  /** After so many passes the candidates that are out of the question are left out. */
  wholeEpochs: 1,
  /** Less probable than the best candidate by this factor. */
  hopeless: 1e-4,
  /** The weights are the mean of those after this pass and the following ones. */
  averagedFrom: 2,
  /** L1: a weight whose gradients do not sum up to this stays zero. */
  threshold: Number(process.env.L1 ?? 0.1),
  /** L2. */
  decay: Number(process.env.L2 ?? 4),
  /** Part of the facts that is not seen in a pass, so that no word alone carries a reading. */
  unseen: Number(process.env.DROP ?? 0.15),
  /** A fact of fewer stories is not learnt. */
  fewest: Number(process.env.FEWEST ?? 3),
  /** A calculation with four numbers that was met less often keeps the order in which it was met. */
  ordered: 3,
  kept: 185_000,
  seed: 20_261_122,
}

export interface Example {
  readonly text: string
  /** null where the story cannot be answered. */
  readonly answer: Rational | null
  readonly expression: string | null
}

function numberOf(text: string): Rational {
  const [whole = '', below] = text.split('/')
  const [hours = '', minutes] = whole.split(':')
  if (minutes !== undefined) return rational(Number(hours) * 60 + Number(minutes))
  const [digits = '', decimals = ''] = whole.split('.')
  const top = rational(BigInt(digits + decimals), 10n ** BigInt(decimals.length))
  return below === undefined ? top : rational(top.n, top.d * BigInt(below))
}

/** `answer<TAB>text` or `expression<TAB>answer<TAB>text` to a line. */
export function readExamples(data: string): readonly Example[] {
  return data
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const parts = line.split('\t')
      const text = parts.at(-1) ?? ''
      const answer = parts.at(-2) ?? ''
      const expression = parts.length === 3 ? (parts[0] ?? null) : null
      return { text, expression, answer: answer === 'none' ? null : numberOf(answer) }
    })
}

/** The value that an expression of the data comes to. */
export function valueOfExpression(expression: string): Rational | null {
  const inner =
    /^(.+?)\b((?:ceil|floor)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))(.*)$|^((?:ceil|floor)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))(.+)$/.exec(
      expression,
    )
  if (inner) {
    const value = valueOfExpression(inner[2] ?? inner[4] ?? '')
    return value && valueOfExpression(`${inner[1] ?? ''}(${value.n}/${value.d})${inner[3] ?? inner[5] ?? ''}`)
  }
  const read = parseFormula(expression, () => null)
  const value = read && exactValue(read.formula, () => ONE)
  if (!read || !value) return null
  const divisor = /^mod\(.*,(.+)\)$/.exec(expression)?.[1]
  return rounded(value, divisor ? valueOfExpression(divisor) : null, read.rounding)
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const list = [...items]
  for (let index = list.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = list[index] as T
    list[index] = list[other] as T
    list[other] = held
  }
  return list
}

/** A twelfth of the stories is never trained on: the test reads them. */
export const isHeldOut = (text: string) => hashOf(text) % 12 === 0

// ---- Labels ----------------------------------------------------------------------------------------------------------

interface Labelled extends Example {
  readonly language: Language
  readonly story: Story
  /** The calculations that the labelled expression may mean, over the numbers of the story in their units. */
  readonly meant: readonly { readonly formula: Formula; readonly rounding: Rounding }[]
}

const constants = new Set(['1', '2', '60', '100'])

/** A number of the expression may be any number of the text that is written so, or a constant. */
function meantBy(expression: string, story: Story): Labelled['meant'] {
  const { numbers } = story
  const scaled = (index: number, by: Rational = ONE) =>
    product(
      { kind: 'sum', constant: by, terms: [] },
      product({ kind: 'slot', slot: index }, { kind: 'sum', constant: numbers[index]?.factor ?? ONE, terms: [] }, true),
      false,
    )
  const optionsOf = (text: string): (Formula | null)[] => {
    if (!/^\d/.test(text)) return [null]
    const value = numberOf(text)
    const found: (Formula | null)[] = []
    const inverse: Formula[] = []
    for (const [index, { amount }] of numbers.entries()) {
      if (equals(amount.value, value)) found.push(scaled(index))
      else if (amount.kind === 'percent' && equals(rational(amount.value.n * 100n, amount.value.d), value))
        found.push(scaled(index, rational(100)))
      else if (amount.value.n < 0n && equals(rational(-amount.value.n, amount.value.d), value))
        found.push(scaled(index, rational(-1)))
      else if (amount.isWord && value.n !== 0n && equals(amount.value, rational(value.d, value.n)))
        inverse.push(product({ kind: 'sum', constant: ONE, terms: [] }, scaled(index), true))
    }
    if (found.length === 0) found.push(...inverse)
    if (found.length === 0 || constants.has(text)) found.push(null)
    return found
  }
  const whole = (text: string): Formula | null => {
    const parts = /^\(?(?:(\d+)\+)?\(?(\d+)\/(\d+)\)?\)?$/.exec(text)
    if (!parts) return null
    const [, one = '0', n = '0', d = '1'] = parts
    const value = rational(BigInt(one) * BigInt(d) + BigInt(n), BigInt(d))
    const index = numbers.findIndex(
      ({ amount }) => equals(amount.value, value) && (amount.kind !== 'plain' || value.d !== 1n),
    )
    return index < 0 || numbers[index]?.amount.kind === 'percent' ? null : scaled(index)
  }
  const leaves: (Formula | null)[][] = []
  parseFormula(
    expression,
    (text) => {
      leaves.push(optionsOf(text))
      return null
    },
    () => null,
  )
  const total = leaves.reduce((all, each) => all * each.length, 1)
  const found: { formula: Formula; rounding: Rounding }[] = []
  for (let number = 0; number < Math.min(total, 64); number++) {
    let left = number
    let place = 0
    const written = parseFormula(
      expression,
      () => {
        const list = leaves[place++] ?? [null]
        const chosen = list[left % list.length] ?? null
        left = Math.floor(left / list.length)
        return chosen
      },
      whole,
    )
    if (written) found.push(written)
  }
  return found
}

export function labelled(example: Example, language: Language): Labelled | null {
  const story = storyOf(example.text, language)
  if (!story) return null
  return { ...example, language, story, meant: example.expression === null ? [] : meantBy(example.expression, story) }
}

/** Constants that belong to a calculation; others are numbers of the text that were not found there. */
const usual = /^(?:[1-5]|10|12|24|60|100|1000)$/

function templateTextsOf(examples: readonly Labelled[]): string[] {
  const found = new Map<number, { count: number; isRounded: boolean; orders: Set<string> }>()
  for (const { meant } of examples) {
    const first = meant[0]
    if (!first) continue
    const slots = slotsOf(first.formula).sort((a, b) => a - b)
    if (slots.length === 0 || slots.length > MOST_SLOTS) continue
    const formula = withSlots(first.formula, new Map(slots.map((slot, index) => [slot, index])))
    const text = writeFormula(formula)
    const orders = slots.length <= 4 ? ordersOf(slots.map((_, index) => index)) : [slots.map((_, index) => index)]
    // One number for all orders of the slots.
    const key = Math.min(...[...orders].map((order) => residue(formula, (slot) => slotResidues[order[slot] ?? 0] ?? 1)))
    const known = found.get(key) ?? { count: 0, isRounded: false, orders: new Set() }
    known.count++
    known.isRounded ||= first.rounding !== 'none'
    known.orders.add(text)
    found.set(key, known)
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || ([...a.orders][0]! < [...b.orders][0]! ? -1 : 1))
    .flatMap(({ count, isRounded, orders }) => {
      const [one = ''] = orders
      const isUsual = [...one.matchAll(/\d+/g)].every(([constant]) => usual.test(constant))
      if (count === 1 && !isUsual) return []
      const isFixed = /d/.test(one) ? count < options.ordered : /c/.test(one) && count === 1
      const mark = isRounded ? ROUNDED : ''
      return isFixed ? [...orders].map((text) => `${FIXED}${mark}${text}`) : [`${mark}${one}`]
    })
}

// ---- Training --------------------------------------------------------------------------------------------------------

interface Prepared {
  readonly example: Labelled
  readonly candidates: readonly Candidate[]
  readonly isTarget: Uint8Array
  readonly isNone: boolean
  readonly isTrainable: boolean
}

const isClose = (value: number, answer: Rational) => {
  const wanted = Number(answer.n) / Number(answer.d)
  return Math.abs(value - wanted) <= 1e-7 * Math.max(1, Math.abs(wanted))
}

function prepare(example: Labelled, templates: Templates): Prepared {
  const candidates = candidatesOf(example.story, templates)
  const { answer, meant } = example
  const isRight = candidates.map(({ value }) => answer !== null && isClose(value, answer))
  const residues = new Set(meant.map(({ formula }) => residue(formula, (slot) => slotResidues[slot] ?? 1)))
  const isMeant = candidates.map(({ template, numbers }, index) => {
    if (!isRight[index] || residues.size === 0) return false
    const own = residue(template.formula, (slot) => {
      const number = numbers[slot] ?? 0
      return scaledResidue(number, ONE)
    })
    return residues.has(own)
  })
  const target = isMeant.some(Boolean) ? isMeant : isRight
  const isNone = answer === null
  return {
    example,
    candidates,
    isTarget: Uint8Array.from(target, Number),
    isNone,
    isTrainable: isNone || target.some(Boolean),
  }
}

function train(prepared: readonly Prepared[], templates: Templates, seed: number): Float32Array {
  const random = randomOf(seed)
  const size = 2 ** TABLE_BITS
  const table = new Float32Array(size)
  const squares = new Float32Array(size)
  const pulls = new Float32Array(size)
  const usable = prepared.filter(({ isTrainable }) => isTrainable)
  const counts = new Map<number, number>()
  for (const { example } of usable) {
    const { text, single, pair } = example.story
    for (const fact of new Set([text, ...single, ...pair].flatMap((each) => [...each])))
      counts.set(fact, (counts.get(fact) ?? 0) + 1)
  }
  const common = (facts: Uint32Array) => facts.filter((fact) => (counts.get(fact) ?? 0) >= options.fewest)
  const known = new Map(
    usable.map(({ example: { story } }) => [
      story,
      {
        ...story,
        text: common(story.text),
        gist: common(story.gist),
        single: story.single.map(common),
        pair: story.pair.map(common),
      },
    ]),
  )
  const mean = new Float32Array(size)
  const short = new Map<Prepared, Prepared>()
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let loss = 0
    for (const each of shuffled(usable, random)) {
      const { example, candidates, isTarget, isNone } = short.get(each) ?? each
      const whole = known.get(example.story) ?? example.story
      const seen = (facts: Uint32Array) => facts.filter((_, index) => index === 0 || random() >= options.unseen)
      const story = {
        ...whole,
        text: seen(whole.text),
        gist: seen(whole.gist),
        single: whole.single.map(seen),
        pair: whole.pair.map(seen),
      }
      const noneScore = scoreAll(story, candidates, templates, table)
      const { probabilities, none } = probabilitiesOf(candidates, noneScore)
      let right = isNone ? none : 0
      for (let index = 0; index < isTarget.length; index++) if (isTarget[index]) right += probabilities[index]!
      loss -= Math.log(Math.max(right, 1e-12))
      if (epoch === options.wholeEpochs && !short.has(each)) short.set(each, withoutHopeless(each, probabilities))
      if (right > 0.9995) continue
      const gains = new Float64Array(candidates.length)
      for (let index = 0; index < gains.length; index++)
        gains[index] = (isTarget[index] ? probabilities[index]! / Math.max(right, 1e-12) : 0) - probabilities[index]!
      spread(story, candidates, templates, gains, (isNone ? 1 : 0) - none, (place, gain) => {
        const before = Math.sqrt(squares[place]!)
        squares[place] = squares[place]! + gain * gain
        const after = Math.sqrt(squares[place]!)
        const pull = pulls[place]! - gain - ((after - before) / options.rate) * table[place]!
        pulls[place] = pull
        const beyond = Math.abs(pull) - options.threshold
        table[place] = beyond <= 0 ? 0 : (-Math.sign(pull) * beyond) / ((0.5 + after) / options.rate + options.decay)
      })
    }
    if (process.env.VERBOSE) console.log(`epoch ${epoch}: ${(loss / usable.length).toFixed(4)}`)
    if (epoch >= options.averagedFrom)
      for (let place = 0; place < size; place++) mean[place] = mean[place]! + table[place]!
  }
  return mean.map((total) => total / (options.epochs - options.averagedFrom))
}

/** Most candidates are out of the question after a few passes; the time goes to the others. */
function withoutHopeless(prepared: Prepared, probabilities: Float64Array): Prepared {
  const most = Math.max(...probabilities)
  const kept = [...probabilities.keys()].filter(
    (index) => prepared.isTarget[index] || probabilities[index]! > most * options.hopeless,
  )
  return {
    ...prepared,
    candidates: kept.map((index) => prepared.candidates[index]!),
    isTarget: Uint8Array.from(kept, (index) => prepared.isTarget[index]!),
  }
}

// ---- Judging ---------------------------------------------------------------------------------------------------------

interface Judged {
  readonly example: Labelled
  /** null: read as "cannot be answered". */
  readonly value: number | null
  readonly formula: string
  readonly probability: number
  readonly isRight: boolean
  readonly isReachable: boolean
  readonly row: readonly number[]
  /** Whether the most probable value is right, also where "cannot be answered" is still more probable. */
  readonly isFirstRight: boolean
}

function judge(prepared: Prepared, templates: Templates, table: Float32Array): Judged {
  const { candidates, example } = prepared
  const noneScore = scoreAll(example.story, candidates, templates, table)
  const { probabilities, none } = probabilitiesOf(candidates, noneScore)
  const [first, second] = valueGroups(candidates, probabilities)
  const isNone = !first || none > first.sum
  const best = first ? candidates[first.best]! : undefined
  const value = isNone || !best ? null : best.value
  return {
    example,
    value,
    formula: best
      ? `${best.template.rounding === 'none' ? '' : `${best.template.rounding} `}${best.template.name} of ${best.numbers.map((n) => example.story.numbers[n]!.double)}`
      : '',
    probability: isNone ? none : (first?.sum ?? 0),
    row: calibrationRow(first?.sum ?? 0, Math.max(none, second?.sum ?? 0), example.story, best),
    isFirstRight: best !== undefined && example.answer !== null && isClose(best.value, example.answer),
    isRight: value === null ? example.answer === null : example.answer !== null && isClose(value, example.answer),
    isReachable: prepared.isTrainable,
  }
}

function report(name: string, judged: readonly Judged[], unread: number) {
  const answered = judged.filter(({ example }) => example.answer !== null)
  const all = judged.filter(({ example }) => example.answer !== null).length + unread
  const right = answered.filter(({ isFirstRight }) => isFirstRight).length
  const reachable = judged.filter(({ isReachable, example }) => isReachable && example.answer !== null).length
  const lines = [0.5, 0.8, 0.9, 0.95, 0.98].map((bound) => {
    const sure = judged.filter(({ probability }) => probability >= bound)
    const good = sure.filter(({ isFirstRight }) => isFirstRight).length
    return `  >=${bound}: ${sure.length} (${((100 * sure.length) / all).toFixed(1)} %) answered, ${sure.length - good} wrong (${((100 * (sure.length - good)) / Math.max(1, sure.length)).toFixed(1)} %)`
  })
  console.log(
    `${name}: ${all} stories, ${unread} without a reading, ${reachable} reachable, first right ${right} (${((100 * right) / all).toFixed(1)} %)\n${lines.join('\n')}`,
  )
}

export const languages = ['en', 'ru'] as const
export const dataOf = (language: Language) => [
  `packages/tutor/test-data/stories/${language}.txt`,
  `packages/tutor/test-data/word-problems/${language}.txt`,
]
const codeOf = ['features', 'formula', 'hash', 'model', 'spans', 'templates'].map(
  (name) => `packages/tutor/src/frames/learned/${name}.ts`,
)

/** The weights belong to the stories of both languages and to the way features are made. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of languages.flatMap(dataOf)) hash.update(readFileSync(at(file)))
  for (const file of codeOf) hash.update(codeWithoutComments(readFileSync(at(file), 'utf8')))
  return hash.digest('hex').slice(0, 24)
}

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score))
const scoreOf = (row: readonly number[], by: readonly number[]) =>
  row.reduce((all, each, index) => all + each * (by[index] ?? 0), 0)

/** Platt's calibration by Newton's method, held a little towards zero. */
function calibrate(judged: readonly Judged[]): number[] {
  const size = judged[0]?.row.length ?? 0
  const fitted = new Array<number>(size).fill(0)
  for (let round = 0; round < 30; round++) {
    const gradient = fitted.map((each) => each * 0.1)
    const hessian = fitted.map((_, i) => fitted.map((_, j): number => (i === j ? 0.1 : 0)))
    for (const { row, isFirstRight } of judged) {
      const probability = sigmoid(scoreOf(row, fitted))
      const spreadOf = probability * (1 - probability)
      for (let i = 0; i < size; i++) {
        gradient[i] = gradient[i]! + (probability - Number(isFirstRight)) * row[i]!
        for (let j = 0; j < size; j++) hessian[i]![j] = hessian[i]![j]! + spreadOf * row[i]! * row[j]!
      }
    }
    const step = solve(hessian, gradient)
    for (let i = 0; i < size; i++) fitted[i] = fitted[i]! - step[i]!
  }
  return fitted
}

/** Gauss, for a positive definite matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  for (let i = 0; i < rows.length; i++) {
    for (let k = 0; k < rows.length; k++) {
      if (k === i) continue
      const factor = rows[k]![i]! / rows[i]![i]!
      for (let j = i; j <= rows.length; j++) rows[k]![j] = rows[k]![j]! - factor * rows[i]![j]!
    }
  }
  return rows.map((row, index) => row[rows.length]! / row[index]!)
}

const withCalibration = (judged: readonly Judged[], by: readonly number[]) =>
  judged.map((each) => ({ ...each, probability: sigmoid(scoreOf(each.row, by)) }))

/** The weights that matter most for a language, each as one byte: the step from the place before and its level. */
function packed(table: Float32Array, prepared: readonly Prepared[], templates: Templates) {
  const hits = new Uint32Array(table.length)
  // A third of the stories tells well enough which weights matter.
  for (const { example, candidates } of prepared.filter((_, index) => index % 3 === 0)) {
    const none = scoreAll(example.story, candidates, templates, table)
    const { probabilities } = probabilitiesOf(candidates, none)
    const order = [...probabilities.keys()].sort((a, b) => probabilities[b]! - probabilities[a]!).slice(0, 40)
    const gains = new Float64Array(candidates.length)
    for (const index of order) gains[index] = 1
    const met = new Set<number>()
    spread(example.story, candidates, templates, gains, 1, (place) => met.add(place))
    for (const place of met) hits[place] = hits[place]! + 1
  }
  const importance = table.map((weight, place) => Math.abs(weight) * Math.sqrt(hits[place]!))
  const least =
    importance
      .slice()
      .sort()
      .at(-options.kept - 1) ?? 0
  const sizes = table.filter((_, place) => importance[place]! > least).map(Math.abs)
  sizes.sort()
  const unit = (sizes[Math.floor(sizes.length * 0.99)] ?? 1) / LEVELS.at(-1)!
  const bytes: number[] = []
  const kept = new Float32Array(table.length)
  let before = 0
  for (let place = 0; place < table.length; place++) {
    if (importance[place]! <= least) continue
    const size = Math.abs(table[place]!) / unit
    if (size < 0.7) continue
    const level = LEVELS.reduce(
      (best, each, index) => (Math.abs(each - size) < Math.abs(LEVELS[best]! - size) ? index : best),
      0,
    )
    let step = place - before
    before = place
    for (; step > 15; step -= Math.min(16, Math.floor(step / SKIP)) * SKIP) {
      if (step < SKIP) throw new Error('a step is too long for a skip')
      bytes.push((Math.min(16, Math.floor(step / SKIP)) - 1) << 4)
    }
    bytes.push((step << 4) | (level + 1 + (table[place]! < 0 ? LEVELS.length : 0)))
    kept[place] = Math.sign(table[place]!) * LEVELS[level]! * unit
  }
  return { unit, weights: Buffer.from(bytes).toString('base64'), kept }
}

const wantedOf = (environment: string | undefined) => (environment === undefined ? 0 : Number(environment))

function main() {
  const own = languages.flatMap((language) => {
    const examples = dataOf(language).flatMap((path) => readExamples(readFileSync(at(path), 'utf8')))
    const read = examples.flatMap((each) => labelled(each, language) ?? [])
    console.log(`${language}: ${examples.length} stories, ${read.length} with numbers and a question`)
    return process.env.LIMIT ? shuffled(read, randomOf(1)).slice(0, Number(process.env.LIMIT)) : read
  })
  const random = randomOf(options.seed)
  const folds = shuffled(own, random).map((example, index) => ({ example, fold: index % options.folds }))
  const judged: Judged[] = []
  for (let fold = 0; fold < (wantedOf(process.env.FOLDS) || options.folds); fold++) {
    const began = Date.now()
    const inside = folds.filter((each) => each.fold !== fold).map(({ example }) => example)
    const templates = templatesOf(templateTextsOf(inside))
    const prepared = inside.map((each) => prepare(each, templates))
    const table = train(prepared, templates, options.seed + fold)
    const outside = folds.filter((each) => each.fold === fold).map(({ example }) => prepare(example, templates))
    for (const language of languages) {
      const of = (each: Prepared) => each.example.language === language
      const { kept } = packed(table, prepared.filter(of), templates)
      judged.push(...outside.filter(of).map((each) => judge(each, templates, kept)))
    }
    const candidates = prepared.reduce((count, each) => count + each.candidates.length, 0)
    console.log(
      `fold ${fold}: ${templates.learnt.length} learnt templates, ${candidates} candidates, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    )
  }
  const calibrations = new Map<Language, number[]>()
  for (const language of languages) {
    const of = judged.filter(({ example }) => example.language === language)
    const by = calibrate(of)
    calibrations.set(language, by)
    console.log(`${language}: calibration ${by.map((each) => each.toFixed(3))}`)
    const sure = withCalibration(of, by)
    report(`${language} cross-validation`, sure, 0)
    report(
      `${language} strangers`,
      sure.filter(({ example }) => example.expression !== null),
      0,
    )
    if (process.env.ERRORS) {
      for (const each of sure.filter(({ isFirstRight, example }) => !isFirstRight && example.expression !== null)) {
        console.log(
          `${each.probability.toFixed(2)} ${each.isReachable ? '' : 'UNREACHABLE '}${each.value} by ${each.formula} | ${each.example.expression} = ${each.example.answer?.n}/${each.example.answer?.d} | ${each.example.text}`,
        )
      }
    }
  }
  if (process.env.NOFINAL) return
  const trained = own.filter(({ text }) => !isHeldOut(text))
  const templates = templatesOf(templateTextsOf(trained))
  const prepared = trained.map((each) => prepare(each, templates))
  const table = train(prepared, templates, options.seed)
  for (const language of languages) {
    const { unit, weights, kept } = packed(
      table,
      prepared.filter(({ example }) => example.language === language),
      templates,
    )
    const calibration = calibrations.get(language)!
    const stored = { data: fingerprint(), unit, calibration, templates: templates.learnt.join(' '), weights }
    const path = at(`packages/tutor/src/language/${language}/word-problems.json`)
    writeFileSync(path, `${JSON.stringify(stored, null, 2)}\n`)
    execFileSync(at('node_modules/.bin/biome'), ['format', '--write', path], { stdio: 'ignore' })
    console.log(`${language}: ${Math.round(weights.length / 1024)} KB`)
    const held = process.env.HELD
    if (!held) continue
    const rows = readFileSync(`${held}/${language}-stories.jsonl`, 'utf8').trim().split('\n')
    const told = rows.map((line) => JSON.parse(line) as { text: string; answer: string })
    const read = told.map(({ text, answer }) =>
      labelled({ text, answer: numberOf(answer), expression: null }, language),
    )
    for (const [name, by] of [
      ['whole', table],
      ['packed', kept],
    ] as const) {
      const out = read.flatMap((each) => (each ? [judge(prepare(each, templates), templates, by)] : []))
      const sure = withCalibration(out, calibration)
      report(`${language} held out, ${name}`, sure, read.filter((each) => !each).length)
      if (name === 'packed' && process.env.HELDERRORS) {
        for (const each of sure.filter(({ isFirstRight }) => !isFirstRight)) {
          console.log(
            `${each.probability.toFixed(2)} ${each.isReachable ? '' : 'UNREACHABLE '}${each.value} by ${each.formula} | ${each.example.answer?.n}/${each.example.answer?.d} | ${each.example.text}`,
          )
        }
      }
    }
  }
}
if (process.argv[1] === fileURLToPath(import.meta.url)) main()
