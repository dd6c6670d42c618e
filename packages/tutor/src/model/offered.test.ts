import { describe, expect, test } from 'vitest'
import { afterReply, startSession, takeTurn } from '../index.ts'

function heard(note: { question: string; right: string[]; wrong: string[] }, message: string) {
  const language = /[а-я]/i.test(note.question) ? 'ru' : 'en'
  const own = { interfaceLanguage: language, isLed: true, now: 1 } as const
  const first = takeTurn({ ...own, text: language === 'ru' ? 'привет' : 'hi', state: startSession(), seed: '1' })
  const { state } = afterReply({ input: { now: 1 }, turn: first, text: note.question, note, seed: 'r' })
  return takeTurn({ ...own, text: message, state, seed: '2' }).understood?.answer
}

const unit = {
  question: 'Which of the numbers is not in the unit that is needed?',
  right: ['15', 'the time', '15 min = 900 s'],
  wrong: ['0.2: it is in A already'],
}

describe('a noted answer is measured against what the message offers', () => {
  test('a number that is only said again is no answer', () => {
    expect(heard(unit, 'the volts? V isnt milli so idk\n15 min is just 15')?.verdict).toBe('unknown')
    expect(heard(unit, 'the 15')?.verdict).toBe('right')
    expect(heard(unit, 'its 15, bc minutes arent seconds')?.verdict).toBe('right')
  })

  test('a noted mistake is none in another unit, of another letter, in an equality or in later work', () => {
    const half = {
      question: 'How many minutes is that?',
      right: ['15', '15 min'],
      wrong: ['25: reads the decimals as minutes'],
    }
    expect(heard(half, '15 min\nso 1 h 15\nand b is 25')).toMatchObject({ verdict: 'right', meaning: null })
    expect(heard(half, 'its 25 minutes')).toMatchObject({ verdict: 'wrong' })
    const length = {
      question: 'How many meters is it, and what do you do with the 1000?',
      right: ['0.7 m', 'divide by 1000'],
      wrong: ['70 m: divided by 10'],
    }
    expect(heard(length, '70 cm so 0.7 m\ndivide by 1000')).toMatchObject({ verdict: 'right', meaning: null })
    expect(heard(length, 'its 70 m')).toMatchObject({ verdict: 'wrong' })
    const clock = {
      question: 'Сколько минут в часе, и сколько в половине?',
      right: ['60 и 30', '60, 30'],
      wrong: ['40: минуты условия'],
    }
    expect(heard(clock, '60 и 30\n40 мин = 0,4 + 0,2 = 0,6 ч')?.meaning ?? null).toBeNull()
    expect(heard(clock, '60 и 40')?.verdict).not.toBe('right')
  })

  test('what the student corrects at once is taken back', () => {
    const sign = {
      question: 'Which sign stands between -4 and -5?',
      right: ['-4 > -5'],
      wrong: ['-4 < -5: compared without the minus'],
    }
    expect(heard(sign, '-4 < -5\nno, -4 > -5')).toMatchObject({ verdict: 'right' })
    expect(heard(sign, '-4 < -5')).toMatchObject({ verdict: 'wrong' })
  })

  test('an interval stands there as it is noted, with its brackets', () => {
    const ends = { question: 'Какая скобка нужна?', right: ['(-∞; 2,5)'], wrong: ['(-∞; 2,5]: знак нестрогий'] }
    expect(heard(ends, 'тогда ( -∞; 2.5 )')?.verdict).toBe('right')
    expect(heard(ends, '(-∞; 2,5]')?.verdict).toBe('wrong')
  })
})
