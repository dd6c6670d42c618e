import { describe, expect, test } from 'vitest'
import type { TutorTurn } from '../index.ts'
import { lessonOf } from '../testing/lesson-of.ts'

const wrongMarks = ({ turn }: { turn: TutorTurn }) =>
  (turn.content.lines ?? []).filter(({ verdict }) => verdict === 'incorrect').map(({ latex }) => latex)

const factored = [
  'solve x^2 - 3x = 18\n\ni did\nx(x-3)=18\nx=18 or x-3=18\nx=18, x=21\nis it right',
  'Try it with your $x = 3$: what does $x - 3$ become then, and what is the product $x(x - 3)$?',
] as const
const factoredRu = [
  'реши x(x-3)=18\nя сделал\nx=18 или x-3=18\nправильно?',
  'Возьми для пробы $x = 3$: чему тогда равно $x - 3$, и чему равно $x(x - 3)$?',
] as const

describe('what answers a question about a number that is put in has no mark against the task', () => {
  test.each<[talk: readonly string[], message: string]>([
    [factored, 'x-3 is 0 so product 0. not 18\nok other way round then\nx=6 and x-3=3\nx=6\nso the answer is 6'],
    [factored, 'x - 3 = 0, so 0'],
    [factored, 'x-3=0\nx(x-3)=0'],
    [factoredRu, 'x - 3 = 0'],
  ])('%j, "%s"', (talk, message) => {
    const lesson = lessonOf([...talk, message])
    expect(wrongMarks(lesson)).toEqual([])
    expect(lesson.turn.content.verdict).not.toBe('incorrect')
    expect(lesson.card).toMatch(/\$x - 3 = 0\$: true by itself.*for \$x = 3\$/)
    expect(lesson.card).not.toMatch(/Wrong so far:.*x - 3 = 0|x - 3 = 0\$: wrong/)
  })

  test.each<[talk: readonly string[], message: string]>([
    [factored, 'x-3=0\nx^2 - 3 = 18'],
    [factored, 'x - 3 = 18'],
    [[factored[0], 'What would you do with $x(x - 3) = 18$?'], 'x - 3 = 0'],
    [['solve 2x + 5 = 13', 'Put in $x = 3$: what is $2x + 5$?'], '2x = 18'],
    [['solve 2x + 5 = 13', 'Is $x = 3$ right?'], '2x = 6'],
  ])('a wrong step is one still: %j, "%s"', (talk, message) => {
    const lesson = lessonOf([...talk, message])
    expect(wrongMarks(lesson).length > 0 || lesson.turn.content.verdict === 'incorrect').toBe(true)
    expect(lesson.card).toContain('wrong (checked)')
  })
})

describe('an interval is read as the answer of an inequality', () => {
  const open = ['реши неравенство -10x > 15', 'Что вышло?'] as const
  const solved = [
    ...open,
    'x < -1,5',
    'Верно. Подставь $x = -1{,}5$: подходит ли оно, и какая тогда нужна скобка?',
  ] as const
  test.each<[talk: readonly string[], message: string]>([
    [open, 'x < -1,5\nзначит ответ (-∞; -1,5] ?'],
    [open, 'ответ (-∞; -1,5]'],
    [solved, '(-∞; -1,5]'],
    [['solve -10x > 15', 'What is x?', 'x < -1.5', 'Right. As an interval?'], '(-∞, -1.5]'],
  ])('wrong: %j, "%s"', (talk, message) => {
    expect(lessonOf([...talk, message]).card).toMatch(/\(-\\infty[^$]*\]\$: wrong \(checked\); cause: only a bracket/)
  })

  test.each<[talk: readonly string[], message: string]>([
    [solved, '15 > 15 нет не подходит\n(-∞; -1,5)'],
    [solved, 'x < -1,5 это (-∞; -1,5)'],
    [['solve -10x >= 15', 'What is x?', 'x <= -1.5', 'Right. As an interval?'], 'not -1.4, so x <= -1.5 is (-∞, -1.5]'],
  ])('right: %j, "%s"', (talk, message) => {
    expect(lessonOf([...talk, message]).card).toMatch(/\(-\\infty[^$]*[\])]\$: right \(checked\)/)
  })

  test('that of another inequality is neither', () => {
    const { card } = lessonOf([...solved, '5 < x <= 7 это (5; 7]'])
    expect(card).not.toMatch(/7\]\$: (?:wrong|right)/)
  })
})
