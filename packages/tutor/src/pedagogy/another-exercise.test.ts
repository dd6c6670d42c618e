import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { wishIn } from './another-exercise.ts'

type Language = 'en' | 'ru'

function talk(language: Language) {
  let state = startSession()
  return (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `another ${text}`, now: 0 })
    state = turn.state
    return { ...turn, problem: state.problem, practice: state.practice }
  }
}

const asked = [
  ['en', ['solve -2x + 5 <= 11', 'x >= -3'], 'ok another one like this', 'inequality'],
  ['en', ['Solve x^2 + 3x - 10 = 0', 'x = 2 or x = -5'], 'ok yes one more, but not too hard', 'quadratic'],
  ['en', ['Solve 3(x - 4) = x + 2', 'x = 7'], 'one more like this but harder', 'linear'],
  ['en', ['Solve 3(x - 4) = x + 2', 'x = 7'], 'now give me an inequality', 'inequality'],
  ['ru', ['реши неравенство 7-3x>19', 'x < -4'], 'ладно давай похожую только быстро', 'inequality'],
  ['ru', ['Реши x^2+6x-16=0', 'x=2 и x=-8'], 'Давай настоящую, такую же, чтобы через квадрат', 'quadratic'],
  ['ru', ['x/3 + x/4 = 7', 'x = 12'], 'давай попроще', 'linear'],
  ['ru', ['x/3 + x/4 = 7', 'x = 12'], 'Дай квадратное уравнение', 'quadratic'],
] as const

test.each(asked)('%s: after %j, "%s" brings the family %s', (language, before, wish, family) => {
  const say = talk(language)
  const [task = ''] = before
  for (const text of before) say(text)
  const turn = say(wish)
  expect(turn.move).toMatch(/^practise/)
  expect(turn.problem?.family).toBe(family)
  expect(turn.problem?.solved).toBe(false)
  expect(turn.problem?.task).not.toBe(task)
})

test('an exercise of another kind that was not asked for is put right with the kind that was', () => {
  const say = talk('ru')
  say('реши неравенство 7-3x>19')
  say('x < -4')
  expect(say('потренируемся на тему скорость').practice).not.toBeNull()
  expect(say('это же физика?? я просил похожее неравенство').problem?.family).toBe('inequality')
})

test('a task in words comes again in words, with other numbers', () => {
  const say = talk('en')
  say('The angles of a triangle are 50 and 60 degrees. What is the third angle?')
  say('70')
  const turn = say('another one please')
  expect(turn.text).toMatch(/angles of a triangle are \d+ and \d+/)
  expect(turn.text).not.toMatch(/50 and 60/)
})

test('no exercise is claimed to be chosen by the student', () => {
  const say = talk('en')
  expect(say('practice fractions').text).not.toMatch(/you chose|as you asked|of your choice/i)
})

test.each([
  ['en', 'is there another root?'],
  ['en', 'give me one more hint'],
  ['en', 'show me another way'],
  ['en', 'why is there another one?'],
  ['ru', 'дай ещё одну подсказку'],
  ['ru', 'а есть ещё один корень?'],
  ['ru', 'объясни ещё раз'],
  ['ru', 'покажи другой способ'],
] as const)('%s: "%s" asks for no exercise', (language, text) => {
  expect(wishIn(text, language)).toBeNull()
})
