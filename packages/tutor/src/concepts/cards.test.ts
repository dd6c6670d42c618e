import { describe, expect, test } from 'vitest'
import { isLong } from '../../test-data/is-long.ts'
import { findSkill, skills, startSession, takeTurn } from '../index.ts'
import { cardsOf } from '../language/concepts.ts'
import { namesOf } from '../math/ast.ts'
import { readMessage } from '../math/reading.ts'
import { sameValue } from '../math/verify.ts'
import { facets } from './card.ts'
import { findCards } from './find.ts'

const languages = ['en', 'ru'] as const

test('both languages have the same cards in the same order, at least 350', () => {
  const [en, ru] = languages.map((language) => cardsOf(language).map(({ id, skills }) => `${id} ${skills.join()}`))
  expect(en).toEqual(ru)
  expect(new Set(en).size).toBe(en?.length)
  expect(en?.length).toBeGreaterThanOrEqual(350)
})

describe.each(languages)('cards in %s', (language) => {
  const cards = cardsOf(language)

  test('every skill of maths has a card, and cards name skills and cards that there are', () => {
    const named = new Set(cards.flatMap((card) => card.skills))
    expect([...named].filter((id) => !findSkill(id))).toEqual([])
    const isOfMaths = (id: string) => !/physics|chemistry|\.exam\./.test(id)
    expect(skills.map(({ id }) => id).filter((id) => isOfMaths(id) && !named.has(id))).toEqual([])
    const ids = new Set(cards.map(({ id }) => id))
    expect(cards.flatMap(({ near }) => near.filter((id) => !ids.has(id)))).toEqual([])
  })

  test('every equality of numbers is true', () => {
    const formulas = cards.flatMap((card) =>
      facets.flatMap((facet) =>
        // The card of a mistake may show the false equality.
        facet === 'mistake'
          ? []
          : [...card.facets[facet].matchAll(/\$([^$]+)\$/g)].map(([, formula]) => ({ id: card.id, formula })),
      ),
    )
    let tried = 0
    const wrong = formulas.flatMap(({ id, formula = '' }) => {
      const [line, ...others] = readMessage(formula, language).lines
      if (!line || others.length > 0 || !('statement' in line)) return []
      const { statement } = line
      const [first, ...rest] = statement.kind === 'chain' ? statement.parts : []
      // `4 5/4` in the middle of a subtraction is not a mixed number, but would be read as one.
      const isImproper = [...formula.matchAll(/\d\\frac\{(\d+)\}\{(\d+)\}/g)].some(
        ([, top, bottom]) => Number(top) >= Number(bottom),
      )
      if (!first || isImproper || namesOf(statement).length > 0) return []
      tried++
      return rest.some((part) => sameValue(first, part) === 'refuted') ? [`${id}: ${formula}`] : []
    })
    expect(tried).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test('a card is found by its own title, but for titles in words with which anything is asked', () => {
    const missed = cards.filter(({ id, title }) => !findCards(title, language).some(({ card }) => card.id === id))
    expect(missed.length, missed.map(({ id }) => id).join()).toBeLessThanOrEqual(cards.length / 100)
  })

  test('what a card asks is answered by what it says answers it', () => {
    // In each language another third.
    const tried = cards.filter((_, at) => isLong || at % 3 === (language === 'en' ? 0 : 1))
    const refused = tried.flatMap(({ id, title, check }) => {
      const start = { interfaceLanguage: language, seed: 's', now: 0 }
      const about = language === 'en' ? `what is ${title}?` : `что такое ${title}?`
      const told = takeTurn({ ...start, text: about, state: startSession() })
      const [answer = ''] = check.answers
      // Where a usual question is answered, the card's own question is not put.
      if (told.state.card?.id !== id || told.move === 'card.usual') return []
      const answered = takeTurn({ ...start, text: answer.replaceAll('$', ''), state: told.state })
      return answered.move === 'card.right' ? [] : [`${id}: ${answer} -> ${answered.move}`]
    })
    expect(refused).toEqual([])
  })
})
