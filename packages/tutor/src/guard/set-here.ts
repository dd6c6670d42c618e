import { closedValue, lettersOf } from './formulas.ts'
import { isAmong, type Look } from './look.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * Whether the reply sets the task of the answer that is noted beside it: "more equations please" - "Solve x² - 3x - 18 = 0".
 * Nothing was asked with numbers, and up to here the reply has at least two numbers that nobody has said, or a calculation
 * that is not carried out and comes to that answer.
 */
export function isSetHere(look: Look, answer: SealedAnswer, { numbers }: Seal): boolean {
  const fresh = new Set(
    mentionsIn(foldReply(`${look.before} ${look.text}`)).flatMap(({ value, isWord }) =>
      isAmong(value, numbers) || (isWord && value <= 2) ? [] : [value],
    ),
  )
  return fresh.size >= 2 || look.formulas.some((formula) => isTaskItself(formula, answer))
}

const isTaskItself = ({ parts, signs }: Look['formulas'][number], { values }: SealedAnswer): boolean =>
  signs.length === 0 &&
  lettersOf(...parts).length === 0 &&
  parts.every(({ expr }) => expr !== null && expr.kind !== 'number' && expr.kind !== 'negate') &&
  parts.some((part) => isAmong(closedValue(part), values))
