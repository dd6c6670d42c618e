import { expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

/** The replies to the messages of one conversation. */
function talk(language: 'en' | 'ru', messages: readonly string[]): TutorTurn[] {
  const turns: TutorTurn[] = []
  for (const text of messages)
    turns.push(
      takeTurn({ text, interfaceLanguage: language, state: turns.at(-1)?.state ?? startSession(), seed: 'f', now: 0 }),
    )
  return turns
}

test.each([
  [
    'en',
    'The sides of a rectangle are 6 cm and 8 cm. Find its diagonal.',
    [
      ['diagonal is 14', 'incorrect', /Straight across/],
      ['the area is 48', 'correct', /area is 48/],
      ['so the diagonal is 10 cm', 'correct', /10/],
    ],
  ],
  [
    'en',
    'hi! A right-angled triangle has a hypotenuse of 17cm and one of the legs is 8cm. Find the area of the triangle. pls',
    [
      ['area is 8*17/2 = 68', 'incorrect', /right angle/],
      ['the other leg is 18.8', 'incorrect', /longest/],
      ['ok so the other leg = 15', 'correct', /leg = 15/],
      ['so area = 60 cm2', 'correct', /60/],
    ],
  ],
  [
    'ru',
    'Диагонали ромба равны 10 см и 24 см. Найдите периметр ромба.',
    [
      ['сторона 26, периметр 104', 'incorrect', /пополам/],
      ['Вы меня не поняли. Периметр — 100 см.', 'incorrect', /100/],
      ['5^2+12^2=169, сторона 13', 'correct', /сторона 13/],
      ['значит, периметр 13*4 = 52 см', 'correct', /52/],
    ],
  ],
  [
    'ru',
    'Основание равнобедренного треугольника 16 см, боковая сторона 10 см. Найдите его высоту, проведённую к основанию.',
    [
      [
        'Высота делит основание пополам. По теореме Пифагора 10² - 8² = 36, высота равна 6 см. Верно ли это?',
        'correct',
        /6/,
      ],
    ],
  ],
] as const)('%s: parts of a figure are judged by what follows for them: "%s"', (language, task, said) => {
  const [, ...replies] = talk(language, [task, ...said.map(([text]) => text)])
  for (const [index, [text, verdict, pattern]] of said.entries()) {
    expect(replies[index]!.content.verdict, text).toBe(verdict)
    expect(replies[index]!.text).toMatch(pattern)
  }
  expect(replies.at(-1)!.state.problem?.solved).toBe(true)
})

test.each([
  ['en', 'The sides of a rectangle are 6 cm and 8 cm. Find its diagonal. i got 14 is that right?', 'incorrect'],
  ['ru', 'диагонали ромба 12 см и 16 см. найти сторону ромба. я по пифагору сделал и вышло 20 это норм?', 'incorrect'],
  ['ru', 'диагонали ромба 12 см и 16 см. найти сторону ромба. у меня получилось 10 см', 'correct'],
] as const)('%s: a result beside the task is the part that is asked for: "%s"', (language, text, verdict) => {
  expect(talk(language, [text])[0]!.content.verdict).toBe(verdict)
})

test('a calculation with the numbers of a measured task is no task of its own', () => {
  const [, reply] = talk('en', ['A car goes 90 km/h for 20 minutes. How far does it go?', 'i just did 90 x 20'])
  expect(reply!.move).toBe('sum.right')
  expect(reply!.state.problem?.task).toMatch(/^story/)
})

test('a given part, a calculation without its result and a part of another figure are not judged', () => {
  const task = 'The sides of a rectangle are 6 cm and 8 cm. Find its diagonal.'
  for (const text of ['the side is 6', 'the diagonal is 6 + 8', 'the hypotenuse is 14'])
    expect(talk('en', [task, text])[1]!.move).not.toMatch(/^figure\./)
})
