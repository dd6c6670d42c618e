import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../../index.ts'
import type { Language } from '../../../math/latex.ts'

const say = (language: Language, text: string, before?: ReturnType<typeof takeTurn>) =>
  takeTurn({
    text,
    interfaceLanguage: language,
    state: JSON.parse(JSON.stringify(before?.state ?? startSession())),
    seed: text,
    now: 0,
  })
const yes = { en: 'yes', ru: 'да' } as const

/** A task, its answer, and what typical mistakes come to. */
type Told = readonly [text: string, answer: string, ...slips: string[]]

const read: Readonly<Record<Language, readonly Told[]>> = {
  en: [
    ['The area of a rectangle is 84 cm2. It is 12 cm long. How wide is it?', '7', '72'],
    ['A farmer bends 24 m of fence into a square pen. What area does it enclose? The pen is square.', '36', '576'],
    ['The parallel sides of a trapezoid are 7 m and 15 m and its height is 4 m. Calculate the area.', '44', '88'],
    ['A circle has a radius of 5 cm. Find its area. Use 3.14 for pi.', '78.5', '31.4'],
    ['How many liters of water fit into a tank that is 80 cm long, 40 cm wide and 20 cm high?', '64', '64000'],
    ['Two angles of a triangle are 40° and 75°. How big is the third angle?', '65', '115'],
    ['One angle on a straight line is 14 times the other. How big is the smaller one?', '12'],
    ['a pool 12 m by 8 m has a 2 m wide path around it. area of the path?', '96', '192'],
    [
      'A lamp has a resistance of 30 ohms and is connected to 240 V. What current flows through it in amps?',
      '8',
      '7200',
    ],
    ['A piece of metal has a mass of 540 g and a volume of 200 cm3. What is its density in g/cm3?', '2.7', '108000'],
    ['What is the weight of a 49 kg girl if g = 10 N/kg?', '490', '4.9'],
    ['A 60 W bulb is on for 10 minutes. How much energy does it use in joules?', '36000'],
    ['A motorcycle brakes from 12 m/s with a deceleration of 3 m/s². How long is its braking distance?', '24', '48'],
    ['An echo comes back after 3 s. How far away is the mountain if sound travels at 340 m/s?', '510', '1020'],
    [
      'A 1.5 kW heater runs for 4 hours. One kilowatt-hour costs $0.20. How much does that cost in dollars?',
      '1.2',
      '6',
    ],
  ],
  ru: [
    ['Площадь прямоугольника 84 см², длина 12 см. Найдите ширину.', '7', '72'],
    ['Длина прямоугольника вдвое больше ширины, а периметр 48 см. Чему равна ширина?', '8'],
    ['Периметр квадрата 24 см. Найди его площадь.', '36', '576'],
    ['Основания трапеции 7 м и 15 м, высота 4 м. Вычислите площадь.', '44', '88'],
    ['Радиус круга 5 см. Найдите его площадь, число π считайте равным 3,14.', '78,5', '31,4'],
    ['Сколько литров воды помещается в аквариум длиной 80 см, шириной 40 см и высотой 20 см?', '64', '64000'],
    ['Два угла треугольника равны 40° и 75°. Найдите третий угол.', '65', '115'],
    ['Один острый угол прямоугольного треугольника 62 градуса. Найдите другой острый угол.', '28', '118'],
    ['Бассейн 12 м на 8 м окружает дорожка шириной 2 м. Найдите площадь дорожки.', '96', '192'],
    ['Лампа сопротивлением 30 Ом включена в сеть с напряжением 240 В. Какой ток идёт через лампу?', '8', '7200'],
    ['Кусок металла имеет массу 540 г и объём 200 см³. Найдите его плотность в г/см³.', '2,7', '108000'],
    ['Какой вес у девочки массой 49 кг, если g = 10 Н/кг?', '490', '4,9'],
    ['Лампа мощностью 60 Вт горела 10 минут. Сколько джоулей энергии она израсходовала?', '36000'],
    ['Мотоцикл тормозит с 12 м/с с ускорением 3 м/с². Какой у него тормозной путь?', '24', '48'],
    ['Эхо вернулось через 3 с. На каком расстоянии гора, если скорость звука 340 м/с?', '510', '1020'],
    [
      'Обогреватель мощностью 1,5 кВт работал 4 часа. Сколько рублей это стоит, если киловатт-час стоит 4 рубля?',
      '24',
      '6',
    ],
  ],
}

/** A word that changes the relation, a number without a place, or a missing one. */
const left: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'A rectangle is 8 m long and 5 m wide. A square of side 2 m is cut out of it. What area is left?',
    'A rectangle is 10 m by 6 m and has a gate 2 m wide. How long is the fence without the gate?',
    'The length of a rectangle is increased by 20% from 50 cm and the width is 10 cm. Find the area.',
    'A rectangle is 12 cm long. Its width is half its length. Find its perimeter.',
    'A triangle has sides of 5 cm and 7 cm. Find its area.',
    'A car of 1200 kg slows from 20 m/s to 10 m/s. How much kinetic energy does it lose?',
    'Two resistors of 4 ohms and 12 ohms are connected to 12 V. What is the current?',
    'A machine with a power of 500 W and an efficiency of 80% runs for 20 s. How much useful work does it do?',
  ],
  ru: [
    'Из прямоугольника 8 см на 5 см вырезали квадрат со стороной 2 см. Какая площадь осталась?',
    'Участок 10 м на 6 м огорожен забором, ширина калитки 2 м. Какова длина забора без калитки?',
    'Длину прямоугольника 50 см увеличили на 20%, ширина 10 см. Найдите площадь.',
    'Длина прямоугольника 12 см, ширина составляет половину длины. Найдите периметр.',
    'Стороны треугольника 5 см и 7 см. Найдите его площадь.',
    'Автомобиль массой 1200 кг затормозил с 20 м/с до 10 м/с. На сколько уменьшилась кинетическая энергия?',
    'Две лампы сопротивлением 4 Ом и 12 Ом подключены к 12 В. Какой ток?',
    'Двигатель мощностью 500 Вт с КПД 80% работал 20 с. Какую полезную работу он совершил?',
  ],
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  test.each(read[language])('%s', (text, answer, ...slips) => {
    const told = say(language, text)
    // What the formula book of physics reads as well is led there, with its units; what a law reads needs no agreement.
    const isBook = told.move === 'story.confirm'
    const isLaw = told.move === 'worked.open'
    expect(isBook || isLaw || told.move === 'orient').toBe(true)
    const confirmed = isBook ? say(language, yes[language], told) : told
    expect(say(language, answer, confirmed).content.verdict).toMatch(isBook ? /^correct$/ : /^correct(?:-but)?$/)
    for (const slip of slips)
      expect([slip, say(language, slip, confirmed).content.verdict]).toEqual([slip, 'incorrect'])
    for (const slip of slips) expect(say(language, slip, confirmed).text).toMatch(/\?/)
    // A number that no mistake explains is not the answer either; a law asks where it comes from.
    const unknown = say(language, '12345', confirmed)
    expect(unknown.move === 'worked.test' ? unknown.text : unknown.content.verdict).toMatch(
      isLaw ? /12345\$.*\?/ : /^incorrect$/,
    )
  })

  test.each(left[language])('is not read: %s', (text) => {
    const told = say(language, text)
    expect(told.state.story?.reading ?? null).toBeNull()
  })
})

test('units of a question are no formula', () => {
  for (const [language, text] of [
    ['en', 'A horse that is 4 years old pulls a sack over sand at 3.5 m/s2. How many sacks can it pull at once?'],
    ['ru', 'Коробки 0,5 м × 0,4 м × 0,3 м обклеивают бумагой два раза. Сколько бумаги уйдёт?'],
  ] as const)
    expect(say(language, text).text).not.toMatch(/\\cdot|\\frac/)
})

test('an intermediate number alone is named, and is not the answer', () => {
  const told = say('en', 'A wire 48 cm long is bent into a square. Find the area it encloses.')
  const turn = say('en', '12', say('en', 'yes', told))
  expect(turn.content.verdict).toBe('correct-but')
})
