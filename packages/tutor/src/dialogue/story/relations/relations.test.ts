import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readKind } from '../kinds/index.ts'

type Lang = 'en' | 'ru'
const answers: readonly (readonly [Lang, string, string])[] = [
  ['en', '45% of the 80 children in Year 6 come by bus. How many children is that?', '36/1'],
  ['en', '9% of the price of my bike was 22.50. what did it cost', '250/1'],
  ['en', '21 kids have a dog and thats 30 percent. how many kids are there', '70/1'],
  ['en', '60% of the 35 kids have a bike. How many kids have no bike?', '14/1'],
  ['en', 'I had 80 marbles and lost 15% of them. How many did I lose?', '12/1'],
  ['en', 'got 27 out of 36 in math. whats that in percent', '75/1'],
  ['en', 'A dinner bill comes to $66 including tax at 10%. What was the bill before tax?', '60/1'],
  ['en', 'after 25% off it is 36, what was it before', '48/1'],
  ['en', 'A coat of 140 dollars is reduced by 20%. How much do I save?', '28/1'],
  [
    'en',
    'A shop first took 10% off a tent, then raised the reduced price by 20%, and it is now $108. What did it cost originally?',
    '100/1',
  ],
  ['en', 'A bike cost 320 and is now 240. by what percent did it drop', '25/1'],
  ['en', 'A car covers 175 km in 2 hours 30 minutes. What is its speed in km/h?', '70/1'],
  ['en', '60 words in 1.5 mins is how many words in 5 mins', '200/1'],
  ['en', 'Eight painters can paint a hall in 6 days. How many days would four painters take?', '12/1'],
  [
    'en',
    'A class of 20 has an average of 12 points and a class of 10 an average of 18 points. What is the average of all of them?',
    '14/1',
  ],
  ['ru', 'В школе 500 учеников, 48% из них девочки. Сколько в школе мальчиков?', '260/1'],
  ['ru', 'В школе 500 учеников, 48% из них девочки. Сколько в школе девочек?', '240/1'],
  ['ru', '15% книги это 36 страниц. сколько страниц в книге', '240/1'],
  ['ru', 'Куртка стоила 5000 рублей, её цену снизили на 15%. Сколько теперь стоит куртка?', '4250/1'],
  ['ru', 'После скидки 10% кроссовки стоят 5400 рублей. Сколько они стоили до скидки?', '6000/1'],
  ['ru', 'цена выросла с 60 до 75 рублей на сколько процентов', '25/1'],
  ['ru', 'Из 60 заданий Коля решил 45. Сколько процентов заданий он решил?', '75/1'],
  ['ru', 'Вклад 30000 рублей под 6% годовых. Сколько денег будет на счёте через год?', '31800/1'],
  ['ru', 'Бегун пробежал 3 км за 20 минут. Найди его скорость в м/с.', '5/2'],
  [
    'ru',
    'Машина ехала 3 часа со скоростью 60 км/ч и потом 1 час со скоростью 80 км/ч. Какой путь она проехала?',
    '260/1',
  ],
  ['ru', 'На 4 порции супа нужно 600 г картофеля. Сколько граммов картофеля нужно на 6 порций?', '900/1'],
  ['ru', '6 рабочих построят сарай за 4 дня. За сколько дней его построят 3 рабочих?', '8/1'],
  ['ru', 'К 200 г 15% раствора соли долили 100 г воды. Какой стала концентрация раствора в процентах?', '10/1'],
  [
    'ru',
    'В одной группе 20 человек, средний балл 11, в другой 10 человек, средний балл 17. Какой средний балл у всех?',
    '13/1',
  ],
  ['en', '6 workers need 8 days for a wall. How many days do 12 workers need?', '4/1'],
]

const unread: readonly (readonly [Lang, string])[] = [
  ['en', 'In a box 30% of the 40 balls are red and 10% are blue. How many are green?'],
  ['en', '30% of the 40 balls in a box are red. How many balls are big?'],
  ['en', 'maths test 18 points, physics 12 points. how many percent points better was maths'],
  ['en', 'Two trains go towards each other at 60 km/h and 90 km/h. How far apart are they after 2 hours?'],
  ['ru', 'В школе 600 учеников, 45% из них девочки. Сколько в школе учителей?'],
  ['ru', 'Флешка вмещает 320 фото, занято 80. сколько процентов свободно'],
  ['ru', 'Два поезда едут навстречу со скоростью 60 км/ч, через 2 часа они встретятся. Какое расстояние между ними?'],
]

const say = (text: string, language: Lang, before?: TutorTurn): TutorTurn =>
  takeTurn({
    text,
    interfaceLanguage: language,
    state: before?.state ?? startSession(),
    seed: text,
    now: 0,
  })

/** Says yes to the tutor's reading if it is asked. */
function confirmed(task: string, language: Lang): TutorTurn {
  const told = say(task, language)
  return told.content.choices?.length === 2 ? say(language === 'en' ? 'yes' : 'да', language, told) : told
}

describe('relations between a few amounts', () => {
  test.each(answers)('%s: %s', (language, task, value) => {
    const reading = readKind(task, language)
    expect(reading && `${reading.answer.n}/${reading.answer.d}`).toBe(value)
  })

  test.each(answers.filter((_, index) => index % 6 === 0))('takes the right answer: %s %s', (language, task, value) => {
    const [n = '', d = ''] = value.split('/')
    expect(say(d === '1' ? n : value, language, confirmed(task, language)).content.verdict).toBe('correct')
  })

  test.each(unread)('is not taken, %s: %s', (language, task) => {
    expect(readKind(task, language)).toBeNull()
  })

  const slips: readonly (readonly [Lang, string, string, RegExp])[] = [
    [
      'en',
      'Eight painters can paint a hall in 6 days. How many days would four painters take?',
      '3',
      /more time or less time/i,
    ],
    [
      'en',
      'A class of 20 has an average of 12 points and a class of 10 an average of 18 points. What is the average of all of them?',
      '15',
      /count equally often/i,
    ],
    ['ru', '6 рабочих построят сарай за 4 дня. За сколько дней его построят 3 рабочих?', '2', /больше или меньше/i],
    [
      'ru',
      'В одной группе 20 человек, средний балл 11, в другой 10 человек, средний балл 17. Какой средний балл у всех?',
      '14',
      /одинаково ли часто/i,
    ],
  ]
  test.each(slips)('names the mistake, %s: %s, %s', (language, task, wrong, question) => {
    const turn = say(wrong, language, confirmed(task, language))
    expect(turn.content.verdict).not.toBe('correct')
    expect(turn.text).toMatch(question)
  })
})
