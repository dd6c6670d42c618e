import { ruleOfTermsWords, ruleOfTermsTexts as texts } from '../language/worked/rule-of-terms-words.ts'
import { type Expr, expression, namesOf } from '../math/ast.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { parseExpression } from '../math/parse.ts'
import { coefficientsIn, tryPolynomial } from '../math/polynomial.ts'
import { type Both, filled, numberValue, type Part, type Slip, type WorkedTask, workedTask } from './task.ts'

/** "The nth term is 4n - 1, find the 10th term, which term is 99": the rule of a sequence, its terms and their places. */
export function readRuleOfTerms(raw: string, language: Language): WorkedTask | null {
  const words = ruleOfTermsWords[language]
  const text = raw.replace(/[−–]/g, '-').replace(/(?<!\p{L})[аА](?=_?[{(]?(?:n|ₙ|\d))/gu, 'a')
  const rule = ruleIn(text, words.rule)
  const coefficients = rule && coefficientsOf(rule.formula)
  if (!rule || !coefficients || coefficients.length < 2 || coefficients.length > 3) return null
  const { letter } = rule
  const at = (n: number) => coefficients.reduce((sum, each, power) => sum + each * n ** power, 0)
  const rest = text.replace(rule.source, ' ')
  const indexed = new RegExp(`(?<!\\p{L})${letter}[_(]?\\{?(\\d{1,3})[)}]?(?!\\d|\\s?=\\s?-?\\d)`, 'giu')
  const places = numbersIn(rest, words.term).concat(letter === 'n' ? [] : numbersIn(rest, indexed))
  const values = numbersIn(rest, words.place)
  const found = values.flatMap((value) => placesOf(at, value).map((n) => ({ n, value })))
  if (places.length + found.length === 0 || places.length + found.length > 3 || found.length < values.length)
    return null
  const shown = `$${latexOf(rule.formula, language)}$`
  const parts: Part[] = []
  const slips: Slip[] = []
  const part = (
    key: string,
    of: number,
    text: { name: Both; ask: Both; more: Both },
    facts: Readonly<Record<string, number | string>>,
  ): Part => ({
    key,
    value: numberValue(of),
    name: filled(text.name, facts),
    ask: filled(text.ask, facts),
    more: filled(text.more, facts),
  })
  for (const n of new Set(places)) {
    const facts = { rule: shown, n }
    const withN = at(n) - (coefficients[0] ?? 0)
    parts.push(
      { ...part(`with${n}`, withN, { ...texts.term, name: texts.withN.name }, facts), isAside: true },
      {
        ...part(`term${n}`, at(n), texts.term, facts),
        labels: [`${letter}${n}`, `${letter}(${n})`, letter],
        isGoal: true,
      },
    )
    slips.push(
      { value: numberValue(at(n - 1)), cause: texts.previous },
      { value: numberValue(at(n + 1)), cause: texts.next },
    )
  }
  for (const { n, value } of found) {
    const facts = { rule: shown, value }
    parts.push({ ...part(`place${value}`, n, texts.place, facts), labels: ['n'], isGoal: true })
    slips.push({ value: numberValue(at(value)), cause: filled(texts.valueForPlace, facts) })
  }
  return workedTask({
    kind: 'rule-of-terms',
    given: [...places, ...values],
    parts: [...parts.filter(({ isAside }) => isAside), ...parts.filter(({ isAside }) => !isAside)],
    slips,
    example: places.length > 0 ? texts.exampleOfTerm : texts.exampleOfPlace,
  })
}

const FORMULA = /^[-+]?[\dn(][-+*/·^²³()\d.,n ]{0,40}/iu

/** "nth term is 4n - 1", "a_n = 3n + 2": the formula, its text and the letter of the terms. */
function ruleIn(text: string, words: RegExp): { formula: Expr; source: string; letter: string } | null {
  const named = /(?<!\p{L})([a-z])_?\{?(?:n|ₙ|\(n\))\}?\s?=\s?/iu.exec(text)
  for (const mark of [named, words.exec(text)]) {
    if (!mark) continue
    const rest = text.slice(mark.index + mark[0].length)
    let stretch = FORMULA.exec(rest)?.[0].trimEnd() ?? ''
    while (stretch !== '') {
      const formula = read(stretch)
      if (formula)
        return {
          formula,
          source: mark[0] + rest.slice(0, rest.indexOf(stretch) + stretch.length),
          letter: (mark === named ? (mark[1] ?? 'a') : 'a').toLowerCase(),
        }
      // "4n - 1 10th term": up to the space before the next number.
      stretch = stretch.slice(0, Math.max(stretch.lastIndexOf(' '), stretch.lastIndexOf(','), 0)).trimEnd()
    }
  }
  return null
}

function read(source: string): Expr | null {
  try {
    const parsed = parseExpression(source.replace(/[.,]+$/, ''), {})
    return namesOf(expression(parsed)).join() === 'n' ? parsed : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

function coefficientsOf(formula: Expr): number[] | null {
  const polynomial = tryPolynomial(formula)
  const all = polynomial && coefficientsIn(polynomial, 'n')
  return all ? all.map(({ n, d }) => Number(n) / Number(d)) : null
}

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => Number(match.slice(1).find((each) => each !== undefined)))

const LAST_PLACE = 2000

/** The places that have this value: none, or the only one. */
function placesOf(at: (n: number) => number, value: number): number[] {
  const found: number[] = []
  for (let n = 1; n <= LAST_PLACE && found.length < 2; n++) if (Math.abs(at(n) - value) < 1e-9) found.push(n)
  return found.length === 1 ? found : []
}
