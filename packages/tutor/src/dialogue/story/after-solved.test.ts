import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../../index.ts'

const say = (language: 'en' | 'ru', ...messages: string[]) => {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'a', now: 0 })
    state = turn.state
    return turn
  })
}

const jacket = [
  'A jacket costs 80 pounds. Its price is raised by 25% and then in a sale reduced by 25%. What does it cost now?',
  'yes',
  '25% of 80=20, 100, 25% of 100 = 25 so 75',
]

test('"why not 80?" after the end gets the reason that belongs to 80', () => {
  const last = say('en', ...jacket, 'but why not 80 if its the same percent').at(-1)!
  expect(last).toMatchObject({ move: 'story.why', text: expect.stringContaining('second percent') })
})

test('the wish for another one is heard beside the answer', () => {
  expect(say('en', ...jacket, 'i did that already its 75. can i have one more like this').at(-1)!.move).toBe(
    'story.twin',
  )
})

const angles = 'In an isosceles triangle ABC with AB = AC the exterior angle at C is 110 degrees. Find angle A.'

test('a why about angles is not answered with equal groups', () => {
  const last = say('en', angles, 'yes', 'why are B and C equal').at(-1)!
  expect(last.text).toMatch(/opposite \$AB\$ is C, opposite \$AC\$ is B/)
})

test('a question without a number brings no number of the answer', () => {
  const talk = say(
    'en',
    angles,
    'yes',
    'Then inside at C is 180 - 110 = 70. Is that right?',
    'The other equal one is A, so A = 70?',
    'Which angles are the equal ones if AB = AC?',
  )
  expect(talk.map(({ text }) => text).join('\n')).not.toMatch(/\b40\b/)
})

test('what a neighbor got solves nothing: both numbers are tried on the task', () => {
  const barrel = 'в бочке было 60 л воды утром израсходовали 2/5 воды а днем 1/3 остатка сколько литров осталось'
  const talk = say('ru', barrel, 'да', '60:5*2=24', 'осталось 16?', 'а сосед пишет у него 24 почему у нас разное')
  expect(talk.map(({ move }) => move).slice(2)).toEqual(['story.quantity', 'story.usual-slip', 'story.two'])
})
