import { describe, expect, test } from 'vitest'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { LearnerEvent } from '../learner/learner.ts'

interface Asked {
  readonly question: string
  readonly right?: readonly string[]
  readonly wrong?: readonly string[]
}

/** A led lesson: what the student sends, with what the tutor asks between. */
function lessonOf(...talk: readonly (string | Asked)[]): {
  card: string
  turn: TutorTurn
  events: readonly LearnerEvent[]
} {
  const interfaceLanguage = /[а-я]/i.test(talk.map((each) => (typeof each === 'string' ? each : '')).join(''))
    ? 'ru'
    : 'en'
  let state = startSession()
  let turn: TutorTurn | undefined
  let card = ''
  for (const [index, said] of talk.entries()) {
    if (typeof said !== 'string') {
      const note = { right: [], wrong: [], ...said }
      state = afterReply({ input: { now: index }, turn: turn!, text: said.question, note, seed: `r${index}` }).state
      continue
    }
    const input = { text: said, interfaceLanguage, state, now: index, isLed: true } as const
    turn = takeTurn({ ...input, seed: `${index}` })
    expect(turn.fault).toBeUndefined()
    card = modelCard({ input, turn })
    state = turn.state
  }
  return { card, turn: turn!, events: turn!.events }
}

const ask = (question: string, right: readonly string[] = [], wrong: readonly string[] = []): Asked => ({
  question,
  right,
  wrong,
})
const linesOf = (card: string) => card.split('\n').filter((line) => line.startsWith('- '))

const tank =
  'A tank is 2/5 full of water. After adding 27 liters it is 7/10 full. How many liters does the full tank hold and what percent of it is still empty then?'
const marbles =
  'A bag has 4 red and 6 blue marbles. you draw 2 without putting back. whats the probability both are red.'
const inequality = 'solve 4 - 3(x - 2) < 1'

describe('a calculation whose first term stands before words', () => {
  test('is told with it, where it comes out', () => {
    const { card } = lessonOf(
      tank,
      ask('Does 38.57 fit?'),
      'um 2/5 of 38.57 is like 15.4 and + 27 = 42.4?? thats more than the tank wtf',
    )
    expect(card).toContain('$15.4 + 27 = 42.4$: true by itself')
    expect(card).not.toContain('wrong')
  })
  test.each([
    [tank, 'i had 15.4 and then + 27 = 42.4'],
    [tank, 'i had 15.4 and then - 3 = 12.4'],
    ['bus goes 40 km', '5*3=15 then +4 = 19'],
    ['реши 2x = 6', 'вычел 3 и получил 12, потом * 2 = 24'],
  ])('is not judged by its rest elsewhere: %s, "%s"', (task, message) => {
    const { card, turn } = lessonOf(task, ask('?'), message)
    expect(card).not.toMatch(/a wrong calculation|: wrong/)
    expect(turn.content.verdict).not.toBe('incorrect')
  })
  test.each(['so 15.4 + 27 = 43.4', 'i put in 2: 4-6-6=-7'])('a whole one still is: "%s"', (message) => {
    expect(lessonOf(tank, ask('?'), message).card).toContain('a wrong calculation')
  })
})

describe('several equations in one line', () => {
  const message = 'ohh 10. so 4w = 36 w = 9 l = 14 and area is 46'
  const begun = [marbles, ask('How many marbles are there?', ['10']), '10'] as const
  const solved = [...begun.slice(0, 2), '10. 4/10*3/9=12/90', ask('How often an extra 5?', ['twice', '10'])] as const
  test.each([
    [solved, message],
    [[...begun, ask('And then?')], message],
    [[...begun, ask('And then?')], 'so 4w = 36 w = 9'],
  ])('are read one by one, and are of another task than an open story or a solved one', (talk, said) => {
    const { card } = lessonOf(...talk, said)
    expect(card).toMatch(/\$4w = 36\$.*\n.*\$w = 9\$/)
    expect(card).not.toMatch(/36w|9l|l = 14\$: (?!not judged)/)
  })
  test('with numbers beside them that are no amounts of it', () => {
    for (const talk of [solved, [...begun.slice(0, 2)]])
      expect(linesOf(lessonOf(...talk, message).card).join('\n')).not.toMatch(/right/)
    expect(lessonOf(...begun).card).toContain('"10": right (checked)')
  })
  test('values of two letters are no alternatives', () => {
    expect(lessonOf('hi', ask('What do you have?'), 'w = 9 l = 14').card).not.toContain('text{or}')
  })
})

describe('another letter is another amount', () => {
  test('its value is no wrong value of the unknown', () => {
    const { card, turn } = lessonOf('solve w + w + 5 = 46', ask('?'), '2w = 41\nw = 20.5\nl = 25.5')
    expect(card).toContain('$w = 20.5$: right (checked)')
    expect(card).not.toContain('25.5: wrong')
    expect(turn.content.verdict).not.toBe('incorrect')
  })
  test('also alone', () => {
    expect(lessonOf('solve w + w + 5 = 46', ask('?'), 'l = 25.5').card).toContain('$l = 25.5$: not judged')
  })
  test('a wrong value of the unknown is one', () => {
    expect(lessonOf('solve w + w + 5 = 46', ask('?'), 'w = 25.5').card).toContain('$w = 25.5$: wrong (checked)')
  })
})

describe('an inequality among prose', () => {
  const tested =
    'ok so i put 2 in mine: 4-6-6=-8 and urs 4-0=4. not the same ok. its the minus minus thing. 4 - 3x + 6 < 1'
  test.each([
    [ask('How did that $-2$ become $+ 6$?', ['minus times minus'])],
    [ask('How did that $-2$ become $+ 6$?', ['4 - 3x + 6 < 1'])],
    [ask('How did that?')],
  ])('is a line of the task behind what was only tested: %j', (asked) => {
    const { card } = lessonOf(inequality, asked, tested)
    expect(card).toContain('$4 - 3x + 6 < 1$: right (checked)')
    expect(card).toContain('Reached so far, all right: $4 - 3x + 6 < 1$')
    expect(card).toContain('present step "Collect like terms"')
  })
  test('a colon behind a number divides nothing', () => {
    const { card } = lessonOf('реши x - 4 > 1', ask('Что?'), 'ой подставил 0: 0>-12 верно')
    expect(card).not.toContain('0 : 0')
  })
})

describe('an answer that compares in words', () => {
  test.each([
    [inequality, 'and 4 gives 4-6=-2 works. so its the other way bigger than three. but WHY tho', 'x > 3'],
    [inequality, 'bigger than 3', 'x > 3'],
    [inequality, 'all numbers greater than 3', 'x > 3'],
    ['solve 2x + 1 >= 7', 'so all numbers greater than or equal to 3', 'x \\ge 3'],
    ['реши 4 - 3(x - 2) < 1', '0 не подошёл, а 4 подходит. значит больше трёх', 'x > 3'],
    ['реши 2x + 1 >= 7', 'получается больше или равно трём', 'x \\ge 3'],
  ])('%s: "%s"', (task, message, line) => {
    const { card } = lessonOf(task, ask('So what is it?'), message)
    expect(card).toContain(`$${line}$: right (checked)`)
    expect(card).toContain('The task is solved now')
    expect(card).not.toContain('feels for the answer')
  })
  test.each(['4 is bigger than 3', 'so more than 3 apples', 'bigger than 3?', 'so less than three'])(
    'and no other words: "%s"',
    (message) => {
      expect(lessonOf(inequality, ask('So?'), message).card).not.toContain('solved now')
    },
  )
})

describe("somebody else's result", () => {
  const inequalityRu = 'реши 4 - 3(x - 2) < 1'
  test.each([
    [inequality, 'what u mean its right. my math friend got x < 3 but he prob wrong'],
    [inequalityRu, 'друг сказал х<3'],
  ])('is no wrong line of the student: %s, "%s"', (task, message) => {
    const { card, turn, events } = lessonOf(task, ask('So?'), message)
    expect(card).toContain("$x < 3$ (somebody else's, as the student tells it): wrong (checked)")
    expect(card).not.toContain('Wrong so far')
    expect(turn.content.verdict).not.toBe('incorrect')
    expect(turn.content.lines ?? []).toEqual([])
    expect(turn.state.problem?.slips).toEqual([])
    expect(events).toEqual([])
  })
  test("is not mixed up with the student's own", () => {
    const { card, turn } = lessonOf(inequality, ask('So?'), 'my friend got x < 3 and i got x > 3')
    expect(card).toContain('$x > 3$: right (checked)')
    expect(turn.content.verdict).toBe('correct')
    expect(turn.state.problem?.slips).toEqual([])
  })
  test('and is not confirmed where it is right', () => {
    const { card, turn } = lessonOf('solve 2x = 6', ask('So?'), 'my friend got x = 3')
    expect(card).not.toMatch(/right \(checked\)|solved now/)
    expect(turn.state.problem?.solved).toBe(false)
  })
  test('what the student got is judged', () => {
    const { turn } = lessonOf('solve 2x = 6', ask('So?'), 'she got x = 5 and i got x = 4')
    expect(turn.state.problem?.slips).toMatchObject([{ line: 'x = 4' }])
  })
})

describe('sides of a figure in Cyrillic letters', () => {
  const triangle =
    'проверь плиз решение. треугольник авс угол с=90 ас=5 ав=13 найти вс и площадь\nвс²=ас²+ав²\nвс²=25+169\nвс²=194\nS=5*13=65'
  test('are no exponents without a base, and the name of a vertex is no unknown', () => {
    const { card } = lessonOf(triangle)
    expect(linesOf(card).join('\n')).not.toMatch(/\^\(2\)|c = 90/)
    expect(card).not.toContain('a wrong calculation')
  })
  test.each(['вс²=169-25=144 вс=12', 'вс2=169-25=144', 'BC² = 169 - 25 = 144'])(
    '"%s": its calculation is true',
    (work) => {
      const { card } = lessonOf(triangle, ask('Чем эта сторона особенная?'), `тогда ${work}`)
      expect(card).toMatch(/true by itself|right \(checked\)/)
      expect(card).not.toMatch(/a wrong calculation|\^\(2\)/)
    },
  )
})

describe("an example of the student's own", () => {
  test.each([
    [inequality, 'k so always when theres a minus i flip it right? like x - 4 < 2 then x > 6', 'a wrong calculation'],
    [inequality, 'like x - 4 < 2 then x < 6', 'true by itself'],
    ['реши 4 - 3(x - 2) < 1', 'например х-4<2 тогда х>6', 'a wrong calculation'],
  ])('is checked by itself and is no line of the task: %s, "%s"', (task, message, verdict) => {
    const { card, turn } = lessonOf(task, ask('So?'), message)
    expect(card).toMatch(new RegExp(`^- ".*4 ?< ?2 .*": ${verdict}.*own`, 'm'))
    expect(card).not.toContain('Wrong so far')
    expect(turn.state.problem?.slips).toEqual([])
  })
  test('lines of the task are lines of it', () => {
    const { card } = lessonOf(inequality, ask('So?'), 'if 10 - 3x < 1 then -3x < -9')
    expect(card).toContain('Reached so far, all right: $10 - 3x < 1$; $-3x < -9$')
  })
})

describe('noise', () => {
  test.each([
    ['hi', 'pls i have 5 min tell me'],
    ['привет', 'у меня 5 мин просто скажи ответ'],
    ['привет', '5 мин осталось скинь ответ'],
  ])('the time that is left is no amount: %s, "%s"', (first, message) => {
    expect(linesOf(lessonOf(first, ask('?'), message).card)).toEqual([])
  })
  test('a time that is worked out is one', () => {
    expect(lessonOf('hi', ask('How long?'), 'so it takes 5 min').card).toContain('"5 min"')
  })
  test.each([
    ['бесплатно чтоли)) 0 руб. тогда скидка 200 получается', ['0 руб', 'от 200']],
    ['от ценника новово. от 4800. ну скажи просто ответ мне лень считать плиз', ['от 4800']],
  ])('no act contradicts the answer that was expected: "%s"', (message, right) => {
    const { card } = lessonOf('привет', ask('От какой цены взяли скидку?', right), message)
    expect(card).toContain('answers it rightly')
    expect(card).not.toContain('The student probably')
  })
  test('the number that answers the question is not told as one that the story does not have', () => {
    const { card } = lessonOf(marbles, ask('How many legs have 50 dogs?', ['200']), '200')
    expect(card).toContain('answers it rightly')
    expect(linesOf(card)).toEqual([])
  })
  test('a noted wrong line is recognized', () => {
    const asked = ask('Что будет в $3x > -12$?', ['x > -4'], ['x < -4: знак перевёрнут зря'])
    const { card } = lessonOf('привет', asked, 'там же минус 12, поэтому перевернется х<-4')
    expect(card).toContain('you noted: знак перевёрнут зря')
  })
})

describe('the unit of a result is no letter of it', () => {
  const talk = ['hi can you help me', ask('Sure. With what?')] as const
  test.each([
    ['90/3.6 = 25 m/s', '= 25$: true by itself'],
    ['36/3.6=10 m/s', '= 10$: true by itself'],
    ['90/3.6 = 24 m/s', 'a wrong calculation'],
    ['V=200 см³=2 м³', '"V=200 см³=2 м³": a wrong calculation'],
  ])('%s: %s', (message, told) => {
    const { card } = lessonOf(...talk, message)
    expect(card).toContain(told)
    expect(linesOf(card)).toHaveLength(1)
  })
  test.each([
    ['0.5*4200*60 = 126 kJ', 'true by itself'],
    ['0.5*4200*60 = 126 kj', 'true by itself'],
    ['0,54*10=54 дН', 'true by itself'],
    ['0,54*10=5,5 Н', 'a wrong calculation'],
    ['160 : 3840 = 0,0416..', 'true by itself'],
    ['160 : 3840 = 0,05..', 'a wrong calculation'],
  ])('%s opens no task, and is %s', (message, told) => {
    const { card } = lessonOf(message)
    expect(card).toContain('No task is open')
    expect(card).toContain(told)
  })
  test.each(['v = 90m/s', '2x = 10 m', '36/3600 = 10 m/s'])('%s is not judged by its number', (message) => {
    expect(lessonOf(...talk, message).card).not.toMatch(/true by itself|a wrong calculation/)
  })
})

describe('what the student says of a comparison or of its digits counts', () => {
  const talk = ['решить 5 - 2(x+1) > 7', ask('Подставь $x = 3$ в $-2x > 4$. Что выходит?')] as const
  test.each(['-6>4 тоже нет', 'минус 1 штука\n-6>4 тоже нет\nпочему?', '-6 > 4 не выполняется', '-6 > 4 is false'])(
    '"%s" denies rightly',
    (message) => {
      const { card } = lessonOf(...talk, message)
      expect(card).not.toContain('a wrong calculation')
      expect(card).toContain('as the student says')
    },
  )
  test.each(['-6>4', '-6 > 4, нет ошибки', '-6>4 подходит'])('"%s" does not', (message) => {
    expect(lessonOf(...talk, message).card).toContain('the comparison of these numbers does not hold')
  })
  test.each([
    ['а x=-3 даёт 6>4 подходит', 'this number fits the task, as the student says'],
    ['а x=3 даёт -6>4 подходит', 'this number does not fit the task'],
  ])('"%s": %s', (message, told) => {
    expect(lessonOf(...talk, message).card).toContain(told)
  })
  test.each(['x=-3', 'x=-3 не подходит'])('"%s" is told no more than that', (message) => {
    expect(lessonOf(...talk, message).card).not.toContain('fits the task')
  })
  test('from -2 to minus infinity is no interval', () => {
    const { card } = lessonOf(...talk, 'x<-2\nа можно так написать\n-2>x\nили (-2; -∞)')
    expect(card).not.toContain('infty')
    expect(lessonOf(...talk, '(-∞; -2)').card).toContain('The task is solved now')
  })
  const sale =
    'куртка стоила 4000 руб. цену сначала подняли на 20%, потом снизили на 20%. сколько стоит теперь?\n4000*0,2=800'
  test.each([
    ['160 : 3840 = 0,0416..', false],
    ['160:3840=0,0416…', false],
    ['160:3840=0,05..', true],
    ['160:3840=0,0416', true],
  ])('%s is wrong: %s', (message, isWrong) => {
    const { card } = lessonOf(sale, ask('На сколько они отличаются?'), `разница 160\n${message}`)
    expect(card.includes('a wrong calculation')).toBe(isWrong)
  })
})

describe('the last question is quoted whole', () => {
  test.each([
    [
      'Let me reread it. With $a$ for adults and $c$ for children (that is how you read it too, right?), what does your $9a$ say in words?',
      'With $a$ for adults and $c$ for children (that is how you read it too, right?), what does your $9a$ say in words?',
    ],
    [
      'After *have* you need the third form, as in "see, saw, **seen**: have you ever seen?" What are the three forms of *eat*?',
      'What are the three forms of eat?',
    ],
    ['Есть ли в нём ответ на вопрос «когда?» Какая форма see подойдёт?', 'Какая форма see подойдёт?'],
    ['Is 4.5 right? Try it.', 'Is 4.5 right?'],
    ['And you? or me?', 'And you? or me?'],
    [
      'Picture a thermometer. By how many degrees does it rise? Then: how many kg are 300 g?',
      'By how many degrees does it rise? Then: how many kg are 300 g?',
    ],
    ['How do you ask for the time: "What time is it?"', 'How do you ask for the time: "What time is it?"'],
  ])('%s', (reply, question) => {
    expect(lessonOf('hi', { question: reply }, 'hm').card).toContain(`Your last question: "${question}" - `)
  })
})

describe('what is asked besides, and what is no task', () => {
  test('a story with a part b) is not solved with a)', () => {
    const { card } = lessonOf(
      'задача: куртка стоила 4000 руб. цену сначала подняли на 20%, потом снизили на 20%. а) сколько стоит теперь б) на сколько процентов новая цена отличается от первой\n\nмое решение\n4000*0,2=800\n4000+800=4800\n4800-800=4000',
      ask('От какой суммы?'),
      'а ну с 4800\n4800:5=960\n4800-960=3840',
    )
    expect(card).toContain('The text asks for more than that')
    expect(card).not.toContain('The task is solved')
  })
  test('one with a single question is', () => {
    const { card } = lessonOf(
      'задача: куртка стоила 4000 руб. цену сначала подняли на 20%, потом снизили на 20%. сколько стоит теперь?\n\nмое решение\n4000*0,2=800\n4000+800=4800\n4800-800=4000',
      ask('От какой суммы?'),
      'а ну с 4800\n4800:5=960\n4800-960=3840',
    )
    expect(card).toContain('The task is solved')
  })
  test('an exercise with gaps is no word problem', () => {
    const gaps =
      'past simple or present perfect\n1) I ___ (lose) my keys yesterday 2) She ___ (live) here since 2019 3) ___ you ever ___ (eat) sushi? 4) We ___ (be) in Rome for two weeks in 2015\n\n1 have lost (cause its not long ago)\n2 lived'
    expect(lessonOf(gaps).card).toContain('No task is open')
    expect(lessonOf(tank).card).toContain('word problem')
  })
  test('a calculation among talk that is asked for is a task', () => {
    const talk = ['hi can u help', ask('Sure. With what?')] as const
    expect(lessonOf(...talk, 'ok so 5^0 + 2^(-3)*16, how do i do that').card).toContain('opened it as a task')
    expect(lessonOf(...talk, 'how does 2^3 work').card).not.toContain('opened it as a task')
  })
})
