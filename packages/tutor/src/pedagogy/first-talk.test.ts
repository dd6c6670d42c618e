import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('first talk')

test.each([
  ['ru', 'ааааа завтра соч по алгебре я ничего не знаю с чего начать 8 класс', 'panic', 'уравнения'],
  ['ru', 'завтра контрольная по физике электричество я нихрена не знаю спасите', 'panic', 'закон Ома'],
  ['en', 'maths exam in two days and i have not studied at all, where do i start', 'panic', 'equations'],
  ['en', 'exams in 4 weeks, chem + maths, so many topics, im kinda frozen', 'panic-later', 'moles'],
  ['ru', 'за что мне 3 по химии если я всё знаю', 'unfair-mark', 'балл'],
  ['en', 'got a 61 on my test even though i studied the whole week', 'low-mark', 'test'],
  ['en', 'i hate maths its so pointless', 'hate', '?'],
  ['en', 'im bored, give me a hard puzzle', 'bored', '?'],
  ['ru', 'щас погоди учебник найду', 'wait', ''],
  ['ru', 'вот', 'nothing-yet', '?'],
  ['ru', 'привет а ты решаешь геометрию', 'can-you', '?'],
  ['en', 'do you do chemistry?', 'can-you', 'hemistry'],
  ['en', 'are you allowed to just give me the answers', 'gives-answers', '?'],
  ['en', 'can u write me an essay on hamlet its due tmrw', 'other-subject', 'math'],
  ['en', 'pls solve q4 and q5 for me', 'done-for-me', '?'],
  ['ru', 'тест: 1б 2а 3г 4в правильно?', 'blind', 'вопрос'],
  ['en', 'q7c pls', 'book', '?'],
  ['en', 'b) hence find the range. a) i did already', 'hence', 'a)'],
  ['ru', '...и найдите его периметр если сторона 5 см', 'headless', '?'],
  ['ru', 'Петя съел 1/2 торта, Оля 1/4 остатка, а остальное', 'cut', '?'],
] as const)('%s: "%s" is answered as what it is', (language, text, kind, shown) => {
  const said = reply(language, text)
  expect(said.move).toBe(`first.${kind}`)
  expect(said.text).toContain(shown)
  expect(said.state.problem).toBeNull()
  expect(said.state.practice).toBeNull()
})

test.each([
  ['en', 'test tomorrow, linear equations, i know nothing'],
  ['en', 'find the rest mass and then the energy: m = 2 kg'],
  ['en', 'solve 3x + 5 = 20 the test is tomorrow help'],
  ['ru', 'реши 2х+3=7 а потом 3х=9'],
] as const)('%s: "%s" keeps its task or topic', (language, text) => {
  expect(reply(language, text).move).not.toMatch(/^first\./)
})

test('who was laughed at hears something kind before the verdict', () => {
  const { text, content } = reply('en', 'they all laughed bc i said 1/3+1/4=2/7')
  expect(content.verdict).toBe('incorrect')
  expect(text).not.toMatch(/^Not/)
})
