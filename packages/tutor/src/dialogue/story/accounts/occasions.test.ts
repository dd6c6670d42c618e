import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../../index.ts'

/** The task, a yes to its reading, a result: what is said of the result. */
function verdictOn(task: string, result: string) {
  const isRussian = /[а-я]/i.test(task)
  const interfaceLanguage = isRussian ? 'ru' : 'en'
  const told = takeTurn({ text: task, interfaceLanguage, state: startSession(), seed: 's', now: 0 })
  const agreed = takeTurn({ text: isRussian ? 'да' : 'yes', interfaceLanguage, state: told.state, seed: 't', now: 0 })
  return takeTurn({ text: result, interfaceLanguage, state: agreed.state, seed: 'u', now: 0 }).content.verdict
}

describe('amounts of several days or places, one compared with another', () => {
  test.each([
    ['В первый день турист прошёл 12 км, во второй на 3 км больше. Сколько он прошёл за два дня?', '27', '15'],
    ['В первый день продали 12 кг яблок, а во второй — на 3 кг больше. Сколько кг продали за два дня?', '27', '15'],
    ['В первый день он прошёл 12 км, а во второй — на 3 км больше, чем в первый. Сколько км за два дня?', '27', '21'],
    ['В понедельник продали 45 кг яблок, а во вторник на 1/3 меньше. Сколько кг продали за два дня?', '75', '30'],
    ['В феврале завод выпустил 240 станков, в марте на 20% больше. Сколько станков за два месяца?', '528', '288'],
    ['За первый час автобус проехал 40 км, за второй на 15 км больше. Сколько км он проехал за два часа?', '95', '55'],
    [
      'В первый час он проехал 18 км, что на 4 км больше, чем во второй. Сколько км он проехал за два часа?',
      '32',
      '40',
    ],
    [
      'На первой полке 18 книг, на второй на 5 книг больше, а на третьей в 2 раза меньше, чем на первой. Сколько книг на трёх полках?',
      '50',
      '41',
    ],
    [
      'A shop sold 45 kg of apples on Monday and 1/3 less on Tuesday. How much was sold in the two days together?',
      '75',
      '30',
    ],
    [
      'There are 18 books on the first shelf, 5 more on the second, and half as many on the third as on the first. How many books are there altogether?',
      '50',
      '41',
    ],
    [
      'Sam read 35 pages on Saturday and three times as many on Sunday. How many more pages did he read on Sunday?',
      '70',
      '35',
    ],
    ['A train covered 60 km in the first hour and 25 km less in the second. How many km in two hours?', '95', '35'],
    [
      'A cyclist rode 18 km in the morning, which is 4 km more than in the afternoon. How far did he ride that day?',
      '32',
      '40',
    ],
  ])('%s', (task, right, wrong) => {
    expect(verdictOn(task, right)).toBe('correct')
    expect(verdictOn(task, wrong)).not.toBe('correct')
  })

  test.each([
    // Three days, of which two are told of; one of the two goes on.
    'В первый день он прошёл 12 км, во второй на 3 км больше. Сколько км он прошёл за три дня?',
    'Маша прочитала 12 страниц, Петя на 3 страницы больше. Сколько страниц прочитает Петя за два дня?',
  ])('%s: nothing is called right', (task) => {
    for (const result of ['27', '15', '30', '42']) expect(verdictOn(task, result)).not.toBe('correct')
  })
})
