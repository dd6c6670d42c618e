import type { Language } from '../math/latex.ts'
import type { FigureName } from '../math/tasks/figure-formulas.ts'

/** A usual mistake about figures, and the question that leads out of it. */
export const figureCauses = {
  halves: {
    en: 'The diagonals cut each other in half. Which pieces of them are the legs of one small right triangle?',
    ru: 'Диагонали делят друг друга пополам. Какие их отрезки станут катетами маленького прямоугольного треугольника?',
  },
  straight: {
    en: 'Straight across is shorter than along both sides. Which theorem links the three sides of a right triangle?',
    ru: 'Напрямик короче, чем вдоль двух сторон. Какая теорема связывает три стороны прямоугольного треугольника?',
  },
  longest: {
    en: 'The hypotenuse is the longest side. Does its square come out of adding, or is something taken away from it?',
    ru: 'Гипотенуза длиннее катетов. Её квадрат тут складывают или из него вычитают?',
  },
  half: {
    en: 'That is a whole rectangle. What part of it is the triangle?',
    ru: 'Это целый прямоугольник. Какую часть от него занимает треугольник?',
  },
  upright: {
    en: 'Base and height meet at a right angle. Which two sides of yours do that?',
    ru: 'Основание и высота встречаются под прямым углом. Какие две стороны у тебя так стоят?',
  },
  radius: {
    en: 'Look at the letter in the formula: does it want the radius or the diameter?',
    ru: 'Посмотри на букву в формуле: там радиус или диаметр?',
  },
  around: {
    en: 'Area counts what lies inside, perimeter the way around. Which of the two did you find?',
    ru: 'Площадь считает, что внутри, а периметр считает путь вокруг. Что из этого получилось у тебя?',
  },
  middle: {
    en: 'The height meets the base in its middle. Which piece of the base belongs to the small right triangle?',
    ru: 'Высота делит основание пополам. Какой его отрезок входит в маленький прямоугольный треугольник?',
  },
  sides: {
    en: 'That is one length and one width. How many sides does the way around have?',
    ru: 'Это одна длина и одна ширина. Сколько сторон в пути вокруг?',
  },
  between: {
    en: 'The midline lies between the two bases. Can it be longer than both of them?',
    ru: 'Средняя линия лежит между основаниями. Может ли она быть длиннее обоих?',
  },
} as const satisfies Record<string, Record<Language, string>>
export type FigureCause = keyof typeof figureCauses

/** What a usual mistake comes to, in the letters of the figure's formulas: `part = expression: cause`. */
export const figureSlips: Partial<Record<FigureName, readonly (readonly [string, string, FigureCause])[]>> = {
  rhombus: [
    ['side', 'sqrt(d^2 + f^2)', 'halves'],
    ['perimeter', '4*sqrt(d^2 + f^2)', 'halves'],
    ['area', 'd*f', 'half'],
  ],
  right: [
    ['hypotenuse', 'a + b', 'straight'],
    ['leg', 'sqrt(c^2 + a^2)', 'longest'],
    ['leg', 'sqrt(c^2 + b^2)', 'longest'],
    ['leg', 'c - a', 'straight'],
    ['leg', 'c - b', 'straight'],
    ['area', 'a*b', 'half'],
    ['area', 'a*c/2', 'upright'],
    ['area', 'b*c/2', 'upright'],
  ],
  rectangle: [
    ['diagonal', 'a + b', 'straight'],
    ['perimeter', 'a + b', 'sides'],
    ['perimeter', 'a*b', 'around'],
    ['area', '2*(a + b)', 'around'],
  ],
  square: [
    ['diagonal', '2*a', 'straight'],
    ['area', '4*a', 'around'],
    ['perimeter', 'a^2', 'around'],
  ],
  circle: [
    ['area', 'π*D^2', 'radius'],
    ['area', '2*π*r', 'around'],
    ['circumference', 'π*r', 'radius'],
    ['circumference', '2*π*D', 'radius'],
    ['circumference', 'π*r^2', 'around'],
    ['radius', 'D', 'radius'],
  ],
  triangle: [['area', 'a*h', 'half']],
  isosceles: [
    ['height', 'sqrt(a^2 - b^2)', 'middle'],
    ['leg', 'sqrt(h^2 + b^2)', 'middle'],
    ['area', 'b*h', 'half'],
  ],
  trapezium: [['midline', 'a + b', 'between']],
}
