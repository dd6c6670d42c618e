import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('claimed')

const trains = {
  ru: 'Из двух городов, расстояние между которыми 420 км, навстречу друг другу выехали два поезда. Скорость одного 65 км/ч, другого 75 км/ч. Через сколько часов они встретятся?',
  en: 'Two trains leave two stations 400 km apart and go toward each other. One goes 70 km/h, the other 90 km/h. After how many hours will they meet?',
}

describe('a what-if beside a solved task', () => {
  test.each([
    ['ru', '420:140=3 часа', 'а если бы второй выехал на час позже, тогда через 4 часа да?'],
    ['ru', '420:140=3 часа', 'а если второй выедет на 2 часа позже?'],
    ['en', '400/160 = 2.5', 'what if the second one left an hour later, then its 3.5 hours right?'],
  ] as const)('about a later start is another question: %s, %s, %s', (language, work, question) => {
    const turn = last(language, trains[language], work, question)
    expect(turn.move).toBe('story.asked.shifted')
    expect(turn.content.verdict).toBeUndefined()
  })

  test('without a number changes more than a number', () => {
    const turn = last('ru', trains.ru, '420:140=3 часа', 'а если бы они ехали в одну сторону, тогда через 4 часа да?')
    expect(turn.move).toBe('story.asked.unlike')
  })

  test('puts a number in the place of one of the same unit', () => {
    const turn = last('ru', trains.ru, '420:140=3 часа', 'а если бы расстояние было 560 км, тогда 4 часа да?')
    expect(turn).toMatchObject({ move: 'story.asked.varied', text: expect.stringContaining('560 км') })
  })
})
