import { namesOf, number } from '../math/ast.ts'
import { type Rational, rational } from '../math/rational.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { isMeasured } from './measured.ts'
import { taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'

/**
 * An answer as it comes from a phone, in notation: the first letter made a capital ("X=5"), in brackets or bold, with a
 * smile behind it ("6,5))"), "x: 5", and several roots joined by "&", "/" or commas without spaces.
 */
export function asWritten(text: string, open: Problem | null): string {
  if (!open) return text
  const bare = withMixed(withoutFrame(text))
  if (isMeasured(open)) return bare
  const { unknown } = wholeSolution(open)
  const lettered = namesOf(taskOf(open)).reduce((all, each) => withItsLetter(all, each, open), bare)
  return withListedRoots(lettered, unknown, open)
}

/** "1 and 1/4", and not "the sum is 30 and 30/5 = 6". */
const withMixed = (text: string): string =>
  text.includes('=')
    ? text
    : text.replace(/(?<![\d.,/])(\d+) and ((\d+)\/(\d+))(?![\d/])/giu, (all, whole, part, top, bottom) =>
        Number(top) < Number(bottom) ? `${whole} ${part}` : all,
      )

/** What is said behind a task: "(16 apples)", «60р» where the task counts in rubles. */
export function asSaidBeside(text: string, task: string): string {
  const said = withoutFrame(text)
  return /руб/iu.test(task) ? said.replace(/(?<=\d)\s?р\.?(?=[\s!?),]|$)/giu, ' руб.') : said
}

/** Without bold print, brackets around all of it, and a smile. */
function withoutFrame(text: string): string {
  const plain = text
    .trim()
    .replace(/^=\s*/u, '')
    .replace(/^\*\*(.+)\*\*$/su, '$1')
    .replace(/\*\*(?=\S)([^*\n]+)\*\*/gu, '$1')
  const inside = /^\(\s*([^()\n;,]*(?:\([^()\n]*\)[^()\n;,]*)*)\)\s*[.!?]*$/u.exec(plain)?.[1]
  if (inside && /[\d=<>]/.test(inside)) return inside
  return plain.includes('(') ? plain : plain.replace(/(?<=[\d\p{L}])\s?\){1,5}$/u, '')
}

/**
 * A task in `x` has no `X`; one that has both letters keeps them apart. Only letters that name nothing else: `A` may be an
 * area beside a side `a`, `T` a period beside a time `t`.
 */
function withItsLetter(text: string, unknown: string, { task }: Problem): string {
  const capital = unknown.toUpperCase()
  const named = text.replace(regExpOf(`^\\s*(${unknown}|${capital})\\s*:\\s*(?=[-−]?\\d[\\d.,/]*\\s*$)`, 'u'), '$1 = ')
  if (!/^[xyz]$/.test(unknown) || task.includes(capital)) return named
  return named.replace(regExpOf(`(?<!\\p{L})${capital}(?!\\p{L})`, 'gu'), unknown)
}

/** Whole numbers with commas and no spaces between them, which are one decimal or several numbers. */
const listed = /(?<![\d.,;])[-−]?\d+(?:,[-−]?\d+)+(?![\d.,;])/gu

/**
 * "x=-3,2" is -3.2 or two numbers. Where the task has several roots and these are among them, they are a list, which is
 * then written with semicolons; one of several that fits is enough where there are as many as roots.
 */
function withListedRoots(typed: string, unknown: string | null, open: Problem): string {
  const { answer } = wholeSolution(open)
  const roots = answer.kind === 'cases' ? rootsIn(answer) : []
  if (roots.length < 2 || unknown === null) return typed
  const text = joinedBySemicolons(typed, unknown)
  const isRoot = (value: Rational) => roots.some((root) => sameValue(root, number(value)) === 'verified')
  return text.replace(listed, (list) => {
    const parts = list.replaceAll('−', '-').split(',')
    const fitting = parts.filter((part) => isRoot(rational(BigInt(part)))).length
    const isList = parts.length === roots.length ? fitting > 0 : parts.length < roots.length && fitting === parts.length
    return isList && !isRoot(asDecimal(parts)) ? parts.join('; ') : list
  })
}

/** "x=2/x=-3", "x = 2 & x = -3", "2 n -3", "(2, -3)": several roots. */
function joinedBySemicolons(text: string, unknown: string): string {
  const pair = /^\s*\(\s*([^()=]+?)\s*[,;]\s*([^()=]+?)\s*\)\s*[.!?]*$/u.exec(text)
  if (pair) return `${pair[1]}; ${pair[2]}`
  return text
    .replace(/(?<!\s)\s*&\s*/gu, '; ')
    .replace(regExpOf(`(?<!\\s)\\s*\\/\\s*(?=${unknown}\\s*=)`, 'gu'), '; ')
    .replace(/(?<=\d)\s+n\s+(?=[-−]?\d)/gu, '; ')
}

function asDecimal([whole = '0', ...rest]: readonly string[]): Rational {
  const digits = rest.join('')
  return rational(BigInt(`${whole}${digits.replaceAll('-', '')}`), 10n ** BigInt(digits.length))
}
