import { percentWords as said, percentTexts as texts } from '../../language/worked/stories/part-words.ts'
import type { Slip, WorkedTask } from '../task.ts'
import { evenGiven, goalOf, isClose, partOf, slipOf, storyOf } from './build.ts'
import { type Prose, plainOnly, usesAll } from './prose.ts'

/** A price before or after one change in percent, and after two. */

const MOST_PERCENT = 95

export function readPriceChange(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!said.price[language].test(text) || said.beyond[language].test(text) || said.asksChange[language].test(text))
    return null
  const percents = prose.amounts.filter(({ kind }) => kind === 'percent')
  const [amount, ...others] = plainOnly(prose)
  const [first, second, ...more] = percents
  if (!amount || !first || more.length > 0 || others.length > 0 || !usesAll(prose, [amount, ...percents])) return null
  if (percents.some(({ of }) => of <= 0 || of > MOST_PERCENT) || amount.of <= 0) return null
  const direction = (from: number, to: number) => directionIn(text.slice(from, to), prose)
  const isOriginal = said.after[language].test(text)
  if (second) {
    const up = direction(0, second.at - 1) ?? direction(first.at, second.at)
    const next = direction(second.at - 30, text.length) ?? up
    const one = nearest(prose, first.at, second.at) ?? up
    const two = nearest(prose, second.at, text.length) ?? next
    if (isOriginal || one === null || two === null || amount.at > first.at) return null
    return twoChanges(prose, amount.of, one * first.of, two * second.of)
  }
  const sign = direction(0, text.length)
  if (sign === null) return null
  return isOriginal ? original(prose, amount.of, sign * first.of) : oneChange(prose, amount.of, sign * first.of)
}

/** Up or down, where a text tells only one of them. */
function directionIn(text: string, { language }: Prose): 1 | -1 | null {
  const [up, down] = [said.more[language].test(text), said.less[language].test(text)]
  return up === down ? null : up ? 1 : -1
}

const AROUND = 26
/** The direction beside a percent: the words around it, up to the next one. */
function nearest(prose: Prose, at: number, until: number): 1 | -1 | null {
  const { text } = prose
  const behind = directionIn(text.slice(at, Math.min(until, at + AROUND)), prose)
  const before = directionIn(text.slice(Math.max(0, at - AROUND), at), prose)
  return before ?? behind
}

function original(prose: Prose, now: number, change: number): WorkedTask | null {
  const share = 100 + change
  const goal = (now / share) * 100
  if (!isClose(goal + (goal * change) / 100, now)) return null
  const p = Math.abs(change)
  const values = { v: now, p, s: share }
  const wrong: Slip[] = [
    slipOf(now * (1 - change / 100), texts.ofNew, values),
    slipOf(now * (1 + change / 100), texts.wrongWay, values),
    slipOf((now * p) / 100, texts.onlyPercent, values),
    slipOf(now / (p / 100), texts.wrongFactor, values),
    slipOf(now / (1 - change / 100), texts.wrongFactor, values),
    slipOf(now + p, texts.ofNew, values),
  ]
  return storyOf(prose, {
    kind: 'original-price',
    parts: [
      partOf('share', share, texts.share, values),
      partOf('one', now / share, texts.onePercent, values, { isAside: true }),
      partOf('ten', (now / share) * 10, texts.onePercent, values, { isAside: true }),
      partOf('twenty', (now / share) * p, texts.onePercent, values, { isAside: true }),
      goalOf('original', goal, texts.original, values),
    ],
    slips: wrong,
    example: texts.example,
  })
}

function twoChanges(prose: Prose, start: number, first: number, second: number): WorkedTask | null {
  const middle = start + (start * first) / 100
  const goal = middle + (middle * second) / 100
  if (!isClose(goal, start * (1 + first / 100) * (1 + second / 100))) return null
  const [p, q] = [Math.abs(first), Math.abs(second)]
  const values = { v: start, p, q }
  const summed = start + (start * (first + second)) / 100
  return storyOf(prose, {
    kind: 'two-changes',
    parts: [
      partOf('part', (start * p) / 100, texts.firstPart, values, { isAside: true }),
      partOf('middle', middle, texts.first, values),
      partOf('part2', (middle * q) / 100, texts.second, values, { isAside: true }),
      goalOf('end', goal, texts.second, values),
    ],
    slips: [
      // Who comes back to the price of the beginning names a number of the task.
      first + second === 0 ? evenGiven(slipOf(summed, texts.back, values)) : slipOf(summed, texts.summed, values),
      slipOf((start * (p + q)) / 100, texts.summed, values),
      slipOf(p + q, texts.summed, values),
      slipOf(first + second, first + second === 0 ? texts.back : texts.summed, values),
      slipOf(100 + first + second, texts.summed, values),
      slipOf(middle + (start * second) / 100, texts.secondOfFirst, values, ['middle']),
      slipOf(start - p, texts.asNumber, values),
      slipOf(start * (1 - first / 100), texts.otherWay, values),
    ],
    example: texts.exampleOfTwo,
  })
}

function oneChange(prose: Prose, start: number, change: number): WorkedTask | null {
  const { language, text } = prose
  if (!said.now[language].test(text)) return null
  const p = Math.abs(change)
  const part = (start * p) / 100
  const goal = start + Math.sign(change) * part
  if (!isClose(goal, (start * (100 + change)) / 100)) return null
  const values = { v: start, p }
  return storyOf(prose, {
    kind: 'price-change',
    parts: [
      partOf('change', part, texts.change, values),
      partOf('tenth', start / 10, texts.change, values, { isAside: true }),
      partOf('twentieth', start / 20, texts.change, values, { isAside: true }),
      goalOf('now', goal, texts.now, values),
    ],
    slips: [
      slipOf(start - change, texts.otherWay, values),
      slipOf(start + Math.sign(change) * p, texts.asNumber, values),
      slipOf(start - Math.sign(change) * part, texts.otherWay, values),
    ],
    example: texts.exampleOfOne,
  })
}
