import { describe, expect, test } from 'vitest'
import { worksheetOf } from '../math/worksheet.ts'
import { lastReply } from '../testing/last-reply.ts'

const say = lastReply('worksheet')

describe('a list with the student’s own results', () => {
  test.each([
    ['en', '1) 1/2 of 36 2) 3/4 of 28 3) 2/5 of 35, i got 18, 21 and 12', 3, '2/5 of 35'],
    ['en', 'my sheet: 1. 54÷6 2. 48÷8 3. 56÷7 i did 1 is 9, 2 is 5, 3 idk', 2, '48'],
    ['en', '1) 11*7=77 2) 132:12=12 3) 9*9=81', 2, '132'],
    ['en', 'are these ok: 36÷4=9, 42÷6=8, 81÷9=9', 2, '42'],
    ['ru', '1) 0,5*16 2) 6,3:0,7 3) 12-4,65\nмои: 8, 0,9, 7,35 проверь', 2, '6{,}3'],
    ['ru', 'а) 31-8=23 б) 7*6=41 в) 72:9=8', 'б)', '7 \\cdot 6'],
    ['ru', 'Реши: 1) 3х+1=13 2) 2х-5=9 3) х/4=3. Ответы: 4, 7, 7', 3, 'frac{x}{4}'],
  ] as const)(
    '%s "%s": the wrong one is named without its answer, and one thing is asked',
    (language, text, mark, task) => {
      const { move, text: reply, verdict } = flat(say(language, text))
      expect(move).toBe('worksheet.wrong')
      expect(verdict).toBe('incorrect')
      expect(reply).toContain(`${mark}`)
      expect(reply).toContain(task)
      expect(reply.match(/\?/g)).toHaveLength(1)
    },
  )

  test('who has all of them right is told so, and nothing is asked again', () => {
    const { move, verdict } = flat(say('en', '1. mean of 3 5 10\n2. mode of 4 4 7\n3. range of 1 8 5\nmine: 6, 4, 7'))
    expect([move, verdict]).toEqual(['worksheet.all', 'correct'])
  })

  test('the first undone one comes after the finished ones', () => {
    const reply = flat(say('en', '1) 4x+3=23\n2) 9-2x=3\n3) 2(x+5)=18\ni did 1 its 5 idk the others'))
    expect(reply.move).toBe('worksheet.next')
    expect(reply.text).toContain('9 - 2x = 3')
    expect(reply.text).not.toContain('idk')
  })

  test('a number that stands in the task counts as its result, too', () => {
    expect(say('en', '1) 35:5 2) 64:8 i got 7 and 8').move).toBe('worksheet.all')
    expect(say('ru', '1) 12:3=4 2) 20:5=5').move).toBe('worksheet.wrong')
  })

  test('behind the mended one the next of the list is offered, and yes opens it', () => {
    const list = '1) 13*3=39 2) 42:6=8 3) 15*4'
    expect(say('en', list, '7').text).toContain('15*4')
    expect(say('en', list, '7', 'yes').text).toContain('15 \\cdot 4')
  })

  test('of two roots the one that is found is no mistake', () => {
    expect(say('en', '1) 2x+4=14 2) x²=81 i got x=5 and x=9').content.verdict).toBe('correct-but')
  })

  test('fewer results than tasks, of which one fits nowhere in order, are asked about', () => {
    expect(say('ru', '1) 21+34 2) 80-46 3) 12*5  ответы: 55, 60').content.verdict).toBeUndefined()
  })
})

describe('which of the list is wanted', () => {
  test.each([
    ['en', '1) 14*3 2) 56:8 3) 6*9 just number 3', '6 \\cdot 9'],
    ['en', 'a) 3x+1=10 b) 2x-4=8 c) 5(x-2)=15 only c', '5(x - 2)'],
    ['en', 'Section A 1. 3+5*2 2. 20-8/4 Section B 1. 4x+1=13 2. 3x=24. im stuck on section B', '4x + 1 = 13'],
    ['en', '1. 5x - 3 = 12 2. 3(x + 1) = 15 number 2 is hard', '3(x + 1)'],
    ['ru', '1) 4х+1=9 2) 8-3х=2 3) 2(х+4)=20 мне тока 3', '2(x + 4)'],
  ] as const)('%s "%s"', (language, text, task) => {
    const reply = say(language, text)
    expect(reply.text).toContain(task)
    expect(reply.text).not.toMatch(/just number|only c|stuck|тока/)
  })

  test('what was done besides is judged first', () => {
    expect(say('en', '1) 6*7 2) 8*12 i got 42 for the first, stuck on 2').text).toMatch(/number 1.*8 \\cdot 12/s)
  })
})

describe('what stands behind the last task', () => {
  test.each([
    ['en', '1) 8x7 2) 48/6 3) 9x4 just the answers my bus leaves in 5 min', ['8x7', '48/6', '9x4']],
    ['ru', '1) 12*3 2) 45:5 3) 7*6 реши пж срочно надо', ['12*3', '45:5', '7*6']],
    ['en', '1. 2x - 1 = 9 2. 3(x + 2) = 12 pls help', ['2x - 1 = 9', '3(x + 2) = 12']],
  ] as const)('%s "%s" is no part of it', (language, text, tasks) => {
    expect(worksheetOf(text, language)?.items.map(({ task }) => task)).toEqual(tasks)
  })

  test.each(['solve 2x + 1 = 7', '1) read the text', '2x + 3 = 11\n2x = 8\nx = 4'])('"%s" is no list', (text) => {
    expect(worksheetOf(text, 'en')).toBeNull()
  })
})

const flat = ({ move, text, content }: ReturnType<typeof say>) => ({ move, text, verdict: content.verdict })
