import { signed, type TaskKind, times } from './typed-task.ts'

/** Values of expressions, and expressions in another form. */

const fractions: TaskKind = ({ pick }) => {
  const [a, b, c, d, n, m] = pick([
    [1, 2, 1, 3, 5, 6],
    [2, 3, 1, 4, 11, 12],
    [3, 4, 2, 3, 17, 12],
    [5, 6, 3, 4, 19, 12],
    [1, 5, 1, 2, 7, 10],
  ] as const)
  const mixed = n > m ? [`1 ${n - m}/${m}`] : []
  return {
    kind: 'sum of fractions',
    text: `${a}/${b} + ${c}/${d}`,
    right: [`${n}/${m}`, `= ${n}/${m}`, ...mixed, `${2 * n}/${2 * m}`],
    wrong: [`${a + c}/${b + d}`, `${n + 1}/${m}`, `${n}/${m * 2}`, `${m}/${n}`],
    rightSteps: [`${(a * m) / b}/${m} + ${(c * m) / d}/${m}`],
    wrongSteps: [`${a}/${m} + ${c}/${m}`],
  }
}

const percentOf: TaskKind = ({ between, pick }) => {
  const [p, n] = [pick([5, 15, 20, 35, 60]), 20 * between(3, 30)]
  const value = (p * n) / 100
  return {
    kind: 'percent of a number',
    text: { en: `${p}% of ${n}`, ru: `Найдите ${p}% от ${n}` },
    right: [`${value}`, `= ${value}`, `${n}*0.${String(p).padStart(2, '0')} = ${value}`],
    wrong: [`${value + 10}`, `${n - value}`, `${value / 10}`],
    rightSteps: [`${n}/100 = ${n / 100}`],
    wrongSteps: [`${n}/100 = ${n / 10}`],
  }
}

const powers: TaskKind = ({ between, pick }) => {
  const [base, n, m] = [pick([2, 3, 5]), between(2, 4), between(2, 4)]
  const exponent = n + m
  return {
    kind: 'product of powers',
    text: `${base}^${n} * ${base}^${m}`,
    right: [`${base}^${exponent}`, `${base ** exponent}`, `= ${base}^${exponent} = ${base ** exponent}`],
    wrong: [`${base * base}^${exponent}`, `${base}^${n * m + 1}`, `${base ** exponent + 1}`],
    rightSteps: [`${base}^(${n}+${m})`],
  }
}

const logValue: TaskKind = ({ between, pick }) => {
  const [base, n] = [pick([2, 3, 5]), between(2, 4)]
  return {
    kind: 'value of a logarithm',
    text: `log_${base} ${base ** n}`,
    right: [
      `${n}`,
      `= ${n}`,
      { en: `${n} because ${base}^${n} = ${base ** n}`, ru: `${n}, потому что ${base}^${n} = ${base ** n}` },
    ],
    wrong: [`${n + 1}`, `${base ** n}`, `-${n}`],
  }
}

const rootValue: TaskKind = ({ between, pick }) => {
  const [a, b] = [between(2, 6), pick([2, 3, 5])]
  return {
    kind: 'simplified root',
    text: `√${a * a * b}`,
    right: [`${a}√${b}`, `= ${a}√${b}`, { en: `${a} root ${b}`, ru: `${a} ${a < 5 ? 'корня' : 'корней'} из ${b}` }],
    wrong: [`${b}√${a === b ? a + 1 : a}`, `${a * a}√${b}`, `${a + 1}√${b}`],
    rightSteps: [`√${a * a} * √${b}`],
  }
}

const expand: TaskKind = ({ between }) => {
  const a = between(2, 9)
  return {
    kind: 'expanded square',
    text: { en: `Expand (x + ${a})^2`, ru: `Раскройте скобки (x + ${a})^2` },
    right: [`x^2 + ${2 * a}x + ${a * a}`, `x²+${2 * a}x+${a * a}`, `${a * a} + ${2 * a}x + x^2`],
    wrong: [`x^2 + ${a * a}`, `x^2 + ${a}x + ${a * a}`, `x^2 + ${2 * a}x + ${2 * a + (a === 2 ? 1 : 0)}`],
    rightSteps: [`(x + ${a})(x + ${a})`, `x^2 + ${a}x + ${a}x + ${a * a}`],
  }
}

const factor: TaskKind = ({ between }) => {
  const [a, b] = [between(2, 5), between(6, 9)]
  return {
    kind: 'factored trinomial',
    text: {
      en: `Factor x^2 ${signed(b - a)}x - ${a * b}`,
      ru: `Разложите на множители x^2 ${signed(b - a)}x - ${a * b}`,
    },
    right: [`(x - ${a})(x + ${b})`, `(x+${b})(x-${a})`],
    wrong: [`(x + ${a})(x - ${b})`, `(x - ${a})(x - ${b})`, `(x - ${a + 1})(x + ${b})`],
  }
}

const trigonometry: TaskKind = ({ pick }) => {
  const [task, value, decimal, wrong] = pick([
    ['sin 30°', '1/2', '0.5', '√3/2'],
    ['cos 60°', '1/2', '0.5', '√3/2'],
    ['cos 30°', '√3/2', '√3/2', '1/2'],
    ['tan 45°', '1', '1', '√3'],
    ['sin 45°', '√2/2', '1/√2', '1/2'],
  ] as const)
  return {
    kind: 'trigonometric value',
    text: task,
    right: [value, decimal, `= ${value}`],
    wrong: [wrong, `-${value}`, '2'],
  }
}

const derivative: TaskKind = ({ between }) => {
  const [a, b, c] = [between(2, 6), between(2, 9), between(1, 9)]
  const terms = [`${3 * a}x^2`, `${b}`] as const
  return {
    kind: 'derivative',
    text: { en: `Differentiate ${a}x^3 + ${b}x - ${c}`, ru: `Найдите производную ${a}x^3 + ${b}x - ${c}` },
    right: [`${terms[0]} + ${terms[1]}`, `y' = ${terms[0]} + ${terms[1]}`, `${terms[1]}+${terms[0]}`],
    wrong: [`${terms[0]} + ${terms[1]} - ${c}`, `${a}x^2 + ${b}`, `${3 * a}x + ${b}`, `${3 * a}x^2 + ${b}x`],
  }
}

const integral: TaskKind = ({ between }) => {
  const [a, b] = [between(2, 6), between(2, 9)]
  return {
    kind: 'antiderivative',
    text: { en: `Integrate ${2 * a}x + ${b}`, ru: `Найдите неопределённый интеграл ${2 * a}x + ${b}` },
    right: [`${a}x^2 + ${b}x + C`, `${a}x²+${b}x+c`],
    wrong: [`${2 * a}x^2 + ${b}x + C`, `${2 * a} + C`, `${a}x^2 + ${b} + C`],
    parts: [`${a}x^2 + ${b}x`],
  }
}

const arithmetic: TaskKind = ({ between }) => {
  const [a, d, n] = [between(1, 9), between(2, 6), between(6, 15)]
  const value = a + d * (n - 1)
  return {
    kind: 'arithmetic progression',
    text: {
      en: `Arithmetic sequence: a1 = ${a}, d = ${d}. Find a${n}`,
      ru: `В арифметической прогрессии a1 = ${a}, d = ${d}. Найдите a${n}`,
    },
    right: [`${value}`, `a${n} = ${value}`, `a${n} = ${a} + ${d}*${n - 1} = ${value}`],
    wrong: [`${value + d}`, `a${n} = ${a} + ${d}*${n} = ${value + d}`, `${value + 1}`],
    rightSteps: [`a${n} = a1 + ${n - 1}d`],
  }
}

const chain: TaskKind = ({ between }) => {
  const [a, b, c] = [between(2, 9), between(2, 9), between(2, 9)]
  const value = a + b * c
  return {
    kind: 'order of operations',
    text: `${a} + ${b} * ${c}`,
    right: [`${value}`, `=${value}`, `${a} + ${b * c} = ${value}`],
    wrong: [`${(a + b) * c}`, `${a + b} * ${c} = ${(a + b) * c}`, `${value + 2}`],
    rightSteps: [`${b} * ${c} = ${b * c}`],
    wrongSteps: [`${b} * ${c} = ${b * c + 1}`],
  }
}

const likeTerms: TaskKind = ({ between }) => {
  const [a, b, c] = [between(2, 9), between(2, 9), between(2, 9)]
  return {
    kind: 'like terms',
    text: { en: `Simplify ${a}(x + ${b}) + ${c}x`, ru: `Упростите ${a}(x + ${b}) + ${c}x` },
    right: [`${a + c}x + ${a * b}`, `${a * b}+${a + c}x`],
    wrong: [`${a + c}x + ${b}`, `${times(a * c, 'x')} + ${a * b + 1}`, `${a + c + a * b}x`],
    rightSteps: [`${a}x + ${a * b} + ${c}x`],
    wrongSteps: [`${a}x + ${b} + ${c}x`],
  }
}

export const calculationKinds: readonly TaskKind[] = [
  fractions,
  percentOf,
  powers,
  logValue,
  rootValue,
  expand,
  factor,
  trigonometry,
  derivative,
  integral,
  arithmetic,
  chain,
  likeTerms,
]
