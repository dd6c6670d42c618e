import { expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const reply = lastReply('typed work')

test.each([
  ['en', 'x^4 - 10x^2 + 9 = 0, t = x^2, t = 1, t = 9, is that all?', /not (?:\$x\$|.*yet)|only a name|asks for/],
  ['ru', '9^x - 4*3^x + 3 = 0 заменил t=3^x получил t=1 и t=3. это ответ?', /3\^\{x\}/],
  ['ru', 'x⁴-5x²+4=0 замену сделала t=x^2, t=1 t=4 и всё? это ответ?', /x\^\{2\}/],
  ['en', '2cos²x + cos x - 1 = 0 i got t=-1 t=1/2 what next', /cos x/],
] as const)('%s: the values of a substituted letter lead back to the unknown: %s', (language, text, shown) => {
  const { move, text: said, content } = reply(language, text)
  expect(move).toBe('work.back-to-unknown')
  expect(content.verdict).toBe('correct')
  expect(said.replaceAll('\\', '')).toMatch(shown)
})

test('a substitution in an equation that the core cannot solve is tested at numbers', () => {
  const right = reply('en', 'log_2(x)+log_x(2)=2 . x>0, x≠1. t+1/t=2, t=1, x=2, ok?')
  expect(right.move).toBe('work.steps-fit')
  expect(right.content.verdict).toBe('correct')
  expect(reply('en', 'log_2(x)+log_x(2)=2, t+1/t=2, t=1, x=4, ok?').content.verdict).not.toBe('correct')
  expect(reply('en', 'log_2(x)+log_x(2)=2, t-1/t=2, t=1, x=2, ok?').move).not.toBe('work.steps-fit')
})

test.each([
  ['ru', ['3x^2+2x-8=0 D=4-96=-92 корней нет'], 'wrong.discriminant-sign'],
  ['ru', ['3x^2+2x-8=0', 'д = 4 - 96 = -92, корней нет'], 'wrong.discriminant-sign'],
  ['ru', ['дискриминант получился -11 что делать?? х2-3х+5=0'], 'work.root-of-negative'],
  ['en', ['x² - 8x + 16 = 0, discriminant is 0, so no solutions?'], 'work.zero-discriminant'],
  ['ru', ['2x^2-5x-3=0', 'D=25+24=49', 'х1=(5+7)/2=6 х2=(5-7)/2=-1'], 'wrong.formula-denominator'],
  ['en', ['Solve x^2 + 4x + 1 = 0 by completing the square', '(x+2)^2 + 1 = 0'], 'work.extra-square'],
  ['ru', ['x^2-9x+14=0 по виета', '-2 и -7'], 'work.signs-of-pair'],
  ['en', ['is x=-1 and x=5 right for x^2-4x-5=0? i used the formula'], 'solved'],
] as const)('%s: what was done with a quadratic equation: %s', (language, messages, move) => {
  expect(reply(language, ...messages).move).toBe(move)
})

test.each([
  ['en', ['Differentiate y = 5x^3 - 4x + 7', '15x^2 - 4 + 7'], 'work.constant-term'],
  ['ru', ['производная (2x+5)^4 это 4(2x+5)^3 верно?'], 'wrong.chain-factor'],
  ['en', ['Find the derivative of f(x) = x^3 * sin x', "f'(x) = 3x^2 cos x"], 'wrong.derivative-of-product'],
  ['ru', ['5^2*5^3=25^5 так?'], 'work.bases-joined'],
  ['en', ['2^3*2^5=2^15 right?'], 'work.exponents-multiplied'],
  ['en', ['log2(16)+log2(4)=log2(20) right?'], 'work.logs-joined'],
  ['ru', ['80 : 4 · 5 = 4?'], 'work.same-rank'],
  ['en', ['20 - 12 / 4 = 2, right?'], 'work.order-first'],
  ['en', ['simplify (x^2-16)/(x-4) = x-4 ok'], 'work.quotient-of-squares'],
  ['en', ['|x+2| = -3, x=-5 right'], 'work.negative-modulus'],
  ['ru', ['√25=±5?'], 'work.root-sign'],
  ['en', ['integral of 1/x^3 is ln(x^3)+C right'], 'work.differentiate-back'],
  ['ru', ['x²=81 ответ 9, учительница снизила балл почему'], 'missing-root'],
  ['en', ['simplify (3a^4 b)^2', '9a^6b^2'], 'work.inner-power'],
  ['ru', ['Решите уравнение cos x = 1/2', 'x = 60 + 360n, n целое. теперь всё?'], 'work.other-place'],
  ['ru', ['Решите уравнение 2sin x − 1 = 0', 'x = π/6 + 2πn. всё?'], 'work.other-place'],
  ['en', ['Integrate x e^x. i did u=x dv=e^x so xe^x - e^x + C is that it'], 'solved'],
  ['en', ['integral of x/(x^2+4). i set u = x^2+4, du = 2x dx now what'], 'work.inner-function'],
  ['en', ['|x-4|<6: x-4<6, x<10 answer?'], 'work.half-modulus'],
  ['en', ['p=3a+3b solve for b, i got b = p - 3a / 3, is that ok'], 'work.whole-divided'],
  ['en', ['log_2 32 = ? I put 16 cause 32/2'], 'work.quotient-for-log'],
  ['ru', ['√18 +√2 это √20?'], 'work.roots-joined'],
  ['en', ['-3 - -8 = -11 right?'], 'work.minus-minus'],
  ['ru', ['(a+b)^2=a^2+b^2 значит (5+y)^2 = 25+y^2 верно?'], 'work.false-rule'],
  ['ru', ['5х-(3х-4)=10 у меня вышло х=7 а в ответах 3'], 'wrong.minus-before-bracket'],
  ['en', ['-2(x-1)>6, -2x+2>6, -2x>4, x>-2. answer says different'], 'wrong.sign-not-flipped'],
  ['en', ['2x+y=8, x-y=1, added 3x=9, x=3, y=2. right?'], 'solved'],
  ['en', ['x+y=7\nx²+y²=25\ni found 3 and 4 by guessing is it allowed'], 'work.more-lines'],
  ['en', ['solve x2+7x+10'], 'work.no-equals'],
] as const)('%s: %s', (language, messages, move) => {
  expect(reply(language, ...messages).move).toBe(move)
})

test('who has written a product of brackets has cancelled no terms', () => {
  const factored = reply('en', 'Simplify (x^2-4)/(x^2+2x)', '(x-2)(x+2)/x(x+3)')
  expect([factored.move, factored.content.verdict]).toEqual(['wrong.tested-with-numbers', 'incorrect'])
  expect(reply('en', 'Simplify (x^2-4)/(x^2+2x)', '-4/(2x)').move).toBe('work.quotient-of-squares')
})

test('two systems in one message are not one', () => {
  const { text, state } = reply('en', 'HELP x+y=12 x-y=2 AND 3x+y=9 x-y=3 DUE IN 10 MIN')
  expect(text).toContain('x + y = 12')
  expect(text).not.toContain('3x + y')
  expect(state.queue).toHaveLength(1)
})

test.each([
  ['en', 'my calculator says sin 60 = -0.305 is it broken', 'work.radian-mode'],
  ['en', 'my calculator says sin 30 = 0.6 is it broken', null],
  ['ru', '87 простое? мне кажется да', 'work.prime-test'],
  ['en', 'is 1 prime? I say yes', 'work.prime-one'],
  ['ru', 'чё за бред в учебнике, ответ 0,(6) а у меня 2/3', 'work.same-value'],
  ['en', 'answer in the book √3/3, i got 1/√3', 'work.same-value'],
  ['en', 'answer in the book √3/2, i got 1/√3', null],
  ['ru', 'икс умножить на икс плюс семь равно сорок четыре', 'work.product-or-bracket'],
] as const)('%s: numbers without a task: %s', (language, text, move) => {
  const said = reply(language, text).move
  if (move === null) expect(said).not.toMatch(/^work\./)
  else expect(said).toBe(move)
})

test('a line that can be read in two ways stays a task', () => {
  const { text, state } = reply('en', '6÷2(1+2)')
  expect(text).toContain('(6 \\div 2) \\cdot (1+2)')
  expect(text).toContain('6 \\div (2 \\cdot (1+2))')
  expect(state.problem).not.toBeNull()
})

test.each([
  ['ru', 'Найдите 34 · 22 (степени слетели, там три в четвёртой и два в квадрате)', '3^{4} \\cdot 2^{2}'],
  ['en', '3x-2 = 81 the x-2 is an exponent', '3^{x - 2} = 81'],
  ['ru', 'три икс минус один равно четырнадцать, три икс равно пятнадцать икс пять', 'x = 5'],
] as const)('%s: exponents and lines in words: %s', (language, text, shown) => {
  expect(reply(language, text).text).toContain(shown)
})
