import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { allSkills, skills, skillsUpTo } from './skills.ts'
import { onlineTopicsOf, topicsOf } from './topics.ts'

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

test('grade 8 of the United States has the topics of its curriculum, in its order, and says which need the online tutor [R10]', () => {
  const place = { subject: 'maths', country: 'US', grade: 8 }
  expect(topicsOf(place).map(({ title }) => title.en)).toEqual([
    'Powers',
    'Roots',
    'Equations',
    'Systems of equations',
    'Functions',
    'Symmetry',
    'Parallel lines',
    'Similar triangles',
    'Pythagorean theorem',
    'Solids',
    'Statistics',
  ])
  expect(onlineTopicsOf(place).map(({ en }) => en)).toEqual([
    'Translations and rotations',
    'Scatter plots and two-way tables',
  ])
  // Practice without a chosen topic draws from these skills too.
  const practised = skillsUpTo('US', '8').map(({ id }) => id)
  for (const { skillIds } of topicsOf(place)) expect(practised).toEqual(expect.arrayContaining([...skillIds]))
  // High school repeats these topics.
  expect(topicsOf({ ...place, grade: 9 }).map(({ topicId }) => topicId)).toContain('systems')
  for (const grade of [7, 9]) expect(onlineTopicsOf({ ...place, grade })).toEqual([])
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

test.each(every)('every topic of grade $grade in $country can be started', ({ country, grade }) => {
  const subjects = grade < 7 ? ['maths'] : ['maths', 'physics', 'chemistry']
  const begun = subjects.flatMap((subject) =>
    topicsOf({ subject, country, grade }).map(({ topicId, skillIds }) => {
      const intent = { kind: 'practice', session: 'practice', skillId: skillIds[0]! } as const
      const { text } = takeTurn({
        text: 'go',
        interfaceLanguage: 'en',
        state: startSession(),
        seed: '1',
        now: 0,
        intent,
      })
      return [topicId, /^\*\*Practice 1 of \d\.\*\*/.test(text)]
    }),
  )
  expect(begun.filter(([, isBegun]) => !isBegun)).toEqual([])
})
