import { beforeUnknown, behindNumber, comparisonEnds, comparisonWords } from '../language/comparison-words.ts'
import { either } from '../language/either.ts'
import { hearAnswer } from '../language/hear.ts'
import { expression } from '../math/ast.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** The comparison, and what ends it: behind "3 apples" or "3 - 4" the number would be another one. */
const numeral = '[-−]?\\d+(?:[.,/]\\d+)?|\\p{L}+(?:[ -]\\p{L}+)?'
const end = `(?=\\s*(?:[.,;!?)]|$)|\\s+(?:${either(comparisonEnds)})(?!\\p{L}))`
const phraseOf = (language: Language): RegExp => {
  const { above, below, orEqual, than } = comparisonWords[language]
  return regExpOf(`(?<!\\p{L})(${above}|${below})${than(orEqual)} (${numeral}?)${end}`, 'giu')
}
const phrases: Readonly<Record<Language, RegExp>> = { en: phraseOf('en'), ru: phraseOf('ru') }
const above = regExpOf(`^(?:${comparisonWords.en.above}|${comparisonWords.ru.above})$`, 'iu')

/** What may stand before it where the unknown is meant; behind a number or a noun something else is compared. */
const ofUnknown = regExpOf(`(?:^|[.,;:!?\\n(])\\s*$|(?<!\\p{L})(?:${either(beforeUnknown)})\\s+$`, 'iu')
/** "4 is bigger than 3" compares the numbers named. */
const ofNumber = regExpOf(`\\d\\s*(?:${either(behindNumber)})?\\s*$`, 'iu')

/**
 * "So it's the other way, bigger than three": the relations that the message tells of the unknown without naming it, as
 * formulas.
 */
export function comparisonsIn(text: string, letter: string, language: Language): readonly string[] {
  const plain = text.replaceAll('’', "'")
  return [...plain.matchAll(phrases[language])].flatMap(({ 1: size = '', 2: equal, 3: said = '', index }) => {
    const before = plain.slice(0, index)
    if (!ofUnknown.test(before) || ofNumber.test(before)) return []
    const [value, ...others] = hearAnswer(said, language).numbers
    if (!value || others.length > 0) return []
    return [`${letter} ${above.test(size) ? '>' : '<'}${equal ? '=' : ''} ${latexOfStatement(expression(value))}`]
  })
}
