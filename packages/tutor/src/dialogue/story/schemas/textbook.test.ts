import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { answered, type Lang, testNotMisread, testRead } from '../accounts/testing.ts'

describe('a boat in a stream and a long train', () => {
  testRead([
    [
      'en',
      'A ship sails 18 km/h in still water. The current of the river is 2 km/h. How far does it sail in 3 hours upstream?',
      '48',
      '54',
    ],
    [
      'en',
      'A kayak covers 24 km downstream in 2 hours and the same way back in 3 hours. How fast is the current?',
      '2',
      '1',
    ],
    ['en', 'How long does a 180 m long train need to pass a tunnel of 420 m at 25 m/s?', '24', '16.8'],
    [
      'ru',
      'Теплоход прошёл 90 км против течения за 5 ч, а обратно за 3 ч. Найдите собственную скорость теплохода.',
      '24',
      '12',
    ],
    [
      'ru',
      'Скорость лодки 9 км/ч, скорость течения 3 км/ч. За сколько часов она проплывёт 36 км по течению?',
      '3',
      '4',
    ],
    [
      'ru',
      'Длина поезда 150 м, длина моста 450 м. За сколько секунд он пройдёт мост со скоростью 20 м/с?',
      '30',
      '22,5',
    ],
  ])
  testNotMisread([
    [
      'en',
      'A boat goes 12 km/h in still water, the current is 3 km/h. How far does it get in 2 h 30 min downstream?',
      30,
    ],
    [
      'en',
      'A raft and a boat of 12 km/h start on a river with a current of 3 km/h. How far is the raft in 2 hours?',
      30,
    ],
    ['ru', 'Поезд длиной 150 м проезжает мимо столба за 10 с. За сколько он проедет мост длиной 450 м?', 30],
  ])
})

describe('two statements tell two unknown amounts', () => {
  testRead([
    ['en', '5 buns and 2 rolls cost 9 euros, 3 buns and 2 rolls cost 6 euros. How much is a bun?', '1.5', '1'],
    ['en', '2 pens and 3 pencils cost 9 dollars, 4 pens and 1 pencil cost 13 dollars. How much is one pen?', '3', '4'],
    [
      'ru',
      'За 3 кг огурцов и 2 кг помидоров заплатили 460 р., а за 1 кг огурцов и 2 кг помидоров 300 р. Сколько стоит 1 кг помидоров?',
      '110',
      '90',
    ],
    ['en', 'A jug is 1/4 full. After 2 litres are added it is 3/4 full. How many litres does it hold?', '4', '1'],
    [
      'ru',
      'Цистерна заполнена на 4/5. Когда из неё откачали 60 литров, она стала заполнена на 1/2. Сколько литров она вмещает?',
      '200',
      '75',
    ],
    [
      'en',
      'Machine A does a job in 12 hours, machine B in 6 hours. Machine A works alone for 3 hours, then machine B helps. How many hours do they work together?',
      '3',
      '4',
    ],
    [
      'ru',
      'Отец красит забор за 6 часов, сын за 12 часов. Сын работал один 3 часа, потом к нему присоединился отец. Сколько часов они работали вместе?',
      '3',
      '4',
    ],
    ['en', 'Mia is 6 years older than Leo. In 4 years their ages will be 30 together. How old is Leo?', '8', '12'],
    ['ru', 'Дедушка в 6 раз старше внука. 5 лет назад им вместе было 60 лет. Сколько лет сейчас дедушке?', '60', '50'],
  ])
  testNotMisread([
    ['en', 'A jug is 1/4 full. After 2 litres are taken out it is 3/4 full. How many litres does it hold?', 4],
    ['en', '5 buns and 2 rolls cost 9 euros, 3 buns and 2 rolls cost 6 euros. How much are 3 buns?', 1.5],
    ['en', '5 buns and 2 rolls cost 9 euros, 3 cakes and 2 rolls cost 6 euros. How much is a bun?', 1.5],
    [
      'ru',
      'Отец красит забор за 6 часов, сын за 12 часов. Дед работал один 3 часа, потом они красили вместе. Сколько часов они работали вместе?',
      3,
    ],
  ])
})

describe('three amounts, two of them compared', () => {
  testRead([
    [
      'en',
      'In a triangle angle B is four times angle A and angle C is 30° more than angle A. Find angle C.',
      '55',
      '60',
    ],
    [
      'en',
      'Three boys share 70 marbles. The second gets twice as many as the first, the third 10 more than the first. How many does the third get?',
      '25',
      '23',
    ],
    [
      'ru',
      'В треугольнике второй угол на 10° меньше первого, а третий в 2 раза больше первого. Найдите наибольший угол.',
      '95',
      '60',
    ],
    [
      'ru',
      'Три сестры разделили 57 конфет. Вторая получила на 3 конфеты больше первой, третья в 2 раза больше второй. Сколько получила вторая?',
      '15',
      '19',
    ],
  ])
  testNotMisread([
    [
      'en',
      'Three boys share 70 marbles. The second gets twice as many as the first, the third 10 more than both. How many does the third get?',
      25,
    ],
    [
      'ru',
      'В треугольнике внешний угол второй вершины на 10° больше первого, а третий в 2 раза больше первого. Найдите первый угол.',
      42.5,
    ],
  ])
})

describe('several amounts are asked for', () => {
  const say = (language: Lang, text: string, before?: TutorTurn) =>
    takeTurn({ text, interfaceLanguage: language, state: before?.state ?? startSession(), seed: text, now: 0 })
  const tasks = [
    [
      'en',
      'Two parcels weigh 31 kg together. One is 5 kg heavier than the other. How heavy is each parcel?',
      '13',
      '18',
    ],
    ['ru', 'Сумма двух чисел 50, а их разность 8. Найдите эти числа.', '21', '29'],
    ['ru', 'Две коробки весят вместе 24 кг, одна в 3 раза тяжелее другой. Сколько весит каждая?', '6', '18'],
  ] as const

  test.each(tasks)('one after the other or at once, %s: %s', (language, task, one, other) => {
    const open = say(language, language === 'en' ? 'yes' : 'да', say(language, task))
    const first = say(language, one, open)
    expect(first.move).toBe('story.quantity')
    expect(say(language, other, first).move).toBe('story.answer')
    const both = say(language, `${other}, ${one}`, open)
    expect(both.content.verdict).toBe('correct')
    expect(both.text).toContain(one)
    expect(both.text).toContain(other)
  })

  test.each(tasks)('one right number and a wrong one are not the answer, %s: %s', (language, task, one) => {
    expect(answered(language, task, `${one}, 999`).move).not.toBe('story.answer')
  })
})
