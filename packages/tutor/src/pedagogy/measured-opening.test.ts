import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('opening')

test.each([
  [
    'ru',
    'Сила тока в лампе 0,5 А, напряжение 12 В. найдите сопротивление',
    ['0{,}5\\ \\text{А}', '12\\ \\text{В}', 'сопротивление'],
  ],
  [
    'ru',
    'Два резистора 6 Ом и 3 Ом соединены параллельно. Чему равно общее сопротивление?',
    ['6\\ \\text{Ом}', '3\\ \\text{Ом}'],
  ],
  [
    'en',
    'A current of 2 A flows through a 6 ohm resistor. Find the voltage',
    ['2\\ \\text{A}', '6\\ \\Omega', 'voltage'],
  ],
  [
    'en',
    'A 5 kg box on a horizontal floor, coefficient of friction 0.3. find the friction force',
    ['5\\ \\text{kg}', '0.3'],
  ],
] as const)('the first reply to a formula works with the amounts of the text: %s: %s', (language, text, told) => {
  const { move, text: answer } = reply(language, text)
  expect(move).toBe('orient')
  for (const each of told) expect(answer).toContain(each)
  expect(answer).not.toMatch(/goes? where|you put where|куда (?:встанет|подставить)|9[.{]/)
  expect(answer).toMatch(/\?$/)
})

test.each([
  ['en', 'A car speeds up from 0 to 90 km/h in 10 s. find the acceleration', '90\\ \\text{km/h}$', /(?<!\d)25(?!\d)/],
  ['ru', 'мотоцикл за 6 с разогнался с 0 до 54 км/ч, найти ускорение', '54\\ \\text{км/ч}$', /(?<!\d)15(?!\d)/],
] as const)(
  'a unit that does not fit is asked for by its number, and not given: %s: %s',
  (language, text, from, converted) => {
    const { text: answer } = reply(language, text)
    expect(answer).toContain(from)
    expect(answer).not.toMatch(converted)
  },
)

test('constants of the book and molar masses are left to the student', () => {
  const { text } = reply('en', 'How many moles are in 36 g of carbon dioxide?')
  expect(text).not.toMatch(/44/)
})

test('which of two alike is which is not claimed', () => {
  const { text } = reply(
    'en',
    'A 9 V battery is connected to a 4 ohm and a 2 ohm resistor in series. Find the current.',
  )
  expect(text).toMatch(/9\\ \\text\{V\}.*4\\ \\Omega.*2\\ \\Omega/)
  expect(text).not.toMatch(/[rR] = \d/)
})
