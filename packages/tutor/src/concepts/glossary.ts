import { termsOf } from '../language/glossary.ts'
import { besideTheIdea, joiningWords, notTheMean } from '../language/idea-questions.ts'
import type { Language } from '../math/latex.ts'
import type { Card } from './card.ts'
import { cardVocabulary, contentStems, isAskingStem, isAskingWord, isIndexed, isTypo, stemsOf } from './find.ts'
import type { Term } from './term.ts'

/** A term in a text, with the places of its first and last word. */
export interface NamedTerm {
  readonly term: Term
  readonly from: number
  readonly to: number
}

interface Form {
  readonly term: Term
  readonly stems: readonly string[]
}
const formsOf = new Map<Language, readonly Form[]>()

/** The stems of a text without the short words that join others. */
const rowOf = (text: string, language: Language): readonly string[] => wordsOf(text, language).map(({ stem }) => stem)

function wordsOf(text: string, language: Language): readonly { word: string; stem: string }[] {
  const joining = new Set(joiningWords[language].split(' '))
  return stemsOf(text, language).filter(({ word }) => !joining.has(word))
}

/** The longest forms first, so that "right angle" is not an angle. */
function formsIn(language: Language): readonly Form[] {
  const made = formsOf.get(language)
  if (made) return made
  const forms = termsOf(language)
    .flatMap((term) => term.terms.map((form) => ({ term, stems: rowOf(form, language) })))
    .sort((one, other) => other.stems.length - one.stems.length)
  formsOf.set(language, forms)
  return forms
}

/** A word this long may be mistyped and still be meant. */
const longEnough = 6

const stemsKnown = new Map<Language, ReadonlySet<string>>()
function isKnown(stem: string, language: Language): boolean {
  const known = stemsKnown.get(language) ?? new Set(formsIn(language).flatMap(({ stems }) => stems))
  stemsKnown.set(language, known)
  return known.has(stem) || isIndexed(stem, language) || isAskingStem(stem, language)
}

/** Only a word that is no other one is taken as mistyped. */
const isSame = (said: string, own: string, language: Language): boolean =>
  said === own ||
  (said.length >= longEnough && own.length >= longEnough && !isKnown(said, language) && isTypo(said, own))

/**
 * The terms that a text names, in its order. Terms with the same name, such as the median of a triangle and of data, are
 * told apart by the field of the others; without others all of them are returned.
 */
export function termsIn(text: string, language: Language): readonly NamedTerm[] {
  const row = wordsOf(text.replace(notTheMean[language], ' '), language)
  const found: NamedTerm[] = []
  for (const { term, stems } of formsIn(language)) {
    for (let from = 0; from + stems.length <= row.length; from++) {
      const to = from + stems.length - 1
      if (!stems.every((stem, at) => isSame(row[from + at]?.stem ?? '', stem, language))) continue
      // "Like I am five" is not about what is likely.
      const word = row[from]?.word ?? ''
      if (from === to && isAskingWord(word, language) && !term.terms.includes(word)) continue
      const isTaken = found.some(
        (each) => each.from <= to && from <= each.to && !(each.from === from && each.to === to),
      )
      const isKnown = found.some((each) => each.term.id === term.id)
      if (!isTaken && !isKnown) found.push({ term, from, to })
    }
  }
  return ofOneField(found.sort((one, other) => one.from - other.from))
}

function ofOneField(found: readonly NamedTerm[]): readonly NamedTerm[] {
  const rivalsOf = (named: NamedTerm) => found.filter((each) => each.from === named.from)
  const sure = new Set(found.filter((each) => rivalsOf(each).length === 1).flatMap(({ term }) => term.field ?? []))
  return found.filter((each) => {
    const rivals = rivalsOf(each)
    const fitting = rivals.filter(({ term }) => term.field !== undefined && sure.has(term.field))
    return fitting.length === 0 || fitting.includes(each)
  })
}

/** True if a card is about a term: it is the term's own, or the term is in the wordings of the card. */
export function isCardOf(term: Term, card: Card, language: Language): boolean {
  if (term.card === card.id || term.see === card.id) return true
  const own = cardVocabulary(card, language)
  return term.terms.some((form) => rowOf(form, language).every((stem) => own.has(stem)))
}

/** True if a text is about nothing but these terms. */
export function isOnlyAbout(text: string, named: readonly NamedTerm[], language: Language): boolean {
  const terms = named.map(({ term }) => term)
  return wordsBeside(text, terms, language).length === 0
}

/** The words of a question that belong to none of its terms and say what is asked about them. */
export function wordsBeside(text: string, terms: readonly Term[], language: Language): readonly string[] {
  const filler = new Set(
    besideTheIdea[language].split(' ').flatMap((word) => stemsOf(word, language).map(({ stem }) => stem)),
  )
  const ofTerms = new Set(terms.flatMap((term) => term.terms.flatMap((form) => rowOf(form, language))))
  const content = contentStems(text.replace(notTheMean[language], ' '), language).filter(
    (stem) => stem.length > 1 && !/^\d/.test(stem),
  )
  return content.filter((stem) => !filler.has(stem) && !ofTerms.has(stem) && !isMistyped(stem, ofTerms, language))
}

const isMistyped = (stem: string, own: ReadonlySet<string>, language: Language): boolean =>
  [...own].some((each) => isSame(stem, each, language))
