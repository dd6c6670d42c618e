import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../../index.ts'

function judged(language: 'en' | 'ru', task: string, answer: string) {
  const say = (text: string, state = startSession()) =>
    takeTurn({ text, interfaceLanguage: language, state, seed: 'needed', now: 0 })
  const told = say(task)
  return { told, turn: say(answer, say(language === 'en' ? 'yes' : 'да', told.state).state) }
}

describe('the value that is needed for another average', () => {
  test.each([
    ['en', 'My average on 4 tests is 75. What do I have to get on the 5th test to have an average of 78?', '90', '81'],
    [
      'en',
      'Sara wrote 4 maths tests and her average is 75 points. How many points does she need in the 5th test so that the average of all 5 tests is 78?',
      '90',
      '81',
    ],
    [
      'en',
      'Tom has an average of 75 on 4 tests. What must he score on the next test to bring his average to 78?',
      '90',
      '78',
    ],
    [
      'ru',
      'Средний балл Сары за 4 контрольные 75. Сколько баллов надо получить за пятую контрольную, чтобы средний балл за все пять стал 78?',
      '90',
      '81',
    ],
    [
      'ru',
      'Средний балл за 3 контрольных 4. Какую оценку нужно получить за четвёртую, чтобы средний балл стал 4,25?',
      '5',
      '4,5',
    ],
  ] as const)('%s: %s', (language, task, right, wrong) => {
    const { told, turn } = judged(language, task, right)
    expect(told.move).toBe('story.confirm')
    expect(turn).toMatchObject({ move: 'story.answer', content: { verdict: 'correct' } })
    expect(judged(language, task, wrong).turn.content.verdict).not.toBe('correct')
  })

  test.each([
    ['en', 'After 4 tests the average is 75. What score is needed on each of the next two tests for an average of 78?'],
    ['en', 'After 4 tests the average is 75. What score is needed on the sixth test for an average of 78?'],
    ['ru', 'После 4 контрольных средний балл 75. Сколько баллов нужно получить за шестую, чтобы средний балл стал 78?'],
  ] as const)('%s: more than one value is missing, so it is not read: %s', (language, task) => {
    expect(judged(language, task, '1').told.move).toBe('story.unread')
  })
})
