// Teaches the classifier of acts: reads the labeled messages of each language, writes its acts.json and prints how well
// messages of folds kept out of the training were classified. Run: node scripts/train-acts.ts [language ...]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { featuresOf, foldMessage } from '../packages/tutor/src/dialogue/act-features.ts'
import { type Act, acts } from '../packages/tutor/src/dialogue/act-names.ts'
import { codeWithoutComments } from './code-without-comments.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const options = {
  folds: 5,
  epochs: 14,
  /** After the pruning, with the weights that are left. */
  lastEpochs: 4,
  rate: 1,
  /** L1: a weight whose gradients do not sum up to this stays zero. */
  threshold: 1,
  /** Part of the features of a message that is not seen in a pass, so that no single n-gram carries an act alone. */
  unseen: 0.1,
  /** Two messages in one, so many for each message: teaches that both acts are there. */
  joined: 0.1,
  /** A feature of fewer messages is not learnt, but for those of short messages: slang and calls come in one form. */
  fewest: 3,
  /** A message of so few features is short: about 15 characters. */
  short: 60,
  /** So many weights are kept: what fits into the size. */
  kept: 54_000,
  seed: 20_261_122,
}

export interface Utterance {
  readonly acts: readonly Act[]
  readonly text: string
}

const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)

/** One message to a line: its acts joined with `+`, a tab, the text; `\n` in it is a new line. */
export function readUtterances(data: string): readonly Utterance[] {
  return data
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [names = '', text = '', ...more] = line.split('\t')
      const labels = names.split('+')
      if (text.trim() === '' || more.length > 0 || !labels.every(isAct))
        throw new Error(`Not a labeled message: ${line}`)
      return { acts: labels as Act[], text: text.replaceAll('\\n', '\n') }
    })
}

/** The weights belong to the messages and to the way features are made. */
export function fingerprintOf(language: string): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(at(dataOf(language))))
  hash.update(codeWithoutComments(readFileSync(at('packages/tutor/src/dialogue/act-features.ts'), 'utf8')))
  return hash.digest('hex').slice(0, 24)
}

export const dataOf = (language: string) => `packages/tutor/test-data/utterances/${language}.txt`

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

interface Example {
  readonly hashes: Uint32Array
  readonly labels: readonly number[]
}
interface Model {
  readonly hashes: Uint32Array
  readonly places: ReadonlyMap<number, number>
  readonly weights: Float32Array
  readonly bias: Float32Array
}

const width = acts.length
const exampleOf = ({ acts: labels, text }: Utterance): Example => ({
  hashes: featuresOf(text),
  labels: labels.map((act) => acts.indexOf(act)),
})
const sigmoid = (score: number) => 1 / (1 + Math.exp(-score))

function scoresOf(model: Model, hashes: Uint32Array): Float64Array {
  const scores = new Float64Array(width)
  for (const hash of hashes) {
    const place = model.places.get(hash)
    if (place === undefined) continue
    for (let act = 0; act < width; act++) scores[act] = scores[act]! + model.weights[place * width + act]!
  }
  const size = Math.sqrt(Math.max(1, hashes.length))
  for (let act = 0; act < width; act++) scores[act] = scores[act]! / size + model.bias[act]!
  return scores
}

/** One-vs-rest logistic regression by FTRL-proximal (McMahan 2013) with L1; returns pruned weights on a grid of 8 bits. */
function train(utterances: readonly Utterance[], seed: number): Model {
  const random = randomOf(seed)
  const examples = utterances.map(exampleOf)
  const joined = examples.slice(0, Math.round(examples.length * options.joined)).map(() => {
    const first = utterances[Math.floor(random() * utterances.length)] as Utterance
    const second = utterances[Math.floor(random() * utterances.length)] as Utterance
    const text = `${first.text}${random() < 0.5 ? ' ' : ', '}${second.text}`
    return exampleOf({ acts: [...new Set([...first.acts, ...second.acts])], text })
  })
  const counts = new Map<number, number>()
  const kept = new Set<number>()
  for (const { hashes } of examples) {
    for (const hash of hashes) {
      const count = (counts.get(hash) ?? 0) + 1
      counts.set(hash, count)
      if (count >= options.fewest || hashes.length <= options.short) kept.add(hash)
    }
  }
  const hashes = Uint32Array.from(kept).sort()
  const places = new Map([...hashes].map((hash, place) => [hash, place]))
  const model: Model = {
    hashes,
    places,
    weights: new Float32Array(hashes.length * width),
    bias: new Float32Array(width).fill(-3),
  }
  const squares = new Float32Array(model.weights.length)
  const pulls = new Float32Array(model.weights.length)
  const biasSquares = new Float32Array(width).fill(1)
  let mask: Uint8Array | undefined

  const seen = [...examples, ...joined].map(({ hashes: all, labels }) => {
    const known = Uint32Array.from([...all].flatMap((hash) => places.get(hash) ?? []))
    const target = new Uint8Array(width)
    for (const label of labels) target[label] = 1
    return { known, target, size: Math.sqrt(Math.max(1, all.length)) }
  })
  const pass = () => {
    for (const { known, target, size } of shuffled(seen, random)) {
      const places = known.filter(() => random() >= options.unseen)
      const value = 1 / (size * (1 - options.unseen))
      const scores = new Float64Array(width)
      for (const place of places) {
        for (let act = 0; act < width; act++) scores[act] = scores[act]! + model.weights[place * width + act]!
      }
      for (let act = 0; act < width; act++) {
        const slope = sigmoid(scores[act]! * value + model.bias[act]!) - target[act]!
        if (Math.abs(slope) < 0.01) continue
        biasSquares[act] = biasSquares[act]! + slope * slope
        model.bias[act] = model.bias[act]! - (0.1 * slope) / Math.sqrt(biasSquares[act]!)
        const step = slope * value
        for (const place of places) {
          const index = place * width + act
          if (mask !== undefined && mask[index] === 0) continue
          const before = Math.sqrt(squares[index]!)
          squares[index] = squares[index]! + step * step
          const after = Math.sqrt(squares[index]!)
          const pull = pulls[index]! + step - ((after - before) / options.rate) * model.weights[index]!
          pulls[index] = pull
          const beyond = Math.max(0, Math.abs(pull) - options.threshold)
          model.weights[index] = (-Math.sign(pull) * beyond * options.rate) / (0.1 + after)
        }
      }
    }
  }
  for (let epoch = 0; epoch < options.epochs; epoch++) pass()

  // What a weight does over all messages: its size, and in how many it is met.
  const importance = model.weights.map(
    (weight, index) => Math.abs(weight) * Math.sqrt(counts.get(hashes[Math.floor(index / width)]!) ?? 0),
  )
  const least = [...importance].sort((a, b) => b - a)[options.kept] ?? 0
  mask = Uint8Array.from(importance, (value) => (value > least ? 1 : 0))
  for (let index = 0; index < mask.length; index++) if (mask[index] === 0) model.weights[index] = 0
  for (let epoch = 0; epoch < options.lastEpochs; epoch++) pass()

  const unit = unitOf(model)
  for (let index = 0; index < model.weights.length; index++) {
    model.weights[index] = Math.max(-127, Math.min(127, Math.round(model.weights[index]! / unit))) * unit
  }
  return model
}

/** The few largest weights are cut off, so that the small ones keep their differences. */
function unitOf(model: Model): number {
  const sizes = [...model.weights].filter((weight) => weight !== 0).map(Math.abs)
  sizes.sort((a, b) => a - b)
  return (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127
}

interface Judged {
  readonly labels: readonly number[]
  readonly scores: Float64Array
  readonly text: string
}

/** Messages that fold to the same text stay in one fold, or the model would be asked what it has seen. */
function crossValidate(utterances: readonly Utterance[]): readonly Judged[] {
  const random = randomOf(options.seed)
  const keys = shuffled([...new Set(utterances.map(({ text }) => foldMessage(text)))], random)
  const foldOf = new Map(keys.map((key, index) => [key, index % options.folds]))
  const inFold = (utterance: Utterance, fold: number) => foldOf.get(foldMessage(utterance.text)) === fold
  return Array.from({ length: options.folds }, (_, fold) => {
    const model = train(
      utterances.filter((utterance) => !inFold(utterance, fold)),
      options.seed + fold,
    )
    return utterances
      .filter((utterance) => inFold(utterance, fold))
      .map((utterance) => {
        const { hashes, labels } = exampleOf(utterance)
        return { labels, scores: scoresOf(model, hashes), text: utterance.text }
      })
  }).flat()
}

/** A score beside the highest score of the other acts: an act that stands alone is more probable than one with a rival. */
function withRivals(scores: Float64Array): readonly (readonly [number, number])[] {
  const order = [...scores].sort((a, b) => b - a)
  return [...scores].map((score) => [score, (score === order[0] ? order[1] : order[0]) ?? 0])
}

interface Calibration {
  readonly slope: number
  readonly rival: number
  readonly offset: number
}

const probabilityOf = ({ slope, rival, offset }: Calibration, [score, other]: readonly [number, number]) =>
  sigmoid(slope * score + rival * other + offset)

/** Platt's calibration with a rival: the numbers that make the kept-out messages most probable, by Newton's method. */
function calibrate(judged: readonly Judged[]): Calibration {
  const cases = judged.flatMap(({ scores, labels }) =>
    withRivals(scores).map((pair, act) => ({
      row: [pair[0], pair[1], 1] as const,
      target: labels.includes(act) ? 1 : 0,
    })),
  )
  const fitted = [1, 0, 0]
  for (let round = 0; round < 30; round++) {
    const gradient = [0, 0, 0]
    const hessian: number[][] = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1e-6 : 0)))
    for (const { row, target } of cases) {
      const probability = sigmoid(fitted[0]! * row[0] + fitted[1]! * row[1] + fitted[2]!)
      const spread = probability * (1 - probability)
      for (let i = 0; i < 3; i++) {
        gradient[i] = gradient[i]! + (probability - target) * row[i]!
        for (let j = 0; j < 3; j++) hessian[i]![j] = hessian[i]![j]! + spread * row[i]! * row[j]!
      }
    }
    const step = solve(hessian, gradient)
    for (let i = 0; i < 3; i++) fitted[i] = fitted[i]! - step[i]!
  }
  return { slope: fitted[0]!, rival: fitted[1]!, offset: fitted[2]! }
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

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000)

/** Is one of the acts of the message among the first? */
function isFirst({ labels, scores }: Judged, places: number): boolean {
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!)
  return order.slice(0, places).some((act) => labels.includes(act))
}

function report(judged: readonly Judged[], calibration: Calibration) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, sure: 0, right: 0 }))
  const perAct = acts.map(() => ({ met: 0, found: 0, named: 0, right: 0 }))
  const confusions = new Map<string, number>()
  let [first, all, sure, sureRight] = [0, 0, 0, 0]
  for (const { labels, scores } of judged) {
    const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!)
    const best = order[0] as number
    const probability = probabilityOf(calibration, withRivals(scores)[best]!)
    const isRight = labels.includes(best)
    if (isRight) first++
    if (probability >= 0.5) sure++
    if (probability >= 0.5 && isRight) sureRight++
    if (order.slice(0, labels.length).every((act) => labels.includes(act))) all++
    const bin = bins[Math.min(9, Math.floor(probability * 10))]!
    bin.count++
    bin.sure += probability
    if (isRight) bin.right++
    const named = perAct[best]!
    named.named++
    if (isRight) named.right++
    for (const label of labels) {
      perAct[label]!.met++
      if (order.slice(0, labels.length).includes(label)) perAct[label]!.found++
    }
    if (!isRight) {
      const pair = `${acts[labels[0]!]} taken for ${acts[best]}`
      confusions.set(pair, (confusions.get(pair) ?? 0) + 1)
    }
  }
  const total = judged.length
  const inWords = judged.filter(({ text }) => /\p{L}{3}/u.test(text))
  return {
    accuracy: share(first, total),
    /** Of the messages that are more than a formula or a sign. A bare "2x = 8" is a task or a step only by its context. */
    accuracyInWords: share(inWords.filter((one) => isFirst(one, 1)).length, inWords.length),
    amongFirstTwo: share(judged.filter((one) => isFirst(one, 2)).length, total),
    allActs: share(all, total),
    sure: share(sure, total),
    sureRight: share(sureRight, sure),
    calibrationError: share(
      bins.reduce((sum, bin) => sum + Math.abs(bin.sure - bin.right), 0),
      total,
    ),
    acts: Object.fromEntries(
      acts.map((act, index) => {
        const { met, found, named, right } = perAct[index]!
        return [act, { messages: met, precision: share(right, named), recall: share(found, met) }]
      }),
    ),
    confusions: [...confusions]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 12)
      .map(([pair, count]) => `${count} ${pair}`),
  }
}

/** The stored form that acts.ts unpacks. */
function pack(model: Model): { unit: number; weights: string; kept: number } {
  const unit = unitOf(model)
  const bytes: number[] = []
  let before = 0
  let kept = 0
  for (const [place, hash] of model.hashes.entries()) {
    const entries: number[] = []
    for (let act = 0; act < width; act++) {
      const level = Math.round(model.weights[place * width + act]! / unit)
      if (level !== 0) entries.push(act, Math.max(-127, Math.min(127, level)) & 0xff)
    }
    if (entries.length === 0) continue
    let step = hash - before
    before = hash
    for (; step >= 0x80; step >>>= 7) bytes.push((step & 0x7f) | 0x80)
    bytes.push(step, entries.length / 2, ...entries)
    kept += entries.length / 2
  }
  return { unit, weights: Buffer.from(bytes).toString('base64'), kept }
}

const digits = (value: number) => Number(value.toPrecision(6))

function teach(language: string): void {
  const utterances = readUtterances(readFileSync(at(dataOf(language)), 'utf8'))
  const judged = crossValidate(utterances)
  const fitted = calibrate(judged)
  const figures = report(judged, fitted)
  const model = train(utterances, options.seed)
  const { unit, weights, kept } = pack(model)
  const learnt = utterances.filter((utterance) => {
    const { hashes, labels } = exampleOf(utterance)
    return isFirst({ labels, scores: scoresOf(model, hashes), text: utterance.text }, 1)
  })
  const file = at(`packages/tutor/src/language/${language}/acts.json`)
  const content = {
    data: fingerprintOf(language),
    utterances: utterances.length,
    figures: { ...figures, accuracyOfLearnt: share(learnt.length, utterances.length) },
    acts,
    unit: digits(unit),
    bias: [...model.bias].map(digits),
    slope: digits(fitted.slope),
    rival: digits(fitted.rival),
    offset: digits(fitted.offset),
    weights,
  }
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`)
  execFileSync(at('node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
  const size = readFileSync(file).length
  console.log(
    `${language}: ${utterances.length} messages, ${kept} weights, ${Math.round(size / 1024)} KB, of the learnt messages right ${share(learnt.length, utterances.length)}`,
  )
  console.log(
    `  first act right ${figures.accuracy} (in words ${figures.accuracyInWords}, among the first two ${figures.amongFirstTwo}), all acts right ${figures.allActs}, calibration error ${figures.calibrationError}`,
  )
  console.log(`  at least 0.5: ${figures.sure} of the messages, of them right ${figures.sureRight}`)
  for (const [act, { messages, precision, recall }] of Object.entries(figures.acts)) {
    console.log(
      `  ${act.padEnd(14)} ${String(messages).padStart(5)}  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`,
    )
  }
  for (const line of figures.confusions) console.log(`  ${line}`)
  if (process.env.ACTS_ERRORS) {
    const wrong = judged.filter(({ labels, scores }) => {
      const best = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!)[0] as number
      return !labels.includes(best)
    })
    writeFileSync(
      process.env.ACTS_ERRORS,
      wrong
        .map(({ labels, scores, text }) => {
          const best = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!)[0] as number
          return `${labels.map((label) => acts[label]).join('+')} -> ${acts[best]} ${probabilityOf(fitted, withRivals(scores)[best]!).toFixed(2)}: ${text.replaceAll('\n', '\\n')}\n`
        })
        .join(''),
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const languages = process.argv.slice(2)
  for (const language of languages.length > 0 ? languages : ['en', 'ru']) teach(language)
}
