import type { CompoundUnit } from '../math/units.ts'
import {
  type Both,
  inBoth,
  latexValue,
  type MeasuredStep,
  type MeasuredTask,
  type NamedValue,
  plainValue,
  writeNumber,
} from './measured.ts'

interface OwnTask {
  readonly id: string
  readonly subject: MeasuredTask['subject']
  readonly title: Both
  readonly symbol: string
  readonly name: Both
  /** LaTeX of the given values, of the formula, and of the formula with numbers; none of them contains the answer. */
  readonly given: Both
  readonly formula: Both
  readonly hint: Both
  readonly numbers: Both
  readonly value: number
  readonly unit: CompoundUnit | null
  readonly others?: readonly number[]
  readonly between?: readonly NamedValue[]
  readonly slips?: MeasuredTask['slips']
  readonly places?: MeasuredTask['numbers']
  readonly isVerified: boolean
}

/** Builds a task that has its own formula, with the steps that all measured tasks have. */
export function ownTask(own: OwnTask): MeasuredTask {
  const { symbol, value, unit } = own
  const steps: MeasuredStep[] = [
    { kind: 'given', line: inBoth((each) => `${own.given[each]},\\ ${symbol} = {?}`) },
    { kind: 'model', line: inBoth((each) => `${symbol} = ${own.formula[each]}`), hint: own.hint },
    { kind: 'substitute', line: inBoth((each) => `${symbol} = ${own.numbers[each]}`) },
    {
      kind: 'calculate',
      line: inBoth(
        (each) => `${symbol} ${writeNumber(value, each).isRounded ? '\\approx' : '='} ${latexValue(value, unit, each)}`,
      ),
    },
  ]
  return {
    id: own.id,
    subject: own.subject,
    title: own.title,
    steps,
    sought: { symbol: { en: symbol, ru: symbol }, name: own.name },
    answer: {
      kind: 'number',
      value,
      unit,
      others: own.others ?? [],
      text: inBoth((each) => plainValue(value, unit, each)),
      isRounded: writeNumber(value, 'en').isRounded,
      isUnitTold: own.subject === 'maths',
    },
    formulas: [],
    letters: {},
    between: own.between ?? [],
    slips: own.slips ?? [],
    numbers: own.places ?? [],
    isVerified: own.isVerified,
  }
}
