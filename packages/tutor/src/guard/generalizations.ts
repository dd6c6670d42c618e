import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { conceptsIn } from './concepts.ts'

/**
 * A known false rule, as a row of concepts: `~` is up to four others between, `(a|b c)` a choice, `?` behind a concept
 * that may be left out. A sentence that has one of `unless` says something else, mostly the true rule.
 */
interface Generalization {
  readonly says: string
  readonly unless?: string
}

const generalizations: readonly Generalization[] = [
  // Powers, roots
  { says: 'multiply ~ power ~ (multiply exponent|exponent multiply)', unless: 'power power|add|same exponent' },
  { says: 'multiply ~ power ~ multiply base', unless: 'same exponent' },
  { says: 'divide ~ power ~ (divide exponent|exponent divide)', unless: 'subtract|same exponent' },
  { says: 'power power ~ (add (two|all)? exponent|exponent add)', unless: 'multiply exponent|exponent multiply' },
  { says: 'add power ~ (add (two|all)? exponent|exponent add)' },
  { says: '(root|logarithm|square|power) add ~ split' },
  { says: 'split ~ (root|logarithm) ~ add' },
  { says: 'square ~ always ~ bigger' },
  { says: 'root ~ always ~ smaller' },
  { says: '(square|root) ~ no-check' },
  // Signs and brackets
  { says: 'minus ~ bracket ~ only ~ first' },
  { says: 'minus ~ bracket ~ first ~ rest ~ keep' },
  { says: '(multiply|factor) ~ bracket ~ only ~ first' },
  { says: '(multiply|factor) ~ only ~ first ~ bracket' },
  { says: 'bracket ~ (multiply|factor) ~ only ~ first' },
  { says: 'move ~ (keep ~ sign|sign ~ keep|same sign)' },
  { says: '(divide|multiply) ~ negative ~ (keep ~ sign|sign ~ keep)' },
  { says: '(divide|multiply) ~ positive ~ (change ~ sign|sign ~ (change|flip)|flip ~ sign)', unless: 'negative|only' },
  { says: '(divide|multiply) ~ (sign (change|flip)|(change|flip) sign) ~ (whatever|always)', unless: 'only' },
  { says: 'always ~ (divide|multiply) ~ (sign (change|flip)|(change|flip) sign)', unless: 'only|negative' },
  {
    says: '(inequality ~ (add|subtract)|(add|subtract) ~ inequality) ~ (change ~ sign|sign ~ (change|flip)|flip ~ sign)',
    unless: 'negative|divide|multiply|move|only',
  },
  { says: 'subtract ~ negative ~ smaller', unless: 'positive|bigger' },
  { says: 'add ~ negative ~ bigger', unless: 'positive|smaller' },
  // Fractions, decimals, percent
  { says: 'add ~ fraction ~ add numerator add? denominator', unless: 'keep|common|same' },
  { says: 'add ~ fraction ~ numerator add ~ denominator add', unless: 'keep|common|same' },
  { says: '(add|subtract) ~ numerator denominator ~ keep', unless: 'multiply|divide|common' },
  { says: '(add|subtract) ~ same ~ numerator denominator ~ (keep|same)', unless: 'multiply|divide|common' },
  {
    says: '(multiply|divide) ~ (dividend divisor|numerator denominator) ~ (quotient|fraction|value) (bigger|smaller|change|twice)',
    unless: 'keep|same|only',
  },
  { says: '(always|may) ~ cancel ~ (term|add|subtract)', unless: 'factor|only|multiply|common' },
  { says: 'cancel ~ (term|add) ~ (always|whatever)', unless: 'factor|only|multiply|common' },
  { says: 'bigger denominator ~ bigger', unless: 'smaller|common|numerator' },
  { says: 'divide ~ fraction ~ flip ~ first' },
  { says: 'bigger digit ~ bigger', unless: 'sort|five|round-up' },
  { says: 'multiply ~ decimal ~ append-zero' },
  { says: 'decimal ~ multiply ~ append-zero' },
  { says: 'multiply ~ always ~ bigger', unless: 'smaller|fraction|one' },
  { says: 'always bigger ~ multiply', unless: 'smaller|fraction|one' },
  { says: 'divide ~ always ~ smaller', unless: 'bigger|fraction|one' },
  { says: 'always smaller ~ divide', unless: 'bigger|fraction|one' },
  { says: 'divide smaller one but? (bigger zero)? (always|all|value)? (always|all|value)? smaller' },
  { says: 'multiply smaller one but? (bigger zero)? (always|all|value)? (always|all|value)? bigger' },
  { says: 'divide bigger one (always|all|value)? (always|all|value)? bigger' },
  { says: 'multiply bigger one (always|all|value)? (always|all|value)? smaller' },
  { says: 'percent ~ divide ~ change ~ new-value', unless: 'back' },
  { says: 'divide ~ change ~ new-value ~ percent', unless: 'back' },
  { says: '(bigger ~ smaller|smaller ~ bigger) ~ percent ~ back' },
  { says: 'percent ~ (bigger ~ smaller|smaller ~ bigger) ~ back' },
  { says: 'five ~ round-down', unless: 'smaller|round-up' },
  { says: 'kmh mps multiply', unless: 'multiply divide' },
  { says: 'mps kmh divide', unless: 'divide multiply' },
  { says: 'add fraction ~ (add denominator|denominator add)', unless: 'common|keep' },
  { says: 'divide itself ~ zero', unless: 'one' },
  { says: 'irrational ~ always irrational' },
  // Terms and equations
  { says: '(letter ~ squared-letter|squared-letter ~ letter) ~ (like-terms|combine)' },
  { says: 'quadratic ~ (always|must) ~ two ~ (solution|root)', unless: 'positive|one|up|at-least' },
  { says: '(always|may) ~ divide ~ letter', unless: 'zero|only' },
  { says: 'multiply ~ zero ~ all ~ (factor|bracket) ~ must ~ zero', unless: 'at-least|one|one-of' },
  { says: 'add (always|before) ~ multiply', unless: 'bracket' },
  { says: 'slope ~ horizontal (divide|over) vertical' },
  // Numbers
  { says: 'lcm ~ always multiply' },
  { says: 'lcm ~ (always|all) ~ smaller' },
  { says: 'gcd ~ (always|all) ~ bigger' },
  { says: 'all prime ~ odd', unless: 'two|only' },
  { says: 'prime ~ add ~ always ~ (even|prime)' },
  // Statistics and chance
  { says: 'mean ~ (always|must) ~ one-of' },
  { says: 'mean one-of', unless: 'measure' },
  { says: 'median always? (bigger|smaller|first) (one|one-of)? (two|middle|all)', unless: 'mean|half' },
  { says: '(bigger|smaller|first) one-of? (two|all)? middle ~ median', unless: 'mean|half|add' },
  { says: 'median ~ no-sorting' },
  { says: 'no-sorting ~ median' },
  { says: 'mode always? bigger ~ value', unless: 'often' },
  { says: 'range (same|always)? add', unless: 'subtract' },
  { says: 'outlier ~ mean ~ keep' },
  { says: 'coin-side ~ more-likely', unless: 'same|keep' },
  { says: 'coin-side ~ chance ~ coin-side? ~ bigger', unless: 'same|keep' },
  { says: 'coin-side ~ bigger chance', unless: 'same|keep' },
  { says: 'independent ~ chance ~ add', unless: 'multiply|at-least|exclusive' },
  { says: 'exclusive ~ chance ~ multiply', unless: 'add|zero' },
  { says: 'chance ~ may ~ bigger ~ one' },
  // Geometry and functions
  { says: 'pythagoras ~ all triangle', unless: 'right-angled|only' },
  { says: 'hypotenuse (same|always)? add ~ leg', unless: 'square|root|smaller' },
  { says: 'hypotenuse always? smaller', unless: 'add' },
  { says: 'same perimeter ~ same area' },
  { says: 'same area ~ same perimeter' },
  { says: 'bisector ~ (side half|half ~ side)', unless: 'isosceles|equilateral|angle' },
  { says: 'median always perpendicular', unless: 'isosceles|equilateral' },
  { says: '(sine|cosine|tangent) ~ (all|always) ~ (positive|bigger)', unless: 'acute|square|negative|letter' },
  { says: '(sine twice|twice sine) ~ angle ~ (twice sine|sine twice)', unless: 'cosine' },
  { says: 'cosine twice ~ angle ~ twice cosine', unless: 'square|sine' },
  { says: 'derivative constant (same|one|constant)', unless: 'zero|factor|multiply' },
  { says: 'area triangle ~ (side|multiply) ~ sine', unless: 'half' },
  { says: 'bigger perimeter ~ bigger area' },
  { says: 'bigger area ~ bigger perimeter' },
  { says: 'isosceles ~ all (side|angle) same', unless: 'equilateral|two' },
  { says: 'all rectangle square', unless: 'area|add' },
  { says: 'all (rhombus|parallelogram) (square|rectangle)', unless: 'area' },
  // Science
  { says: 'current ~ used-up' },
  { says: 'parallel ~ resistance always? same? (mean|bigger)', unless: 'current|smaller' },
  { says: 'resistance ~ parallel ~ always? same? mean' },
  { says: 'series ~ resistance always? same? (mean|smaller)', unless: 'current|bigger' },
  { says: 'bigger worker ~ bigger duration' },
  { says: 'faster ~ bigger duration', unless: 'distance' },
  { says: 'mass ~ (smaller|bigger|change) ~ moon', unless: 'weight' },
  { says: 'moon ~ mass ~ (smaller|bigger|change)', unless: 'weight' },
  { says: 'mass-number ~ electron' },
  { says: 'mass-number ~ only neutron', unless: 'proton' },
  { says: 'atomic-number ~ neutron', unless: 'subtract|mass-number' },
  { says: 'weight ~ (same|keep) ~ moon', unless: 'mass' },
  { says: 'top ~ acceleration same? zero' },
  { says: 'boiling temperature bigger' },
  { says: 'deeper ~ buoyancy bigger' },
  { says: 'sound ~ faster ~ vacuum' },
  { says: 'may ~ change ~ index' },
  { says: 'catalyst ~ used-up' },
  { says: 'moving ~ only ~ force', unless: 'acceleration|change' },
]

const gap = '(?:(?!(?:but|not) )\\S+ ){0,4}?'

/** A row of concepts as a pattern over `conceptsIn`. */
const compiled = (says: string): RegExp =>
  regExpOf(
    `(?<= )${says
      .replaceAll('(', '(?:')
      .replace(/[a-z][a-z-]*/g, '(?:$&_)')
      .replaceAll(' ', '')
      .replaceAll('~', gap)
      .replaceAll('_', ' ')}`,
  )

const rules = generalizations.map(({ says, unless }) => ({
  says: compiled(says),
  unless: unless === undefined ? null : regExpOf(` (?:${unless}) `),
}))

/** The sentence asks, refutes, supposes, or tells what somebody did: nobody states a rule. */
const isNoRule: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:wrong|mistakes?|false|myth|was|were|trap|slips?|careful|would|wouldn't|if (?:it|that) were|seems?|think|thought|believe|forgot|many (?:people|students)|some (?:people|students)|(?:you|your \p{L}+)(?: have|'ve)? (?:only |just |also )?(?:(?!need)\p{L}+ed|wrote|took|did|had|made|got|found|said|put|left|kept))(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:неверн\p{L}+|неправильн\p{L}+|ошиб\p{L}+|миф|ловушк\p{L}+|осторожно|(?<!как\p{L}{1,3} )(?<!как\p{L}{1,3} \p{L}{2,6} \p{L}{3,9} ни )бы|кажется|думают|путают|многие|иногда|разве|словно|будто|у тебя|умножены?|сложены?|перенес[её]н|переш[её]л|перешла|остал(?:ся|ась|ось)|(?:умножил|разделил|поделил|сложил|вычел|прибавил|перен[её]с|забыл|получил|сделал|написал|поменял|изменил|потерял|сократил|раскрыл|наш[её]л|взял|посчитал|решил|возв[её]л|заменил|перевернул|сравнил)(?:а|и|о|ось|ся)?)(?!\p{L})/iu,
}

/**
 * A known false generalization that a sentence states, in either language and in whatever words have the same meaning;
 * null if there is none. What is true is told from it by the concepts it has, never by a list of true sentences.
 */
export function falseGeneralization(sentence: string, language: Language): string | null {
  if (/\?["»”)*_\s]*$/.test(sentence)) return null
  // "They don't influence each other, and for independent events ...": the "not" belongs to the other clause.
  const clauses = sentence.split(/[;:] |, (?:and|so|а|и|поэтому) /u)
  const all = clauses.length > 1 ? [sentence, ...clauses] : [sentence]
  for (const each of all) if (statesFalse(each, sentence, language)) return sentence.trim()
  return null
}

function statesFalse(clause: string, sentence: string, language: Language): boolean {
  const row = conceptsIn(clause, language)
  for (const { says, unless } of rules) {
    const match = says.exec(row)
    if (!match || unless?.test(row)) continue
    if (/ not /.test(` ${row.slice(0, match.index + match[0].length)}`)) continue
    return !isNoRule[language].test(sentence.replaceAll('ё', 'е'))
  }
  return false
}
