import { type Equation, type Expr, equation, namesOf } from '../math/ast.ts'
import { chemistryFormulas, physicsFormulas } from '../science/formulas.ts'
import { safeValue } from './formulas.ts'
import { near } from './look.ts'
import { parseNotation } from './notation.ts'

/**
 * Formulas of school in the letters that books use. A formula with exactly the letters of one of these, and not equal to
 * any of them, is false. `u`, `a`: the n-th and the first term of an arithmetic progression; `w`, `b` of a geometric one.
 */
const school = `
D = b^2-4*a*c; C = 2*π*r; C = π*d; C = π*D; S = π*r^2; A = π*r^2; S = π*d^2/4; S = a*h; S = a*h/2; A = b*h; A = b*h/2; S = b*h; S = b*h/2
S = (a+b)*h/2; A = (a+b)*h/2; V = π*r^2*h; V = π*r^2*h/3; V = 4*π*r^3/3; S = a*b; A = a*b; S = a*b/2; P = 2*(a+b); V = a*b*c; V = a*b*h
P = a+b+c; c = √(a^2+b^2); S = d*e/2; S = p*r; V = S*h; V = S*h/3; V = a^3; S = 6*a^2; P = 4*a; S = a^2; A = l*w; P = 2*(l+w)
u = a+(n-1)*d; S = (a+u)*n/2; S = (2*a+(n-1)*d)*n/2; w = b*q^(n-1); S = b*(q^n-1)/(q-1); S = b/(1-q)
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

/** Letters with an index that says whose they are: `E_k`, `a_n`. */
const plain = (source: string) =>
  source
    .replace(/a_\{?n\}?/g, 'u')
    .replace(/b_\{?n\}?/g, 'w')
    .replace(/([ab])_\{?1\}?/g, '$1')
    .replace(/_\{?\\?(?:text|mathrm)?\{?\p{L}+\}?\}?/gu, '')

/** Whether the equality is a formula with the letters of one in the book, and says otherwise. */
export function falseFormula(source: string, left: Expr | null, right: Expr | null): boolean {
  const [a, b] =
    left && right
      ? [left, right]
      : plain(source)
          .split('=')
          .map((side) => parseNotation(side))
  if (!a || !b || (a.kind !== 'name' && b.kind !== 'name')) return false
  const [name, value] = a.kind === 'name' ? [a.name, b] : [(b as { name: string }).name, a]
  const letters = namesOf(equation(a, b)).toSorted()
  if (letters.length < 3 && !['C', 'S', 'A'].includes(name)) return false
  const candidates = book().filter((each) => each.letters === letters.join(''))
  return candidates.length > 0 && !candidates.some((each) => isSame(name, value, each.equation, letters))
}

/** Put in for the letter on the left, the right side makes the formula of the book true for whatever values. */
function isSame(name: string, value: Expr, formula: Equation, letters: readonly string[]): boolean {
  let state = 7
  const next = () => {
    state = (state * 16807) % 2147483647
    return 0.5 + (state % 1000) / 400
  }
  let tried = 0
  for (let round = 0; round < 8; round++) {
    const values = Object.fromEntries(letters.map((letter) => [letter, next()]))
    const own = safeValue(value, values)
    if (!Number.isFinite(own)) continue
    const [x, y] = [formula.left, formula.right].map((side) => safeValue(side, { ...values, [name]: own }))
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue
    tried++
    if (!near(x!, y!)) return false
  }
  return tried > 0
}
