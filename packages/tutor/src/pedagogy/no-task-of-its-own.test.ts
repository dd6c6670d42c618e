import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

/** The reply to the last message. */
function replyTo(language: 'en' | 'ru', ...texts: string[]): TutorTurn {
  let turn: TutorTurn | undefined
  for (const text of texts)
    turn = takeTurn({ text, interfaceLanguage: language, state: turn?.state ?? startSession(), seed: 's', now: 0 })
  return turn!
}

describe('what looks like a task and is none', () => {
  test.each([
    ['en', 'Find the angle between the vectors (1,2,2) and (2,0,1).', 'dot product is 2+0+2 = 4'],
    [
      'ru',
      'Найти угол между векторами a(3;-2) и b(4;6)',
      'скалярное произведение 12-12=0. это у меня ошибка или так может быть',
    ],
  ] as const)('a part of a task that was not found ends no task (%s)', (language, task, part) => {
    const { move, state, text } = replyTo(language, task, part)
    expect(move).toBe('identity')
    expect(state.problem).toBeNull()
    expect(text).not.toMatch(/Answer|Ответ/)
  })

  test('the substances of a reaction are no powers', () => {
    const { move } = replyTo('ru', 'Al+O2=Al2O3 коэфициенты. я сделал 2Al+3O2=Al2O3 норм?')
    expect(move).not.toBe('which-reading')
  })

  test('without written short is no fraction', () => {
    const { text } = replyTo('en', 'bag has 5 red 3 blue u take 2 w/o putting back. prob both red?')
    expect(text).not.toMatch(/\\frac/)
  })

  test('a right calculation on the way to a measured result is not called wrong', () => {
    const { move, text } = replyTo('en', 'car of 1.2 t accelerates from 0 to 27 m/s in 9 s what force. 27:9=3')
    expect(text).not.toContain('27:9')
    expect(move).not.toMatch(/^wrong/)
  })
})
