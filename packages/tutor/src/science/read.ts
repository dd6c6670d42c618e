import type { Language } from '../math/latex.ts'
import { MathsError } from '../math/rational.ts'
import { quantitiesIn } from '../math/units.ts'
import { remembered } from '../remembered.ts'
import { readByFormula } from './by-formula.ts'
import { readChemistry, sampleReactions, tellsReaction } from './chemistry.ts'
import { physicsFormulas, storyFormulas } from './formulas.ts'
import { type MeasuredTask, wordPattern, writeNumber } from './measured.ts'
import { plainNumbers } from './spelled.ts'
import { readWordProblem } from './word-problems.ts'

/** A way there and back is twice the one that is told, unless more is told of it. */
const bothWays = wordPattern(
  'there and back|both ways|(?:straight |and )?(?:home|back) again|and (?:walks|rides|drives|goes|runs) (?:straight |right )?(?:home|back)|туда и обратно|туда-обратно|и (?:обратно|назад)',
)
const isWayTwice = (text: string) => bothWays.test(text) && (text.match(/\d+(?:[.,]\d+)?/g) ?? []).length < 3

const LONGEST_STORY = 1200

const stories = {
  subject: 'maths',
  formulas: storyFormulas,
  units: 'of-the-story',
  isPositive: true,
  harmless: wordPattern(
    'if|two|first|second|other|another|each|both|after|at first|then|before|will be|was|were|later|together|average|one|alone|still|next|per|as (?:fast|far|long)|back|rest of the way|дв(?:а|е|ух|умя|ое)|перв\\p{L}*|втор\\p{L}*|друг\\p{L}*|кажд\\p{L}*|оба|обе|одновременно|после|затем|потом|сначала|вместе|если|был[аои]?|будет|средн\\p{L}*|остальн\\p{L}* путь|за',
    'g',
  ),
} as const
const physics = { subject: 'physics', formulas: physicsFormulas } as const

/** A sum of the first natural numbers is not an amount of substance, although its letter may be n as well. */
const aboutNumbers = wordPattern(
  '(?:first|consecutive) (?:\\p{L}|\\d+)? ?(?:positive |natural |even |odd )*(?:integers|terms)|натуральных чисел',
)

/** What no single formula tells: a way there and back, a change between two states, so much for each, several parts. */
const beyondFormulas = wordPattern(
  'echo\\p{L}*|sonar|for (?:each|every)|first (?:to|at|with|through)[^.?]{1,30} then|by how (?:much|many)|how much (?:more|less|longer|shorter|faster|higher) (?:is|does|do)|each second|(?:each|every) (?:t[iy]re|tire|leg|foot|ski|wheel)|' +
    'эхо|эхолот\\p{L}*|на сколько|на кажд\\p{L}+|каждая|каждой|каждом|каждого|перв\\p{L}+ \\d+ \\p{L}+ с силой',
)

/** Readers in the order they are tried, from the most specific to the most general. */
const readers: readonly ((text: string, language: Language) => MeasuredTask | null)[] = [
  readChemistry,
  readWordProblem,
  (text, language) => (beyondFormulas.test(text) ? null : readByFormula(text, language, stories)),
  // The amounts of a reaction belong to its substances: mass and volume there are of two of them, and make no density.
  (text, language) =>
    beyondFormulas.test(text) || tellsReaction(text) ? null : readByFormula(text, language, physics),
]

/** The distance between two that move is none of the formulas for one. */
const betweenTwo = /(?:расстояние между ними|между ними (?:увелич|уменьш|сократ)|how far apart|distance between them)/iu

/**
 * Reads a task in words with measured quantities, when exactly one reading is known and a second computation confirms
 * its answer. null: no such task, or ambiguous; then the strategy coach takes it.
 */
export function readMeasured(text: string, language: Language): MeasuredTask | null {
  if (text.length > LONGEST_STORY || aboutNumbers.test(text) || isWayTwice(text) || betweenTwo.test(text)) return null
  return readOnce(text, language)
}

const readOnce = remembered((story, language): MeasuredTask | null => {
  const text = tidyStory(story)
  for (const read of readers) {
    try {
      const task = read(text, language)
      if (task?.isVerified) return task
    } catch (error) {
      if (!(error instanceof MathsError)) throw error
    }
  }
  return null
})

/** Normalizes a story for reading and storing: one line, numbers in digits. */
export function tidyStory(text: string): string {
  return plainNumbers(
    text
      .replace(/\$([^$]*\d[^$]*)\$/g, '$1')
      .replaceAll('|', '/')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/**
 * The same story with other numbers and another answer, for a worked example; null where no choice gives a simple
 * result.
 */
export function otherNumbers(
  text: string,
  language: Language,
  pick: (count: number) => number,
): { text: string; task: MeasuredTask } | null {
  const model = readMeasured(text, language)
  if (model?.answer.kind === 'text') {
    const others = sampleReactions.filter((each) => !text.includes(each.split(' ')[0]!))
    const other = others[pick(others.length)] ?? sampleReactions[0]
    const task = readMeasured(other, language)
    return task && { text: other, task }
  }
  if (!model || model.numbers.length === 0 || model.answer.kind !== 'number') return null
  const story = tidyStory(text)
  const factors = [2, 3, 0.5, 4, 1.5, 5, 0.2, 2.5, 0.8, 1.2, 10]
  for (let attempt = 0; attempt < 40; attempt++) {
    let changed = story
    for (const { start, end } of [...model.numbers].sort((a, b) => b.start - a.start)) {
      const [found] = quantitiesIn(story.slice(start, end), language)
      const [digits] = /-?\d[\d\s.,/]*(?:[·*×]\s?10\S+|e-?\d+)?/u.exec(story.slice(start, end)) ?? []
      if (!found || !digits) return null
      const value = (Number(found.value.n) / Number(found.value.d)) * factors[pick(factors.length)]!
      const shown = writeNumber(Number(value.toPrecision(3)), language).text.replaceAll(' ', '')
      const at = start + story.slice(start, end).indexOf(digits)
      changed = changed.slice(0, at) + shown + changed.slice(at + digits.trimEnd().length)
    }
    const task = readMeasured(changed, language)
    if (task?.id !== model.id || task.answer.kind !== 'number' || task.answer.value === model.answer.value) continue
    const isNice = !task.answer.isRounded || model.answer.isRounded
    const isWhole = Number.isInteger(model.answer.value) ? Number.isInteger(task.answer.value * 10) : true
    const scale = Math.abs(task.answer.value / model.answer.value)
    if (isNice && isWhole && scale < 100 && scale > 0.01) return { text: changed, task }
  }
  return null
}
