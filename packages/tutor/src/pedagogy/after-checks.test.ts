import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]) {
  let state = startSession()
  const turns = messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `after ${text}`, now: 0 })
    state = turn.state
    return turn
  })
  return turns.at(-1)!
}

const inequality = ['solve -2x + 5 <= 11', 'x >= -3'] as const
const неравенство = ['реши неравенство 7-3x>19', 'x < -4'] as const
const quadratic = ['Solve x^2 - 5x + 6 = 0', 'x = 2 or x = 3'] as const

test.each([
  ['en', inequality, 'so -3 itself fits and -4 doesnt?', 'after.test.right', /11 \\le 11.*13 \\le 11/s],
  ['en', inequality, 'let me test 0: 5 <= 11 works', 'after.test.right', /5 \\le 11/],
  ['en', inequality, 'and -5 gives 15 <= 11 no', 'after.test.right', /15 \\le 11/],
  ['en', inequality, '-4 fits too', 'after.test.wrong', /13 \\le 11/],
  ['en', inequality, 'is -4 included?', 'after.test.shown', /13 \\le 11/],
  ['en', inequality, 'my friend wrote x <= -3', 'after.others.test', /\\le 11/],
  ['en', ['solve x^2 - 4x = 0', 'x = 0 and x = 4'], 'my teacher says only 4', 'after.others.part', /0 = 0/],
  [
    'ru',
    ['упрости 2(x+3) - 4(x-1)', '-2x + 10'],
    'при x = 1: 2*4 - 4*0 = 8 и -2+10 = 8, верно?',
    'after.test.expression',
    /8/,
  ],
  ['en', ['Solve 5x - 7 = 2x + 8', 'x = 5'], 'is there a faster way', 'after.way.asked', /./],
  ['en', inequality, 'what would happen if i put 6?', 'after.test.shown', /-7 \\le 11/],
  ['en', inequality, 'how can i check it?', 'after.how.inequality', /x \\ge -3/],
  [
    'ru',
    неравенство,
    'ну вот я беру x=-5: 7-3*(-5)=22, 22>19 подходит. а если 0 то 7>19 нет. значит правильно?',
    'after.test.right',
    /22 > 19.*7 > 19/s,
  ],
  ['ru', неравенство, 'значит само -4 не подходит?', 'after.test.right', /19 > 19/],
  ['ru', неравенство, 'а как проверить что именно меньше? можно число подставить?', 'after.how.inequality', /x < -4/],
  ['en', quadratic, 'can you check: 4 - 10 + 6 = 0', 'check.fits', /x = 2/],
  [
    'en',
    quadratic,
    'with the discriminant i get 25-24=1, so (5+1)/2=3 and (5-1)/2=2, same?',
    'after.way.same',
    /x = 2.*x = 3/s,
  ],
  ['en', quadratic, 'with the discriminant i get 25-24=2, so (5+1)/2=3', 'after.way.slip', /25 - 24 = 2/],
  [
    'ru',
    ['Решить уравнение x^2+6x-16=0', 'x=2 и x=-8'],
    'А через дискриминант то же самое выйдет? D=36+64=100, x=(-6+10)/2=2, x=(-6-10)/2=-8',
    'after.way.same',
    /x = -8.*x = 2/s,
  ],
  ['en', ['1/3 + 2/5', '11/15'], 'my book says 0.733', 'after.others.rounded', /0.733/],
  ['ru', ['1/3 + 2/5', '11/15'], 'а у друга 3/8', 'after.others.differ', /frac\{11\}\{15\}/],
  ['en', ['x/3 + x/4 = 7', 'x = 12'], 'my friend multiplied by 24, is that wrong?', 'after.way.allowed', /24/],
] as const)('%s: after %j, "%s" is %s', (language, before, text, move, told) => {
  const turn = talk(language, ...before, text)
  expect(turn.move, turn.text).toBe(move)
  expect(turn.text).toMatch(told)
})

test('a why with a number in it is no test of the number', () => {
  expect(talk('ru', 'x^2 = 49', 'x = 7 или x = -7', 'а почему тогда корень из 49 не -7').move).toBe('card')
})

test('while the task is open nothing is tried for the student', () => {
  expect(talk('en', 'solve -2x + 5 <= 11', 'so 6 fits?').move).not.toMatch(/^after/)
})
