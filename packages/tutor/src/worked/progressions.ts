import { type ProgressionWords, progressionTexts, progressionWords } from '../language/worked/progression-words.ts'
import type { Language } from '../math/latex.ts'
import { writeNumbers } from '../math/spoken.ts'
import { regExpOf } from '../pattern.ts'
import { plainSigns } from './said.ts'
import {
  type Both,
  filled,
  numberValue,
  type Part,
  type Slip,
  type Value,
  type WorkedTask,
  workedTask,
} from './task.ts'

/** Arithmetic and geometric progressions: a term, a sum, the difference, the rule of the terms. */

interface Told {
  readonly letter: string
  readonly isGeometric: boolean
  readonly terms: readonly number[]
  /** Values by their places. */
  readonly known: ReadonlyMap<number, number>
  readonly step: number | null
  readonly wants: readonly { readonly what: 'term' | 'sum' | 'step' | 'rule'; readonly place: number }[]
}

const MOST_TERMS = 400
const number = '-?\\d+(?:\\.\\d+)?(?:/\\d+)?'
const numberOf = (text: string): number => {
  const [n = '', d = '1'] = text.split('/')
  return Number(n) / Number(d)
}

/** "10th", «10-й», "tenth", «десятого» */
function placeOf(text: string, { places }: ProgressionWords): number {
  const digits = /\d+/.exec(text)
  return digits ? Number(digits[0]) : 1 + places.findIndex((word) => text.startsWith(word))
}

/** "a(n) = a(n - 1) + 4", "u_{n+1} = 2u_n": the next term from the one before tells the difference or the ratio. */
function withStep(text: string): string {
  const index = (of: string) => `(?:\\(${of}\\)|_?\\{?${of}\\}?)`
  const plain = text
    .replace(/[−–]/g, '-')
    .replace(/(?<=[(_{n])\s?([-+])\s?(?=1[)}]?(?:\s|[=+*-]|$|,))/gu, '$1')
    .replace(/(?<!\p{L})([abuxс])\((\d{1,3})\)/giu, '$1$2')
  for (const [next, last] of [
    ['n', 'n-1'],
    ['n\\+1', 'n'],
  ] as const) {
    const begin = `(?<!\\p{L})([abuxс])${index(next)}\\s?=\\s?`
    const added = regExpOf(`${begin}\\1${index(last)}\\s?([-+])\\s?(${number})(?![\\d.]*\\s?[*/^n])`, 'iu')
    const times = regExpOf(`${begin}(${number})\\s?[*·]?\\s?\\1${index(last)}(?!\\s?[-+*/^\\d])`, 'iu')
    const timesBehind = regExpOf(`${begin}\\1${index(last)}\\s?[*·]\\s?(${number})(?!\\s?[-+*/^])`, 'iu')
    if (added.test(plain))
      return plain.replace(added, (_, __, sign: string, by: string) => ` d = ${sign === '-' ? '-' : ''}${by} `)
    if (times.test(plain)) return plain.replace(times, ' q = $2 ')
    if (timesBehind.test(plain)) return plain.replace(timesBehind, ' q = $2 ')
  }
  return text
}

function toldIn(raw: string, language: Language): Told | null {
  const words = progressionWords[language]
  const spelled = writeNumbers(
    withStep(raw)
      .replace(/[…⋯]/g, '...')
      .replace(/(?<=\p{L}) [-—–] (?=\d)/gu, ' = '),
    language,
  )
  const text = plainSigns(spelled, language).replace(/_\{?(\d+|n)\}?/g, '$1')
  const place = `(?<place>\\d{1,3}(?:st|nd|rd|th|-?[йяоегх]+)?|(?:${words.places.slice(1).join('|')})\\p{L}*)`
  const list = regExpOf(`(?<!\\d)${number}(?:\\s*[,;]\\s*${number}){2,}`, 'u').exec(text)
  // "a1 = 4, d = 3" is no list: its numbers stand behind letters.
  const isList = list !== null && !/=\s*$/.test(text.slice(0, list.index))
  const terms = isList ? list[0].split(/[,;]/).map((each) => numberOf(each.trim())) : []
  const named = regExpOf(words.named, 'iu').test(text)
  const values = [
    ...text.matchAll(
      regExpOf(
        `(?<!\\p{L})(?<letter>[abutаубс])(?<place>\\d{1,3})\\s*(?:=|is|:)\\s*(?<value>${number})(?![\\d.]*\\s*[*+/(])`,
        'gu',
      ),
    ),
  ]
  const known = new Map(values.map(({ groups }) => [Number(groups?.place), numberOf(groups?.value ?? '')]))
  const start = regExpOf(`(?:${words.first})\\s*(?<value>${number})`, 'u').exec(text)?.groups?.value
  if (start !== undefined && !known.has(1)) known.set(1, numberOf(start))
  for (const [at, term] of terms.entries()) known.set(at + 1, term)
  const difference = regExpOf(
    `(?:(?<!\\p{L})d\\s*=|(?:${words.difference}))\\s*(?<value>${number})(?!\\d|\\s*[,;]\\s*-?\\d)`,
    'u',
  ).exec(text)?.groups?.value
  const ratio = regExpOf(
    `(?:(?<!\\p{L})[qr]\\s*=|(?:${words.ratio}))\\s*(?<value>${number})(?!\\d|\\s*[,;]\\s*-?\\d)`,
    'u',
  ).exec(text)?.groups?.value
  const isByRatio =
    terms.length > 2 &&
    terms.every((term, at) => at < 2 || near(term * (terms[at - 2] ?? 0), (terms[at - 1] ?? 0) ** 2))
  const isByDifference =
    terms.length > 2 && terms.every((term, at) => at < 2 || near(term + (terms[at - 2] ?? 0), 2 * (terms[at - 1] ?? 0)))
  if (isList && !isByRatio && !isByDifference) return null
  const isGeometric = ratio !== undefined || (isList ? !isByDifference : regExpOf(words.geometric, 'iu').test(text))
  if (!named && values.length === 0) return null
  const wants: { what: 'term' | 'sum' | 'step' | 'rule'; place: number }[] = []
  const rest = text.replace(regExpOf(`(?:${words.first})`, 'gu'), ' ')
  const asked = (source: string) => [
    ...rest.matchAll(regExpOf(`(?<!\\p{L})(?:${source.replaceAll('P', place)})(?!\\p{L})`, 'gu')),
  ]
  const sums = [...asked(words.sum), ...text.matchAll(/(?<![a-zа-я])[sс](?<place>\d{1,3})(?!\d)(?!\s*=\s*-?\d)/gu)]
  const termsAsked = [
    ...asked(words.term),
    ...text.matchAll(/(?<![a-zа-я])(?<letter>[abutаубс])(?<place>\d{1,3})(?!\d)(?!\s*(?:=|is)\s*-?\d)/gu),
  ]
  if (/(?<!\p{L})[dqr]\s*=\s*\?/u.test(text) || regExpOf(words.asksDifference, 'u').test(text))
    wants.push({ what: 'step', place: 0 })
  for (const { groups } of sums) wants.push({ what: 'sum', place: placeOf(groups?.place ?? '', words) })
  for (const { groups, 0: found } of termsAsked) {
    const at = placeOf(groups?.place ?? '', words)
    const isOfSum = sums.some((sum) => sum[0].includes(found))
    if (!isOfSum && !known.has(at)) wants.push({ what: 'term', place: at })
  }
  if (regExpOf(`(?<!\\p{L})(?:${words.nth})`, 'u').test(text) && terms.length > 2)
    wants.push({ what: 'rule', place: 0 })
  const unique = wants.filter(
    (want, at) => wants.findIndex((other) => other.what === want.what && other.place === want.place) === at,
  )
  const letter = (values[0]?.groups?.letter ?? (isGeometric ? 'b' : 'a'))
    .replace('а', 'a')
    .replace('у', 'u')
    .replace('б', 'b')
    .replace('с', 'c')
  const step = (isGeometric ? ratio : difference) ?? ratio ?? difference
  return { letter, isGeometric, terms, known, step: step === undefined ? null : numberOf(step), wants: unique }
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

export function readProgression(text: string, language: Language): WorkedTask | null {
  const told = toldIn(text, language)
  if (!told || told.wants.length === 0 || told.wants.length > 3) return null
  const { known, isGeometric } = told
  const pair = [...known].sort(([a], [b]) => a - b)
  const [first, second] = [pair[0], pair.at(-1)]
  if (!first || !second) return null
  const isFromTwo = told.step === null && told.terms.length === 0
  const step =
    told.step ??
    (told.terms.length > 1
      ? isGeometric
        ? (told.terms[1] ?? 0) / (told.terms[0] ?? 1)
        : (told.terms[1] ?? 0) - (told.terms[0] ?? 0)
      : isGeometric || first[0] === second[0]
        ? null
        : (second[1] - first[1]) / (second[0] - first[0]))
  if (step === null || !Number.isFinite(step)) return null
  if (
    told.step !== null &&
    pair.some(
      ([at, value]) =>
        !near(value, isGeometric ? first[1] * step ** (at - first[0]) : first[1] + step * (at - first[0])),
    )
  )
    return null
  const start = isGeometric ? first[1] / step ** (first[0] - 1) : first[1] - step * (first[0] - 1)
  if (told.wants.some(({ what, place }) => (what === 'term' || what === 'sum') && (place < 1 || place > MOST_TERMS)))
    return null
  const given = [...known.values(), ...(told.step === null ? [] : [told.step]), ...told.wants.map(({ place }) => place)]
  const row = rowOf(start, step, isGeometric)
  const made = partsOf(told, { start, step, row, isFromTwo, first, second })
  const hasRule = told.wants.some(({ what }) => what === 'rule')
  const hasSum = told.wants.some(({ what }) => what === 'sum')
  const example = hasRule
    ? texts.exampleOfRule
    : hasSum && !isGeometric
      ? texts.exampleOfSum
      : isGeometric
        ? texts.exampleOfPower
        : texts.exampleOfTerm
  return made && workedTask({ kind: 'progression', given, example, ...made, ...(hasRule && { readsIn: rulesIn }) })
}

/** "5n - 1", "n + 5" */
const rulesIn = (text: string, language: Language): Value[] =>
  [
    ...plainSigns(text, language).matchAll(
      /(?<![\p{L}\d.])(-?\d*(?:\.\d*)?)(?:\s*\*)?\s*n(?!\p{L})(?:\s*([-+])\s*(\d+(?:\.\d+)?))?/gu,
    ),
  ]
    .filter(([whole, factor, , constant]) => factor !== '' || constant !== undefined || whole.trim() === 'n')
    .map(([, factor = '', sign, constant = '0']) => ({
      kind: 'polynomial',
      of: [Number(constant) * (sign === '-' ? -1 : 1), factor === '' ? 1 : factor === '-' ? -1 : Number(factor)],
    }))

/** The terms one after another: the check of every formula. */
const rowOf = (start: number, step: number, isGeometric: boolean) => (count: number) => {
  const row = [start]
  while (row.length < count) row.push(isGeometric ? (row.at(-1) ?? 0) * step : (row.at(-1) ?? 0) + step)
  return row
}

interface Facts {
  readonly start: number
  readonly step: number
  readonly row: (count: number) => readonly number[]
  readonly isFromTwo: boolean
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
}

const texts = progressionTexts

function partsOf(told: Told, facts: Facts): { parts: Part[]; slips: Slip[] } | null {
  const { isGeometric, letter, wants } = told
  const { start, step, row, isFromTwo } = facts
  const parts: Part[] = []
  const slips: Slip[] = []
  const name = (place: number) => `$${letter}_{${place}}$`
  const stepIsGoal = wants.some(({ what }) => what === 'step')
  if (told.step === null) {
    const from = { from: name(facts.first[0]), to: name(facts.second[0]), a: facts.first[1], b: facts.second[1] }
    const ask = isFromTwo ? texts.fromTwo : isGeometric ? texts.ratio : texts.difference
    const gap = facts.second[0] - facts.first[0]
    if (isFromTwo) {
      parts.push(
        aside('gap', gap, texts.steps.name),
        aside('whole', facts.second[1] - facts.first[1], texts.difference.name),
      )
      slips.push(
        { value: numberValue(facts.second[1] - facts.first[1]), labels: ['d'], cause: filled(texts.wholeWay, from) },
        {
          value: numberValue((facts.second[1] - facts.first[1]) / facts.second[0]),
          cause: filled(texts.countedTerms, from),
        },
        {
          value: numberValue((facts.second[1] - facts.first[1]) / (gap - 1)),
          labels: ['d'],
          cause: filled(texts.countedTerms, from),
        },
      )
    }
    const turned = isGeometric ? 1 / step : -step
    slips.push({
      value: numberValue(turned),
      ...(!stepIsGoal && { labels: isGeometric ? ['q', 'r'] : ['d'] }),
      cause: isGeometric ? texts.turnedRatio : texts.otherDirection,
    })
    parts.push({
      key: 'step',
      value: numberValue(step),
      labels: isGeometric ? ['q', 'r'] : ['d'],
      name: ask.name,
      ask: filled(ask.ask, from),
      more: filled(ask.more, from),
      ...(stepIsGoal && { isGoal: true }),
    })
  }
  for (const { what, place } of wants.filter((want) => want.what !== 'step').sort((a, b) => a.place - b.place)) {
    if (what === 'rule') {
      const rule = ruleOf(start, step, isGeometric)
      if (!rule) return null
      parts.push(rule.part)
      slips.push(...rule.slips)
      continue
    }
    const terms = row(place)
    const last = terms.at(-1) ?? 0
    const formula = isGeometric ? start * step ** (place - 1) : start + step * (place - 1)
    if (!near(formula, last)) return null
    const values = { first: start, d: step, q: step, n: place, an: name(place), sn: `$S_{${place}}$` }
    const isSum = what === 'sum'
    parts.push(aside(`steps${place}`, place - 1, texts.steps.name))
    if (!(isGeometric && isSum)) parts.push(termPart(place, last, values, { isGeometric, letter, isGoal: !isSum }))
    slips.push(...termSlips(place, last, facts, values, isGeometric, letter))
    if (!isSum) continue
    const total = terms.reduce((sum, each) => sum + each, 0)
    const byFormula = isGeometric
      ? near(step, 1)
        ? start * place
        : (start * (step ** place - 1)) / (step - 1)
      : ((start + last) * place) / 2
    if (!near(total, byFormula)) return null
    const ask = isGeometric ? texts.geometricSum : texts.sum
    parts.push({
      key: `s${place}`,
      value: numberValue(total),
      labels: [`s${place}`, 's', `sum`],
      name: { en: `$S_{${place}}$`, ru: `$S_{${place}}$` },
      ask: filled(ask.ask, values),
      more: filled(ask.more, values),
      isGoal: true,
    })
    if (isGeometric) continue
    parts.push(aside(`pair${place}`, start + last, { en: 'the sum of a pair', ru: 'сумма одной пары' }))
    const tooFar = start + step * place
    slips.push(
      { value: numberValue((start + last) * place), cause: filled(texts.noHalf, values) },
      { value: numberValue((start + last) / 2), cause: filled(texts.onePair, values) },
      { value: numberValue(last * place), cause: filled(texts.allLikeLast, values) },
      { value: numberValue(((start + tooFar) * place) / 2), cause: filled(texts.lastWrong, values) },
    )
  }
  const goals = parts.filter(({ isGoal }) => isGoal)
  const ordered = [...parts.filter(({ isAside }) => isAside), ...parts.filter(({ isAside }) => !isAside)]
  return goals.length === 0 ? null : { parts: ordered, slips }
}

const aside = (key: string, value: number, name: Both): Part => ({
  key,
  value: numberValue(value),
  labels: ['n'],
  name,
  ask: name,
  more: name,
  isAside: true,
})

function termPart(
  place: number,
  last: number,
  values: Readonly<Record<string, number | string>>,
  { isGeometric, letter, isGoal }: { isGeometric: boolean; letter: string; isGoal: boolean },
): Part {
  const ask = isGeometric ? texts.powers : texts.term
  const name = `$${letter}_{${place}}$`
  return {
    key: `a${place}`,
    value: numberValue(last),
    labels: [...new Set([`${letter}${place}`, `a${place}`, `b${place}`, `${letter}n`, 'an', letter])],
    name: { en: name, ru: name },
    ask: filled(isGoal ? ask.ask : texts.last.ask, values),
    more: filled(isGoal ? ask.more : ask.ask, values),
    ...(isGoal && { isGoal: true }),
  }
}

function termSlips(
  place: number,
  last: number,
  { start, step }: Facts,
  values: Readonly<Record<string, number | string>>,
  isGeometric: boolean,
  letter: string,
): Slip[] {
  const slip = (value: number, cause: Both): Slip => ({
    value: numberValue(value),
    cause: filled(cause, values),
    done: ['step'],
    example: isGeometric ? texts.exampleOfPower : texts.exampleOfTerm,
  })
  const labeled = { labels: [`${letter}${place}`, `a${place}`, `b${place}`] }
  if (isGeometric)
    return [
      slip(start * step ** place, texts.oneTooMany),
      slip(start + step * (place - 1), texts.addedInstead),
      slip(start * step * (place - 1), texts.addedInstead),
      slip(start + start * (step - 1) * (place - 1), texts.asArithmetic),
      slip((start * step) ** (place - 1), texts.startRaised),
      slip(step ** (place - 1), texts.noStart),
    ]
  return [
    slip(start + step * place, texts.oneTooMany),
    slip(step * (place - 1), texts.noStart),
    slip(step * place, texts.noStart),
    { ...slip((start + step) * (place - 1), texts.noStart), ...labeled },
    ...(near(last, 0) ? [] : [{ ...slip(start * place + step, texts.noStart), ...labeled }]),
  ]
}

/** The rule of an arithmetic progression: `5n - 1`. */
function ruleOf(start: number, step: number, isGeometric: boolean): { part: Part; slips: Slip[] } | null {
  if (isGeometric) return null
  const values = { first: start, d: step }
  const rule = (constant: number, factor: number) => ({ kind: 'polynomial', of: [constant, factor] }) as const
  const shown = ruleText(start - step, step)
  return {
    part: {
      key: 'rule',
      value: rule(start - step, step),
      name: { en: 'the rule', ru: 'формула' },
      ask: filled(texts.nth.ask, values),
      more: filled(texts.nth.more, values),
      isGoal: true,
      shown: { en: `$${shown}$`, ru: `$${shown}$` },
    },
    slips: [
      { value: rule(0, step), cause: filled(texts.onlyMultiples, values), done: ['step'] },
      { value: rule(start, step), cause: filled(texts.startAsConstant, values), done: ['step'] },
      { value: rule(step, 1), cause: filled(texts.onlyStep, values), done: ['step'] },
      { value: rule(start, 1), cause: filled(texts.onlyStep, values), done: ['step'] },
    ],
  }
}

const ruleText = (constant: number, factor: number) =>
  `${factor === 1 ? '' : factor === -1 ? '-' : factor}n${constant === 0 ? '' : constant > 0 ? ` + ${constant}` : ` - ${-constant}`}`
