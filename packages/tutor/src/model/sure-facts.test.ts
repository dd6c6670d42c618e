import { expect, test } from 'vitest'
import { afterReply, lastQuestion, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'

interface Reply {
  readonly text: string
  readonly right?: readonly string[]
  readonly wrong?: readonly string[]
  readonly hint_level?: number
}

/** The card of the last message of a led talk, and its turn. */
function cardOf(...talk: readonly (string | Reply)[]): { card: string; turn: TutorTurn } {
  const first = talk.find((each) => typeof each === 'string') as string
  const interfaceLanguage = /[а-я]/i.test(first) ? 'ru' : 'en'
  let state = startSession()
  let turn: TutorTurn | undefined
  let card = ''
  for (const [index, said] of talk.entries()) {
    if (typeof said !== 'string') {
      const note = { question: said.text, right: [], wrong: [], ...said }
      state = afterReply({ input: { now: index }, turn: turn!, text: said.text, note, seed: `r${index}` }).state
      continue
    }
    const input = { text: said, interfaceLanguage, state, now: index, isLed: true } as const
    turn = takeTurn({ ...input, seed: `${index}` })
    expect(turn.fault).toBeUndefined()
    card = modelCard({ input, turn })
    state = turn.state
  }
  return { card, turn: turn! }
}

const inequality = 'solve 5 - 2(x - 3) > 17'

test('a student who answers rightly or tries something stands not still', () => {
  const { card } = cardOf(
    inequality,
    { text: 'Which number multiplies the bracket?', right: ['-2'], hint_level: 1 },
    'ohh ok so -2',
    { text: 'Put in $x = 3$. What do you get for each?', right: ['5 and -7'], hint_level: 1 },
    'first one 5 - 2*0 = 5\nsecond 5-6-6 = -7\nso its off by 12',
    {
      text: 'Does the sign flip there or not?',
      right: ['no'],
      wrong: ['x < -5: flips for a negative result'],
      hint_level: 1,
    },
    'x < -5 by my rule.. but 0 > -20 is true and 0 isnt less than -5. so it shouldnt flip?? then when do u flip',
  )
  expect(card).not.toContain('No progress')
})

test('an answer to the question of the model gives no task while one is open', () => {
  const { card } = cardOf(
    inequality,
    { text: 'In which one does the sign flip, and what do you get for each?', right: ['x > -4 and x < -4, since'] },
    '-3x<12 flips, -4 < x\nother one no flip x < -4\nis it ok that the x is on the right in the first',
  )
  expect(card).not.toContain('gives a task')
  const russian = cardOf(
    'решите неравенство 7 - 2(x-3) > 5',
    { text: 'А как кажется тебе и что в задаче на это указывает?' },
    'ээ я вас спрашиваю вообще то\nну в задаче -2x > -8. тут минусы с двух сторон, минус на минус плюс, поэтому я знак и не менял',
  )
  expect(russian.card).not.toContain('gives a task')
})

test('an answer to the question of the model gives no task while a word problem is open', () => {
  const jacket =
    'Куртка стоила 4000 р. Сначала цену повысили на 25%, потом новую цену снизили на 20%, а по карте магазина сняли ещё 5%. а) Сколько стоит куртка после повышения и снижения на 20%? б) Сколько заплатит покупатель с картой и на сколько процентов это меньше цены после повышения?'
  const asked = {
    text: 'Посмотри в условие: от какой суммы берут $25\\%$, а от какой $20\\%$?',
    right: ['от 4000 и от 5000'],
  }
  expect(cardOf(jacket, asked, 'ну от цены куртки. от 4000. куртка же одна').card).not.toContain('gives a task')
})

test('a question in quotation marks is told whole', () => {
  const text =
    'Два глагола стоят рядом: «старается учи...ся». Что ты спросишь от «старается», чтобы дойти до «учи...ся»: «старается что...?» К «нрави...ся» вернёмся сразу после этого.'
  const { card } = cardOf(
    'русский, надо вставить ь: он старается учи...ся',
    { text, right: ['что делать'] },
    'что делать',
  )
  expect(card).toContain(
    'Your last question: "Что ты спросишь от «старается», чтобы дойти до «учи...ся»: «старается что...?»"',
  )
  expect(lastQuestion('Which one is it? Compare it with "who did it?" in line 2.')).toBe('Which one is it?')
  expect(lastQuestion('Compare "who did it?" with it. What is the form?')).toBe('What is the form?')
})

const tenses =
  "инглиш, present perfect или past simple\n1) I have lost my keys yesterday\n2) I lost my keys, I can't open the door now\n4) When have you seen this film?\nпроверьте, у нас кр завтра"
const asksWhen = {
  text: 'О чём спрашивает *when*: о точке позади или обо всём пути?',
  right: ['о точке, When did you see this film?', 'did you see'],
}

test.each(['о точке. When did you saw this film?', 'When did you see this film?', 'did you see this film'])(
  'English of an exercise does not change the language of a Russian talk: %s',
  (message) => {
    expect(cardOf(tenses, asksWhen, message).card).toContain('Reply in Russian')
  },
)

test.each(['can you explain it in English please', "i don't get why it is did"])(
  'whoever speaks to the tutor in English has turned to it: %s',
  (message) => {
    expect(cardOf(tenses, asksWhen, message).card).toContain('Reply in English')
  },
)
