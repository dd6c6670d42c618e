import { describe, expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('last-resort')

describe('a message that no reader understands', () => {
  test.each([
    ['en', 'A kite has one diagonal of 14 cm and the other is', /the other is/],
    ['ru', 'в параллелограмме одна сторона 8 а перпендику', /перпендику/],
  ] as const)('%s: that breaks off is asked to be finished', (language, text, end) => {
    const reply = last(language, text)
    expect(reply.move).toBe('last.cut')
    expect(reply.text).toMatch(end)
  })

  test.each([
    ['en', 'can u look at my screenshot its task 9 d'],
    ['ru', 'глянь скрин там задача про круги'],
  ] as const)('%s: with a picture is told that none is there', (language, text) => {
    expect(last(language, text).text).toMatch(/picture|photo|type|картин|рисун|фото|текст|слов/i)
  })

  test.each([
    ['en', 'show that the product of two odd numbers is odd. where do i start', /2n/],
    ['ru', 'докажи что диагонали прямоугольника равны', /рисун|треугольник|дано/],
  ] as const)('%s: that wants a proof gets a way to start, and no verdict', (language, text, says) => {
    const reply = last(language, text)
    expect(reply.text).toMatch(says)
    expect(reply.content.verdict).toBeUndefined()
  })

  test.each([
    ['en', 'wanna revise percentages a bit, 4 questions pls'],
    ['ru', 'можно тест на 5 вопросов по степеням 7 класс'],
  ] as const)('%s: that wishes for exercises of a topic gets one', (language, text) => {
    expect(last(language, text).move).toMatch(/^practise/)
  })

  test('a guess at the open equation is tried in it', () => {
    const { text } = last('en', 'Solve 3^x = 81', 'idk is it 27? just a guess')
    expect(text).toContain('27')
    expect(text).not.toMatch(/What would you like|one of these/)
  })

  test.each([
    ['en', 'the thingy with the whatsit'],
    ['ru', 'ну вот эта штука которая там'],
  ] as const)('%s: what is left is asked back with the choices named', (language, text) => {
    const { text: said } = last(language, text)
    expect(said).not.toMatch(/one of these|из этого\?/)
    expect(said).toMatch(/\?$/)
  })
})
