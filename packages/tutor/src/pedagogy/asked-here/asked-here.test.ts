import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('asked-here')

describe('a question that only its task explains is answered by the kind of the task, and leads back to it', () => {
  test.each([
    ['en', ['Evaluate log2(32)', 'what does the little 2 mean'], /base/],
    ['ru', ['Вычислите log₂32', 'а маленькая двойка что значит'], /основание/],
    ['en', ['Solve |x - 2| = 5', 'x = 7', 'how can there be two answers'], /opposite/],
    [
      'ru',
      ['Камень бросили вверх со скоростью 20 м/с. На какую высоту он поднимется? g=10', 'почему наверху скорость 0'],
      /отнимает/,
    ],
    ['en', ['Find the molar mass of Ca(OH)2', 'what does the 2 outside the bracket do'], /everything inside/],
    ['ru', ['Решите систему 2x+y=7, x-y=2', '3x=9', 'а куда y делся'], /сократилась/],
    ['en', ['Differentiate sin(3x)', 'cos(3x)', 'where does the 3 go then'], /factor/],
  ] as const)('%s %j', (language, messages, says) => {
    const { text, content } = last(language, ...messages)
    expect(text).toMatch(says)
    expect(text.trim()).toMatch(/\?$/)
    expect(content.verdict).toBeUndefined()
  })
})

describe('what would change is told, and no yes stands for it', () => {
  test.each([
    [
      'en',
      [
        'A ball of mass 0.5 kg is dropped from 10 m. Find its speed at the ground. g = 10',
        'what if the ball was twice as heavy',
      ],
      /no difference/,
    ],
    [
      'ru',
      ['Мяч массой 0,5 кг падает с высоты 10 м. Найдите скорость у земли, g=10', 'а если мяч в два раза тяжелее?'],
      /не влияет/,
    ],
    [
      'en',
      [
        'Two cars start 300 km apart and drive towards each other at 70 km/h and 80 km/h. When do they meet?',
        'what if they drove in the same direction',
      ],
      /difference/,
    ],
    [
      'ru',
      [
        'Из двух городов, расстояние между которыми 420 км, навстречу друг другу выехали два автомобиля со скоростями 65 км/ч и 75 км/ч. Через сколько часов они встретятся?',
        'а если бы они ехали в одну сторону тоже надо складывать?',
      ],
      /разность/,
    ],
  ] as const)('%s %j', (language, messages, says) => {
    const { text } = last(language, ...messages)
    expect(text).toMatch(says)
    expect(text).not.toMatch(/^(?:Yes|Да)/)
  })
})

describe('of two options the one that is a step is named', () => {
  test.each([
    ['en', ['Solve 3x = 7.', 'do i divide by 3 or 7?'], /3.*not.*7/],
    ['ru', ['Решите уравнение 3x = 7', 'делить на 3 или на 7?'], /3/],
  ] as const)('%s %j', (language, messages, says) => {
    const { text, move } = last(language, ...messages)
    expect(move).toBe('operation.right')
    expect(text).toMatch(says)
  })
})

describe('a result is confirmed, and then what is asked beside it is answered', () => {
  test.each([
    [
      'en',
      ['simplify (x^2-9)/(x-3)', 'x+3. but the book says x+3, x ≠ 3. why do they bother'],
      /divid|zero at the bottom/,
    ],
    [
      'ru',
      ['Сократите (x² − 9)/(x − 3).', 'x+3', 'учитель требует дописать х≠3. зачем если х-3 сократилось??'],
      /дел|ноль/,
    ],
  ] as const)('%s %j', (language, messages, says) => {
    expect(last(language, ...messages).text).toMatch(says)
  })
})

describe('a remark gets a word that fits and the step of the task', () => {
  test.each([
    ['en', ['Calculate the resistance of a 12 V lamp with 2 A', 'lol my dog just ate my ruler'], /read|fraction/],
    ['ru', ['Найдите сопротивление лампы: напряжение 12 В, ток 2 А', 'ахах кот по клаве прошёлся'], /Попробуем/],
  ] as const)('%s %j', (language, messages, not) => {
    const { text, move } = last(language, ...messages)
    expect(move).toBe('in-task.remark')
    expect(text).not.toMatch(not)
    expect(text.trim()).toMatch(/\?$/)
  })
})

test.each([
  ['en', 'Calculate 12 - 8 ÷ 4.', '1', 'i did it left to right and my calculator says 10 is it broken', /coin/],
  [
    'ru',
    'Найдите производную y = x² · sin x.',
    '2x * cos x',
    'в учебнике по-другому, там сумма какая то. учебник врет?',
    /произведение/,
  ],
] as const)('a contested mistake that was diagnosed is shown once more: %s', (language, task, work, said, says) => {
  const { text, move } = last(language, task, work, said)
  expect(move).toBe('contest')
  expect(text).toMatch(says)
})

test.each([
  ['en', 'Balance: C3H8 + O2 -> CO2 + H2O', 'can i change the little numbers to make it easier lol'],
  ['ru', 'Докажите, что сумма трёх последовательных натуральных чисел делится на 3.', 'всё доказано же? чего ещё надо'],
] as const)('no exercise is set inside a task where none was wished for: %s', (language, task, said) => {
  expect(last(language, task, said).move).not.toMatch(/^practise/)
})

test.each([
  ['en', 'Evaluate 2^-3.', '-8', 'how can a minus power not make it negative?? makes no sense', /1\}\{8\}/],
  [
    'en',
    'Prove that the sum of two odd numbers is even.',
    '3+5=8 7+9=16 so true',
    'whats wrong with examples i can do like 100 of them',
    /m \+ n/,
  ],
] as const)('an answer whose example is the very task is not told: %s %s', (language, task, work, said, not) => {
  expect(last(language, task, work, said).text).not.toMatch(not)
})
