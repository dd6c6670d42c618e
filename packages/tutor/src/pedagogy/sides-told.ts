import { type Card, type Facet, facets } from '../concepts/card.ts'
import { contentStems } from '../concepts/find.ts'
import type { Language } from '../math/latex.ts'

/**
 * The sides of a card that a text has told in its own words: who asks on is told another one. A pattern with other numbers
 * is the same pattern, so only words count.
 */
export function sidesToldBy(text: string, card: Card, language: Language): Facet[] {
  const told = new Set(contentStems(text, language))
  return facets.filter((facet) => {
    const words = new Set(contentStems(card.facets[facet], language).filter((stem) => !/^\d/.test(stem)))
    const shared = [...words].filter((stem) => told.has(stem)).length
    return words.size >= FEWEST_WORDS && shared >= MOST_OF_THEM * words.size
  })
}

const FEWEST_WORDS = 3
const MOST_OF_THEM = 0.6
