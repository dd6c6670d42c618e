import { describe, expect, test } from 'vitest'
import english from '../../test-data/stories/en.txt?raw'
import russian from '../../test-data/stories/ru.txt?raw'
import { parseExpression } from '../math/parse.ts'
import { modelIds, placeExpression, readStory, type StoryReading } from './index.ts'

interface Story {
  readonly language: 'en' | 'ru'
  readonly answer: string
  readonly text: string
}
const stories = [
  ...linesOf(english).map((each): Story => ({ language: 'en', ...each })),
  ...linesOf(russian).map((each): Story => ({ language: 'ru', ...each })),
]
function linesOf(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [answer = '', story = ''] = line.split('\t')
      return { answer, text: story }
    })
}
const results = stories.map((story) => ({ story, result: readStory(story.text, story.language) }))

/** The number of an answer; a clock time such as `16:15` in minutes. */
function numberOf(answer: string): number {
  const [hours, minutes] = answer.split(':').map(Number)
  return minutes === undefined ? Number(answer) : (hours ?? 0) * 60 + minutes
}
const numberIn = ({ answer }: StoryReading) => Number(answer.n) / Number(answer.d)
const isRight = (reading: StoryReading, answer: string) =>
  answer !== 'none' && Math.abs(numberIn(reading) - numberOf(answer)) < 1e-9

test('no story is read with a false answer', () => {
  const wrong = results.flatMap(({ story, result }) =>
    result.kind === 'one' && !isRight(result.reading, story.answer)
      ? [`${story.text} -> ${numberIn(result.reading)}`]
      : [],
  )
  expect(wrong).toEqual([])
})

describe.each(['en', 'ru'] as const)('%s', (language) => {
  test('most stories are read', () => {
    const own = results.filter(({ story }) => story.language === language && story.answer !== 'none')
    const read = own.filter(({ result }) => result.kind === 'one')
    expect(read.length / own.length).toBeGreaterThan(0.65)
  })
})

/** A model that fewer stories use is either dead code or not tested. */
const FEWEST = 5
test('every model is used by some stories', () => {
  const used = new Map<string, number>()
  for (const { result } of results)
    if (result.kind === 'one')
      for (const model of new Set(result.reading.frames.map((frame) => frame.model)))
        used.set(model, (used.get(model) ?? 0) + 1)
  expect(
    modelIds.filter((model) => (used.get(model) ?? 0) < FEWEST).map((model) => `${model} ${used.get(model) ?? 0}`),
  ).toEqual([])
})

test('a story that is not read gives its numbers and its question', () => {
  const result = readStory('Tom had some apples and ate 3. How many apples does he have left?', 'en')
  expect(result).toMatchObject({
    kind: 'none',
    spans: [{ noun: '', span: [28, 29] }],
    question: 'How many apples does he have left?',
  })
})

describe('a story as it is typed', () => {
  const answerOf = (text: string, language: 'en' | 'ru') => {
    const result = readStory(text, language)
    return result.kind === 'one' ? numberIn(result.reading) : null
  }
  test.each([
    ['en', 'tom has 3 boxes with 12 pens in each box how many pens does he have', 36],
    ['ru', 'в классе 12 девочек и 14 мальчиков сколько всего детей в классе', 26],
    ['ru', 'за 3 часа поезд прошёл 180 км\nс какой скоростью он шёл', 60],
  ] as const)('stops that were left out: %s %s', (language, text, answer) => {
    expect(answerOf(text, language)).toBe(answer)
  })
  test.each([
    ['en', 'A glimmet holds 8 zorks. A zorker fills 12 glimmets. How many zorks are in the glimmets?', 96],
    ['en', 'Zorks are packed 6 to a glimmet. 42 zorks in each of 5 rows. Zorks in the hall?', null],
    ['en', 'Nora glims 14 pages a day. The book has 210 pages. How many days will it take?', 15],
    ['en', '40% of 350 visitors are children. How many children came?', 140],
    ['en', '40% of 350 visitors are children. How many adults came?', null],
    ['ru', 'Насос глюкает 14 литров в минуту. В баке 210 литров. Сколько минут он глюкает?', 15],
    ['ru', '12 коров съели сено за 6 дней. За сколько дней его съедят 9 коров?', null],
    ['en', 'At night it was -4 degrees and 3 degrees by noon. Find the average.', null],
    ['en', 'A mile is 5280 feet. How many feet are there in 2 miles?', null],
  ] as const)('words that are not known: %s %s', (language, text, answer) => {
    expect(answerOf(text, language)).toBe(answer)
  })
})

describe('what a student writes', () => {
  const placed = (text: string, expression: string, claimed?: string) => {
    const result = readStory(text, 'en')
    if (result.kind !== 'one') throw new Error('not read')
    const value = claimed === undefined ? undefined : parseExpression(claimed)
    const placement = placeExpression(
      result.reading,
      parseExpression(expression),
      value?.kind === 'number' ? value.value : undefined,
    )
    const { quantities } = result.reading
    return placement.kind === 'quantity'
      ? { ...placement, name: quantities.find((each) => each.id === placement.id)?.name }
      : placement
  }
  const rolls = 'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?'
  const coins =
    'Ann and Bob have 36 coins together. Ann has 3 times as many coins as Bob. How many coins does Bob have?'
  const pens = 'Tom has 3 boxes with 12 pens in each box. He gave 5 pens to Ann. How many pens does he have left?'

  test('the answer, as a number or as its calculation', () => {
    expect(placed(rolls, '12')).toEqual({ kind: 'answer' })
    expect(placed(rolls, '96/8')).toEqual({ kind: 'answer' })
    expect(placed(pens, '3*12-5')).toEqual({ kind: 'answer' })
  })
  test('a quantity on the way', () => {
    expect(placed(pens, '3*12')).toMatchObject({ kind: 'quantity' })
    expect(placed(rolls, '8')).toMatchObject({ kind: 'quantity' })
  })
  test('a slip in a right calculation', () => {
    expect(placed(rolls, '96/8', '13')).toMatchObject({ kind: 'arithmetic-slip', isAnswer: true })
  })
  test('wrong relations', () => {
    expect(placed(rolls, '96*8')).toMatchObject({ kind: 'wrong-relation', why: 'multiplied-instead-of-divided' })
    expect(placed(rolls, '96-8')).toMatchObject({ kind: 'wrong-relation', why: 'subtracted-instead-of-divided' })
    expect(placed(pens, '3+12-5')).toMatchObject({ kind: 'wrong-relation', why: 'added-instead-of-multiplied' })
    expect(placed(pens, '3*12+5')).toMatchObject({ kind: 'wrong-relation', why: 'inverse-operation' })
    expect(placed(coins, '36/2')).toMatchObject({ kind: 'wrong-relation', why: 'equal-shares' })
    expect(placed(coins, '36/3')).toMatchObject({ kind: 'wrong-relation', why: 'equal-shares' })
  })
  test('something else', () => {
    expect(placed(rolls, '1234')).toEqual({ kind: 'unknown' })
  })
})
