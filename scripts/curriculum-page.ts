// `node scripts/curriculum-page.ts`: writes docs/curriculum.md from the skills and the map of topics.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allSkills, scienceSkills, skills } from '../packages/tutor/src/curriculum/skills.ts'
import {
  chemistryFormulas,
  type Formula,
  physicsFormulas,
  storyFormulas,
} from '../packages/tutor/src/science/formulas.ts'

/** Each phrase of the topic table and what stands for it; an empty list is said to be missing. */
const phrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '5': {
    'natural numbers': '5.numbers',
    'order of operations': '5.order',
    'divisibility, primes, GCD/LCM': '5.divisibility',
    fractions: '5.fractions',
    'mixed numbers': '6.fractions.mixed',
    decimals: '5.decimals',
    percent: '5.percent',
    units: '5.units',
    'perimeter, area, volume of boxes': '5.geometry.perimeter 5.geometry.area 5.geometry.box',
    'simple equations': '5.equations',
    mean: '5.statistics.mean',
    'measures, angles (lessons)': '5.units 5.geometry.angles',
  },
  '6': {
    integers: '6.integers',
    'signed fractions': '6.rationals',
    'ratio, proportion, scale': '6.ratio',
    'percent change': '6.percent',
    'coordinate plane': '6.coordinates',
    'like terms': '6.algebra',
    'linear equations': '6.equations',
    'word problems': '6.problems',
    'circle, probability intro (lessons)': '6.circle 6.probability',
    'symmetry (lesson)': '6.symmetry',
  },
  '7': {
    powers: '7.powers',
    monomials: '7.monomials',
    polynomials: '7.polynomials',
    'special products': '7.products',
    factoring: '7.factoring',
    'linear functions': '7.functions',
    'linear equations and systems': '7.equations 7.systems',
    'word problems': '7.problems',
    'triangles, parallel lines (lessons)': '7.triangles 7.lines',
    'motion, density, pressure; physics 7': '7.physics',
  },
  '8': {
    'rational expressions': '8.rational',
    'square roots': '8.roots',
    'quadratic equations, Vieta': '8.quadratics',
    'rational equations': '8.equations',
    'linear inequalities and systems': '8.inequalities',
    Pythagoras: '8.pythagoras',
    areas: '8.areas',
    'similarity (numeric)': '8.similarity',
    statistics: '8.statistics',
    'quadrilaterals, circle (lessons)': '8.quadrilaterals 8.circle',
    "heat, Ohm's law, power, optics": '8.physics',
    'chemistry: molar mass, moles; chemistry 8': '8.chemistry',
  },
  '9': {
    'quadratic inequalities, intervals': '9.inequalities',
    functions: '9.functions',
    'systems of second degree': '9.systems',
    progressions: '9.progressions',
    combinatorics: '9.combinatorics',
    probability: '9.probability',
    'sine and cosine rules': '9.triangles',
    vectors: '9.vectors',
    'kinematics, Newton, energy, momentum': '9.physics 7.physics.energy',
    'exam-type tasks (lessons)': '9.exam',
  },
  '10': {
    radicals: '10.roots 10.equations.irrational',
    powers: '10.powers',
    logs: '10.logs',
    'exponential and log equations and inequalities':
      '10.equations.exponential 10.equations.logarithmic 10.inequalities',
    'trig identities and equations': '10.trig',
    'limits idea': '10.limits',
    'derivative, tangent, extrema': '10.derivative',
    'solids (lessons)': '11.solids',
    'gases, Coulomb, circuits': '10.physics 8.physics.connections',
    'balancing equations, solutions': '8.chemistry.balance 8.chemistry.solutions 10.chemistry',
  },
  '11': {
    antiderivative: '11.integral.antiderivative',
    'definite integral, area': '11.integral.definite 11.integral.area',
    'solid volumes': '11.solids',
    'complex numbers': '11.complex',
    'parameters (simple)': '11.parameters',
    statistics: '11.statistics',
    binomial: '11.binomial',
    'exam review (lessons)': '11.exam',
    'oscillations, optics, quantum formulas': '9.physics.waves 8.physics.lens 11.physics',
  },
}

const found = (prefixes: string) =>
  prefixes
    .split(' ')
    .filter((prefix) => prefix !== '')
    .flatMap((prefix) => {
      const ids = allSkills.filter(({ id }) => id === prefix || id.startsWith(`${prefix}.`)).map(({ id }) => id)
      if (ids.length === 0) throw new Error(`no skill begins with ${prefix}`)
      return ids
    })

const list = (formulas: readonly Formula[]) =>
  [...new Set(formulas.map(({ title, grade }) => `${title.en.toLowerCase()} (${grade})`))].join(', ')

const sections = Object.entries(phrases).map(([grade, rows]) =>
  [
    `## Grade ${grade}`,
    '| topic | skills |',
    '|---|---|',
    ...Object.entries(rows).map(
      ([phrase, prefixes]) => `| ${phrase} | ${found(prefixes).join(', ') || '**missing**'} |`,
    ),
  ].join('\n'),
)
const all = allSkills.map(
  ({ id, title, grade, course, needs }) =>
    `| ${id} | ${title.en} | ${title.ru} | ${grade} | ${course} | ${needs.join(', ') || '–'} |`,
)
const page = `# Curriculum

Written by \`node scripts/curriculum-page.ts\`. ${skills.length} skills of mathematics, each with a short lesson in English and Russian, what it needs, and three generators of exercises; every instance is verified before it is given (\`curriculum/exercises.ts\`). ${scienceSkills.length} more are of physics and chemistry, offered to those who ask for them. What no skill stands for is marked as missing.

## What the tutor works out
Formulas and patterns behind the tasks in words (\`science/\`): each is solved for any of its letters, with units, and put back into the formula before it is told.

| subject | formulas and patterns |
|---|---|
| physics | ${list(physicsFormulas)} |
| chemistry | ${list(chemistryFormulas)}, molar mass, mass fraction of an element, balancing, calculation by an equation |
| stories | ${list(storyFormulas)}, percent (one or several changes, forwards, backwards, a part), proportion, inverse proportion, ages and sums with a difference or a ratio |


${sections.join('\n\n')}

## All skills
Grade: programmes of Russia and Belarus. Course: grade or course in the United States (A1 Algebra 1, GEO Geometry, A2 Algebra 2, PC Pre-calculus, CALC Calculus).

| skill | title | Russian title | grade | course | needs |
|---|---|---|---|---|---|
${all.join('\n')}
`
writeFileSync(fileURLToPath(new URL('../docs/curriculum.md', import.meta.url)), page)
