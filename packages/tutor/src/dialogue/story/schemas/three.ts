import { schemaWords } from '../../../language/schema-words.ts'
import type { Language } from '../../../math/latex.ts'
import { add, divide, equals, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import { listed } from '../facts.ts'
import { given, type KindOfTask, quoteAt, unknown, written } from '../kinds/kind.ts'
import { numbersIn } from '../work.ts'
import { flatten, SIGN } from './flat.ts'
import { type Amount, amountAt, patternOf, shown } from './read.ts'
import type { ThreeWords } from './schema.ts'

type Holder = 0 | 1 | 2
type Told = 'times' | 'part' | 'more' | 'less'

interface Comparison {
  readonly of: Holder
  readonly to: Holder
  readonly told: Told
  readonly amount: Amount
  readonly said: string
}

/** So many times the base, and so much more or less. */
interface Shape {
  readonly parts: Rational
  readonly partsText: string
  readonly extra: Rational
  readonly extraText: string
}

const ZERO = rational(0)
const roles = ['first', 'second', 'third'] as const
const isSign = regExpOf(SIGN, 'u')

const holderIn = (words: ThreeWords, said: string): Holder | null => {
  const at = words.holders.findIndex((each) => regExpOf(`^(?:${each})$`, 'u').test(said))
  return at === 0 || at === 1 || at === 2 ? at : null
}

/** The comparisons of a text, and what is left of it. */
function comparisonsIn(words: ThreeWords, text: string, own: string, language: Language) {
  const flat = flatten(text, language)
  const holder = words.holders.join('|')
  const found: Comparison[] = []
  let rest = own
  for (const [told, source] of words.comparisons) {
    const pattern = patternOf(source.replaceAll('<X>', `(?<X>${holder})`).replaceAll('<Y>', `(?<Y>${holder})`))
    for (;;) {
      const match = pattern.exec(rest)
      const { X, Y, x } = match?.groups ?? {}
      if (!match || X === undefined || Y === undefined || x === undefined) break
      const [of, to] = [holderIn(words, X), holderIn(words, Y)]
      if (of === null || to === null || of === to) return null
      const amount = amountAt(flat, text, `x_${found.length + 1}`, x, false)
      found.push({ of, to, told, amount, said: match[0].trim() })
      rest = `${rest.slice(0, match.index)} ¦ ${rest.slice(match.index + match[0].length)}`
    }
  }
  return { found, rest }
}

/** How the holder of a comparison is made of the base. */
function shapeOf({ told, amount }: Comparison, from: Shape): Shape {
  const { role, value } = amount
  if (told === 'more' || told === 'less') {
    const isMore = told === 'more'
    return {
      ...from,
      extra: isMore ? add(from.extra, value) : subtract(from.extra, value),
      extraText: `${from.extraText} ${isMore ? '+' : '-'} ${role}`,
    }
  }
  const [by, sign] = told === 'times' ? [value, '*'] : [divide(ONE, value), '/']
  return {
    parts: multiply(from.parts, by),
    partsText: from.partsText === '1' && sign === '*' ? role : `${from.partsText} ${sign} ${role}`,
    extra: multiply(from.extra, by),
    extraText: from.extraText === '' ? '' : ` + (0${from.extraText}) ${sign} ${role}`,
  }
}

const expressionOf = ({ told, to, amount: { role } }: Comparison): string =>
  `${roles[to]} ${{ times: '*', part: '/', more: '+', less: '-' }[told]} ${role}`

/** Three amounts of which two are compared with others, and all together: shares, angles of a triangle. */
export function readThree(text: string, language: Language): KindOfTask[] {
  const words = schemaWords[language].three
  const flat = flatten(text, language)
  const isAngles = patternOf(words.angles).test(flat.text)
  if (patternOf(words.odd).test(flat.text) || flat.text.length > 500) return []
  const compared = comparisonsIn(words, text, flat.text, language)
  if (compared?.found.length !== 2) return []
  const { found } = compared
  const [one, two] = found
  const base = ([0, 1, 2] as const).filter((each) => found.every(({ of }) => of !== each))
  const [root] = base
  if (!one || !two || root === undefined || base.length !== 1) return []
  let { rest } = compared
  let total: Amount | null = null
  for (const source of isAngles ? words.angleSum : words.total) {
    const match = patternOf(source).exec(rest)
    if (!match) continue
    const sign = match.groups?.total
    if (sign !== undefined) total = amountAt(flat, text, 'total', sign, false)
    rest = `${rest.slice(0, match.index)} ¦ ${rest.slice(match.index + match[0].length)}`
    break
  }
  if (!isAngles && !total) return []
  const own: Partial<Record<Holder, Shape>> = { [root]: { parts: ONE, partsText: '1', extra: ZERO, extraText: '' } }
  const ordered = one.to === root ? [one, two] : [two, one]
  for (const each of ordered) {
    const from = own[each.to]
    if (!from) return []
    own[each.of] = shapeOf(each, from)
  }
  const shapes = ([0, 1, 2] as const).flatMap((each) => own[each] ?? [])
  const asked = askedIn(words, rest)
  if (shapes.length !== 3 || !asked) return []
  const left = [...words.idle, words.harmless].reduce((mask, each) => mask.replaceAll(global(each), ' '), asked.rest)
  if (isSign.test(left) || regExpOf(schemaWords[language].relations, 'u').test(left)) return []
  return taskOf({ text, language, words, isAngles, root, ordered, shapes, total }, asked.of)
}

const global = (source: string) => regExpOf(patternOf(`(?<!\\p{L})(?:${source})(?!\\p{L})`).source, 'gu')

function askedIn(
  words: ThreeWords,
  rest: string,
): { of: readonly Holder[] | 'largest' | 'smallest'; rest: string } | null {
  for (const [of, source] of words.asks) {
    const match = patternOf(source.replaceAll('<X>', `(?<X>${words.holders.join('|')})`)).exec(rest)
    if (!match) continue
    const left = `${rest.slice(0, match.index)} ¦ ${rest.slice(match.index + match[0].length)}`
    if (of === 'all') return { of: [0, 1, 2], rest: left }
    if (of !== 'one') return { of, rest: left }
    const holder = holderIn(words, match.groups?.X ?? '')
    return holder === null ? null : { of: [holder], rest: left }
  }
  return null
}

interface Scene {
  readonly text: string
  readonly language: Language
  readonly words: ThreeWords
  readonly isAngles: boolean
  readonly root: Holder
  readonly ordered: readonly Comparison[]
  readonly shapes: readonly Shape[]
  readonly total: Amount | null
}

/** Corners have letters, shares have not. */
const nameKind = ({ isAngles, words, text }: Scene) =>
  isAngles ? (regExpOf(words.lettered, 'iu').test(text) ? 'letters' : 'angles') : 'shares'

/** Numbers that only count the three things, or tell the sum of all angles. */
function countsIn({ text, language, isAngles, ordered, total }: Scene): readonly string[] | null {
  const told = [...ordered.map(({ amount }) => amount), ...(total ? [total] : [])]
  const spans = new Set(told.map((each) => each.given.span))
  const others = [...flatten(text, language).numbers, ...numbersIn(text, language)].filter(
    ({ start, end }) => !spans.has(quoteAt(text, start, end - start)),
  )
  const isCount = ({ value }: { value: Rational }) =>
    equals(value, ONE) || equals(value, rational(3)) || (isAngles && equals(value, rational(180)))
  return others.every(isCount) ? others.map(({ start, end }) => quoteAt(text, start, end - start)) : null
}

function taskOf(scene: Scene, of: readonly Holder[] | 'largest' | 'smallest'): KindOfTask[] {
  const { words, language, isAngles, root, ordered, shapes, total } = scene
  const whole = total?.value ?? rational(180)
  const wholeRole = total ? 'total' : '180'
  const parts = shapes.map((each) => each.parts).reduce(add)
  const extra = shapes.map((each) => each.extra).reduce(add)
  const smallest = divide(subtract(whole, extra), parts)
  const values = shapes.map((each) => add(multiply(each.parts, smallest), each.extra))
  if (values.some(({ n }) => n <= 0n)) return []
  const isLess = (a: Rational, b: Rational) => subtract(a, b).n < 0n
  const order = ([0, 1, 2] as const).toSorted((a, b) => (isLess(values[a] ?? ZERO, values[b] ?? ZERO) ? -1 : 1))
  const wanted = of === 'largest' ? order.slice(-1) : of === 'smallest' ? order.slice(0, 1) : of
  const nameOf = (each: Holder) => words.names[nameKind(scene)][each]
  const extras = shapes
    .map((each) => each.extraText)
    .join('')
    .trim()
  const hasExtra = extras !== ''
  const equations = [
    `parts = ${shapes.map((each) => each.partsText).join(' + ')}`,
    ...(hasExtra ? [`rest = ${wholeRole} - (${extras.replace(/^\+ /, '').replace(/^- /, '0 - ')})`] : []),
    `${roles[root]} = ${hasExtra ? 'rest' : wholeRole} / parts`,
    ...ordered.map((each) => `${roles[each.of]} = ${expressionOf(each)}`),
  ]
  const [asked = root, ...also] = wanted
  const idle = countsIn(scene)
  if (!idle) return []
  const unknowns = [
    unknown('parts', words.parts),
    ...(hasExtra ? [unknown('rest', words.rest, 'amount')] : []),
    unknown(roles[root], nameOf(root), 'amount'),
    ...ordered.map((each) => unknown(roles[each.of], nameOf(each.of), 'amount')),
  ]
  const slips = [
    { value: divide(whole, rational(3)), text: words.slips.equal },
    ...(hasExtra ? [{ value: divide(whole, parts), text: words.slips.extra }] : []),
  ].filter(({ value }) => !values.some((each) => equals(each, value)))
  const told = ordered.map(({ of: holder, to, told: how, amount }) =>
    words.told(nameOf(holder), how, `${shown(amount.value, language)}${amount.unit ?? ''}`, nameOf(to)),
  )
  const sum = isAngles ? words.angleTotal : words.sum(`${shown(whole, language)}${total?.unit ?? ''}`)
  const { look, and } = schemaWords[language]
  return [
    {
      frame: {
        given: [
          ...(total ? [given('total', written(total.value), total.given.span)] : []),
          ...ordered.map(({ amount }) => amount.given),
        ],
        unknown: unknowns,
        equations,
        asked: roles[asked],
        ...(also.length > 0 && { also: also.map((each) => roles[each]) }),
        restating: `${[sum, ...told].join('; ')}. ${look(listed(wanted.map(nameOf), and))}`,
      },
      idle,
      called: total ? { total: words.whole } : {},
      form: isAngles ? 'degrees' : 'plain',
      slips,
      because: words.because,
    },
  ]
}
