import { expect, test } from 'vitest'
import { allSkills } from '../curriculum/skills.ts'
import { startSession, takeTurn } from '../index.ts'
import { topicNames } from '../language/topic-names.ts'

const say = (language: 'en' | 'ru', text: string) =>
  takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: text, now: 0 })

test('every name of a topic is that of skills', () => {
  const ids = allSkills.map(({ id }) => `${id.slice(id.indexOf('.') + 1)}.`)
  for (const names of Object.values(topicNames))
    for (const [words, topic] of names)
      expect(
        ids.some((id) => id.startsWith(`${topic}.`)),
        `${words}: ${topic}`,
      ).toBe(true)
})

test.each([
  ['en', 'can we practise times tables', 'numbers.multiply'],
  ['en', 'i want to practice long division', 'numbers.divide'],
  ['en', 'practice 5 hard equations pls', 'equations.'],
  ['en', 'can you give me 10 problems on adding fractions', 'fractions.add'],
  ['en', '3 problems about area of triangles', 'areas.'],
  ['en', 'can i do some pemdas practice', 'order.operations'],
  ['en', 'give me some gcf problems', 'divisibility.gcd'],
  [
    'en',
    'maths mock on thursday and i literally dont get ANYTHING about circle theorems im going to fail',
    'circle.angles',
  ],
  ['ru', 'давай потренируем таблицу умножения', 'numbers.multiply'],
  ['ru', 'дай 5 сложных уравнений', 'equations.'],
  ['ru', 'хочу порешать задачи на нод', 'divisibility.gcd'],
  ['ru', 'потренируй меня в сложении отрицательных чисел', 'integers.add'],
  ['ru', 'дай пару примеров на фсу', 'products.'],
] as const)('%s: "%s" begins practice of %s', (language, text, topic) => {
  const { practice } = say(language, text).state
  expect(practice?.topic.length).toBeGreaterThan(0)
  for (const id of practice?.topic ?? []) expect(`${id.slice(id.indexOf('.') + 1)}.`).toContain(topic)
})

test('numbers of problems in a story are no wish for practice', () => {
  const { practice } = say(
    'en',
    'Some problems in the test are worth 2 points, the other 12 are worth 5. How many points are there?',
  ).state
  expect(practice).toBeNull()
})
