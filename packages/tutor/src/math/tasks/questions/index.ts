import type { Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import type { TaskReading } from '../../stories.ts'
import { circles } from './circles.ts'
import { coefficients } from './coefficients.ts'
import { complex } from './complex.ts'
import { determinants } from './determinants.ts'
import { graphs } from './graphs.ts'
import { integrals, limits } from './limits-and-integrals.ts'
import { logarithms } from './logarithms.ts'
import { given, sums } from './operations.ts'
import { pairs } from './pairs.ts'
import { parameters } from './parameters.ts'
import { points } from './points.ts'
import { roots } from './roots.ts'
import { angles, trigFromOne } from './trigonometry.ts'
import { whole } from './whole-numbers.ts'

type Reader = (text: string, language: Language) => Statement | TaskReading | null

/** Questions in words about a formula: "how many whole x satisfy ...", "find the sum of the roots of ...". */
export const questionReaders = (
  [
    sums,
    limits,
    integrals,
    trigFromOne,
    given,
    graphs,
    roots,
    whole,
    pairs,
    coefficients,
    parameters,
    circles,
    points,
    determinants,
    complex,
    logarithms,
    angles,
  ] satisfies Reader[]
).map((reader: Reader) => (raw: string, language: Language): TaskReading | null => {
  const found = reader(tidied(raw), language)
  return found && ('task' in found ? found : { task: found })
})

const tidied = (text: string) =>
  text
    .replace(/[−–]/g, '-')
    // A colon before the question is not a division.
    .replace(/:\s+(?=(?:к|чему|как|what|how|find)\p{L}*\s)/giu, '. ')
    // «у уравнения», «у x⁴ + 9x²»: a preposition, not a letter of a formula.
    .replace(/(?<=(?:корней|решений|корня|каком\s+\p{L}|каких\s+\p{L})\s)у\s+/giu, '')
    .replace(/[xyху]\s*=\s*c(?:\s+(?:of|графика))?(?!\p{L})|:?\s*c\s*=\s*\?/giu, ' ')
