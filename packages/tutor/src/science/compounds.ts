import { atomicMasses } from './elements.ts'

/** The composition of a substance: atoms of each element in one formula unit, and the charge. */
export interface Compound {
  readonly atoms: ReadonlyMap<string, number>
  readonly charge: number
  /** The formula as written, in plain digits: `CuSO4·5H2O`. */
  readonly text: string
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
export const plainDigits = (text: string) =>
  text
    .replace(/[₀-₉]/g, (sign) => `${subscripts.indexOf(sign)}`)
    .replace(/_\{?(\d+)\}?/g, '$1')
    .replace(/\\(?:text|mathrm|ce)\{([^}]*)\}/g, '$1')
    .replace(/[∙•*⋅.](?=\d*[A-Z])/g, '·')

/**
 * Parses a chemical formula: `H2SO4`, `Ca(OH)2`, `CuSO4·5H2O`, `SO4^2-`, `NH4+`; null where it is no formula of known
 * elements.
 */
export function readCompound(written: string): Compound | null {
  const text = plainDigits(written.trim())
  const [, body, charge] = /^(.+?)(\^\{?\d*[-+−]\}?|[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]|[+−-])?$/.exec(text) ?? []
  if (!body || !/^[A-Z]/.test(body)) return null
  const atoms = new Map<string, number>()
  for (const part of body.split('·')) {
    const [, factor, rest] = /^(\d*)(.+)$/.exec(part)!
    const counted = countIn(rest!)
    if (!counted) return null
    for (const [element, count] of counted) atoms.set(element, (atoms.get(element) ?? 0) + count * Number(factor || 1))
  }
  return { atoms, charge: charge ? chargeOf(charge) : 0, text }
}

function chargeOf(text: string): number {
  const digits = text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => `${raised.indexOf(sign)}`).replace(/[^\d]/g, '')
  return Number(digits || 1) * (/[-−⁻]/.test(text) ? -1 : 1)
}

const TOKEN = /([A-Z][a-z]?)(\d*)|([([])|([)\]])(\d*)/y

function countIn(text: string): Map<string, number> | null {
  const stack: Map<string, number>[] = [new Map()]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text)
    if (!found) return null
    const [, element, count, opens, closes, times] = found
    const top = stack.at(-1)!
    if (element) {
      if (!atomicMasses.rounded.has(element)) return null
      top.set(element, (top.get(element) ?? 0) + Number(count || 1))
    } else if (opens) stack.push(new Map())
    else if (closes) {
      const inner = stack.pop()!
      const outer = stack.at(-1)
      if (!outer || inner.size === 0) return null
      for (const [each, number] of inner) outer.set(each, (outer.get(each) ?? 0) + number * Number(times || 1))
    }
  }
  return stack.length === 1 && stack[0]!.size > 0 ? stack[0]! : null
}

/** Molar mass in g/mol. */
export const molarMass = ({ atoms }: Compound, masses: ReadonlyMap<string, number> = atomicMasses.rounded): number =>
  [...atoms].reduce((sum, [element, count]) => sum + count * masses.get(element)!, 0)

/** `\mathrm{H_2SO_4}` */
export function latexOfCompound({ text, charge }: Compound): string {
  const body = text.replace(/(?:\^\{?\d*[-+−]\}?|[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]|[+−-])$/, '')
  const inner = body
    .split('·')
    .map((part, index) => {
      const [, factor, rest] = /^(\d*)(.+)$/.exec(part)!
      return `${index > 0 ? factor : ''}${(index > 0 ? rest! : part).replace(/(?<=[A-Za-z)\]])(\d+)/g, '_{$1}')}`
    })
    .join('\\cdot ')
  const sign = charge === 0 ? '' : `^{${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}}`
  return `\\mathrm{${inner}${sign}}`
}

/** Letters of points and unknowns are hardly ever these. */
const usual = ['H', 'O', 'Cl']
const gases = /^\d*(?:[HONF]|Cl|Br|I)[23]$/

/** A formula of several elements, "2Al2O3", "H2O", with the coefficient before it. */
function isSubstance(written: string): boolean {
  const formula = written.replace(/^\d+/, '')
  const atoms = /[2-9]|[a-z]/.test(formula) ? readCompound(formula)?.atoms : undefined
  return atoms !== undefined && atoms.size > 1 && usual.some((element) => atoms.has(element))
}

const written = /(?<![\p{L}\d])\d*(?:[A-Z][a-z]?[\d₀-₉]*)+(?![\p{L}\d])/gu

/**
 * The text with the substances of a reaction, "2Al + 3O2 = Al2O3", as words: their letters and digits are no unknowns and
 * numbers. Positions stay.
 */
export function withoutReaction(text: string): string {
  const isJoined = (from: number, to: number) =>
    /(?:[+=→]|->)\s*$/.test(text.slice(0, from)) || /^\s*(?:[+=→]|-+>)/.test(text.slice(to))
  const found = [...text.matchAll(written)].flatMap(({ 0: each, index }) =>
    isJoined(index, index + each.length) ? [plainDigits(each)] : [],
  )
  if (!found.some(isSubstance)) return text
  return text.replace(written, (each) =>
    found.includes(plainDigits(each)) && (isSubstance(plainDigits(each)) || gases.test(plainDigits(each)))
      ? 'ъ'.repeat(each.length)
      : each,
  )
}
