import { schemaWords } from '../../../language/schema-words.ts'
import type { Language } from '../../../math/latex.ts'
import { add, divide, isZero, multiply, type Rational, rational, subtract } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import { type KindOfTask, unknown } from '../kinds/kind.ts'
import { flatten, SIGN } from './flat.ts'
import { type Amount, amountAt, patternOf, shown } from './read.ts'
import type { ChainWords } from './schema.ts'

type Operation = '+' | '-' | '*' | '/'

interface Step {
  readonly at: number
  readonly operation: Operation
  readonly sign: string
}

interface Chain {
  readonly words: ChainWords
  readonly steps: readonly Step[]
  readonly told: Amount
}

const isSign = regExpOf(SIGN, 'u')

/** Steps in the order of the text and one more number; null if anything else is told. */
function chainIn(text: string, language: Language, words: ChainWords, isLevel: boolean): Chain | null {
  const flat = flatten(text, language)
  const { relations } = schemaWords[language]
  if (!regExpOf(words.cue, 'u').test(flat.text) || patternOf(words.odd).test(flat.text)) return null
  if (!regExpOf(words.asks, 'u').test(flat.text)) return null
  let rest = flat.text
  const steps: Step[] = []
  const blank = (at: number, length: number) => {
    rest = rest.slice(0, at) + '¦'.repeat(length) + rest.slice(at + length)
  }
  const tell = (): { told: Amount; at: number } | null => {
    for (const each of words.told) {
      const match = patternOf(each).exec(rest)
      const { r } = match?.groups ?? {}
      if (!match || r === undefined) continue
      const behind = rest.slice(match.index + match[0].length)
      const isBelow = words.below !== undefined && regExpOf(`^(?:${words.below})`, 'u').test(behind)
      const isMinus = match.groups?.r__minus !== undefined
      blank(match.index, match[0].length)
      return { told: amountAt(flat, text, 'told', r, isMinus || isBelow), at: match.index }
    }
    return null
  }
  // A level is told first, the result of a riddle last.
  const before = isLevel ? tell() : null
  if (isLevel && !before) return null
  for (const [operation, source] of words.ops) {
    for (;;) {
      const match = patternOf(source).exec(rest)
      const sign = match && [...match[0]].find((each) => isSign.test(each))
      if (!match || !sign) break
      steps.push({ at: match.index, operation, sign })
      blank(match.index, match[0].length)
    }
  }
  const end = before ?? tell()
  for (const each of words.idle) rest = rest.replace(patternOf(each), ' ')
  if (!end || steps.length === 0 || steps.length > 5 || isSign.test(rest)) return null
  if (regExpOf(relations, 'u').test(rest)) return null
  steps.sort((a, b) => a.at - b.at)
  if (isLevel && steps.some(({ at }) => at < end.at)) return null
  return { words, steps, told: end.told }
}

function apply(value: Rational, operation: Operation, by: Rational): Rational {
  if (operation === '+') return add(value, by)
  if (operation === '-') return subtract(value, by)
  return operation === '*' ? multiply(value, by) : divide(value, by)
}
const opposite: Readonly<Record<Operation, Operation>> = { '+': '-', '-': '+', '*': '/', '/': '*' }

function chainTask(text: string, language: Language, isLevel: boolean): KindOfTask | null {
  const words = schemaWords[language][isLevel ? 'level' : 'riddle']
  const chain = chainIn(text, language, words, isLevel)
  if (!chain) return null
  const flat = flatten(text, language)
  const { told, steps } = chain
  const amounts = steps.map(({ sign }, index) => amountAt(flat, text, `x${index + 1}`, sign, false))
  if (amounts.some(({ value }) => isZero(value) || value.n < 0n)) return null
  const after = (index: number) => `s${index + 1}`
  const last = steps.length - 1
  // The number in front of each step and behind it.
  const equations = steps.map(({ operation }, index) => {
    const from = index === 0 ? (isLevel ? 'told' : 'wanted') : after(index - 1)
    const to = index === last ? (isLevel ? 'wanted' : 'told') : after(index)
    return `${to} = ${from} ${operation} x${index + 1}`
  })
  const run = (start: Rational, turned: (index: number) => boolean) =>
    steps.reduce((value, { operation }, index) => {
      const by = amounts[index]?.value ?? rational(1)
      return apply(value, turned(index) ? opposite[operation] : operation, by)
    }, start)
  const back = (isOrder: boolean) => {
    const order = steps.map((_, index) => index)
    return (isOrder ? order : order.toReversed()).reduce((value, index) => {
      const { operation } = steps[index] ?? { operation: '+' as const }
      return apply(value, opposite[operation], amounts[index]?.value ?? rational(1))
    }, told.value)
  }
  const slips = isLevel
    ? [
        ...steps.map((_, index) => ({ value: run(told.value, (at) => at === index), text: words.slips.direction })),
        { value: run(subtract(rational(0), told.value), () => false), text: words.slips.direction },
      ]
    : [
        { value: run(told.value, () => false), text: words.slips.direction },
        ...(steps.length > 1 ? [{ value: back(true), text: words.slips.order }] : []),
      ]
  const said = steps.map(({ operation }, index) =>
    words.step[operation](shown(amounts[index]?.value ?? rational(1), language)),
  )
  const { look } = schemaWords[language]
  return {
    frame: {
      given: [told.given, ...amounts.map((each) => each.given)],
      unknown: [
        ...steps.slice(0, -1).map((_, index) => unknown(after(index), words.steps[index] ?? '', 'amount')),
        unknown('wanted', words.name, 'amount'),
      ],
      equations,
      asked: 'wanted',
      restating: `${words.restate(shown(told.value, language), said.join(', '))} ${look(words.name)}`,
      isSigned: true,
    },
    called: { told: words.toldName, ...Object.fromEntries(said.map((each, index) => [`x${index + 1}`, each])) },
    form: 'plain',
    slips,
    because: words.because,
  }
}

/** A hidden number after several steps, and a level that rises and falls. */
export const readChain = (text: string, language: Language): KindOfTask[] =>
  [chainTask(text, language, false), chainTask(text, language, true)].filter((each) => each !== null)
