import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...texts: readonly string[]) {
  let state = startSession()
  return texts.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    return turn
  })
}
const last = (language: Language, ...texts: readonly string[]) => talk(language, ...texts).at(-1)?.text ?? ''

describe('a difference is told with both sides', () => {
  test.each([
    ['en', "What's the difference between a digit and a number?", /\*\*Digit and number/, /407/],
    ['en', 'how is speed different from acceleration', /each unit of time/, /changes/],
    ['en', 'series or parallel circuit, whats the difference', /series resistances add/, /parallel their reciprocals/],
    ['en', 'i always mix up radius, diameter and chord', /center/, /two points of a circle/],
    ['ru', 'чем отличается цифра от числа', /десяти знаков/, /сколько чего-то/],
    ['ru', 'В чём разница между кругом и окружностью?', /внутри/, /линия/],
    ['ru', 'Чем отличаются медиана, биссектриса и высота? Я их все время путаю.', /середину/, /пополам/],
    ['ru', 'путь и перемещение это одно и то же?', /длина всей/, /стрелк/],
  ] as const)('%s: %s', (language, text, one, other) => {
    const told = last(language, text)
    expect(told).toMatch(one)
    expect(told).toMatch(other)
  })
})

describe('a term is explained, whatever is said around it', () => {
  test.each([
    ['en', 'what is a function, in normal words please not the book ones', /input|number exactly one/],
    ['en', 'what does perpendicular actually mean', /90 degrees|90°/],
    ['en', 'what is pressure in physics?', /[Ff]orce/],
    ['en', 'explain logarithms like im 5', /exponent/],
    ['ru', 'логарифм это вообще что. все объясняют формулами, скажите по человечески', /показатель/],
    ['ru', 'что такое аксиома, почему ее не надо доказывать а теорему надо', /принимают без доказательства/],
    ['ru', 'что значит перпендикулярно, своими словами', /90 градусов/],
    ['en', 'what is the cosine of an angle in words, no formula', /\*\*Cosine\.\*\*/],
    ['ru', 'что такое косинус угла, только без формулы', /Косинус/],
    ['ru', 'Объясни пожалуйста, что значит отрицательная степень.', /показател/],
  ] as const)('%s: %s', (language, text, told) => {
    expect(last(language, text)).toMatch(told)
  })

  test('with the reason where that is asked too', () => {
    const told = last('en', 'what is a radian and why do we need them when there are degrees')
    expect(told).toMatch(/arc is as long as the radius/)
    expect(told).toMatch(/360 is a number people chose/)
  })
})

describe('a usual question is answered in its first sentence', () => {
  test.each([
    ['en', 'does pythagoras work in every triangle', /[Oo]nly in a right triangle/],
    ['en', 'Is every parallelogram a rhombus?', /No, not every parallelogram/],
    ['en', 'Is √(a²) always a?', /Not always/],
    ['en', '1 m² is 100 cm² right? because 1 m is 100 cm', /No, it is not 100/],
    ['en', 'why is 0! = 1, makes no sense to me', /ways to put nothing in order/],
    ['en', 'where does n(n+1)/2 come from', /From pairs|sum twice, forward and backward/],
    ['en', 'i threw heads six times in a row, is tails more likely now?', /No, the next toss/],
    ['ru', 'если производная равна 0 это всегда максимум или минимум?', /Нет, не всегда/],
    ['ru', 'монетка 5 раз выпала орлом. в шестой раз решка вероятнее?', /Нет, при следующем броске/],
    [
      'ru',
      'x(x-2)=3(x-2) я сократила на (x-2) и вышло x=3. почему нельзя сокращать',
      /делить нельзя: его корень теряется/,
    ],
    ['ru', 'правда что 0,9999... это ровно 1?', /Да, /],
    ['ru', 'Любой ли ромб квадрат?', /Нет, не любой ромб/],
  ] as const)('%s: %s', (language, text, told) => {
    const [first = ''] = last(language, text)
      .replace(/^\*\*.*?\*\*\s*/su, '')
      .split('\n')
    expect(first).toMatch(told)
  })

  test('beside the card that is talked about its name may be left out', () => {
    expect(last('en', 'What is the Pythagorean theorem?', 'does it work in every triangle?')).toMatch(/Only in a right/)
  })
})

describe('what is no question about an idea stays what it is', () => {
  test.each([
    ['en', 'what is the difference between 31 and -9', /^(?:orient|solved)/],
    ['en', 'is 91 prime?', /^(?:fact\.|work\.prime-test)/],
    ['en', 'my teacher is mean', /^talk\./],
    ['en', 'what formula do i use', /^(?:hint|usual\.talk)\./],
    ['en', 'A car has a speed of 60 km/h and a mass of 1000 kg. What is its kinetic energy?', /^(?:orient|story)/],
    ['ru', 'какое сегодня число', /^off-topic/],
    ['ru', 'я тупая ничего не понимаю', /^talk\./],
    ['ru', 'Докажи, что сумма двух нечётных чисел чётная', /^(?!card|idea)/],
  ] as const)('%s: %s', (language, text, move) => {
    expect(talk(language, text).at(-1)?.move).toMatch(move)
  })

  test.each([
    ['en', '2x + 3 = 11', 'what is the difference between a digit and a number?'],
    ['ru', '2x + 3 = 11', 'почему тут минус?'],
  ] as const)('%s: a question beside an open task leaves it open', (language, task, question) => {
    const turn = talk(language, task, question).at(-1)
    expect(turn?.state.problem?.solved).toBe(false)
    expect(turn?.move).not.toBe('idea.defined')
  })
})
