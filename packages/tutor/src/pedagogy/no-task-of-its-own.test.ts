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
    [
      'en',
      'Find the angle between the vectors (1,2,2) and (2,0,1).',
      'dot product is 2+0+2 = 4',
      /\$4\$.*first vector\?$/,
    ],
    [
      'ru',
      'Найти угол между векторами a(3;-2) и b(4;6)',
      'скалярное произведение 12-12=0. это у меня ошибка или так может быть',
      /верно.*\$0\$.*первый вектор\?$/isu,
    ],
  ] as const)('a part of a task is right, and ends no task (%s)', (language, task, part, told) => {
    const { content, move, state, text } = replyTo(language, task, part)
    expect([move, content.verdict]).toEqual(['worked.right', 'correct'])
    expect(text).toMatch(told)
    expect(state.story?.solved).toBe(false)
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

  test.each([
    'circle with diameter 10 area = 3.14 x 100 = 314',
    'efficiency of a motor that takes in 500 J and gives out 350 J useful energy i did 500/350 = 1.43 so 143%',
  ])('a right calculation is not the answer of the task around it: %s', (text) => {
    const { move, state } = replyTo('en', text)
    expect(move).not.toMatch(/^(?:solved|rounded)$/)
    expect(state.story?.standing).toBe('unread')
  })

  test('the corners of a solid are no product', () => {
    for (const text of ['дан куб ABCDA1B1C1D1', 'куб ABCDA1B1C1D1 ребро 1. угол между прямыми AB1 и BC1'])
      expect(replyTo('ru', text).state.problem).toBeNull()
  })
})

describe('what is written in a hurry', () => {
  test.each([
    ['ru', 'htib ehfdytybt 5[=35', 'х=7', 'ru'],
    ['en', 'ыщдму 3ч+5=11', 'x=2', 'en'],
    ['en', 'htib ehfdytybt 5[=35', 'х=7', 'ru'],
  ] as const)('on the keys of the other language: %s %s', (interfaceLanguage, text, answer, language) => {
    expect(replyTo(interfaceLanguage, text)).toMatchObject({ move: 'orient', language })
    expect(replyTo(interfaceLanguage, text, answer).move).toBe('solved')
  })

  test('a list in one line', () => {
    const { move, text } = replyTo('en', '1) 45 x 12 2) 630 ÷ 7 3) 2.4 + 0.86')
    expect([move, text]).toEqual(['orient', expect.stringMatching(/45 .*12.*630 ÷ 7/su)])
  })

  test('two functions in one line', () => {
    const task = 'f(x)=2x-5 g(x)=x^2 fg(3)'
    expect(replyTo('en', task, '1').content.verdict).toBe('incorrect')
    expect(replyTo('en', task, '13').content.verdict).toBe('correct')
  })

  test.each([
    ['en', 'Calculate 15% of 260', '36', 'sorry typo i meant 39', 'solved'],
    ['ru', 'x + 2y = 7; 3x - y = 0', 'y = -3x', 'ой нет y = 3x', 'right.part'],
  ] as const)('a line behind a few words is the message: %s %s', (language, task, slip, line, move) => {
    expect(replyTo(language, task, slip, line)).toMatchObject({ move, content: { verdict: 'correct' } })
  })

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

describe('what is right beside the work', () => {
  test('where the roots have to lie is no step', () => {
    const task = 'Решите уравнение log₂(x − 1) = 3'
    expect(replyTo('ru', task, 'x-1=2³, x-1=8, x=9. одз x>1 подходит').move).toBe('solved')
    expect(replyTo('ru', task, 'x > 10').content.verdict).toBe('incorrect')
  })

  test('a reading that is its own result is not shown', () => {
    const { text } = replyTo('en', '2 dice, probabilty that sum is 8. i think 1/11 bc there are 11 sums from 2 to 12')
    expect(text).not.toMatch(/frac\{5\}\{36\}|5\/36/)
  })

  test('one divided by the answer is on the way to resistors in parallel', () => {
    const task = 'Two resistors of 4 Ω and 12 Ω are connected in parallel. Find the total resistance.'
    expect(replyTo('en', task, '1/4 + 1/12 = 3/12+1/12 = 4/12 so R = 12/4 = 3 ohm. is that ok?').move).toBe('solved')
    expect(replyTo('en', task, 'R = 1/3 ohm').content.verdict).toBe('incorrect')
  })

  test('what is to be differentiated may stand behind the sign of it', () => {
    expect(replyTo('en', 'Find dy/dx for y = 3x⁴ − 5x² + 7x − 1').text).toContain('3x^{4} - 5x^{2} + 7x - 1')
    expect(replyTo('en', 'Find dy/dx for y = x³ + 7x', '3x^2 + 7').move).toBe('solved')
  })
})
