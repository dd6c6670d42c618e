import { clockWords, spanText, clockTexts as texts } from '../language/worked/clock-words.ts'
import type { Language } from '../math/latex.ts'
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
import { type TimeSaid, timesIn } from './time.ts'

/** From one time to another, and a time so much later or earlier. */

const DAY = 24 * 60
const HALF = 12 * 60
const total = ({ hours, minutes }: { hours: number; minutes: number }) => hours * 60 + minutes
const time = (minutes: number): Extract<Value, { kind: 'time' }> => ({
  kind: 'time',
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
})
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const span = (minutes: number): Both => ({
  en: spanText.en(Math.floor(minutes / 60), minutes % 60),
  ru: spanText.ru(Math.floor(minutes / 60), minutes % 60),
})
/** A template whose times differ between the languages. */
const filledBoth = (template: Both, values: Readonly<Record<string, Both | string>>): Both => {
  const of = (language: Language) =>
    filled(
      template,
      Object.fromEntries(
        Object.entries(values).map(([key, each]) => [key, typeof each === 'string' ? each : each[language]]),
      ),
    )[language]
  return { en: of('en'), ru: of('ru') }
}

export function readClock(text: string, language: Language): WorkedTask | null {
  const words = clockWords[language]
  const times = timesIn(text, language)
  const clocks = times.filter(({ is }) => is !== 'span')
  const spans = times.filter(({ is }) => is === 'span')
  const others = text.replace(/\d{1,2}[:.]\d{2}/g, ' ').match(/\d+/g)?.length ?? 0
  if (times.length !== 2 || others > times.length * 2) return null
  // Speeds and parts of the way tell more than times.
  if (measures.test(text)) return null
  const asksWhen = words.when.exec(text)
  const asksLong = words.howLong.test(text)
  const [one, two] = clocks
  if (one && two && clocks.length === 2 && asksLong) {
    const isReversed = isEnd(text, one, words) && !isEnd(text, two, words)
    const isDotted = /\d\.\d/.test(text)
    return isReversed ? between(two, one, isDotted) : between(one, two, isDotted)
  }
  const [length] = spans
  if (!one || !length || clocks.length !== 1 || !asksWhen) return null
  const question = text.slice(asksWhen.index)
  const [isLater, isEarlier] = [words.later.test(text), words.earlier.test(text)]
  const asksEnd = isLater !== isEarlier ? isLater : words.ends.test(question)
  const asksStart = isLater !== isEarlier ? isEarlier : words.starts.test(question)
  if (asksEnd === asksStart) return null
  return asksEnd ? later(one, length) : earlier(one, length)
}

/** The nearest word in front of a time tells that it is the end. */
function isEnd(text: string, { at }: TimeSaid, { ends, starts }: (typeof clockWords)['en']): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  return ends.test(before) && !starts.test(before)
}

function between(one: TimeSaid, two: TimeSaid, isDotted: boolean): WorkedTask | null {
  const [start, given] = [total(one.value), total(two.value)]
  const isBothSure = one.isCertain && two.isCertain
  // Without morning and evening, the next such time on the clock; a journey takes less than twelve hours then.
  const end = given > start ? given : given + (isBothSure || start >= HALF + 60 || given > HALF ? DAY : HALF)
  const length = end - start
  if (length <= 0 || length >= DAY || !isCounted(start, length, given)) return null
  const full = Math.ceil((start + 1) / 60) * 60
  const names = { from: clock(start), to: clock(given), full: clock(full % DAY) }
  const isOver = end !== given
  const isFull = start % 60 === 0
  const atNoon = end >= HALF + start - (start % HALF) && isOver && end - given === HALF
  const ask = isOver
    ? atNoon
      ? texts.pastTwelve
      : texts.pastMidnight
    : isFull || full >= end
      ? texts.plainSpan
      : texts.span
  const parts: Part[] = []
  if (!isOver && !isFull && full < end)
    parts.push(
      part('until', full - start, texts.untilFull, names, { en: span(full - start).en, ru: span(full - start).ru }),
    )
  if (isOver) {
    const noon = end - given
    parts.push({
      ...part('before', noon - start > 0 ? noon - start : DAY - start, { ...texts.pastTwelve, ...ask }, names),
      isAside: true,
    })
  }
  const goal = part('span', length, { name: texts.span.name, ...ask }, names, span(length))
  parts.push({ ...goal, isGoal: true })
  const [fromMinutes, toMinutes] = [start % 60, given % 60]
  const hours = Math.floor(end / 60) - Math.floor(start / 60)
  const slips: Slip[] = []
  const slip = (value: Value, cause: Both) => slips.push({ value, cause: filledBoth(cause, names) })
  if (toMinutes < fromMinutes) {
    // Borrowed 100 minutes.
    const borrowed = 100 + toMinutes - fromMinutes
    if (borrowed < 60) slip({ kind: 'time', hours: hours - 1, minutes: borrowed }, texts.byHundreds)
    slips.push({
      value: { kind: 'time', hours: hours - 1, minutes: borrowed },
      cause: filled(texts.spanOfManyMinutes, { minutes: `${borrowed}` }),
    })
    slip({ kind: 'time', hours, minutes: fromMinutes - toMinutes }, texts.minutesApart)
    slip({ kind: 'time', hours: hours - 1, minutes: fromMinutes - toMinutes }, texts.minutesApart)
    slip({ kind: 'time', hours, minutes: 60 + toMinutes - fromMinutes }, texts.oneHourMore)
    slip(numberValue(round(hours - 1 + borrowed / 100)), texts.byHundreds)
    // 16:20 less 14:35 as 1620 less 1435.
    slip(numberValue((hours - 1) * 100 + borrowed), texts.byHundreds)
  } else slip({ kind: 'time', hours: hours - 1, minutes: toMinutes - fromMinutes }, texts.oneHourMore)
  if (isOver && given < start) {
    slip(time(start - given), texts.backwards)
    slip(time(Math.abs((start % HALF) - (given % HALF))), texts.backwards)
    slip(
      numberValue(round((start - (start % 60)) / 60 + fromMinutes / 100 - (given - toMinutes) / 60 - toMinutes / 100)),
      texts.backwards,
    )
  }
  // Where times are written with a point, so is 3 h 25 min.
  const dotted = Math.floor(length / 60) + (length % 60) / 100
  if (isDotted) parts.push({ ...parts.pop()!, also: [numberValue(dotted)] })
  else slips.push(...decimalSlips(length))
  return made([start, given], parts, slips, texts.example, length)
}

const round = (value: number) => Math.round(value * 100) / 100

/** "1.3 hours" for 1 h 30 min. */
function decimalSlips(length: number): Slip[] {
  const [hours, minutes] = [Math.floor(length / 60), length % 60]
  if (minutes === 0) return []
  const cause = filled(texts.asDecimal, { minutes: `${minutes}` })
  return [{ value: numberValue(round(hours + minutes / 100)), cause }]
}

function later(one: TimeSaid, length: TimeSaid): WorkedTask | null {
  const [start, by] = [total(one.value), total(length.value)]
  const end = start + by
  if (by <= 0 || by >= DAY || !isCounted(start, by, end % DAY)) return null
  const names = { from: clock(start), span: span(by) }
  const goal: Part = {
    ...part(
      'end',
      end % DAY,
      { ...(by < 60 ? texts.minutesOnly : texts.hoursFirst), name: texts.end.name },
      names,
      sameIn(clock(end % DAY)),
    ),
    isGoal: true,
  }
  const onClock = one.isCertain ? [] : [time((end % DAY) % HALF), time(((end % DAY) % HALF) + HALF)]
  const hour = part('hours', (start + Math.floor(by / 60) * 60) % DAY, texts.hoursFirst, names)
  const minutes = (start % 60) + (by % 60)
  const hours = Math.floor(start / 60) + Math.floor(by / 60)
  const slips: Slip[] = [{ value: time(Math.abs(start - by)), cause: filledBoth(texts.otherWay, names) }]
  if (minutes >= 60) {
    slips.push({
      value: { kind: 'time', hours, minutes },
      cause: filled(texts.tooManyMinutes, { minutes: `${minutes}` }),
    })
    slips.push({
      value: { kind: 'time', hours, minutes: minutes - 60 },
      cause: filled(texts.tooManyMinutes, { minutes: `${minutes}` }),
    })
    slips.push({
      value: numberValue(round(hours + minutes / 100)),
      cause: filled(texts.tooManyMinutes, { minutes: `${minutes}` }),
    })
    if (minutes >= 100)
      slips.push({
        value: { kind: 'time', hours: hours + 1, minutes: minutes - 100 },
        cause: filledBoth(texts.byHundreds, names),
      })
  }
  if (end >= DAY)
    slips.push({
      value: { kind: 'time', hours: Math.floor(end / 60), minutes: end % 60 },
      cause: filled(texts.overDay, { hours: `${Math.floor(end / 60)}` }),
    })
  return made(
    [start, by],
    [
      { ...hour, isAside: true },
      { ...goal, also: onClock },
    ],
    slips,
    texts.exampleOfEnd,
    null,
  )
}

function earlier(one: TimeSaid, length: TimeSaid): WorkedTask | null {
  const [end, by] = [total(one.value), total(length.value)]
  const start = (end - by + DAY) % DAY
  if (by <= 0 || by >= DAY || !isCounted(start, by, end % DAY)) return null
  const names = { to: clock(end), span: span(by), from: clock(end) }
  const goal: Part = {
    ...part('start', start, { ...texts.hoursBack, name: texts.start.name }, names, sameIn(clock(start))),
    isGoal: true,
  }
  const onClock = one.isCertain ? [] : [time(start % HALF), time((start % HALF) + HALF)]
  const hours = Math.floor(end / 60) - Math.floor(by / 60)
  const minutes = (end % 60) - (by % 60)
  const slips: Slip[] = [{ value: time((end + by) % DAY), cause: filledBoth(texts.forward, names) }]
  if (minutes < 0) {
    const borrowed = 100 + minutes
    slips.push({
      value: { kind: 'time', hours: hours - 1, minutes: borrowed },
      cause: filledBoth(texts.byHundreds, names),
    })
    slips.push({ value: { kind: 'time', hours, minutes: -minutes }, cause: filledBoth(texts.hoursBack.more, names) })
    slips.push({
      value: { kind: 'time', hours, minutes: 60 + minutes },
      cause: filledBoth(texts.hoursBack.more, names),
    })
  }
  return {
    ...made([end, by], [{ ...goal, also: onClock }], slips, texts.exampleOfEnd, null),
    causeOf: ofManyMinutes(texts.spanOfManyMinutes),
  }
}

const sameIn = (text: string): Both => ({ en: text, ru: text })

function part(
  key: string,
  minutes: number,
  { name, ask, more }: { name: Both; ask: Both; more: Both },
  values: Readonly<Record<string, Both | string>>,
  shown?: Both,
): Part {
  return {
    key,
    value: time(minutes),
    name,
    ask: filledBoth(ask, values),
    more: filledBoth(more, values),
    ...(shown && { shown }),
  }
}

const measures =
  /(?<!\p{L})(?:k?m|miles?|mph|kilomet\p{L}+|met(?:er|re)s?|lit(?:er|re)s?|speed|percent|км|м|километр\p{L}*|метр\p{L}*|литр\p{L}*|скорост\p{L}*|процент\p{L}*)(?!\p{L})|[%€$£₽]/iu

/** The same by walking on minute by minute. */
function isCounted(start: number, by: number, end: number): boolean {
  let now = start
  for (let passed = 0; passed < by; passed++) now = now + 1 === DAY ? 0 : now + 1
  return now % HALF === end % HALF
}

const made = (
  given: readonly number[],
  parts: Part[],
  slips: Slip[],
  example: Both,
  length: number | null,
): WorkedTask =>
  workedTask({
    kind: 'clock',
    isProse: true,
    overrules: true,
    given: [],
    parts: parts.map((each) => {
      const { value } = each
      if (value.kind !== 'time' || length === null) return each
      const minutes = total(value)
      return { ...each, also: [...(each.also ?? []), numberValue(minutes), numberValue(round(minutes / 60))] }
    }),
    slips: slips.filter(({ value }) => value.kind !== 'time' || !given.includes(total(value))),
    example,
    causeOf: ofManyMinutes(length === null ? texts.tooManyMinutes : texts.spanOfManyMinutes),
  })

const ofManyMinutes = (cause: Both) => (value: Value) =>
  value.kind === 'time' && value.minutes >= 60 ? filled(cause, { minutes: `${value.minutes}` }) : null
