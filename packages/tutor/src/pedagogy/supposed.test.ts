import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

function last(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | undefined
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'supposed', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
  }
  return turn as TutorTurn
}

const triangle = 'Основание треугольника 14 см, а высота, проведённая к нему, 9 см. Найди площадь треугольника.'
const plumber =
  'A plumber charges a call-out fee of £35 plus £22 for each hour he works. The bill for a job was £123. How many hours did he work?'
const master =
  'Вызов мастера стоит 500 р, и ещё 300 р за каждый час работы. Заплатили 1700 р. Сколько часов работал мастер?'
const phone =
  'A shop sells a phone for $240. In a sale the price is cut by 30%, then another 10% is taken off the sale price. What is the final price?'
const jacket =
  'Куртка стоила 4000 р. Сначала цену повысили на 20%, а потом снизили на 20%. Сколько стала стоить куртка?'

describe('a question with one thing changed, after the end, is the changed task', () => {
  test.each([
    [
      'ru',
      [
        'Поезд прошёл 240 км за 4 часа, а потом ещё 150 км за 3 часа. Какая средняя скорость?',
        'да',
        '390/7 = 55,7 км/ч',
      ],
      'а если бы второй участок был 200 км?',
      '440/7 = 62,9 км/ч',
    ],
    ['ru', [triangle, '14*9:2=63 см2'], 'а если бы высота была 10?', '70 см2'],
    [
      'en',
      ['Solve the system x + y = 10, x - y = 4', 'x = 7, y = 3'],
      'what if the second one was x - y = 2?',
      'x = 6, y = 4',
    ],
    ['ru', ['реши 2(3x - 1) - (x + 4) = 9', 'x = 3'], 'а если справа 14?', 'x = 4'],
    ['en', ['find 15% of 80', '12'], 'and with 30%?', '24'],
    [
      'en',
      ['Find the area of a rectangle with length 8 cm and width 5 cm', '40 cm2'],
      'what if the width is 6?',
      '48 cm2',
    ],
    ['en', [phone, 'yes', '151.20 dollars'], 'and with 20% the second time?', '134.4'],
    ['en', [plumber, 'yes', '4 hours'], 'no i mean what would 6 hours cost then', '167'],
    ['ru', [master, 'да', '4 часа'], 'а сколько будут стоить 6 часов?', '2300'],
    ['ru', [jacket, 'да', '3840'], 'а если сначала скинуть 20 а потом поднять, 4000 будет?', '3840'],
  ] as const)('%s: %j %s', (language, before, asked, answer) => {
    const turn = last(language, ...before, asked)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.text).not.toContain(answer)
    expect(last(language, ...before, asked, answer).content.verdict).toBe('correct')
  })

  test('a calculation beside the new question is judged by it', () => {
    const { content } = last('en', plumber, 'yes', '4 hours', 'so what would 6 hours cost? 6 x 57?')
    expect(content.verdict).toBe('incorrect')
  })

  test('the same answer in the other order is pointed out', () => {
    expect(last('ru', jacket, 'да', '3840', 'а наоборот, если сначала снизили?', '3840').text).toMatch(/порядк/)
  })
})

test.each([
  ['en', ['solve 7 - 2x > 15', 'x < -4'], 'is 3 in it?'],
  ['en', ['find 15% of 80', '12'], 'is 12 right?'],
] as const)('%s: after %j, "%s" is about the task that was solved', (language, before, asked) => {
  const solved = last(language, ...before).state.problem?.id
  expect(last(language, ...before, asked).state.problem?.id).toBe(solved)
})
