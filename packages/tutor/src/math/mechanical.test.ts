import { describe, expect, test } from 'vitest'
import english from '../../test-data/mechanical/en.txt?raw'
import russian from '../../test-data/mechanical/ru.txt?raw'
import { startSession, takeTurn } from '../index.ts'
import { en } from '../pedagogy/texts/en.ts'
import { ru } from '../pedagogy/texts/ru.ts'
import type { Language } from './latex.ts'
import { latexOfStatement } from './latex.ts'
import { readMessage } from './reading.ts'
import { solve } from './solve.ts'
import { tasksOfList } from './task-list.ts'
import { readTask } from './task-reading.ts'
import { writeStatement } from './written.ts'

const tasks = Object.entries({ en: english, ru: russian }).flatMap(([language, lines]) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ language: language === 'ru' ? 'ru' : 'en', text: line.slice(line.indexOf('\t') + 1) }) as const),
)

const first = (text: string, language: Language = 'en') => {
  const [line] = readMessage(text, language).lines
  if (!line || !('statement' in line)) throw new Error(`not read: ${text}`)
  return line
}
const say = (...texts: readonly string[]) => {
  let state = startSession()
  return texts.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: 'en', state, seed: 'list', now: 0 })
    state = turn.state
    return turn
  })
}

describe('notation', () => {
  test.each([
    ['x2-9x+20=0', 'equation|x^2 - 9 * x + 20|0'],
    ['48x y', 'expression|48 * x * y'],
    ['3x y + 2x y', 'expression|3 * x * y + 2 * x * y'],
    ['10 x $2.50', 'expression|10 * 2.5'],
    ['(25+10) x 3', 'expression|(25 + 10) * 3'],
    ['9x5', 'expression|9 * 5'],
    ['15/100 x $20000', 'expression|15 / 100 * 20000'],
    ['2x-1 = 3', 'equation|2 * x - 1|3'],
    ['x1 = 2, x2 = 3', 'cases|x|2|x|3'],
  ])('%s', (text, written) => {
    expect(writeStatement(first(text).statement)).toBe(written)
  })

  test('where a digit behind a letter may be a power or a name, both are offered', () => {
    const { statement, ...rest } = first('x2 - 9 = 0')
    expect(writeStatement(statement)).toBe('equation|x^2 - 9|0')
    expect(rest).toMatchObject({ alternative: { kind: 'equation' } })
    expect(first('x2-9x+20=0')).not.toHaveProperty('alternative')
  })

  test('two minus signs never stand side by side', () => {
    for (const text of ['--(2+x)', '--5', '-(-x)', '3 - -2'])
      expect(latexOfStatement(first(text).statement)).not.toMatch(/--/)
  })
})

describe('simplest is said of what is simplest', () => {
  test.each([
    ['--(2+x)', 'x + 2'],
    ['6/x/5', '6 / (5 * x)'],
    ['x/z * 1/2', 'x / (2 * z)'],
    ['x^1', 'x'],
    ['1z^2', 'z^2'],
    ['x^y x^z', 'x^(y + z)'],
    ['ln(sqrt x)', '#ln(x) / 2'],
    ['(6-2i)/3', '2 - 2 * #i / 3'],
    ['3xy+2xy', '5 * x * y'],
  ])('%s is %s', (text, answer) => {
    const solved = solve(first(text).statement)
    expect('solution' in solved && writeStatement(solved.solution.answer)).toBe(`expression|${answer}`)
  })
})

describe('a message is read whole', () => {
  test('a list is taken one by one, in its order', () => {
    expect(tasksOfList('1) 2x+5=11 2) 3x-4=8 3) x/2=7', 'en')).toEqual(['2x+5=11', '3x-4=8', 'x/2=7'])
    expect(tasksOfList('Factor: a) x^2-9 b) x^2-16', 'en')).toEqual(['Factor x^2-9', 'Factor x^2-16'])
    expect(tasksOfList('1) 2x = 6 2) x = 3', 'en')).toBeNull()
    expect(tasksOfList('Which is nearest to 2? (a) 5 (b) -1', 'en')).toBeNull()
    const [one, two, three] = say('a) simplify 3x+2x-1 b) factor x^2-16 c) solve 4x=20', 'next', 'next')
    expect(one?.content.problem?.latex).toBe('3x + 2x - 1')
    expect(one?.text).toContain('factor x^2-16')
    expect(two?.content.problem?.latex).toBe('x^{2} - 16')
    expect(three?.content.problem?.latex).toBe('4x = 20')
  })

  test.each(['4.5 pinned to the power', 'find the inverse of 5', 'as a proportion 12'])(
    '"%s" is asked about',
    (text) => {
      const [turn] = say(text)
      expect(turn?.content.problem).toBeUndefined()
    },
  )

  test.each([
    ['question 5: 2x - 4 = 8', '2x - 4 = 8'],
    ["I'm stuck on page 12, its 8x = 16", '8x = 16'],
    ['can you solve x - 5 = 4 for me in 2 minutes', 'x - 5 = 4'],
  ])('a number in prose is no part of the task: %s', (text, latex) => {
    expect(say(text)[0]?.content.problem?.latex).toBe(latex)
  })
})

test('the words of a step speak of sides only where there are sides', () => {
  const sides =
    /both sides|(?:left|right) side|one side|each side|on the left|on the right|equation|keeps equality|обе(?:их|им)? (?:част|сторон)|(?:лев|прав)\S+ част(?!н)|одн\S+ част|уравнени|равенств/iu
  const found = new Set<string>()
  for (const { language, text } of tasks) {
    const told = readTask(text, language)
    const solved = told && solve(told.task)
    if (!solved || !('solution' in solved)) continue
    for (const { rule, before } of solved.solution.steps) {
      const subject = before.kind === 'request' ? before.subject : before
      if (subject.kind !== 'expression' && subject.kind !== 'values') continue
      for (const words of [en.rules[rule], ru.rules[rule]])
        for (const said of Object.values(words).flat()) if (sides.test(`${said}`)) found.add(`${rule}: ${said}`)
    }
  }
  expect([...found]).toEqual([])
})
