import { worksheetWords } from '../language/worksheet-words.ts'
import { regExpOf } from '../pattern.ts'
import type { Language } from './latex.ts'
import { readTask } from './task-reading.ts'
import { readConversion } from './tasks/conversions.ts'

/**
 * A list of tasks as students send it: with their own results, behind each task or all at the end, and with talk behind the
 * last one, which is no part of it.
 */
export interface Worksheet {
  readonly items: readonly WorksheetItem[]
  /** What is said behind the last task. */
  readonly talk: string
  /** The one that is wanted, by its place; null where the student names none. */
  readonly wanted: number | null
  /** The tasks have no marks: behind another task that may be a check of it. */
  readonly isUnmarked?: boolean
  /** Results without a number that are fewer than the tasks: it is not said to which they belong. */
  readonly loose: readonly string[]
}

export interface WorksheetItem {
  /** As the student wrote it: "2", "b", "Question 7" is 7. */
  readonly mark: string
  /** The letter or number of its part of the sheet. */
  readonly section: string | null
  readonly task: string
  /** The student's own result. */
  readonly own: string | null
}

const MOST_ITEMS = 12
const LONGEST = 1200
const alphabets = ['abcdefghijkl', 'абвгдежзиклм'] as const

interface Mark {
  readonly mark: string
  /** What closes it: in "2(x + 3)" the bracket marks no task of a list that has points. */
  readonly sign: string
  readonly start: number
  readonly end: number
}

/** null where the text is no list of at least two tasks. */
export function worksheetOf(sent: string, language: Language): Worksheet | null {
  if (sent.length > LONGEST) return null
  const words = worksheetWords[language]
  const text = withResultsNamed(sent, words.done)
  const runs = runsOfMarks(text, language)
  const [first] = runs
  const plain =
    first === undefined ? (calculationsWithResults(text, language) ?? conversionsWithResults(text, language)) : null
  if (plain) return plain
  if (!first) return null
  const head = text.slice(0, first[0]!.start)
  const pieces = runs.flatMap((run, at) => {
    const before = text.slice(runs[at - 1]?.at(-1)?.end ?? 0, run[0]!.start)
    const section = sectionIn(before, language)
    return run.map(({ mark, end }, index) => ({
      mark,
      section,
      body: text.slice(end, run[index + 1]?.start ?? runs[at + 1]?.[0]?.start ?? text.length),
    }))
  })
  if (pieces.length < 2 || pieces.length > MOST_ITEMS) return null
  const last = pieces.length - 1
  let talk = ''
  const items: WorksheetItem[] = []
  for (const [index, { mark, section, body }] of pieces.entries()) {
    const isOfSigns = pieces.slice(0, -1).every((each) => !aWord.test(each.body))
    // A word in front tells what to do: "3) factor x² - 49".
    const word = index === last && isOfSigns ? (aWord.exec(body)?.index ?? null) : null
    const words = word === 0 ? null : word
    const border = index !== last ? null : earlier(talkIn(body, language), words)
    if (border !== null) talk = body.slice(border).trim()
    // The name of the next part of the sheet is no part of the task.
    const own = withoutSection(border === null ? body : body.slice(0, border), language)
    const { task, result } = taskAndResult(trimmed(own), language)
    items.push({ mark, section, task: withHead(head, task, language), own: result })
  }
  if (items.some(({ task }) => !/\d|[a-zх]\s*[-+*/^=(]/iu.test(task) || (isBareValue(task) && !task.includes('/'))))
    return null
  const sections = [...new Set(items.map(({ section }) => section))]
  const wanted = wantedOf(talk, items, language)
  const labeled = markedRow(talk, items, words.results) ?? labeledResults(talk, items, language)
  const isNamed = labeled.some((each) => each !== null)
  const row = isNamed ? [] : resultsInRow(talk, items.length, words.results)
  const isAll = row.length === items.length
  const withOwn = items.map((item, index) => ({
    ...item,
    section: sections.length > 1 ? item.section : null,
    own: item.own ?? labeled[index] ?? (isAll ? (row[index] ?? null) : null),
  }))
  return { items: withOwn, talk, wanted, loose: isAll ? [] : row }
}

/** "I did 1 (2a+7b) and 2 (5x-2)": the brackets hold the results of these tasks, and are no factors. */
function withResultsNamed(text: string, done: RegExp): string {
  const lines = text.split('\n')
  const last = lines.at(-1) ?? ''
  if (lines.length < 2 || !done.test(last)) return text
  const named = last.replace(/(?<=\s)(\d{1,2}) \(([^()]{1,30})\),?(?: (?:and|и)(?= ))?/giu, '$1: $2,')
  return [...lines.slice(0, -1), named].join('\n')
}

// ---- Marks ---------------------------------------------------------------------------------------------------------

/** Tasks in their order; a second run begins anew behind the name of a section. */
function runsOfMarks(text: string, language: Language): Mark[][] {
  const { numbered } = worksheetWords[language]
  const found = [
    ...text.matchAll(
      regExpOf(
        `(?<=^|[\\s;,:(])(?:(?:(?:${numbered})\\.?\\s?|№\\s?)(\\d{1,3})(?:[.):]|(?=\\s))|\\(?([\\p{L}]|\\d{1,2})(\\)|\\.(?=\\s)))\\s*`,
        'giu',
      ),
    ),
  ].map(({ index, 0: whole, 1: named, 2: plain, 3: sign = 'named' }) => ({
    mark: (named ?? plain ?? '').toLowerCase(),
    sign,
    start: index,
    end: index + whole.length,
  }))
  const runs: Mark[][] = []
  // "№4 а) ... б) ..." is the number of the exercise; a task with parts of its own is none of a plain list.
  const isNumber = ({ mark }: Mark) => /^\d+$/.test(mark)
  const [begin, second] = found
  if (begin && second && isNumber(begin) && !isNumber(second) && text.slice(begin.end, second.start).trim() === '')
    found.shift()
  for (const each of found) {
    if (each.sign !== found[0]?.sign) continue
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (previous && follows(previous.mark, each.mark)) {
      run?.push(each)
      continue
    }
    const isAnew = run !== undefined && each.mark === run[0]?.mark && run.length >= 2
    if (run && !(isAnew && sectionIn(text.slice(previous?.end, each.start), language) !== null)) continue
    const isFirst = /^\d+$/.test(each.mark) || alphabets.some(([letter]) => letter === each.mark)
    if (isFirst) runs.push([each])
  }
  if (runs.length === 0) return []
  const isNested =
    runs.some(([first]) => first && isNumber(first)) && found.some((each) => each.mark === 'a' || each.mark === 'а')
  if (isNested) return []
  const long = runs.filter((run, index) => run.length >= 2 || index > 0)
  return long.length === runs.length ? runs : []
}

const follows = (before: string, next: string): boolean => {
  if (/^\d+$/.test(before)) return /^\d+$/.test(next) && Number(next) === Number(before) + 1
  return alphabets.some((letters) => {
    const at = letters.indexOf(before)
    return at >= 0 && letters[at + 1] === next
  })
}

const sectionPattern = (language: Language) =>
  regExpOf(
    `(?<![\\p{L}\\d])(?:(?:${worksheetWords[language].section})\\s+([\\p{L}\\d])(?![\\p{L}\\d])|([A-HА-Е])\\s*:)[.:]?\\s*`,
    'iu',
  )
const sectionIn = (text: string, language: Language): string | null => {
  const found = sectionPattern(language).exec(text)
  return (found?.[1] ?? found?.[2])?.toLowerCase() ?? null
}
const withoutSection = (text: string, language: Language): string => {
  const found = sectionPattern(language).exec(text)
  return found && text.slice(found.index + found[0].length).trim() === '' ? text.slice(0, found.index) : text
}

// ---- A task, its result, and the talk -------------------------------------------------------------------------------

const trimmed = (text: string) => text.replace(/[\s;,.]+$/u, '').trim()

/** A word that is none of a formula: where the other tasks are only signs, it is no part of the last one. */
const aWord = /(?<!\p{L})(?!(?:sqrt|sin|cos|tan|tg|ctg|cot|log|ln|lg|of|от|из|и|and)(?!\p{L}))\p{L}{2,}/iu

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** Where talk begins behind the last task; null if nowhere. */
function talkIn(body: string, language: Language): number | null {
  const found = worksheetWords[language].talk.exec(body)
  const dash = /\s(?:--+|—)\s/u.exec(body)
  const line = /\n(?=[^\n]*\p{L}{2})/u.exec(body)
  const places = [found?.index, dash?.index, line?.index].filter(
    (place): place is number => place !== undefined && /\d/.test(body.slice(0, place)),
  )
  return places.length > 0 ? Math.min(...places) : null
}

const number = '[-−–]?\\d+(?:[.,]\\d+)?(?:\\s\\d+)?(?:\\s?/\\s?\\d+)?\\s?%?'
const bareValue = regExpOf(`^(?:[a-zх]\\s*=\\s*)?${number}$`, 'iu')
const isBareValue = (text: string) => bareValue.test(text.trim())

/** "12x8=96", "15% of 80 = 12", "3x = 12, x = 4", "7 - 2 is 5", "45 : 9 i got 5". */
function taskAndResult(item: string, language: Language): { task: string; result: string | null } {
  const words = worksheetWords[language]
  const alone = { task: item.replace(/\s*=\s*\??\s*$/u, '').trim(), result: null }
  const said = words.talk.exec(item)
  if (said && said.index > 0) {
    const results = resultsInRow(item.slice(said.index), 1, words.results)
    return { task: trimmed(item.slice(0, said.index)), result: results[0] ?? null }
  }
  const solved = /(?:[\s,;]|→|->|=>)+([a-zх]\s*=\s*[-−–]?[\d.,/]+)$/iu.exec(item)
  if (solved?.[1] && /[=<>]/.test(item.slice(0, solved.index))) {
    return { task: trimmed(item.slice(0, solved.index)), result: solved[1] }
  }
  // A colon or a dash may be an operation here.
  const spoken = regExpOf(`\\s+(?:${words.labeled.split('|=')[0]}|→|->)\\s*(${number})$`, 'iu').exec(item)
  const equal = regExpOf(`\\s*=\\s*(${number})$`, 'u').exec(item)
  const found = equal ?? (spoken && /[-+*/:×÷^=%√]|\p{L}{3}/u.test(item.slice(0, spoken.index)) ? spoken : null)
  if (!found?.[1]) return alone
  const task = item.slice(0, found.index).trim()
  // In "3x + 2 = 11" the number belongs to the task.
  const isUnknown =
    equal !== null && /(?<!\p{L})(?!x\s*\d)[a-zх](?!\p{L})/iu.test(task.replace(/(?<=\d\s?)[xх](?=\s?\d)/giu, '*'))
  if (isUnknown || isBareValue(task) || readTask(task, language) === null) return alone
  return { task, result: found[1].trim() }
}

/** What stands before the list tells what to do in each. */
function withHead(head: string, item: string, language: Language): string {
  const verb = trimmed(head.replace(/[\s:;,.]+$/u, ''))
  if (verb === '' || verb.length >= 60 || /\d/.test(verb) || /\p{L}{4}/u.test(item)) return item
  const [own, both] = [readTask(item, language), readTask(`${verb} ${item}`, language)]
  if (both?.task.kind !== 'request') return item
  return own?.task.kind === 'request' ? item : `${verb} ${item}`
}

// ---- Results --------------------------------------------------------------------------------------------------------

const formula = '[-−–+*/^()=.,\\d%√π²³½⅓¼a-zх\\s]'
/** Behind a word of the student's own results: "18, 24 and 50". */
function resultsInRow(talk: string, count: number, results: RegExp): string[] {
  let best: string[] = []
  for (const mark of talk.matchAll(new RegExp(results.source, 'giu'))) {
    const rest = talk.slice(mark.index + mark[0].length)
    const row = rowOf(rest, count)
    if (row.length === count) return row
    if (row.length > best.length && row.length < count) best = row
  }
  return best
}

/** The values with which a text begins; as many as there are tasks, if it can be split so. */
function rowOf(text: string, count: number): string[] {
  const end = /\p{L}{2,}(?<!(?<!\p{L})(?:and|и))/iu
  const until = regExpOf(`^(?:${formula}|;|(?<=\\s)(?:and|и)(?=\\s))+`, 'iu').exec(text)?.[0] ?? ''
  const values = until.replace(/[\s,;.]+$/u, '')
  if (values === '' || (end.test(values) && !/\s(?:and|и)\s/iu.test(values))) return []
  const ways = [/[;\n]|,\s+|\s+(?:and|и)\s+/iu, /[;,\n\s]+(?:(?:and|и)\s+)?/iu, /[;,\n]\s*|\s+(?:and|и)\s+/iu]
  const splits = ways.map((way) =>
    values
      .split(way)
      .map(trimmed)
      .filter((each) => each !== ''),
  )
  const isOfValues = (row: readonly string[]) =>
    row.length > 0 && row.every((each) => /^[-−–]?[(\d√πa-zх]/iu.test(each) && /\d/.test(each))
  const right = splits.find((row) => row.length === count && isOfValues(row))
  if (right) return right
  const some = splits[0] ?? []
  return isOfValues(some) && some.every(isBareValue) ? some.slice(0, count) : []
}

/** "I did 1 and 2, 132 and 180": the numbers of the tasks, and as many results. */
function markedRow(talk: string, items: readonly WorksheetItem[], results: RegExp): (string | null)[] | null {
  const mark = `(?:${items.map((item) => item.mark).join('|')})(?![\\p{L}\\d])`
  for (const said of talk.matchAll(new RegExp(results.source, 'giu'))) {
    const rest = talk.slice(said.index + said[0].length)
    const marks = regExpOf(`^((?:${mark}(?:,\\s*|\\s*(?:and|и|&)\\s*)?){2,9})[\\s,:;—–-]+(?=[-−–]?[\\d√])`, 'iu').exec(
      rest,
    )
    const named = marks?.[1]
      ?.match(/[\p{L}\d]+/gu)
      ?.filter((each) => items.some((item) => item.mark === each.toLowerCase()))
    if (!marks || !named) continue
    const row = rowOf(rest.slice(marks[0].length), named.length)
    if (row.length !== named.length) continue
    return items.map((item) => row[named.findIndex((each) => each.toLowerCase() === item.mark)] ?? null)
  }
  return null
}

/** "1 is 5, 2 is 9", "a) 12 b) 11", "the first is 5". */
function labeledResults(talk: string, items: readonly WorksheetItem[], language: Language): (string | null)[] {
  const { labeled, ordinals, belongs } = worksheetWords[language]
  const value = `((?:[a-zх]\\s*=\\s*)?${number})(?![\\d\\p{L}]|[.,/]\\d)`
  return items.map(({ mark }, index) => {
    const ordinal = ordinals[index]
    if (ordinal !== undefined) {
      const found =
        regExpOf(`(?<!\\p{L})${ordinal}(?!\\p{L})[,:]?\\s*(?:(?:${labeled})\\s*)?(?:x\\s*=\\s*)?${value}`, 'iu').exec(
          talk,
        ) ?? regExpOf(`(?<![\\d.,/])${value}\\s+${belongs}${ordinal}(?!\\p{L})`, 'iu').exec(talk)
      if (found?.[1]) return found[1].trim()
    }
    const names = [`(?:(?:number|no|nr|q|№|номер|в|на)\\.?\\s?)?${mark}`]
    for (const name of names) {
      const found = regExpOf(
        `(?<![\\p{L}\\d.,/=])${name}(?:[).:]\\s|[).:,]?\\s*(?:${labeled})\\s*(?:(?:${labeled})\\s*)?|[)]\\s?)(?:x\\s*=\\s*)?${value}`,
        'iu',
      ).exec(talk)
      if (found?.[1]) return found[1].trim()
    }
    // "1: x²+9", "2) 4a²-25": a result with letters, up to the next one.
    const written = regExpOf(
      `(?<![\\p{L}\\d.,/=^])${mark}[).:]\\s*((?=[^\\n,;]{0,28}[a-zа-я])${formulaResult})(?=\\s*(?:[,;\\n]|$|\\d{1,2}[).:]|\\p{L}{3}|(?:и|and)\\s))`,
      'iu',
    ).exec(talk)
    return written?.[1]?.trim() ?? null
  })
}

/** Numbers, signs and single letters. */
const formulaResult = '(?:[-−+*/^()=.\\d√²³ ]|(?<!\\p{L})\\p{L}{1,2}(?!\\p{L})){2,28}?'

/** "Just number 3", "im stuck on section B", «мне тока 9». */
function wantedOf(talk: string, items: readonly WorksheetItem[], language: Language): number | null {
  const { wanted, nounsOfTask, hard } = worksheetWords[language]
  const labels = (key: 'mark' | 'section') =>
    [...new Set(items.flatMap((item) => item[key] ?? []))].map((label) => label.toLowerCase())
  for (const key of ['section', 'mark'] as const) {
    const all = labels(key)
    if (all.length < (key === 'section' ? 2 : 1)) continue
    const label = `(${all.join('|')})`
    const found =
      regExpOf(
        `(?<!\\p{L})(?:${wanted})(?:\\s+(?:${nounsOfTask})\\.?)*\\s*№?\\s*${label}(?![\\p{L}\\d.,/]|\\s*(?:min|hour|of|is|мин|час))`,
        'iu',
      ).exec(talk) ?? regExpOf(`(?<![\\p{L}\\d.,/])${label}\\)?[,:]?\\s+(?:${hard})(?!\\p{L})`, 'iu').exec(talk)
    const named = found?.[1]?.toLowerCase()
    const at = named === undefined ? -1 : items.findIndex((item) => item[key]?.toLowerCase() === named)
    if (at >= 0) return at
  }
  return null
}

// ---- Calculations without numbers of their own ----------------------------------------------------------------------

/** "45÷9=5, 63÷7=8, 72÷8=9 are these right": each is a task with its result. */
function calculationsWithResults(text: string, language: Language): Worksheet | null {
  const border = talkIn(text, language)
  const begin = /^[\p{L}\s':,!?]*(?=[\d(√-])/u.exec(text)?.[0].length ?? 0
  const list = trimmed(text.slice(begin, border !== null && border > begin ? border : text.length))
  const talk = border !== null && border > begin ? text.slice(border) : ''
  const parts = list
    .split(/[;\n]|,\s+|\s+(?:and|и)\s+/iu)
    .map(trimmed)
    .filter((part) => part !== '')
  const isOne = (part: string) =>
    regExpOf(
      `^(?=\\(?[-−–]?[\\d√(][^=]*[-+*/:×÷·x^²³√!][^=]*=)[-+*/:×÷·xх^()\\d\\s.,²³√%!]+=\\s*${number}$`,
      'iu',
    ).test(part)
  if (parts.length < 2 || parts.length > MOST_ITEMS || !parts.every(isOne)) return null
  const items = parts.map((part, index) => {
    const { task, result } = taskAndResult(part, language)
    return { mark: `${index + 1}`, section: null, task, own: result }
  })
  return items.every(({ own }) => own !== null) ? { items, talk, wanted: null, loose: [], isUnmarked: true } : null
}

/** "How many kg in 3400 grams and how many ml in 2.5 litres i said 34 and 2500": two conversions or more, and the results. */
function conversionsWithResults(text: string, language: Language): Worksheet | null {
  const border = talkIn(text, language)
  const asked = trimmed(border === null ? text : text.slice(0, border).replace(/[\s?]+$/u, ''))
  const talk = border === null ? '' : text.slice(border).trim()
  const parts = asked.split(/,?\s+(?:and|и|а)\s+|[,;]\s+|\?\s+/iu).map(trimmed)
  if (talk === '' || parts.length < 2 || parts.length > MOST_ITEMS) return null
  if (!parts.every((part) => readConversion(part, language) !== null)) return null
  const row = resultsInRow(talk, parts.length, worksheetWords[language].results)
  if (row.length !== parts.length) return null
  const items = parts.map((task, index) => {
    // The unit is named by the question.
    const unit = readConversion(task, language)?.unit ?? ''
    return { mark: `${index + 1}`, section: null, task, own: `${row[index]} ${unit}`.trim() }
  })
  return { items, talk, wanted: null, loose: [], isUnmarked: true }
}
