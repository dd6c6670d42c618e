import { chemistryAsLatex } from './chemistry.ts'

/** The layout of a formula (superscripts, fractions, roots), not its meaning. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly text: string }
  /** One letter, or the name of a Greek letter (`alpha`). */
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }
  /** An operator, a relation or another symbol, by its name in `signs`. */
  | { readonly kind: 'sign'; readonly name: string }
  /** `sin`, `log`, `lim`. */
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'big'; readonly name: 'sum' | 'product' | 'integral' }
  | { readonly kind: 'fraction'; readonly top: Formula; readonly bottom: Formula; readonly isBinomial?: boolean }
  | { readonly kind: 'root'; readonly of: Formula; readonly index: Formula | null }
  | {
      readonly kind: 'scripts'
      readonly base: FormulaNode | null
      readonly sub: Formula | null
      readonly sup: Formula | null
    }
  | { readonly kind: 'brackets'; readonly open: string; readonly close: string; readonly of: Formula }
  | { readonly kind: 'accent'; readonly name: 'vector' | 'bar' | 'hat'; readonly of: Formula }
  | { readonly kind: 'group'; readonly of: Formula }
  | {
      readonly kind: 'rows'
      readonly look: 'system' | 'matrix' | 'lines'
      readonly rows: readonly (readonly Formula[])[]
    }

export type Formula = readonly FormulaNode[]

const greek = new Set(
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  ),
)
const greekSigns = 'αβγδεζηθικλμνξ_πρστυφχψω'
const greekNames = [...greek].toSpliced(14, 0, 'omicron')

/** LaTeX commands and characters for each symbol, by the symbol's name. */
const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '–': 'minus',
  '\\pm': 'plus-minus',
  '±': 'plus-minus',
  '\\mp': 'minus-plus',
  '\\cdot': 'times',
  '\\times': 'times',
  '\\ast': 'times',
  '*': 'times',
  '·': 'times',
  '×': 'times',
  '\\div': 'divided',
  '÷': 'divided',
  ':': 'divided',
  '/': 'divided',
  '=': 'equals',
  '\\neq': 'not-equal',
  '\\ne': 'not-equal',
  '≠': 'not-equal',
  '\\approx': 'about',
  '≈': 'about',
  '\\equiv': 'identical',
  '≡': 'identical',
  '\\sim': 'similar',
  '\\cong': 'congruent',
  '<': 'less',
  '\\lt': 'less',
  '>': 'greater',
  '\\gt': 'greater',
  '\\le': 'at-most',
  '\\leq': 'at-most',
  '\\leqslant': 'at-most',
  '≤': 'at-most',
  '\\ge': 'at-least',
  '\\geq': 'at-least',
  '\\geqslant': 'at-least',
  '≥': 'at-least',
  '\\to': 'tends',
  '\\rightarrow': 'tends',
  '→': 'tends',
  '\\longrightarrow': 'yields',
  '\\rightleftharpoons': 'reversible',
  '\\Rightarrow': 'implies',
  '\\implies': 'implies',
  '⇒': 'implies',
  '\\Leftrightarrow': 'equivalent',
  '\\iff': 'equivalent',
  '⇔': 'equivalent',
  '\\in': 'in',
  '∈': 'in',
  '\\notin': 'not-in',
  '∉': 'not-in',
  '\\cup': 'union',
  '∪': 'union',
  '\\cap': 'intersection',
  '∩': 'intersection',
  '\\setminus': 'without',
  '\\subset': 'subset',
  '\\subseteq': 'subset',
  '⊂': 'subset',
  '\\infty': 'infinity',
  '∞': 'infinity',
  '\\emptyset': 'empty-set',
  '\\varnothing': 'empty-set',
  '∅': 'empty-set',
  '\\%': 'percent',
  '%': 'percent',
  '!': 'factorial',
  "'": 'prime',
  '\\prime': 'prime',
  '\\circ': 'degrees',
  '°': 'degrees',
  '\\degree': 'degrees',
  '\\angle': 'angle',
  '∠': 'angle',
  '\\triangle': 'triangle',
  '\\perp': 'perpendicular',
  '\\parallel': 'parallel',
  '\\forall': 'for-all',
  '\\exists': 'exists',
  '\\ldots': 'and-so-on',
  '\\dots': 'and-so-on',
  '\\cdots': 'and-so-on',
  '…': 'and-so-on',
  '\\therefore': 'implies',
  ',': 'comma',
  ';': 'semicolon',
  '.': 'stop',
}

const functions = new Set(
  'sin cos tan tg cot ctg sec csc arcsin arccos arctan arctg arcctg ln lg log exp lim max min gcd lcm'.split(' '),
)
const bigs: Readonly<Record<string, 'sum' | 'product' | 'integral'>> = {
  sum: 'sum',
  prod: 'product',
  int: 'integral',
}
const accents: Readonly<Record<string, 'vector' | 'bar' | 'hat'>> = {
  vec: 'vector',
  overrightarrow: 'vector',
  overline: 'bar',
  bar: 'bar',
  hat: 'hat',
  widehat: 'hat',
}
const sets: Readonly<Record<string, string>> = {
  R: 'reals',
  N: 'naturals',
  Z: 'integers',
  Q: 'rationals',
  C: 'complexes',
}
/** Commands that are dropped; their argument is read in their place. */
const transparent = new Set(
  'boxed mathbf mathit mathsf boldsymbol underline cancel bm displaystyle textstyle'.split(' '),
)
const spaces = new Set('quad qquad left right limits nolimits big Big bigl bigr bigg Bigg'.split(' '))
const textual = new Set('text textbf textit textrm mathrm operatorname mbox'.split(' '))
const openers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '\\{': '\\}', '⌊': '⌋' }

/**
 * Nesting beyond this depth is read flat: school formulas never reach it, and hostile input must not overflow the
 * stack.
 */
const maxDepth = 24
const maxCharacters = 4000

/**
 * Parses LaTeX as schools and language models write it. Never throws: unknown commands become letters, and an unclosed
 * group ends where the input ends.
 */
export function readFormula(latex: string): Formula {
  const tokens = latex.slice(0, maxCharacters).match(/\\[a-zA-Z]+\*?|\\.|\d+(?:(?:[.,]|\{,\})\d+)*|\s+|[\s\S]/gu) ?? []
  let at = 0
  const skipSpace = () => {
    while (at < tokens.length && /^\s+$/.test(tokens[at]!)) at++
  }

  /** Parses up to one of `ends` and consumes it. */
  function row(ends: readonly string[], depth: number): FormulaNode[] {
    const items: FormulaNode[] = []
    while (at < tokens.length) {
      if (ends.includes(tokens[at]!)) {
        at++
        return items
      }
      const node = next(items, depth)
      if (node) items.push(node)
    }
    return items
  }

  /** The argument of a command or of `^`: a group or one token. */
  function argument(depth: number): Formula {
    skipSpace()
    if (tokens[at] === '{') {
      at++
      return row(['}'], depth + 1)
    }
    // `\frac12` takes one digit each.
    const digits = /^\d{2,}/.test(tokens[at] ?? '') ? tokens[at]! : null
    if (digits !== null) {
      tokens[at] = digits.slice(1)
      return [{ kind: 'number', text: digits[0]! }]
    }
    const node = at < tokens.length ? next([], depth + 1) : null
    return node ? [node] : []
  }

  /** The source text of a group, unparsed. */
  function plainArgument(): string {
    skipSpace()
    if (tokens[at] !== '{') return tokens[at++] ?? ''
    let level = 0
    let text = ''
    for (; at < tokens.length; at++) {
      const token = tokens[at]!
      if (token === '{' && level++ === 0) continue
      if (token === '}' && --level === 0) {
        at++
        break
      }
      text += token
    }
    return text
  }

  function scripts(base: FormulaNode | null, first: string, depth: number): FormulaNode {
    let sub: Formula | null = null
    let sup: Formula | null = null
    for (let mark: string | undefined = first; mark === '^' || mark === '_'; ) {
      if (mark === '^') sup = argument(depth)
      else sub = argument(depth)
      skipSpace()
      const following: string | undefined = tokens[at]
      mark = following === (sup === null ? '^' : sub === null ? '_' : '') ? following : undefined
      if (mark !== undefined) at++
    }
    const [only] = sup ?? []
    // `30^\circ`, `f^\prime`: raised symbols, not exponents.
    if (
      sub === null &&
      sup?.length === 1 &&
      only?.kind === 'sign' &&
      (only.name === 'degrees' || only.name === 'prime')
    )
      return base ? { kind: 'group', of: [base, only] } : only
    return { kind: 'scripts', base, sub, sup }
  }

  function environment(depth: number): FormulaNode {
    const name = plainArgument().replace('*', '')
    const rows: Formula[][] = [[]]
    if (name === 'array') plainArgument()
    let cell: FormulaNode[] = []
    const endCell = () => {
      rows.at(-1)!.push(cell)
      cell = []
    }
    while (at < tokens.length) {
      const token = tokens[at]!
      if (token === '\\end') {
        at++
        plainArgument()
        break
      }
      if (token === '&' || token === '\\\\') {
        at++
        endCell()
        if (token === '\\\\') rows.push([])
        continue
      }
      const node = next(cell, depth + 1)
      if (node) cell.push(node)
    }
    endCell()
    const look = name === 'cases' ? 'system' : /matrix/.test(name) ? 'matrix' : 'lines'
    const filled = rows.filter((cells) => cells.some((part) => part.length > 0))
    return { kind: 'rows', look, rows: look === 'matrix' ? filled : filled.map((cells) => [cells.flat()]) }
  }

  function command(name: string, depth: number): FormulaNode | null {
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac' || name === 'cfrac')
      return { kind: 'fraction', top: argument(depth), bottom: argument(depth) }
    if (name === 'binom' || name === 'dbinom')
      return { kind: 'fraction', top: argument(depth), bottom: argument(depth), isBinomial: true }
    if (name === 'sqrt') {
      skipSpace()
      let index: Formula | null = null
      if (tokens[at] === '[') {
        at++
        index = row([']'], depth + 1)
      }
      return { kind: 'root', of: argument(depth), index }
    }
    if (name === 'begin') return environment(depth)
    if (textual.has(name)) {
      const text = plainArgument()
        .replace(/\\[,;: ]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      if (functions.has(text)) return { kind: 'function', name: text }
      return text === '' ? null : text.length === 1 ? letter(text) : { kind: 'words', text }
    }
    if (name === 'ce') return { kind: 'group', of: readFormula(chemistryAsLatex(plainArgument())) }
    if (name === 'mathbb') {
      const set = plainArgument()
      return sets[set] ? { kind: 'sign', name: sets[set] } : letter(set)
    }
    if (accents[name]) return { kind: 'accent', name: accents[name], of: argument(depth) }
    if (functions.has(name)) return { kind: 'function', name }
    if (bigs[name]) return { kind: 'big', name: bigs[name] }
    if (name === 'lvert' || name === 'rvert' || name === 'vert') return bar(depth)
    if (name === 'lfloor') return { kind: 'brackets', open: '⌊', close: '⌋', of: row(['\\rfloor'], depth + 1) }
    const plain = name.replace(/^var/, '')
    if (greek.has(plain)) return letter(plain)
    if (greek.has(plain.toLowerCase())) return letter(plain)
    // `\left.` is an invisible bracket.
    if ((name === 'left' || name === 'right') && tokens[at] === '.') at++
    if (spaces.has(name) || transparent.has(name)) return null
    return signs[`\\${name}`] ? { kind: 'sign', name: signs[`\\${name}`]! } : { kind: 'words', text: name }
  }

  /** `|x|`: pairs an opening bar with the next closing one. */
  function bar(depth: number): FormulaNode | null {
    const end = closingBar(tokens, at)
    if (end === -1) return null
    const of: FormulaNode[] = []
    while (at < end) {
      const node = next(of, depth + 1)
      if (node) of.push(node)
    }
    at = Math.max(at, end) + 1
    return { kind: 'brackets', open: '|', close: '|', of }
  }

  function next(items: FormulaNode[], depth: number): FormulaNode | null {
    const token = tokens[at++]!
    if (/^\s+$/.test(token)) return null
    if (/^\d/.test(token)) return { kind: 'number', text: token.replace('{,}', ',') }
    if (depth >= maxDepth) return token.length === 1 && /\p{L}/u.test(token) ? letter(token) : null
    if (token === '^' || token === '_') return scripts(items.pop() ?? null, token, depth)
    if (token === '{') {
      const of = row(['}'], depth + 1)
      return of.length === 1 ? of[0]! : of.length === 0 ? null : { kind: 'group', of }
    }
    if (token === '|') return bar(depth)
    if (openers[token]) return brackets(token, depth)
    if (signs[token]) return { kind: 'sign', name: signs[token] }
    if (token.startsWith('\\') && token.length > 1) {
      const name = token.slice(1).replace('*', '')
      return /^[a-zA-Z]/.test(name) ? command(name, depth) : null
    }
    const greekAt = greekSigns.indexOf(token)
    if (greekAt !== -1) return letter(greekNames[greekAt]!)
    if (token === 'π') return letter('pi')
    if (token === '√') return { kind: 'root', of: argument(depth), index: null }
    if (token === '²' || token === '³')
      return {
        kind: 'scripts',
        base: items.pop() ?? null,
        sub: null,
        sup: [{ kind: 'number', text: token === '²' ? '2' : '3' }],
      }
    return /\p{L}/u.test(token) ? letter(token) : null
  }

  function brackets(open: string, depth: number): FormulaNode {
    const of: FormulaNode[] = []
    while (at < tokens.length) {
      const token = tokens[at]!
      // `[1; 3)` is a half-open interval: accept either closing bracket.
      if (token === openers[open] || ((open === '(' || open === '[') && (token === ')' || token === ']'))) {
        at++
        return { kind: 'brackets', open, close: token, of }
      }
      if (token === '}' || token === '&' || token === '\\\\' || token === '\\end') break
      const node = next(of, depth + 1)
      if (node) of.push(node)
    }
    return { kind: 'brackets', open, close: openers[open]!, of }
  }

  return row([], 0)
}

const letter = (text: string): FormulaNode => ({ kind: 'letter', text })

/** Index of the bar that matches the one opened before `from`, at the same brace depth; -1 if there is none. */
function closingBar(tokens: readonly string[], from: number): number {
  let level = 0
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index]!
    if (token === '{') level++
    else if (token === '}' && --level < 0) return -1
    else if (level === 0 && (token === '|' || token === '\\rvert' || token === '\\vert')) return index
  }
  return -1
}
