import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { examineDraft } from './examine.ts'
import { sealOf } from './seal.ts'

/** What the guard finds in a reply to the work of a student on a task. */
function findingIn(task: string, work: string, draft: string): string | null {
  const interfaceLanguage = /[а-я]/i.test(draft) ? 'ru' : 'en'
  const first = takeTurn({ text: task, interfaceLanguage, state: startSession(), now: 0, isLed: true, seed: '1' })
  const turn = takeTurn({ text: work, interfaceLanguage, state: first.state, now: 1, isLed: true, seed: '2' })
  const told = [
    { role: 'student' as const, text: task },
    { role: 'tutor' as const, text: interfaceLanguage === 'ru' ? 'С чего начнёшь?' : 'How do you begin?' },
  ]
  return examineDraft(draft, sealOf({ text: work }, turn, told), true).finding?.kind ?? null
}

describe('values that the program calls wrong are not confirmed', () => {
  test.each([
    ['x^2 - 5x = 24', 'x=3 и x=-8', 'Да, $x=3$ и $x=-8$ подходят.'],
    ['x^2 - 5x = 24', 'x=3 и x=-8', 'Пары подобраны верно, и $x=3$ подходит.'],
    ['x^2 + 2x = 15', 'x=5 или x=-3', 'Оба числа, 5 и −3, это корни уравнения.'],
    ['x^2 - 7x + 10 = 0', 'x = -2 or x = -5', 'Yes, $x = -2$ and $x = -5$ both fit. What is left?'],
    ['3x + 4 = 19', '3x = 23\nx = 7', 'You moved the 4, and x = 7 works.'],
  ])('%s: %s', (task, work, draft) => {
    expect(findingIn(task, work, draft)).toBe('verdict')
  })

  test.each([
    [
      'x^2 - 5x = 24',
      'x=3 и x=-8',
      'Числа $3$ и $-8$ дают нужное произведение, но $x=3$ ещё не корень: проверь подстановкой.',
    ],
    [
      'x^2 - 5x = 24',
      '3 и -8. x=3 и x=-8',
      'Сумма и произведение подмечены точно, и пара $3$ и $-8$ подходит: $3+(-8)=-5$, $3\\cdot(-8)=-24$.',
    ],
    ['x^2 - 5x = 24', 'x=3 и x=-8', 'А $x=3$ подходит? Подставь и посмотри, что выйдет слева.'],
    ['x^2 - 7x + 10 = 0', 'x = -2 or x = -5', 'If $x = -2$ fits, the left side has to come to 0. Does it?'],
    ['x^2 - 7x + 10 = 0', 'x = -2 or x = -5', 'Neither $x = -2$ nor $x = -5$ fits yet. What do the brackets say?'],
    [
      '3x + 4 = 19',
      '3x = 23\nx = 7',
      'From $3x = 23$ you divide by 3, the right idea. Put 7 into the task: what comes out?',
    ],
  ])('what questions or denies them passes: %s: %s', (task, work, draft) => {
    expect(findingIn(task, work, draft)).toBeNull()
  })

  test('a right value beside a wrong one may be confirmed', () => {
    expect(
      findingIn('x^2 - 5x = 24', 'x = 8 или x = 3', 'Да, $x=8$ подходит, а второе число проверь подстановкой.'),
    ).not.toBe('verdict')
  })
})
