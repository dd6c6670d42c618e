import { type Both, type Course, coursesOfUs, type Skill, scienceSkills, skills } from './skills.ts'

/** A topic of a school year: a group of skills. */
export interface ProgramTopic {
  /** The topic part of its skills' ids: the second, in physics and chemistry the third. */
  topicId: string
  title: Both
  skillIds: readonly string[]
}

/** The United States courses taught in a grade. */
const coursesOfGrade: Readonly<Record<number, readonly Course[]>> = {
  5: ['4', '5'],
  6: ['6'],
  7: ['7'],
  8: ['8'],
  9: ['A1'],
  10: ['GEO'],
  11: ['A2'],
  12: ['PC', 'CALC'],
}

/**
 * The Russian and Belarusian grades whose physics and chemistry match a United States grade: middle school teaches
 * forces, energy and matter as physical science, high school the rest, a little later.
 */
const scienceGradesOfUs: Readonly<Record<number, readonly number[]>> = {
  7: [7],
  8: [7],
  9: [7],
  10: [8],
  11: [9],
  12: [10, 11],
}

/** Teaching order of a grade where it differs from the order of our skills. */
const orderOfUs: Readonly<Record<number, readonly string[]>> = {
  8: 'powers roots equations systems functions symmetry lines similarity pythagoras solids statistics'.split(' '),
}

/** Topics of a grade that Lumi has no exercises for. */
const onlineTopicsOfUs: Readonly<Record<number, readonly Both[]>> = {
  8: [
    { en: 'Translations and rotations', ru: 'Сдвиги и повороты' },
    { en: 'Scatter plots and two-way tables', ru: 'Диаграммы рассеяния и таблицы с двумя признаками' },
  ],
}

const titles: Readonly<Record<string, Both>> = {
  algebra: { en: 'Letters and brackets', ru: 'Буквенные выражения' },
  areas: { en: 'Areas', ru: 'Площади' },
  binomial: { en: 'Binomial theorem', ru: 'Бином Ньютона' },
  circle: { en: 'Circle', ru: 'Окружность' },
  combinatorics: { en: 'Counting', ru: 'Комбинаторика' },
  complex: { en: 'Complex numbers', ru: 'Комплексные числа' },
  coordinates: { en: 'Coordinates', ru: 'Координаты' },
  decimals: { en: 'Decimals', ru: 'Десятичные дроби' },
  derivative: { en: 'Derivative', ru: 'Производная' },
  divisibility: { en: 'Divisibility', ru: 'Делимость' },
  equations: { en: 'Equations', ru: 'Уравнения' },
  exponents: { en: 'Growth and decay', ru: 'Показательная функция' },
  exam: { en: 'Tasks of the exam', ru: 'Задачи экзамена' },
  factoring: { en: 'Factoring', ru: 'Разложение на множители' },
  fractions: { en: 'Fractions', ru: 'Обыкновенные дроби' },
  functions: { en: 'Functions', ru: 'Функции' },
  geometry: { en: 'Figures and angles', ru: 'Фигуры и углы' },
  inequalities: { en: 'Inequalities', ru: 'Неравенства' },
  integers: { en: 'Integers', ru: 'Целые числа' },
  integral: { en: 'Integral', ru: 'Интеграл' },
  limits: { en: 'Limits', ru: 'Пределы' },
  lines: { en: 'Parallel lines', ru: 'Параллельные прямые' },
  logs: { en: 'Logarithms', ru: 'Логарифмы' },
  matrices: { en: 'Matrices', ru: 'Матрицы' },
  monomials: { en: 'Monomials', ru: 'Одночлены' },
  numbers: { en: 'Natural numbers', ru: 'Натуральные числа' },
  order: { en: 'Order of operations', ru: 'Порядок действий' },
  parameters: { en: 'Parameters', ru: 'Параметры' },
  percent: { en: 'Percent', ru: 'Проценты' },
  polynomials: { en: 'Polynomials', ru: 'Многочлены' },
  powers: { en: 'Powers', ru: 'Степени' },
  probability: { en: 'Probability', ru: 'Вероятность' },
  problems: { en: 'Word problems', ru: 'Текстовые задачи' },
  products: { en: 'Special products', ru: 'Формулы сокращённого умножения' },
  progressions: { en: 'Progressions', ru: 'Прогрессии' },
  pythagoras: { en: 'Pythagorean theorem', ru: 'Теорема Пифагора' },
  quadratics: { en: 'Quadratic equations', ru: 'Квадратные уравнения' },
  quadrilaterals: { en: 'Quadrilaterals', ru: 'Четырёхугольники' },
  ratio: { en: 'Ratio and proportion', ru: 'Отношения и пропорции' },
  rational: { en: 'Rational expressions', ru: 'Рациональные дроби' },
  rationals: { en: 'Signed fractions', ru: 'Рациональные числа' },
  roots: { en: 'Roots', ru: 'Корни' },
  similarity: { en: 'Similar triangles', ru: 'Подобие' },
  solids: { en: 'Solids', ru: 'Тела' },
  statistics: { en: 'Statistics', ru: 'Статистика' },
  symmetry: { en: 'Symmetry', ru: 'Симметрия' },
  systems: { en: 'Systems of equations', ru: 'Системы уравнений' },
  triangles: { en: 'Triangles', ru: 'Треугольники' },
  trig: { en: 'Trigonometry', ru: 'Тригонометрия' },
  units: { en: 'Units', ru: 'Единицы измерения' },
  vectors: { en: 'Vectors', ru: 'Векторы' },
}

const isOfGrade = (skill: Skill, country: string, wanted: number) =>
  country === 'US'
    ? coursesOfUs(skill).some((course) => (coursesOfGrade[wanted] ?? []).includes(course))
    : skill.grade === wanted

/** The topics of a program in teaching order; empty for a subject without built-in lessons. */
export function topicsOf(program: { subject: string; country: string; grade: number }): ProgramTopic[] {
  const { subject, country, grade } = program
  if (subject === 'physics' || subject === 'chemistry') return scienceTopics(subject, country, grade)
  if (subject !== 'maths') return []
  const found = new Map<string, string[]>()
  for (const skill of skills) {
    if (!isOfGrade(skill, country, grade)) continue
    const topicId = skill.id.split('.')[1]!
    found.set(topicId, [...(found.get(topicId) ?? []), skill.id])
  }
  const topics = [...found].map(([topicId, skillIds]) => ({ topicId, title: titles[topicId]!, skillIds }))
  const order = country === 'US' ? orderOfUs[grade] : undefined
  return order ? topics.sort((a, b) => order.indexOf(a.topicId) - order.indexOf(b.topicId)) : topics
}

/** Topics of a program that only the online tutor can teach. */
export const onlineTopicsOf = ({ subject, country, grade }: Parameters<typeof topicsOf>[0]): readonly Both[] =>
  (subject === 'maths' && country === 'US' && onlineTopicsOfUs[grade]) || []

/** In the sciences each skill is a topic. A grade without skills of its own repeats those of the nearest grade. */
function scienceTopics(subject: 'physics' | 'chemistry', country: string, grade: number): ProgramTopic[] {
  const ofSubject = scienceSkills.filter(({ id }) => id.split('.')[1] === subject)
  const wanted = country === 'US' ? (scienceGradesOfUs[grade] ?? [grade]) : [grade]
  const found = ofSubject.filter((skill) => wanted.includes(skill.grade))
  const distance = (skill: Skill) => Math.abs(skill.grade - wanted[0]!)
  const nearest = Math.min(...ofSubject.map(distance))
  const shown = found.length > 0 ? found : ofSubject.filter((skill) => distance(skill) === nearest)
  return shown.map(({ id, title }) => ({ topicId: id.split('.')[2]!, title, skillIds: [id] }))
}
