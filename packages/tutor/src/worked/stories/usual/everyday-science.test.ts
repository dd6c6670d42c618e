import { describe, expect, test } from 'vitest'
import { lastReply } from '../../../testing/last-reply.ts'
import { readWorked } from '../../read.ts'

const reply = lastReply('everyday')

function goalOf(language: 'en' | 'ru', text: string): string | null {
  const task = readWorked(text, language)
  const value = task?.parts.find(({ isGoal }) => isGoal)?.value
  return task && value?.kind === 'number' ? `${task.kind} ${Number(value.of.toPrecision(4))}` : null
}

describe('reads weights, solutions, grown squares, slanted cones and two days of rain', () => {
  test.each([
    ['en', 'A 2.5 kg bag hangs at rest on a newton meter. What does it show?', 'scale-reading 25'],
    ['ru', 'груз массой 300 г висит на динамометре. что он покажет?', 'scale-reading 3'],
    ['ru', 'к динамометру подвесили груз массой 2 кг, какую силу он показывает, g=9,8', 'scale-reading 19.6'],
    ['en', 'How many grams of KCl do I need for 500 mL of 0.2 M solution? M(KCl) = 74.5', 'mass-for-solution 7.45'],
    ['en', 'what mass of NaCl is needed for 500 cm3 of 0.2 mol/dm3 solution (Mr 58.5)', 'mass-for-solution 5.85'],
    ['ru', 'сколько грамм соли взять на 2 л раствора 0,1 моль/л, молярная масса 58,5', 'mass-for-solution 11.7'],
    ['en', 'the side of a square grows by 20%. by how many percent does the area grow?', 'square-grown 44'],
    ['ru', 'сторону квадрата увеличили на 30%. На сколько процентов выросла его площадь?', 'square-grown 69'],
    ['en', 'Find the volume of a cone with radius 8 cm and slant height 17 cm', 'cone-volume-slant 1005'],
    ['ru', 'найти объём конуса, если радиус основания 9 см, а образующая 15 см', 'cone-volume-slant 1018'],
    ['en', 'chance of rain is .2 on fri and .5 on sat whats the probability it rains on the weekend', 'events 0.6'],
    [
      'ru',
      'вероятность дождя в субботу 0,3, в воскресенье 0,6. какова вероятность, что дождь будет хотя бы в один из дней',
      'events 0.72',
    ],
  ] as const)('%s: %s', (language, text, read) => expect(goalOf(language, text)).toBe(read))

  test.each([
    ['en', 'side of a square grows from 4 to 5 cm, by how many percent does the area grow'],
    ['ru', 'слиток 2 кг висит на динамометре в воде, что покажет динамометр'],
    ['en', 'How many grams of water must be added to dilute 200 mL of a 0.5 M solution? M(NaOH) = 40'],
    ['ru', 'сторону квадрата уменьшили на 30%. На сколько процентов уменьшилась площадь и увеличился периметр?'],
  ] as const)('leaves another task unread: %s: %s', (language, text) =>
    expect(goalOf(language, text) ?? '').not.toMatch(/^(?:scale|mass-for|square-grown|cone-vol)/),
  )
})

test.each([
  ['en', 'object 700 g hangs still on a spring scale, whats the reading in N? i put 700', /still the mass/],
  ['ru', 'сторона квадрата увеличилась на 40 процентов, на сколько процентов увеличится площадь? на 80?', /в углу/],
  [
    'en',
    'probability of rain is .2 on fri and .5 on sat whats the probability it rains on the weekend i said .7',
    /twice/,
  ],
] as const)('the number of the student beside the first task is taken up: %s: %s', (language, text, said) => {
  const { move, text: answer } = reply(language, text)
  expect(move).toMatch(/^worked\.slip/)
  expect(answer).toMatch(said)
})

test('the slant height in the place of the height, and the way to the answer', () => {
  const cone = 'A right cone has r = 5 and slant height 13, volume?'
  expect(reply('en', cone).text).toContain('straight up')
  expect(reply('en', cone, '12').move).toBe('worked.right')
  expect(reply('en', cone, '100pi').move).toBe('worked.solved')
  expect(reply('en', cone, '325pi/3').move).toMatch(/^worked\.slip/)
})
