import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readingsOf } from '../reading.ts'
import { readKind } from './index.ts'

const answers: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', 'The average of 4 marks is 4. Three of them are 3, 5 and 2. What is the fourth mark?', '6/1'],
  ['ru', 'Средний балл за 4 работы равен 4. За три из них оценки 3, 5 и 3. Какая оценка за четвёртую?', '5/1'],
  ['en', 'A film starts at 17:45 and lasts 1 hour 50 minutes. When does it end?', '235/12'],
  ['ru', 'Фильм начинается в 17:45 и идёт 1 час 50 минут. Во сколько он закончится?', '235/12'],
  ['en', 'A bus leaves at 14:35 and arrives at 16:20. How long is the ride?', '105/1'],
  [
    'en',
    'A bag has 5 red and 7 blue marbles. One marble is taken without looking. What is the probability that it is red?',
    '5/12',
  ],
  ['en', 'On a map with the scale 1 : 50000 two towns are 6 cm apart. How many km is that really?', '3/1'],
  ['ru', 'Масштаб карты 1 : 50000. Расстояние на карте 6 см. Сколько это километров на местности?', '3/1'],
  [
    'en',
    'On Monday the temperature was 12 degrees. On Tuesday it rose by 5 degrees and on Wednesday it fell by 8 degrees. What was the temperature on Wednesday?',
    '9/1',
  ],
  [
    'ru',
    'В автобусе ехали 34 человека. На первой остановке вышли 12 и вошли 7, на второй вышли 9. Сколько человек в автобусе?',
    '20/1',
  ],
  ['en', '2/7 of a cake was eaten in the morning and 3/7 in the afternoon. What fraction of the cake is left?', '2/7'],
  ['ru', 'Утром съели 2/7 торта, а вечером ещё 3/7. Какая часть торта осталась?', '2/7'],
  ['en', 'A garden is 12 m long and 7 m wide. How much fence is needed to go around it?', '38/1'],
  ['en', 'my room is 5 m by 4 m. what is the area of the floor?', '20/1'],
]

/** Similar words with another meaning. */
const others: readonly (readonly ['en' | 'ru', string])[] = [
  ['en', 'after three tests my average is 85. on the first 2 i averaged 90. what did i get on the third'],
  ['en', 'A bus leaves at 14:35, 20 minutes late, and arrives at 16:20. When should it have left?'],
  [
    'en',
    'A bag has 5 red and 7 blue marbles. One marble is taken without looking. What is the probability that it is not red?',
  ],
  ['en', 'Ann ate 1/4 of a cake and then 1/3 of the rest. What fraction of the cake is left?'],
]

function conversation(language: 'en' | 'ru') {
  let state = startSession()
  return (text: string): TutorTurn => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'everyday', now: 0 })
    state = turn.state
    return turn
  }
}

describe('Everyday tasks', () => {
  test.each(answers)('%s: %s', (language, text, answer) => {
    const [reading, ...more] = readingsOf(text, language)
    expect(reading && `${reading.answer.n}/${reading.answer.d}`).toBe(answer)
    expect(more).toEqual([])
    expect(reading?.restatement).not.toMatch(/[=$\\]/)
  })

  test.each(others)('%s is left alone: %s', (language, text) => {
    expect(readKind(text, language)).toBeNull()
  })

  test('minutes counted in hundreds are asked about; a hint says the time of day as it is told', () => {
    const say = conversation('en')
    say('A bus leaves at 14:35 and arrives at 16:20. How long is the ride?')
    expect(say('185').text).toContain('100 minutes in an hour')
    expect(say('hint').text).not.toContain('\\frac')
    expect(say('1 h 45 min').content.verdict).toBe('correct')
  })

  test('a task of the same kind with other numbers is a new task', () => {
    const say = conversation('ru')
    say(answers[3]?.[1] ?? '')
    expect(say('19:35').content.verdict).toBe('correct')
    expect(say('Урок начинается в 8:15 и длится 45 минут. Когда он закончится?').text).toContain('8:15')
    expect(say('9:00').content.verdict).toBe('correct')
  })

  test('a part compared with the others, tops and bottoms, the way inside: each is asked about', () => {
    const socks = conversation('en')
    socks(answers[5]?.[1] ?? '')
    expect(socks('5/7').text).toContain('From how many things')
    const cake = conversation('ru')
    cake(answers[11]?.[1] ?? '')
    expect(cake('5/14').text).toContain('числители')
    expect(cake('5/7').content.verdict).toBe('correct')
    const fence = conversation('en')
    fence(answers[12]?.[1] ?? '')
    expect(fence('12*7=84').text).toContain('surface')
    expect(fence('38 m').content.verdict).toBe('correct')
  })
})
