import { describe, expect, test } from 'vitest'
import { modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'

/** A conversation without a language model, or one that a model leads. */
function conversation(isLed = false) {
  let state = startSession()
  let count = 0
  const say = (text: string): TutorTurn => {
    count++
    const interfaceLanguage = /[а-я]/i.test(text) ? 'ru' : 'en'
    const turn = takeTurn({ text, interfaceLanguage, state, now: count * 60_000, seed: `${count}`, isLed })
    expect(turn.fault).toBeUndefined()
    state = turn.state
    return turn
  }
  /** The task in progress, as it was told or typed. */
  const open = (): string => {
    const { story, problem } = state
    const told = story && !story.isParked ? story.text : (problem?.told ?? problem?.task ?? '')
    return told.toLowerCase()
  }
  return { say, state: () => state, open }
}

const rectangle =
  'A rectangle is 5 cm longer than it is wide, and its perimeter is 46 cm. How long is the shorter side?'
const train = 'Another task: a train travels 240 km in 3 hours. How far does it travel in 5 hours at the same speed?'
const прямоугольник = 'Длина прямоугольника на 5 см больше ширины, а периметр 46 см. Найди ширину прямоугольника.'
const поезд = 'Другая задача: поезд проехал 240 км за 3 часа. Сколько он проедет за 5 часов с той же скоростью?'

describe.each([false, true])('a task that was left is opened again by its words (led by a model: %s)', (isLed) => {
  test.each<[tasks: string[], back: string, expected: string]>([
    [[rectangle, train], 'back to the rectangle', 'rectangle'],
    [[rectangle, train], 'ok back to the first one', 'rectangle'],
    [[rectangle, train], "let's go back to the rectangle problem please", 'rectangle'],
    [[rectangle, train], 'can we return to the one with the rectangle?', 'rectangle'],
    [[rectangle, train, 'solve 4x - 9 = 2x + 1'], 'back to the train', 'train'],
    [[rectangle, train, 'solve 4x - 9 = 2x + 1'], 'back to the first task', 'rectangle'],
    [[rectangle, train, 'solve 4x - 9 = 2x + 1'], 'to the second one', 'train'],
    [[прямоугольник, поезд], 'вернёмся к прямоугольнику', 'прямоугольник'],
    [[поезд.replace('Другая задача: ', ''), 'реши 4x - 9 = 2x + 1'], 'давай обратно к задаче про поезд', 'поезд'],
    [[прямоугольник, поезд], 'к первой задаче', 'прямоугольник'],
  ])('%j, then %j', (tasks, back, expected) => {
    const { say, open } = conversation(isLed)
    for (const task of tasks) say(task)
    expect(open()).not.toContain(expected)
    say(back)
    expect(open()).toContain(expected)
  })

  test.each([
    ['solve 3x + 7 = 22', 'next task: a train travels 240 km in 3 hours. How far does it travel in 5 hours?'],
    ['solve 3x + 7 = 22', 'another task: solve 5 - 2y > 9'],
  ])('%j waits with its lines while %j is open', (first, second) => {
    const { say, state } = conversation(isLed)
    say(first)
    say('3x = 15')
    say(second)
    expect(state().problem?.task).not.toBe('equation|3 * x + 7|22')
    say('ok back to the equation')
    expect(state().problem?.done.at(-1)?.line).toBe('equation|3 * x|15')
    expect(say('x = 5').content.verdict).toBe('correct')
    expect(state().problem?.solved).toBe(true)
  })

  test('what is said behind the name of the task is work on it', () => {
    const { say, state } = conversation(isLed)
    for (const text of ['solve 3x + 7 = 22', '3x = 15', 'another task: solve 5 - 2y > 9']) say(text)
    say('ok back to the equation. x = 5')
    expect(state().problem?.solved).toBe(true)
    expect(state().parked?.task).toContain('y')
  })

  test.each([
    ['which rectangle?', 'the garden', 'garden'],
    ['which rectangle?', 'the first', 'card'],
  ])('asks where several fit: %s %s', (_, choice, expected) => {
    const { say, state, open } = conversation(isLed)
    say('A rectangle of card is 5 cm longer than it is wide, its perimeter is 46 cm. How wide is it?')
    say('Another task: a rectangle in a garden is twice as long as it is wide, its perimeter is 60 m. How wide is it?')
    say('another task: solve 4x - 9 = 2x + 1')
    const turn = say('back to the rectangle')
    expect(turn.move).toBe('back.which')
    expect(turn.content.choices).toHaveLength(2)
    expect(state().problem?.solved).toBe(false)
    say(choice)
    expect(open()).toContain(expected)
  })

  test.each([
    'back to 3x',
    'that was cheaper back then',
    'back to the aquarium',
    'why back then?',
    '3x back to the left',
  ])('%j names no task that was left', (text) => {
    const { say, open } = conversation(isLed)
    say('solve 3x + 7 = 22')
    say(train)
    const before = open()
    expect(before).toContain('train')
    say(text)
    expect(open()).toBe(before)
  })
})

describe('a model is told that a task is open again', () => {
  const card = (turns: readonly string[]) => {
    let state = startSession()
    let told = ''
    for (const [at, text] of turns.entries()) {
      const input = { text, interfaceLanguage: 'en' as const, state, now: at, seed: `${at}`, isLed: true }
      const turn = takeTurn(input)
      told = modelCard({ input, turn })
      state = turn.state
    }
    return told
  }

  test('and not that it was opened anew', () => {
    const told = card(['solve 3x + 7 = 22', '3x = 15', 'another task: solve 5 - 2y > 9', 'ok back to the equation'])
    expect(told).toContain('The student went back to a task that was left')
    expect(told).not.toContain('The program opened it')
    expect(told).toContain('Reached so far, all right: $3x = 15$')
    expect(told).toMatch(/Parked task, sealed as well: \$5 - 2y > 9\$/)
  })

  test('or which tasks fit, where there are several', () => {
    const told = card([
      'solve 3x + 7 = 22',
      'another task: solve 2a - 1 = 9',
      'another task: solve 5 - 2y > 9',
      'ok back to the equation',
    ])
    expect(told).toMatch(/these fit: "3x \+ 7 = 22"; "2a [-−] 1 = 9"\. Ask which/)
  })
})

test('the buttons of several tasks are plain text, and one of them opens its task', () => {
  let state = startSession()
  const say = (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: 'en', state, seed: 'buttons', now: 0 })
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  }
  say('A rectangle has an area of 48 cm² and one side is 6 cm. Find the other side.')
  say('yes')
  say('next one: solve 3x^2 + 5x = 20')
  say('next one: solve 2x > 8')
  const { choices } = say('ok back to the other one').content
  expect(choices).toHaveLength(2)
  expect(choices!.join()).not.toMatch(/[$\\{]/)
  const formula = choices!.find((each) => each.includes('='))!
  expect(say(formula)).toMatchObject({ move: 'back', state: { problem: { task: expect.stringContaining('20') } } })
})
