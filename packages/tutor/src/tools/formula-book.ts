import { type Equation, equation, namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { chemistryFormulas, physicsFormulas, storyFormulas } from '../science/formulas.ts'

interface Entry {
  readonly title: Readonly<Record<Language, string>>
  readonly equation: Equation
}

/** `title | Russian title | formulas of the same thing, with the letters that schools use` */
const geometry = `
Area of a rectangle | Площадь прямоугольника | S = a*b ; A = a*b ; A = l*w ; S = l*w
Area of a square | Площадь квадрата | S = a^2 ; A = a^2 ; A = s^2
Perimeter of a rectangle | Периметр прямоугольника | P = 2*(a+b) ; P = 2*(l+w)
Perimeter of a square | Периметр квадрата | P = 4*a ; P = 4*s
Area of a triangle | Площадь треугольника | S = a*h/2 ; A = a*h/2 ; A = b*h/2 ; S = b*h/2
Area of a parallelogram | Площадь параллелограмма | S = a*h ; A = a*h ; A = b*h ; S = b*h
Area of a trapezoid | Площадь трапеции | S = (a+b)*h/2 ; A = (a+b)*h/2
Area of a circle | Площадь круга | S = π*r^2 ; A = π*r^2 ; S = π*R^2 ; S = π*d^2/4 ; A = π*d^2/4
Length of a circle | Длина окружности | C = 2*π*r ; C = π*d ; L = 2*π*r ; l = 2*π*r ; C = 2*π*R
Volume of a box | Объём прямоугольного параллелепипеда | V = a*b*c ; V = l*w*h ; V = S*h
Volume of a cube | Объём куба | V = a^3 ; V = s^3
Volume of a cylinder | Объём цилиндра | V = π*r^2*h
Volume of a cone | Объём конуса | V = π*r^2*h/3
Volume of a ball | Объём шара | V = 4*π*r^3/3 ; V = 4*π*R^3/3
Pythagorean theorem | Теорема Пифагора | c^2 = a^2+b^2
Discriminant | Дискриминант | D = b^2-4*a*c
Uniform motion | Равномерное движение | d = v*t ; d = r*t ; d = s*t ; S = v*t
Simple interest | Простые проценты | I = P*r*t
`

let book: readonly Entry[] | null = null
function entries(): readonly Entry[] {
  book ??= [
    ...[...physicsFormulas, ...chemistryFormulas, ...storyFormulas].map(({ title, equation: own }) => ({
      title,
      equation: own,
    })),
    ...geometry
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [en = '', ru = '', formulas = ''] = line.split(' | ')
        return formulas.split(' ; ').map((text) => {
          const [left, right] = text.split(' = ').map((side) => parseExpression(side))
          return { title: { en, ru }, equation: equation(left!, right!) }
        })
      }),
  ]
  return book
}

const constantLetters = /^(?:π|e)$/
const lettersOf = (formula: Equation) => namesOf(formula).filter((letter) => !constantLetters.test(letter))

/**
 * Looks a formula up: the entry that confirms it, or an entry with the same letters that contradicts it. null: the book
 * has no formula with these letters.
 */
export function lookUp(formula: Equation): { readonly agrees: boolean; readonly entry: Entry } | null {
  const letters = lettersOf(formula).toSorted().join()
  const same = entries().filter((entry) => lettersOf(entry.equation).toSorted().join() === letters)
  const agreeing = same.find((entry) => isSameFormula(formula, entry.equation))
  const [other] = same
  return agreeing ? { agrees: true, entry: agreeing } : other ? { agrees: false, entry: other } : null
}

/**
 * Whether both formulas hold at the same points: the single letter is calculated from the first and substituted into
 * the second.
 */
function isSameFormula(formula: Equation, known: Equation): boolean {
  const lone = [formula.left, formula.right].find((side) => side.kind === 'name')
  if (lone?.kind !== 'name') return false
  const expr = lone === formula.left ? formula.right : formula.left
  const others = namesOf(formula).filter((letter) => letter !== lone.name)
  return [1, 2, 3, 4].every((round) => {
    const point = Object.fromEntries(
      others.map((letter, index) => [letter, 0.7 + ((round * 37 + index * 53) % 23) / 7]),
    )
    const value = realAt(expr, point)
    const [a, b] = [known.left, known.right].map((side) => realAt(side, { ...point, [lone.name]: value }))
    return Number.isFinite(a) && Number.isFinite(b) && Math.abs(a! - b!) <= 1e-9 * Math.max(1, Math.abs(a!))
  })
}
