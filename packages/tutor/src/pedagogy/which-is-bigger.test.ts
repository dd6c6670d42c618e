import { describe, expect, test } from 'vitest'
import { readSizeQuestion } from '../math/tasks/size-questions.ts'
import { lastReply } from '../testing/last-reply.ts'

const say = lastReply('sizes')

describe('a comparison is read', () => {
  test.each([
    ['en', 'whats bigger 4/7 or 5/9'],
    ['en', 'yes or no. 9/10 is bigger than 7/8?'],
    ['en', 'hi which one is smaller, -9 or -4 pls'],
    ['en', 'put in order smallest first √7, 2.6, 5/2'],
    ['ru', 'чего больше 5/6 или 7/9'],
    ['ru', 'да или нет: 0,35 больше чем 0,4?'],
    ['ru', 'Поставь знак < или >: 3/8 ... 4/9'],
    ['ru', 'расставь по убыванию 0,3; 1/4; 35%'],
  ] as const)('%s "%s"', (language, text) => {
    expect(readSizeQuestion(text, language)?.kind).toBe('request')
    expect(say(language, text).move).toBe('orient')
  })

  test.each([
    ['en', 'i have 3 pens and my sister has 5, who has more'],
    ['en', 'a train is 3 times bigger than 5 cars'],
    ['en', '2/3 is bigger than 3/5'],
    ['ru', 'у Пети 5 марок, у Коли на 3 больше'],
    ['ru', 'что больше 3 + 4 или 2 * 3'],
  ] as const)('%s "%s" is none', (language, text) => {
    expect(readSizeQuestion(text, language)).toBeNull()
  })
})

describe('the answer in words is judged', () => {
  test.each([
    ['en', 'which is bigger 3/4 or 5/7', 'the first one', 'correct'],
    ['en', 'which is bigger 3/4 or 5/7', '5/7 cause its got bigger numbers', 'incorrect'],
    ['en', 'which is smaller 0.6 or 0.55', '0.55', 'correct'],
    ['en', 'is 4/9 more than 1/2?', 'yes', 'incorrect'],
    ['en', 'is 4/9 more than 1/2?', 'no because 4 is not half of 9', 'correct'],
    ['en', 'compare 4/6 and 6/9', 'they are equal', 'correct'],
    ['ru', 'что больше 0,8 или 0,75', '0,75 больше', 'incorrect'],
    ['ru', 'что больше 0,8 или 0,75', '0,75 меньше', 'correct'],
    ['ru', 'сравни 2/5 и 3/8', 'второе', 'incorrect'],
    ['ru', 'расположи в порядке возрастания 0,4; 0,35; 0,305', '0,305 0,35 0,4', 'correct'],
  ] as const)('%s "%s": "%s" is %s', (language, task, answer, verdict) => {
    expect(say(language, task, answer).content.verdict).toBe(verdict)
  })

  test.each([
    ['en', 'which is bigger 3/4 or 7/10', '7/10', /digits/],
    ['en', 'which is bigger 1/6 or 1/5', '1/6', /parts|people/],
    ['en', 'which is larger 0.9 or 0.45', '0.45', /[Dd]igits|decimal/],
    ['ru', 'что больше 2/3 или 5/8', '5/8', /цифр/],
    ['ru', 'расположи в порядке возрастания 0,4; 0,35; 0,305', '0,4 0,35 0,305', /цифр|[Дд]лина|сотые/],
  ] as const)('%s "%s": why "%s" is not so is told, with one question', (language, task, answer, why) => {
    const { move, text } = say(language, task, answer)
    expect(move).toBe('size.wrong')
    expect(text).toMatch(why)
    expect(text.match(/\?/g)).toHaveLength(1)
  })

  test('a choice in the first message is heard', () => {
    expect(say('en', 'which is bigger 1/8 or 1/7? i think 1/8').move).toBe('size.wrong')
    expect(say('ru', 'Что больше: 4/5 или 3/4? У меня 4/5').content.verdict).toBe('correct')
  })

  test('a reason beside the question is answered', () => {
    expect(say('en', 'is 0.275 bigger than 0.4 because it has more digits').text).toMatch(/[Dd]igits|decimal/)
  })

  test('the answer to the question just asked is no answer to the task', () => {
    expect(say('en', 'which is bigger, -7 or -2', '-7').move).toBe('aside.right')
    expect(say('en', 'which is bigger, -7 or -2', '-7', '-2').content.verdict).toBe('correct')
  })
})
