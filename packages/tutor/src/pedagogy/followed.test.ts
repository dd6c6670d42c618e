import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const replyTo = lastReply('a reply')

describe('a calculation that is true by itself is no right step', () => {
  test.each([
    ['en', ['Given f(x) = 2x^2 - 3, find f(-4)', 'my calculator says 2*-4^2-3 = -35 but the back of the book says 29']],
    ['en', ['solve 2^x = 32. i did 32/2 = 16']],
    ['ru', ['Упростить (a^3)^2 * a', 'ну тогда a^5*a=a^6']],
    ['ru', ['арифм прогрессия a1=3 d=4 найти a10', '3+10*4=43', 'почему неправильно', 'объясни уже нормально']],
  ] as const)('%s %s', (language, messages) => {
    const turn = replyTo(language, ...messages)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.text).not.toMatch(/^(?:Yes|Да)/)
    expect(turn.state.problem?.solved).toBe(false)
  })

  test.each([
    ['en', ['Given f(x) = 2x^2 - 3, find f(-4)', '(-4)^2 = 16'], 'right.part'],
    ['en', ['Given f(x) = 2x^2 - 3, find f(-4)', '2*16-3 = 29'], 'solved'],
    ['en', ['solve 2^x = 32', '2^5 = 32'], 'aside.right'],
    ['ru', ['Упростить (a^3)^2 * a', '(a^3)^2=a^6'], 'right.part'],
    ['en', ['(x+2)(x+3) expand', 'x*(x+3) = x^2+3x'], 'right.part'],
    ['en', ['3/4 + 1/6', '3/4 = 9/12'], 'right.part'],
  ] as const)('a step that can be followed: %s %s', (language, messages, move) => {
    expect(replyTo(language, ...messages).move).toBe(move)
  })
})

describe('what was not looked at is not called solved', () => {
  test.each([
    ['ru', 'Дан куб со стороной 3 найти объем и площ поверхн. V=27 S=9*4=36'],
    ['ru', "(х^2)'=2х это я понял а (5)' = 5 ?"],
  ] as const)('a second result: %s %s', (language, message) => {
    const turn = replyTo(language, message)
    expect(turn.move).toBe('verdict.second-result')
    expect(turn.content.verdict).toBe('correct-but')
    expect(turn.state.problem?.solved).toBe(false)
    expect(turn.events).toEqual([])
  })

  test('one result alone is', () => {
    expect(replyTo('ru', 'Дан куб со стороной 3 найти объем', 'V=27').move).toBe('solved')
    expect(replyTo('en', 'x^2 - 5x + 6 = 0', 'D = 1\nx1 = 2\nx2 = 3').move).toBe('solved')
  })

  test('an equation of the student for a task in words', () => {
    const task = 'боковая сторона равнобедренного треугольника на 3 больше основания периметр 27'
    const turn = replyTo('ru', `${task} я делал х+х+3=27 х=12`)
    expect(turn.move).toBe('verdict.own-equation')
    expect(turn.content.verdict).toBe('correct-but')
    expect(replyTo('ru', 'Реши уравнение х+х+3=27, у меня х=12').move).toBe('solved')
  })

  test('of several guesses none is chosen', () => {
    const turn = replyTo('ru', 'НОД(48; 72)', '12', 'а может 36? или 24? я если честно просто тыкаю')
    expect(turn.move).toBe('candidates.test')
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.state.problem?.solved).toBe(false)
    expect(replyTo('ru', 'НОД(48; 72)', '12', 'а может 24?').move).toBe('solved')
  })
})

describe('a usual mistake is named at the line that shows it', () => {
  test('the value of a logarithm is no sign that was kept', () => {
    const turn = replyTo('ru', 'как найти х если log по основанию 3 от (х+2) = 2 у меня х+2=6')
    expect(turn.move).toBe('wrong.log-value-not-exponent')
  })

  test('no term is moved between numbers', () => {
    const text = 'the angle in a regular hexagon is it 360/6=60 or 120 my book says interior'
    expect(replyTo('en', text).content.verdict).toBeUndefined()
  })

  test('x/3 has to be multiplied, so no boxes are shared out', () => {
    const turn = replyTo('en', 'solve x/3 - 2 = 4', 'x/3 = 6', 'x = 2')
    expect(turn.move).toBe('wrong.answer')
    expect(replyTo('en', 'solve 4x = 8', 'x = 1/2').move).toBe('wrong.divides-wrong-way')
  })

  test('the next line of an equation is no result of an expansion', () => {
    const text = 'кароч там уравнение 5(х+2)-3х=18 я раскрыл 5х+10-3х=18 потом 2х=28 и х=14 а в ответах 4'
    const turn = replyTo('ru', text)
    expect(turn.move).toBe('wrong.sign-kept')
    expect(turn.text).toContain('$2x = 28$')
    expect(replyTo('ru', 'раскрыть скобки 5(х+2)-3х', '2х+10').move).toBe('solved')
    const proof = 'доказать тождество (sin a+cos a)²=1+sin2a. раскрыл sin²a+2sin a cos a+cos²a а дальше ступор'
    // Who is stuck behind right lines is asked the next question with the verdict.
    expect(replyTo('ru', proof)).toMatchObject({ move: 'right.next', content: { verdict: 'correct' } })
  })
})

describe('a message is read as it is meant', () => {
  test('degrees without a sign', () => {
    expect(replyTo('ru', 'sin30+cos60 = 1 правильно же').content.verdict).toBe('correct')
    // The values agree, and angles cannot be added like that.
    expect(replyTo('ru', 'sin30+cos60 = sin90=1 правильно же').move).toBe('verdict.angles')
    expect(replyTo('ru', 'sin30+cos60 = 2 правильно же').content.verdict).not.toBe('correct')
  })

  test('a percentage is compared with the percent that was calculated', () => {
    const task = 'A population falls from 2500 to 2100. Work out the percentage decrease'
    const turn = replyTo('en', task, 'the difference is 400', '400/2100 x 100 = 19.05%')
    expect(turn.move).not.toBe('story.slip')
    expect(turn.content.verdict).not.toBe('correct')
  })

  test('grams at a number', () => {
    const text = 'Calculate teh mass of 0.25 mol of NaOH  (Na 23 O 16 H 1). ok so Mr = 40, so 40/0.25=160g'
    const turn = replyTo('en', text)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.text).not.toContain('g =')
  })

  test('marks are no value', () => {
    const text = "question says 'show that (n+1)² - n² is always odd' i tried n=1 3 n=2 5 n=3 7 so its true. 0 marks???"
    expect(replyTo('en', text).content.verdict).toBeUndefined()
  })

  test('the value of another expression is no root', () => {
    const text = 'если х+1/х=3 то х^2+1/х^2=? варианты 9 7 11 6. мне кажется 9 потому что 3 в квадрате'
    expect(replyTo('ru', text).content.verdict).toBeUndefined()
  })

  test('grams per mole in a sentence', () => {
    const turn = replyTo('ru', 'Найдите молярную массу H2SO4', 'O=16. итого 2+32+16=50 г/моль')
    expect(turn.move).toBe('wrong.answer')
    expect(replyTo('ru', 'Найдите молярную массу H2SO4', 'O=16. итого 2+32+64=98 г/моль').move).toBe('solved')
  })

  test('both roots of the squared equation are no pair for brackets', () => {
    expect(replyTo('ru', '√(x+6)=x', 'возвёл в квадрат x+6=x²', 'Ответ: -2; 3').move).toBe('wrong.extraneous-root')
    expect(replyTo('ru', 'x^2 - x - 6 = 0', '-3; 2').move).toBe('right.pair')
  })

  test('a wrong result is not said to be what is asked for', () => {
    const turn = replyTo('ru', 'В классе 28 чел 3/7 девочки. сколько мальчиков. ответ 12 пральна')
    expect(turn.text).not.toContain('это было бы')
  })
})
