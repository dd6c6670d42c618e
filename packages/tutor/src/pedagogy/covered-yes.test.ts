import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const replyTo = lastReply('a yes')

describe('a yes covers only what it was said about', () => {
  test.each([
    ['en', '24 ÷ 4 × 2', 'multiplication comes first then division, so its 3'],
    ['ru', 'сколько будет 36:6*3', 'умножение ведь всегда раньше деления, поэтому 2'],
    ['en', '20 - 8 + 5', 'addition goes first because of bodmas so 7'],
  ] as const)('a wrong result behind a rule is judged: %s %s', (language, ...messages) => {
    expect(replyTo(language, ...messages).content.verdict).toBe('incorrect')
  })

  test.each([
    ['en', '2 + 3 × 4', 'multiplication comes first'],
    ['ru', '2+3*4', 'сначала умножение'],
  ] as const)('a rule alone is confirmed: %s %s', (language, ...messages) => {
    expect(replyTo(language, ...messages).move).toMatch(/^(?:operation|aside)\.right$/)
  })

  test.each([
    [
      'en',
      'The legs of a right triangle are 5 and 12. Find the radius of the circumscribed circle',
      'hypotenuse is 13, so the radius is 13',
      ['hypotenuse is 13', 'the radius is 13'],
    ],
    [
      'ru',
      'катеты прямоугольного треугольника 9 и 12, найти радиус описанной окружности',
      'гипотенуза 15, поэтому радиус 15',
      ['гипотенуза 15', 'радиус 15'],
    ],
  ] as const)('the part that holds is named, and the conclusion asked for: %s', (language, task, said, parts) => {
    const turn = replyTo(language, task, said)
    expect(turn.content.verdict).toBeUndefined()
    for (const part of parts) expect(turn.text).toContain(part)
    expect(turn.text).toMatch(/\?$/)
    expect(turn.text).not.toMatch(/^(?:Yes|Right|Exactly|Да|Верно|Точно)[,.]/)
  })

  test('another body is no fall that is noticed', () => {
    const task = 'Тело падает с высоты 20 м без начальной скорости. Сколько времени оно падает? g=10'
    const turn = replyTo('ru', task, 'а если бы оно было в два раза тяжелее, быстрее бы упало?')
    expect(turn.move).toBe('in-task.told')
    expect(turn.text).toContain('не влияет')
    expect(turn.text).not.toMatch(/^Да/)
  })

  test.each([
    ['en', 'does f^-1(x) mean 1 over f(x)?', /^No/],
    ['en', 'so f^-1(x) = 1/f(x)?', /^No/],
    ['ru', 'правда что g^(-1)(x) = 1/g(x)', /^Нет/],
  ] as const)('the letter of a function is no factor: %s %s', (language, said, says) => {
    expect(replyTo(language, said).text).toMatch(says)
  })

  test.each([
    ['en', 'Evaluate ∫ from 0 to 2 of 3x^2 dx', 'I got 8 but my friend got 8 + c who is right'],
    ['ru', 'Вычислить интеграл от 1 до 2 от 2x', 'у меня 3, а у друга 3 + C, кто прав?'],
  ] as const)('no letter is put into a number: %s %s', (language, ...messages) => {
    expect(replyTo(language, ...messages).move).toBe('others.limits')
  })

  test.each([
    [
      'ru',
      'Найдите силу Архимеда, действующую на шар объёмом 0,003 м³, полностью погружённый в воду. g = 10 Н/кг',
      '30 Н',
      '30 Н',
    ],
    ['en', 'Find the water pressure at a depth of 5 m. g = 10 m/s^2', '50000 Pa', '50000 Pa'],
  ] as const)('the told constant is the one of the answer: %s %s', (language, task, said, answer) => {
    const turn = replyTo(language, task, said)
    expect(turn.move).toBe('solved')
    expect(turn.text).toContain(`** ${answer}`)
  })
})
