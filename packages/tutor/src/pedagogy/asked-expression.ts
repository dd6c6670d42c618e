import { askedExpressionWords } from '../language/asked-expression-words.ts'
import type { Language } from '../math/latex.ts'

/**
 * "a+b=10 ab=21 a2+b2=?": relations that are given, and an expression that is asked with a question mark. A digit behind a
 * letter that also stands alone is its power.
 */
export function withAskedExpression(text: string, language: Language): string {
  if (text.length > LONGEST || !/=\s?\?\s*$/.test(text)) return text
  const { around, task } = askedExpressionWords[language]
  const plain = inLatin(text.replace(around, ' '))
  const pieces = [...plain.matchAll(relation)]
  const last = pieces.at(-1)
  const given = pieces.slice(0, -1)
  const rest = plain.replace(relation, ' ')
  if (last?.[2] !== '?' || given.length < 2 || given.some(([, , side]) => side === '?')) return text
  if (/[\p{L}\d]/u.test(rest)) return text
  const letters = new Set(given.flatMap(([, left = '']) => left.match(/[a-z]/g) ?? []))
  const asked = last[1]!.trim()
  // A new letter would be another unknown, and "x = ?" alone is an equation to solve.
  if (![...asked.matchAll(/[a-z]/g)].every(([letter]) => letters.has(letter)) || !/[-+*/^²³\d]/.test(asked)) return text
  const raised = asked.replace(/(?<=[a-z])(?=[23](?!\d))/g, '^')
  return task.replace('{asked}', raised).replace('{given}', given.map(([whole]) => whole.trim()).join(', '))
}

const LONGEST = 120
/** A side with its letters, and a number or a question mark behind the sign. */
const relation =
  /([-+*/^()\da-z²³·]{1,20}(?: ?[-+*/·] ?[-+*/^()\da-z²³·]{1,20}){0,4}) ?= ?(\?|-?\d+(?:[.,]\d+)?(?![\d/*+^]))/g

const alike: Readonly<Record<string, string>> = { а: 'a', б: 'b', в: 'b', х: 'x', у: 'y', с: 'c' }
const inLatin = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})[абвхус]{1,2}(?!\p{L})/gu, (run) => [...run].map((each) => alike[each] ?? each).join(''))
