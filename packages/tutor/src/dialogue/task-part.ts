import en from '../language/en/task-part.json' with { type: 'json' }
import ru from '../language/ru/task-part.json' with { type: 'json' }
import type { Language } from '../math/latex.ts'
import { bytesOf } from '../packed.ts'
import { featuresOf, gaps, type Token, tokensOf } from './task-part-features.ts'

/** The trained weights of one language, as stored. */
interface StoredTaskPart {
  /** The factor from a stored weight to a score. */
  readonly unit: number
  /**
   * For each kind of gap in the order of `gaps`: the score of a task that begins behind it, and of a task that ends
   * before it.
   */
  readonly begins: readonly number[]
  readonly ends: readonly number[]
  /**
   * Base64. For each learned feature in ascending hash order: the difference to the previous hash (varint, seven bits
   * per byte, lowest first), then as signed bytes how much it speaks for talk before a task, and for talk behind it.
   */
  readonly weights: string
}

/** What decides about a token: positive scores speak for talk, in front of the task or behind it. */
export interface TaskPartModel {
  readonly begins: readonly number[]
  readonly ends: readonly number[]
  scoreOf(feature: number, side: 0 | 1): number
}

/** The span of the task among the tokens, `to` exclusive; both 0 where the message is all talk. */
export interface TaskSpan {
  readonly from: number
  readonly to: number
}

/** Signs between two sides; a minus may be a dash. */
const operators = /^[+*/^=<>≤≥×·÷]$/
/** A number, a letter or a bracket: between two of them a minus is one. */
const operand = /^(?:#|[()]|\p{L})$/u

/** The best split of a message into talk, task, talk (Viterbi over the three states; the task is one stretch). */
export function spanOf(tokens: readonly Token[], features: readonly Uint32Array[], model: TaskPartModel): TaskSpan {
  // Scores relative to "task", which is 0 for each token.
  const before = [0]
  const after = [0]
  for (const [index, own] of features.entries()) {
    let [front, behind] = [0, 0]
    for (const feature of own) {
      front += model.scoreOf(feature, 0)
      behind += model.scoreOf(feature, 1)
    }
    before.push(before[index]! + front)
    after.push(after[index]! + behind)
  }
  const total = tokens.length
  const gapAt = (index: number) => gaps.indexOf(tokens[index]?.gap ?? 'begin')
  // Within a formula nothing is cut.
  const isTied = (at: number) => {
    const [left, right] = [tokens[at - 1], tokens[at]]
    if (!left || !right) return false
    if (right.gap !== 'space') return right.gap === 'none'
    const isMinus = (sign: number) =>
      tokens[sign]?.word === '-' && [sign - 1, sign + 1].every((side) => operand.test(tokens[side]?.word ?? ''))
    return operators.test(left.word) || operators.test(right.word) || isMinus(at) || isMinus(at - 1)
  }
  const beginScore = (at: number) =>
    isTied(at) ? Number.NEGATIVE_INFINITY : before[at]! + (at === 0 ? 0 : model.begins[gapAt(at)]!)
  const endScore = (at: number) =>
    isTied(at) ? Number.NEGATIVE_INFINITY : after[total]! - after[at]! + (at === total ? 0 : model.ends[gapAt(at)]!)
  let best = before[total]!
  let span: TaskSpan = { from: 0, to: 0 }
  let opened = 0
  for (let to = 1; to <= total; to++) {
    if (beginScore(to - 1) > beginScore(opened)) opened = to - 1
    const score = beginScore(opened) + endScore(to)
    if (score > best) {
      best = score
      span = { from: opened, to }
    }
  }
  return span
}

function unpack(stored: StoredTaskPart): TaskPartModel {
  const bytes = bytesOf(stored.weights)
  const scores = [new Map<number, number>(), new Map<number, number>()] as const
  let hash = 0
  for (let at = 0; at < bytes.length; ) {
    let step = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      step |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    hash += step
    for (const side of [0, 1] as const) scores[side].set(hash, (((bytes[at++] ?? 0) << 24) >> 24) * stored.unit)
  }
  return { ...stored, scoreOf: (feature, side) => scores[side].get(feature) ?? 0 }
}

const stored: Readonly<Record<Language, StoredTaskPart>> = { en, ru }
const unpacked = new Map<Language, TaskPartModel>()

/** Longer messages are taken as they are (characters). */
const longest = 1500

export interface TaskPart {
  /** The stated task, with the sign that ends it. */
  readonly task: string
  readonly before: string
  readonly after: string
}

/**
 * Which part of a message states a task, and what is talk around it: "hi! ... pls just tell me". `null` where the
 * message is all talk. Only a guess of trained weights: whether the part is a task is for its readers to say.
 */
export function taskPartOf(text: string, language: Language): TaskPart | null {
  if (text.length > longest) return null
  const tokens = tokensOf(text)
  if (tokens.length === 0) return null
  const model = unpacked.get(language) ?? unpack(stored[language])
  unpacked.set(language, model)
  const { from, to } = spanOf(tokens, featuresOf(text, tokens), model)
  if (to === 0) return null
  const start = from === 0 ? 0 : tokens[from]!.start
  const next = tokens[to]?.start ?? text.length
  // A sign behind the last word belongs to it: the mark that ends the sentence, or a closing bracket.
  const mark = /^[^\p{L}\d\s]*/u.exec(text.slice(tokens[to - 1]!.end, next))?.[0] ?? ''
  const end = tokens[to - 1]!.end + mark.length
  return { task: text.slice(start, end).trim(), before: text.slice(0, start).trim(), after: text.slice(end).trim() }
}
