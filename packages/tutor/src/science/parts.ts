import { amountOrders } from '../language/amount-words.ts'
import type { Language } from '../math/latex.ts'
import { type CompoundUnit, isSameDimension } from '../math/units.ts'
import { allKinds } from './kinds.ts'
import type { MeasuredTask } from './measured.ts'
import { readMeasured } from './read.ts'

/** One of the questions of a text, read with what the text tells before all of them. */
export interface AskedPart {
  /** "a", as it stands in the text; empty where there is one question only. */
  readonly label: string
  readonly task: MeasuredTask
}

const label = /(?<![\p{L}\d(])([a-dа-г1-4])\)\s+/giu

/** "... a) find the resistance b) how much energy": the questions that are read; one without a label where there are none. */
export function partsAsked(text: string, language: Language): readonly AskedPart[] {
  const marks = [...text.matchAll(label)]
  const common = text.slice(0, marks[0]?.index ?? 0)
  const parts = marks.length < 2 || !/\d/.test(common) ? [] : marks
  const read = parts.flatMap(({ 0: mark, 1: name = '', index }, at): AskedPart[] => {
    const question = text.slice(index + mark.length, parts[at + 1]?.index).trim()
    const task = readMeasured(`${common.trim()} ${question}`, language)
    return task ? [{ label: name.toLowerCase(), task }] : []
  })
  if (read.length > 0) return read
  const whole = readMeasured(text, language)
  return whole ? [{ label: '', task: whole }] : []
}

/**
 * The values, in SI, that an amount with such a unit may have where it follows from what a text gives: the power of a coil
 * whose resistance and current are told, under a question for its energy.
 */
export function followingAmounts(
  text: string,
  { dimension }: CompoundUnit,
  language: Language,
): readonly { readonly value: number; readonly name: string }[] {
  const [mark] = [...text.matchAll(label)]
  const given = (mark ? text.slice(0, mark.index) : text)
    .split(/(?<=[.!?])\s+/u)
    .filter((each) => /\d/.test(each) && !each.endsWith('?'))
    .join(' ')
    .trim()
  if (given === '') return []
  const told = /[.!]$/.test(given) ? given : `${given}.`
  return allKinds()
    .filter(({ unit }) => unit !== null && isSameDimension(unit.dimension, dimension))
    .flatMap(({ name }) => {
      const task = readMeasured(`${told} ${amountOrders[language]} ${name[language]}.`, language)
      if (task?.answer.kind !== 'number' || !task.answer.unit) return []
      const { value, unit } = task.answer
      return [{ value: (value * Number(unit.size.n)) / Number(unit.size.d), name: task.sought.name.en }]
    })
}
