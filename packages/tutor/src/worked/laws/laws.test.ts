import { describe, expect, test } from 'vitest'
import { lawTexts, lawWords } from '../../language/worked/law-words.ts'
import type { Language } from '../../math/latex.ts'
import { lastReply } from '../../testing/last-reply.ts'
import { chemistryLaws } from './chemistry-laws.ts'
import type { Law } from './law.ts'
import { physicsLaws } from './physics.ts'
import { readLaw } from './read.ts'

const replyTo = lastReply('a law')

type Case = readonly [language: Language, messages: readonly string[], move: RegExp, words: RegExp]

const mistakes: readonly Case[] = [
  [
    'en',
    ['How many moles are in 9 g of H2O?', 'M = 1 + 16 = 17, so n = 9/17 = 0.53 mol'],
    /^worked\.slip/,
    /how many atoms/,
  ],
  ['ru', ['Какой объём занимают 0,25 моль азота N2 при н.у.?', '7 л'], /^worked\.slip/, /масса в граммах/],
  ['ru', ['Найдите молярную массу Mg(OH)2', '41'], /^worked\.slip/, /скобк/],
  ['en', ['What is the pH of 0.001 M HCl?', 'pH = log 0.001 = -3'], /^worked\.slip/, /sign/],
  [
    'en',
    [
      'How much heat does it take to warm 300 g of iron from 10 to 60 degrees? c = 460 J/(kg*C)',
      'Q = 460*300*50 = 6900000 J',
    ],
    /^worked\.slip/,
    /300.*kg/,
  ],
  [
    'ru',
    ['Брусок массой 4 кг тянут по столу с силой 20 Н, трение 8 Н. Найти ускорение', '20+8=28, а=7'],
    /^worked\.slip/,
    /трение/,
  ],
  [
    'en',
    [
      'An object is 20 cm from a converging lens with f = 5 cm. Where is the image?',
      '1/v = 1/5 - 1/20 = 3/20 so v = 3/20',
    ],
    /^worked\.slip/,
    /not yet the distance/,
  ],
  [
    'ru',
    ['Предмет в 12 см от собирающей линзы, фокусное расстояние 4 см. Где изображение?', '1/f = 1/4 - 1/12 = 1/8'],
    /^worked\.slip/,
    /знаменател/,
  ],
  [
    'en',
    ['A load of 200 g hangs on a spring with k = 50 N/m. Find the period.', 'T = 2π√(k/m)'],
    /^worked\.slip/,
    /root/,
  ],
  [
    'ru',
    ['Камень бросили вертикально вверх со скоростью 30 м/с. На какую высоту он поднимется?', 'h = 30*3 = 90'],
    /^worked\.slip/,
    /скорость/,
  ],
  [
    'en',
    ['A 3 kg cart at 4 m/s hits a 1 kg cart at rest and they stick together. Find their speed.', '3*4/1 = 12 m/s'],
    /^worked\.slip/,
    /mass/,
  ],
  [
    'en',
    ['A sample of 80 g has a half-life of 5 days. What mass is left after 15 days?', '80/6 = 13.3 g'],
    /^worked\.slip/,
    /halves/,
  ],
]

const right: readonly Case[] = [
  [
    'ru',
    ['Сколько теплоты нужно, чтобы нагреть 2 кг воды от 10 до 60 °C?', 'Q=cmΔt'],
    /^worked\.formula/,
    /температур/,
  ],
  [
    'en',
    ['An object is 20 cm from a converging lens with f = 5 cm. Where is the image?', '1/f = 1/u + 1/v'],
    /^worked\.formula/,
    /common denominator/,
  ],
  [
    'en',
    [
      'A block of 5 kg is pulled with 30 N, coefficient of friction 0.2, g = 10. Find the acceleration.',
      'friction = 10N',
    ],
    /^worked\.right/,
    /friction/,
  ],
  [
    'en',
    ['A wave has a frequency of 20 Hz and a wavelength of 4 m. Find its speed.', '80 but what unit'],
    // The number counts, and the question for the unit is answered by where it comes from.
    /^unfinished/,
    /Hz, m/,
  ],
  ['ru', ['Уравняйте Al + O2 = Al2O3', '4 3 2'], /^solved/, /сходится|верно|поровну/],
  ['en', ['Balance: N2 + H2 -> NH3', 'N2 + 3H2 = 2NH3, counted it twice'], /^solved/, /NH|mathrm/],
  ['ru', ['Определите степень окисления азота в HNO3', '5+'], /^worked\.solved/, /\+5/],
]

const questions: readonly Case[] = [
  [
    'en',
    ['A ball is thrown straight up at 20 m/s. How high does it go?', 'do we count air resistance?'],
    /^worked\.answered/,
    /only gravity/,
  ],
  [
    'ru',
    [
      'Машина тормозит с ускорением 4 м/с², начальная скорость 20 м/с. Найти тормозной путь',
      'а ускорение с минусом писать?',
    ],
    /^worked\.answered/,
    /модуль/,
  ],
  [
    'en',
    ['6 Ω and 3 Ω in parallel, find the total resistance', 'what if one of them was 0 ohm'],
    /^worked\.answered/,
    /short circuit/,
  ],
]

describe('work on tasks with amounts', () => {
  test.each([...mistakes, ...right, ...questions])('%s %j', (language, messages, move, words) => {
    const turn = replyTo(language, ...messages)
    expect(turn.move, turn.text).toMatch(move)
    expect(turn.text).toMatch(words)
  })

  test('a wrong result is no right one, and a right one no wrong', () => {
    for (const [language, messages] of mistakes)
      expect(replyTo(language, ...messages).content.verdict).toBe('incorrect')
    for (const [language, messages] of right)
      expect(replyTo(language, ...messages).content.verdict).not.toBe('incorrect')
  })
})

test('what the key says is not what the student says', () => {
  const turn = replyTo(
    'en',
    '0.4 mol in 100 ml, what is the molarity? 0.4/100 = 0.004 and the key says 4. is it broken',
  )
  expect(turn.content.verdict, turn.text).not.toBe('correct')
})

test('a calculation without its result gets no result told', () => {
  const turn = replyTo(
    'en',
    'A car travelling at 20 m/s brakes with 4 m/s². How far does it go before stopping?',
    '400/8',
  )
  expect(turn.text).not.toContain('50')
})

test('a text with an amount more than the law has is not read', () => {
  expect(readLaw('Find the density: 540 g, 200 cm³', 'en')).not.toBeNull()
  expect(readLaw('Find the density: 540 g, 200 cm³, it costs 3 euros', 'en')).toBeNull()
  expect(readLaw('A lens with f = 10 cm is made of glass. What is an image?', 'en')).toBeNull()
  expect(readLaw('The force is twice 20 N on 4 cm². Find the pressure', 'en')).toBeNull()
})

test('every step and mistake of a law has its words', () => {
  for (const { id, steps, slips = [] } of [...physicsLaws, ...Object.values<Law>(chemistryLaws)]) {
    const words = lawWords[id]
    for (const step of steps) expect(Object.keys(words?.steps ?? {}), id).toContain(step.split(':')[0])
    const texts = { ...lawTexts.slips, ...words?.slips }
    for (const slip of slips) expect(Object.keys(texts), id).toContain(slip.split(' | ')[1])
  }
})
