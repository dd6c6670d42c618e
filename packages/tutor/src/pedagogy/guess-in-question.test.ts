import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

/** A question about an idea with a guess in it, or own work in the first message: judged first. */

const last = lastReply('guess-in-question')

test.each([
  ['ru', 'интеграл от 1/х это что -1/х2 ?', /^Нет.*-\\frac\{1\}\{x\^\{2\}\}/s],
  ['en', 'is the integral of x^2 equal to 2x?', /^No.*derivative/s],
  ['en', 'is the derivative of sin 2x just cos 2x?', /^No.*inside/s],
  ['ru', 'производная sin2x это же просто cos2x?', /^Нет.*внутр/s],
  ['ru', 'интеграл от cos x это sin x?', /^Да.*(?:константа|Что ещё|других функций|каких ещё)/s],
  ['en', 'derivative of sin 2x. i think cos 2x', /^No/],
] as const)('a guess at a derivative or an integral gets yes or no first: %s, %s', (language, text, says) => {
  expect(last(language, text).text).toMatch(says)
})

test.each([
  ['en', 'is log(a+b) the same as log a + log b', /^No/],
  ['en', '√(a²+b²) = a+b?', /^No.*5.*7/s],
  ['ru', '(a-b)² это a²-b² же?', /^Нет/],
  ['en', 'ln(ab) = ln a + ln b right?', /^(?:Yes|That is true|True)/],
] as const)('a claim about all numbers gets yes or no first: %s, %s', (language, text, says) => {
  expect(last(language, text).text).toMatch(says)
})

test('a root in words keeps its root', () => {
  expect(last('ru', 'корень из (a²+b²) = a+b?').text).not.toMatch(/13/)
})

test.each([
  ['ru', 'алгебра дз\n№1 (х+3)²\n№2 (2а-5)(2а+5)\n№3 разложить х²-49\nя сделал 1: х²+9\n2: 4а²-25\nтретий не знаю'],
  ['en', '1) Expand (x+3)^2 2) Expand (2a-5)(2a+5) 3) Factor x^2-49  i did 1) x^2+9 2) 4a^2-25, dont know 3'],
] as const)('results with letters are judged each by itself: %s', (language, text) => {
  const reply = last(language, text)
  expect(reply.move).toMatch(/^worksheet/)
  expect(reply.text).toMatch(/(?:number |№)2/)
  expect(reply.text).not.toMatch(/я сделал 1:|i did 1\)/)
})

test.each([
  ['en', 'Given vectors a = 3i + 4j and b = i - 2j find |a + b|. i did |a| = 5 and |b| = √5 so 5+√5', /same way/],
  ['ru', 'даны векторы a = (3; 4) и b = (1; -2), найти |a + b|. у меня 5+√5', /в одну сторону/],
] as const)('lengths of two vectors do not add up: %s', (language, text, cause) => {
  const reply = last(language, text)
  expect(reply.move).toBe('worked.slip.vector')
  expect(reply.text).toMatch(cause)
})

test('the vector of a length is a step and no answer', () => {
  expect(last('en', 'a = (3, -2), b = (1, 4). find |a+b|', 'a+b is (4,2)').move).not.toMatch(/solved/)
  expect(last('ru', 'даны векторы a(3;-2) и b(1;4). найти |a+b|', '(4;2)').move).not.toMatch(/solved/)
})

test.each([
  ['en', '45% of a number is 90. i did 90 x 0.45 = 40.5 seems too small'],
  ['ru', '45% от числа равно 90. я 90*0,45=40,5 чёт маловато не?'],
] as const)('a percent of the part is named as one: %s', (language, text) => {
  expect(last(language, text).move).toBe('worked.slip.sum.percent-known')
})

test.each([
  [
    'ru',
    'Из двух городов, расстояние между которыми 420 км, одновременно навстречу друг другу выехали два автомобиля. Скорость первого 80 км/ч, второго — на 20 км/ч меньше. Через сколько часов они встретятся?',
    /со скоростями \$80\$ и \$20\$/,
  ],
  [
    'en',
    'Two cars start towards each other from towns 420 km apart. The first goes 80 km/h, the second 20 km/h slower. When do they meet?',
    /with \$80\$ and \$20\$/,
  ],
] as const)('a difference of speeds is no speed: %s', (language, text, misread) => {
  expect(last(language, text).text).not.toMatch(misread)
})

test.each([
  ['en', 'Solve 4 - 3x < 13 x integer smallest value', /sign/],
  ['ru', 'решить 4-3х<13, х целое, наименьшее', /знак/],
] as const)('the smallest whole number begins with its inequality: %s', (language, text, asks) => {
  expect(last(language, text).text).toMatch(asks)
})

test.each([
  ['en', 'prove that the square of an odd number is odd', /2n/],
  ['ru', 'докажите что сумма двух нечётных чисел чётна', /2n|дважды целое/],
] as const)('a proof about odd numbers begins with their form: %s', (language, text, form) => {
  expect(last(language, text).text).toMatch(form)
})
