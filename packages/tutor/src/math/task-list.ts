import type { Language } from './latex.ts'
import { readTask } from './task-reading.ts'

/** More is a whole page: the rest can be sent again. */
const MOST_ITEMS = 10
const marks: Readonly<Record<string, string>> = { digits: '123456789', latin: 'abcdefghij', russian: 'абвгдежзик' }

/**
 * `1) 2x+5=11 2) 3x-4=8`, `a) simplify ... b) factor ...`: the tasks of a list, each with what is asked of all of
 * them. null where the text is no list, or its lines are work on one task.
 */
export function tasksOfList(text: string, language: Language): string[] | null {
  for (const kind of Object.values(marks)) {
    const found = [...text.matchAll(/(?<=^|[\s;,:])\(?([\p{L}\d])(?:\)|\.(?=\s))\s*/giu)].filter(
      ({ 1: mark }, index, all) => index < all.length && kind.includes(mark?.toLowerCase() ?? ' '),
    )
    const inOrder = found.filter(({ 1: mark }, index) => mark?.toLowerCase() === kind[index])
    if (inOrder.length < 2 || inOrder.length !== found.length || found.length > MOST_ITEMS) continue
    const head = text
      .slice(0, found[0]?.index ?? 0)
      .replace(/[\s:;,.]+$/u, '')
      .trim()
    const items = found.map((mark, index) =>
      text
        .slice(mark.index + mark[0].length, found[index + 1]?.index)
        .replace(/[\s;,.]+$/u, '')
        .trim(),
    )
    // The last line of one's work names the answer.
    const isWork = items.slice(1).some((item) => /^[a-zхуA-Z]\s*=\s*[-\d.,/\s]+$/u.test(item))
    if (isWork || items.some((item) => !/\d/.test(item) || /^[-\d\s.,√]+$/u.test(item))) continue
    const tasks = items.map((item) => (head && head.length < 80 && !/\d/.test(head) ? `${head} ${item}` : item))
    if (tasks.every((task) => readTask(task, language) !== null)) return tasks
  }
  return null
}
