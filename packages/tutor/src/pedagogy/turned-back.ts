import { number, type Statement } from '../math/ast.ts'
import { exactValue } from '../math/polynomial.ts'
import { multiply } from '../math/rational.ts'
import { unitsOfConversion } from '../math/tasks/conversions.ts'
import { type Unit, unitRatio } from '../math/units.ts'
import { writeStatement } from '../math/written.ts'
import { valueNote } from './asked.ts'
import type { Turn } from './reply.ts'
import type { Problem } from './state.ts'

/** "How many g are 34 kg?" where 3400 g came out as 34 kg. */
export function turnedBack({ voice }: Turn, { told }: Problem, line: Statement): string | null {
  const units = told === null || line.kind !== 'expression' ? null : unitsOfConversion(told, voice.language)
  const ratio = units && unitRatio(units.to, units.from)
  const own = line.kind === 'expression' ? exactValue(line.value) : null
  if (!units || !ratio || !own || line.kind !== 'expression') return null
  const named = ({ en, ru }: Unit) => (voice.language === 'ru' ? ru : en)
  return voice.say('ask.back', {
    value: voice.formula(line.value),
    to: named(units.to),
    from: named(units.from),
    note: valueNote(
      writeStatement({ kind: 'expression', value: number(multiply(own, ratio)) }).slice('expression|'.length),
    ),
  })
}
