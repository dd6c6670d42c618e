import { describe, expect, test } from 'vitest'
import { writeSpoken } from './spoken.ts'

describe('a formula that is said', () => {
  test.each([
    ['okay so um i have like two x plus five equals thirteen and i dont know', /like 2x \+ 5 = 13 and i/],
    ['7th root of 128', /^\\sqrt\[7\]\{128\}$/],
    ['two to the fifth', /^2\^5$/],
    ['three quarters plus one eighth', /^3\/4 \+ 1\/8$/],
    ['half of x is five', /^1\/2 \* x = 5$/],
    ['zero point two plus zero point three', /^0\.2 \+ 0\.3$/],
    ['three x plus nine is greater than or equal to zero', /^3x \+ 9 >= 0$/],
    ['x plus y equals eight and x minus y equals two', /^x \+ y = 8 and x - y = 2$/],
  ])('%s', (text, written) => expect(writeSpoken(text, 'en')).toMatch(written))

  test.each([
    ['икс в квадрате минус девять равно нулю найти икс', /^x\^2 - 9 = 0 найти икс$/],
    ['сколько будет три четвёртых плюс одна восьмая', /3\/4 \+ 1\/8$/],
    ['корень из сорока девяти', /^√\(49\)$/],
    ['корень седьмой степени из 128', /^\\sqrt\[7\]\{128\}$/],
    ['квадрат суммы чисел 3 и 4', /^\(3 \+ 4\)\^2$/],
    ['три икс равно двадцати одному', /^3x = 21$/],
    ['ноль целых пять десятых плюс две целых одна четвёртая', /^0,5 \+ 2 1\/4$/],
    ['шестью четыре', /^6\*4$/],
    ['сколько будет а в третьей степени', /a\^3$/],
    ['а в третьей', /^a\^3$/],
    ['что такое икс в третьей', /x\^3$/],
  ])('%s', (text, written) => expect(writeSpoken(text, 'ru')).toMatch(written))

  test.each([
    ['en', 'Tom has three times as many apples as Ann, together 48.'],
    ['en', 'A third of 12 apples are red.'],
    ['en', 'product 6 and sum -5'],
    ['en', 'subtract three from both sides'],
    ['en', 'Find the remainder of x^2 + 1 divided by x - 3'],
    ['ru', 'Маша съела две третьих пирога'],
    ['ru', 'в классе 28 человек, девочек на 4 больше чем мальчиков'],
    ['ru', 'у меня было два яблока'],
    ['ru', 'во второй корзине 5 яблок, а в третьей на 3 яблока больше'],
  ] as const)('a story stays as it is told (%s: %s)', (language, text) => {
    expect(writeSpoken(text, language)).toBe(text)
  })
})

describe('"cos" in prose', () => {
  test.each([
    ['and yes 200 is in it cos 198÷3 = 66', /it because 198÷3 = 66$/],
    ['it works cuz 5-3=2', /works because 5-3=2$/],
    ['yes coz 198÷3 = 66', /yes because 198÷3 = 66$/],
    ['x is 4 cos 11-3 = 8', /because 11-3 = 8$/],
    ['it is divisible cos 3 goes into 198', /divisible because 3 goes/],
  ])('is "because" before a sum that is told without a cosine: %s', (text, written) =>
    expect(writeSpoken(text, 'en')).toMatch(written),
  )

  test.each([
    'find cos 60',
    'it must be cos 60*10 = 5',
    'my answer was half cos 60 = 0.5',
    'it is 2 cos 60 = 1',
    'the adjacent side cos 60*10 = 5 in the triangle',
    'i think cos 60 + 1 = 1.5',
  ])('stays a cosine where it is one: %s', (text) => expect(writeSpoken(text, 'en')).not.toContain('because'))
})
