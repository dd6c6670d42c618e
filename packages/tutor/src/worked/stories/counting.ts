import { countingWords as said, countingTexts as texts } from '../../language/worked/stories/counting-words.ts'
import type { WorkedTask } from '../task.ts'
import { goalOf, partOf, slipOf, storyOf } from './build.ts'
import { type Prose, plainOnly, usesAll } from './prose.ts'

/** In how many ways people are chosen, meet, or stand in a row. Each number is checked by counting them out. */

export function readCounting(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  const has = (key: keyof typeof said) => said[key][language].test(text)
  const numbers = plainOnly(prose)
  const [first] = [...numbers].sort((a, b) => b.of - a.of)
  const n = first?.of ?? 0
  if (!first || !has('ways') || has('circle') || !Number.isInteger(n) || n < 3 || n > 100) return null
  const two = numbers.filter((each) => each !== first && each.of === 2)
  if (!usesAll(prose, [first, ...two.slice(0, 1)])) return null
  const values = { n }
  if (has('posts') && !has('three') && two.length === 0) return ordered(prose, n)
  if (has('handshake') && two.length === 0) return unordered(prose, n)
  if (has('pair') && has('duty') && two.length === 1) return unordered(prose, n)
  if (!has('row') || n > 9 || two.length > 0) return null
  const goal = rows(n)
  if (goal !== Array.from({ length: n }, (_, at) => at + 1).reduce((a, b) => a * b, 1)) return null
  const power = n ** n
  return storyOf(prose, {
    kind: 'row',
    parts: [goalOf('ways', goal, texts.row, values)],
    slips: [
      slipOf(n * n, texts.allPlaces),
      slipOf(power, texts.allPlaces),
      slipOf((n * (n + 1)) / 2, texts.added),
      slipOf(n * (n - 1), texts.row.more),
    ],
    example: texts.exampleOfRow,
  })
}

/** Put in one after another. */
const rows = (left: number): number =>
  left === 0 ? 1 : Array.from({ length: left }, () => rows(left - 1)).reduce((a, b) => a + b, 0)

function pairsOf(n: number): number {
  let count = 0
  for (let one = 0; one < n; one++) for (let other = 0; other < n; other++) if (one !== other) count++
  return count
}

function ordered(prose: Prose, n: number): WorkedTask | null {
  const goal = n * (n - 1)
  if (goal !== pairsOf(n)) return null
  return storyOf(prose, {
    kind: 'posts',
    overrules: true,
    parts: [partOf('left', n - 1, texts.second, { n }), goalOf('ways', goal, texts.ordered)],
    slips: [
      slipOf(n * n, texts.sameTwice),
      slipOf(n + n - 1, texts.added, {}, ['left']),
      slipOf(2 * n, texts.added),
      slipOf(goal / 2, texts.orderMatters),
    ],
    example: texts.example,
  })
}

function unordered(prose: Prose, n: number): WorkedTask | null {
  const goal = (n * (n - 1)) / 2
  if (2 * goal !== pairsOf(n)) return null
  return storyOf(prose, {
    kind: 'pairs',
    overrules: true,
    parts: [
      partOf('others', n - 1, texts.twice, { n }, { isAside: true }),
      partOf('ordered', n * (n - 1), texts.twice, { n }),
      goalOf('ways', goal, texts.unordered),
    ],
    slips: [slipOf(n * n, texts.sameTwice), slipOf(2 * n, texts.added), slipOf(n, texts.chain)],
    example: texts.example,
  })
}
