/** One word, number, or sign of a text, with its place in it (UTF-16 code units, end exclusive). */
export interface Word {
  /** As it is looked up: in small letters, ё as е, a sign by its name. */
  key: string
  /** `letter`: a single Latin or Greek letter, which may be a variable. */
  kind: 'word' | 'number' | 'letter' | 'sign'
  start: number
  end: number
}

/**
 * Signs that formulas are found by. Multiplication, brackets and spaces are left out, so that `2x`, `2·x` and `2(x)` are the
 * same. The names are no words of any language.
 */
const signs: Readonly<Record<string, string>> = {
  '+': 'zplus',
  '-': 'zminus',
  '−': 'zminus',
  '±': 'zplusminus',
  '=': 'zequals',
  '≠': 'zunequal',
  '^': 'zpower',
  '/': 'zover',
  ':': 'zover',
  '÷': 'zover',
  '<': 'zless',
  '>': 'zmore',
  '≤': 'zatmost',
  '≥': 'zatleast',
  '√': 'zroot',
  '%': 'zpercent',
  '°': 'zdegree',
}

const commands: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '·',
  div: '/',
  pm: '±',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  circ: '°',
  Rightarrow: '⇒',
  Leftrightarrow: '⇔',
  to: '→',
  infty: '∞',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Delta: 'Δ',
  approx: '≈',
}
/** Commands that only lay a formula out. */
const layout =
  /\\(?:left|right|big|Big|displaystyle|quad|qquad|text|mathrm|mathbf|operatorname|boxed|begin|end|tfrac|dfrac|phantom)(?![a-zA-Z])/g

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A text that would take long to be made plain is cut: the longest message has 40 000 characters. */
const maxLength = 40_000

/**
 * A message as one line of plain text: without Markdown marks, with formulas as they are typed (`x^2 - 5x = (1)/(2)`). For
 * excerpts, and for what is searched. Takes linear time.
 */
export function plainLine(text: string): string {
  return (
    text
      .slice(0, maxLength)
      .replace(/\\[dt]?frac\s*\{([^{}]{0,200})\}\s*\{([^{}]{0,200})\}/g, (_all, over: string, under: string) => {
        const part = (one: string) => (/^\s*[\p{L}\p{N}.,]*\s*$/u.test(one) ? one.trim() : `(${one.trim()})`)
        return `${part(over)}/${part(under)}`
      })
      .replace(/\\sqrt\s*\{([^{}]{0,200})\}/g, '√($1)')
      .replace(/\\(?:begin|end)\{[a-z*]{1,20}\}(?:\{[^{}]{0,40}\})?/g, ' ')
      .replace(layout, ' ')
      .replace(/\\([a-zA-Z]{1,20})/g, (_all, name: string) => commands[name] ?? name)
      .replace(/\^\{([^{}]{1,200})\}/g, (_all, power: string) => (power.length === 1 ? `^${power}` : `^(${power})`))
      .replace(/[⁰¹²³⁴-⁹]/g, (digit) => `^${superscripts.indexOf(digit)}`)
      // The mark that ends a formula or bold words leaves no gap before the end of a sentence.
      .replace(/(?:\*\*|__|[$`}]|\\[)\]]){1,6}(?=[.,;:!?…])/g, '')
      .replace(/\\[()[\]]|\\\\|\\[,;:! ]|\*\*|__|[$`{}]|^\s{0,3}(?:#{1,6}|>|[-*+])\s/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Powers as they are written by hand: for the eye, not for what is searched. */
export const withPowers = (line: string): string =>
  line.replace(/\^(\d)(?![\d.,]\d|\d)/g, (_all, digit: string) => superscripts[Number(digit)]!)

const pattern = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*|[-+−±=≠^/:÷<>≤≥√%°]/gu

/** The words of a plain line, in order. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = []
  for (const { 0: found, index: start } of line.matchAll(pattern)) {
    const end = start + found.length
    const sign = signs[found]
    if (sign) words.push({ key: sign, kind: 'sign', start, end })
    else if (/^\d/.test(found)) words.push({ key: found.replace(',', '.'), kind: 'number', start, end })
    else {
      const key = found.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')
      words.push({ key, kind: /^[a-zα-ω]$/.test(key) ? 'letter' : 'word', start, end })
    }
  }
  return words
}

/** Russian letters that look like variables, and are typed as them: the layout need not be changed for `х²`. */
const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  к: 'k',
  о: 'o',
  р: 'p',
  у: 'y',
  х: 'x',
}
const russianOf = Object.fromEntries(Object.entries(latinOf).map(([russian, latin]) => [latin, russian]))

/** A formula in Latin letters, and as it is typed with Russian ones. */
export function spellingsOf(keys: readonly string[]): readonly (readonly string[])[] {
  const russian = keys.map((key) => russianOf[key] ?? key)
  return russian.join() === keys.join() ? [keys] : [keys, russian]
}

/** A Russian letter that no word is, or that touches a number or a sign: `х = 5`, `2у`, not `у 5`. */
function isVariable({ key, start, end }: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (!latinOf[key]) return false
  const touches =
    (before !== undefined && before.kind !== 'word' && before.end === start) ||
    (after !== undefined && after.kind !== 'word' && after.start === end)
  return key === 'х' || touches
}

/** Something that must be in a message: one word, or a formula, whose parts must follow each other. */
export type Term = { kind: 'word'; key: string } | { kind: 'formula'; keys: readonly string[] }

/** What a student is looking for. A run of numbers, letters and signs is a formula if it has a sign or is like `2x`. */
export function termsOf(query: string): Term[] {
  const terms: Term[] = []
  let run: Word[] = []
  const endRun = () => {
    const isFormula =
      run.length > 1 &&
      (run.some(({ kind }) => kind === 'sign') || new Set(run.map(({ kind }) => kind)).size > 1) &&
      run.some(({ kind }) => kind !== 'sign')
    if (isFormula) terms.push({ kind: 'formula', keys: run.map(({ key }) => key) })
    else for (const { key, kind } of run) if (kind !== 'sign') terms.push({ kind: 'word', key })
    run = []
  }
  const words = wordsOf(plainLine(query))
  for (const [index, word] of words.entries()) {
    if (isVariable(word, words[index - 1], words[index + 1])) {
      run.push({ ...word, kind: 'letter', key: latinOf[word.key]! })
      continue
    }
    if (word.kind !== 'word') {
      run.push(word)
      continue
    }
    endRun()
    terms.push({ kind: 'word', key: word.key })
  }
  endRun()
  // A hyphen between words is no minus, and a sign at the end of a formula is still being typed or ends a sentence.
  return terms.slice(0, maxTerms)
}

const maxTerms = 12

export interface ExcerptPart {
  text: string
  isMatch: boolean
}

/**
 * The part of a line around its first match, with the matches marked.
 * @param isMatch which of the words, by index, were found
 */
export function excerptOf(
  line: string,
  words: readonly Word[],
  isMatch: ReadonlySet<number>,
  length: number,
): ExcerptPart[] {
  const matched = words.filter((_word, index) => isMatch.has(index))
  const first = matched[0]?.start ?? 0
  const lead = Math.floor(length / 3)
  let from = line.length <= length ? 0 : Math.max(0, Math.min(first - lead, line.length - length))
  // Begins with a whole word.
  if (from > 0) from = words.find(({ start }) => start >= from)?.start ?? from
  from = Math.min(from, first)
  let to = Math.min(line.length, from + length)
  if (to < line.length) to = words.findLast(({ end, start }) => end <= to && start >= from)?.end ?? to
  const parts: ExcerptPart[] = []
  const add = (text: string, found: boolean) => {
    if (text === '') return
    const last = parts.at(-1)
    if (last?.isMatch === found) last.text += text
    else parts.push({ text, isMatch: found })
  }
  if (from > 0) add('…', false)
  let at = from
  for (const { start, end } of matched) {
    if (start < at || end > to) continue
    // What is between two neighbouring matches of a formula belongs to it.
    add(line.slice(at, start), parts.at(-1)?.isMatch === true && /^[\s()·]*$/.test(line.slice(at, start)))
    add(line.slice(start, end), true)
    at = end
  }
  add(line.slice(at, to), false)
  if (to < line.length) add('…', false)
  return parts
}
