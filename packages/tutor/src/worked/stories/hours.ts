import type { Language } from '../../math/latex.ts'
import { numberValue, type Value } from '../task.ts'
import { timesIn } from '../time.ts'

const MINUTES = 60

/** "2 h 15 min" as hours, where a task calculates with hours. */
export const hoursIn = (text: string, language: Language): Value[] =>
  timesIn(text, language).flatMap(({ value, is }) =>
    is === 'span' && value.minutes > 0 ? [numberValue(value.hours + value.minutes / MINUTES)] : [],
  )
