import { oneAsked } from '../../language/worked/stories/prose-words.ts'
import type { StepText } from '../../language/worked/stories/texts.ts'
import {
  type Both,
  filled,
  numberValue,
  type Part,
  type Slip,
  type Value,
  type WorkedTask,
  workedTask,
} from '../task.ts'
import type { Prose } from './prose.ts'

/** How a usual story is put together from its values and their texts. */

type Values = Readonly<Record<string, number | string>>

type More = Partial<Pick<Part, 'also' | 'labels' | 'isGoal' | 'isAside' | 'shown'>>

export const partOf = (
  key: string,
  value: Value | number,
  text: StepText,
  values: Values = {},
  more: More = {},
): Part => ({
  key,
  value: typeof value === 'number' ? numberValue(value) : value,
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
  ...more,
})

export const goalOf = (
  key: string,
  value: Value | number,
  text: StepText,
  values: Values = {},
  more: More = {},
): Part => partOf(key, value, text, values, { ...more, isGoal: true })

export const slipOf = (
  value: Value | number,
  cause: Both,
  values: Values = {},
  done: readonly string[] = [],
): Slip => ({
  value: typeof value === 'number' ? numberValue(value) : value,
  cause: filled(cause, values),
  done,
})

const BIGGEST_BOTTOM = 1000

/** As a fraction, where it is one with a short bottom. */
function asFraction(of: number): string | null {
  for (let bottom = 2; bottom <= BIGGEST_BOTTOM; bottom++) {
    const top = of * bottom
    if (Math.abs(top - Math.round(top)) < 1e-9) return `$\\frac{${Math.round(top)}}{${bottom}}$`
  }
  return null
}

/** A chance is said as a fraction, as a decimal, and in percent. */
export function percentToo(chance: number): More {
  const shown = asFraction(chance)
  const isDecimal = Math.abs(chance * 100 - Math.round(chance * 100)) < 1e-9
  return { also: [numberValue(chance * 100)], ...(shown !== null && !isDecimal && { shown: { en: shown, ru: shown } }) }
}

/** Only if it was calculated like this, whatever else has the value. */
export const bySum = (slip: Slip, ...sums: readonly string[]): Slip => ({ ...slip, sums })

/** Even if the task tells the number. */
export const evenGiven = (slip: Slip): Slip => ({ ...slip, isGiven: true })

/** Only as a number that is said alone. */
export const onlyBare = (slip: Slip): Slip => ({ ...slip, isBare: true })

type Story = Pick<WorkedTask, 'kind' | 'parts' | 'slips' | 'example'> &
  Partial<
    Pick<WorkedTask, 'remarks' | 'causeOf' | 'readsIn' | 'overrules' | 'correctsReadings' | 'foreign' | 'isCoreFirst'>
  >

/** Every amount of a story is given, and what is said of it carries no badge. */
export const storyOf = ({ amounts }: Prose, story: Story): WorkedTask =>
  workedTask({
    isProse: true,
    given: amounts.flatMap(({ of, terms }) => (terms.length > 0 ? terms : [of])),
    ...story,
  })

export const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Where the question is about the smaller or the larger one only, the others are no goals. */
export function onlyAsked({ text, language }: Prose, parts: readonly Part[]): readonly Part[] {
  const question = text.split(/[.!;]\s/u).findLast((each) => /[a-zа-я]/u.test(each)) ?? ''
  const [isSmall, isLarge, isMiddle] = [oneAsked.small, oneAsked.large, oneAsked.middle].map((each) =>
    each[language].test(question),
  )
  const goals = parts
    .flatMap(({ isGoal, value }) => (isGoal && value.kind === 'number' ? [value.of] : []))
    .sort((a, b) => a - b)
  const only = isMiddle ? goals[(goals.length - 1) / 2] : isSmall !== isLarge ? goals.at(isSmall ? 0 : -1) : undefined
  if (goals.length < 2 || only === undefined) return parts
  return parts.map((part) =>
    part.isGoal && part.value.kind === 'number' && part.value.of !== only
      ? { ...part, isGoal: false, isAside: true }
      : part,
  )
}
