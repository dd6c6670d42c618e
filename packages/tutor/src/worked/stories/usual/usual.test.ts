import { describe, expect, test } from 'vitest'
import { lastReply } from '../../../testing/last-reply.ts'
import { readWorked } from '../../read.ts'

const reply = lastReply('usual')

/** What a text asks for: the kind of the task and the values of its goals. */
function goalsOf(language: 'en' | 'ru', text: string): string | null {
  const task = readWorked(text, language)
  if (!task) return null
  const goals = task.parts.filter(({ isGoal }) => isGoal)
  return `${task.kind} ${goals.map(({ value }) => (value.kind === 'number' ? Number(value.of.toPrecision(4)) : value.kind)).join(' ')}`
}

describe('reads usual tasks by rows of data, in wordings of their own', () => {
  test.each([
    [
      'en',
      'The first alloy is 20% tin, the second one 50% tin and 6 kg heavier. Together they make an alloy with 40% tin. find the mass of the new alloy',
      'alloys-second-more 18',
    ],
    [
      'ru',
      'Первый сплав содержит 5% никеля, второй 14% никеля. Масса второго сплава больше массы первого на 8 кг. Из них получили третий сплав с 12% никеля. Найдите массу третьего сплава',
      'alloys-second-more 14.4',
    ],
    [
      'ru',
      'в свежих яблоках 80% воды, в сушеных 12%. сколько кг сушеных получится из 22 кг свежих яблок',
      'fresh-known 5',
    ],
    ['en', '€500 at 4% compound interest per year, how much is it worth after 2 years?', 'yearly-growth 540.8'],
    ['ru', 'Телефон стоит 30000 руб и каждый год дешевеет на 10%. Какая будет цена через 2 года', 'yearly-loss 24300'],
    ['en', 'Work out the simple interest on £240 at 5% for 4 years', 'simple-interest 48'],
    ['ru', 'После удержания налога 13% Олег получил 17400 рублей. Какая у него зарплата?', 'before-tax 20000'],
    [
      'ru',
      'Теплоход шёл 3 ч по течению и 4 ч против, всего 173 км, течение 3 км/ч. собственная скорость?',
      'river-total 25.14',
    ],
    [
      'en',
      'Car and bike leave for a town 60 km away. The car goes 40 km/h faster and arrives 2 hours earlier. find the speed of the bike, I mean the slower one',
      'faster-earlier 20',
    ],
    [
      'ru',
      'Катер прошёл против течения 72 км и вернулся обратно, затратив на обратный путь на 2 часа меньше. Скорость течения 3 км/ч. Найдите собственную скорость катера',
      'river-own-less 15',
    ],
    ['en', 'cone r = 5 cm, h = 12 cm. work out the slant height and the curved surface area', 'cone-height 13 204.2'],
    ['ru', 'площадь параллелограмма со сторонами 10 и 7 и углом 30', 'parallelogram-sine 35'],
    ['en', "what angle do the hands of a clock make at 5 o'clock", 'clock-hour 150'],
    [
      'ru',
      'из точки на расстоянии 17 от центра окружности радиуса 8 проведена касательная. найдите длину касательной',
      'tangent 15',
    ],
    [
      'en',
      'One angle of a parallelogram is 30 degrees more than another. Find the smaller angle.',
      'parallelogram-more 75',
    ],
    [
      'en',
      '1/4 of the kids walk, 1/2 cycle and 6 come by bus. How many kids are there in the class?',
      'parts-and-rest 24',
    ],
    ['ru', 'в классе 27 человек, мальчиков и девочек 4:5. сколько мальчиков', 'class-ratio-first 12'],
    ['en', 'a dice is thrown 120 times, how many times do you expect a 5?', 'expected-die 20'],
    [
      'ru',
      'Из 40 учеников 25 ходят на футбол, 18 на шахматы, 7 посещают оба кружка. Сколько не ходят ни на один?',
      'two-groups 4',
    ],
    ['en', 'A ship sails 9 km north, then 12 km west. How far from the start is it?', 'displacement 15'],
    [
      'en',
      'A wire is 20 m long with an area of 0.1 mm2 and a resistivity of 0.05 ohm mm2/m. find its resistance',
      'wire-resistance 10',
    ],
    ['ru', 'в коробке 30 лампочек, 3 неисправны. вероятность что случайная исправна', 'chance-without 0.9'],
    ['ru', 'в коробке 30 лампочек, 3 неисправны, вероятность вынуть исправную', 'chance-without 0.9'],
    ['ru', 'из 50 насосов 4 подтекают. вероятность что купленный насос подтекает', 'chance-without 0.08'],
    ['en', 'angle between the hands of a clock at 2:00?', 'clock-minutes 60'],
    ['ru', 'тело упало с высоты 5 м. с какой скоростью оно ударится о землю?', 'fall-speed 10'],
  ] as const)('%s %s', (language, text, goals) => {
    expect(goalsOf(language, text)).toBe(goals)
  })
})

describe('leaves a text of which something is left over', () => {
  test.each([
    ['en', 'Of 120 trees, a quarter are oaks and a third are pines. How many oaks and pines are there in total?'],
    [
      'ru',
      'Масло ушло: 4/5 на выпечку и 1/10 на сковороду, всего израсходовано 1,8 кг. Сколько килограммов масла было?',
    ],
    ['en', 'Half of a number plus a third of the number is 35. Find the number.'],
    ['en', 'why is the diagonal of a square not the same length as two sides'],
    ['en', 'the population is 50 thousand and it grows 2% a year how many in 3 years'],
    [
      'ru',
      'Катер прошёл против течения 72 км и вернулся обратно, затратив на обратный путь на 2 часа меньше. Стоянка 3 часа. Скорость течения 3 км/ч. Найдите собственную скорость катера',
    ],
    ['en', 'A cone has radius 6 cm and height 80 mm. find the slant height'],
    ['ru', 'Цилиндр радиус 3 см, высота 10 см, наполнен водой до 4 см. найдите объем воды'],
    ['en', '500 dollars at 4% compound interest. after how many years is it more than 600?'],
    ['ru', 'в классе 27 человек, мальчиков и девочек 4:5. сколько человек ушло'],
  ] as const)('%s %s', (language, text) => {
    expect(goalsOf(language, text)).toBeNull()
  })
})

describe('what a student comes to', () => {
  const CONE = 'theres this cone, radius 9 height 12, need slant height then curved surface area'
  const CYLINDER = 'volume of a cylinder r=2cm h=7cm leave ans in terms of pi'
  const MAP =
    'огэ 21 задача на сплавы, не понимаю с чего начинать. первый сплав 10% меди, второй 40%, масса второго больше на 5 кг, из них сделали третий 30%. масса третьего?'
  test.each([
    ['en', [CONE, '9+12=21'], 'worked.slip.sum.cone-height', 'incorrect'],
    ['en', [`ok so ${CONE}. i did 9+12=21 for the slant`], 'worked.slip.sum.cone-height', 'incorrect'],
    ['en', [CONE, '15'], 'worked.right.more', 'correct'],
    [
      'en',
      ['1/4 of the kids walk, 1/2 cycle and 6 come by bus. How many kids are in the class?', '1/4 = 6'],
      'worked.right',
      'correct',
    ],
    ['en', [CONE, '15', '135pi'], 'worked.solved', 'correct'],
    ['en', [CYLINDER, '28pi'], 'worked.solved', 'correct'],
    ['en', [CYLINDER, '14pi'], 'worked.slip.cylinder', 'incorrect'],
    ['ru', [MAP, '15'], 'worked.solved', 'correct'],
    [
      'ru',
      ['Из 300 г 10% раствора соли выпарили 100 г воды. Найдите новую массовую долю', '15%'],
      'worked.solved',
      'correct',
    ],
    [
      'ru',
      [
        'К 300 г 10% раствора соли долили 100 г воды. Найдите массовую долю соли',
        '30/300=10% и осталось 10%, вода же не соль',
      ],
      'worked.slip.water-added',
      'incorrect',
    ],
    ['en', ['Salary is $3000, income tax is 20%. how much is paid out', '3600'], 'worked.slip.tax-off', 'incorrect'],
    [
      'ru',
      ['Автомобиль трогается с места и за 6 с разгоняется до 18 м/с. Какой путь он прошёл?', '18*6=108'],
      'worked.slip.sum.way-to-speed',
      'incorrect',
    ],
    ['en', ['A bike starts from rest and reaches 8 m/s in 5 s. How far does it go?', '20 m'], 'solved', 'correct'],
    ['en', ['angle between the hands of a clock at 2:00?', '60'], 'worked.solved', 'correct'],
    ['ru', ['Телевизор стоит 240 евро с НДС 20%. какая цена без НДС', '192'], 'worked.slip.before-vat', 'incorrect'],
    ['en', ['how many grams of salt are in 200 g of a 15% solution', '30'], 'worked.solved', 'correct'],
    [
      'en',
      ['an object is 30 cm from a lens with focal length 10 cm. find the image distance', '15'],
      'worked.solved',
      'correct',
    ],
  ] as const)('%s %s', (language, messages, move, verdict) => {
    expect(reply(language, ...messages)).toMatchObject({ move, content: { verdict } })
  })

  test.each([
    ['ru', 'поезд едет из Минска в Брест со скоростью 80 км/ч. через сколько приедет', /расстояни/],
    ['en', 'a car drives from Leeds to London at 60 mph. how long does it take', /the distance/],
    ['en', 'a train goes at 90 km/h. how far does it get?', /the time/],
  ] as const)('a missing datum is named: %s %s', (language, text, named) => {
    const { text: said } = reply(language, text)
    expect(said).toMatch(named)
    expect(said).not.toMatch(/I take it|looks like a task|такую задачу|такого вида/)
  })
})
