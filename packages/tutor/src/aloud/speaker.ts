import type { Formula, FormulaNode } from './formula-tree.ts'

type Of<Kind extends FormulaNode['kind']> = Extract<FormulaNode, { kind: Kind }>

/** How one language reads the parts of a formula. `say` reads a nested formula. */
export interface Speaker {
  number(text: string): string
  letter(name: string): string
  sign(name: string): string
  /**
   * A symbol together with what follows it, where the language inflects the latter; null: read them one after the
   * other.
   */
  governed(name: string, object: Formula, say: Say): { words: string; taken: number } | null
  percent(amount: string): string
  degrees(amount: string): string
  mixed(whole: string, part: Of<'fraction'>): string | null
  /** The argument of a function: the 30° of `sin 30°`, the 8 of `log_2 8`. */
  argument(amount: string, isDegrees: boolean): string
  /** The words between name and argument in `f(x)`. */
  appliedTo: string
  fraction(node: Of<'fraction'>, say: Say): string
  root(node: Of<'root'>, say: Say): string
  power(base: string, sup: Formula, say: Say): string
  index(base: string, sub: Formula, say: Say): string
  /** A function with limits: `\log_2`, `\lim_{x \to 0}`, `\sum_{i=1}^{n}`. Its argument follows separately. */
  functionOver(name: string, sub: Formula | null, sup: Formula | null, say: Say): string
  big(name: Of<'big'>['name'], sub: Formula | null, sup: Formula | null, say: Say): string
  brackets(node: Of<'brackets'>, say: Say): string
  accent(node: Of<'accent'>, say: Say): string
  rows(node: Of<'rows'>, say: Say): string
}

export type Say = (formula: Formula) => string

const relations = new Set(
  'equals not-equal about identical similar congruent less greater at-most at-least tends yields reversible implies equivalent in not-in comma semicolon stop subset'.split(
    ' ',
  ),
)
const named = new Set(['f', 'g', 'h', 'F', 'G', 'phi'])

/** True for a formula so short that its end needs no spoken mark ("end of fraction"). */
export function isShort(formula: Formula): boolean {
  const [only, ...rest] = formula
  if (only === undefined) return true
  if (rest.length > 0) {
    // 2x, ab, -1
    const parts = only.kind === 'sign' && only.name === 'minus' ? rest : formula
    return parts.length <= 2 && parts.every(({ kind }) => kind === 'number' || kind === 'letter')
  }
  if (only.kind === 'scripts') return only.base?.kind === 'letter' || only.base?.kind === 'number'
  return only.kind === 'number' || only.kind === 'letter' || only.kind === 'words' || only.kind === 'sign'
}

/** The integer, possibly negative, that the formula consists of; null for anything else, or if too large to decline. */
export function integerOf(formula: Formula): number | null {
  const [first, second] = formula
  const isNegative = first?.kind === 'sign' && first.name === 'minus'
  const number = isNegative ? second : first
  if (formula.length !== (isNegative ? 2 : 1) || number?.kind !== 'number' || !/^\d{1,6}$/.test(number.text))
    return null
  return isNegative ? -Number(number.text) : Number(number.text)
}

/** One side of a relation: from `from` up to the next relation. */
function sideFrom(formula: Formula, from: number): Formula {
  let end = from
  for (; end < formula.length; end++) {
    const node = formula[end]!
    if (node.kind === 'sign' && relations.has(node.name)) break
  }
  return formula.slice(from, end)
}

const isFunction = (node: FormulaNode | undefined) =>
  node?.kind === 'function' || (node?.kind === 'scripts' && node.base?.kind === 'function' && node.base.name !== 'lim')

/** The number of degrees of a node `30^\circ`; null for any other node. */
function degreesOf(node: FormulaNode | undefined): string | null {
  if (node?.kind !== 'group' || node.of.length !== 2) return null
  const [base, mark] = node.of
  return base?.kind === 'number' && mark?.kind === 'sign' && mark.name === 'degrees' ? base.text : null
}

/** True for `f`, `f_1`, `f'`, `f''`: names that make a following bracket an argument, not a factor. */
function isNamed(formula: Formula, at: number): boolean {
  const node = formula[at]
  if (node?.kind === 'sign' && node.name === 'prime') return isNamed(formula, at - 1)
  if (node?.kind === 'group' && node.of.length === 2) return isNamed(node.of, 1)
  if (node?.kind === 'scripts' && node.sup === null && node.base) return isNamed([node.base], 0)
  return node?.kind === 'letter' && named.has(node.text)
}

const isPlainNumber = (node: FormulaNode | undefined): node is Of<'number'> => node?.kind === 'number'

/** A formula in the words of `speaker`. */
export function speak(formula: Formula, speaker: Speaker): string {
  const say: Say = (inner) => speak(inner, speaker)
  const words: string[] = []
  for (let at = 0; at < formula.length; at++) {
    const node = formula[at]!
    const following = formula[at + 1]
    if (node.kind === 'sign') {
      const before = words.at(-1)
      const last = formula[at - 1]
      if ((node.name === 'percent' || node.name === 'degrees') && before !== undefined && last?.kind === 'number') {
        words[words.length - 1] = node.name === 'percent' ? speaker.percent(last.text) : speaker.degrees(last.text)
        continue
      }
      const governed = speaker.governed(node.name, sideFrom(formula, at + 1), say)
      if (governed) {
        words.push(governed.words)
        at += governed.taken
        continue
      }
      // A comma attaches to the word before it, without a space.
      const sign = speaker.sign(node.name)
      if (/^[,;.]$/.test(sign) && before !== undefined) words[words.length - 1] = before + sign
      else words.push(sign)
    } else if (isPlainNumber(node) && following?.kind === 'fraction') {
      const mixed = speaker.mixed(node.text, following)
      words.push(mixed ?? speaker.number(node.text))
      if (mixed !== null) at++
    } else if (node.kind === 'brackets' && node.open === '(' && isNamed(formula, at - 1)) {
      const [only, ...rest] = node.of
      const isNumber = rest.length === 0 && isPlainNumber(only)
      words.push(speaker.appliedTo, isNumber ? speaker.argument(only.text, false) : say(node.of))
    } else if (isFunction(formula[at - 1]) && (isPlainNumber(node) || degreesOf(node) !== null)) {
      const hasSign = following?.kind === 'sign' && following.name === 'degrees'
      const inside = degreesOf(node)
      words.push(speaker.argument(inside ?? (node as Of<'number'>).text, inside !== null || hasSign))
      if (hasSign) at++
    } else {
      if (node.kind === 'root' && isPlainNumber(formula[at - 1])) words.push(speaker.sign('times'))
      words.push(one(node, speaker, say))
    }
  }
  return words.filter(Boolean).join(' ')
}

function one(node: FormulaNode, speaker: Speaker, say: Say): string {
  switch (node.kind) {
    case 'number':
      return speaker.number(node.text)
    case 'letter':
      return speaker.letter(node.text)
    case 'words':
      return node.text
    case 'sign':
      return speaker.sign(node.name)
    case 'function':
      return speaker.functionOver(node.name, null, null, say)
    case 'big':
      return speaker.big(node.name, null, null, say)
    case 'fraction':
      return speaker.fraction(node, say)
    case 'root':
      return speaker.root(node, say)
    case 'brackets':
      return speaker.brackets(node, say)
    case 'accent':
      return speaker.accent(node, say)
    case 'group': {
      const degrees = degreesOf(node)
      return degrees === null ? say(node.of) : speaker.degrees(degrees)
    }
    case 'rows':
      return speaker.rows(node, say)
    case 'scripts': {
      const { base, sub, sup } = node
      if (base?.kind === 'big') return speaker.big(base.name, sub, sup, say)
      if (base?.kind === 'function') return speaker.functionOver(base.name, sub, sup, say)
      const bare = base ? one(base, speaker, say) : ''
      const indexed = sub ? speaker.index(bare, sub, say) : bare
      return sup ? speaker.power(indexed, sup, say) : indexed
    }
  }
}
