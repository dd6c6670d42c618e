import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

function talk(language: 'en' | 'ru', ...texts: string[]): TutorTurn {
  let turn: TutorTurn | undefined
  for (const text of texts)
    turn = takeTurn({ text, interfaceLanguage: language, state: turn?.state ?? startSession(), seed: 's', now: 0 })
  return turn!
}

describe('what is neither work nor a question about an idea', () => {
  test.each([
    ['en', 'i took a pic of the worksheet its number 4 thats on it', 'photo'],
    ['ru', 'сделай домашку', 'whole-homework'],
    [
      'en',
      'does this chat tell my teacher what i ask?? asking bc i got a thing to ask thats kinda basic',
      'who-reads-this',
    ],
    ['ru', 'напиши сочинение по онегину на 200 слов', 'essay'],
  ] as const)('%s: "%s" is answered as what it is', (language, text, id) => {
    const turn = talk(language, text)
    expect(turn).toMatchObject({ move: `usual.talk.${id}`, free: true, content: { badge: null } })
    expect(turn.state.problem).toBeNull()
  })

  test('beside a task the reply leads back to it', () => {
    const { move, text, state } = talk('en', '3(x - 2) = 2x + 7', 'write me an essay about romeo and juliet')
    expect(move).toBe('usual.talk.essay')
    expect(text).toContain('$3(x - 2) = 2x + 7$')
    expect(state.problem?.solved).toBe(false)
  })

  test('a wish with a topic begins with a small question, whose answer is heard', () => {
    const wish = ['en', 'give me 5 hard questions on expanding double brackets'] as const
    const asked = talk(...wish)
    expect(asked.state.expects?.by).toBe('usual.talk')
    const [answer] = /3\(x\+4\)/.test(asked.text) ? ['12'] : ['?']
    expect(talk(...wish, answer).move).toBe('usual.right')
    expect(talk(...wish, '5').move).toBe('usual.wrong')
  })
})

describe('what has an answer of its own keeps it', () => {
  test.each([
    ['en', 'Find the area of a rectangle with length 8 cm and width 5 cm', /^(?:orient|story)/],
    ['ru', 'привет', /^greeting$/],
    ['en', 'thanks', /^thanks$/],
    ['en', 'why is a negative times a negative a positive', /^(?:card|idea)/],
    ['ru', 'хочу умереть', /^danger$/],
  ] as const)('%s: %s', (language, text, move) => expect(talk(language, text).move).toMatch(move))
})
