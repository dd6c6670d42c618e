import { meanWords as said, meanTexts as texts } from '../../language/worked/stories/counting-words.ts'
import { ordinals as ordinalWords } from '../../language/worked/stories/prose-words.ts'
import type { WorkedTask } from '../task.ts'
import { goalOf, isClose, partOf, slipOf, storyOf } from './build.ts'
import { type Amount, type Prose, plainOnly, usesAll } from './prose.ts'

/** A mean that changes with one number more or less, and the mean of two groups. */

export function readChangedMean(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!said.mean[language].test(text) || said.beyond[language].test(text)) return null
  const numbers = plainOnly(prose)
  const isRemoved = said.removed[language].test(text)
  const isAdded = said.added[language].test(text)
  if (isAdded !== isRemoved) {
    const read = told(prose, numbers)
    if (read) return changed(prose, { ...read, by: isRemoved ? -1 : 1 })
  }
  return groups(prose, numbers)
}

/** How many there were, their mean, and the mean that it became. */
function told(prose: Prose, numbers: readonly Amount[]): { n: number; old: number; now: number } | null {
  const { language } = prose
  if (said.several[language].test(prose.text)) return null
  const next = ordinalWords.find(([pattern]) => pattern.test(prose.text))?.[1]
  const ordinals = numbers.filter((each) => said.ordinal[language].test(each.after))
  const rest = numbers.filter((each) => !ordinals.includes(each))
  // "4, 7, 7, 10, 12": the list itself.
  if (rest.length > 3) {
    const end = rest.findIndex(({ after }) => !/^(?:[,;]| and| и)?\s\d/u.test(after))
    const list = rest.slice(0, end + 1)
    const last = rest.at(-1)
    const mean = list.reduce((sum, { of }) => sum + of, 0) / list.length
    const middle = [...list].map(({ of }) => of).sort((a, b) => a - b)[(list.length - 1) / 2]
    // What the student has found already may stand between.
    const between = rest.slice(end + 1, -1)
    if (!last || list.length < 3 || between.some(({ of }) => of !== mean && of !== middle && of !== list.length))
      return null
    return ordinals.every(({ of }) => of === list.length + 1) && (next ?? list.length + 1) === list.length + 1
      ? { n: list.length, old: mean, now: last.of }
      : null
  }
  const [count, old, now] = rest
  if (
    !count ||
    !old ||
    !now ||
    rest.length !== 3 ||
    !said.count[language].test(count.after) ||
    prose.amounts.length !== numbers.length
  )
    return null
  if (!Number.isInteger(count.of) || count.of < 2 || count.of > 60) return null
  return ordinals.every(({ of }) => of === count.of + 1) && (next ?? count.of + 1) === count.of + 1
    ? { n: count.of, old: old.of, now: now.of }
    : null
}

function changed(
  prose: Prose,
  { n, old, now, by }: { n: number; old: number; now: number; by: 1 | -1 },
): WorkedTask | null {
  const after = n + by
  const [before, total] = [n * old, after * now]
  const goal = (total - before) * by
  // The check: with the new one the mean is what is told.
  if (!isClose((before + by * goal) / after, now)) return null
  return storyOf(prose, {
    kind: 'new-mean',
    parts: [
      partOf('old', before, texts.old, { n, m: old }),
      partOf('now', total, texts.now, { m: now }),
      goalOf('change', goal, texts.change),
    ],
    slips: [
      slipOf(now, texts.justMean, { m: now }),
      slipOf(Math.abs(now - old), texts.difference),
      slipOf((old + now) / 2, texts.meanOfMeans),
      slipOf(2 * now - old, texts.meanOfMeans),
      slipOf(n * now, texts.sameCount, { n }),
      slipOf(Math.abs(n * now - before), texts.sameCount, { n }),
      slipOf((before + now) / after, texts.justMean, { m: now }),
    ],
    example: texts.example,
  })
}

function groups(prose: Prose, numbers: readonly Amount[]): WorkedTask | null {
  const { language } = prose
  const counts = numbers.filter((each) => said.group[language].test(each.after))
  const means = numbers.filter((each) => !counts.includes(each))
  const [a, b] = counts
  const [x, y] = means
  if (!said.all[language].test(prose.text) || prose.amounts.length !== 4) return null
  if (!a || !b || !x || !y || counts.length !== 2 || means.length !== 2 || !usesAll(prose, numbers)) return null
  const [total, n] = [a.of * x.of + b.of * y.of, a.of + b.of]
  const goal = total / n
  if (!isClose(a.of * (goal - x.of), b.of * (y.of - goal)) || a.of === b.of) return null
  return storyOf(prose, {
    kind: 'groups-mean',
    parts: [
      partOf('first', a.of * x.of, texts.groupA, { n: a.of, m: x.of }),
      partOf('second', b.of * y.of, texts.groupB, { n: b.of, m: y.of }),
      partOf('total', total, texts.groupAll, {}, { isAside: true }),
      partOf('count', n, texts.groupAll, {}, { isAside: true }),
      goalOf('mean', goal, texts.groupAll),
    ],
    slips: [slipOf((x.of + y.of) / 2, texts.halves)],
    example: texts.exampleOfGroups,
  })
}
