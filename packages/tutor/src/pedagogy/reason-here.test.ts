import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]) {
  let state = startSession()
  const turns = messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `here ${text}`, now: 0 })
    state = turn.state
    return turn
  })
  return turns.at(-1)!
}

const atTwo = 'Упростить (a-3)²-(a-5)(a+5) и найти значение при a=2'
const atThree = 'Simplify (x + 4)^2 - (x - 1)(x + 1) and find the value at x = 3'

test.each([
  // Lines with the letter simplify the expression, lines without it are its value.
  ['ru', [atTwo], 'a²-9-(a²-25). Правильно?', 'incorrect', /квадрат/i],
  ['ru', [atTwo], 'a²-6a+9-a²-25=-6a-16. Правильно?', 'incorrect', /a\^\{2\} - 6a \+ 9 - a\^\{2\} - 25/],
  ['ru', [atTwo], 'a²-6a+9-a²+25=-6a+34', 'correct', /./],
  ['ru', [atTwo, 'a²-6a+9-a²+25=-6a+34'], 'при a=2: -12+34=22', 'correct', /22/],
  ['en', [atThree], 'x^2 + 16 - x^2 - 1', 'incorrect', /a\^2/],
  ['en', [atThree], 'x^2 + 8x + 16 - x^2 - 1 = 8x + 15. Is that right?', 'incorrect', /minus before/],
  ['en', [atThree, 'x^2 + 8x + 16 - x^2 + 1 = 8x + 17'], 'put x = 3: 24 + 17 = 41', 'correct', /41/],
] as const)('%s: in a task with two parts, after %j, %j is %s', (language, before, text, verdict, shown) => {
  const { content, text: reply } = talk(language, ...before, text)
  expect(content.verdict).toBe(verdict)
  expect(reply).toMatch(shown)
})

test.each([
  ['en', [atThree, 'x^2 + 16 - x^2 + 1'], 'why is (x+4)^2 not x^2 + 16?', /4x.*4x.*8x/],
  ['ru', [atTwo], 'А почему (a-3)² это не a²-9? Откуда берётся 6a?', /-3a.*-3a.*-6a/],
  ['en', [atThree, 'x^2 + 8x + 16 - x^2 + 1 = 8x + 17'], 'why is it + 17 and not 15?', /\+16.*\+1.*\+17.*15/],
  ['ru', ['реши 6(x-2)-3(x-5)=12'], 'почему плюс 15 должно быть? там же минус перед скобкой', /-3.* на .*-5/],
  ['en', ['3/4 - 1/6'], 'why 12 and not 24? 4 times 6 is 24', /12 : 4 = 3.*12 : 6 = 2.*24/],
  ['ru', ['x²-6x+5=0', 'D=36-20=16'], 'почему 20 а не 5?', /4 \\cdot 1 \\cdot 5/],
  ['en', ['x^2 - 4x - 12 = 0', 'D = 16 + 48 = 64'], 'why plus? there is a minus in the formula', /\(-12\).*48/],
  ['en', ['factor x^2 - 9x + 20'], 'why do we need the product 20?', /pq.*20/],
  ['en', ['factor x^2 - 9x + 20', '(x + 4)(x + 5)'], 'why not? 4*5 = 20 and 4+5 = 9', /x\^\{2\} \+ 9x \+ 20/],
  ['en', ['solve 7 - 3(x - 4) = 2x - 1', '7 - 3x - 12 = 2x - 1'], 'why is it wrong? there is a minus', /-3.*-4/],
  ['en', [atThree], 'is it because of the minus, -(x^2 - 1) = -x^2 + 1?', /^(?:Yes|Exactly|Right)/],
  [
    'en',
    ['expand and simplify (x + 5)^2 - (x - 3)(x + 3)'],
    'is it because of the minus in front of (x^2 - 9)?',
    /^(?:Yes|Exactly|Right).*-x\^\{2\} \+ 9/,
  ],
] as const)('%s: after %j, the reason for %j is given at its place', (language, before, text, shown) => {
  const { move, text: reply } = talk(language, ...before, text)
  expect(move).toBe('reason')
  expect(reply).toMatch(shown)
})

test.each([
  ['en', ['solve 7 - 3(x - 4) = 2x - 1'], 'my friend Ana has x = 5, is she right?', 'others.fails', /4 = 9/],
  ['en', ['solve 7 - 3(x - 4) = 2x - 1'], 'Ben has x = 4, is that right?', 'others.try', /x = 4/],
  ['ru', ['реши 6(x-2)-3(x-5)=12'], 'у друга вышло x=5, он прав?', 'others.fails', /18 = 12/],
  [
    'en',
    ['x + y = 10 and 2x - y = 5'],
    'my friend says x = 6, y = 4, so is she right?',
    'others.one-line',
    /2x - y = 5/,
  ],
  ['en', ['3/4 - 1/6'], 'my sister uses 24: 18/24 - 4/24 = 14/24. is it also ok?', 'others.true', /14/],
] as const)('%s: after %j, %j is the result of somebody else', (language, before, text, move, shown) => {
  const turn = talk(language, ...before, text)
  expect(turn.move).toBe(move)
  expect(turn.text).toMatch(shown)
  expect(turn.state.problem?.solved).toBe(false)
})

test("a student's own line is judged beside a friend's result, which is not credited to the student", () => {
  const task = 'expand and simplify (x + 5)^2 - (x - 3)(x + 3)'
  const turn = talk('en', task, 'x^2 + 10x + 25 - x^2 - 9 = 10x + 16. Leo has 10x + 34, where does he get 34 from?')
  expect(turn.content.verdict).toBe('incorrect')
  expect(turn.state.problem?.solved).toBe(false)
})

test.each([
  ['en', 'quadratic formula pls', /\\frac\{-b \\pm/],
  ['en', 'remind me the formula of the vertex', /-\\frac\{b\}\{2a\}/],
  ['ru', 'формула корней как выглядит напомни', /\\frac\{-b \\pm/],
  ['ru', 'напомни формулу разности квадратов', /a\^2 - b\^2/],
] as const)('%s: %j gets the formula that it names, also beside a task', (language, text, shown) => {
  expect(talk(language, text).text).toMatch(shown)
  expect(talk(language, 'x^2 - 4x - 12 = 0', text).text).toMatch(shown)
})

test.each([
  [
    'en',
    ['solve 7 - 3(x - 4) = 2x - 1'],
    'first -3 times x = -3x and -3 times 4 = -12 so 7 - 3x - 12 = 2x - 1',
    'wrong.minus-before-bracket',
    /7 - 3x - 12 = 2x - 1/,
  ],
  ['en', ['solve 5 - 2(x - 3) = 3x - 4'], 'both? but -2 times -3... so +6?', 'right.part', /-2 \\cdot \(-3\) = 6/],
  ['ru', ['реши 7(x - 8) - 8(x - 8) = 26'], '2x-2x=4-1, 0=3. так не бывает?', 'step-or-new', /2x - 2x/],
  ['ru', [atTwo], '(2-3)²-(2-5)(2+5)=1-(-21)=22', 'value.early', /22/],
  [
    'en',
    ['solve 5 - (x + 2) = 1', 'x = 2', 'why does a minus before a bracket change all signs'],
    '5-x-2=3-x',
    'card.right',
    /./,
  ],
] as const)('%s: no step is put on the student: after %j, %j is %s', (language, before, text, move, shown) => {
  const turn = talk(language, ...before, text)
  if (move === 'card.right') expect(turn.move).toMatch(/^card\.right/)
  else expect(turn.move).toBe(move)
  expect(turn.text).toMatch(shown)
})

const system = ['x + y = 10 and 2x - y = 5', 'x = 5, y = 5'] as const
const inequality = ['solve 5 - 2x > 11', 'x < -3'] as const

test.each([
  ['en', system, 'is 2*5 - 5 = 5 a check?', 'after.system.line', /2x - y = 5/],
  ['en', system, 'my friend says x = 6, y = 4. 6 + 4 = 10 so hers is right too?', 'after.others.system', /2x - y = 5/],
  ['ru', ['реши систему x+y=7, x-y=1', 'x=4, y=3'], 'а можно было вычесть? 2y=6', 'after.system.follows', /2y = 6/],
  ['en', inequality, 'is -5 in it? 5 - 2*(-5) = 15 > 11 yes', 'after.test.right', /15 > 11/],
  ['ru', ['реши 3(2-x)<9', 'x>-1'], 'а сама -1 подходит? 3*(2+1)=9, 9<9 нет', 'after.test.right', /9 < 9/],
  ['ru', ['x²-6x+5=0', 'x=1 и x=5'], 'просто скажи 1 и 5 это ответ или нет', 'solution.again', /x = 1.*x = 5/],
  [
    'en',
    ['factor x^2 - 9x + 20', '(x - 4)(x - 5)'],
    'my brother wrote (5 - x)(4 - x), is that wrong?',
    'after.others.same',
    /./,
  ],
  ['en', [atThree, '8x + 17', '41'], 'and straight into the task: 49 - 2*4 = 41', 'value.same', /41/],
] as const)('%s: after the end %j, %j is a check and no new task', (language, before, text, move, shown) => {
  const turn = talk(language, ...before, text)
  expect(turn.move).toBe(move)
  expect(turn.text).toMatch(shown)
})

const triangle = 'In an isosceles triangle ABC with AB = AC the exterior angle at C is 110 degrees. Find angle A.'

test.each([
  ['en', [triangle, 'yes'], 'Which angles are the equal ones if AB = AC?', 'angles.named.which'],
  ['en', [triangle, 'yes'], 'But why is it B and C? I thought A and C are equal.', 'angles.named'],
  ['en', [triangle, 'yes'], 'B is opposite AC and C is opposite AB, so are they equal?', 'angles.named.yes'],
  ['en', [triangle, 'yes', '180 - 110 = 70'], 'why 180?', 'angles.line'],
  [
    'ru',
    ['В равнобедренном треугольнике угол при вершине 40 градусов. Найти внешний угол при основании.'],
    'почему углы при основании равны?',
    'angles.equal',
  ],
] as const)('%s: %j, a why about angles: %j is %s', (language, before, text, move) => {
  expect(talk(language, ...before, text).move).toBe(move)
})
