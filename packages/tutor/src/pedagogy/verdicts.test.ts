import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | null = null
  for (const text of messages) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    expect(turn.fault).toBeUndefined()
    state = turn.state
  }
  return turn!
}

/** The number is right but the method is wrong, and the text shows the method. */
const byChance: readonly (readonly [Language, task: string, solution: string])[] = [
  ['en', 'Reduce 16/64', 'you just cross out the 6 on top and the 6 on the bottom so 1/4'],
  ['ru', 'Сократи 16/64', 'Вверху и внизу есть 6, зачеркиваю 6 и 6. Остаётся 1 и 4. Ответ 1/4'],
  ['en', 'Solve: 2x = 4', 'the 2 goes to the other side with a minus. x = 4 - 2 = 2'],
  ['en', 'area of a rectangle 3 m by 6 m', 'I add all sides, 3+6+3+6 = 18'],
  ['ru', 'Найди площадь квадрата со стороной 4 см', 'складываем все стороны: 4+4+4+4=16. Ответ 16 см2'],
  ['ru', 'Найди 10% от 50', 'чтобы найти проценты надо число разделить на проценты. 50:10=5'],
  ['en', '4/2', '4 - 2 = 2'],
]

describe('a right number from a way that would fail with other numbers', () => {
  test.each(byChance)('%s: %s, "%s": the number is right, the way is asked about', (language, task, solution) => {
    const { move, state, text } = talk(language, task, solution)
    expect(move).toMatch(/^right\.(?:chance|digits)$/)
    expect(state.problem?.solved).toBe(false)
    expect(text).toContain('?')
  })
  const sound: readonly (readonly [Language, string, string])[] = [
    ['en', '3*4', '3+3+3+3 = 12'],
    ['en', '2*2', '2+2=4'],
    ['en', '2x + 1 = 7', 'x = (7-1)/2 = 3'],
    ['ru', 'Найди 10% от 50', 'десятая часть, 50:10=5'],
    ['en', 'Reduce 12/18', 'cancel the 6 on top and the 6 on the bottom so 2/3'],
    ['ru', 'Найди площадь квадрата со стороной 4 см', '4*4=16. Ответ 16 см2'],
  ]
  test.each(sound)('%s: %s, "%s" is a way that always does', (language, task, solution) => {
    expect(talk(language, task, solution).move).toBe('solved')
  })
})

describe('results that are weighed', () => {
  test.each([
    ['en', 'x^2-4x-12=0', '-2 and 6? or 2 and -6. i think 2 and -6'],
    ['ru', 'реши x^2-4x-12=0', 'корни -2 и 6? или 2 и -6. я думаю 2 и -6'],
  ] as const)('%s: %s, "%s": what is chosen is judged', (language, task, said) => {
    const { move, state } = talk(language, task, said)
    expect(move).toBe('right.pair')
    expect(state.problem?.solved).toBe(false)
  })
  test('en: the right one that is chosen counts', () => {
    expect(talk('en', 'x^2-4x-12=0', '2 and -6? or -2 and 6. i think -2 and 6').move).toBe('solved')
  })
})

describe('a check by putting in', () => {
  const equation = '5(x-2)=3x+8'
  test.each([
    ['en', '5*9-10=35 and 3*9+8=35'],
    ['ru', '5*9-10=35 и 3*9+8=35'],
    ['en', '5*7=35 and 27+8=35 so it works'],
  ] as const)('%s: "%s" before and after the end', (language, check) => {
    expect(talk(language, equation, check).move).toBe('solved')
    expect(talk(language, equation, 'x=9', check).move).toBe('check.fits')
  })
  test('a slip in the check is no slip in the result', () => {
    const { move, text } = talk('en', equation, 'x=9. but check 5*9-2=43 and 3*9+8=35 not equal so something is wrong')
    expect(move).toBe('check.slip')
    expect(text).toContain('$x = 9$')
  })
})

describe('what is true and no line of the work is not called wrong', () => {
  test.each([
    ['ru', 'x^2-4x-12=0', '(x-2)(x+6)=x^2+4x-12', 'identity.right'],
    ['en', 'x^2-4x-12=0', '(x-2)(x+6)=x^2+4x-12', 'identity.right'],
    ['en', '2/3+1/4', '1/2+1/2 my way 2/4 but really 1', 'test.breaks'],
    ['en', '2/3+1/4', '1/2+1/2 my way = 2/4 = half but its really 1. so my way is broken?', 'test.breaks'],
    ['ru', '2/3+1/4', '1/2+1/2 по-моему 2/4 а на самом деле 1', 'test.breaks'],
    ['en', '2/3+1/4', '8/12', 'right.terms'],
    ['ru', '2/3+1/4', '3/12', 'right.terms'],
  ] as const)('%s: %s, "%s": %s', (language, task, said, move) => {
    expect(talk(language, task, said).move).toBe(move)
  })
  test('an identity that rewrites a side is a line of the work', () => {
    const { content, move } = talk('en', 'x^2-4x-12=0', '(x+2)(x-6)=x^2-4x-12')
    expect(move).toMatch(/^right/)
    expect(content.verdict).toBe('correct')
  })
  test('fractions over the common denominator, one after the other, end as solved', () => {
    expect(talk('en', '2/3+1/4', '8/12', '3/12', '11/12').move).toBe('solved')
  })
})

describe('pieces are not glued over words', () => {
  test('«у меня» is no letter', () => {
    const { move, state } = talk('ru', 'реши x+3=10 у меня x=7')
    expect(state.problem?.task).toBe('equation|x + 3|10')
    expect(move).toBe('solved')
  })
  test('a conjunction before a signed number is no letter', () => {
    expect(talk('ru', '-2*(-1)', '2*(-1) понятно а -2*(-1)').content.verdict).not.toBe('incorrect')
  })
  test('a dash before a word is no minus', () => {
    const { move } = talk('ru', '12*3', 'Откуда 36 и 27 — я объяснил')
    expect(move).not.toBe('solved')
  })
  test('percents that are added and taken off in words are no sum', () => {
    const story = 'куртка 4000 р. Цену повысили на 20%, потом снизили на 20%. Сколько стоит?'
    expect(talk('ru', story, '20% прибавили 20% отняли = 0').move).not.toBe('story.sum.wrong')
  })
  test('a number that announces the lines is no part of them', () => {
    const said = 'I multiplied all by 6: 3x + 2x = 210, 5x = 210, x = 42'
    expect(talk('en', said).content.verdict).not.toBe('incorrect')
    expect(talk('en', 'x/2 + x/3 = 35', said).move).toBe('solved')
  })
})

test.each([
  ['ru', 'раскрыть скобки? 2x-3=5x+9'],
  ['en', 'expand the brackets? 2x-3=5x+9'],
] as const)('%s: "%s" is a line of the open equation and no task of its own', (language, said) => {
  const { state, content } = talk(language, '2(x-3)=5x+9', said)
  expect(state.problem?.task).toBe('equation|2 * (x - 3)|5 * x + 9')
  expect(content.verdict).toBe('incorrect')
  expect(
    talk(language, '2(x-3)=5x+9', language === 'en' ? 'solve x^2 - 9 = 0' : 'реши x^2 - 9 = 0').state.problem?.task,
  ).toBe('equation|x^2 - 9|0')
})

test('a calculation with a letter for its result is right without an open task', () => {
  expect(talk('ru', 'y=2x-3', 'y=2*(-2)-3=-7').content.verdict).toBe('correct')
  expect(talk('en', 'y=2x-3', 'y=2*(-2)-3=-7').content.verdict).toBe('correct')
  expect(talk('en', 'y=2x-3', 'y=2*(-2)-3=-6').content.verdict).toBe('incorrect')
})
