import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

/** What a first message says is taken up, where it was greeted or offered a list before. */

const last = lastReply('first-words')

test.each([
  ['ru', 'здравствуйте помогите с номером 345 из мордковича 8 класс', /условие|задач/i],
  ['en', 'can you help with exercise 14b question 7 from my pearson textbook', /task|book|number/i],
] as const)('a number of a book is answered with what to type instead: %s', (language, text, says) => {
  const reply = last(language, text)
  expect(reply.move).toBe('last.book')
  expect(reply.text).toMatch(says)
})

test.each([
  ['ru', 'Добрый вечер, мама сказала сюда написать. У меня двойка за контрольную по неравенствам', /неравенств/],
  ['ru', 'зачёт по окружностям, я всё забыл', /угол/],
  ['ru', 'не понимаю интегралы от слова совсем, 11 класс, с чего начать', /первообразная/],
  ['ru', 'моя подруга не понимает дроби, как ей объяснить', /дробь/],
  ['en', 'im so stressed about stoichiometry i have a test in 2 hours', /mole/],
] as const)('a topic that is named with a worry is where it begins: %s, %s', (language, text, topic) => {
  const reply = last(language, text)
  expect(reply.move).toBe('card')
  expect(reply.text).toMatch(topic)
  // First a sentence for what is felt.
  expect(reply.text).not.toMatch(/^\*\*/)
})

test('a mark in a whole field asks for the part of just this field', () => {
  expect(last('en', 'i got 32% on my trig test and my mum is so mad').text).toMatch(/right triangles.*\?$/)
  expect(last('ru', 'на олимпиаде занял последнее место по геометрии грустно').text).toMatch(/треугольники.*\?$/)
})

test.each([
  ['ru', 'ту самую задачу из вчерашнего помнишь? там где яблоки'],
  ['ru', 'помнишь мы вчера решали про бассейн? давай дальше'],
  ['en', 'remember the question we did yesterday about the ladder? can we finish it'],
] as const)('a task of another talk is not there, and that is said: %s, %s', (language, text) => {
  expect(last(language, text).move).toBe('first.yesterday')
})

test.each([
  ['ru', 'подруга со мной не разговаривает из за контрольной я ей не дала списать. что делать'],
  ['en', 'my best friend isnt talking to me because i didnt let her copy my test'],
] as const)('a trouble with friends is heard as one: %s, %s', (language, text) => {
  expect(last(language, text).move).toBe('first.friends')
})

test.each([
  ['ru', 'сгенери мне 3 задачи как на впр 6 класс с дробями и отрицательными числами'],
  ['en', 'generate me 3 questions on fractions for year 6'],
] as const)('a wish for some exercises gets the first of them: %s, %s', (language, text) => {
  expect(last(language, text).move).toMatch(/^practise/)
})

test.each([
  ['en', 'sin30 + cos60', /30\^\{\\circ\}/],
  ['ru', 'sin30+cos60 скок', /30\^\{\\circ\}/],
  ['ru', 'сколько будет sin 60', /60\^\{\\circ\}/],
  ['en', 'cos60 x sin30 exact value', /60\^\{\\circ\}.*30\^\{\\circ\}/],
] as const)('angles of a table are in degrees: %s, %s', (language, text, shown) => {
  const reply = last(language, text)
  expect(reply.move).toBe('orient')
  expect(reply.text).toMatch(shown)
})

test.each([
  ['ru', 'sin(30)+cos(60)=? я думаю 1'],
  ['en', 'sin(30)+cos(60) = ? i think 1'],
] as const)('an answer in degrees is right: %s, %s', (language, text) => {
  expect(last(language, text).content.verdict).toBe('correct')
})

test.each([
  [
    'ru',
    'сор по физике 9 класс помогите пож: Поезд движется со скоростью 54 км/ч и проезжает мост за 40 с. Длина поезда 150 м. Найдите длину моста',
    /54 км\/ч, 40 с и 150 м/,
  ],
  ['en', 'half life is 8 days, start with 160 g, how much after 24 days', /8 days and 160 g/],
] as const)('a task that a guide knows begins with its own amounts: %s', (language, text, told) => {
  const reply = last(language, text)
  expect(reply.move).toBe('story.unread')
  expect(reply.text).toMatch(told)
})
