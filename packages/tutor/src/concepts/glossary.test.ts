import { describe, expect, test } from 'vitest'
import { directAnswersOf } from '../language/direct-answers.ts'
import { termsOf } from '../language/glossary.ts'
import { namesOf } from '../math/ast.ts'
import { readMessage } from '../math/reading.ts'
import { sameValue } from '../math/verify.ts'
import { findCard } from './find.ts'
import { termsIn } from './glossary.ts'

const languages = ['en', 'ru'] as const

test('both languages explain the same terms and answer the same questions, with the same cards', () => {
  const [en, ru] = languages.map((language) => termsOf(language).map(({ id, card, see }) => `${id} ${card} ${see}`))
  expect(en).toEqual(ru)
  expect(new Set(en).size).toBe(en?.length)
  expect(en?.length).toBeGreaterThanOrEqual(200)
  const [own, other] = languages.map((language) => directAnswersOf(language).map(({ id, card }) => `${id} ${card}`))
  expect(own).toEqual(other)
})

describe.each(languages)('the glossary in %s', (language) => {
  test('names cards that there are', () => {
    const named = [
      ...termsOf(language).flatMap(({ card, see }) => [card, see].flatMap((id) => id ?? [])),
      ...directAnswersOf(language).map(({ card }) => card),
    ]
    expect(named.filter((id) => !findCard(id, language))).toEqual([])
  })

  test('has each term found by each of its forms', () => {
    const missed = termsOf(language).flatMap(({ id, terms }) =>
      terms.filter((form) => !termsIn(form, language).some(({ term }) => term.id === id)),
    )
    expect(missed).toEqual([])
  })

  test('says only true equalities of numbers', () => {
    const texts = [
      ...termsOf(language).map(({ id, is, example }) => ({ id, text: `${is} ${example}` })),
      ...directAnswersOf(language).map(({ id, says }) => ({ id, text: says })),
    ]
    let tried = 0
    const wrong = texts.flatMap(({ id, text }) =>
      [...text.matchAll(/\$([^$]+)\$/g)].flatMap(([, formula = '']) => {
        const [line, ...others] = readMessage(formula, language).lines
        if (!line || others.length > 0 || !('statement' in line)) return []
        const { statement } = line
        const [first, ...rest] = statement.kind === 'chain' ? statement.parts : []
        if (!first || namesOf(statement).length > 0) return []
        tried++
        return rest.some((part) => sameValue(first, part) === 'refuted') ? [`${id}: ${formula}`] : []
      }),
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(20)
  })
})

test('terms of one name are told apart by the others', () => {
  const ids = (text: string) => termsIn(text, 'en').map(({ term }) => term.id)
  expect(ids('the median and the mode')).toEqual(['median-of-data', 'mode'])
  expect(ids('the median and the bisector')).toEqual(['median-of-triangle', 'bisector'])
  expect(ids('a median')).toHaveLength(2)
})
