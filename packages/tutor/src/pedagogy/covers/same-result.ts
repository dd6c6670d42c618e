import { competingWords } from '../../language/competing-words.ts'
import { verdictWords } from '../../language/verdict-words.ts'
import { equals } from '../../math/rational.ts'
import { inSi, isSameDimension, type Measurement, quantitiesIn } from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import type { Reply, Turn } from '../reply.ts'

/** "15/8 but the book says 1 7/8", "2.7 g/cm³ and the answer is 2700 kg/m³": the other result is the same one. */
export function sameResult(turn: Turn, text: string, reply: Reply): Reply | null {
  const { voice } = turn
  const { others } = competingWords[voice.language]
  const at = regExpOf(`(?<!\\p{L})(?:${others})(?!\\p{L})`, 'iu').exec(text)?.index
  if (at === undefined) return null
  // The 3 of "x + 3" is a part of a result, and "x ≠ 3" is a condition.
  const all = quantitiesIn(text, voice.language).filter(
    ({ start, end }) =>
      !/(?:[-−+*/^·≠<>≤≥]|!=)\s*$|\p{L}$/u.test(text.slice(0, start)) && !/^\s*[-−+*/^·]/.test(text.slice(end)),
  )
  const own = all.filter(({ start }) => start < at).at(-1)
  const other = all.find(({ start }) => start > at)
  if (!own || !other || !isSame(own, other)) return null
  const [verdict = ''] = /^[^.]*(?:\.(?=\d)[^.]*)*\./u.exec(reply.text) ?? []
  const [, line] = /\n\n(\*\*[^*\n]{2,12}:\*\* [^\n]+)/u.exec(reply.text) ?? []
  const said = voice.choose('covers.same', verdictWords[voice.language].texts.same, {
    verdict,
    other: text.slice(other.start, other.end).trim(),
  })
  return { ...reply, text: line ? `${said}\n\n${line}` : said }
}

/** Equal, and not only written again. */
function isSame(one: Measurement, other: Measurement): boolean {
  const [first, second] = [one, other].map(({ unit }) => unit)
  const areUnits = first && second
  if (areUnits && !isSameDimension(first.dimension, second.dimension)) return false
  const value = areUnits ? equals(inSi(one.value, first), inSi(other.value, second)) : equals(one.value, other.value)
  return value
}
