import { readClaims } from '../math/claims/index.ts'
import type { Language } from '../math/latex.ts'
import type { ReadLine, StatementLine } from '../math/reading.ts'
import { readPiece } from '../math/reading.ts'
import { regExpOf } from '../pattern.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'

const number = '\\d+(?:[.,]\\d+)?'
const power = '(?:\\^\\d|[²³])?'
const factor = `(?:[a-zхуπ](?!\\p{L})${power}|\\([^()\\n]*\\)${power})`

/** What a sign may reach over in careless notation, further than it does by the rules. */
const careless: readonly RegExp[] = [
  // `√25*3` for √(25·3)
  regExpOf(`(√\\s*)(${number}(?:\\s*[*·×⋅]\\s*${number})+)(?![\\d.,]*[\\d√(\\p{L}^²³])`, 'gu'),
  // `1/x(x+3)` for 1/(x(x + 3))
  regExpOf(`(/\\s*)((?:${number}|${factor})${factor}+)`, 'giu'),
  // `V/πr²` for V/(πr²), `V/ab` for V/(ab): letters side by side, as in print
  regExpOf(
    `(/\\s?)(?!sin|cos|tan|tg|ctg|cot|log|ln|lg)((?:${number})?(?:pi\\s?|π)?(?:[a-zху]${power}){2,4}|(?:${number})?(?:pi\\s?|π)[a-zху]${power})(?![\\p{L}\\d(^])`,
    'giu',
  ),
]
export const withBrackets = (text: string): string =>
  careless.reduce((written, pattern) => written.replace(pattern, '$1($2)'), text)

/**
 * "√75 = √25*3 = 5√3", "(x-3)(x+3)/x(x+3)": wrong as it is typed, and right where the root reaches over the product, the
 * slash over the factors that follow it. The text with the brackets that are meant, and the first line that needed them;
 * null where every line is meant as it stands.
 */
export function withMeantBrackets(
  text: string,
  open: Problem | null,
  language: Language,
): { readonly text: string; readonly line: StatementLine } | null {
  if (!open || isMeasured(open) || withBrackets(text) === text) return null
  const lines = readClaims(text, language).claims.flatMap(({ line }) => {
    const written = withBrackets(line.source)
    return written === line.source ? [] : [{ typed: line, meant: readPiece(written, language) }]
  })
  const [first] = lines
  if (!first?.meant || !('statement' in first.meant)) return null
  const areMeant = lines.every(({ typed, meant }) => meant !== null && !isSound(open, typed) && isSound(open, meant))
  return areMeant ? { text: withBrackets(text), line: first.meant } : null
}

/** Certainly right: a line of the way, or a calculation that comes out. */
function isSound(problem: Problem, line: ReadLine): boolean {
  if (!('statement' in line)) return false
  const truth = truthOf(line.statement)
  if (truth === false) return false
  const judged = judgeWork(problem, [line])
  const isOnWay =
    judged.length > 0 && judged.every((each) => isJudged(each) && !['wrong', 'unknown'].includes(each.judgement.kind))
  return truth === true || isOnWay
}
