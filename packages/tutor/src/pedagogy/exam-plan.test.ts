import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

const talk = (language: Language, subject?: 'maths' | 'physics') => {
  let state = startSession()
  return (text: string) => {
    const program = subject && { subject, grade: 10 }
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0, ...(program && { program }) })
    expect(turn.fault, text).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  }
}

const wishes = [
  ['en', 'I have an exam tomorrow, make me a plan'],
  ['en', 'can you give me a revision plan for my gcse on friday'],
  ['en', 'exam in 3 days, i need a study schedule'],
  ['ru', 'У меня завтра экзамен, составь план'],
  ['ru', 'напиши мне план подготовки к огэ'],
  ['ru', 'нужен план на вечер, контрольная завтра'],
] as const

test.each(wishes)('%s: "%s" gets blocks of time, and a yes begins the first', (language, wish) => {
  const say = talk(language, 'maths')
  const plan = say(wish)
  expect(plan.move).toBe('talk.plan')
  expect(plan.text).toMatch(/1\. \*\*10 (?:minutes|минут)[\s\S]+2\. [\s\S]+3\. /)
  expect(plan.content.choices).toHaveLength(2)
  expect(say(language === 'ru' ? 'да' : 'yes').text).toMatch(/Warm-up 1 of 5|Разминка: 1 из 5/)
})

test.each(wishes)('%s: "%s" is no step of an open exercise, which waits', (language, wish) => {
  const say = talk(language)
  say(language === 'ru' ? 'Реши 3x - 5 = 16' : 'Solve 3x - 5 = 16')
  const plan = say(wish)
  expect(plan.move).toBe('talk.plan')
  expect(plan.text).toContain('$3x - 5 = 16$')
  expect(plan.content.verdict).toBeUndefined()
  // The exercise is still there.
  expect(say('3x = 21').content.verdict).toBe('correct')
})

test('a plan in a task is none of these', () => {
  for (const [language, text] of [
    ['en', 'A phone plan costs 20 dollars a month and 5 dollars for each gigabyte. What do 3 gigabytes cost?'],
    ['ru', 'План квартиры 1:100. Длина комнаты на плане 5 см. Какова длина комнаты?'],
  ] as const)
    expect(talk(language)(text).move).not.toBe('talk.plan')
})

test('an exam that is only named is no topic of practice, and practice in physics is about physics', () => {
  for (const [language, text] of [
    ['en', 'give me an exercise for the exam'],
    ['ru', 'потренируй меня к экзамену'],
  ] as const) {
    const { practice } = talk(language, 'physics')(text).state
    const given = practice?.given.map(({ skill }) => skill) ?? []
    expect(given.length, text).toBeGreaterThan(0)
    for (const id of given) expect(id, text).toContain('.physics.')
  }
})
