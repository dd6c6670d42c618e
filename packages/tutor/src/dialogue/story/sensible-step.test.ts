import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const replyTo = lastReply('a step')

describe('a number that one right step gives is named, and is no usual mistake', () => {
  test.each([
    ['ru', 'В 5 классе 28 учеников, мальчики составляют 4/7 всех. Сколько девочек?', '16', ['4/7', '28 учеников']],
    ['ru', 'В коробке 40 конфет, шоколадные составляют 3/8. Сколько карамелек?', '15', ['3/8', '40 конфет']],
    ['en', 'There are 35 children, 3/5 of them are girls. How many boys?', '21', ['3/5', '35 children']],
    ['ru', 'В школе 600 учеников, 55% девочки. Сколько мальчиков?', '270', ['55%', '600 учеников']],
    ['en', 'A car travels 150 km in 2.5 hours, whats its average speed in m/s', '60', ['150 km', '2.5 hours']],
  ] as const)('%s %s: %s', (language, task, said, parts) => {
    const turn = replyTo(language, task, said)
    expect(turn.move).toMatch(/^story\.(?:usual\.named|number\.how)$/)
    expect(turn.content.verdict).toBeUndefined()
    for (const part of [said, ...parts]) expect(turn.text).toContain(part)
  })
})

describe('a guide of parts of the whole knows nothing of a part of the rest', () => {
  test.each([
    [
      'en',
      'Ravi ate 1/3 of a pizza and his brother ate 1/4 of what was left. What fraction of the pizza is left now?',
      '1/3 + 1/4 = 7/12 so 5/12 left',
    ],
    [
      'en',
      'Sam painted 2/5 of a wall, then 1/3 of what remained. What fraction is still unpainted?',
      '1 - 2/5 - 1/3 = 4/15',
    ],
    ['ru', 'Маша съела 1/3 торта, а брат 1/2 остатка. Какая часть торта осталась?', '1/3+1/2=5/6, осталась 1/6'],
  ] as const)('%s %s', (language, task, said) => {
    const turn = replyTo(language, task, said)
    expect(turn.move).not.toMatch(/usual\.(?:whole|right)/)
    expect(turn.content.verdict).not.toBe('correct')
    expect(turn.text).toMatch(/\?$/)
  })
})

test('the digits of formulas are no amounts of a story', () => {
  const task = 'What mass of CO2 is made when 10 g of CaCO3 fully decomposes? CaCO3 -> CaO + CO2'
  expect(replyTo('en', task, '0.1 mol').content.verdict).toBe('correct')
})
