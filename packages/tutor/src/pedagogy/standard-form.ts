import { examNotation } from '../language/exam-notation.ts'
import { ideasInSigns } from '../language/ideas-in-signs.ts'
import { typedForms } from '../language/typed-forms.ts'
import type { Language } from '../math/latex.ts'
import { withAskedExpression } from './asked-expression.ts'
import { withLetterFormula } from './letter-formula.ts'
import { withMarks } from './unmarked-list.ts'

/**
 * A task as students type it, in the form in which everything reads it: "sin(x)/x limit as x -> 0", "int 0 to 2 of 3x dx",
 * «дробь 2х+6/х^2-9 сократить», "18/24 = ?/4".
 */
export function inStandardForm(text: string, language: Language): string {
  if (text.length > LONGEST || !/[\d/:=]/.test(text)) return text
  const written = [...examNotation[language], ...ideasInSigns[language], ...typedForms[language]].reduce(
    (all, { typed, written: form, beside }) =>
      beside === undefined || beside.test(text) ? all.replace(typed, form) : all,
    text,
  )
  return withMarks(withLetterFormula(withAskedExpression(written, language), language), language)
}

const LONGEST = 600
