import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

/** First messages that ask for a quantity of physics: the law, what is told, and what is not. */

const last = lastReply('law-named')

test.each([
  ['en', 'Calculate the pressure exerted by a box of weight 200 N', /200 N/, /area/],
  ['en', 'A resistor has 3 A through it. Find voltage', /3 A/, /resistance/],
  ['en', 'find the kinetic energy of a ball of 2 kg', /2 kg/, /speed/],
  ['ru', 'через резистор течёт ток 3 А. найти напряжение', /3 А/, /сопротивление/],
  ['ru', 'Рассчитай давление, которое производит ящик весом 200 Н', /200 Н/, /площадь/],
] as const)('the datum that a law lacks is named: %s, %s', (language, text, told, missing) => {
  const reply = last(language, text)
  expect(reply.move).toBe('datum-missing')
  expect(reply.text).toMatch(told)
  expect(reply.text).toMatch(missing)
})

test.each([
  ['en', 'u = 3, a = 2, t = 5 find s', /u = 3, a = 2 and t = 5/],
  ['ru', 'v0=3 a=2 t=5 найти s', /v0 = 3, a = 2 и t = 5/],
] as const)('values with letters are taken for what the letters stand for: %s, %s', (language, text, told) => {
  const reply = last(language, text)
  expect(reply.move).toBe('story.unread')
  expect(reply.text).toMatch(told)
  expect(reply.text).not.toMatch(/40/)
})

test.each([
  ['en', 'f=ma right? mass 60kg accel 2.5 whats f', /^(?:Yes|Right|That formula is right)/],
  ['en', 'E=mv^2/2 right?', /^(?:Yes|Right|That formula is right)/],
  ['ru', 'Q=cmΔt да? m=2кг c=4200 Δt=15', /^(?:Да|Верно|Формула верная)/],
  ['en', 'p = F*S right?', /^(?:Not quite|Close, but|No)/],
  ['ru', 'закон ома I=U*R верно?', /^(?:Не совсем|Близко, но|Нет)/],
] as const)('a formula that is asked about is judged first: %s, %s', (language, text, begins) => {
  expect(last(language, text).text).toMatch(begins)
})

test.each([
  [
    'en',
    'A train leaves at 9:40 and arrives at 12:10. It is 300 km. Work out the average speed in km/h',
    /frequency|wave/,
  ],
  ['ru', 'Найдите площадь треугольника, если сторона 8 см', /сопротивлени/],
] as const)('a word that tasks of every kind have names no law: %s, %s', (language, text, law) => {
  expect(last(language, text).text).not.toMatch(law)
})
