import { readingWords } from '../../language/worked/law-words.ts'
import type { Language } from '../../math/latex.ts'
import { type Measurement, quantitiesIn } from '../../math/units.ts'

/** Words and numbers that are none of the task: "grade 8", "№ 5", the number of a list. */
const withoutNoise = (text: string) =>
  text
    .replace(/^\s*(?:\d{1,2}[).]\s|№ ?\d+[.):]?\s)/u, (found) => ' '.repeat(found.length))
    .replace(readingWords.noise, (found) => ' '.repeat(found.length))
    .replace(readingWords.smallDigit, (digit) => (digit === '2' ? '²' : '³'))
    .replace(readingWords.smallUnits, (_, number: string, unit: string) => number + readingWords.unitsInFull(unit))
    .replace(readingWords.perDegree, '$1·°C')

/** The amounts of a text, each with its unit. */
export function quantitiesOf(text: string, language: Language): { text: string; quantities: readonly Measurement[] } {
  const plain = withoutNoise(text)
  const found = quantitiesIn(plain, language)
  const quantities = found.map((each, at) => {
    const next = found[at + 1]
    const gap = next ? plain.slice(each.end, next.start) : ''
    // In "from 20 to 80 °C" and "2 x 3 x 5 cm" the unit is written once.
    const last = found.slice(at).find(({ unit }) => unit !== null)
    const isShared = !each.unit && next && last && readingWords.shared.test(gap)
    return isShared ? { ...each, unit: last.unit } : each
  })
  return { text: plain, quantities }
}
