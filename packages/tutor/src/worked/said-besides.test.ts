import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('besides')

test.each([
  [
    'en',
    ['Share 45 sweets between Ann and Ben in the ratio 2:7', 'should i divide by 2 or by 9'],
    ['$9$', 'equal parts'],
  ],
  ['ru', ['Раздели 72 рубля в отношении 4:5', 'делить на 9 или на 4 и на 5'], ['$9$', 'равных частей']],
  [
    'en',
    [
      'How much heat is needed to warm 0.5 kg of water from 20 °C to 60 °C? c = 4200',
      'how come we use 40 instead of 60?',
    ],
    ['$40', 'change of temperature', '$60$'],
  ],
  [
    'ru',
    ['Сколько теплоты нужно чтобы нагреть 5 кг воды от 10 до 40 градусов, c=4200', 'почему на 30 умножаем, а не на 40'],
    ['$30', 'изменение температуры', '$40$'],
  ],
] as const)('of the numbers in a question the one on the way is named: %s %j', (language, messages, facts) => {
  const { move, text, content } = reply(language, ...messages)
  expect(move).toBe('worked.belongs.not')
  expect(content.verdict).toBeUndefined()
  for (const fact of facts) expect(text).toContain(fact)
})

test('the result of the task is not told where it is one of the numbers', () => {
  const { move } = reply('en', 'Share 45 sweets between Ann and Ben in the ratio 2:7', 'is it 9 or 10 and 35?')
  expect(move).not.toMatch(/^worked\.belongs/)
})

test.each([
  ['en', ['Find the median and the range of 7, 3, 9, 12, 3, 8', 'median 10.5, range 9'], /\$9\$.*order/],
  ['en', ['Find the mean and range of 3, 9, 6, 2', 'mean 4, range 7'], /\$7\$.*count/i],
  ['ru', ['Найди медиану и размах ряда 6, 1, 8, 3, 10', 'медиана 8, размах 9'], /\$9\$.*порядке/],
] as const)('named values are judged one by one: %s %j', (language, messages, fact) => {
  const { move, text, content } = reply(language, ...messages)
  expect([move, content.verdict]).toEqual(['worked.right.one', 'incorrect'])
  expect(text).toMatch(fact)
})

test('all of the named values are the answer, one of them is not', () => {
  const task = 'Find the mean and range of 3, 9, 6, 2'
  expect(reply('en', task, 'mean 5').move).toBe('worked.right.more')
  expect(reply('en', task, 'range is 7 and the mean is 5').move).toBe('worked.solved')
})

test.each([
  ['en', 'A line goes through (2, 3) and (6, 11). Find its equation.', 'so y = 2x + 3', 'y = 2x - 1', '(2; 3)'],
  ['en', 'A straight line has gradient 4 and passes through (2, 3). Find its equation', 'y=4x+3', 'y=4x-5', '(2; 3)'],
  ['ru', 'Прямая проходит через точки (1; 2) и (3; 8). Найдите её уравнение', 'y = 3x + 2', 'y = 3x - 1', '(1; 2)'],
  ['ru', 'Найдите уравнение прямой, параллельной прямой y=-x+3, через точку (2; 5)', 'y=-x+5', 'y=-x+7', '(2; 5)'],
] as const)('a line is tested with its points: %s %s', (language, task, wrong, right, point) => {
  const { move, text, content } = reply(language, task, wrong)
  expect([move, content.verdict]).toEqual(['worked.slip.line', 'incorrect'])
  expect(text).toContain(point)
  expect(reply(language, task, right).content.verdict).toBe('correct')
})

test.each([
  ['en', ['Find the turning points of y = x³ - 12x', 'dy/dx = 3x² - 12 = 0 so x² = 4 so x = 2'], /x = 2\$/],
  ['ru', ['Найдите точки экстремума y = x^3 - 3x', "y' = 3x² - 3 = 0, x = 1"], /x = 1\$/],
] as const)(
  'one of two solutions in the same message is taken, the other asked for: %s %j',
  (language, messages, fact) => {
    const { move, text } = reply(language, ...messages)
    expect(move).toBe('worked.right.some')
    expect(text).toMatch(fact)
  },
)

test('the other solution is heard as the answer to the question for it', () => {
  const messages = ['Find the turning points of y = x³ - 12x', '3x² - 12 = 0 so x = 2'] as const
  expect(reply('en', ...messages, '-2').move).toBe('worked.right.named')
  expect(reply('en', ...messages, 'x = 4').content.verdict).not.toBe('correct')
  expect(reply('en', ...messages, 'x = 2').move).toBe('worked.right.root')
})

const trolley =
  'A 2 kg trolley moving at 3 m/s hits a stationary 1 kg trolley and they stick together. Find their speed after the collision.'

test('an equation behind a right value is judged as well', () => {
  expect(reply('en', trolley, 'momentum before is 6 so 6 = 3v').move).toBe('worked.right.equation')
  expect(reply('en', trolley, 'momentum before is 6 so 6 = 2v').move).toBe('worked.right')
})

test('a question is not asked twice in the same words', () => {
  const task = 'How many moles are in 36 g of water? (H = 1, O = 16)'
  const [first, second] = [reply('en', task), reply('en', task, '36/16 = 2.25')]
  expect(second.text).not.toContain(first.text.split('. ').at(-1))
  expect(second.text).toContain('Add the relative atomic masses')
})

test.each([
  ['ru', '(x-2)(x+5)≥0', 'x≥2 и x≥-5', 'x = -6'],
  ['en', '(x-1)(x-4)<0', 'x<1, x<4', 'x = 0'],
] as const)(
  'two bounds are tested with a number that both readings get wrong: %s %s',
  (language, task, work, number) => {
    const { text, content } = reply(language, task, work)
    expect(content.verdict).toBe('incorrect')
    expect(text).toContain(number)
  },
)

test('behind a right part of a figure comes the part that is asked for', () => {
  expect(
    reply('en', 'The diagonal of a rectangle is 10 cm, one side is 6 cm. Find the area.', 'other side 8, what next')
      .text,
  ).toContain('Now the area')
  expect(
    reply('ru', 'диагональ прямоугольника 13 см одна сторона 5 см, найдите площадь', 'другая сторона 12, а чё дальше')
      .text,
  ).toContain('Теперь площадь')
})

test('talk beside a task is not taken for a thought about it', () => {
  const task = 'how many protons neutrons and electrons in sodium-23. atomic number is 11'
  expect(reply('en', task, 'my sister keeps stealing my charger lol').text).not.toMatch(/think|tested|find out/)
})
