import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('first-question')

describe('a task that was not read', () => {
  test('begins with its amounts, its question, and a question about both', () => {
    const { move, text } = last(
      'en',
      'A pool holds 600 litres and a pump empties 25 litres per minute. How long until it is empty?',
    )
    expect(move).toBe('story.unread')
    expect(text).toContain('25 litres per minute')
    expect(text).toContain('“How long until it is empty?”')
    expect(text.split('25 litres per minute').length).toBe(3)
    expect(text).not.toMatch(/safely|honest|your own words/)
  })

  test('quotes the question alone, without the talk around it', () => {
    const { text } = last(
      'en',
      'okay so um a tap gives 18 litres every minute and the barrel holds 90 no wait 270 litres so like how long does it take sorry im using voice',
    )
    expect(text).toContain('“How long does it take?”')
    expect(text).not.toMatch(/(?<!\p{L})um(?!\p{L})|sorry|(?<!\d)90/u)
  })

  test.each([
    [
      'en',
      'hm a tram leaves at nine fifty and arrives at eleven twenty how long is the ride and i said one hour and seventy minutes',
      /70 minutes/,
    ],
    [
      'ru',
      'короче поезд вышел в восемь сорок и приехал в десять пятнадцать сколько он ехал я думаю один час семьдесят пять минут',
      /75 минут/,
    ],
  ] as const)('%s: hears minutes that are more than an hour', (language, task, says) => {
    expect(last(language, task).text).toMatch(says)
  })

  test('asks about hours and minutes that were written as a decimal', () => {
    const { text, content } = last('ru', 'Дано: S = 90 км, t = 1 ч 20 мин, v - ? я делил 90 на 1,2 вышло 75')
    expect(text).toContain('1 ч 20 мин')
    expect(text).toMatch(/час/)
    expect(content.verdict).toBeUndefined()
  })

  test('takes up a doubt about the size with an amount of the task', () => {
    const { text, content } = last(
      'en',
      'A barrel is 2/5 full and holds 80 litres now. How many litres fit in? i did 80 x 2/5 = 32 but thats less than 80',
    )
    expect(text).toContain('80 litres')
    expect(text).toContain('32')
    expect(content.verdict).toBeUndefined()
  })

  test('is opened anew when the student puts a number of it right', () => {
    const task = 'A pool holds 600 litres and a pump empties 25 litres per minute. How long until it is empty?'
    expect(last('en', task, 'no its 30 litres per minute').text).toContain('30 litres per minute')
  })

  test('no two replies in a row have a sentence in common', () => {
    const task = 'A pool holds 600 litres and a pump empties 25 litres per minute. How long until it is empty?'
    const said = [
      task,
      'idk',
      'hint',
      'i dont get it',
      'can you explain',
      '600-25=575',
      'hm',
      'hint',
      'still lost',
      'hint',
    ]
    const replies = said.map((_, at) => last('en', ...said.slice(0, at + 1)).text.split(/(?<=[.?!])\s+/))
    for (const [at, sentences] of replies.entries())
      expect(sentences.filter((each) => replies[at - 1]?.includes(each))).toEqual([])
  })
})
