import { expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('worked')

/** What a message is answered with: the kind of the reply, its verdict, and words of it. */
type Said = readonly [message: string, move: RegExp, verdict: 'correct' | 'incorrect' | undefined, words: RegExp]

function talk(language: 'en' | 'ru', said: readonly Said[]): void {
  let state = startSession()
  for (const [text, move, verdict, words] of said) {
    const turn: TutorTurn = takeTurn({ text, interfaceLanguage: language, state, seed: 'w', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    expect(turn.move, text).toMatch(move)
    expect(turn.content.verdict, text).toBe(verdict)
    expect(turn.text, text).toMatch(words)
    state = JSON.parse(JSON.stringify(turn.state))
  }
}

const open = /^(?:worked\.open|orient)$/
const slip = /^worked\.slip/
const right = /^worked\.right/
const solved = /solved$/

test('leads through a progression, and asks about the step too many', () => {
  talk('en', [
    ['arithmetic progression u1=6, d=5, find u12', open, undefined, /how often is \$5\$ added/],
    ['6 + 12*5 = 66', slip, 'incorrect', /1st to the 2nd term it is one step/],
    ['why is that wrong', /^worked\.example$/, undefined, /3 steps of 3/],
    ['u12 = 6 + 11*5 = 61', solved, 'correct', /61/],
  ])
  talk('ru', [
    ['арифм. прогрессия a1=2 d=6 сумма первых 8', open, undefined, /последний из \$8\$/],
    ['2+7*6=44', right, 'correct', /первый член с последним/],
    ['(2+44)*8=368', slip, 'incorrect', /дважды/],
    ['184', solved, 'correct', /184/],
  ])
})

test('finds the difference from two terms, then the sum', () => {
  talk('en', [
    ['a2=9 a6=25 d=? S7=?', open, undefined, /How many steps lead from \$a_\{2\}\$ to \$a_\{6\}\$/],
    ['d = 16', slip, 'incorrect', /whole way/],
    ['d=4', right, 'correct', /last of the \$7\$/],
    ['a7=29', right, 'correct', /pair|first and the last/i],
    ['S7=(5+29)*7/2=119', solved, 'correct', /119/],
  ])
})

test('compares a rule of the terms with the first term', () => {
  talk('en', [
    ['nth term of 10, 16, 22, 28', open, undefined, /from one term to the next/],
    ['goes up in 6s so its 6n', slip, 'incorrect', /first term is \$10\$/],
    ['hint please', /^hint\.nudge$/, undefined, /\?$/],
    ['6n+4', solved, 'correct', /6n \+ 4/],
  ])
  talk('ru', [
    ['b1=5 q=3, найти b4', open, undefined, /умножить на \$3\$/],
    ['5*3^4=405', slip, 'incorrect', /шаг/],
    ['135', solved, 'correct', /135/],
  ])
})

test('counts time by 60 and asks about a clock that passes twelve', () => {
  talk('en', [
    ['a film starts at ten past eleven and ends at five to two, how long is it', open, undefined, /pass 12/],
    ['3 h 85 min', slip, 'incorrect', /85 minutes/],
    ['2 hours 45 minutes', solved, 'correct', /2 h 45 min/],
  ])
  talk('en', [
    ['The match begins at 16:50 and lasts 1 h 40 min. When does it end? i got 17:90', slip, 'incorrect', /90 minutes/],
    ['18:30', solved, 'correct', /18:30/],
  ])
  talk('ru', [
    [
      'урок начался без двадцати девять и закончился в пол десятого, сколько он длился',
      open,
      undefined,
      /8:40 до 9:00/,
    ],
    ['20 минут', right, 'correct', /9:00 до 9:30/],
    ['50 минут', solved, 'correct', /50 мин/],
  ])
  talk('ru', [
    ['Поезд выехал в одиннадцать сорок, приехал в час пятнадцать. Сколько он ехал?', open, undefined, /проходят 12/],
    ['2 ч 75 мин', slip, 'incorrect', /75 минут/],
    ['1 ч 35 мин', solved, 'correct', /1 ч 35 мин/],
  ])
})

test('says of prose no more than it asks about: no badge on a told time', () => {
  const turn = reply('en', 'The shop opens at 8:20 and closes at 17:05. How long is it open?', '8 h 45 min')
  expect(turn.content.verdict).toBe('correct')
  expect(turn.content.badge).toBeNull()
})

test('leaves a journey with a speed to the readers of stories', () => {
  const turn = reply('en', 'A bus leaves at 9:40 at 60 km/h and has to go 90 km. When does it arrive?')
  expect(turn.move).not.toMatch(/^worked/)
})

test('takes hours and minutes as one amount, and asks about minutes written as hundredths', () => {
  const told = reply('en', 'A boat sails 45 km in 1 hour 15 minutes. Find its average speed.')
  expect(told.text).toContain('1 hour 15 minutes')
  const en = reply('en', 'A boat sails 45 km in 1 hour 15 minutes. Find its average speed.', '45/1.15 = 39.1')
  expect(en.text).toMatch(/What part of an hour|what part of an hour/)
  const ru = reply(
    'ru',
    'Велосипедист ехал 2 часа 45 минут со скоростью 12 км/ч. Какой путь он проехал?',
    '12*2,45=29,4',
  )
  expect(ru.text).toMatch(/часть часа/)
})

test('divides with a remainder and names what the remainder cannot be', () => {
  talk('en', [
    ['divide 745 by 8 with remainder', open, undefined, /How many whole times does \$8\$ fit/],
    ['92 r 9', slip, 'incorrect', /not less than \$8\$/],
    ['93.125', slip, 'incorrect', /decimal/],
    ['93*8+1=745', solved, 'correct', /93 r 1/],
  ])
  talk('ru', [
    ['Выполни деление с остатком 519 : 4', open, undefined, /Сколько раз \$4\$/],
    ['128 ост 7', slip, 'incorrect', /не меньше \$4\$/],
    ['129 ост 3', solved, 'correct', /ост\. 3/],
  ])
  expect(reply('ru', 'раздели столбиком 6324:6 у меня выходит 154').text).toMatch(/Цифры не хватает/)
})

test('follows factorizations line by line', () => {
  talk('en', [
    ['hcf of 90 and 126', open, undefined, /\$90\$/],
    ['90 = 2*3*3*5', right, 'correct', /\$126\$/],
    ['126 = 2*63', slip, 'incorrect', /not every factor is prime/],
    ['126 = 2*3*3*7', right, 'correct', /in both lists/],
    ['2*3=6', slip, 'incorrect', /once|greater/],
    ['18', solved, 'correct', /18/],
  ])
  talk('ru', [
    ['НОК(20; 30)', open, undefined, /\$[23]0\$/],
    ['20=2*2*5\n30=2*3*5', right, 'correct', /не хватает/],
    ['60', solved, 'correct', /60/],
  ])
})

test('tells the mean, the median and a table of frequencies by their usual mistakes', () => {
  talk('ru', [
    ['Найди среднее арифметическое чисел 6, 9 и 12', open, undefined, /склад|слож|вместе/],
    ['6+9+12/3=19', slip, 'incorrect', /последнее число/],
    // What has to be worked out first was just asked.
    ['27', right, 'correct', /сумма/],
    ['9', solved, 'correct', /9/],
  ])
  talk('en', [
    ['Find the mean of 4, 8, 6 and 10', open, undefined, /together|add/],
    ['4+8+6+10/4 = 20.5', slip, 'incorrect', /last number/],
    ['28', right, 'correct', /sum/],
    ['7', solved, 'correct', /7/],
  ])
  talk('en', [
    ['find the median of 8, 2, 7, 5', open, undefined, /order/],
    ['2 5 7 8', right, 'correct', /middle/],
    ['there are two in the middle, which one is it', slip, undefined, /halfway/],
    ['6', solved, 'correct', /6/],
  ])
  talk('en', [
    ['find the mean: 3 goals (4 players), 5 goals (6 players)', open, undefined, /as often as it occurs/],
    ['3+5 divided by 2 = 4', slip, 'incorrect', /how often/i],
    ['42', right, 'correct', /altogether/],
    ['4.2', solved, 'correct', /4\.2/],
  ])
})

test('takes an integral through its antiderivative and both limits', () => {
  talk('en', [
    ['Evaluate ∫ (4x + 3) dx from 1 to 2', open, undefined, /as its derivative/],
    ['4x^2 + 3x', slip, 'incorrect', /too big/],
    ['[2x^2 + 3x]', right, 'correct', /at \$2\$ and at \$1\$/],
    ['14 minus 5 = 9', solved, 'correct', /9/],
  ])
  talk('ru', [
    ['предел (x^2-16)/(x-4) при x→4, lim', open, undefined, /множитель/],
    ['0/0 значит не существует', slip, undefined, /не решает/],
    ['(x-4)(x+4)', right, 'correct', /общий/],
    ['8', solved, 'correct', /8/],
  ])
})

test('asks which function acts first, and for the point of the task', () => {
  talk('en', [
    ['f(x) = x + 5 and g(x) = 3x. Find g(f(2)).', open, undefined, /acts on \$2\$ first/],
    ['g(2) = 6', slip, 'incorrect', /does not act first/],
    ['f(2)=7', right, 'correct', /outer function/],
    ['21', solved, 'correct', /21/],
  ])
  talk('ru', [
    ['Найди значение функции y=4x+1 при x=-3', open, undefined, /\$-3\$ в скобках/],
    ['а если x=3 будет 13', slip, 'incorrect', /при \$3\$, а в задании \$-3\$/],
    ['-11', solved, 'correct', /-11/],
  ])
  talk('ru', [
    ['область определения y=√(x-4)/(x-9)', open, undefined, /под корнем/],
    ['x>4, x≠9', slip, 'incorrect', /границу \$4\$/],
    ['x>=4 и x≠9', solved, 'correct', /\[4/],
  ])
})

test('judges vectors, lines and the sign in a quarter', () => {
  talk('ru', [
    ['Векторы a(3; -2) и b(5; 1). Найти скалярное произведение', open, undefined, /произведение первых координат/],
    ['(15; -2)', slip, 'incorrect', /вектор или число/],
    ['13', solved, 'correct', /13/],
  ])
  talk('en', [
    ['Given a = (4, 1) and b = (-2, 3), find 3a - b', open, undefined, /multiplied by/],
    ['(14, 6)', slip, 'incorrect', /first coordinate is right/],
    ['(12, 3) - (-2, 3) = (14, 0)', solved, 'correct', /14/],
  ])
  talk('en', [
    ['gradient of the line through (1, 2) and (4, 14)', open, undefined, /.*/],
    ['3/12', slip, 'incorrect', /on top/],
    ['4', solved, 'correct', /4/],
  ])
  talk('ru', [
    ['найти cos a если sin a = 0,8 и это 2 четверть', open, undefined, /четверти 2/],
    ['0,6', slip, 'incorrect', /знак/],
    ['-0,6', solved, 'correct', /0\{,\}6/],
  ])
})

test('reads powers in words', () => {
  talk('ru', [
    ['сколько будет 3 в минус 2 степени', open, undefined, /делённая на \$3\$/],
    ['минус 9', slip, 'incorrect', /не делает число отрицательным/],
    ['1/9', solved, 'correct', /frac\{1\}\{9\}/],
  ])
  talk('en', [
    ['5 to the power of 6 divided by 5 to the power of 8 times 5 to the power of 3', open, undefined, /base \$5\$/],
    ['25', /worked/, undefined, /.*/],
    ['5', solved, 'correct', /5/],
  ])
})

test.each([
  ['en', 'Find the gradient of the curve y = x² + 3x at x = 2'],
  ['en', 'standard deviation of 2, 4, 6, 8, what is the mean'],
  ['ru', 'даны точки А(1;2) и В(4;6), найти длину отрезка АВ'],
  ['en', '1. mean of 4 7 9 12\n2. mode of 3 3 5 6'],
] as const)('leaves a task of another kind alone: %s %s', (language, task) => {
  expect(reply(language, task).move).not.toMatch(/^worked/)
})

test('gives the answer to no plea', () => {
  const turn = reply('en', 'arithmetic sequence a1=5 d=4 find a9', 'just tell me the answer')
  expect(turn.text).not.toContain('37')
})

test('undoes a function, and decides a maximum by the signs of the derivative', () => {
  talk('en', [
    ['find the inverse of f(x) = 4x - 8', open, undefined, /undone first/],
    ['y = 4x + 8', slip, 'incorrect', /multiplication/],
    ['(x+8)/4', solved, 'correct', /x\+2/],
  ])
  talk('ru', [
    ['Найти точки максимума и минимума функции y=x^3-27x', open, undefined, /производная/],
    ["y'=3x^2-27", right, 'correct', /равна нулю/],
    ['x=3 и x=-3', right, 'correct', /знак/i],
    ['максимум в 3, минимум в -3', slip, 'incorrect', /ничего не решает/],
    ['максимум в -3, минимум в 3', solved, 'correct', /максимум при/],
  ])
})
