import { describe, expect, test } from 'vitest'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Program } from '../turn.ts'

interface Note {
  question: string
  right?: readonly string[]
  wrong?: readonly string[]
  hint_level?: number
}

/** A lesson that is led by a model: the student's messages, then the model's words and its notes. */
function lesson(interfaceLanguage: 'en' | 'ru' = 'en', program?: Program) {
  let state = startSession()
  let turn: TutorTurn
  let card = ''
  let count = 0
  const isLed = true
  return {
    student(text: string) {
      count++
      const input = { text, interfaceLanguage, state, now: count * 60_000, isLed, ...(program && { program }) }
      turn = takeTurn({ ...input, seed: `${count}` })
      expect(turn.fault).toBeUndefined()
      card = modelCard({ input, turn })
      state = turn.state
      return { turn, card, line: (text: string) => card.split('\n').find((line) => line.includes(text)) ?? '' }
    },
    model(text: string, note?: Note) {
      const after = afterReply({ input: { now: count * 60_000 }, turn, text, note, seed: `r${count}` })
      state = after.state
      return after
    },
  }
}

describe('an answer to the question of the model is measured against it, never against the task', () => {
  test.each<[language: 'en' | 'ru', task: string, note: Note, answer: string]>([
    ['ru', 'реши x/2 + x/3 = 10', { question: 'На какое число умножить обе части?', right: ['6'] }, 'в 6 раз?'],
    ['ru', 'реши x/2 + x/3 = 10', { question: 'На какое число умножить обе части?', right: ['6'] }, '6?'],
    ['en', 'solve x/2 + x/3 = 5', { question: 'What do we multiply both sides by?', right: ['6'] }, '6'],
    [
      'en',
      'solve x^2 - 6x + 5 = 0',
      { question: 'Which two integers multiply to 5?', right: ['1 and 5', '-1 and -5'] },
      '1 and 5',
    ],
    ['en', 'solve x^2 - 5x + 6 = 0', { question: 'Which signs fit?', right: ['both negative'] }, 'both are negative'],
    [
      'ru',
      'реши 3(x - 2) = 2x + 7',
      { question: 'Сколько будет 3 умножить на -2?', right: ['-6'] },
      '-6. но я не понимаю почему',
    ],
    [
      'en',
      'solve 2x + 5 = 13',
      { question: 'What would you do with both sides first?', right: ['subtract 5'] },
      'subtract 5',
    ],
  ])('%s: %s, "%o": %s', (language, task, note, answer) => {
    const { student, model } = lesson(language)
    student(task)
    model(`${note.question}`.replace(/\??$/, '?'), note)
    const { turn, card } = student(answer)
    expect(card).toContain('answers it rightly')
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.content.problem?.solved).toBe(false)
    expect(turn.events).toEqual([])
  })

  test('a typical wrong answer comes with what the model said it means, and is held against nobody', () => {
    const { student, model } = lesson()
    student('solve x/2 + x/3 = 10')
    model('What do you multiply by?', {
      question: 'What do you multiply by?',
      right: ['6'],
      wrong: ['5: added the denominators'],
    })
    const { turn, line } = student('5')
    expect(line('Your last question')).toMatch(/not what you expected; you noted: added the denominators/)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.events).toEqual([])
  })

  test('what a model expects wrongly is left out: the core knows the sum', () => {
    const { student, model } = lesson()
    student('solve 4(x - 3) = 2x + 10')
    for (const question of ['What is 4 times -3?', 'What is $4 \\cdot (-3)$?'])
      expect(model(question, { question, right: ['12'] }).state.modelAsked?.answers).toEqual([])
    expect(model('What is x?', { question: 'What is x?', right: ['x = 7'] }).state.modelAsked?.answers).toEqual([])
    expect(model('What is x?', { question: 'What is x?', right: ['x = 11'] }).state.modelAsked?.answers).toHaveLength(1)
  })

  test('a line that the model asked for is a line of the task, and its result ends it', () => {
    const { student, model } = lesson()
    student('solve 2x + 5 = 13')
    model('What does the line look like then?', { question: 'the next line', right: ['2x = 8'] })
    const { turn, card } = student('2x = 8')
    expect(card).toMatch(/answers it rightly[\s\S]*\$2x = 8\$: right/)
    expect(turn.content.verdict).toBe('correct')
    model('And x?', { question: 'And x?', right: ['x = 4', '4'] })
    expect(student('4').turn.content.problem?.solved).toBe(true)
  })
})

describe('without a note, the last question of the model still keeps the core from judging', () => {
  test.each([
    ['solve x^2 - 6x + 5 = 0', 'Which number do you see in the middle?', '6?'],
    ['solve 2x + 5 = 13', 'How many terms stand on the left?', '2'],
    ['реши 2x + 5 = 13', 'Сколько чисел слева?', 'два'],
  ])('%s, "%s", "%s" gets no verdict', (task, question, answer) => {
    const { student, model } = lesson(/[а-я]/.test(task) ? 'ru' : 'en')
    student(task)
    model(question)
    const { turn, line } = student(answer)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.events.filter(({ kind }) => kind === 'attempt')).toEqual([])
    expect(line('Your last question')).toContain('for you to judge')
  })

  test('the whole answer of the task is one all the same', () => {
    const { student, model } = lesson()
    student('solve 2x + 5 = 13')
    model('How would you go on?')
    expect(student('x = 4').turn.content).toMatchObject({ verdict: 'correct', problem: { solved: true } })
  })

  test('a wrong line of the task is wrong, with its cause', () => {
    const { student, model } = lesson()
    student('solve 4(x - 3) = 2x + 10')
    model('How would you begin?')
    const { turn, line } = student('4x - 3 = 2x + 10')
    expect(turn.content.verdict).toBe('incorrect')
    expect(line('$4x - 3 = 2x + 10$: wrong')).toContain('first term in the bracket only')
    model('What do the brackets hold?')
    expect(student('hm').line('Wrong so far')).toContain('4x - 3 = 2x + 10')
  })

  test.each([
    ['реши x^2 - 6x + 5 = 0', 'сумма 6 это 1+5, произведение 5 это 1*5'],
    ['solve 2x + 5 = 13', 'is it like 12 + 3*4 = 24 before?'],
    ['solve 2x + 5 = 13', 'my brother says y^2 = 9 is harder'],
  ])('%s: a formula within the talk opens no other task: %s', (task, talk) => {
    const { student, model } = lesson(/[а-я]/.test(talk) ? 'ru' : 'en')
    const { problem } = student(task).turn.state
    model('What do you see?')
    const { turn } = student(talk)
    expect(turn.state.problem?.id).toBe(problem!.id)
    expect(turn.state.parked).toBeNull()
    expect(turn.content.work).toBeDefined()
  })

  test('another task that is given as one is opened, and the first named as parked', () => {
    const { student, model } = lesson()
    student('solve 2x + 5 = 13')
    model('What do you see?')
    const { card } = student('solve 7x - 4 = 3x + 16')
    expect(card).toMatch(/Open task: \$7x - 4 = 3x \+ 16\$/)
    expect(card).toMatch(/Parked task, sealed as well: \$2x \+ 5 = 13\$/)
  })

  test('the result of a task with units ends it, whatever was asked on the way', () => {
    const { student, model } = lesson('en', { subject: 'physics', grade: 9 })
    student('A ball of 2 kg moves with 3 m/s. What is its kinetic energy?')
    model('Put your values into the formula. What do you get?')
    expect(student('v^2 = 9, 9*2/2 = 9 J').turn.content.problem?.solved).toBe(true)
  })
})

describe('a task that the student has solved is solved, whatever stands around the result', () => {
  test.each<[language: 'en' | 'ru', task: string, question: string, text: string]>([
    ['ru', 'реши 3(2x - 1) - 4(x + 2) = 5 - 2(x + 4)', 'Слева $4x$. И что справа?', 'прибавить 11. 4х = 8 х=2. все?'],
    ['en', 'solve 2x + 5 = 13', 'What do you do with the 5?', 'minus it. 2x = 8 x = 4. why does it change sides tho?'],
    ['ru', 'вычисли 3 1/4 - 1 2/3', 'Что дальше?', '5/4=15/12, 2/3 = 8/12, 15-8 = 7/12. 1 7/12'],
  ])('%s: %s, "%s", "%s"', (language, task, question, text) => {
    const { student, model } = lesson(language)
    student(task)
    model(question)
    const { card, turn } = student(text)
    expect(turn.state.problem?.solved).toBe(true)
    expect(card).toContain('Final answer, may be said')
  })

  test('several values for one letter are guesses, not a result', () => {
    const { student, model } = lesson()
    student('solve 2x + 5 = 13')
    model('What do you do with the 5?')
    expect(student('maybe x = 2. then x = 3. then x = 4. which?').turn.state.problem?.solved).toBe(false)
  })

  test.each([
    ['en', 'solve 5x = 24 + x', '4x = 24 x=6. its 6. ok one more: 4(x-1) - 2(x+3) = x', '4(x - 1) - 2(x + 3) = x'],
    ['ru', 'реши 5x = 24 + x', '4х=24 х=6. а теперь реши 4(x-1) - 2(x+3) = x', '4(x - 1) - 2(x + 3) = x'],
    ['ru', 'реши 5x = 24 + x', '4х=24 х=6. а теперь реши 5 1/6 - 2 3/4', '5\\frac{1}{6} - 2\\frac{3}{4}'],
  ] as const)('%s: %s, "%s" ends one task and opens another', (language, task, text, next) => {
    const { student, model } = lesson(language)
    student(task)
    model('?')
    const { card, line } = student(text)
    expect(line('$x = 6$')).toContain('right (checked)')
    expect(line('Open task')).toContain(next)
    expect(card).not.toContain('Wrong so far')
  })
})

describe('a story whose reading was told', () => {
  const rolls = 'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?'

  test('is agreed to by a yes before whatever else is said, and then judges its own amounts', () => {
    const { student, model } = lesson()
    expect(student(rolls).card).toContain('ask your next useful question')
    model('96 rolls go into bags of 8, right? What happens to the rolls?', {
      question: 'What happens to the rolls?',
      right: ['shared out'],
    })
    const { card, turn } = student('yes obviously!! 96 + 8 = 104. done?')
    expect(turn.state.story?.standing).toBe('confirmed')
    expect(card).toMatch(/96 \+ 8 = 104\$: true by itself.*no amount of the story/)
    expect(card).toContain('Sealed: its answer')
    model('How many eights are in 96?', { question: 'How many eights are in 96?', right: ['12'] })
    const end = student('oh 12')
    expect(end.card).toMatch(/"12": right.*the answer of the story/)
    expect(end.turn.state.story?.solved).toBe(true)
  })

  test.each(['12 i think. but why', 'so 12 bags?? what if he had more'])('"%s" is its answer', (text) => {
    const { student, model } = lesson()
    student(rolls)
    model('96 rolls go into bags of 8, right? What do you do first?', { question: 'What do you do first?' })
    expect(student(text).turn.state.story).toMatchObject({ standing: 'confirmed', solved: true })
  })

  test('is agreed to by coming to an amount of it, and by nothing else', () => {
    const { student, model } = lesson()
    student(rolls)
    model('96 rolls go into bags of 8, right? What do you do first?', { question: 'What do you do first?' })
    expect(student('dunno, 50?').turn.state.story?.standing).toBe('assumed')
    model('What do you do with 96 and 8?', { question: 'What do you do with 96 and 8?' })
    expect(student('96 : 8 = 12').turn.state.story).toMatchObject({ standing: 'confirmed', solved: true })
  })
})

test('a number that answers the question is no wrong line beside a line that could not be read', () => {
  const { student, model } = lesson()
  student('solve 5(x - 2) - 3(x + 4) = 2(1 - x)')
  model('12 pears fewer: what does that say about the sign?')
  const { card } = student('less by 12. so -12. 5x - 10 - 3x - 12 = 2x + 2. ok now is it right')
  expect(card).not.toMatch(/wrong \(checked\)|Wrong so far|feels for/i)
})

test('standing still is said only where nothing was written, or something wrong', () => {
  const { student, model } = lesson()
  student('solve 4(x - 3) = 2x + 10')
  for (const text of ['hm', 'dunno', 'is 3*4 = 12 of any use']) {
    model('Look at the brackets.')
    expect(student(text).card.includes('No progress')).toBe(text === 'dunno')
  }
})

describe('a noted wrong answer', () => {
  test.each<[question: string, right: string[], wrong: string[], text: string, verdict: RegExp]>([
    ['Where is the vertex?', ['2'], ['-2: lost a minus'], 'f(0)=1 f(3)=-2. least -2 greatest 1', /for you to judge/],
    [
      'Which factor?',
      ['x - 3'],
      ['2: only in one'],
      '(x-3)(x-3-2)=0. and is x³=4x then ±2',
      /for you to judge|rightly/,
    ],
    ['Which forces?', [], ['horse on cart: equal'], 'forces of the horse and the cart', /for you to judge/],
    ['How many?', ['6'], ['5: added'], '5', /you noted: added/],
  ])('"%s" %j, not %j: "%s"', (question, right, wrong, text, verdict) => {
    const { student, model } = lesson()
    student('hello')
    model(question, { question, right, wrong })
    expect(student(text).line('Your last question')).toMatch(verdict)
  })
})

test('values of letters and a sum meant as a side are read as such', () => {
  const first = lesson('ru')
  expect(first.student('а=2 б=5 с=3').card).toMatch(/\$b = 5\$[\s\S]*\$c = 3\$/)
  const { student, model } = lesson()
  student('solve 7 - 2(x - 3) = 3x - 12')
  model('What is multiplied?', { question: 'What is multiplied?', right: ['2 times x and 2 times 3'] })
  const { card, turn } = student('2 times x and 2 times 3. so its 7 - 2x - 6')
  expect(card).toMatch(
    /for you to judge[\s\S]*\$7 - 2x - 6\$: not judged; meant as a side of the open equation it would be wrong/,
  )
  expect(turn.content.verdict).toBeUndefined()
})

test('help that a model gave counts: the level, the events, and no praise for having done it alone', () => {
  const { student, model } = lesson()
  student('solve 2x + 5 = 13')
  const { events, state } = model('Subtract 5 from both sides. What is left?', {
    question: 'What is left?',
    right: ['2x = 8'],
    hint_level: 2,
  })
  expect(events).toMatchObject([{ kind: 'help', hintLevel: 2 }])
  expect(state.problem).toMatchObject({ level: 2, hints: 1 })
  const solved = student('x = 4')
  expect(solved.turn.events).toMatchObject([{ kind: 'attempt', isCorrect: true, hintLevel: 2 }])
  expect(solved.card).toContain('solved now, with hints')
})

test('how far a hint may go follows tries and standing still', () => {
  const { student, model } = lesson()
  const level = (card: string) => Number(/Hints may go up to level (\d)/.exec(card)?.[1])
  expect(level(student('solve 4(x - 3) = 2x + 10').card)).toBe(0)
  model('How would you begin?')
  expect(level(student('4x - 3 = 2x + 10').card)).toBe(2)
  for (const text of ['hm', 'no idea', 'I do not know', 'still not']) {
    model('Look at the brackets. What do they hold?')
    student(text)
  }
  expect(level(student('please').card)).toBe(3)
})

test.each(['history', 'biology', 'literature', 'english', 'computing'] as const)('no maths reader in %s', (subject) => {
  const { student, model } = lesson('en', { subject, grade: 9 })
  for (const text of [
    'Why did World War 1 start in 1914?',
    '2x + 3 = 11',
    '3 kings had 4 sons each. How many sons?',
    '1914?',
  ]) {
    const { turn, card } = student(text)
    expect(turn.state).toMatchObject({ problem: null, story: null, parked: null })
    expect(turn.stands).toBe(false)
    expect(card).toContain('the program checks nothing: you teach it yourself')
    expect(card).not.toMatch(/did not understand|not judged/)
    model('What do you think?')
  }
})

test('who feels for the answer is answered by the model, which is told so', () => {
  const { student, model } = lesson()
  student('solve 3(x - 2) = 2x + 7')
  model('How would you begin?')
  const { turn, card } = student('does the answer have two digits?')
  expect(turn.stands).toBe(false)
  expect(card).toContain('feels for the answer')
})

test('what was not understood is called so, and nothing that the core would say is called checked', () => {
  const { student, model } = lesson()
  student('solve 3(x - 2) = 2x + 7')
  model('How would you begin?')
  const { turn, card } = student('blorp the wumble')
  expect(card).toContain('did not understand this message; you lead')
  expect(card).not.toContain(turn.text)
})

test('danger, pressed rungs and exercises stand as they are; a hint that is asked for in words is the model’s', () => {
  const { student } = lesson()
  expect(student('solve 3(x - 2) = 2x + 7').turn.stands).toBe(false)
  expect(student('hint').turn.stands).toBe(false)
  const state = student('hm').turn.state
  const pressed = takeTurn({
    text: 'hint',
    intent: { kind: 'hint' },
    interfaceLanguage: 'en',
    state,
    seed: 'p',
    now: 0,
    isLed: true,
  })
  expect(pressed.stands).toBe(true)
  expect(lesson().student('warm-up').turn.stands).toBe(true)
  // The same while a task is open: there "warm" and "cold" could be guesses at its answer.
  const warmUp = student('warm-up').turn
  expect(warmUp.move).toBe('practise')
  expect(warmUp.understood?.isFishing ?? false).toBe(false)
  expect(student('I want to die').turn.stands).toBe(true)
})

describe('a task that the model sets', () => {
  test('or that the student names in passing is open from the first line of it on', () => {
    const { student, model } = lesson()
    student('solve 5x = 20')
    model('?')
    student('x = 4')
    model('Right. What else?')
    student('can u help with 7x - 1 = 20')
    model('Sure. What is first?')
    expect(student('7x = 21').turn).toMatchObject({ content: { verdict: 'correct' } })
  })
  test.each<['en' | 'ru', string, string, string, string]>([
    ['en', 'solve 2x + 3 = 11', 'x = 4', 'Right! Try this one: 3x - 7 = 11. What is first?', 'add 7 so 3x = 18'],
    ['ru', 'реши 2x + 3 = 11', 'x = 4', 'Верно! Попробуй ещё такое: $5x - 4 = 21$. Что первым?', '5x = 25'],
    ['en', 'solve x + 9 = 12', 'x = 3', 'Yes. Your turn again: calculate $\\frac25 + \\frac14$. How?', '8/20 + 5/20'],
  ])('%s: after %s, %s: "%s" is open once the student writes "%s"', (language, task, answer, reply, work) => {
    const { student, model } = lesson(language)
    student(task)
    model('?')
    const before = student(answer).turn.state.problem
    model(reply)
    const { turn } = student(work)
    expect(turn.state.problem).toMatchObject({ solved: false })
    expect(turn.state.problem?.task).not.toBe(before?.task)
    expect(turn.content.verdict).toBe('correct')
  })
  test.each([
    ['an answer that is no line of it', 'Right! Try this one: 3x - 7 = 11. What is first?', 'the 7'],
    ['an example that is worked out', 'Right! See: $3y - 7 = 11$, so $y = 6$. Clear?', 'y = 6'],
    ['a line of something else', 'Right! Try this one: 3x - 7 = 11. What is first?', 'why was 2*4 = 8'],
  ])('is not opened by %s', (_, reply, work) => {
    const { student, model } = lesson()
    student('solve 2x + 3 = 11')
    model('?')
    const before = student('x = 4').turn.state.problem
    model(reply)
    expect(student(work).turn.state.problem?.task).toBe(before?.task)
  })
})

describe('a result beside other words', () => {
  test.each<['en' | 'ru', string, Note, string]>([
    [
      'ru',
      'вычисли 3/4 + 5/6',
      { question: 'Какой общий знаменатель?', right: ['12'] },
      '12. тогда 9/12+10/12=19/12 ответ 1 7/12 да?',
    ],
    ['ru', 'вычисли 2/3 + 3/4', { question: 'Какой общий знаменатель?', right: ['12'] }, 'выходит 1 целая 5/12'],
    [
      'en',
      'work out 5/6 + 3/8',
      { question: 'Which denominator?', right: ['24'] },
      '24, 20/24 + 9/24 = 29/24 so 1 5/24 right?',
    ],
  ])('%s: %s, %o: "%s" ends the task', (language, task, note, answer) => {
    const { student, model } = lesson(language)
    student(task)
    model(note.question, note)
    expect(student(answer).turn.state.problem?.solved).toBe(true)
  })
})

describe('"next one:" with a task in words', () => {
  test('opens it, and no exercise of the program', () => {
    const { student, model } = lesson()
    student('A car drives 150 km in 2.5 h. How fast is it on average?')
    model('What is given?')
    student('150/2.5 = 60 km/h')
    model('Right!')
    const { turn } = student('ok next one: A bag has 4 red and 6 blue balls. What is the chance of drawing red?')
    expect(turn.move).not.toBe('practise')
    expect(turn.state.problem?.told).toMatch(/^A bag has/)
  })
  test('is read without the words before it', () => {
    const { student, model } = lesson()
    student('Tom has 3 times as many marbles as Ann. Together they have 48. How many has Ann?')
    model('Which name for Ann?')
    student('x + 3x = 48 so x = 12')
    model('Yes!')
    student('one more. a shirt costs 40 after 20% off. what was the old price')
    model('What percent is 40?')
    student('80%')
    model('And then?')
    expect(student('40/0.8=50').turn.state.story?.solved).toBe(true)
  })
})
