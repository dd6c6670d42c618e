import { claimWordsEn } from '../language/en/claim-words.ts'
import { claimWordsRu } from '../language/ru/claim-words.ts'
import type { Expr, Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { exactValue } from '../math/polynomial.ts'
import { regExpOf } from '../pattern.ts'

interface BindingWords {
  readonly filler: RegExp
  readonly answers: RegExp
}
const patterns = ({ filler, answers }: { filler: string; answers: string }): BindingWords => ({
  filler: regExpOf(`^(?:${filler})$`, 'iu'),
  answers: regExpOf(`(?<!\\p{L})(?:${answers})(?!\\p{L})[^\\d.,!?;]{0,24}$`, 'iu'),
})
const words: Readonly<Record<Language, BindingWords>> = { en: patterns(claimWordsEn), ru: patterns(claimWordsRu) }

/** Up to this many words beside a number leave it the answer: "hmm maybe 7 then". */
const FEW = 2
/** Up to this many letters a sentence says little more than its number. */
const SHORT = 40

/**
 * Whether a number is clearly given as the answer, so that it may be called wrong: it is the whole message, or follows
 * `x =` or "the answer is". A number within a sentence ("the bracket has x minus 3") is not: it may be right, otherwise
 * the reply asks about it.
 */
export function isBoundNumber(line: Statement, message: string, language: Language): boolean {
  const value = bareValue(line)
  if (value === null) return true
  const said = message.replaceAll('ё', 'е').replace(/[−–]/gu, '-')
  const places = placesOf(value, said)
  // Written differently than stored, or sent by a button: accept it as bound.
  if (places.length === 0) return true
  const { filler, answers } = words[language]
  const others = said.match(/\p{L}{2,}/gu)?.filter((word) => !filler.test(word.toLowerCase())) ?? []
  const numbers = said.match(/\d+(?:[.,/]\d+)*/gu) ?? []
  if (numbers.length <= 1 && others.length <= FEW) return true
  return places.some((at) => {
    const before = said.slice(0, at)
    const [behind = ''] = said.slice(at).split(/[.!?;\n]/)
    const sentence = `${before.split(/[.!?;\n]/).at(-1)}${behind}`
    // Without an unknown, the only number of a short sentence is the result.
    if (
      line.kind === 'expression' &&
      (sentence.match(/\d+(?:[.,/]\d+)*/gu) ?? []).length === 1 &&
      sentence.length < SHORT
    )
      return true
    return (
      /[\p{L}\d₀-₉]\s*=\s*$|(?<!\p{L})[xyzх]\s+$|^is [^\p{L}]*\d\)? +$/iu.test(before) ||
      /^[^\p{L}\d]*$/u.test(before) ||
      // Behind a calculation that begins the message: "-3 - (-8) = -11 ???".
      /^[^\p{L}]*\)\s*=\s*$/u.test(before) ||
      answers.test(before)
    )
  })
}

/** The value of `x = 3`, or 3 itself, if nothing has to be computed; null otherwise. */
function bareValue(line: Statement): Expr | null {
  if (line.kind === 'expression') return isNumber(line.value) ? line.value : null
  const only = line.kind === 'cases' && line.cases.length === 1 ? line.cases[0] : line
  return only?.kind === 'equation' && only.left.kind === 'name' && isNumber(only.right) ? only.right : null
}

const isNumber = (expr: Expr): boolean =>
  expr.kind === 'number' ||
  (expr.kind === 'negate' && isNumber(expr.of)) ||
  (expr.kind === 'divide' && expr.left.kind === 'number' && expr.right.kind === 'number')

/** Offsets of the number in the message. */
function placesOf(expr: Expr, said: string): number[] {
  const value = exactValue(expr)
  if (!value) return []
  const decimal = `${Number(value.n) / Number(value.d)}`
  const forms = [`${value.n}/${value.d}`, value.d === 1n ? `${value.n}` : decimal, decimal.replace('.', ',')]
  return [...new Set(forms)].flatMap((form) => {
    const sign = form.startsWith('-') ? '-\\s*' : ''
    const digits = form.replace('-', '').replace(/[./]/g, '\\$&')
    return [...said.matchAll(regExpOf(`${sign}(?<![\\d.,/])${digits}(?![\\d/]|[.,]\\d)`, 'gu'))].map(
      ({ index }) => index,
    )
  })
}
