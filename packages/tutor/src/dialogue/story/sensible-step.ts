import { usualTexts } from '../../language/usual-texts.ts'
import type { Language } from '../../math/latex.ts'
import { divide, equals, multiply, ONE, type Rational, sign, subtract } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { factsOf, plainWords } from './facts.ts'
import { sayOf, valueText } from './say.ts'
import type { NumberInText } from './work.ts'

/**
 * What a number without its calculation is, where one step with the numbers of the task gives it: a told part of a told
 * whole, what that leaves, or a way divided by its time. It is true whatever the task asks for, so it is said instead of a
 * usual mistake that comes to the same number, and instead of asking for the calculation.
 */
export interface SensibleStep {
  readonly kind: 'part-of' | 'without-part' | 'divided'
  readonly one: NumberInText
  readonly other: NumberInText
}

const isPart = ({ value }: NumberInText): boolean => sign(value) > 0 && sign(subtract(ONE, value)) > 0
const isWhole = ({ value }: NumberInText): boolean => sign(subtract(value, ONE)) > 0

/** The only step that gives the number; null if there is none, or several do. */
export function sensibleStep(task: string, language: Language, said: Rational): SensibleStep | null {
  const { numbers } = factsOf(task, language)
  const measures = (each: NumberInText) => unitOf(each.noun)?.quantity
  const steps = numbers.flatMap((one) =>
    numbers.flatMap((other): SensibleStep[] => {
      if (isPart(one) && isWhole(other)) {
        if (equals(multiply(one.value, other.value), said)) return [{ kind: 'part-of', one, other }]
        const left = multiply(subtract(ONE, one.value), other.value)
        return equals(left, said) ? [{ kind: 'without-part', one, other }] : []
      }
      const isSpeed = measures(one) === 'length' && measures(other) === 'time'
      return isSpeed && equals(divide(one.value, other.value), said) ? [{ kind: 'divided', one, other }] : []
    }),
  )
  const [only, more] = steps
  return only && !more ? only : null
}

const SHARE = /\d+\s?\/\s?\d+|\d+(?:[.,]\d+)?\s?%/u

export function stepNamed(turn: Turn, { kind, one, other }: SensibleStep, said: Rational): string {
  const { language } = turn.voice
  const shown = (each: NumberInText) => plainWords(each.text).trim()
  return sayOf(turn, `usual.${kind}`, usualTexts[language][kind], {
    value: valueText(said, language),
    one: SHARE.exec(one.text)?.[0] ?? shown(one),
    other: shown(other),
  })
}
