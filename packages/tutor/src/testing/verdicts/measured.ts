import type { TaskKind } from './typed-task.ts'

/** Tasks of physics and chemistry with one formula, and short tasks of figures. */

const force: TaskKind = ({ between }) => {
  const [m, a] = [100 * between(2, 9), between(2, 9)]
  const value = m * a
  return {
    kind: 'force',
    text: { en: `m = ${m} kg, a = ${a} m/s^2. Find the force F`, ru: `m = ${m} кг, a = ${a} м/с^2. Найдите силу F` },
    right: [
      { en: `${value} N`, ru: `${value} Н` },
      { en: `F = ${value} N`, ru: `F = ${value} Н` },
      { en: `${value / 1000} kN`, ru: `${value / 1000} кН` },
      `F = ${m}*${a} = ${value}`,
    ],
    wrong: [
      { en: `${value} kN`, ru: `${value} кН` },
      { en: `${m + a} N`, ru: `${m + a} Н` },
      { en: `F = ${m}/${a} = ${m / a} N`, ru: `F = ${m}/${a} = ${m / a} Н` },
    ],
    rightSteps: ['F = ma', `F = ${m}*${a}`],
    wrongSteps: ['F = m/a'],
  }
}

const speed: TaskKind = ({ between }) => {
  const [v, t] = [10 * between(4, 9), between(2, 6)]
  return {
    kind: 'speed',
    text: {
      en: `A car drives ${v * t} km in ${t} h. What is its speed?`,
      ru: `Машина проехала ${v * t} км за ${t} ч. Какова её скорость?`,
    },
    right: [{ en: `${v} km/h`, ru: `${v} км/ч` }, `${v * t}/${t} = ${v}`, { en: `v = ${v} km/h`, ru: `v = ${v} км/ч` }],
    wrong: [
      { en: `${v} m/s`, ru: `${v} м/с` },
      { en: `${v * t * t} km/h`, ru: `${v * t * t} км/ч` },
      { en: `${v + 5} km/h`, ru: `${v + 5} км/ч` },
    ],
    wrongSteps: [`${v * t}*${t} = ${v * t * t}`],
  }
}

const density: TaskKind = ({ between }) => {
  const [rho, v] = [between(2, 9), 10 * between(2, 9)]
  return {
    kind: 'density',
    text: {
      en: `mass ${rho * v} g, volume ${v} cm^3. Find the density`,
      ru: `масса ${rho * v} г, объём ${v} см^3. Найдите плотность`,
    },
    right: [
      { en: `${rho} g/cm^3`, ru: `${rho} г/см^3` },
      { en: `${rho}000 kg/m^3`, ru: `${rho}000 кг/м^3` },
      `${rho * v}/${v} = ${rho}`,
    ],
    wrong: [
      { en: `${rho} kg/m^3`, ru: `${rho} кг/м^3` },
      { en: `${rho + 1} g/cm^3`, ru: `${rho + 1} г/см^3` },
      `${rho * v}*${v} = ${rho * v * v}`,
    ],
    rightSteps: ['ρ = m/V'],
    wrongSteps: ['ρ = V/m'],
  }
}

const ohm: TaskKind = ({ between }) => {
  const [i, r] = [between(2, 6), between(5, 12)]
  return {
    kind: 'current',
    text: {
      en: `U = ${i * r} V, R = ${r} Ohm. Find the current`,
      ru: `U = ${i * r} В, R = ${r} Ом. Найдите силу тока`,
    },
    right: [{ en: `${i} A`, ru: `${i} А` }, `I = ${i * r}/${r} = ${i}`, { en: `I = ${i} A`, ru: `I = ${i} А` }],
    wrong: [
      { en: `${i} mA`, ru: `${i} мА` },
      { en: `${i * r * r} A`, ru: `${i * r * r} А` },
      `I = ${i * r}*${r} = ${i * r * r}`,
    ],
    rightSteps: ['I = U/R'],
    wrongSteps: ['I = R/U', 'I = UR'],
  }
}

const moles: TaskKind = ({ between }) => {
  const n = between(2, 6)
  return {
    kind: 'amount of substance',
    text: { en: `How many moles are in ${18 * n} g of water?`, ru: `Сколько моль в ${18 * n} г воды?` },
    right: [{ en: `${n} mol`, ru: `${n} моль` }, `n = ${18 * n}/18 = ${n}`],
    wrong: [
      { en: `${n + 1} mol`, ru: `${n + 1} моль` },
      { en: `${18 * n * 18} mol`, ru: `${18 * n * 18} моль` },
    ],
    rightSteps: [{ en: 'M = 18 g/mol', ru: 'M = 18 г/моль' }],
    wrongSteps: [{ en: 'M = 17 g/mol', ru: 'M = 17 г/моль' }],
  }
}

const solute: TaskKind = ({ between, pick }) => {
  const [mass, percent] = [50 * between(2, 8), pick([4, 8, 10, 20])]
  const value = (mass * percent) / 100
  return {
    kind: 'mass of the solute',
    text: {
      en: `${mass} g of a ${percent}% salt solution. What mass of salt is in it?`,
      ru: `${mass} г раствора соли, ${percent}%. Какова масса соли?`,
    },
    right: [{ en: `${value} g`, ru: `${value} г` }, `${mass}*${percent / 100} = ${value}`],
    wrong: [
      { en: `${mass - value} g`, ru: `${mass - value} г` },
      { en: `${value} kg`, ru: `${value} кг` },
    ],
  }
}

const baseAngle: TaskKind = ({ between }) => {
  const apex = 2 * between(15, 40)
  const base = (180 - apex) / 2
  return {
    kind: 'angle at the base',
    text: {
      en: `In an isosceles triangle the apex angle is ${apex}°. Find the base angle.`,
      ru: `В равнобедренном треугольнике угол при вершине ${apex}°. Найдите угол при основании.`,
    },
    right: [`${base}°`, `${base}`, `(180 - ${apex})/2 = ${base}`],
    wrong: [
      `${180 - apex}°`,
      {
        en: `180 - ${apex} = ${180 - apex}, that is the base angle`,
        ru: `180 отнимаю ${apex}, остаётся ${180 - apex}, это и есть угол при основании`,
      },
      `${base + 5}°`,
    ],
    rightSteps: [`180 - ${apex} = ${180 - apex}`],
    wrongSteps: [`180 - ${apex} = ${190 - apex}`],
  }
}

const hypotenuse: TaskKind = ({ between }) => {
  const k = between(1, 5)
  return {
    kind: 'hypotenuse',
    text: {
      en: `The legs of a right triangle are ${3 * k} and ${4 * k}. Find the hypotenuse.`,
      ru: `Катеты прямоугольного треугольника ${3 * k} и ${4 * k}. Найдите гипотенузу.`,
    },
    right: [`${5 * k}`, `c = ${5 * k}`, `√(${9 * k * k}+${16 * k * k}) = ${5 * k}`],
    wrong: [`${7 * k}`, `c = ${25 * k * k}`, `c = ${5 * k + 1}`],
    rightSteps: [`c^2 = ${9 * k * k} + ${16 * k * k}`, `c^2 = ${25 * k * k}`],
    wrongSteps: [`c = ${3 * k} + ${4 * k}`],
  }
}

const rectangle: TaskKind = ({ between }) => {
  const [a, b] = [between(2, 9), between(10, 15)]
  return {
    kind: 'area of a rectangle',
    text: {
      en: `A rectangle is ${a} cm by ${b} cm. Find its area.`,
      ru: `Стороны прямоугольника ${a} см и ${b} см. Найдите площадь.`,
    },
    right: [{ en: `${a * b} cm^2`, ru: `${a * b} см^2` }, `${a}*${b} = ${a * b}`, `S = ${a * b}`],
    wrong: [
      { en: `${2 * (a + b)} cm^2`, ru: `${2 * (a + b)} см^2` },
      { en: `${a * b} cm^3`, ru: `${a * b} см^3` },
      { en: `${a * b} mm^2`, ru: `${a * b} мм^2` },
      `${a}+${b} = ${a + b}`,
    ],
  }
}

export const measuredKinds: readonly TaskKind[] = [
  force,
  speed,
  density,
  ohm,
  moles,
  solute,
  baseAngle,
  hypotenuse,
  rectangle,
]
