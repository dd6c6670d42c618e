import { type Finding, finding } from './finding.ts'
import { isAmong, type Look } from './look.ts'
import type { Mention } from './mentions.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/** An operation that a sentence asks for: on one number, or on the result so far and another number. */
interface Operation {
  readonly words: RegExp
  /** The number of operands: `one` takes a single number, `two` a second one. */
  readonly takes: 'one' | 'two'
  readonly apply: (value: number, other: number) => number
}

const operations: readonly Operation[] = [
  { words: /(?<!\p{L})(?:double|twice|удво\p{L}+|вдвое больше)(?!\p{L})/giu, takes: 'one', apply: (a) => 2 * a },
  { words: /(?<!\p{L})(?:triple|утро\p{L}+|втрое больше)(?!\p{L})/giu, takes: 'one', apply: (a) => 3 * a },
  {
    words: /(?<!\p{L})(?:halve|half of|cut in half|половин\p{L}+|пополам|вдвое меньше)(?!\p{L})/giu,
    takes: 'one',
    apply: (a) => a / 2,
  },
  {
    words: /(?<!\p{L})(?:(?:square )?root of|корень из|извлеки корень)(?!\p{L})/giu,
    takes: 'one',
    apply: (a) => Math.sqrt(a),
  },
  {
    words: /(?<!\p{L})(?:square(?! root)|возведи в квадрат|квадрат числа)(?!\p{L})/giu,
    takes: 'one',
    apply: (a) => a * a,
  },
  {
    words: /(?<!\p{L})(?:add|plus|прибав\p{L}+|добав\p{L}+|плюс|сложи)(?!\p{L})/giu,
    takes: 'two',
    apply: (a, b) => a + b,
  },
  {
    words:
      /(?<!\p{L})(?:subtract|take away|take off|take(?= [^.]{0,20}(?:from|away|off))|minus|вычт\p{L}+|отним\p{L}+|убери|убав\p{L}+|минус)(?!\p{L})/giu,
    takes: 'two',
    apply: (a, b) => a - b,
  },
  {
    words: /(?<!\p{L})(?:multiply|times|умнож\p{L}+)(?!\p{L})/giu,
    takes: 'two',
    apply: (a, b) => a * b,
  },
  { words: /(?<!\p{L})(?:divide|раздел\p{L}+|подели\p{L}*)(?!\p{L})/giu, takes: 'two', apply: (a, b) => a / b },
]

/** Refers back to the result so far: "take four away from it". */
const goesOn =
  /(?<!\p{L})(?:it|that|there|result|rest|what you (?:get|got|have)|this|then|and|оттуда|него|не[её]|это|этого|этому|результат\p{L}*|потом|затем|и|получивш\p{L}+)(?!\p{L})/iu
const comesOut =
  /(?<!\p{L})(?:(?:you|we)(?:'ll| will)? (?:get|have)|gives|makes|получ\p{L}+|выйдет|выходит)(?!\p{L})|=/iu
const isOfferedAway = /n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|instead of|would|if|не|вместо|если|бы)(?!\p{L})/iu

/**
 * "So just double your 14": the last step together with its operand, so that only arithmetic is left. An operation
 * without an operand ("divide both sides") is allowed.
 */
export function instructed(look: Look, { values }: SealedAnswer, seal: Seal): Finding | null {
  if (look.isQuestion || look.isExample || look.isTest || look.isAdmission || values.length === 0) return null
  if (isOfferedAway.test(look.folded)) return null
  const text = look.folded
  const steps = operations
    .flatMap((operation) =>
      [...text.matchAll(operation.words)].map((match) => ({
        ...operation,
        at: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.at - b.at)
  let result: number | null = null
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]?.at ?? text.length
    // What comes out is no operand: "divide both sides by 2: you get 5".
    const out = comesOut.exec(text.slice(step.end, next))
    const until = out ? step.end + out.index : next
    const behind = look.mentions
      .filter((each) => each.index >= step.end && each.index < until && !isPart(each, step.at))
      .filter(({ value }) => isAmong(value, seal.numbers))
      .slice(0, 2)
    const [first, second] = behind
    if (!first) continue
    if (step.takes === 'one') result = step.apply(first.value, 0)
    else if (second) {
      const candidates = [step.apply(first.value, second.value), step.apply(second.value, first.value)]
      result = candidates.find((value) => isAmong(value, values)) ?? candidates[0]!
    } else if (result !== null && goesOn.test(text.slice(steps[index - 1]?.end ?? 0, until)))
      result = step.apply(result, first.value)
    if (result !== null && isAmong(result, values) && !isAmong(result, seal.own)) return finding('answer', look.text)
  }
  return null
}

const isPart = ({ index }: Mention, at: number) => index === at
