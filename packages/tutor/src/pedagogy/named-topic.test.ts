import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('named-topic')

test('who is afraid of a test and names the topic hears its basic idea and a small question', () => {
  for (const [language, text, card] of [
    ['en', "i've got a trig test on thursday and im gonna fail. i dont get sohcahtoa at all", 'trigonometry.sohcahtoa'],
    [
      'en',
      'chem exam is tomorrow and i forgot everything, acids and bases, where do i even start',
      'chemistry.acid-base',
    ],
    ['en', 'physics exam on monday and dont understand forces at all help', 'physics.force'],
    ['ru', 'завтра соч по алгебре, ничего не понимаю, тема квадратные уравнения', 'quadratics.meaning'],
    ['ru', 'завтра контрольная по химии я ничего не понимаю, моль и молярная масса', 'chemistry.mole'],
    ['ru', 'ааа завтра соч по геометрии, теорема пифагора, я ничего не знаю', 'geometry.pythagoras'],
  ] as const) {
    const { move, text: said, state } = reply(language, text)
    expect([text, move, state.card?.id]).toEqual([text, 'card', card])
    expect(said).toMatch(/\?$/)
  }
})

test('a field alone is no topic', () => {
  for (const [language, text] of [
    ['en', 'i have a trig exam tomorrow and i know nothing'],
    ['ru', 'завтра контрольная по алгебре я ничего не понимаю'],
  ] as const)
    expect([text, reply(language, text).move]).not.toEqual([text, 'card'])
})

test('a whole topic is explained from what the thing is', () => {
  const surds = reply('en', 'explain surds like im 12')
  expect(surds.state.card?.id).toBe('roots.meaning')
  expect(surds.text).toMatch(/^A surd is a root/)
  expect(reply('ru', 'объясни корни с нуля').state.card?.id).toBe('roots.meaning')
  expect(reply('ru', 'не пон чем нок от нод').state.card?.id).toBe('numbers.gcd-or-lcm')
  // Something special about it is what was asked.
  expect(reply('en', 'explain how to add surds').state.card?.id).toBe('roots.like')
})

test('of a known statement the idea of its proof is told', () => {
  expect(reply('ru', 'Доказать что сумма углов треугольника 180').text).toMatch(/проводят прямую, параллельную/)
  expect(reply('en', 'prove the pythagorean theorem').text).toMatch(/four copies of the triangle/i)
})

test('a question behind a task waits for its turn, and is answered then', () => {
  for (const [language, text, waits] of [
    ['en', 'whats 15% of 260 and also how do u do reverse percentages', 'how do u do reverse percentages'],
    ['en', 'solve 3x+4=19 and then explain how to factor', 'explain how to factor'],
    ['ru', 'реши 2х-5=9 и ещё объясни что такое дискриминант', 'объясни что такое дискриминант'],
  ] as const) {
    const { move, text: said, state } = reply(language, text)
    expect([text, move, state.queue]).toEqual([text, 'orient', [waits]])
    expect(said).toContain(waits)
  }
  const later = reply('ru', 'реши 2х-5=9 и ещё объясни что такое дискриминант', 'х=7', 'дальше')
  expect(later.text).toMatch(/[Дд]искриминант/)
  // It goes on about the same task.
  expect(reply('en', 'solve 3x+4=19 and how do i start').state.queue).toEqual([])
})

test('a wish to have many tasks done until tomorrow is no goodbye', () => {
  expect(reply('ru', 'мне нужно до завтра сделать 30 примеров можешь все решить я скину').move).toBe(
    'first.done-for-me',
  )
  expect(reply('ru', 'до завтра!').move).toBe('bye')
})
