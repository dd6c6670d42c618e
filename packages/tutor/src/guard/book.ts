import { type Equation, type Expr, equation, namesOf, someNode } from '../math/ast.ts'
import { regExpOf } from '../pattern.ts'
import { chemistryFormulas, physicsFormulas } from '../science/formulas.ts'
import { safeValue } from './formulas.ts'
import type { Look } from './look.ts'
import { parseNotation } from './notation.ts'

/**
 * School formulas in their textbook letters. A formula with exactly the letters of one of these that is equivalent to
 * none of them is false. `u`, `a`: the n-th and the first term of an arithmetic progression; `w`, `b`: of a geometric
 * one.
 */
const school = `
D = b^2-4*a*c; C = 2*π*r; C = π*d; C = π*D; S = π*r^2; A = π*r^2; S = π*d^2/4; S = a*h; S = a*h/2; A = b*h; A = b*h/2; S = b*h; S = b*h/2
S = (a+b)*h/2; A = (a+b)*h/2; V = π*r^2*h; V = π*r^2*h/3; V = 4*π*r^3/3; S = a*b; A = a*b; S = a*b/2; P = 2*(a+b); V = a*b*c; V = a*b*h
P = a+b+c; c = √(a^2+b^2); S = d*e/2; S = p*r; V = S*h; V = S*h/3; V = a^3; S = 6*a^2; P = 4*a; S = a^2; A = l*w; P = 2*(l+w)
R = j+k; R = j*k/(j+k); 1/R = 1/j+1/k; x = (-b+√D)/(2*a); x = (-b+√(b^2-4*a*c))/(2*a); S = 180*(n-2); P = U*v+u*V; Q = (U*v-u*V)/v^2
C^2 = j^2+k^2; c^2 = a^2+b^2; a^2 = c^2-b^2; 1/f = 1/d+1/F; c^2 = a^2+b^2-2*a*b*cos(C); u = a+(n-1)*d; S = (a+u)*n/2; S = (2*a+(n-1)*d)*n/2; w = b*q^(n-1); S = b*(q^n-1)/(q-1); S = b/(1-q)
F = m*a; F = m*g; P = m*g; p = m*v; E = m*v^2/2; E = m*g*h; E = k*x^2/2; F = k*x; E = m*c^2; A = F*s; W = F*s; W = F*d; P = A/t; P = W/t; N = A/t
P = U*I; P = I*U; P = U^2/R; P = I^2*R; Q = I^2*R*t; I = U/R; I = V/R; V = I*R; U = I*R; R = ρ*l/S; ρ = m/V; d = m/V; p = F/S; p = F/A; p = ρ*g*h
v = s/t; v = d/t; a = (v-u)/t; v = u+a*t; v = a*t; v = g*t; s = a*t^2/2; s = g*t^2/2; h = g*t^2/2; d = v*t; s = v*t; s = u*t+a*t^2/2; v = √(2*g*h)
Q = c*m*t; Q = m*c*t; Q = L*m; Q = q*m; n = m/M; c = n/V; T = 1/f; f = 1/T; v = λ*f; λ = v/f; a = v^2/r; F = m*v^2/r; I = P*r*t; S = v*t; E = h*f; I = q/t; U = A/q
`

interface Entry {
  readonly equation: Equation
  readonly letters: string
}
const keyOf = (equation: Equation) => namesOf(equation).toSorted().join('')

let entries: readonly Entry[] | null = null
function book(): readonly Entry[] {
  entries ??= [
    ...school
      .split(/[;\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [left, right] = line.split(' = ').map((side) => parseNotation(side)!)
        return equation(left!, right!)
      }),
    ...[...physicsFormulas, ...chemistryFormulas].map((each) => each.equation),
  ].map((each) => ({ equation: each, letters: keyOf(each) }))
  return entries
}

/** Drops an index that only names the owner of a quantity: `E_k`, `a_n`. */
const plain = (source: string) =>
  inSingleLetters(
    source
      .replace(/a_\{?n\}?/g, 'u')
      .replace(/b_\{?n\}?/g, 'w')
      .replace(/([ab])_\{?1\}?/g, '$1')
      .replace(/x_\{?1\s*[,;]\s*2\}?/g, 'x')
      .replace(/[±]|\\pm(?![a-z])/g, '+')
      .replace(/\\(?:left|right)(?![a-z])|\\[,;:! ]/g, '')
      .replace(/_\{?\\?(?:text|mathrm)?\{?\s*\p{L}+\s*\}?\}?/gu, ''),
  )

/** Replaces `R_1`, `R_2` by single letters, consistently within a formula. */
function inSingleLetters(source: string): string {
  const indexed = [
    ...new Set([...source.matchAll(/([a-zA-Z])_\{?(\d)\}?/g)].map((match) => `${match[1]}_${match[2]}`)),
  ].sort()
  const free = [...'jkqwyzhuoxnml'].filter((letter) => !source.includes(letter))
  return indexed.reduce(
    (text, name, index) =>
      text.replace(regExpOf(`${name[0]}_(?:\\{${name[2]}\\}|${name[2]})`, 'g'), free[index] ?? name[0]!),
    source,
  )
}

/**
 * The derivatives of two functions as single letters, `P` for the product's, `Q` for the quotient's; null for any other
 * formula.
 */
function inDerivatives(source: string): string | null {
  if (!/['′]/.test(source)) return null
  const text = source
    .replaceAll('′', "'")
    .replace(/\\(?:left|right|cdot)(?![a-z])|\s/g, '')
    .replace(/\(x\)/g, '')
    .replace(/f(?=['g)])|(?<=[(+])f|(?<=\{)f/g, 'u')
    .replace(/g/g, 'v')
    .replace(/\(\\frac\{u\}\{v\}\)'|\(u\/v\)'/g, 'Q')
    .replace(/\(u\*?v\)'/g, 'P')
    .replace(/u'/g, 'U')
    .replace(/v'/g, 'V')
  return /'/.test(text) || !/[PQ]/.test(text) ? null : text
}

/** True if the equality has exactly the letters of a formula in the book but contradicts it. */
export function falseFormula(source: string, left: Expr | null, right: Expr | null): boolean {
  const hasIndex = /_|±|\\pm/.test(source)
  const [a, b] =
    left && right && !hasIndex
      ? [left, right]
      : (inDerivatives(source) ?? plain(source)).split('=').map((side) => parseNotation(side))
  if (!a || !b || source.split('=').length !== 2) return false
  const given = equation(a, b)
  const letters = namesOf(given).toSorted()
  const name = a.kind === 'name' ? a.name : b.kind === 'name' ? b.name : ''
  if (letters.length < 3 && !['C', 'S', 'A', 'V', 'P'].includes(name)) return false
  const candidates = book().filter((each) => each.letters === letters.join(''))
  if (candidates.length === 0) return false
  // A line of a calculation is no formula: no side is a single letter, and it has no square, fraction or root.
  if (name === '' && !/\^2|²|\\frac|\/|\\sqrt|√/.test(source)) return false
  const found = candidates.map((each) => isSame(given, each.equation, letters))
  return found.every((each) => each === false)
}

/**
 * Samples points where the given equality holds and tests the book's formula there; null if no such point was found.
 */
function isSame(given: Equation, formula: Equation, letters: readonly string[]): boolean | null {
  let state = 7
  const next = () => {
    state = (state * 16807) % 2147483647
    return 0.5 + (state % 1000) / 400
  }
  const differ = ({ left, right }: Equation, values: Record<string, number>) =>
    safeValue(left, values) - safeValue(right, values)
  let tried = 0
  for (let round = 0; round < 10; round++) {
    const values: Record<string, number> = Object.fromEntries(letters.map((letter) => [letter, next()]))
    const letter = letters[round % letters.length]!
    const root = rootOf((x) => differ(given, { ...values, [letter]: x }))
    if (root === null) continue
    const at = { ...values, [letter]: root }
    const [x, y] = [safeValue(formula.left, at), safeValue(formula.right, at)]
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue
    tried++
    if (Math.abs(x - y) > 1e-5 * Math.max(1, Math.abs(x), Math.abs(y))) return false
  }
  return tried > 0 ? true : null
}

/** A positive root: a sign change without a jump; null if none is found. */
function rootOf(f: (x: number) => number): number | null {
  let [low, below] = [0.05, f(0.05)]
  for (let x = 0.05; x < 400; x *= 1.25) {
    const value = f(x)
    if (Number.isFinite(below) && Number.isFinite(value) && Math.sign(below) !== Math.sign(value)) {
      let high = x
      for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2
        if (Math.sign(f(middle)) === Math.sign(below)) low = middle
        else high = middle
      }
      return Math.abs(f(low)) < 1e-6 * Math.max(1, Math.abs(below), Math.abs(value)) ? low : null
    }
    ;[low, below] = [x, value]
  }
  return null
}

/** True for a false derivative such as `(x^3)' = 2x^2`, tested with a difference quotient. */
export function falseDerivative(source: string): boolean {
  const match = /^\\?(?:left)?\(?(.+?)(?:\\right)?\)?\s*(?:'|′|\^\{?\\prime\}?)\s*=\s*([^='′]+)$/.exec(
    source.replace(/\$/g, '').trimStart(),
  )
  if (!match || /['′]/.test(match[1]!) || /^[a-zA-Z]$|^[a-zA-Z]\([a-z]\)$/.test(match[1]!.trim())) return false
  const [f, g] = [parseNotation(match[1]!), parseNotation(match[2]!)]
  if (!f || !g) return false
  const letters = namesOf(equation(f, g))
  const letter = ['x', 't'].find((each) => letters.includes(each))
  if (!letter || letters.some((each) => ['u', 'v', 'f', 'g'].includes(each))) return false
  let wrong = 0
  for (const [x, other] of [
    [0.7, 1.6],
    [1.3, 2.4],
    [2.1, 3.2],
  ] as const) {
    const values = Object.fromEntries(letters.map((each) => [each, other]))
    const h = 1e-5
    const slope =
      (safeValue(f, { ...values, [letter]: x + h }) - safeValue(f, { ...values, [letter]: x - h })) / (2 * h)
    const said = safeValue(g, { ...values, [letter]: x })
    if (!Number.isFinite(slope) || !Number.isFinite(said)) return false
    if (Math.abs(slope - said) > 1e-4 * Math.max(1, Math.abs(slope))) wrong++
  }
  return wrong === 3
}

const derivativeSaid =
  /(?<!\p{L}|anti-?|second )(?:derivative|производн(?:ая|ой|ую))(?: of| от| функции)*(?: \p{L}{1,2})? \$([^$=]{1,60})\$,? (?:is|equals|=|равна|—|это|будет|есть)[^$.;]{0,14}\$([^$=]{1,60})\$/iu

/** "The derivative of $kx$ is $\\frac{kx^2}{2}$": the statement; null if there is none or it holds. */
export function falseDerivativeInWords(sentence: string): string | null {
  const match = derivativeSaid.exec(sentence)
  return match && falseDerivative(`(${match[1]})' = ${match[2]}`) ? match[0] : null
}

/** Formulas whose letters are ambiguous: only the name of the quantity in the sentence identifies them. */
const namedFormulas: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:vertex|axis of symmetry|вершин\p{L}+|ос\p{L}+ симметрии)(?!\p{L})/iu, '-b/(2*a)'],
  [/(?<!\p{L})(?:sum of (?:the |both |its )?(?:two )?roots|сумм\p{L}+ (?:\p{L}+ )?корней)(?!\p{L})/iu, '-b/a'],
  [
    /(?<!\p{L})(?:product of (?:the |both |its )?(?:two )?roots|произведени\p{L}+ (?:\p{L}+ )?корней)(?!\p{L})/iu,
    'c/a',
  ],
]

/**
 * "The x-coordinate of the vertex is -b/a": a formula given for the wrong quantity. Returns the quote; null if there is
 * none.
 */
export function falseNamedFormula({ text, formulas }: Pick<Look, 'text' | 'formulas'>): string | null {
  const about = namedFormulas.filter(([name]) => name.test(text))
  if (about.length !== 1) return null
  const wanted = parseNotation(about[0]![1])!
  for (const { parts, signs, meaning, source } of formulas) {
    const said = parts.at(-1)?.expr
    if (!said || meaning === 'denied' || meaning === 'asked' || signs.some((sign) => sign !== '=')) continue
    // `b^2 - 4ac` and `ax^2 + bx + c` are other quantities; a quotient of the coefficients claims to be this one.
    const letters = namesOf(equation(said, said)).toSorted().join('')
    if (letters !== namesOf(equation(wanted, wanted)).toSorted().join('') || !someNode(said, isQuotient)) continue
    const values = { a: 3, b: 5, c: 7 }
    if (Math.abs(safeValue(said, values) - safeValue(wanted, values)) > 1e-9) return source
  }
  return null
}
const isQuotient = ({ kind }: Expr) => kind === 'divide'
