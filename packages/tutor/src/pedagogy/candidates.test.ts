import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const say = lastReply('candidates')

describe('two results of one task, of which none is chosen', () => {
  test.each([
    ['en', '6 + 4 × 3, my aunt says 30 and my uncle says 18', '30', '18'],
    ['en', 'is 0.4 * 0.2 0.8 or 0.08?', '0.8', '0.08'],
    ['en', '1/4 + 1/2 would it be 2/6 or 3/4', '\\frac{2}{6}', '\\frac{3}{4}'],
    ['en', '3^4 is it 12 or 81', '12', '81'],
    ['ru', '9+2*4 это 44 или 17 у нас спор', '44', '17'],
    ['ru', '(-4)^2 это 16 или -16', '-16', '$16'],
    ['ru', '90 - 30 : 3 + 2, сестра говорит 22, брат говорит 82', '22', '82'],
  ] as const)(
    '%s "%s": where the wrong one comes from is told, and not which is right',
    (language, text, wrong, right) => {
      const reply = say(language, text)
      expect(reply.move).toBe('candidates.cause')
      expect(reply.content.verdict).toBeUndefined()
      expect(reply.text).toContain(wrong)
      expect(reply.text).not.toContain(right)
      expect(reply.text.match(/\?/g)).toHaveLength(1)
      expect(reply.state).toMatchObject({ problem: { solved: false, wrongs: 0 } })
    },
  )

  test.each([
    ['en', '24/6*2 one says 2 other says 8'],
    ['en', '30% of 50 is it 15 or 45'],
    ['ru', 'сколько будет 36:6*2, 3 или 12?'],
  ] as const)('%s "%s": where no cause is known, a test decides', (language, text) => {
    const reply = say(language, text)
    expect([reply.move, reply.content.verdict]).toEqual(['candidates.test', undefined])
  })

  test('inside an open task the same is said of it', () => {
    expect(say('en', '0.6 * 0.3', 'is it 1.8 or 0.18').move).toBe('candidates.cause')
    expect(say('en', '(x + 2)^2', 'x^2+4 or x^2+4x+4?').move).toBe('candidates.cause')
    expect(say('ru', '-7 + 4', '-11 или -3?').text).toMatch(/прямой/)
  })

  test('neither of them is told so, as no answer is given by that', () => {
    const reply = say('en', '9 - 2 * 3, is it 21 or 4?')
    expect([reply.move, reply.content.verdict]).toEqual(['candidates.none', 'incorrect'])
  })

  test('what is chosen is judged', () => {
    expect(say('en', '5 + 2 * 3 my dad says 21 and I say 11, who is right').content.verdict).toBe('correct')
    expect(say('ru', 'мой друг говорит 12-5+2 будет 5 а я говорю 9, кто прав').content.verdict).toBe('correct')
  })

  test('without a task it is asked for, and the same number is called so', () => {
    expect(say('en', 'is it 45 or 54').move).toBe('candidates.no-task')
    expect(say('en', '4/6 or 2/3?').move).toBe('candidates.same')
  })

  test.each(['solve 2x + 7 = 15 or 3x = 12', 'what is 40 or 60 percent of 90', 'which is bigger, 4 or 9'])(
    '"%s" offers no results',
    (text) => {
      expect(say('en', text).move).not.toMatch(/^candidates/)
    },
  )
})
