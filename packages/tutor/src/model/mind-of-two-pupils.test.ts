import { describe, expect, test } from 'vitest'
import { examineDraft } from '../guard/examine.ts'
import { sealOf, withNote } from '../guard/seal.ts'
import { afterReply, modelCard, type Said, startSession, type TutorTurn, takeTurn } from '../index.ts'
import { runTool } from '../tools/toolbox.ts'
import type { TurnInput } from '../turn.ts'

interface Note {
  readonly right: readonly string[]
  readonly wrong?: readonly string[]
  readonly question?: string
  readonly task_answer?: string
}

/** A lesson that a model leads: messages, its replies with notes, its frames and drafts. */
function lesson(language: 'en' | 'ru') {
  let input: TurnInput & { isLed: true }
  let turn: TutorTurn
  let state = startSession()
  let count = 0
  const talk: Said[] = []
  return {
    student(text: string): string {
      count++
      input = { text, interfaceLanguage: language, state, now: count, isLed: true, seed: `${count}` }
      turn = takeTurn(input)
      expect(turn.fault).toBeUndefined()
      state = turn.state
      return modelCard({ input, turn })
    },
    model(text: string, note?: Note) {
      const written = note && { question: text, ...note }
      state = afterReply({ input: { now: count }, turn, text, note: written, seed: `r${count}` }).state
      talk.push({ role: 'student', text: input.text }, { role: 'tutor', text })
    },
    frame(frame: unknown): string {
      const found = runTool({ name: 'frame', input: frame }, { input, turn, seal: sealOf(input, turn), seed: '1' })
      state = found.state ?? state
      turn = { ...turn, state }
      return JSON.parse(found.text).verdict
    },
    finding: (draft: string, answer?: string): string | null =>
      examineDraft(draft, withNote(sealOf(input, turn, talk), { question: 'x', task_answer: answer }), true).finding
        ?.kind ?? null,
  }
}

const balls =
  'в коробке 5 красных и 3 синих шара. наугад вынимают 2 шара без возвращения. найти вероятность что они разного цвета'
const tourist =
  'Турист шел пешком 1ч 45мин со скоростью 4,8км/ч, потом ехал на велосипеде 40мин со скоростью 12км/ч. Сколько всего км он преодолел?'
const touristFrame = {
  given: [
    { role: 't1', value: '1.75', unit: 'ч', span: '1ч 45мин' },
    { role: 'v1', value: '4.8', unit: 'км/ч', span: '4,8км/ч' },
    { role: 't2', value: '40', unit: 'мин', span: '40мин' },
    { role: 'v2', value: '12', unit: 'км/ч', span: '12км/ч' },
  ],
  unknown: [
    { role: 's1', words: 'путь пешком', unit: 'км' },
    { role: 's2', words: 'путь на велосипеде', unit: 'км' },
    { role: 's', words: 'весь путь', unit: 'км' },
  ],
  equations: ['s1 = v1 * t1', 's2 = v2 * t2 / 60', 's = s1 + s2'],
  asked: ['s'],
  restating:
    'Турист шёл пешком 1 ч 45 мин со скоростью 4,8 км/ч, потом ехал 40 мин со скоростью 12 км/ч. Нужен весь путь.',
}
const jacket = 'A jacket is on sale with 20% off and now it costs 60 dollars. what was the price before the sale'
const side = 'one side of a rectangle is 3 m longer than the other. its area is 40 m2. find the sides'

/** A lesson behind a framed and confirmed task of a tourist. */
function onTheWay() {
  const own = lesson('ru')
  own.student(tourist)
  own.frame(touristFrame)
  own.model(
    'Значит, турист шёл, потом ехал на велосипеде, и нужен весь путь, верно? Как записать 1 ч 45 мин только в часах?',
    {
      right: ['1,75'],
      wrong: ['1,45: минуты записаны как сотые'],
    },
  )
  return own
}

describe('an answer with an objection opens no task', () => {
  test.each([
    'синий потом красный? но это же тоже самое, 1 красный и 1 синий в руке, какая разница кто первый',
    'потом синий? но ведь 1 красный и 1 синий всё равно, какая разница?',
  ])('%s', (answer) => {
    const { student, model } = lesson('ru')
    student(balls)
    model('Берут один шар, потом другой, и первый не кладут обратно, так? Сколько осталось?', { right: ['7 и 3'] })
    student('да. осталось 7 и синих 3. тоесть 5/8*3/7 = 15/56 это ответ?')
    model('Какие ещё порядки цветов подходят?', { right: ['синий, потом красный'] })
    const card = student(answer)
    expect(card).toMatch(/Open word problem, as the student told it: .в коробке/)
    expect(card).toContain('Reading, confirmed')
    expect(card).not.toMatch(/Parked|gives a task/)
    model('Какая вероятность у второго пути?', { right: ['15/56'] })
    expect(student('3/8*5/7=15/56 тоже')).toMatch(/15\}\{56\}\$: right/)
    model('Что делать с ними?', { right: ['сложить'] })
    expect(student('сложить. 30/56')).toContain('The task is solved')
  })

  test('the last amount of an answer is none', () => {
    const { student, model } = lesson('en')
    student(side)
    model('Which of the two can be a side?', { right: ['5 and 8'] })
    const card = student(
      '-8 cant be a side so x=5 and the other one is 8m. 5*8=40 m2 yes. did -8 come bc i did smth wrong?',
    )
    expect(card).toMatch(/Open word problem, as the student told it: .one side of a rectangle/)
    expect(card).not.toMatch(/Parked|gives a task/)
  })
})

describe('amounts and their units', () => {
  test.each([
    ['да. 1,45ч', /"1,45ч": a wrong calculation/],
    ['да. 1,75ч', /^(?!.*1,75ч": a wrong)/s],
    ['да. а 40мин это 0,4ч?', /"40мин это 0,4ч": a wrong calculation/],
    ['да. а 40мин это 2/3ч?', /"40мин это 2\/3ч": true/],
    ['да. 20мин=1/3ч', /"20мин=1\/3ч": true/],
    ['да. 20 мин = 1/3 ч, 45 мин = 3/4 ч', /"45 мин = 3\/4 ч": true/],
    ['да. 20мин=1/5ч', /"20мин=1\/5ч": a wrong calculation/],
    ['да. 40мин = 2/3ч, 12*2/3=8 км', /^(?!.*2\/3ч": a wrong)/s],
  ])('%s', (message, said) => {
    const card = onTheWay().student(message)
    expect(card).toMatch(said)
    expect(card).not.toMatch(/= 20\$|= 45\$|= 40\$/)
  })

  test.each([
    ['How many kg are 300 g?', '0,03kg', true],
    ['How many kg are 300 g?', '0,3kg', false],
    ['How many kg are 300 g?', 'it is not 3 kg', false],
    ['How many minutes are 126 s?', '126s so its 1,26 min', true],
    ['How many whole minutes do you get?', '2 min and 6s left. so 2,6 min', true],
    ['How many whole minutes do you get?', '2 min and 6s left. so 2,1 min', false],
    ['How long for all six?', 'one takes 30 min so 3 h for six', false],
    ['How much is it together?', '25 g each so 0.25 kg', false],
    ['Сколько квадратных метров в 1200 см²?', 'значит 12м2', true],
    ['Сколько квадратных метров в 1200 см²?', '0,12 м2', false],
    ['Сколько часов и минут в 2,2 часа?', '2ч 20мин', true],
    ['Сколько часов и минут в 2,2 часа?', '2ч 12мин', false],
  ])('%s - %s', (question, message, isWrong) => {
    const { student, model } = lesson(/[а-я]/i.test(question) ? 'ru' : 'en')
    student(/[а-я]/i.test(question) ? 'можно спросить?' : 'can i ask something?')
    model(question)
    const wrong = student(message)
      .split('\n')
      .filter((line) => line.includes('a wrong calculation'))
    expect(wrong).toHaveLength(isWrong ? 1 : 0)
  })
})

describe('decimal commas in English', () => {
  const sale = (message: string) => {
    const { student, model } = lesson('en')
    student(jacket)
    model('So 60 dollars are left after 20% was taken off, right? Test 72: how much comes off?', { right: ['14.40'] })
    student('yes')
    model('Test 72: how much comes off?', { right: ['14.40'] })
    return student(message)
  }
  test.each([
    ['20% of 72 is 14,40 so its 57,60. not 60 hm', /20\\% \\cdot 72 = 14\.4\$: true/],
    ['20% of 72 is bigger bc 72 is bigger. so the store took it from 72', /^(?!.*72 = 72)/s],
    ['20% of 72 is more than 12', /^(?!.*a wrong calculation)/s],
    ['20% of 72 is 15', /72 = 15\$: a wrong calculation/],
  ])('%s', (message, said) => {
    const card = sale(message)
    expect(card).toMatch(said)
    expect(card).not.toMatch(/"40"|"57"/)
  })
})

describe('several questions', () => {
  const heat = (message: string) => {
    const { student, model } = lesson('en')
    student('can i ask something?')
    model('Picture the thermometer. By how many degrees does it rise? Then: how many kg are 300 g?', {
      question: 'By how many degrees does it rise, and how many kg are 300 g?',
      right: ['60 and 0.3', '60 degrees, 0.3 kg', '60'],
      wrong: ['0.03: divided by 10000', '3: divided by 100'],
    })
    return student(message)
  }
  test('a right answer to one of them is none to the other', () => {
    expect(heat('60C. and 300g is 0,03kg')).not.toContain('answers it rightly')
    expect(heat('60 degrees and 0,3 kg')).toContain('answers it rightly')
    expect(heat('60. and 5 kg')).not.toContain('answers it rightly')
  })

  test('what is noted is not told as said besides', () => {
    const { student, model } = lesson('ru')
    student('можно спросить?')
    model('Как найти $\\frac23$ от 12 км?', { right: ['8', '8 км', '4 и 8'], wrong: ['4: только одна треть'] })
    expect(student('треть это 4 км, две трети 8. всего 16,4')).not.toContain('it also says "треть')
  })
})

describe('what was wrong and what is the answer', () => {
  test('a mended line is not told as wrong', () => {
    const { student, model } = lesson('en')
    student('solve 7 - 4(x - 3) < 31')
    model('Which number belongs to the bracket?', { right: ['-4'] })
    expect(student('its the -4 and you multiply it. so 7 -4x - 12 < 31')).toContain('Wrong so far: $7 - 4x - 12 < 31$')
    model('What is $-4$ times $-3$?', { right: ['12'] })
    const card = student('oh -3 times -4 is +12. so 19 - 4x < 31')
    expect(card).not.toContain('Wrong so far')
    expect(card).toContain('Wrong once, mended since: $7 - 4x - 12 < 31$')
    model('And then?', { right: ['-4x < 12'] })
    const next = student('-4x < 12 so x < -3. done?')
    expect(next).toMatch(/Wrong so far: \$x < -3\$/)
    expect(next).toMatch(/Wrong once, mended since: \$7 - 4x - 12/)
  })

  test.each([
    ['оба подходят, ответ 3 и -8', true],
    ['корни 3 и -8, проверю', false],
    ['это ещё не ответ 3 и -8', false],
  ])('%s', (message, isWrong) => {
    const { student, model } = lesson('ru')
    student('решить уравнение x/(x-3) + 2/(x+3) = 18/(x²-9)')
    model('Что получится после умножения?', { right: ['x(x+3)+2(x-3)=18'] })
    student('x(x+3)+2(x-3)=18, x²+5x-24=0')
    model('Какие корни и с чем их сверить?', { right: ['через дискриминант', 'с нулями знаменателей'] })
    expect(student(`через дискриминант. ${message}`).includes('not all of these values fit')).toBe(isWrong)
  })

  test('no third frame is asked for', () => {
    const { student, frame } = lesson('ru')
    student(tourist)
    for (const round of [1, 2])
      expect(frame({ ...touristFrame, equations: [`s = ${round}`] })).toMatch(/not understood/)
    expect(student('не знаю')).toContain('do not call frame for it again')
  })
})

describe('drafts', () => {
  const inequality = () => {
    const own = lesson('en')
    own.student('solve 7 - 4(x - 3) < 31')
    own.model('Good one to practice with. Which number belongs to the bracket as its factor?', {
      right: ['-4'],
      task_answer: 'x > -3',
    })
    return own
  }
  test('a term of the right line and the factor that the student has written may be confirmed', () => {
    const { student, model, finding } = inequality()
    student('its the -4 and you multiply it. so 7 -4x - 12 < 31')
    expect(
      finding('Yes, the factor is $-4$, and $-4x$ is right. Something is off with the other part.', 'x > -3'),
    ).toBeNull()
    expect(finding('Yes, your line is right.', 'x > -3')).not.toBeNull()
    model('What is $-4$ times the second thing in the bracket?', { right: ['12'], task_answer: 'x > -3' })
    student('first one is -1 and mine is -25. oh -3 times -4 is +12. so 19 - 4x < 31')
    expect(
      finding('Yes, $-1$ and $-25$ showed it, and $-4 \\cdot (-3) = +12$, so $19 - 4x < 31$ is right.', 'x > -3'),
    ).toBeNull()
    expect(finding('So $x > -3$.', 'x > -3')).not.toBeNull()
    expect(finding('Now $-4x < 12$.', 'x > -3')).not.toBeNull()
  })

  test('an exercise that the program would choose is no task', () => {
    const { student, finding } = inequality()
    student('x > -3 no flip bc 3 is plus. but why does it flip at all?')
    expect(finding('Try it: draw $2 < 5$ on a number line and multiply both by $-1$.')).toBeNull()
    expect(finding('Times $-1$ they become $-2$ and $-5$, and now the 5 lies farther to the left.')).toBeNull()
  })

  test('an example with other numbers, and what was taken off', () => {
    const { student, model, finding } = lesson('en')
    student(jacket)
    model('So 60 dollars are left after 20% was taken off, right? Which percent are they?', { right: ['80%'] })
    student('yes. 20% of 72 is 14,40 so its 57,60')
    expect(
      finding(
        'Try it with a 10 dollar game at 50% off: it now costs 5. If you put back 50% of that 5, do you reach 10?',
        '75 dollars',
      ),
    ).toBeNull()
    expect(finding('Write a 7, and then a 5 behind it.', '75 dollars')).not.toBeNull()
    expect(finding('Put a 5 at its end.', '75 dollars')).not.toBeNull()
    model('How many pieces are left for the 60 dollars?', { right: ['4 and 15'], task_answer: '75 dollars' })
    student('ohh 4 left. 60:4=15 so one is 15')
    expect(
      finding(
        'Yes: 4 pieces are left for the 60 dollars, so one piece, the 20% that was taken off, is 15 dollars.',
        '75 dollars',
      ),
    ).toBeNull()
    expect(finding('Your 60 is off by 15 dollars.', '75 dollars')).not.toBeNull()
    expect(finding('So the old price is 75 dollars.', '75 dollars')).not.toBeNull()
  })

  test('a square typed with a digit is known', () => {
    const { student, model, finding } = lesson('en')
    student(side)
    model('For which number on the right must a factor be it?', { right: ['0'], task_answer: '5 m and 8 m' })
    student('0! so get the 40 over. x2 + 3x - 40 = 0. and now? idk how to split that')
    expect(finding('Exactly, only 0 does that, and $x^2 + 3x - 40 = 0$ is right.', '5 m and 8 m')).toBeNull()
    expect(finding('So the sides are 5 m and 8 m.', '5 m and 8 m')).not.toBeNull()
  })
})
