import { averageWords, saysTwoInMiddle, averageTexts as texts } from '../language/worked/average-words.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { plainSigns } from './said.ts'
import { type Both, filled, numberValue, type Part, type Slip, type WorkedTask, workedTask } from './task.ts'

/** Mean, median, mode and range of a list, the missing number of a wanted mean, and tables with frequencies. */

const row = '-?\\d+(?:\\.\\d+)?'
const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)
const inOrder = (all: readonly number[]) => [...all].sort((a, b) => a - b)
const MOST = 30

export function readAverage(text: string, language: Language): WorkedTask | null {
  const words = averageWords[language]
  const asked = (['median', 'mode', 'range', 'mean'] as const).filter((each) => words[each].test(text))
  const [what] = asked
  if (!what || words.beyond.test(text)) return null
  if (asked.length > 1) return several(text, language, asked)
  const table = what === 'mean' ? tableIn(text, language) : null
  if (table) return ofTable(table)
  const list = listIn(text, language)
  if (!list) return null
  const numbers = plainSigns(text.replace(/ё/g, 'е'), language).match(/\d+(?:\.\d+)?/g) ?? []
  if (what === 'mean' && words.missing.test(text)) return missingIn(list, numbers.map(Number))
  // Other numbers tell something that is not read here, but for the count.
  const others = numbers.length - list.length
  if (others > 1 || (others === 1 && !numbers.map(Number).includes(list.length))) return null
  if (what === 'mean') return meanOf(list)
  return what === 'median' ? medianOf(list) : what === 'mode' ? modeOf(list) : rangeOf(list)
}

type Asked = 'median' | 'mode' | 'range' | 'mean'

/** "Find the median and the range": each is a value of its own, told apart by its name. */
function several(text: string, language: Language, asked: readonly Asked[]): WorkedTask | null {
  const list = listIn(text, language)
  const numbers = plainSigns(text.replace(/ё/g, 'е'), language).match(/\d+(?:\.\d+)?/g) ?? []
  if (!list || numbers.length !== list.length || averageWords[language].missing.test(text)) return null
  const places = asked.map((each) => text.search(averageWords[language][each]))
  const ordered = [...asked].sort((one, other) => places[asked.indexOf(one)]! - places[asked.indexOf(other)]!)
  const tasks = ordered.map((each) => ofList[each](list))
  const known = tasks.flatMap((each) => each ?? [])
  if (known.length < tasks.length) return null
  const labelled = known.map((task, at) => ({ task, label: ordered[at]! }))
  return workedTask({
    kind: 'averages',
    given: [],
    parts: labelled.flatMap(({ task, label }) =>
      task.parts.map((each) => (each.isGoal ? { ...each, labels: [labels[label]] } : each)),
    ),
    // A number that is wrong for one of them may be right for another: only its name tells.
    slips: labelled.flatMap(({ task, label }) => task.slips.map((each) => ({ ...each, labels: [labels[label]] }))),
    remarks: known.flatMap(({ remarks = [] }) => remarks),
    readsIn: (said, spoken) => known.flatMap(({ readsIn }) => readsIn?.(said, spoken) ?? []),
    names: (said, spoken) => named(said, spoken, ordered),
    example: known[0]!.example,
  })
}

/** "The median is 10.5, range 9" with a sign behind each name. */
function named(said: string, language: Language, asked: readonly Asked[]): string {
  return asked.reduce(
    (text, each) =>
      text.replace(
        regExpOf(
          `(?:${averageWords[language][each].source})\\p{L}*(?:\\s+(?:is|was|equals|это|равн[аоы]|будет|вышл[аои]))?\\s*[=:]?\\s*(?=-?\\d)`,
          'giu',
        ),
        `${labels[each]}=`,
      ),
    said,
  )
}

/** As long as a label may be. */
const labels: Readonly<Record<Asked, string>> = { mean: 'avg', median: 'med', mode: 'mod', range: 'ran' }

const ofList: Readonly<Record<Asked, (list: readonly number[]) => WorkedTask | null>> = {
  mean: meanOf,
  median: medianOf,
  mode: modeOf,
  range: rangeOf,
}

/** "3, 9, 4 and 7", "3 9 4 7" */
function listIn(text: string, language: Language): number[] | null {
  const plain = plainSigns(language === 'ru' ? text.replace(/,\s+/g, '; ') : text, language)
  // «4,7,9» without spaces is a list, and no decimals.
  const bare =
    language === 'ru' && !/;/.test(plain)
      ? /(?<![\d.])\d+(?:,\d+){2,}(?![\d.])/u.exec(text)?.[0].split(',').map(Number)
      : null
  if (bare) return bare
  const found = regExpOf(
    `(?<![\\d.])${row}(?:(?:\\s*[,;]\\s*(?:and |и )?|\\s+(?:and |и )?)${row}){2,}(?![\\d])`,
    'u',
  ).exec(plain)
  const all = found ? (found[0].match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number) : []
  return all.length > 2 && all.length <= MOST ? all : null
}

const part = (
  key: string,
  value: number,
  text: { name: Both; ask: Both; more: Both },
  values: Readonly<Record<string, number>>,
): Part => ({
  key,
  value: numberValue(value),
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
})
const goal = (one: Part): Part => ({ ...one, isGoal: true })
const slip = (value: number, cause: Both, values: Readonly<Record<string, number>> = {}): Slip => ({
  value: numberValue(value),
  cause: filled(cause, values),
})

function meanOf(list: readonly number[]): WorkedTask | null {
  const sum = sumOf(list)
  const n = list.length
  const mean = sum / n
  const ordered = inOrder(list)
  // The check: what lies above the mean makes up for what lies below.
  if (Math.abs(sumOf(list.map((each) => each - mean))) > 1e-9 * Math.max(1, Math.abs(sum))) return null
  const last = list.at(-1) ?? 0
  return workedTask({
    kind: 'mean',
    isCoreFirst: true,
    given: list,
    parts: [part('sum', sum, texts.sum, { n }), goal(part('mean', mean, texts.mean, { n }))],
    slips: [
      slip(sum - last + last / n, texts.lastDivided),
      slip(sum / (n - 1), texts.wrongCount),
      slip(sum / (n + 1), texts.wrongCount),
      slip(sum / 2, texts.wrongCount),
      slip(((ordered[0] ?? 0) + (ordered.at(-1) ?? 0)) / 2, texts.halfEnds),
      ...(n % 2 === 1 ? [slip(ordered[(n - 1) / 2] ?? 0, texts.isMedian)] : []),
    ],
    example: texts.exampleOfMean,
  })
}

function medianOf(list: readonly number[]): WorkedTask {
  const n = list.length
  const ordered = inOrder(list)
  const middle = (of: readonly number[]) => ((of[Math.floor((n - 1) / 2)] ?? 0) + (of[Math.floor(n / 2)] ?? 0)) / 2
  const median = middle(ordered)
  const two = n % 2 === 0 ? [ordered[n / 2 - 1] ?? 0, ordered[n / 2] ?? 0] : []
  return workedTask({
    kind: 'median',
    isCoreFirst: true,
    given: [],
    parts: [
      {
        ...part('order', 0, { ...texts.median, name: texts.order.name }, { n }),
        value: { kind: 'tuple', of: ordered },
      },
      goal(part('median', median, { ...texts.order, name: texts.median.name }, { n })),
    ],
    remarks: [{ said: saysTwoInMiddle, reply: n % 2 === 0 ? texts.twoInMiddle : texts.noMiddle }],
    readsIn: (said, language) => {
      const list = listIn(said, language)
      return list && list.length === n ? [{ kind: 'tuple', of: list }] : []
    },
    slips: [
      slip(middle(list), texts.unsorted),
      ...(n % 2 === 0 ? [] : [slip(list[(n - 1) / 2] ?? 0, texts.unsorted)]),
      ...two.map((each) => slip(each, texts.oneOfTwo, { n })),
      slip(sumOf(list) / n, texts.isMean),
    ],
    example: texts.exampleOfMedian,
  })
}

function modeOf(list: readonly number[]): WorkedTask | null {
  const count = (value: number) => list.filter((each) => each === value).length
  const most = Math.max(...list.map(count))
  const modes = [...new Set(list.filter((each) => count(each) === most))]
  const [mode] = modes
  if (modes.length !== 1 || mode === undefined || most < 2) return null
  return workedTask({
    kind: 'mode',
    isCoreFirst: true,
    given: [],
    parts: [goal(part('mode', mode, texts.mode, {}))],
    slips: [slip(most, texts.howOften), slip(Math.max(...list), texts.mode.more)],
    example: texts.exampleOfMode,
  })
}

function rangeOf(list: readonly number[]): WorkedTask {
  const [low, high] = [Math.min(...list), Math.max(...list)]
  return workedTask({
    kind: 'range',
    isCoreFirst: true,
    given: [],
    parts: [goal(part('range', high - low, texts.range, {}))],
    slips: [
      slip(Math.abs((list.at(-1) ?? 0) - (list[0] ?? 0)), texts.firstLast),
      slip(high, texts.biggest),
      slip(low, texts.biggest),
      slip(high + low, texts.biggest),
    ],
    example: texts.exampleOfRange,
  })
}

/** "The mean of 4 numbers is 8, three of them are 5, 9, 10": the list, the count and the mean are told. */
function missingIn(list: readonly number[], numbers: readonly number[]): WorkedTask | null {
  const rest = [...numbers]
  for (const each of list) rest.splice(rest.indexOf(each), 1)
  const n = list.length + 1
  const told = rest.filter((each) => each !== n && each !== list.length)
  const isCountTold = rest.length - told.length <= 2
  const [mean] = told.length === 1 ? told : told.length === 0 && rest.length > 1 ? [rest.at(-1)] : []
  if (mean === undefined || !isCountTold || told.length > 1) return null
  const total = mean * n
  const missing = total - sumOf(list)
  if (Math.abs((sumOf(list) + missing) / n - mean) > 1e-9) return null
  return workedTask({
    kind: 'missing',
    isProse: true,
    given: [...list, mean, n],
    parts: [
      { ...part('known', sumOf(list), { ...texts.sum, more: texts.sum.more }, { n }), isAside: true },
      part('total', total, texts.total, { n, m: mean }),
      goal(part('missing', missing, texts.missing, { t: total })),
    ],
    slips: [
      slip(sumOf(list) / list.length, texts.meanOfKnown, { n }),
      slip(mean * list.length, texts.wrongCount),
      slip(mean * list.length - sumOf(list), texts.wrongCount),
    ],
    example: texts.exampleOfMissing,
  })
}

interface Table {
  readonly values: readonly number[]
  readonly counts: readonly number[]
}

/** "5 marks (2 pupils), 6 marks (5 pupils)", "5: 2 pupils, 6: 5 pupils", "2 pupils got 5, 5 pupils got 6" */
function tableIn(text: string, language: Language): Table | null {
  const { people } = averageWords[language]
  const plain = plainSigns(text, language)
  const behind = [
    ...plain.matchAll(
      regExpOf(`(\\d+)\\s*(?:\\p{L}+\\s*)?(?:\\(|:|-|=|\\/|,? by |,? for )\\s*(\\d+)\\s*(?:${people})(?!\\p{L})`, 'gu'),
    ),
  ]
  const before = [
    ...plain.matchAll(
      regExpOf(
        `(\\d+)\\s*(?:${people})\\s*(?:\\p{L}+ ){0,2}(?:по |- |: |got |scored |have |had |with |each |получил\\p{L}* |набрал\\p{L}* )+(\\d+)`,
        'gu',
      ),
    ),
  ]
  const rows =
    behind.length > 1
      ? behind.map(([, value, count]) => [Number(value), Number(count)] as const)
      : before.map(([, count, value]) => [Number(value), Number(count)] as const)
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? []
  if (rows.length < 2 || numbers.length !== rows.length * 2) return null
  return { values: rows.map(([value]) => value), counts: rows.map(([, count]) => count) }
}

function ofTable({ values, counts }: Table): WorkedTask | null {
  const sum = sumOf(values.map((value, at) => value * (counts[at] ?? 0)))
  const n = sumOf(counts)
  const k = values.length
  const all = values.flatMap((value, at) => Array.from({ length: Math.min(500, counts[at] ?? 0) }, () => value))
  if (n === 0 || all.length !== n || Math.abs(sumOf(all) / n - sum / n) > 1e-9) return null
  return workedTask({
    kind: 'table',
    isProse: true,
    overrules: true,
    given: [...values, ...counts],
    parts: [
      { ...part('count', n, { ...texts.count, more: texts.count.ask }, {}), isAside: true },
      part('sum', sum, texts.table, { f: counts[0] ?? 0, x: values[0] ?? 0 }),
      goal(part('mean', sum / n, texts.ofTable, {})),
    ],
    slips: [
      slip(sumOf(values) / k, texts.withoutWeights),
      slip(sum / k, texts.byKinds, { k }),
      slip(n / k, texts.withoutWeights),
      slip(sumOf(values) / n, texts.withoutWeights),
    ],
    example: texts.exampleOfTable,
  })
}
