import { readPlot } from '../drawing/plot.ts'
import { type Finding, finding } from './finding.ts'
import type { Seal } from './seal.ts'

const opener = /```plot[^\n]*\n/g

/**
 * Withholds a graph block at the end of the draft that shows a sealed answer: an intersection with the axis, a turning
 * point or an intersection of two curves.
 */
export function shownByGraph(before: string, text: string, seal: Seal): Finding | null {
  if (seal.answers.length === 0) return null
  const draft = before + text
  const start = [...draft.matchAll(opener)].at(-1)
  // A block that was complete before has been examined already.
  if (!start || before.slice(start.index + start[0].length).includes('```')) return null
  const [source = ''] = draft.slice(start.index + start[0].length).split('```')
  const plot = readPlot(source)
  if (plot === null) return null
  const isNothing = (value: number, size: number) => Math.abs(value) <= 1e-9 * Math.max(1, Math.abs(size))
  const isShown = (value: number) =>
    plot.verticals.includes(value) ||
    plot.curves.some(
      (curve, index) =>
        isNothing(curve.at(value), value) ||
        curve.turns.some(({ x }) => isNothing(x - value, value)) ||
        plot.curves.slice(index + 1).some((other) => isNothing(curve.at(value) - other.at(value), curve.at(value))),
    )
  return seal.answers.some(({ all }) => all.some(isShown)) ? finding('answer', source) : null
}
