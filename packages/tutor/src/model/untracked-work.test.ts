import { expect, test } from 'vitest'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'

/** A led lesson; returns the card behind its last message. The tutor's texts stand at odd places. */
function cardAfter(talk: readonly string[], note?: object): string {
  const interfaceLanguage = /[а-я]/i.test(talk.join('')) ? 'ru' : 'en'
  let state = startSession()
  let turn: TutorTurn | undefined
  let card = ''
  for (const [index, text] of talk.entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, note, seed: `r${index}` }).state
      continue
    }
    const input = { text, interfaceLanguage, state, now: index, isLed: true } as const
    turn = takeTurn({ ...input, seed: `${index}` })
    expect(turn.fault).toBeUndefined()
    card = modelCard({ input, turn })
    state = turn.state
  }
  return card
}

// ---- An equation with work on it ---------------------------------------------------------------------------------------

test.each<[message: string, task: RegExp, line: RegExp]>([
  [
    'my equation was x^2-5x-6=0. D = 25+24 = 49 and then im stuck',
    /opened it as a task: \$x\^\{2\} - 5x - 6 = 0\$/,
    /D = 49\$: right/,
  ],
  [
    'x^2 + 5x - 6 = 0, i think the roots are 1 and -6 but my friend says 2 and 3',
    /Task, solved: \$x\^\{2\} \+ 5x - 6 = 0\$/,
    /x = 1.*x = -6\$: right/,
  ],
  [
    'in x^2 - 4x - 5 = 0 i got x=5 but the book says there are 2',
    /Open task: \$x\^\{2\} - 4x - 5 = 0\$/,
    /x = 5\$: right \(checked\); only this one/,
  ],
  [
    'can you check this x^2 - 5x + 6 = 0 i factored it (x-2)(x-3) = 0',
    /Open task: \$x\^\{2\} - 5x \+ 6 = 0\$/,
    /\(x - 2\)\(x - 3\) = 0\$: right/,
  ],
  [
    'с уравнением 2x^2 - 7x + 3 = 0 вышло D = 49 - 24 = 25, x1 = 3, x2 = 1/2',
    /Task, solved: \$2x\^\{2\} - 7x \+ 3 = 0\$/,
    /D = 25\$: right/,
  ],
])('"%s": the equation is opened and the lines behind it are judged', (message, task, line) => {
  const card = cardAfter([message])
  expect(card).toMatch(task)
  expect(card).toMatch(line)
})

test('the root of the discriminant is no root of the equation', () => {
  const card = cardAfter(['у меня уравнение x^2 - 5x - 6 = 0, нашел D = 25 + 24 = 49 и корень 7, дальше не знаю'])
  expect(card).toMatch(/D = 49\$: right/)
  expect(card).not.toMatch(/wrong \(checked\)|Wrong so far/)
})

test('lines in answer to a question are judged with the equation they begin with', () => {
  const card = cardAfter(['how do i solve quadratics', 'Show me one of yours.', 'x^2 - 5x + 6 = 0 -> (x-2)(x-3) = 0'])
  expect(card).toMatch(/\(x - 2\)\(x - 3\) = 0\$: right/)
})

test('a calculation behind letters is checked without a task', () => {
  const card = cardAfter(['hi', 'Which task?', 'D = b^2 - 4ac = 49 - 48 = 1, x = (7+1)/2 = 4, x = (7-1)/2 = 4'])
  expect(card).toMatch(/49 - 48 = 1\$: true by itself/)
  expect(card).toMatch(/\{7 - 1\}\{2\} = 4\$: a wrong calculation/)
})

test.each([
  'why does x^2 = 9 have the roots x = 3 and x = -3',
  'how come 3x = 12 means x = 4',
  'почему у x^2 = 9 два корня x = 3 и x = -3?',
])('"%s" asks about an example and opens no task', (message) => {
  expect(cardAfter([message])).toMatch(/No task is open/)
})

// ---- What the student would calculate ----------------------------------------------------------------------------------

const chance = ['i need the probability of red then blue without putting back', 'What do you think?']

test('a guess in answer to the model is no task', () => {
  expect(cardAfter([...chance, '3/8 x 5/7'])).toMatch(/No task is open/)
})

test.each([
  ['3/8 x 5/7', 'Which task are you working on?'],
  ['calculate 3/8 x 5/7', 'What do you think?'],
])('"%s" behind "%s" is one', (message, question) => {
  expect(cardAfter(['hi', question, message])).toMatch(/opened it as a task/)
})

// ---- Amounts with units ------------------------------------------------------------------------------------------------

test.each<[message: string, line: RegExp]>([
  ['whats 5m + 30cm', /- "5m \+ 30cm": not judged; amounts with units/],
  ['2h 30min = 150min right?', /- "2h 30min = 150min": true by itself/],
  ['3km = 300m', /- "3km = 300m": a wrong calculation/],
  ['получил 2кг 500г = 2500г', /- "2кг 500г = 2500г": true by itself/],
  ['so its 6N * 2m = 12J', /- "6N \* 2m = 12J": true by itself/],
])('"%s": units glued to their numbers are units', (message, line) => {
  const card = cardAfter([message])
  expect(card).toMatch(line)
  expect(card).not.toMatch(/30cm\$|not read by the program/)
})

test('a letter behind a number stays an unknown where an equation says so', () => {
  expect(cardAfter(['3m + 2 = 11'])).toMatch(/opened it as a task: \$3m \+ 2 = 11\$/)
})

// ---- Answers in other words --------------------------------------------------------------------------------------------

const sides = ['solve 2x + 5 = 13', 'What would you do with both sides first?']
const note = {
  question: 'What would you do with both sides first?',
  right: ['subtract 5'],
  wrong: ['add 5: wrong way'],
}

test('an answer with the number of the note and another operation is not called right', () => {
  expect(cardAfter([...sides, 'take 5 away'], note)).toMatch(/answers it rightly/)
  expect(cardAfter([...sides, 'add 5'], note)).not.toMatch(/answers it rightly/)
})

test('a right word around a noted mistake is left to the model', () => {
  const falling = {
    question: 'Do they land together?',
    right: ['yes'],
    wrong: ['heavier falls faster: weight matters'],
  }
  const card = cardAfter(['a question about falling', 'Do they land together?', 'yes'], falling)
  expect(card).toMatch(/answers it rightly/)
  const both = cardAfter(['a question about falling', 'Do they land together?', 'yes. heavier falls faster'], falling)
  expect(both).not.toMatch(/answers it rightly/)
  expect(both).toMatch(/weight matters/)
})
