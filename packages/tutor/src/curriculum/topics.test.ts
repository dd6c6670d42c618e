import { expect, test } from 'vitest'
import { allSkills, skills } from './skills.ts'
import { topicsOf } from './topics.ts'

const grades = { US: [5, 12], RU: [5, 11], BY: [5, 11] } as const
const every = Object.entries(grades).flatMap(([country, [first, last]]) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ country, grade: first + index })),
)

test.each(every)('maths of grade $grade in $country: titles in both languages, every skill once', (place) => {
  const topics = topicsOf({ subject: 'maths', ...place })
  expect(topics.length).toBeGreaterThan(2)
  for (const { topicId, title } of topics)
    expect([topicId, title?.en && title.ru]).toEqual([topicId, expect.any(String)])
  const ids = topics.flatMap(({ skillIds }) => skillIds)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['US', 'RU', 'BY'])('the grades of %s together teach every skill of mathematics', (country) => {
  const taught = every
    .filter((place) => place.country === country)
    .flatMap((place) => topicsOf({ subject: 'maths', ...place }))
  const ids = new Set(taught.flatMap(({ skillIds }) => skillIds))
  expect(skills.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([])
})

test('physics and chemistry have topics in every grade that learns them, of skills that exist', () => {
  const known = new Set(allSkills.map(({ id }) => id))
  for (const subject of ['physics', 'chemistry'])
    for (const place of every.filter(({ grade }) => grade >= 7)) {
      const topics = topicsOf({ subject, ...place })
      expect([subject, place, topics.length > 0]).toEqual([subject, place, true])
      for (const { skillIds } of topics) expect(known.has(skillIds[0]!)).toBe(true)
    }
  expect(topicsOf({ subject: 'history', country: 'RU', grade: 8 })).toEqual([])
})
