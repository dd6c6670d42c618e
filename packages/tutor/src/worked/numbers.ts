import { numberWords, numberTexts as texts } from '../language/worked/number-words.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { plainSigns } from './said.ts'
import {
  filled,
  numberValue,
  type Part,
  productOf,
  type Slip,
  type Value,
  type WorkedTask,
  workedTask,
} from './task.ts'

/** Division with a remainder; greatest common divisors and least common multiples. */

const BIGGEST = 1_000_000

export function readDivision(text: string, language: Language): WorkedTask | null {
  const { remainder, by } = numberWords[language]
  if (!remainder.test(text)) return null
  const plain = plainSigns(text, language)
  const found = regExpOf(`(?<![\\d.])(\\d+)\\s*(?:/|:|${by})\\s*(\\d+)(?![\\d.])`, 'u').exec(plain) ?? null
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? []
  if (!found || numbers.length !== 2) return null
  const [a, b] = [Number(found[1]), Number(found[2])]
  if (b < 2 || a <= b || a > BIGGEST) return null
  // The check: taken away one by one.
  let [quotient, rest] = [0, a]
  const big = 10 ** Math.max(0, `${a}`.length - `${b}`.length - 1) * b
  for (const part of [big, b]) while (rest >= part) [rest, quotient] = [rest - part, quotient + part / b]
  if (quotient !== Math.floor(a / b) || rest !== a % b) return null
  const head = headOf(a, b)
  const values = { a, b, q: quotient, head }
  const division = { kind: 'division', quotient, rest } as const
  const parts: Part[] = [
    {
      key: 'used',
      value: numberValue(quotient * b),
      name: texts.rest.name,
      ask: texts.rest.ask,
      more: texts.rest.more,
      isAside: true,
    },
    part('quotient', numberValue(quotient), texts.quotient, values),
    {
      ...part('division', division, texts.rest, values),
      isGoal: true,
      also: [...(rest === 0 ? [numberValue(quotient)] : [])],
    },
  ]
  const decimal = a / b
  const slips: Slip[] = [
    ...[1, 2, 3].map((places) => ({
      value: numberValue(Math.floor(decimal * 10 ** places) / 10 ** places),
      cause: filled(texts.asDecimal, values),
    })),
    { value: numberValue(decimal), cause: filled(texts.asDecimal, values) },
  ]
  const tenths = Math.floor((decimal % 1) * 10)
  return workedTask({
    kind: 'division',
    isCoreFirst: rest === 0,
    given: [a, b],
    parts,
    slips,
    example: texts.exampleOfDivision,
    readsIn: (said) => divisionsIn(said, language, b),
    causeOf(value) {
      if (value.kind === 'number' && isShortOf(value.of, quotient))
        return filled(texts.digitLost, { ...values, q: value.of })
      if (value.kind !== 'division' || (value.quotient === quotient && value.rest === rest)) return null
      const own = { ...values, q: value.quotient, r: value.rest }
      if (value.quotient * b + value.rest === a && value.rest >= b) return filled(texts.restTooBig, own)
      const isDecimal = value.quotient === quotient && value.rest === tenths && rest !== 0
      return filled(isDecimal ? texts.restFromDecimal : texts.restWrong, own)
    },
  })
}

/** A quotient with one digit left out: 37 for 378, 102 for 1002. */
function isShortOf(said: number, quotient: number): boolean {
  const digits = `${quotient}`
  return said >= 10 && [...digits].some((_, at) => `${digits.slice(0, at)}${digits.slice(at + 1)}` === `${said}`)
}

/** "142 r 5", and the check "142·6 + 5". */
function divisionsIn(text: string, language: Language, divisor: number): Value[] {
  const plain = plainSigns(text, language)
  const named = [...text.matchAll(numberWords[language].said)].map(([, q, r]) => [Number(q), Number(r)] as const)
  const checked = [...plain.matchAll(/(?<![\d.*+/-])\(?(\d+)\s*\*\s*(\d+)\)?\s*\+\s*(\d+)(?![\d.])/g)].flatMap(
    ([, x, y, r]) =>
      Number(y) === divisor
        ? [[Number(x), Number(r)] as const]
        : Number(x) === divisor
          ? [[Number(y), Number(r)] as const]
          : [],
  )
  return [...named, ...checked].map(([quotient, rest]) => ({ kind: 'division', quotient, rest }))
}

/** The first digits into which the divisor fits. */
function headOf(a: number, b: number): number {
  const digits = `${a}`
  for (let length = 1; length <= digits.length; length++) {
    const head = Number(digits.slice(0, length))
    if (head >= b) return head
  }
  return a
}

const part = (
  key: string,
  value: Value,
  text: { name: Part['name']; ask: Part['ask']; more: Part['more'] },
  values: Readonly<Record<string, number | string>>,
): Part => ({
  key,
  value,
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
})

function primeFactors(of: number): number[] {
  const found: number[] = []
  let rest = of
  for (let prime = 2; prime * prime <= rest; prime++)
    while (rest % prime === 0) {
      found.push(prime)
      rest /= prime
    }
  return rest > 1 ? [...found, rest] : found
}

export function readCommon(text: string, language: Language): WorkedTask | null {
  const words = numberWords[language]
  const [isGcd, isLcm] = [words.gcd.test(text), words.lcm.test(text)]
  const plain = text.replace(/[=*·×]/g, '#')
  const numbers = plain.includes('#') ? [] : (text.match(/\d+/g) ?? []).map(Number)
  const [a, b] = numbers
  if (isGcd === isLcm || numbers.length !== 2 || !a || !b || a === b || Math.max(a, b) > 5000 || Math.min(a, b) < 2)
    return null
  let gcd = Math.min(a, b)
  while (a % gcd !== 0 || b % gcd !== 0) gcd--
  const [ofA, ofB] = [primeFactors(a), primeFactors(b)]
  const shared = ofA.filter(
    (prime, at) =>
      ofA.slice(0, at + 1).filter((each) => each === prime).length <= ofB.filter((each) => each === prime).length,
  )
  // Both ways have to agree.
  if (productOf(shared) !== gcd) return null
  const lcm = (a * b) / gcd
  const goal = isGcd ? gcd : lcm
  const parts: Part[] = [
    ...[a, b].map(
      (each): Part => part(`primes${each}`, { kind: 'factors', of: primeFactors(each) }, texts.prime, { a: each }),
    ),
    {
      ...part('common', numberValue(goal), isGcd ? texts.common : texts.multiple, {}),
      labels: isGcd ? ['нод', 'gcd', 'hcf', 'gcf'] : ['нок', 'lcm'],
      isGoal: true,
    },
  ]
  const once = productOf([...new Set(shared)])
  const slips: Slip[] = isGcd
    ? [
        { value: numberValue(once), cause: texts.onlyOnce },
        { value: numberValue(lcm), cause: texts.isMultiple },
        { value: numberValue(a * b), cause: texts.isMultiple },
        ...divisorsOf(gcd).map((each) => ({ value: numberValue(each), cause: texts.divisorOnly })),
      ]
    : [
        { value: numberValue(gcd), cause: texts.isDivisor },
        { value: numberValue(a * b), cause: texts.multipleOnly },
        { value: numberValue(2 * lcm), cause: texts.multipleOnly },
        { value: numberValue(3 * lcm), cause: texts.multipleOnly },
      ]
  return workedTask({
    kind: isGcd ? 'gcd' : 'lcm',
    isCoreFirst: true,
    given: [a, b],
    parts,
    slips,
    example: isGcd ? texts.exampleOfGcd : texts.exampleOfLcm,
    causeOf: (value) =>
      value.kind === 'factors' &&
      [a, b].includes(productOf(value.of)) &&
      value.of.some((each) => each > 1 && primeFactors(each).length > 1)
        ? texts.notPrime
        : null,
  })
}

/** Without 1 and the number itself. */
const divisorsOf = (of: number) =>
  Array.from({ length: of }, (_, at) => at + 1).filter((each) => each > 1 && each < of && of % each === 0)
