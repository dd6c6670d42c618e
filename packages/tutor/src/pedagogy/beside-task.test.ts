import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'
const first = (language: Language, text: string) =>
  takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: text, now: 0 })

test.each([
  ['en', 'how do i start x^2+5x+6=0', 'hint.nudge'],
  ['en', 'im so lost with simplify (2x+4)/2', 'hint.nudge'],
  ['en', 'quiz tomorrow. solve |x-3|=5 i have no clue', 'hint.nudge'],
  ['en', 'find the area of a circle with radius 5. which formula do i use', 'hint.bigger'],
  ['ru', 'x^2+5x+6=0 с чего тут начать', 'hint.nudge'],
  ['ru', 'ну эээ короче там 3x минус 5 равно 10 и я туплю', 'hint.nudge'],
  ['ru', 'площадь ромба диагонали 6 и 8 какая формула', 'hint.bigger'],
] as const)(
  'who does not know how to begin gets the first hint and is not asked it back: %s, %s',
  (language, text, move) => {
    const { move: said, state } = first(language, text)
    expect(said).toBe(move)
    expect(state.problem?.hints).toBe(1)
  },
)

test.each([
  ['en', '7x-3=2x+12 due tomorrow'],
  ['ru', 'сдавать завтра 7x-3=2x+12'],
] as const)('a worry or haste is acknowledged and costs no hint: %s, %s', (language, text) => {
  const { move, state, text: reply } = first(language, text)
  expect(move).toBe('orient')
  expect(state.problem?.hints).toBe(0)
  expect(reply).toMatch(/^(?:Then straight|No time|All right, let's be quick|Тогда сразу|Время дорого|Хорошо, быстро)/)
  expect(reply.match(/\?/g)).toHaveLength(1)
})

test.each([
  ['en', '3x+5=20 wait no wrong one. 2x-7=9', '2 * x - 7'],
  ['en', '12 7 9 15 oops wrong row. 2 6 18 54 what comes next', '2|6|18|54'],
  ['ru', 'реши 2x=8 ой не та, 3x-5=10', '3 * x - 5'],
] as const)('what was taken back is not the task: %s, %s', (language, text, task) => {
  const { state } = first(language, text)
  expect(state.problem?.task).toContain(task)
})

test.each([
  ['en', 'tom has twice as many marbles as ann, together they have 36. where do i even start'],
  ['en', 'A number is 5 more than another, their sum is 31. what formula do i use'],
  ['ru', 'у коли в три раза больше марок чем у пети, вместе 48'],
] as const)(
  'amounts without a question are a task of their kind, or asked what is sought: %s, %s',
  (language, text) => {
    const { move, text: reply } = first(language, text)
    expect(move).toMatch(/^(?:story\.(?:no-question|unread)|worked\.open)$/)
    if (move === 'story.unread') expect(reply).toMatch(/two (?:amounts|numbers)|два количества|две части/)
  },
)

test.each([
  ['en', 'i dont get fractions'],
  ['en', 'i got a D on my last test and mom is mad. i need to learn percents fast'],
  ['ru', 'не понимаю дроби'],
  ['ru', 'получила двойку за контрольную мама ругается, надо быстро выучить проценты'],
] as const)('a topic that a student is stuck with begins with a small exercise: %s, %s', (language, text) => {
  expect(first(language, text).move).toMatch(/^practise/)
})

test.each([
  ['en', 'you are a bot so you probably cant even do this: 1+2+3+...+200'],
  ['en', 'i missed 2 weeks and now theres a ton to catch up on'],
  ['ru', 'поможешь с дз там 5 номеров на проценты'],
] as const)('talk with a number, or a formula that was not read, is no task in words: %s, %s', (language, text) => {
  expect(first(language, text).state.story).toBeNull()
})

test.each([
  ['ru', 'не понимаю зачем переворачивать вторую дробь когда делишь'],
  ['en', "i don't get why we flip the second fraction when dividing"],
  ['en', 'i dont get why x^2 = 9 has two roots'],
] as const)('who does not understand why is answered, and gets no exercise or hint: %s, %s', (language, text) => {
  expect(first(language, text).move).not.toMatch(/^(?:practise|hint)/)
})

test('a question whether it is minutes or seconds is not taken for being stuck', () => {
  const text =
    'Чайник мощностью 2 кВт греет 1,5 литра воды от 20 до 100. за сколько? я получил 252 и не понимаю это минуты или секунды'
  expect(first('ru', text).text).not.toMatch(/по кусочкам|первого кусочка|весь путь/i)
})

test.each([
  ['en', '2x+5=3x-(4-x pls', '(4 - x)'],
  ['en', 'solve 3(x-2=9', '(x - 2)'],
  ['ru', '2(x+3=10 реши', '(x + 3)'],
] as const)(
  'a bracket that was left open is closed where its formula ends, and the reply says so: %s, %s',
  (language, text, part) => {
    const { move, text: reply } = first(language, text)
    expect(move).toBe('orient')
    expect(reply).toContain(part)
    expect(reply).toMatch(/bracket|скобк/i)
  },
)

test.each([
  ['en', 'ok so my answer is 3/4 but the book says 0.75 am i wrong', 'results.same'],
  ['ru', 'у меня вышло 1/2 а в ответах 0,5 я неправильно решил?', 'results.same'],
  ['en', 'i got 12 and my friend got 15 who is right', 'results.differ'],
  ['ru', 'у меня 12 а у Коли получилось 15', 'results.differ'],
] as const)('two results without a task are only compared: %s, %s', (language, text, move) => {
  const { move: said, content } = first(language, text)
  expect(said).toBe(move)
  expect(content.verdict).toBeUndefined()
})

test('a result that may only be rounded is not called another number', () => {
  expect(first('en', 'i got 0.33 but the calculator says 1/3').move).not.toBe('results.differ')
})

test.each([
  ['en', '(x+3)^2 = x^2+9 is it right??', 'truth.breaks'],
  ['ru', '(x-2)^2=x^2-4 верно?', 'truth.breaks'],
  ['en', '3(x+2)=21 is it right?', 'orient'],
  ['en', '-3 - (-8) = -11 ???', 'work.minus-minus'],
  ['ru', '-4-(-9)=-13 ???', 'work.minus-minus'],
  ['en', '-3 - (-8) = 5 ???', 'solved'],
] as const)('an equality that is asked about is judged as what it claims: %s, %s', (language, text, move) => {
  expect(first(language, text).move).toBe(move)
})

test.each([
  ['en', 'convert 3.5 h to min, 2500 m to km, 72 km/h to m/s'],
  ['ru', 'переведи 3,5 ч в мин, 2500 м в км'],
] as const)('conversions in a row are taken one by one: %s, %s', (language, text) => {
  const { move, state } = first(language, text)
  expect(move).toBe('orient')
  expect(state.queue.length).toBeGreaterThan(0)
})

test('numbers of exercises in a book are asked for and are no other subject', () => {
  expect(first('ru', 'дз номера 345, 347, 350 а б в на завтра').move).toBe('talk.book')
})
