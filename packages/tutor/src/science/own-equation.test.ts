import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function moves(language: 'en' | 'ru', ...messages: readonly string[]) {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    // A law says which step comes next.
    return turn.move
      .replace(/^worked\.(?:right|formula)$/, 'right')
      .replace(/^worked\.solved$/, 'solved')
      .replace(/^worked\.slip.*/, 'wrong.formula')
  })
}

const fall = 'A stone is dropped from a tower 45 m high. How long does it fall? (g = 10 m/s²)'

test('an equation that is not solved for its letter is judged by the values of the task', () => {
  expect(moves('en', fall, '45 = 5t²', 't² = 9', 't = 3 s')).toEqual(['orient', 'right', 'right', 'solved'])
  expect(moves('en', fall, 't² = 9', 't = 9').at(-1)).toBe('wrong.formula')
  expect(moves('en', fall, '45 = 10t²').at(-1)).toBe('wrong.formula')
  expect(moves('en', fall, 't² = 4.5').at(-1)).toBe('wrong.formula')
})

test('a whole solution by way of a square is right', () => {
  const task = 'Тело свободно падает с высоты 80 м. Найдите время падения (g=10 м/с²)'
  expect(moves('ru', task, 'h=gt²/2\nt²=2h/g=160/10=16\nt=4 с\nОтвет: 4 с')).toEqual(['orient', 'solved'])
})

test('what is given in brackets behind the question is no work', () => {
  expect(moves('en', fall)).toEqual(['orient'])
})

test('a force that is named is looked for, and not any force', () => {
  const task = 'Брусок объёмом 0,02 м³ полностью погружён в воду. Найти силу Архимеда (g=10 Н/кг)'
  expect(moves('ru', task, '200 Н')).toEqual(['orient', 'solved'])
  expect(moves('ru', task, 'F=1000*10*0,02=20 Н').at(-1)).toMatch(/^wrong/)
  expect(
    moves('en', 'A body of volume 0.02 m³ is in water. Find the force of buoyancy (g = 10 N/kg).', '200 N'),
  ).toEqual(['orient', 'solved'])
})

test('a letter that the text names keeps its number, also where the answer gets a sign', () => {
  const lens = 'Собирающая линза F=10 см, предмет на расстоянии 6 см. Найти расстояние до изображения.'
  expect(moves('ru', lens, '1/f=1/10-1/6', 'f = -15 см')).toEqual(['orient', 'right', 'solved'])
  expect(moves('ru', lens, '1/f=1/10-1/6=-1/15 и f=-15 см. я где то накосячил?').at(-1)).toBe('solved')
  expect(moves('ru', lens, 'f = 15 см').at(-1)).toBe('solved')
  expect(moves('ru', lens, '1/f=1/10+1/6').at(-1)).toBe('wrong.formula')
})

test('an equation in letters of the task that holds is right, whatever it is solved for', () => {
  const task =
    'Two resistors of 4 ohm and 12 ohm are connected in parallel to a 12 V battery. What is the total current?'
  expect(moves('en', task, '1/R = 1/4 + 1/12', 'so R = 3 ohm', '4 A')).toEqual(['orient', 'right', 'right', 'solved'])
  expect(moves('en', task, '1/R = 1/4 - 1/12').at(-1)).toMatch(/^(?:wrong\.answer|worked\.slip)/)
})
