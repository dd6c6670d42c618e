import { describe, expect, test } from 'vitest'
import type { TutorTurn } from '../../index.ts'
import { equationWaysEn } from '../../language/en/ways-in/equations.ts'
import { expressionWaysEn } from '../../language/en/ways-in/expressions.ts'
import { numberWaysEn } from '../../language/en/ways-in/numbers.ts'
import { requestWaysEn } from '../../language/en/ways-in/requests.ts'
import { equationWaysRu } from '../../language/ru/ways-in/equations.ts'
import { expressionWaysRu } from '../../language/ru/ways-in/expressions.ts'
import { numberWaysRu } from '../../language/ru/ways-in/numbers.ts'
import { requestWaysRu } from '../../language/ru/ways-in/requests.ts'
import type { WayKind, WaysIn } from '../../language/ways-in.ts'
import { lastReply } from '../../testing/last-reply.ts'

type Language = 'en' | 'ru'
const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const replies = (language: Language, ...messages: readonly string[]): TutorTurn[] =>
  seeds.map((seed) => lastReply(seed)(language, ...messages))

describe('the opening of a typed task asks about this very task', () => {
  test.each([
    ['en', '23*7', /20|3|easy parts/],
    ['en', '5472/16', /54|16/],
    ['en', '1.7 * 0.5', /point/],
    ['en', '4^5*2^3', /base|power of/],
    ['en', 'simplify √98', /square|4, 9, 16/],
    ['en', 'factor x^2 + 11x + 24', /multiply to|product/],
    ['en', 'x^2 - 2x - 15 < 0', /zero|axis/],
    ['en', 'derivative of x^3 cos x', /derivative/],
    ['en', 'limit of (x^2 - 25)/(x - 5) as x goes to 5', /5|product/],
    ['en', 'a + b = 9, a - b = 1', /add|left sides/],
    ['en', 'lcm of 9 and 12', /12|\$9\$/],
    ['en', 'mean of 3, 8, 10', /add|together|sum/],
    ['ru', '23*7', /20|3|удобные части/],
    ['ru', '5472:16', /54|16/],
    ['ru', 'упрости √98', /квадрат|4, 9, 16/],
    ['ru', 'разложи на множители x^2 + 11x + 24', /произведени/],
    ['ru', 'x^2 - 2x - 15 < 0', /нул|ось/],
    ['ru', 'производная x^3 cos x', /производн/],
    ['ru', 'a + b = 9, a - b = 1', /слож|левые части/],
  ] as const)('%s: %s', (language, task, asked) => {
    for (const { move, text } of replies(language, task)) {
      expect(move).toMatch(/^(?:orient|worked\.open)$/)
      expect(text).toMatch(asked)
      expect(text).not.toMatch(/What do you notice|Where would you begin|С чего начнёшь и почему|Что ты тут замечаешь/)
    }
  })

  test('a single operation is not asked for its order', () => {
    for (const task of ['23*7', '96/8', '2^6', '45 + 78', '7.5 - 2.35'])
      for (const { text } of replies('en', task)) expect(text).not.toMatch(/order|operation goes first/)
  })

  test('who asks how it goes is told the idea with other numbers, and only then', () => {
    for (const { text } of replies('en', 'i always forget how to simplify √98'))
      expect(text).toMatch(/\\sqrt\{(?:12|72|75)\}/)
    for (const { text } of replies('ru', 'упрости √98, забыл как')) expect(text).toContain('\\sqrt{12}')
    for (const { text } of replies('en', 'simplify √98')) expect(text).not.toContain('\\sqrt{12}')
  })

  test('an opening is no counted hint', () => {
    for (const { state } of replies('en', 'how do i simplify √98'))
      expect(state.problem).toMatchObject({ hints: 0, level: 0 })
  })

  test('the slope of a curve at a place comes from its derivative, not from a coefficient', () => {
    for (const { state } of replies('en', 'find the gradient of y = x^2 + 5x at x = 3'))
      expect(state.expects?.answers[0]).toEqual({ kind: 'value', value: 'expression|2 * x + 5' })
    expect(lastReply('a')('en', 'find the gradient of y = x^2 + 5x at x = 3', '11').content.verdict).toBe('correct')
    expect(lastReply('a')('en', 'find the gradient of y = x^2 + 5x at x = 3', '5').content.verdict).not.toBe('correct')
  })
})

describe('an answer to the first question is understood', () => {
  test.each([
    ['en', 'factor x^2 + 11x + 24', /Which pairs/, '3 and 8?'],
    ['en', 'simplify √98', /largest/, 'the largest square is 49'],
    ['en', '5472/16', /How many times/, '3 times'],
    ['en', 'mean of 3, 8, 10', /What do all the numbers make/, '21'],
    ['ru', 'разложи на множители x^2 + 11x + 24', /Какие пары/, '3 и 8'],
    ['ru', 'упрости √98', /самый большой/, 'на 49'],
  ] as const)('%s: %s', (language, task, asks, said) => {
    const seed = Array.from({ length: 30 }, (_, index) => `${index}`).find((each) =>
      asks.test(lastReply(each)(language, task).text),
    )
    expect(seed, 'never asked').toBeDefined()
    expect(lastReply(seed!)(language, task, said).move).toMatch(/^(?:aside\.right|placed\.pair-found)$/)
  })
})

describe('a plea for the answer gets the step that opens the task', () => {
  test.each([
    [
      'en',
      'factor x^2 + 11x + 24',
      'just give me the answer, i have 9 more of these',
      /x \+ 1\)\(x \+ 4/,
      /\(x \+ 3\)|\(x \+ 8\)/,
    ],
    ['en', 'simplify √98', 'tell me the answer pls its 11pm', /\\sqrt\{12\}/, /7\\sqrt|49/],
    ['ru', 'упрости √98', 'скажи ответ, через 5 минут сдавать', /\\sqrt\{12\}/, /7\\sqrt|49/],
    [
      'ru',
      'найди n-й член последовательности 6, 11, 16',
      'скажи ответ, мне сдавать через 5 минут',
      /таблиц|соседних/,
      /5n/,
    ],
  ] as const)('%s: %s, "%s"', (language, task, plea, idea, answer) => {
    for (const { move, text, state } of replies(language, task, plea)) {
      expect(move).toBe('answer.refused')
      expect(text).toMatch(idea)
      expect(text).toMatch(/\?$/)
      expect(text).not.toMatch(answer)
      expect(state.problem).toMatchObject({ hints: 0, level: 0 })
    }
  })

  test('a number behind an opening or a refusal is judged as the result, as long as it does not answer the question', () => {
    for (const seed of seeds) {
      expect(lastReply(seed)('en', '23*7', '151').content.verdict).toBe('incorrect')
      expect(lastReply(seed)('en', '23*7', 'just tell me', '151').content.verdict).toBe('incorrect')
      expect(lastReply(seed)('en', '23*7', '161').move).toBe('solved')
    }
  })

  test('a hint behind it brings another question instead of the same idea again', () => {
    for (const seed of seeds) {
      const refused = lastReply(seed)('en', 'simplify √98', 'just tell me')
      const hint = lastReply(seed)('en', 'simplify √98', 'just tell me', 'hint')
      expect(hint.text).not.toContain('\\sqrt{12}')
      expect(hint.text.split('?').at(-2)).not.toBe(refused.text.split('?').at(-2))
    }
  })
})

test.each([
  ['en', 'simplify √98', 'i missed this topic, i was ill', /\\sqrt\{12\}/],
  ['en', '-2x + 5 > 11', 'i was off sick when we did this', /-2 > -3/],
  ['en', 'factor x^2 + 11x + 24', 'can you do the first bit for me', /x \+ 1\)\(x \+ 4/],
  ['ru', 'упрости √98', 'я болел и пропустил эту тему', /\\sqrt\{12\}/],
  ['ru', '-2x + 5 > 11', 'меня не было на этой теме', /-2 > -3/],
] as const)(
  'who missed the topic or needs a start gets its idea and one question: %s, %s, "%s"',
  (language, task, said, idea) => {
    for (const { move, text } of replies(language, task, said)) {
      expect(move).toMatch(/^(?:hint\.nudge|answer\.refused)$/)
      expect(text).toMatch(idea)
      expect(text.match(/\?/g)?.length).toBe(1)
    }
  },
)

test('a task of physics opens with its relation in words and does not ask what was told', () => {
  for (const { text } of replies('en', 'Find the voltage if the current is 3 A and the resistance is 8 ohm')) {
    expect(text).toContain('voltage divided by the resistance')
    expect(text).not.toMatch(/what is given|What do you know/i)
  }
  for (const { text } of replies('ru', 'Уравняйте: Al + O2 -> Al2O3')) expect(text).toMatch(/по 2.*по 3|2.*3/)
})

test('every way has three different questions and an idea in both languages', () => {
  const all: Readonly<Record<Language, WaysIn<WayKind>>> = {
    en: { ...numberWaysEn, ...expressionWaysEn, ...equationWaysEn, ...requestWaysEn },
    ru: { ...numberWaysRu, ...expressionWaysRu, ...equationWaysRu, ...requestWaysRu },
  }
  for (const ways of Object.values(all))
    for (const [kind, { idea, asks }] of Object.entries(ways)) {
      expect(idea, kind).toMatch(/[.]$/)
      expect(idea, kind).not.toContain('?')
      expect(new Set(asks).size, kind).toBe(3)
      for (const ask of asks) expect(ask, kind).toMatch(/\?(?: \[\[[^\]]+\]\])?$/)
    }
})
