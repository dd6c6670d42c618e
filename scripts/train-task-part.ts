// Teaches which part of a message states a task and what is talk around it: puts talk around known tasks, trains a
// structured perceptron on them and writes language/<code>/task-part.json. Prints how often the part was found exactly
// among tasks and talk that were kept out of the training.
// Run: node scripts/train-task-part.ts [language ...]

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spanOf, type TaskPartModel, type TaskSpan } from '../packages/tutor/src/dialogue/task-part.ts'
import {
  featureBits,
  featuresOf,
  gaps,
  type Token,
  tokensOf,
} from '../packages/tutor/src/dialogue/task-part-features.ts'
import { codeWithoutComments } from './code-without-comments.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const options = {
  seed: 20_261_124,
  messages: 48_000,
  held: 2000,
  epochs: 7,
  messageTimes: 12,
  fewest: 3,
  kept: 22_000,
  margin: 1,
}

type Code = 'en' | 'ru'
type Side = 'before' | 'after' | 'both' | 'work'

const filesOf = (code: Code) => [
  `packages/tutor/test-data/task-talk/${code}.txt`,
  `packages/tutor/test-data/task-part/${code}.txt`,
  `packages/tutor/test-data/utterances/${code}.txt`,
  `packages/tutor/test-data/word-problems/${code}.txt`,
  `packages/tutor/test-data/stories/${code}.txt`,
  `packages/tutor/test-data/mechanical/${code}.txt`,
]

/** The weights belong to the texts and to the way features are made. */
export function fingerprintOf(code: Code): string {
  const hash = createHash('sha256')
  for (const file of filesOf(code)) hash.update(readFileSync(at(file)))
  hash.update(codeWithoutComments(readFileSync(at('packages/tutor/src/dialogue/task-part-features.ts'), 'utf8')))
  return hash.digest('hex').slice(0, 16)
}

function randomOf(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
type Random = () => number
const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!
const linesOf = (file: string) =>
  readFileSync(at(file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

/** A labeled "task" that also greets or pleads would teach that talk is task. */
const mixed: Record<Code, RegExp> = {
  en: /\b(?:help|pl[sz]|please|plz|can (?:you|u)|could|i|im|my|me|we|need|hey|hi|hello|thanks|stuck|homework|test|idk|dont|start)\b|!/i,
  ru: /помог|пожал|пл[иы]?з|мож(?:ешь|но)|(?:^|[^а-яё])(?:мне|я|у меня|нам|мы|как|привет|надо|нужно|не|задал|дали|спасибо|хелп)(?:[^а-яё]|$)|!/i,
}

function tasksOf(code: Code): string[] {
  const fields = (kind: string, place: number) =>
    linesOf(`packages/tutor/test-data/${kind}/${code}.txt`).map((line) => line.split('\t')[place] ?? '')
  const stated = linesOf(`packages/tutor/test-data/utterances/${code}.txt`).flatMap((line) => {
    const [act, text = ''] = line.split('\t')
    return act === 'task' && !mixed[code].test(text) ? [text.replaceAll('\\n', '\n')] : []
  })
  const cases = readdirSync(at('bench/cases'))
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => linesOf(`bench/cases/${file}`))
    .flatMap((line) => {
      const [, language, text] = /^[srw] (en|ru) (.*) :: /.exec(line) ?? []
      return language === code && text ? [text.replaceAll(' // ', '\n')] : []
    })
  return [
    ...fields('word-problems', 2),
    ...fields('stories', 1),
    ...fields('mechanical', 1),
    ...stated,
    ...stated,
    ...cases,
    ...cases,
  ].filter((text) => text.trim() !== '')
}

const sides: Readonly<Record<Side, readonly string[]>> = {
  before: [
    'greeting',
    'feeling',
    'lost',
    'answer-please',
    'next',
    'ok',
    'language',
    'manipulate',
    'off-topic',
    'abilities',
    'thanks',
    'skip',
  ],
  after: [
    'hint',
    'lost',
    'answer-please',
    'thanks',
    'how',
    'why',
    'what',
    'when',
    'feeling',
    'give-up',
    'manipulate',
    'rephrase',
    'off-topic',
    'practise',
  ],
  both: ['feeling', 'lost', 'hint'],
  work: ['answer', 'step', 'solution', 'check', 'is-true'],
}

function talkOf(code: Code): Record<Side, string[]> {
  const found: Record<Side, string[]> = { before: [], after: [], both: [], work: [] }
  for (const line of linesOf(`packages/tutor/test-data/task-talk/${code}.txt`)) {
    const [side, text = ''] = line.split('\t')
    // Written for this place, so they count more than messages that stood alone.
    if (side && side in found)
      for (let times = 0; times < 6; times++) found[side as Side].push(text.replaceAll('\\n', '\n'))
  }
  for (const line of linesOf(`packages/tutor/test-data/utterances/${code}.txt`)) {
    const [act = '', text = ''] = line.split('\t')
    for (const side of ['before', 'after', 'both', 'work'] as const)
      if (sides[side].includes(act) && text.length < 160) found[side].push(text.replaceAll('\\n', '\n'))
  }
  for (const side of ['before', 'after'] as const) found[side].push(...found.both)
  return found
}

interface Example {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly features: readonly Uint32Array[]
  readonly span: TaskSpan
}

/** As typed on a phone. */
function typed(text: string, random: Random): string {
  let said = text
  if (random() < 0.35) said = said.toLowerCase()
  if (random() < 0.15) said = said.replace(/,/g, '')
  if (random() < 0.12) said = said.replace(/[.?!](?=\s)/g, '')
  if (random() < 0.1) said = said.replace(/(\p{L})(\p{L})(?=\p{L}{2})/u, '$2$1')
  return said
}

const unended = (text: string) => text.replace(/[\s.!?…]+$/, '')
function joint(random: Random): string {
  const value = random()
  return value < 0.34
    ? ' '
    : value < 0.6
      ? '. '
      : value < 0.7
        ? '\n'
        : value < 0.8
          ? ', '
          : value < 0.88
            ? '! '
            : value < 0.94
              ? '... '
              : ' - '
}

function exampleOf(parts: readonly { text: string; isTask: boolean }[], random: Random): Example {
  let text = ''
  let [start, end] = [0, 0]
  for (const [index, part] of parts.entries()) {
    // A part keeps the mark that ends it, or loses it.
    const keeps = random() < (part.isTask ? 0.6 : 0.5)
    const own = keeps ? part.text.trim() : unended(part.text.trim())
    if (part.isTask) start = text.length
    text += own
    if (part.isTask) end = text.length
    const next = parts[index + 1]
    if (!next) continue
    const mark = joint(random)
    text += /[.!?…:]$/.test(own) ? (mark.includes('\n') ? '\n' : ' ') : next.isTask && random() < 0.25 ? ': ' : mark
  }
  const tokens = tokensOf(text)
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.filter((token) => token.start < end).length
  return { text, tokens, features: featuresOf(text, tokens), span: end === 0 ? { from: 0, to: 0 } : { from, to } }
}

/** Whole messages by others, with the task in double brackets. */
function messagesOf(code: Code): Example[] {
  return linesOf(`packages/tutor/test-data/task-part/${code}.txt`).map((line) => {
    const [before = '', ...rest] = line.replaceAll('\\n', '\n').split('[[')
    const [task = '', after = ''] = rest.join('').split(']]')
    const text = `${before}${task}${after}`
    const tokens = tokensOf(text)
    const [start, end] = [before.length, before.length + task.length]
    const from = tokens.findIndex((token) => token.start >= start)
    const to = tokens.filter((token) => token.start < end).length
    return {
      text,
      tokens,
      features: featuresOf(text, tokens),
      span: rest.length === 0 ? { from: 0, to: 0 } : { from, to },
    }
  })
}

function examplesOf(count: number, tasks: readonly string[], talk: Record<Side, readonly string[]>, random: Random) {
  return Array.from({ length: count }, () => {
    const task = () => ({ text: typed(pick(tasks, random), random), isTask: true })
    const said = (side: Side) => ({ text: typed(pick(talk[side], random), random), isTask: false })
    const shape = random()
    if (shape < 0.27) return exampleOf([said('before'), task()], random)
    if (shape < 0.52) return exampleOf([task(), said('after')], random)
    if (shape < 0.66) return exampleOf([said('before'), task(), said('after')], random)
    if (shape < 0.7) return exampleOf([said('before'), said('before'), task()], random)
    if (shape < 0.78) return exampleOf([task()], random)
    if (shape < 0.86) return exampleOf([task(), said('work')], random)
    if (shape < 0.9) return exampleOf([said('before'), task(), said('work')], random)
    if (shape < 0.95) return exampleOf([said('before')], random)
    return exampleOf([said('after')], random)
  }).filter(({ tokens }) => tokens.length > 0)
}

interface Trained extends TaskPartModel {
  readonly weights: readonly [Float32Array, Float32Array]
  readonly begins: number[]
  readonly ends: number[]
}

/** An averaged structured perceptron (Collins 2002). */
function train(examples: readonly Example[], random: Random): Trained {
  const size = 1 << featureBits
  const now = [new Float32Array(size), new Float32Array(size)] as const
  const sums = [new Float64Array(size), new Float64Array(size)] as const
  const [begins, ends] = [gaps.map(() => 0), gaps.map(() => 0)]
  const [beginSums, endSums] = [gaps.map(() => 0), gaps.map(() => 0)]
  const model: Trained = { weights: now, begins, ends, scoreOf: (feature, side) => now[side][feature]! }
  let step = 1
  const gapAt = (example: Example, index: number) => gaps.indexOf(example.tokens[index]!.gap)
  const move = (example: Example, { from, to }: TaskSpan, by: number) => {
    const isNone = to === 0
    for (const [index, own] of example.features.entries()) {
      const side = isNone || index < from ? 0 : index >= to ? 1 : null
      if (side === null) continue
      for (const feature of own) {
        now[side][feature] = now[side][feature]! + by
        sums[side][feature] = sums[side][feature]! + by * step
      }
    }
    if (isNone) return
    if (from > 0) {
      begins[gapAt(example, from)]! += by
      beginSums[gapAt(example, from)]! += by * step
    }
    if (to < example.tokens.length) {
      ends[gapAt(example, to)]! += by
      endSums[gapAt(example, to)]! += by * step
    }
  }
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let wrong = 0
    const order = [...examples.keys()]
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1))
      ;[order[index], order[other]] = [order[other]!, order[index]!]
    }
    for (const index of order) {
      const example = examples[index]!
      const found = spanOf(example.tokens, example.features, model)
      if (found.from !== example.span.from || found.to !== example.span.to) {
        wrong++
        move(example, example.span, 1)
        move(example, found, -1)
      }
      step++
    }
    console.log(`  epoch ${epoch + 1}: ${wrong} of ${examples.length} wrong`)
  }
  const average = (value: number, sum: number) => value - sum / step
  const weights = now.map((own, side) =>
    own.map((value, index) => average(value, sums[side as 0 | 1][index]!)),
  ) as unknown as [Float32Array, Float32Array]
  return {
    weights,
    begins: begins.map((value, index) => average(value, beginSums[index]!)),
    ends: ends.map((value, index) => average(value, endSums[index]!)),
    scoreOf: (feature, side) => weights[side][feature]!,
  }
}

/** Keeps the features that decide most, as signed bytes. */
function pack(model: Trained, examples: readonly Example[]) {
  const counts = new Uint32Array(1 << featureBits)
  for (const { features } of examples) for (const own of features) for (const feature of own) counts[feature]!++
  const weightOf = (feature: number) =>
    Math.max(Math.abs(model.scoreOf(feature, 0)), Math.abs(model.scoreOf(feature, 1)))
  const order = [...counts.keys()]
    .filter((feature) => counts[feature]! >= options.fewest && weightOf(feature) > 0)
    .map((feature) => [feature, weightOf(feature) * Math.sqrt(counts[feature]!)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, options.kept)
    .map(([feature]) => feature)
    .sort((a, b) => a - b)
  const sizes = order.map(weightOf).sort((a, b) => a - b)
  const unit = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127
  const bytes: number[] = []
  const kept = new Map<number, readonly [number, number]>()
  let before = 0
  for (const feature of order) {
    const levels = ([0, 1] as const).map((side) =>
      Math.max(-127, Math.min(127, Math.round(model.scoreOf(feature, side) / unit))),
    ) as [number, number]
    if (levels[0] === 0 && levels[1] === 0) continue
    let gap = feature - before
    before = feature
    for (; gap >= 0x80; gap >>>= 7) bytes.push((gap & 0x7f) | 0x80)
    bytes.push(gap, levels[0] & 0xff, levels[1] & 0xff)
    kept.set(feature, levels)
  }
  const rounded: TaskPartModel = {
    begins: model.begins,
    ends: model.ends,
    scoreOf: (feature, side) => (kept.get(feature)?.[side] ?? 0) * unit,
  }
  return { unit, weights: Buffer.from(bytes).toString('base64'), rounded, count: kept.size }
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000

function teach(code: Code): void {
  const random = randomOf(options.seed)
  const tasks = tasksOf(code)
  const talk = talkOf(code)
  // Kept out by text, so that nothing of the held messages was seen.
  const isHeld = (text: string) => createHash('sha256').update(text).digest()[0]! < 20
  const half = (held: boolean) => ({
    tasks: tasks.filter((text) => isHeld(text) === held),
    talk: Object.fromEntries(
      Object.entries(talk).map(([side, all]) => [side, all.filter((text) => isHeld(text) === held)]),
    ) as Record<Side, string[]>,
  })
  const [own, kept] = [half(false), half(true)]
  console.log(`${code}: ${own.tasks.length} tasks, ${Object.values(own.talk).map((all) => all.length)} pieces of talk`)
  const messages = messagesOf(code)
  const examples = [
    ...examplesOf(options.messages, own.tasks, own.talk, random),
    ...Array.from({ length: options.messageTimes }, () => messages).flat(),
  ]
  const held = examplesOf(options.held, kept.tasks, kept.talk, random)
  const { unit, weights, rounded, count } = pack(...([train(examples, random), examples] as const))
  const exact = held.filter(({ tokens, features, span }) => {
    const found = spanOf(tokens, features, rounded)
    return found.from === span.from && found.to === span.to
  })
  const none = held.filter(({ span }) => span.to === 0)
  const noneFound = none.filter(({ tokens, features }) => spanOf(tokens, features, rounded).to === 0)
  const digits = (value: number) => Number(value.toPrecision(5))
  const figures = { exact: share(exact.length, held.length), allTalk: share(noneFound.length, none.length) }
  const file = at(`packages/tutor/src/language/${code}/task-part.json`)
  const content = {
    data: fingerprintOf(code),
    figures,
    unit: digits(unit),
    begins: rounded.begins.map(digits),
    ends: rounded.ends.map(digits),
    weights,
  }
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`)
  execFileSync(at('node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
  console.log(
    `  ${count} features, ${Math.round(readFileSync(file).length / 1024)} KB; held out: part found exactly ${figures.exact}, all talk seen as such ${figures.allTalk}`,
  )
  if (process.env.TASK_PART_ERRORS)
    writeFileSync(
      `${process.env.TASK_PART_ERRORS}.${code}`,
      held
        .filter((each) => !exact.includes(each))
        .map(({ text, tokens, features, span }) => {
          const cut = ({ from, to }: TaskSpan) =>
            to === 0 ? '-' : text.slice(tokens[from]!.start, tokens[to - 1]!.end)
          return `${cut(span).replaceAll('\n', '\\n')}\n   => ${cut(spanOf(tokens, features, rounded)).replaceAll('\n', '\\n')}\n   in ${text.replaceAll('\n', '\\n')}\n`
        })
        .join(''),
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const codes = process.argv.slice(2) as Code[]
  for (const code of codes.length > 0 ? codes : (['en', 'ru'] as const)) teach(code)
}
