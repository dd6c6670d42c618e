import { powerWords, powerTexts as texts } from '../language/worked/power-words.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { filled, numberValue, type Part, type Slip, type Value, type WorkedTask, workedTask } from './task.ts'

/** Powers in words: "2 to the minus 3", «2 в 10 степени делить на 2 в 7». */

const MOST = 12

export function readPowers(raw: string, language: Language): WorkedTask | null {
  const words = powerWords[language]
  const text = raw.toLowerCase().replaceAll('ё', 'е').replace(/[−–]/g, '-')
  const number = `(?:\\d+|${Object.keys(words.numbers)
    .sort((a, b) => b.length - a.length)
    .join('|')})`
  const found = [
    ...text.matchAll(regExpOf(`(?<![\\p{L}\\d.,])${words.power.replaceAll('N', number)}(?![\\p{L}\\d])`, 'gu')),
  ]
  const sizeOf = (said: string | undefined) => {
    const digits = /\d+/.exec(said ?? '')
    const word = Object.keys(words.numbers).find((each) => (said ?? '').split(' ').includes(each))
    const size = digits ? Number(digits[0]) : word ? (words.numbers[word] ?? 0) : Number.NaN
    return regExpOf(`^(?:${words.minus})`, 'u').test(said ?? '') ? -size : size
  }
  const powers = found.map(({ groups }) => ({ base: sizeOf(groups?.base), exponent: sizeOf(groups?.exponent) }))
  const [first] = powers
  if (
    !first ||
    first.base < 2 ||
    powers.some(({ base, exponent }) => base !== first.base || !Number.isInteger(exponent) || Math.abs(exponent) > MOST)
  )
    return null
  const signs: number[] = [1]
  for (const [at, match] of found.entries()) {
    const end = found[at + 1]?.index ?? text.length
    const between = text.slice(match.index + match[0].length, end)
    if (at === found.length - 1) {
      if (!isOnlyTalk(between, words.around)) return null
      continue
    }
    const isOver = regExpOf(`(?<!\\p{L})(?:${words.over})\\s*$`, 'u').test(between)
    const isTimes = regExpOf(`(?<!\\p{L})(?:${words.times})\\s*$`, 'u').test(between)
    if (!isOver && !isTimes) return null
    signs.push(isOver ? -1 : 1)
  }
  if (!isOnlyTalk(text.slice(0, found[0]?.index ?? 0), words.around)) return null
  const exponent = powers.reduce((sum, each, at) => sum + each.exponent * (signs[at] ?? 1), 0)
  const a = first.base
  const value = a ** exponent
  const steps = powers.reduce(
    (product, each, at) => product * (signs[at] === -1 ? 1 / a ** each.exponent : a ** each.exponent),
    1,
  )
  if (Math.abs(value - steps) > 1e-9 * Math.max(1, Math.abs(value)) || Math.abs(exponent) > MOST) return null
  const values = { a, a2: a ** 2, a3: a ** 3 }
  const slip = (of: number, cause: Slip['cause']): Slip => ({ value: numberValue(of), cause: filled(cause, values) })
  const isOne = powers.length === 1
  const ask = isOne ? (exponent < 0 ? texts.negative : texts.positive) : texts.exponent
  const parts: Part[] = isOne
    ? [
        {
          key: 'power',
          value: numberValue(value),
          name: ask.name,
          ask: filled(ask.ask, values),
          more: filled(ask.more, values),
          isGoal: true,
          ...shownAs(a, exponent),
        },
      ]
    : [
        {
          key: 'exponent',
          value: numberValue(exponent),
          name: ask.name,
          ask: filled(ask.ask, values),
          more: filled(ask.more, values),
        },
        {
          key: 'power',
          value: numberValue(value),
          name: texts.value.name,
          ask: filled(texts.value.ask, values),
          more: filled(ask.more, values),
          isGoal: true,
          ...shownAs(a, exponent),
        },
      ]
  const wrongSigns = powers.reduce((sum, each) => sum + each.exponent, 0)
  const byFirst =
    powers.length > 2 ? (powers[0]?.exponent ?? 0) - ((powers[1]?.exponent ?? 0) + (powers[2]?.exponent ?? 0)) : null
  const slips: Slip[] = isOne
    ? [
        ...(exponent < 0
          ? [slip(-(a ** -exponent), texts.signOfNumber), slip(a ** -exponent, texts.minusIgnored)]
          : []),
        slip(a * exponent, texts.multiplied),
        slip(-Math.abs(a * exponent), texts.multiplied),
      ]
    : [
        slip(a ** wrongSigns, texts.exponentsAdded),
        ...(byFirst === null ? [] : [slip(a ** byFirst, texts.exponentsAdded)]),
        ...powers.slice(1).map((each) => slip(a ** (exponent - 2 * each.exponent), texts.exponentsAdded)),
      ]
  return workedTask({
    kind: isOne ? 'power' : 'powers',
    ...(!isOne && { stepKind: 'power' }),
    given: [],
    parts,
    slips,
    example: isOne ? texts.exampleOfNegative : texts.exampleOfPowers,
    readsIn: (said) => (isOne ? [] : powerIn(said, language)),
  })
}

/** A fraction where the exponent is negative. */
function shownAs(base: number, exponent: number): Pick<Part, 'shown'> {
  if (exponent >= 0) return {}
  const text = `$\\frac{1}{${base ** -exponent}}$`
  return { shown: { en: text, ru: text } }
}

/** "2 to the 4", said on the way. */
function powerIn(said: string, language: Language): Value[] {
  const task = readPowers(said, language)
  return task?.kind === 'power' ? task.parts.slice(-1).map(({ value }) => value) : []
}

/** No other number, formula or word that tells something. */
const isOnlyTalk = (text: string, around: RegExp) =>
  !/[\d=+*/^]/.test(text) && (text.match(/\p{L}+/gu) ?? []).every((word) => around.test(word))
