import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'
import { withoutHaste, withoutPlea } from './plea-numbers.ts'

const reply = lastReply('plea')

describe('a number inside a plea is no result', () => {
  test.each([
    ['en', 'arithmetic sequence a1=5 d=4 find a9', "just tell me, i've got 8 of these left"],
    ['en', 'nth term of 4, 9, 14', 'quick, tell me, bus in 5 minutes'],
    ['ru', 'арифметическая прогрессия a1=2, d=6, найти a7', 'скажи ответ, у меня ещё 6 таких'],
    ['ru', 'Который час будет через 95 минут после 14:50?', 'мне спать через 25 минут, скажи'],
  ] as const)('%s: %s, "%s"', (language, task, plea) => {
    const turn = reply(language, task, plea)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.move).not.toMatch(/^worked\.(?:right|slip|test|given)/)
  })

  test('an answer that looks like a reason stays one', () => {
    expect(withoutPlea("it's 9 pm", 'en')).toContain('9 pm')
    expect(withoutPlea('через 45 минут', 'ru')).toContain('45')
    expect(withoutPlea('tired. is it 9 pm', 'en')).toContain('9 pm')
    expect(withoutPlea('i have 8 more of these, is it 41?', 'en')).toMatch(/^\D*41/)
  })
})

test.each([
  ['en', 'solve 3x-7=8', 'i have 5 minutes'],
  ['en', 'solve 3x-7=8', 'i have 5 more of these'],
  ['ru', 'реши 3x-7=8', 'у меня 5 минут'],
  ['ru', 'реши 3x-7=8', 'у меня ещё 5 таких'],
] as const)('%s: a time, or what is left to do, is no result of a formula: %s, %s', (language, task, reason) => {
  const beside = reply(language, `${task}, ${reason}`)
  expect([beside.move, beside.content.verdict]).toEqual(['orient', undefined])
  const behind = reply(language, task, reason)
  expect([behind.move, behind.content.verdict]).toEqual(['hint.nudge', undefined])
  expect(reply(language, task, reason, '5').move).toBe('solved')
})

test('a result beside a time is heard', () => {
  expect(withoutHaste('i have 5 minutes and i got 7', 'en')).toMatch(/^\D*7$/)
  expect(withoutHaste('20 minus 3x = 5', 'en')).toBe('20 minus 3x = 5')
  expect(withoutHaste('20 минус 3х = 5', 'ru')).toBe('20 минус 3х = 5')
  expect(reply('ru', 'реши x^2-5x+6=0', '2', 'и ещё 3').move).toBe('solved')
  expect(reply('ru', 'реши 3x-7=8, у меня 5 минут, у меня вышло 5').move).toBe('solved')
})

test('a time that the core has not is called wrong, whole hours on the way are not', () => {
  const task = 'How many minutes are there between 4:33 AM and 11:20 AM?'
  expect(reply('en', task, '427 min').content.verdict).toBe('incorrect')
  expect(reply('en', task, '427 min').text).toContain('7 h 7 min')
  expect(reply('en', task, '6 h').content.verdict).toBeUndefined()
  expect(reply('en', task, '407 min').text).toMatch(/407 min/)
})
