import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'
import type { Language } from '../../math/latex.ts'

/** The replies to a dialogue; a sound state after each. */
function play(language: Language, ...messages: string[]): TutorTurn[] {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'honest', now: 0 })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  })
}
const last = (turns: readonly TutorTurn[]) => turns.at(-1)!

const rail =
  'A lamp lighter nobody ever greets walks on by 12 doors and back by 5 doors in turns, at 3 km/h, until he has passed 40 doors. After how many turns was that?'
const ryad =
  'Фонарщик, с которым никто не здоровается, идёт на 12 дверей вперёд и на 5 дверей назад по очереди, со скоростью 3 км в час, пока не пройдёт 40 дверей. Сколько было ходов?'

describe('a story that was not read', () => {
  test.each([
    ['en', rail, /cannot|can't|safely/],
    ['ru', ryad, /не могу|не поручусь|надёжно/],
  ] as const)(
    '%s: begins with the task, not with what the coach cannot do, and no amount is cut',
    (language, story, limits) => {
      const [first] = play(language, story)
      expect(first?.move).toBe('story.unread')
      expect(first?.text).not.toMatch(limits)
      expect(first?.text).toMatch(/3 km\/h|40/)
      // A speed is never cut into a length.
      for (const quote of first?.text.match(/[“«][^”»]+[”»]/g) ?? [])
        expect(quote).not.toMatch(/3 (?:km|км)[”»]|^[“«]\d+ \p{L}+[”»]$/u)
    },
  )

  test.each([
    ['en', rail, 'is it 11?'],
    ['ru', ryad, 'это 11?'],
  ] as const)('%s: "is it 11?" gets neither yes nor no, and the question that decides', (language, story, asks) => {
    const reply = last(play(language, story, asks))
    expect(reply.move).toBe('story.look')
    expect(reply.content.verdict).toBeUndefined()
    expect(reply.text).not.toMatch(/that's correct|not quite|Да, верно|Пока неверно/i)
  })

  test('only calculations that were written are said back', () => {
    const reply = last(play('en', rail, 'you just add 12 and 5 and divide by 2 so 8.5'))
    expect(reply.text).not.toMatch(/\\frac|\\div|5 : 2|calculation .*right/)
  })

  test('several parts that make another fraction are no slip', () => {
    const reply = last(play('en', rail, 'he did 1/3 and 1/6 that is 1/2 of it'))
    expect(reply.move).not.toBe('story.sum.wrong')
  })

  test.each([
    ['en', rail, 'but it cant be 5.7 turns', 'story.doubt'],
    ['en', rail, 'why', 'story.why'],
    ['en', rail, 'what do you want from me', 'story.protest'],
    ['en', rail, 'can you give me a hint', 'story.hint'],
    ['en', rail, 'was it raining that night?', 'story.asked'],
    ['ru', ryad, 'дверей же не может быть 5,7', 'story.doubt'],
    ['ru', ryad, 'почему', 'story.why'],
    ['ru', ryad, 'что вы от меня хотите', 'story.protest'],
    ['ru', ryad, 'дай подсказку', 'story.hint'],
  ] as const)('%s: each is answered as what it is: %s %s', (language, story, text, move) => {
    expect(last(play(language, story, text)).move).toBe(move)
  })

  test('the words of the student become neither the task nor its question', () => {
    const said = 'На сколько дверей он продвинулся за 2 хода, это 7. В одном ходе 12 дверей'
    for (const reply of play('ru', ryad, said, '12-5=7', 'это 11?', 'не понимаю задачу').slice(1))
      expect(reply.text).not.toMatch(/продвинулся|В одном ходе/)
  })

  test('a check is recalculated, and left to be compared with the story', () => {
    const check = 'let me check 11: 11 * 7 = 77 and 77 - 37 = 40, it fits'
    const reply = last(play('en', rail, 'i think its 11', check))
    expect(reply.text).toMatch(/11 \\cdot 7 = 77/)
    expect(reply.text).toMatch(/story|task/)
    expect(reply.text).not.toMatch(/What is|does .* mean/)
  })
})

describe('a second number that is tried', () => {
  test.each([
    [
      'en',
      'Rosa and Tim own 42 shells together. Tim owns 5 times as many as Rosa. How many shells does each of them own?',
      [
        '42 : 5 is 8 and 2 left',
        'if it is 8 then 5 * 8 = 40 and 40 + 8 = 48, too many',
        'try 7: 5 * 7 = 35 and 35 + 7 = 42',
      ],
    ],
    [
      'ru',
      'У Розы и Тимура вместе 42 ракушки. У Тимура в 5 раз больше, чем у Розы. Сколько ракушек у каждого из них?',
      [
        '42 : 5 будет 8 и 2 остаётся',
        'если 8, то 5 * 8 = 40 и 40 + 8 = 48, много',
        'попробую 7, 5 * 7 = 35 и 35 + 7 = 42',
      ],
    ],
  ] as const)('%s: is the one that fits, and not the one before it', (language, story, messages) => {
    const turns = play(language, story, ...messages)
    expect(last(turns).text).not.toMatch(/\$8\$/)
    expect(last(turns).text).toMatch(/\$(?:7|35)\$/)
  })
})

describe('average speed', () => {
  const ride = 'Mia rides 12 km at 12 km/h and comes back the same way at 6 km/h. What is her average speed?'
  const put =
    'Лодочник ехал в город со скоростью 20 км/ч, а обратно той же дорогой 12 км/ч. Найти среднюю скорость на всём пути.'

  test('the mean of the speeds is met, and the reason for it told when asked', () => {
    const turns = play('en', ride, 'you add 12 and 6 and divide by 2 so 9', 'why not 9')
    expect(turns[1]).toMatchObject({ move: 'story.usual-slip', content: { verdict: 'incorrect' } })
    expect(turns[1]!.text).toMatch(/equally long/)
    expect(turns[1]!.text).not.toMatch(/frac|right/)
    expect(turns[2]!.text).toMatch(/whole way divided by the whole time/)
    expect(turns.map(({ text }) => text).join()).not.toMatch(/\$8\$/)
  })

  test.each([
    [
      'en',
      'Sam walks 12 km to the lake at 6 km/h and back the same 12 km at 4 km/h. What is his average speed?',
      'yes',
    ],
    [
      'ru',
      'Саша идёт 12 км до озера со скоростью 6 км/ч и обратно те же 12 км со скоростью 4 км/ч. Какова средняя скорость?',
      'да',
    ],
  ] as const)('%s: half of two speeds is no time, though the time has the same number', (language, story, yes) => {
    const turns = play(language, story, yes, '(6 + 4) : 2 = 5', '2 + 3 = 5')
    expect(turns[2]!.content.verdict).not.toBe('correct')
    expect(turns[2]!.text).not.toMatch(/whole time|всё время/)
    expect(turns[3]!.content.verdict).toBe('correct')
  })

  test('an hour in words is heard', () => {
    expect(last(play('en', ride, 'yes', '12 km with 12 km/h thats one hour')).content.verdict).toBe('correct')
  })

  test('a repeated wrong thought is not approved', () => {
    const reply = last(play('en', ride, '9', 'half the way she goes 12 and half 6 so it is in the middle'))
    expect(reply.move).toBe('story.slip.beside')
    expect(reply.text).not.toMatch(/^(?:Yes|Good)/)
  })

  test('a way that is not told may be chosen', () => {
    const turns = play(
      'ru',
      put,
      'может дорогу взять любую например 60 км тогда туда 3 часа обратно 5 часов',
      'всего 60 туда и 60 обратно это 120 км и 8 часов',
      '120 делим на 8 получается 15 значит средняя 15 а не 16',
      'а почему не 16',
    )
    expect(turns.slice(1, 4).map(({ content }) => content.verdict)).toEqual(['correct', 'correct', 'correct'])
    expect(turns[3]!.move).toBe('story.answer')
    expect(last(turns).text).toMatch(/весь путь/)
  })
})

describe('a part of a part, and parts of a rest', () => {
  const pupils =
    'В классе 2/5 учеников мальчики. 1/3 мальчиков ходит на футбол. На футбол ходят 4 мальчика. Сколько учеников в классе?'

  test('the part taken of the wrong number is met, the steps and the answer are judged', () => {
    const turns = play(
      'ru',
      pupils,
      '4*1/3 это 4/3?',
      '3 это на сколько частей поделили мальчиков. В одной части 4 человека. Значит 4*3=12 мальчиков?',
      '12*2/5=4,8',
      '12:2=6, 6*5=30',
      'Проверяю: 30*2/5=12, 12:3=4. Сошлось! Ответ 30?',
    )
    expect(turns.slice(1).map(({ content }) => content.verdict)).toEqual([
      'incorrect',
      'correct',
      'incorrect',
      'correct',
      'correct',
    ])
    expect(turns.map(({ text }) => text).join()).not.toMatch(/На сколько частей/)
  })

  test('a book of unknown pages: parts of the whole are steps, the check is one', () => {
    const turns = play(
      'en',
      'Tom read 1/3 of a book on Monday and 1/4 of the rest on Tuesday. 90 pages are left. How many pages has the book?',
      'together 7/12. is that good?',
      '1 - 1/3 = 2/3',
      '1/4 of 2/3 = 1/6',
      'so 1/3 and 1/6 that is 1/2, the book has 180?',
      '1/3 of 180 = 60, 180 - 60 = 120, 1/4 of 120 = 30, 120 - 30 = 90. yes!',
      'why is it not 216',
    )
    expect(turns.slice(1, 6).map(({ content }) => content.verdict)).toEqual([
      'incorrect',
      'correct',
      'correct',
      'correct',
      'correct',
    ])
    expect(last(turns).text).toMatch(/what was left/)
  })
})

describe('ages and mixtures', () => {
  test.each([
    [
      'en',
      'A mother is 30 years old and her son is 4. In how many years will she be three times as old as him?',
      '30/3 = 10 so 6 years',
      '9',
    ],
    ['ru', 'Отцу 38 лет, а дочери 8. Через сколько лет отец будет в 3 раза старше дочери?', '38:3-8', '7'],
    [
      'en',
      'A shop mixes 4 kg of nuts at 9 dollars per kg with 6 kg of nuts at 4 dollars per kg. What does one kg of the mixture cost?',
      '(9+4)/2 = 6.5',
      '6',
    ],
    [
      'ru',
      'Смешали 200 г 10% раствора соли и 300 г 20% раствора соли. Какова концентрация смеси?',
      '(10+20):2=15',
      '16',
    ],
  ] as const)('%s: the typical mistake is met, the answer judged: %s', (language, task, slip, answer) => {
    expect(last(play(language, task, slip)).content.verdict).toBe('incorrect')
    expect(last(play(language, task, slip)).text).not.toContain(`$${answer}$`)
    expect(last(play(language, task, answer)).content.verdict).toBe('correct')
    expect(last(play(language, task, slip, language === 'en' ? 'why' : 'почему')).move).toBe('story.why')
  })
})

test('the reason that the student gives after the end is heard', () => {
  const turns = play(
    'en',
    'A jacket costs 80 pounds. Its price is raised by 25% and then in a sale reduced by 25%. What does it cost now?',
    '25% of 80=20, 100, 25% of 100 = 25 so 75',
    'but why not 80',
    '25% of 80 is 20 but 25% of 100 is 25 so they take off more then they put on. is that why',
    'ANOTHER one pls',
  )
  expect(turns.slice(2).map(({ move }) => move)).toEqual(['story.why', 'story.why.heard', 'story.twin'])
})

test('a line of the student is shown as it was written, not with a simpler result', () => {
  const turns = play(
    'en',
    'A bag has 4 red and 6 blue marbles. You draw 2 without putting back. What is the probability both are red?',
    'yes',
    '3 red out of 9 so 4/10 * 3/9 = 12/90. done?',
  )
  expect(last(turns).content.lines?.at(-1)).toEqual({
    latex: '\\frac{4}{10} \\cdot \\frac{3}{9} = \\frac{12}{90}',
    verdict: 'correct',
  })
})
