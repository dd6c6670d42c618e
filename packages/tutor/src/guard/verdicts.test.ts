import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import { sealOf, withDeclared } from './seal.ts'

/** A task, the student's next message, the noted answer: what becomes of a reply. */
function findingOf(task: string, message: string, answer: string, reply: string) {
  const language = /[а-я]/i.test(task) ? 'ru' : 'en'
  const led = { interfaceLanguage: language, now: 0, isLed: true } as const
  const before = takeTurn({ ...led, text: task, state: startSession(), seed: 's' })
  const turn = takeTurn({ ...led, text: message, state: before.state, seed: 't' })
  const seal = withDeclared(sealOf({ text: message }, turn, [{ role: 'student', text: task }]), answer)
  return examineDraft(reply, seal, true).finding?.kind ?? null
}

const notebooks = 'За 5 тетрадей заплатили 90 руб. Сколько стоят 8 тетрадей?'

describe('a verdict is held against the noted answer and against what can be calculated', () => {
  test.each([
    ['Solve 5x - 8 = 27', 'x = 7', 'x = 7', "That's not it yet, check the division."],
    ['Solve 5x - 8 = 27', 'x = 7', 'x = 7', 'Close, but no. Look at the sign of the 8.'],
    [notebooks, '144', '144 рубля', 'Нет, проверь умножение.'],
    [notebooks, '134', '144 рубля', 'Отлично, задача решена.'],
    [notebooks, '90:5=18', '144 рубля', 'Не совсем: пять раз по восемнадцать не дают девяносто.'],
    ['Solve x^2 = 6x', 'divide by x so x=6, done', 'x = 0 or x = 6', 'Well done, $x = 6$ is the complete solution!'],
    [
      'Сократи дробь (x^2 - 6x + 9)/(x - 3)',
      '(x-3)^2. сокращаю и получаю x - 3',
      'x - 3',
      'К сожалению, здесь ошибка: числитель другой.',
    ],
    [
      'Реши неравенство 5 - 2x < 11',
      'делим на -2 получаем x > -3 так?',
      'x > -3',
      'Почти, но есть неточность: знак менять не надо было.',
    ],
  ])('%s / %s (%s): "%s" is withheld', (task, message, answer, reply) => {
    expect(findingOf(task, message, answer, reply)).toBe('verdict')
  })
  test.each([
    ['Solve 5x - 8 = 27', 'x = 7', 'x = 7', 'Yes, $x = 7$. How could you check it?'],
    ['Solve 5x - 8 = 27', 'x = 6', 'x = 7', 'Not quite. Put 6 in: what is $5 \\cdot 6 - 8$?'],
    [notebooks, '134', '144 рубля', 'Проверь умножение: сколько будет 18 на 8?'],
    ['Solve x^2 = 6x', 'x = 6', 'x = 0 or x = 6', '$x = 6$ is one solution. Is there another one?'],
    ['Solve x^2 - 5x + 4 = 0', 'D = 9', 'x = 1 or x = 4', 'The discriminant is right. Write both solutions down.'],
  ])('%s / %s (%s): "%s" is shown', (task, message, answer, reply) => {
    expect(findingOf(task, message, answer, reply)).toBeNull()
  })
})

test('a task is no answer to itself, alone or before a result', () => {
  const text = 'expand (x+3)(x-4)'
  const turn = takeTurn({ text, interfaceLanguage: 'en', state: startSession(), seed: 's', now: 0 })
  expect(withDeclared(sealOf({ text }, turn), 'x² - x - 12').verdict).toBeNull()
  const withResult = `${text}. i got x² - 12`
  const judged = takeTurn({ text: withResult, interfaceLanguage: 'en', state: startSession(), seed: 's', now: 0 })
  expect(withDeclared(sealOf({ text: withResult }, judged), 'x² - x - 12').verdict).toBe('incorrect')
})
