import { type Formula, type FormulaNode, readFormula } from './formula-tree.ts'
import { isShort } from './speaker.ts'

const signs: Readonly<Record<string, string>> = {
  plus: ' + ',
  minus: ' − ',
  'plus-minus': ' ± ',
  'minus-plus': ' ∓ ',
  times: ' · ',
  divided: ' : ',
  equals: ' = ',
  'not-equal': ' ≠ ',
  about: ' ≈ ',
  identical: ' ≡ ',
  similar: ' ∼ ',
  congruent: ' ≅ ',
  less: ' < ',
  greater: ' > ',
  'at-most': ' ≤ ',
  'at-least': ' ≥ ',
  tends: ' → ',
  yields: ' → ',
  reversible: ' ⇌ ',
  implies: ' ⇒ ',
  equivalent: ' ⇔ ',
  in: ' ∈ ',
  'not-in': ' ∉ ',
  union: ' ∪ ',
  intersection: ' ∩ ',
  without: ' \\ ',
  subset: ' ⊂ ',
  infinity: '∞',
  'empty-set': '∅',
  percent: '%',
  factorial: '!',
  prime: '′',
  degrees: '°',
  angle: '∠',
  triangle: '△',
  perpendicular: ' ⟂ ',
  parallel: ' ∥ ',
  'for-all': '∀',
  exists: '∃',
  'and-so-on': '…',
  reals: 'ℝ',
  naturals: 'ℕ',
  integers: 'ℤ',
  rationals: 'ℚ',
  complexes: 'ℂ',
  comma: ', ',
  semicolon: '; ',
  stop: '. ',
}
const greek: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  omicron: 'ο',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  upsilon: 'υ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
}
const high: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−=()ni'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at]!]),
)
const low: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−=()'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at]!]),
)

/** A formula on one line without LaTeX, as it would be typed: `x = (−b ± √D)/(2a)`. */
export const formulaAsText = (latex: string): string => line(readFormula(latex))

function line(formula: Formula): string {
  return formula
    .map((node, at) => {
      const text = one(node)
      // A sign with nothing before it is a prefix (`-x`), so it gets no space.
      const before = formula[at - 1]
      const isUnary =
        node.kind === 'sign' && (at === 0 || (before?.kind === 'sign' && signs[before.name]?.startsWith(' ')))
      if (isUnary && /minus|plus/.test(node.name)) return text.trim()
      return node.kind === 'function' && formula[at + 1]?.kind !== 'brackets' ? `${text} ` : text
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const bracketed = (formula: Formula) => (isSimple(formula) ? line(formula) : `(${line(formula)})`)
const isSimple = (formula: Formula) => formula.length <= 1 && isShort(formula)

function raised(text: string, table: Readonly<Record<string, string>>, mark: string): string {
  const compact = text.replaceAll(' ', '')
  if ([...compact].every((character) => table[character]))
    return [...compact].map((character) => table[character]).join('')
  return [...compact].length === 1 ? `${mark}${compact}` : `${mark}(${text})`
}

function one(node: FormulaNode): string {
  switch (node.kind) {
    case 'number':
    case 'words':
      return node.text
    case 'letter': {
      const sign = greek[node.text.toLowerCase()]
      if (sign === undefined) return node.text
      return /^[A-Z]/.test(node.text) ? sign.toUpperCase() : sign
    }
    case 'sign':
      return signs[node.name] ?? node.name
    case 'function':
      return node.name
    case 'big':
      return { sum: '∑', product: '∏', integral: '∫' }[node.name]
    case 'fraction':
      return node.isBinomial
        ? `C(${line(node.top)}; ${line(node.bottom)})`
        : `${bracketed(node.top)}/${bracketed(node.bottom)}`
    case 'root': {
      const index = node.index ? line(node.index) : ''
      const sign = { '': '√', '2': '√', '3': '∛', '4': '∜' }[index]
      return sign ? sign + bracketed(node.of) : `${raised(index, high, '')}√${bracketed(node.of)}`
    }
    case 'scripts': {
      const base = node.base ? one(node.base) : ''
      const sub = node.sub ? raised(line(node.sub), low, '_') : ''
      const sup = node.sup ? raised(line(node.sup), high, '^') : ''
      const isOpen = node.base?.kind === 'function' || node.base?.kind === 'big'
      return `${base}${sub}${sup}${isOpen ? ' ' : ''}`
    }
    case 'brackets':
      return `${node.open.replace('\\', '')}${line(node.of)}${node.close.replace('\\', '')}`
    case 'accent':
      return { vector: '→', bar: '¯', hat: '^' }[node.name] + line(node.of)
    case 'group':
      return line(node.of)
    case 'rows':
      return node.rows.map((cells) => cells.map(line).join(', ')).join('; ')
  }
}
