import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('what-is-missing')

/** Shown with the dollar signs and backticks of the reply removed. */
const plain = (text: string) => text.replaceAll(/[$`]/g, '')

test('a sign that is missing in a line is asked for with what stands on both sides of it', () => {
  const lines = [
    ['en', '7x - 4 24', '4', '24'],
    ['en', 'solve 2x 7 = 15', '2x', '7'],
    ['en', '5(x+2) 35', '(x+2)', '35'],
    ['en', '12 4+3·2  the sign got erased', '12', '4'],
    ['ru', 'реши 6х + 4 40', '4', '40'],
    ['ru', 'x^2 - 5x 6 = 0 не пойму', '5x', '6'],
    ['ru', '100 - 36 4 знак не видно', '36', '4'],
  ] as const
  for (const [language, text, left, right] of lines) {
    const { move, text: said, content } = reply(language, text)
    expect([text, move, content.verdict]).toEqual([text, 'missing-sign', undefined])
    expect(said).toContain(`\`${left}\` ${language === 'en' ? 'and' : 'и'} \`${right}\``)
  }
  expect(reply('en', '7x - 4 24').content.choices).toEqual(['7x - 4 = 24', '7x - 4 + 24', '7x - 4 − 24'])
})

test('a tapped line is the task', () => {
  const opened = reply('en', '7x - 4 24', '7x - 4 = 24')
  expect([opened.move, opened.state.problem?.task]).toEqual(['orient', 'equation|7 * x - 4|24'])
})

test('of a system the equation without a right side is named', () => {
  for (const [language, text, part] of [
    ['en', '3x + 2y = 16 and 5x - 2y', '5x - 2y'],
    ['en', 'x + y = 9, 3x - y', '3x - y'],
    ['en', '2x + 3 > 7 and x - 4', 'x - 4'],
    ['ru', '4х+3у=10 2х-у', '2х-у'],
    ['ru', 'х - у = 3, 2х + 5у решить систему', '2х + 5у'],
  ] as const) {
    const { move, text: said } = reply(language, text)
    expect([text, move]).toEqual([text, 'missing-side'])
    expect(said).toContain(`\`${part}\``)
  }
})

test('a number that is written with a space, and a list, miss no sign', () => {
  for (const text of [
    '2 1/2 + 3 1/4',
    '12 500 + 300',
    '3 x 4 + 5',
    '1) 3 + 4 2) 5 + 6',
    '15 000 : 3',
    'f(x) = 2x + 3, f(2)',
  ])
    expect([text, reply('en', text).move]).toEqual([text, 'orient'])
})

test('a quantity that the result needs and the message does not tell is named', () => {
  for (const [language, text, missing] of [
    ['en', 'find the area of a rectangle with length 7', 'the width'],
    ['en', 'whats the volume of a cylinder with radius 4', 'the height'],
    ['en', 'area of a trapezoid with bases 4 and 6', 'the height between them'],
    ['en', 'current if the voltage is 12 V', 'the resistance'],
    ['en', 'a car brakes how far does it go', 'the speed at the beginning'],
    ['ru', 'Найти площадь треугольника если сторона 8', 'высота к ней'],
    ['ru', 'поезд едет со скоростью 60 км/ч, через сколько приедет', 'расстояние'],
    ['ru', 'велосипедист проехал 24 км какая скорость', 'время'],
    ['ru', 'найти гипотенузу если катет 5', 'второй катет'],
  ] as const) {
    const { move, text: said, content } = reply(language, text)
    expect([text, move, content.verdict]).toEqual([text, 'datum-missing', undefined])
    expect(said).toContain(missing)
  }
})

test('what is told in words or is enough by itself is not called missing, and an idea is explained', () => {
  for (const [language, text] of [
    ['en', 'a train goes a hundred and sixty kilometers in two hours, what is the speed'],
    ['en', 'area of an equilateral triangle with side 6'],
    ['en', 'how do you find the area of a triangle'],
    ['en', 'what is speed'],
    ['en', 'a car covers 90 km in half an hour what is the speed'],
    ['ru', 'как найти площадь треугольника'],
    ['ru', 'найти площадь треугольника со стороной 6 и такой же высотой'],
  ] as const)
    expect([text, reply(language, text).move]).not.toEqual([text, 'datum-missing'])
})

test('two results without a task: the task is asked for', () => {
  for (const [language, text] of [
    ['en', 'why is my answer wrong its meant to be 12 and i keep getting 48'],
    ['en', 'i keep getting 7 but it should be 9'],
    ['ru', 'почему у меня неправильно, должно быть 5 а выходит 20'],
  ] as const)
    expect([text, reply(language, text).move]).toEqual([text, 'results.differ'])
})

test('both results of a line that can be read in two ways are placed, and none is judged', () => {
  for (const [language, text, tight, loose] of [
    ['ru', 'почему у меня не сходится с ответом: 48:2(9+3)  у меня 2 а в учебнике 288', '2', '288'],
    ['en', '8/2(2+2) i get 1 but the book says 16', '1', '16'],
    ['ru', '6:2(1+2) у меня 9 а в ответах 1', '1', '9'],
  ] as const) {
    const { move, text: said, content } = reply(language, text)
    expect([text, move, content.verdict]).toEqual([text, 'two-readings', undefined])
    for (const value of [tight, loose]) expect(said).toContain(`$${value}$`)
  }
  expect(reply('en', '8/2(2+2) i get 5 but the book says 16').move).not.toBe('two-readings')
})

test('marks of a sheet are no factors', () => {
  for (const [language, text, task] of [
    ['en', 'Solve 3x - 5 = 16 (2 marks)', 'equation|3 * x - 5|16'],
    ['en', 'Solve 5x + 1 = 3x + 9 [3]', 'equation|5 * x + 1|3 * x + 9'],
    ['en', 'Work out 2/3 + 1/4 (3 marks)', 'expression|2 / 3 + 1 / 4'],
    ['ru', 'Решите уравнение 5x - 3 = 12 (2б)', 'equation|5 * x - 3|12'],
    ['ru', 'Решить x^2 - 9 = 0 (3 балла)', 'equation|x^2 - 9|0'],
  ] as const)
    expect([text, reply(language, text).state.problem?.task]).toEqual([text, task])
})

test('parts of a sheet are kept with the number of the exercise in front and a subtraction among them', () => {
  const { move, text, state } = reply('ru', '№214 \nа) 2,4:0,06\nб) 3,15*0,2\nв) 7-2,86\nг) (1,2+0,8)*4,5')
  expect([move, state.queue]).toEqual(['orient', ['3,15*0,2', '7-2,86', '(1,2+0,8)*4,5']])
  expect(text).toContain('2{,}4 : 0{,}06')
  const sheet = reply(
    'en',
    '(a) Find dy/dx when y = 4x³ − 6x + 2 [2] (b) Find the gradient at x = −1 [1] (c) Hence find the tangent [3]',
  )
  expect(sheet.state.queue.at(-1)).toBe('Hence find the tangent')
})

test('a letter with the kind of its number is no factor', () => {
  expect(plain(reply('en', 'Solve 4 - 3x < 13 x integer smallest value').text)).toContain('4 - 3x < 13')
  for (const [language, text] of [
    ['en', 'Solve 4 - 3x < 13 x integer smallest value'],
    ['ru', 'решите 3 - 2х < 9 х целое наименьшее'],
  ] as const)
    expect([text, plain(reply(language, text).text)]).not.toEqual([text, expect.stringMatching(/(?:13|9)x/)])
})

test('given relations and an asked expression are one task', () => {
  for (const [language, text] of [
    ['en', 'a+b=10 ab=21 a2+b2=?'],
    ['ru', 'если а+б=10, аб=21, то а2+б2=?'],
  ] as const) {
    const { move, text: said } = reply(language, text)
    expect([text, move]).toEqual([text, 'orient'])
    expect(said).toContain('a^{2} + b^{2}')
    expect(said).toContain('ab = 21')
  }
})

test('results in brackets behind the numbers of tasks belong to them, and the one that is stuck is taken', () => {
  const sheet = '1. Simplify 3a+2b-a+5b\n2. Expand 5(x-2)\n3. Solve 7-2x=1\n\nI did 1 (2a+7b) and 2 (5x-2), stuck on 3'
  const { text, state, content } = reply('en', sheet)
  expect(state.problem?.task).toBe('equation|7 - 2 * x|1')
  expect(text).not.toMatch(/number 3, that is right|2\(5x/)
  expect(content.verdict).not.toBe('correct')
})
