import { describe, expect, test } from 'vitest'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'

/** A led lesson; the card and the turn behind its last message. The tutor's texts stand at odd places. */
function lessonOf(talk: readonly string[]): { card: string; turn: TutorTurn } {
  const interfaceLanguage = /[а-я]/i.test(talk.join('')) ? 'ru' : 'en'
  let state = startSession()
  let turn: TutorTurn | undefined
  let card = ''
  for (const [index, text] of talk.entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, seed: `r${index}` }).state
      continue
    }
    const input = { text, interfaceLanguage, state, now: index, isLed: true } as const
    turn = takeTurn({ ...input, seed: `${index}` })
    expect(turn.fault).toBeUndefined()
    card = modelCard({ input, turn })
    state = turn.state
  }
  return { card, turn: turn! }
}

describe('another task in a running talk is opened, and what is said to it is not judged by the first', () => {
  const percent = [
    'a jacket is 80 dollars, the shop makes it 25% more expensive and then 25% off. what does it cost at the end?',
    'Which price is the second percentage of?',
  ]
  const pieces = [
    '2/3+1/4 just gimme the answer',
    'Which number do thirds and fourths share?',
    '11/12',
    'Right! Go play.',
  ]
  const brackets = ['solve 3x = -6', 'Which sign has x?']
  const quadratic = ['решаю x^2 - 5x = 0', 'С чего начнём?', 'ответ: 0 и 5', 'Да, оба подходят. Что дальше?']

  test.each<[talk: readonly string[], message: string, task: RegExp, line?: RegExp]>([
    [
      brackets,
      'x=-2. nice. now system: 2x+3y=12 and x-2y=-1. i want to do x=-1-2y and put in',
      /opened it as a task: .*2x \+ 3y = 12.*x - 2y = -1/,
      /x = -1 - 2y\$: wrong/,
    ],
    [
      percent,
      "ok he'll never get that. now geometry, garden is 12 m by 8 m and a path 1 m wide goes all around outside. area of the path? i did 13*9=117",
      /Open word problem, as the student told it: "garden is 12 m by 8 m/,
      /13 \\cdot 9 = 117\$: true by itself/,
    ],
    [
      pieces,
      'theres more. 3 1/2 - 1 3/4. my friend did it: 3-1=2, 3/4-1/2=1/4 so 2 1/4. ok or not',
      /Open task: \$3\\frac\{1\}\{2\} - 1\\frac\{3\}\{4\}\$/,
    ],
    [pieces, 'last one 3/4 : 1/2. its 3/8 cause dividing makes it smaller', /Open task: \$\\frac\{3\}\{4\} \\div/],
    [
      ['2/3 + 1/4 = ??? просто скажи ответ', 'Какой знаменатель подойдёт?'],
      'значит 11/12. ок. а можешь сразу сказать 3 1/2 - 1 3/4, там последний пример остался, ну пожалуйста',
      /Open task: \$3\\frac\{1\}\{2\} - 1\\frac\{3\}\{4\}\$/,
      /\\frac\{11\}\{12\}\$: right/,
    ],
    [
      percent,
      'no it doesnt go down evenly. ok next one: car at 30 m/s brakes at 5 m/s2. i get 6 s and 180 m',
      /Open word problem, as the student told it: "car at 30 m\/s/,
    ],
    [
      percent,
      'ok u win. next: sum of 7 or sum of 8 more likely? i think 8',
      /Open word problem, as the student told it: "sum of 7 or sum of 8/,
    ],
    [
      percent,
      'ok i get it. new one: 4 green 6 yellow sweets, eat 2, P same colour. 4/10 x 3/9 = 12/90',
      /Open word problem, as the student told it: "4 green 6 yellow sweets/,
      /= \\frac\{12\}\{90\}\$: true by itself/,
    ],
    [
      quadratic,
      'а почему если произведение 0 то один множитель 0? у меня дальше x^2 - 6x + 5 = 0, я сделала x(x-6) = -5',
      /Open task: \$x\^\{2\} - 6x \+ 5 = 0\$/,
      /x\(x - 6\) = -5\$: right/,
    ],
    [
      [
        'два шарика одного размера, железный и деревянный, в воде. на какой архимедова сила больше?',
        'Что стоит в формуле?',
      ],
      'одинаковая! можно вторую: кубик 200 см3 целиком в воде, найти силу архимеда, g=10. я сделала F=1000*10*200=2000000 Н. норм?',
      /Open word problem, as the student told it: "кубик 200 см3/,
    ],
    [
      ['машина ехала 72 км/ч, тормозит с ускорением 4 м/с2, найти тормозной путь', 'Какие единицы?'],
      't=v/a. класс. вторая: поезд 54 км/ч остановился за 225 м, ускорение? 54/3,6=15',
      /Open word problem, as the student told it: "поезд 54 км\/ч/,
    ],
  ])('%j, "%s"', (talk, message, task, line) => {
    const { card } = lessonOf([...talk, message])
    expect(card).toMatch(task)
    if (line) expect(card).toMatch(line)
  })
})

describe('an open task stays open', () => {
  test.each<[first: string, question: string, message: string]>([
    ['solve 2x + 5 = 13', 'What do you do with the 5?', 'subtract it. now 2x = 9'],
    ['solve 2x + 5 = 13', 'What do you do with the 5?', 'next i divide: 2x = 9, right?'],
    ['реши 2x + 5 = 13', 'Что сделать с 5?', 'вычесть. теперь 2x = 9'],
    ['реши 2x + 5 = 13', 'Что сделать с 5?', 'последнее 2x = 9'],
    ['solve 2x + 5 = 13', 'How many solutions?', 'only one, no more. but is it 8 and not 3, right, yes or no?'],
    ['solve 2x + 5 = 13', 'What next?', 'is 2/3 + 1/4 also 5/12 bc 8/12 - 3/12? my teacher said minus'],
  ])('%s, "%s", "%s"', (first, question, message) => {
    const { card } = lessonOf([first, question, message])
    expect(card).toMatch(/Open task: \$2x \+ 5 = 13\$/)
  })

  test.each<[question: string, message: string]>([
    ['How much is 25% of it?', 'then 40 is left and 20 is off, is it 60?'],
    [
      'What is it a part of?',
      'half of the 80 dollars, that is 40 dollars. and what if there are 3 jackets? i think 120',
    ],
    ['How much is 25% of it?', 'now 25% of 100 is 25 dollars so 75 dollars?'],
  ])('a story: "%s", "%s"', (question, message) => {
    const told = 'a jacket is 80 dollars, the shop makes it 25% more expensive and then 25% off. what is the price?'
    const { card } = lessonOf([told, question, message])
    expect(card).toMatch(/told it: "a jacket is 80 dollars/)
  })
})

test('a calculation of the student in a task told in words is no task of its own', () => {
  const { card, turn } = lessonOf([
    '5 red 3 blue counters in a bag u take 2 without putting back. P both red and P one of each. i got 5/8 x 5/8 = 25/64 for both red, right?',
  ])
  expect(turn.content.verdict).toBeUndefined()
  expect(card).toMatch(/Open word problem, as the student told it: "5 red 3 blue/)
  expect(card).not.toMatch(/right \(checked\)|may be said/)
})

test('a line of the solved task that the model asks for opens no task, and is graded as a line of it', () => {
  const { card, turn } = lessonOf([
    'реши x^2 - 5x = 0',
    'С чего начнём?',
    'ответ: 0 и 5',
    'Да! Каким произведением можно записать левую часть?',
    'x(x-5)=0\nx=0 или x-5=0\nx=0 или x=-5\nтак?',
  ])
  expect(turn.content.verdict).toBeUndefined()
  expect(card).toMatch(/x\(x - 5\) = 0\$: right/)
  expect(card).toMatch(/x = -5\$: wrong/)
  expect(card).not.toContain('opened it as a task')
})

test.each<[message: string, reply: string]>([
  [
    'so 5/8 x 3/7 = 15/56',
    'Your $\\frac{5}{8} \\cdot \\frac{3}{7}$ only covers the red-first route. Try it on something small: you flip two coins.',
  ],
  ['ну не знаю', 'И что это говорит о твоём переходе от $x(x-6) = -5$?'],
])('a line of the student that the model quotes is no task of the model: "%s", "%s"', (message, reply) => {
  const { turn } = lessonOf(['hi', 'What are you working on?', message])
  expect(afterReply({ input: { now: 3 }, turn, text: reply, seed: 'r' }).state.modelTask).toBeNull()
})
