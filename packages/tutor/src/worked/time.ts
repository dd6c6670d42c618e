import { type TimeWords, timeWords } from '../language/worked/time-words.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import type { Value } from './task.ts'

/** A time of day or a span of time in a message. */
export interface TimeSaid {
  readonly at: number
  readonly end: number
  readonly value: Extract<Value, { kind: 'time' }>
  /** `either`: "three forty" is one or the other. */
  readonly is: 'clock' | 'span' | 'either'
  /** Morning or evening was said, or a hour above twelve. */
  readonly isCertain: boolean
}

const listed = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|')

interface Patterns {
  readonly words: TimeWords
  readonly clock: readonly { readonly pattern: RegExp; readonly at: 'past' | 'to' | 'into' }[]
  readonly digits: RegExp
  readonly whole: RegExp
  readonly spoken: RegExp
  readonly span: RegExp
  readonly onlyMinutes: RegExp
  readonly halves: RegExp
  readonly spans: readonly { readonly pattern: RegExp; readonly minutes: number }[]
  readonly named: readonly { readonly pattern: RegExp; readonly hour: number }[]
  readonly behind: RegExp
  readonly before: RegExp
}

function patternsOf(words: TimeWords): Patterns {
  const ones = Object.keys(words.numbers).filter((word) => (words.numbers[word] ?? 0) < 10)
  const teens = Object.keys(words.numbers).filter(
    (word) => (words.numbers[word] ?? 0) >= 10 && (words.numbers[word] ?? 0) < 20,
  )
  const tens = Object.keys(words.numbers).filter((word) => (words.numbers[word] ?? 0) >= 20)
  const number = `(?:\\d{1,3}|(?:${listed(tens)})(?:[ -](?:${listed(ones)}))?|${listed(teens)}|${listed(ones)})`
  const hour = `(?:\\d{1,2}|двадцать (?:один|два|три)|${listed([...ones, ...teens])})`
  const minute = `(?:(?:${listed(tens)})(?:[ -](?:${listed(ones)}))?|${listed(teens)}|(?:${words.oh})[ -](?:${listed(ones)}))`
  const put = (source: string) =>
    source
      .replaceAll('H', hour)
      .replaceAll('N', number)
      .replaceAll('G', `(?:${listed(Object.keys(words.nextHours)) || '\\b\\B'})`)
  const alone = (source: string) => regExpOf(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu')
  const half = `(?:\\s?(?:(?<morning>${words.half.morning})|(?<evening>${words.half.evening})))`
  return {
    words,
    clock: words.clock.map(({ source, at }) => ({ pattern: alone(`${put(source)}${half}?`), at })),
    digits: regExpOf(
      `(?<![\\p{L}\\d.,:])(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?![\\d]|[.,:]\\d)(?!\\s?(?:${words.hours})(?!\\p{L}))${half}?`,
      'gu',
    ),
    whole: alone(`(?<hour>${hour})(?:${half}|\\s(?:${words.whole})${half}?)`),
    spoken: alone(`(?<hour>${hour}) (?<minute>${minute})${half}?`),
    span: alone(
      `(?<hours>${number}|an)\\s?(?:${words.hours})(?:\\s?${words.and}?\\s?(?<minutes>${number})\\s?(?:${words.minutes})?)?`,
    ),
    onlyMinutes: alone(`(?<minutes>${number})\\s?(?:${words.minutes.replace(/\|m$|\|м$/, '')})`),
    halves: alone(
      `(?<hours>${number}) ${words.halves} (?:${words.hours})|(?<after>${number}) (?:${words.hours}) ${words.halves}`,
    ),
    spans: words.spans.map(({ source, minutes }) => ({ pattern: alone(source), minutes })),
    named: words.named.map(({ source, hour: named }) => ({ pattern: alone(source), hour: named })),
    behind: regExpOf(`^\\s?(?:${words.hours})(?!\\p{L})`, 'u'),
    before: regExpOf(`(?<!\\p{L})(?:${words.before})\\s*$`, 'u'),
  }
}

const patterns: Readonly<Record<Language, Patterns>> = { en: patternsOf(timeWords.en), ru: patternsOf(timeWords.ru) }

function numberOf(text: string | undefined, { numbers }: TimeWords): number {
  if (text === undefined) return 0
  if (/^\d+$/.test(text)) return Number(text)
  return text.split(/[ -]/).reduce((sum, word) => sum + (numbers[word] ?? (word === 'an' || word === 'a' ? 1 : 0)), 0)
}

/** Times in the order of the text; the longest reading of a place counts. */
export function timesIn(message: string, language: Language): TimeSaid[] {
  const text = message.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")
  const all = patterns[language]
  const { words } = all
  const found: TimeSaid[] = []
  const add = (match: RegExpMatchArray, hours: number, minutes: number, is: TimeSaid['is'], isCertain = false) => {
    const at = match.index ?? 0
    found.push({ at, end: at + match[0].length, value: { kind: 'time', hours, minutes }, is, isCertain })
  }
  const inDay = (hour: number, groups: RegExpMatchArray['groups']) =>
    groups?.evening !== undefined && hour < 12 ? hour + 12 : groups?.morning !== undefined && hour === 12 ? 0 : hour
  const isSure = (hour: number, groups: RegExpMatchArray['groups']) =>
    hour > 12 || groups?.evening !== undefined || groups?.morning !== undefined
  for (const { pattern, minutes } of all.spans)
    for (const match of text.matchAll(pattern)) add(match, Math.floor(minutes / 60), minutes % 60, 'span')
  for (const match of text.matchAll(all.halves))
    add(match, numberOf(match.groups?.hours ?? match.groups?.after, words), 30, 'span')
  for (const { pattern, at } of all.clock)
    for (const match of text.matchAll(pattern)) {
      const { groups } = match
      const minute = groups?.quarter ? 15 : groups?.half ? 30 : numberOf(groups?.minute, words)
      const named = words.nextHours[groups?.hour ?? '']
      const said = named ?? numberOf(groups?.hour, words)
      if (minute > 59 || said > 24) continue
      const back = at === 'past' ? said : said === 1 ? 12 : said - 1
      const hour = inDay(back, groups)
      add(match, hour, at === 'to' ? 60 - minute : minute, 'clock', isSure(hour, groups))
    }
  for (const { pattern, hour } of all.named)
    for (const match of text.matchAll(pattern)) add(match, hour, 0, 'clock', true)
  for (const match of text.matchAll(all.digits)) {
    const hour = Number(match.groups?.hour)
    // "3.40" is a time only where times are told with a point.
    if (
      hour > 30 ||
      (match[0].includes('.') && !all.before.test(text.slice(0, match.index)) && !isSure(0, match.groups))
    )
      continue
    add(
      match,
      inDay(hour, match.groups),
      Number(match.groups?.minute),
      match[0].includes(':') && !all.before.test(text.slice(0, match.index)) ? 'either' : 'clock',
      isSure(hour, match.groups),
    )
  }
  for (const match of text.matchAll(all.span)) {
    const isClock = language === 'ru' && /(?<!\p{L})(?:в|с|до|к)\s$/u.test(text.slice(0, match.index))
    const [hours, minutes] = [numberOf(match.groups?.hours, words), numberOf(match.groups?.minutes, words)]
    add(match, hours, minutes, isClock ? 'clock' : 'span', isClock && hours > 12)
  }
  for (const match of text.matchAll(all.onlyMinutes)) {
    const minutes = numberOf(match.groups?.minutes, words)
    add(match, Math.floor(minutes / 60), minutes % 60, 'span')
  }
  for (const match of text.matchAll(all.whole)) {
    const hour = inDay(numberOf(match.groups?.hour, words), match.groups)
    if (hour <= 24) add(match, hour, 0, 'clock', isSure(hour, match.groups))
  }
  for (const match of text.matchAll(all.spoken)) {
    const hour = numberOf(match.groups?.hour, words)
    const minute = numberOf(match.groups?.minute, words)
    if (hour > 24 || minute > 59) continue
    const isClock = all.before.test(text.slice(0, match.index))
    add(match, inDay(hour, match.groups), minute, isClock ? 'clock' : 'either', isSure(hour, match.groups))
  }
  const kept: TimeSaid[] = []
  for (const each of found.sort((a, b) => a.at - b.at || b.end - a.end)) {
    const last = kept.at(-1)
    if (last && each.at < last.end && each.end - each.at <= last.end - last.at) continue
    if (last && each.at < last.end) kept.pop()
    kept.push(each)
  }
  return kept
}
