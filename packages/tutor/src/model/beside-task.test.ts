import { describe, expect, test } from 'vitest'
import type { TutorTurn } from '../index.ts'
import { lessonOf } from '../testing/lesson-of.ts'

const wrongMarks = ({ turn }: { turn: TutorTurn }) =>
  (turn.content.lines ?? []).filter(({ verdict }) => verdict === 'incorrect').length

const begun = [
  'привет, надо решить x(x-5)=24\nу меня получилось\nx=24 или x-5=24\nx=24, x=29\nправильно?',
  'Подставь $x = 24$: что получится?',
] as const
const quadratic = ['solve x(x-5)=24', 'How would you begin?'] as const
const linear = ['solve 2x + 5 = 13', 'How would you begin?'] as const

describe('an equation that does not come out of the work is no wrong step', () => {
  test.each<[talk: readonly string[], message: string]>([
    [
      begun,
      '24*19=456\nне 24(\nно нас так учили, если (x-2)(x+7)=0 то каждую скобку к нулю. тут тоже самое только 24. почему там можно а тут нет??',
    ],
    [quadratic, 'but they taught us if (x-2)(x+7)=0 then each bracket is zero. why not here'],
    [quadratic, 'we had (x-2)(x+7)=0 in class and there it was allowed, why not here'],
    [linear, 'in class we had 9x - 4 = 60 and there you first add'],
  ])('%j, "%s"', (talk, message) => {
    const lesson = lessonOf([...talk, message])
    expect(lesson.turn.content.verdict).not.toBe('incorrect')
    expect(wrongMarks(lesson)).toBe(0)
    expect(lesson.card).not.toMatch(/\(x - 2\)\(x \+ 7\) = 0\$(?:: wrong|\.)|9x - 4 = 60\$(?:: wrong|\.)/)
    expect(lesson.card).toMatch(/= (?:0|60)\$: not judged/)
  })

  test.each<[talk: readonly string[], message: string]>([
    [linear, '2x = 9'],
    [linear, '2x = 18'],
    [linear, 'so i get 7x = 13'],
    [linear, '10x = 13'],
    [quadratic, 'x^2 - 5x + 24 = 0'],
    [quadratic, 'x^2 - 5 = 24'],
    [['solve 3(x + 4) = 21', 'How would you begin?'], '3x + 4 = 21'],
  ])('a wrong step is one still: %j, "%s"', (talk, message) => {
    const lesson = lessonOf([...talk, message])
    expect(wrongMarks(lesson) > 0 || lesson.turn.content.verdict === 'incorrect').toBe(true)
    expect(lesson.card).toContain('wrong (checked)')
  })
})

test('one of two roots is right and nothing wrong, and has one mark', () => {
  const lesson = lessonOf([...begun, 'значит надо чтоб числа отличались на 5.. 8 и 3! x=8\n8*3=24 ура\nответ 8'])
  expect(lesson.card).toMatch(/\$x = 8\$: right \(checked\)/)
  expect(lesson.card).not.toMatch(/Wrong so far:.*\$x = 8\$/)
  expect(lesson.card).toMatch(/Wrong once, mended since: \$x = 24/)
  expect(lesson.turn.content.lines?.map(({ latex }) => latex)).toEqual(['x = 8'])
  const wrong = lessonOf([...quadratic, 'x = 6'])
  expect(wrong.card).toMatch(/Wrong so far:.*\$x = 6\$/)
})

test('values that do not fit behind a wrong line are wrong, and not only not judged', () => {
  const { card } = lessonOf([begun[0]])
  expect(card).toMatch(/x = 24\\ \\text\{или\}\\ x = 29\$: wrong/)
  const right = lessonOf(['solve 2x + 5 = 13. my work:\n2x = 9\nx = 4\nis it ok'])
  expect(right.card).not.toMatch(/x = 4\$: wrong/)
})
