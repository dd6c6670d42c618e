import { describe, expect, test } from 'vitest'
import { takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'
import { withoutMessage } from '../session.ts'
import { startSession, type TutorState } from './state.ts'

const say = (language: Language, state: ReturnType<typeof startSession>, text: string) => {
  const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'forget', now: 0 })
  expect(turn.fault, text).toBeUndefined()
  return { text: turn.text, state: JSON.parse(JSON.stringify(turn.state)) as typeof turn.state }
}

const question = { question: '', answers: [] } as unknown as NonNullable<TutorState['modelAsked']>

const later: Readonly<Record<Language, readonly string[]>> = {
  en: ['hint', 'why?', '31', "I don't know", 'what was my task?', 'blorp the wumble', '12 + 4 = 16'],
  ru: ['подсказка', 'почему?', '31', 'не знаю', 'какая была задача?', 'блорп вамбл', '12 + 4 = 16'],
}

describe('what the student deleted is forgotten: replies before may tell its amounts, and no reply after does', () => {
  test.each([
    // A story that is not read, one that is, a usual task with and without a problem of the core, a typed task, a list.
    [
      'en',
      'After the drill 563 boys and 447 girls were put into 9 halls, all alike. How many students are in each hall?',
    ],
    ['en', 'A box holds 26 pens. How many pens are in 47 such boxes?'],
    ['en', 'A film starts at 7:48 and ends at 9:23. How long is it?'],
    ['en', 'Find the mean of 48, 57, 63 and 88'],
    ['en', 'divide 7853 by 67 with a remainder'],
    ['en', '47x + 58 = 763'],
    ['en', '1) 47 + 58 = 105\n2) 63 * 29 = 1800\n3) 88 - 57 = 21'],
    ['ru', 'Катер прошёл 476 км по озеру, где живёт лох-несское чудище, за 1 ч 48 мин. Какова его скорость?'],
    ['ru', 'В арифметической прогрессии a1 = 57, d = 48. Найди a63'],
    ['ru', 'Найди НОД чисел 476 и 588'],
  ] as const)('%s: %s', (language, task) => {
    const numbers = (task.match(/\d{2,}/g) ?? []).filter((each) => each.length > 1)
    const opened = say(language, startSession(), task)
    const worked = say(language, opened.state, language === 'en' ? 'hint' : 'подсказка')
    for (const { state } of [opened, worked]) {
      const forgotten = withoutMessage(state, task)
      expect(JSON.stringify(forgotten)).not.toContain(task.slice(0, 24))
      let next = forgotten
      for (const message of later[language]) {
        const reply = say(language, next, message)
        for (const each of numbers) expect(reply.text, message).not.toContain(each)
        next = reply.state
      }
    }
  })
})

/** Every text in a state, with the way to it. */
const textsIn = (value: unknown, path = ''): (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))
      : []

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/** Where a state still quotes a message: the names of wordings and moves are the tutor's own. */
const quotesIn = (state: unknown, message: string) =>
  textsIn(state)
    .filter(([path]) => !/^\.(?:used|lastMove|card|practice)\b/.test(path))
    .filter(([, text]) => squeezed(text).length >= 6)
    .filter(([, text]) => squeezed(message).includes(squeezed(text)) || squeezed(text).includes(squeezed(message)))
    .map(([path]) => path)

describe('no text of the state quotes a deleted message', () => {
  test.each([
    ['en', 'asdf qwer zxcv uiop street'],
    ['ru', 'йцук фыва ячсм олдж улица'],
    ['en', `asdf qwer ${'zxcv uiop street '.repeat(30)}`],
    ['en', 'A box holds 26 pens. How many pens are in 47 such boxes?'],
    ['en', '47x + 58 = 763'],
    ['en', 'f(x) = 47x + 58'],
  ] as const)('%s: %s', (language, message) => {
    const { state } = say(language, startSession(), message)
    expect(quotesIn(state, message).length).toBeGreaterThan(0)
    expect(quotesIn(withoutMessage(state, message), message)).toEqual([])
  })

  test('nor does what a model asked and noted of it', () => {
    const message = 'blorp: in 47 boxes there are 26 pens each'
    const state = {
      ...startSession(),
      modelTask: 'Find the number of pens: 47 boxes, 26 in each.',
      modelAnswer: '1222 pens',
      modelAsked: { ...question, question: `You wrote "${message}". What is 47 × 26?` },
    }
    expect(withoutMessage(state, message)).toEqual(startSession())
  })

  test('and what quotes nothing of it stays', () => {
    const { state } = say('en', startSession(), '47x + 58 = 763')
    expect(withoutMessage(state, 'blorp the wumble')).toBe(state)
  })
})

test('a text that is cut for the state is cut between characters', () => {
  for (const lead of ['', 'b']) {
    const { state } = say('en', startSession(), `${lead}asdf qwer zxcv uiop street ${'😀'.repeat(250)}`)
    const texts = textsIn(state).map(([, text]) => text)
    expect(texts.some((text) => text.length >= 399)).toBe(true)
    for (const text of texts) expect(text.isWellFormed()).toBe(true)
  }
})
