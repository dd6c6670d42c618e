import type { Language } from '../math/latex.ts'
import { plainSigns } from './said.ts'
import { isSame, numberValue, type Part, type WorkedTask } from './task.ts'

/**
 * A question that names numbers of a task, "why 50 and not 70", "by 7 or by 3 and by 4": which of them is a value on the
 * way. It is certain only where one of them is, and the task does not tell the same number; an answer is never told.
 */
export function numberThatBelongs(
  task: WorkedTask,
  text: string,
  language: Language,
): { readonly part: Part; readonly others: readonly number[] } | null {
  const numbers = [
    ...new Set([...plainSigns(text, language).matchAll(/(?<![\d.])\d+(?:\.\d+)?/g)].map(([each]) => Number(each))),
  ]
  if (numbers.length === 0 || numbers.length > MOST) return null
  const isGoal = (of: number) => task.parts.some((part) => part.isGoal && isSame(numberValue(of), part.value))
  if (numbers.some(isGoal)) return null
  const onWay = numbers.flatMap((of) => {
    const part = task.given.includes(of)
      ? undefined
      : task.parts.find((each) => !each.isGoal && isSame(numberValue(of), each.value))
    return part ? [{ of, part }] : []
  })
  const [only, ...more] = onWay
  if (!only || more.length > 0) return null
  const others = numbers.filter((each) => each !== only.of)
  return others.every((each) => task.given.includes(each)) ? { part: only.part, others } : null
}

const MOST = 4

/** How a value comes about, without what is asked about it. */
export const withoutQuestions = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ')

/** "x = 2", "x = ±2", "x = 1 and -3", «корни 1 и -3». */
export const rootsSaid = (text: string): number[] =>
  [
    ...text
      .replace(/[−–]/g, '-')
      .matchAll(
        /(?<![\p{L}\d²³^])(?:[xх]\d?\s*=|roots?|zeros?|корн[ия]|нули)\s*(±|\+\/?-)?\s*(-?\d+(?:\.\d+)?)(?![\d/])(?:\s*(?:,|;|and|or|и|или)\s*(-?\d+(?:\.\d+)?)(?![\d/]))?/giu,
      ),
  ].flatMap(([, both, one = '', other]) => [
    Number(one),
    ...(both === undefined ? [] : [-Number(one)]),
    ...(other === undefined ? [] : [Number(other)]),
  ])
