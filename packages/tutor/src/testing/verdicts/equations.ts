import { signed, type TaskKind, times } from './typed-task.ts'

/** Equations, systems and inequalities. */

const linear: TaskKind = ({ between }) => {
  const [a, b, x] = [between(2, 9), between(1, 12), between(2, 9)]
  const c = a * x + b
  return {
    kind: 'linear',
    text: `${a}x + ${b} = ${c}`,
    right: [`x = ${x}`, `x=${x}`, `${x}`, `X = ${x}`, `х=${x}`, `x is ${x}`],
    wrong: [`x = ${x + 1}`, `x=${-x}`, `${x + 2}`, `х = ${c + b}`],
    rightSteps: [`${a}x = ${c - b}`, `${a}x = ${c} - ${b}`, `x = ${c - b}/${a}`],
    wrongSteps: [`${a}x = ${c + b}`, `${a}x = ${c - b + 1}`],
  }
}

const linearFraction: TaskKind = ({ between }) => {
  const [a, b] = [between(2, 5), between(1, 9)]
  const whole = between(1, 6)
  // The root is a number of halves: 2a·x = a(2·whole + 1).
  const root = 2 * whole + 1
  const c = a * root + b
  return {
    kind: 'linear with a fraction',
    text: `${2 * a}x + ${b} = ${c}`,
    right: [
      `x = ${root}/2`,
      `${whole}.5`,
      { en: `x = ${whole}.5`, ru: `x = ${whole},5` },
      `${whole} 1/2`,
      `x=${root}/2`,
    ],
    wrong: [`x = ${root}`, `${whole}.25`, `${root + 2}/2`, `2/${root}`, `${whole}`],
    rightSteps: [`${2 * a}x = ${c - b}`],
    wrongSteps: [`${2 * a}x = ${c + b}`],
  }
}

const linearNegative: TaskKind = ({ between }) => {
  const [a, b, x] = [between(2, 9), between(1, 12), between(2, 9)]
  return {
    kind: 'linear with a negative root',
    text: `${a}x + ${b} = ${b - a * x}`,
    right: [`x = -${x}`, `-${x}`, `x=−${x}`, `x = –${x}`],
    wrong: [`x = ${x}`, `${x}`, `x=-${x + 1}`],
    rightSteps: [`${a}x = ${-a * x}`, `${a}x = ${b - a * x} - ${b}`],
    wrongSteps: [`${a}x = ${2 * b - a * x}`],
  }
}

/** The two roots, with what is asked of them in words. */
function twoRoots({ between }: Parameters<TaskKind>[0]) {
  const low = between(-7, 4)
  let high = between(low + 1, 8)
  if (low === 0 || high === 0 || low === -high) high = Math.abs(low) + 9
  const first = low === 0 ? 2 : low
  return { low: first, high, text: `x^2 ${signed(-(first + high))}x ${signed(first * high)} = 0` }
}

const quadratic: TaskKind = (chance) => {
  const { low, high, text } = twoRoots(chance)
  return {
    kind: 'quadratic',
    text,
    right: [
      `x = ${low} or x = ${high}`,
      `x1=${low} x2=${high}`,
      `x₁ = ${high}, x₂ = ${low}`,
      `${low}; ${high}`,
      { en: `${low} and ${high}`, ru: `${low} и ${high}` },
      { en: `x=${low} and x=${high}`, ru: `x=${low} и x=${high}` },
      `x = ${high}, x = ${low}`,
    ],
    wrong: [
      `x = ${low} or x = ${high + 1}`,
      `x1=${-low} x2=${-high}`,
      `${-low}; ${-high}`,
      { en: `${low} and ${high + 2}`, ru: `${low} и ${high + 2}` },
      `x = ${high + 3}`,
    ],
    parts: [`x = ${low}`, `x=${high}`],
    rightSteps: [`(x ${signed(-low)})(x ${signed(-high)}) = 0`, `D = ${(low - high) ** 2}`],
    wrongSteps: [`(x ${signed(low)})(x ${signed(high)}) = 0`, `D = ${(low - high) ** 2 + 4}`],
  }
}

/** Which of the roots is wanted, in words. */
const wanted = {
  smaller: {
    en: ['write the smaller root', 'give the smaller one', 'State the smaller root.'],
    ru: ['Если корней несколько, запишите меньший', 'в ответ меньший из корней', 'найдите меньший корень'],
  },
  larger: {
    en: ['write the larger root', 'give the greater root only', 'State the bigger one.'],
    ru: ['Если корней несколько, запишите больший', 'в ответ запишите больший корень', 'найдите наибольший корень'],
  },
} as const

const chosenRoot: TaskKind = (chance) => {
  const { low, high, text } = twoRoots(chance)
  const size = chance.pick(['smaller', 'larger'] as const)
  const index = chance.between(0, 2)
  const [root, other] = size === 'smaller' ? [low, high] : [high, low]
  return {
    kind: 'one root is wanted',
    text: { en: `Solve ${text}. ${wanted[size].en[index]}`, ru: `Решите ${text}. ${wanted[size].ru[index]}` },
    right: [`x = ${root}`, `${root}`, `x=${root}`],
    wrong: [`x = ${other}`, `${other}`, `x=${root + 9}`],
    parts: [
      `x = ${low}, x = ${high}`,
      `${low}; ${high}`,
      { en: `${low} and ${high}`, ru: `по виета ${low} и ${high}` },
    ],
    rightSteps: [`(x ${signed(-low)})(x ${signed(-high)}) = 0`],
  }
}

const square: TaskKind = ({ between }) => {
  const x = between(3, 12)
  return {
    kind: 'square',
    text: `x^2 = ${x * x}`,
    right: [`x = ±${x}`, `±${x}`, `-${x}; ${x}`, `x = ${x} or x = -${x}`, `x=+-${x}`],
    wrong: [`x = ±${x + 1}`, `x = ${x * x}/2`, `±${x * x}`],
    parts: [`x = ${x}`, `x = -${x}`],
  }
}

const logDomain: TaskKind = ({ pick }) => {
  // log_b(x - d) + log_b(x + d) = k with x² = d² + b^k.
  const [base, d, k, x] = pick([
    [2, 1, 3, 3],
    [3, 4, 2, 5],
    [2, 2, 5, 6],
    [3, 3, 3, 6],
  ] as const)
  return {
    kind: 'logarithms with a domain',
    text: `log_${base}(x-${d}) + log_${base}(x+${d}) = ${k}`,
    right: [`x = ${x}`, `${x}`, { en: `x=${x}, -${x} doesnt fit`, ru: `x=${x}, -${x} не подходит` }],
    wrong: [`x = ±${x}`, `-${x};${x}`, `x = -${x}`, `x = ${x + 1}`, `${x * x}`],
    rightSteps: [`x^2 - ${d * d} = ${base ** k}`, `(x-${d})(x+${d}) = ${base ** k}`, `x^2 = ${x * x}`],
    wrongSteps: [`x^2 - ${d * d} = ${base * k}`, `2x = ${base ** k}`],
  }
}

const rootDomain: TaskKind = ({ pick }) => {
  // √(x + p) = x - q: squared, it has the root x and one for which the right side is negative.
  const [p, q, x, excluded] = pick([
    [2, 0, 2, -1],
    [6, 0, 3, -2],
    [1, 1, 3, 0],
    [12, 0, 4, -3],
  ] as const)
  const right = q === 0 ? 'x' : `x - ${q}`
  return {
    kind: 'root with a domain',
    text: `√(x+${p}) = ${right}`,
    right: [`x = ${x}`, `${x}`],
    wrong: [`x = ${excluded}`, `${excluded}; ${x}`, `x = ${x} or x = ${excluded}`, `x = ${x + 1}`],
    rightSteps: q === 0 ? [`x + ${p} = x^2`, `x^2 - x - ${p} = 0`] : [`x + ${p} = (${right})^2`],
    wrongSteps: q === 0 ? [`x + ${p} = x`] : [`x + ${p} = x^2 + ${q * q}`],
  }
}

const fractionDomain: TaskKind = ({ between }) => {
  const [p, q] = [between(2, 7), between(1, 5)]
  // (x - p)(x - q)/(x - q) = 0 in its expanded form: q is excluded.
  const low = q === p ? p + 1 : q
  return {
    kind: 'fraction with a domain',
    text: `(x^2 - ${p + low}x + ${p * low})/(x - ${low}) = 0`,
    right: [`x = ${p}`, `${p}`],
    wrong: [`x = ${low}`, `x = ${p} or x = ${low}`, { en: `${low} and ${p}`, ru: `${low} и ${p}` }],
    rightSteps: [`x^2 - ${p + low}x + ${p * low} = 0`, `(x - ${p})(x - ${low}) = 0`],
  }
}

const system: TaskKind = ({ between }) => {
  const [x, y] = [between(2, 7), between(8, 12)]
  const [a, b] = [between(2, 4), between(1, 3)]
  const first = `${times(a, 'x')} + ${times(b, 'y')} = ${a * x + b * y}`
  return {
    kind: 'system',
    text: `${first}\nx - y = ${x - y}`,
    right: [`x = ${x}, y = ${y}`, `(${x}; ${y})`, `x=${x} y=${y}`, `y = ${y}; x = ${x}`],
    wrong: [`x = ${y}, y = ${x}`, `(${x + 1}; ${y})`, `x=${x} y=${y + 2}`],
    parts: [`x = ${x}`, `y=${y}`],
    rightSteps: [`x = y ${signed(x - y)}`, `${a + b}x = ${(a + b) * x}`],
    wrongSteps: [`x = y ${signed(y - x)}`],
  }
}

const inequality: TaskKind = ({ between }) => {
  const [a, x] = [between(2, 9), between(2, 9)]
  return {
    kind: 'inequality',
    text: `-${a}x > ${a * x}`,
    right: [`x < -${x}`, `x<-${x}`, `(-∞; -${x})`, `x ∈ (-∞; -${x})`],
    wrong: [`x > -${x}`, `x<${x}`, `(-${x}; ∞)`, `x < -${x + 1}`, `x ≤ -${x}`],
  }
}

const inequalityWithNumber: TaskKind = ({ between }) => {
  const [a, b, x] = [between(2, 9), between(1, 9), between(2, 9)]
  return {
    kind: 'inequality with a number',
    text: `${a}x + ${b} >= ${a * x + b}`,
    right: [
      `x >= ${x}`,
      `x≥${x}`,
      `[${x}; ∞)`,
      `x ∈ [${x}; +∞)`,
      { en: `x is at least ${x}`, ru: `x больше или равно ${x}` },
    ],
    wrong: [`x <= ${x}`, `x > ${x}`, `(${x}; ∞)`, `x ≥ ${x + 1}`],
    rightSteps: [`${a}x >= ${a * x}`],
    wrongSteps: [`${a}x >= ${a * x + 2 * b}`, `${a}x <= ${a * x}`],
  }
}

const proportion: TaskKind = ({ between }) => {
  const [a, b, k] = [between(2, 9), between(2, 9), between(2, 6)]
  return {
    kind: 'proportion',
    text: `x/${a} = ${b * k}/${b}`,
    right: [`x = ${a * k}`, `${a * k}`],
    wrong: [`x = ${a * k + 1}`, `x = ${a * b * k}`],
    rightSteps: [`${b}x = ${a * b * k}`, `x = ${a}*${b * k}/${b}`],
    wrongSteps: [`${a}x = ${b * b * k + 1}`],
  }
}

const exponential: TaskKind = ({ between, pick }) => {
  const [base, x, shift] = [pick([2, 3, 5]), between(2, 4), between(1, 3)]
  return {
    kind: 'exponential equation',
    text: `${base}^(x+${shift}) = ${base ** (x + shift)}`,
    right: [`x = ${x}`, `${x}`],
    wrong: [`x = ${x + shift}`, `x = ${x + shift + 1}`],
    rightSteps: [`x + ${shift} = ${x + shift}`, `${base}^(x+${shift}) = ${base}^${x + shift}`],
    wrongSteps: [`x + ${shift} = ${x + shift + 1}`],
  }
}

export const equationKinds: readonly TaskKind[] = [
  linear,
  linearFraction,
  linearNegative,
  quadratic,
  chosenRoot,
  square,
  logDomain,
  rootDomain,
  fractionDomain,
  system,
  inequality,
  inequalityWithNumber,
  proportion,
  exponential,
]
