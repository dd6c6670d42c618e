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

  test('the corners of a solid are no product', () => {
    for (const text of ['дан куб ABCDA1B1C1D1', 'куб ABCDA1B1C1D1 ребро 1. угол между прямыми AB1 и BC1'])
      expect(replyTo('ru', text).state.problem).toBeNull()
  })
})

describe('what is written in a hurry', () => {
  test.each(['∫ from 0 to 2 of (3x^2 - 2x)dx = 4 ?', 'integral from 0 to 2 of (3x^2 - 2x) dx'])(
    'the bounds of an integral stand before it: %s',
    (text) => expect(replyTo('en', text).text).toContain(String.raw`\int_{0}^{2} \left(3x^{2} - 2x\right)\,dx`),
  )

  test('an arithmetic progression is not taken for a geometric one', () => {
    const task = 'арифм прогрессия а1=3 d=4 сумма первых 10'
    expect(replyTo('ru', task, '210').move).toBe('solved')
  })

  test('who asks whether it talks to a human is told', () => {
    const { move } = replyTo('ru', 'а ты человек или нейросеть? и если нейросеть тебе не скучно с нами')
    expect(move).toBe('are-you-ai')
  })
})
