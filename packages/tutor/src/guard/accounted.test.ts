import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import { sealOf, withDeclared } from './seal.ts'

/** A task, the student's next message, the noted answer: what becomes of a reply. */
function findingOf(task: string, message: string, answer: string, reply: string) {
  const language = /[а-я]/i.test(task) ? 'ru' : 'en'
  const first = takeTurn({ text: task, interfaceLanguage: language, state: startSession(), seed: 's', now: 0 })
  const turn = takeTurn({ text: message, interfaceLanguage: language, state: first.state, seed: 't', now: 0 })
  const seal = withDeclared(sealOf({ text: message }, turn, [{ role: 'student', text: task }]), answer)
  return examineDraft(reply, seal, true).finding?.kind ?? null
}

const price = 'A shop raises a price of 200 by 10% and then lowers it by 10%. Final price?'
const pool = 'Труба A наполняет бассейн за 3 часа, B за 6. За сколько вместе?'
const box = 'How much pressure does a 500 N box put on a floor area of 0.25 m^2'

describe('an amount that nobody has said and that determines the answer is withheld', () => {
  test.each([
    [box, 'so 500 : 0.25', '2000 Pa', 'Half of what you get is $1000$.'],
    [box, 'so 500 : 0.25', '2000 Pa', 'The answer divided by ten is 200.'],
    [box, 'so 500 : 0.25', '2000 Pa', 'What you will get is 7 more than 1993.'],
    [price, '220 and then back to 200 obviously', '198', "Take away two from what you called 'obviously'."],
    [price, 'i got 200', '198', 'Just take 2 from your number and write it down.'],
    [price, 'I say 99', '198', 'It is twice what you said.'],
    [pool, '1/3+1/6=1/2', '2 ч', 'Значит, за два часа бассейн будет полон.'],
    ['Find 2^3 * 2^4', 'same base', '128', 'The power is made of 100 and 28.'],
    ['Сколько будет 2^3 * 2^4', 'основание одинаковое', '128', 'Осталось немного: это на $28$ больше ста.'],
    [
      'Вклад 10000 р под 10% годовых, сколько через 2 года',
      '11000',
      '12100 рублей',
      'Ответ состоит из $11\\,000$ и ещё $1\\,100$.',
    ],
    [
      'Катер по течению 18 км/ч, против 12 км/ч, скорость течения?',
      '2 течения = 6',
      '3 км/ч',
      'Скорость — т-р-и, если по буквам.',
    ],
    ['Вычисли 15^2 - 14^2', '(15-14)(15+14)', '29', 'Нечётное число между $27$ и $31$ ровно одно.'],
    ['Factor x^2 - 49', 'both are squares', '(x - 7)(x + 7)', 'The first bracket is x minus seven.'],
    [
      'A bag has 3 red, 5 blue and 2 green balls. Probability of blue?',
      '10 balls',
      '1/2',
      'The chance is the same as heads with a fair coin.',
    ],
  ])('%s / %s (%s): "%s"', (task, message, answer, reply) => {
    expect(findingOf(task, message, answer, reply)).toBe('answer')
  })
})

describe('what the student has said, counts of other things, and questions are accounted for', () => {
  test.each([
    [box, 'so 500 : 0.25', '2000 Pa', 'Dividing by $0.25$ is the same as multiplying by $4$. What do you get?'],
    [
      price,
      '220 and then back to 200 obviously',
      '198',
      'The second ten percent are taken from what you called 220. How much is that?',
    ],
    [price, '220', '198', 'What is ten percent of the number you found?'],
    [
      'A train leaves at 9:45 and arrives at 13:20. How long is the trip?',
      '15 min to 10:00',
      '3 h 35 min',
      'Then put the three pieces together.',
    ],
    [pool, '1/3+1/6=1/2', '2 ч', 'Половина бассейна за час. Сколько часов нужно на весь?'],
    ['Сколько будет 0,4 * 0,3', '4*3=12', '0,12', 'Сколько цифр после запятой в двух множителях вместе?'],
    [
      'Solve 4(x - 3) = 20',
      'just the x? or also the 3',
      'x = 8',
      'So the $x$ appears four times, and the $3$ is subtracted four times as well.',
    ],
  ])('%s / %s (%s): "%s"', (task, message, answer, reply) => {
    expect(findingOf(task, message, answer, reply)).toBeNull()
  })
})
