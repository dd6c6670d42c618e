import { hearAnswer } from '../language/hear.ts'
import { expression } from '../math/ast.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'

/** The comparison, and what ends it: behind "3 apples" or "3 - 4" the number would be another one. */
const numeral = '[-−]?\\d+(?:[.,/]\\d+)?|\\p{L}+(?:[ -]\\p{L}+)?'
const end = '(?=\\s*(?:[.,;!?)]|$)|\\s+(?:and|but|so|or|because|cause|cuz|а|и|но|или|потому|поэтому|тк|так)(?!\\p{L}))'
const phrases: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})(bigger|greater|more|larger|higher|less|smaller|lower) than( or equal to)? (${numeral}?)${end}`,
    'giu',
  ),
  ru: new RegExp(`(?<!\\p{L})(больше|меньше)( (?:или|либо) равно)?(?: чем)? (${numeral}?)${end}`, 'giu'),
}
const above = /^(?:bigger|greater|more|larger|higher|больше)$/iu

/** What may stand before it where the unknown is meant; behind a number or a noun something else is compared. */
const ofUnknown =
  /(?:^|[.,;:!?\n(])\s*$|(?<!\p{L})(?:it|its|it's|it is|x|be|is|so|then|way|everything|all|all numbers|numbers|anything|only|это|то есть|тоесть|значит|получается|выходит|будет|быть|ответ|наоборот|все|всё|икс|он|она|оно|числа|все числа|то)\s+$/iu
/** "4 is bigger than 3" compares the numbers named. */
const ofNumber = /\d\s*(?:is|it's|its|это|будет|are)?\s*$/iu

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
