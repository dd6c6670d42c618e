import { describe, expect, test } from 'vitest'

import { modelCard, startSession, takeTurn } from '../index.ts'
import { findCards } from './find.ts'

/** Questions worded differently from the cards, and the cards that answer them. */
const questions = {
  en: [
    ['hows come we cant split something by nothing, like 8:0', 'numbers.divide-by-zero'],
    ['why do two minuses turn into a plus when u multiply', 'integers.times-negative'],
    ['the fractions have other bottoms, how to sum them', 'fractions.add fractions.common-denominator'],
    ['upside down fraction when dividing, whats the reason', 'fractions.divide-flip'],
    ['numerater and denominater which is which', 'fractions.meaning'],
    ['how much is one percent of a thing', 'percent.meaning percent.of-a-number percent.mental'],
    ['price went up by 30 and down by 30 percent, not the same at the end?', 'percent.twice'],
    ['whats a prime', 'numbers.primes'],
    ['smallest number that both 4 and 6 go into', 'numbers.lcm'],
    ['do i multiply or divide first if there are no brackets', 'numbers.left-to-right numbers.order'],
    ['rounding 3.45 to one decimal, which way', 'decimals.round decimals.round-five'],
    ['why is 0.09 smaller than 0.1', 'decimals.compare'],
    ['what is the little 2 above the x', 'expressions.power-meaning numbers.square-and-cube'],
    ['power of minus one, what is that supposed to be', 'expressions.power-negative'],
    ['why cant the thing under the root be negative', 'roots.negative roots.domain'],
    ['what do the letters in algebra stand for', 'expressions.variable learning.algebra'],
    ['when i bring 7 over it becomes -7, why', 'equations.move-term'],
    ['no x left and it says 0 = 3', 'equations.no-solution equations.root'],
    ['why must the greater than sign turn round', 'inequalities.flip'],
    ['b squared minus 4ac is below zero', 'quadratics.discriminant'],
    ['what is the turning point of a parabola', 'quadratics.vertex quadratics.vertex-form'],
    ['m in the equation of a straight line', 'linear.slope linear.linear-function'],
    ['solving simultaneous equations, add or substitute', 'linear.which-method'],
    ['whats f(x) supposed to mean', 'functions.meaning linear.function'],
    ['what is the middle value called and why is it not the average', 'statistics.mean-median chance.median'],
    ['coin showed tails six times, must heads come now', 'chance.luck-has-no-memory combinatorics.luck'],
    ['do i multiply or add the probabilities', 'combinatorics.or-and'],
    ['corners of a triangle always 180 together, who says', 'geometry.triangle-sum measure.triangle-angles'],
    ['fence around or grass inside, area or perimeter', 'measure.perimeter-or-area'],
    [
      'does pythagoras only work with a right angle',
      'geometry.pythagoras geometry.pythagoras-why geometry.pythagoras-converse',
    ],
    ['sine, is it a length or an angle', 'trigonometry.sohcahtoa'],
    ['logarithm of a negative, impossible?', 'logarithms.domain'],
    ['derivative explained for a dummy', 'calculus.derivative-meaning'],
    ['area under a graph, is that the integral', 'calculus.definite calculus.area'],
    ['why does everyone float in the iss', 'physics.weightless'],
    ['why am i thrown forward when the car stops', 'physics.inertia'],
    ['are volts and amps the same', 'physics.current-voltage'],
    ['how do i get the same number of atoms on both sides', 'chemistry.balance'],
    ['is a catalyst used up', 'chemistry.rate'],
    ['difference between a molecule and an atom', 'chemistry.molecule'],
  ],
  ru: [
    ['почему 8 нельзя поделить на ноль', 'numbers.divide-by-zero'],
    ['два минуса умножаю и выходит плюс, с чего бы', 'integers.times-negative'],
    ['внизу у дробей разное, как их прибавлять', 'fractions.add fractions.common-denominator'],
    ['зачем вторую дробь вверх ногами при делении', 'fractions.divide-flip'],
    ['чеслитель и знаминатель кто где', 'fractions.meaning'],
    ['один процент это сколько вообще', 'percent.meaning'],
    ['сначала плюс 30 процентов потом минус 30 а цена другая', 'percent.twice'],
    ['какие числа простые', 'numbers.primes'],
    ['самое маленькое число которое делится и на 4 и на 6', 'numbers.lcm'],
    ['что раньше делить или умножать', 'numbers.left-to-right numbers.order'],
    ['3,45 округлить до десятых в какую сторону', 'decimals.round decimals.round-five'],
    ['почему 0,09 меньше чем 0,1', 'decimals.compare'],
    ['что за маленькая двойка над иксом', 'expressions.power-meaning numbers.square-and-cube'],
    ['степень минус один это как', 'expressions.power-negative'],
    ['почему под корнем не может быть минус', 'roots.negative roots.domain'],
    ['что обозначают буквы в алгебре', 'expressions.variable learning.algebra'],
    ['переношу 7 и она становится -7, почему', 'equations.move-term'],
    ['икс сократился и вышло 0 = 3', 'equations.no-solution equations.root'],
    ['почему знак больше разворачивают', 'inequalities.flip'],
    ['если дискриминант меньше нуля', 'quadratics.discriminant'],
    ['как найти самую нижнюю точку параболы', 'quadratics.vertex quadratics.vertex-form'],
    ['что значит k в уравнении прямой', 'linear.slope linear.linear-function'],
    ['систему складывать или подставлять', 'linear.which-method'],
    ['f(x) это что вообще', 'functions.meaning linear.function'],
    ['чем медиана лучше среднего', 'statistics.mean-median chance.which-average'],
    ['шесть раз решка, теперь точно орёл?', 'chance.luck-has-no-memory combinatorics.luck'],
    ['вероятности складывать или перемножать', 'combinatorics.or-and'],
    ['кто сказал что углы треугольника всегда 180', 'geometry.triangle-sum measure.triangle-angles'],
    ['забор это площадь или периметр', 'measure.perimeter-or-area'],
    [
      'пифагор работает только с прямым углом?',
      'geometry.pythagoras geometry.pythagoras-why geometry.pythagoras-converse',
    ],
    ['синус это длина или угол', 'trigonometry.sohcahtoa'],
    ['логарифм отрицательного числа невозможен?', 'logarithms.domain'],
    ['производная для чайников', 'calculus.derivative-meaning'],
    ['площадь под кривой это интеграл?', 'calculus.definite calculus.area'],
    ['почему на мкс все летают', 'physics.weightless'],
    ['почему меня бросает вперёд когда машина останавливается', 'physics.inertia'],
    ['вольты и амперы это одно и то же?', 'physics.current-voltage'],
    ['как сделать одинаковое число атомов слева и справа', 'chemistry.balance'],
    ['катализатор расходуется?', 'chemistry.rate'],
    ['чем молекула отличается от атома', 'chemistry.molecule'],
  ],
} as const

describe.each(['en', 'ru'] as const)('questions of strangers in %s', (language) => {
  test('find a card that answers them, most as the first', () => {
    const missed = questions[language].filter(([asked, ids]) => {
      const [first] = findCards(asked, language)
      return !first || !ids.split(' ').includes(first.card.id)
    })
    const told = missed.map(([asked]) => `${asked}: ${findCards(asked, language).map(({ card }) => card.id)}`)
    expect(missed.length, told.join('\n')).toBeLessThanOrEqual(questions[language].length * 0.15)
  })
})

test('a side of a card is told once, and each question under it gets its own side', () => {
  let state = startSession()
  const say = (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: 'en', state, seed: text, now: 0 })
    state = turn.state
    return turn.text
  }
  const told = [
    'why do we flip when dividing fractions',
    'i still dont get it',
    'still not',
    'when do i use it',
    'what did my friend do wrong',
    'show me with other numbers',
  ].map(say)
  expect(state.card?.id).toBe('fractions.divide-flip')
  expect(new Set(told.map((text) => text.split('\n')[0])).size).toBe(told.length)
  expect(told[3]).toMatch(/Whenever you share/)
  expect(told[4]).toMatch(/Turning over the first/)
})

test('a model is told the cards near to the message in short, and none where nothing is near', () => {
  const briefed = (text: string) => {
    const input = { text, interfaceLanguage: 'en', state: startSession(), now: 0 } as const
    return modelCard({ input, turn: takeTurn({ ...input, seed: 's' }) })
  }
  expect(briefed('why do we flip the second fraction when dividing')).toMatch(
    /Ideas near[\s\S]*Usual mistake: Turning over/,
  )
  expect(briefed('tell me about your favorite dinosaur')).not.toMatch(/Ideas near/)
})
