import { unitOf, unitPattern } from '../../../math/units.ts'
import { cueOf, type Told } from './told.ts'

/** The unit in which a quantity is asked for: "how many minutes", "in km". */
export function askedUnit({ question, words }: Told, quantity: string): string | null {
  const found = cueOf(
    `(?:${words.asksUnit})\\s\\(?(${unitPattern})(?![\\p{L}/])|^\\W*(${unitPattern})\\s?\\?|[,.?]\\s(${unitPattern})\\s?\\?`,
  ).exec(question.text)
  const unit = unitOf(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
  return unit?.quantity === quantity ? unit.en : null
}
