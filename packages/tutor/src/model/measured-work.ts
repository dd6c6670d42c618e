import { isDeniedAt } from '../language/denial.ts'
import type { Language } from '../math/latex.ts'
import { inSi, isPlain, isSameDimension, type Measurement, quantitiesIn } from '../math/units.ts'
import { readWritten } from '../math/written.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import type { Problem } from '../pedagogy/state.ts'
import { isNear, toNumber } from '../science/measured.ts'
import { type AskedPart, followingAmounts, partsAsked } from '../science/parts.ts'
import { judgeMeasured, type WorkVerdict } from '../science/work.ts'
import { type AmountChain, amountChainsIn, isSameKind } from './amount-chains.ts'
import { digitsAsTime } from './converted.ts'
import { minutesAsDecimals } from './decimal-hours.ts'
import type { HeardLine } from './understood.ts'

/** What a message says to a task with measured quantities. */
export interface MeasuredHeard {
  readonly lines: readonly HeardLine[]
  /** Labels of the questions that it answers. */
  readonly found: readonly string[]
  /** The answer of the task itself, as written, where it is the last one given; null: it is not there. */
  readonly answer: string | null
}

interface Told {
  readonly text: string
  readonly language: Language
  readonly parts: readonly AskedPart[]
}

/** The story of a task with measured quantities and all of its questions; null: it is another task. */
export function askedIn(problem: Problem): Told | null {
  if (!isMeasured(problem)) return null
  const written = readWritten(problem.task)
  if (written.kind !== 'story') return null
  return {
    text: written.text,
    language: written.language,
    parts: partsAsked(written.text, written.language).filter(({ task }) => task.answer.kind === 'number'),
  }
}

/**
 * The amounts and calculations of a message against a task with units, one after another: results of each of its questions,
 * amounts that follow from what is given, equalities that are false with their units, and calculations whose result is
 * meant as the answer and is not.
 */
export function hearMeasured(problem: Problem, message: string, language: Language): MeasuredHeard | null {
  const told = askedIn(problem)
  if (!told || told.parts.length === 0) return null
  const own = told.parts.find(({ task }) => isOwn(task, told)) ?? told.parts.at(-1)!
  const found: string[] = []
  let answer: string | null = null
  let last: boolean | null = null
  const isGuessing = isFishing(message)
  const lines = amountChainsIn(message, language).flatMap((chain): HeardLine[] => {
    if (isGuessing && chain.parts.length === 1) return []
    const heard = heardChain(chain, told, language)
    const isStated = !message.slice(0, message.indexOf(chain.source)).match(/\?\s*$/u)
    const isMiscalculated = chain.wrong.some(({ isOfUnits }) => !isOfUnits)
    for (const { part, text } of isMiscalculated ? [] : heard.answers) {
      found.push(part.label)
      if (part === own && isStated) answer = text
    }
    const results = chain.amounts.filter(({ amount }) => isOfAnswer(amount, own))
    const isAsked = own.task.answer.kind === 'number' && own.task.answer.isUnitTold === true
    // "2.7 g/cm³ = 270 kg/m³" where kg/m³ are asked for: what it comes to is not right.
    const isEndWrong = isAsked && !heard.answers.some(({ text }) => text === results.at(-1)?.text)
    if (results.length > 0) last = heard.answers.some(({ part }) => part === own) && !isEndWrong
    return heard.lines.map((line) => ({ ...line, text: `"${line.text.slice(0, 100)}"` }))
  })
  return {
    lines: [...minutesAsDecimals(message), ...digitsAsTime(message, language), ...lines].slice(0, 8),
    found: [...new Set(found)],
    answer: last === false ? null : answer,
  }
}

/** The question that the task as a whole is read as. */
const isOwn = (task: AskedPart['task'], { text, language }: Told): boolean => {
  const [whole] = partsAsked(text.replace(/(?<![\p{L}\d(])[\p{L}1-4]\)\s+/giu, ''), language)
  return whole === undefined || whole.task.id === task.id
}

interface HeardChain {
  readonly lines: readonly HeardLine[]
  readonly answers: readonly { readonly part: AskedPart; readonly text: string }[]
}

function heardChain(chain: AmountChain, told: Told, language: Language): HeardChain {
  const { amounts, parts, wrong, holds, name } = chain
  const source = withoutWords(chain)
  const isChain = parts.length > 1
  const answers = amounts.flatMap(({ text }) => {
    const part = told.parts.find(({ task }) => isAnswer(judgeMeasured(task, text, language).at(-1)?.verdict))
    return part ? [{ part, text }] : []
  })
  const lines: HeardLine[] = []
  for (const { text, isOfUnits } of wrong)
    lines.push({ text, grade: 'false', ...(isOfUnits && { cause: 'with its units' }) })
  const right = answers.at(-1)
  const result = amounts.at(-1)
  // A calculation that comes to another number than it says leads nowhere.
  const isCalculatedWrong = wrong.some(({ isOfUnits }) => !isOfUnits)
  if (right && !isDeniedAt(source, source.indexOf(right.text))) {
    const cause =
      told.parts.length > 1
        ? `the answer of ${right.part.label}), ${right.part.task.sought.name.en}`
        : 'the answer of the task'
    return {
      lines: [{ text: isChain ? upTo(source, right.text) : right.text, grade: 'right', cause }, ...lines],
      answers,
    }
  }
  if (!isChain || isCalculatedWrong || !result?.amount.unit) {
    const isKnown = !isChain && result !== undefined && follows(result.amount, told)
    if (isKnown) lines.push({ text: result.text, grade: 'right', cause: isKnown })
    else if (isChain && holds && !hasLetters(chain)) lines.push({ text: source, grade: 'true' })
    return { lines, answers: [] }
  }
  const meant = told.parts.find((part) => isOfAnswer(result.amount, part))
  if (wrong.length > 0) return { lines, answers: [] }
  if (meant && isCalculated(chain)) {
    const other = otherAmount(chain, told, language)
    if (isNearly(result.amount, meant))
      return {
        lines: [{ text: source, grade: 'true', cause: 'near the result of the task, as with a rounded factor' }],
        answers: [],
      }
    const isWhole = meant.task.subject !== 'maths' && usesAllGiven(chain, meant, told, language)
    const by = isWhole ? unconverted(chain, meant, told, language) : null
    const cause = [by, other].filter(Boolean).join('; ')
    return {
      lines: isWhole
        ? [{ text: source, grade: 'wrong', cause: `as the result of the task${cause ? `; ${cause}` : ''}` }]
        : [
            {
              text: source,
              grade: holds ? 'true' : 'other',
              cause: `as the result of the task it would be wrong${cause ? `; ${cause}` : ''}`,
            },
          ],
      answers: [],
    }
  }
  const known = follows(result.amount, told)
  if (known && !meant) return { lines: [{ text: source, grade: 'right', cause: known }], answers: [] }
  const isGiven = amounts.some(({ amount }) =>
    givenIn(told).some((given) => isSameKind(given, amount) && isConverted(amount, given)),
  )
  const verdict = judgeMeasured(meant?.task ?? told.parts.at(-1)!.task, source, language).at(-1)?.verdict
  if (isGiven || verdict?.kind === 'given' || verdict?.kind === 'between')
    return { lines: [{ text: source, grade: 'right' }], answers: [] }
  if (!holds) return { lines: [], answers: [] }
  const other = otherAmount(chain, told, language)
  return {
    lines: [
      {
        text: source,
        grade: 'true',
        ...(other ? { cause: other } : name && { cause: 'its calculation; nothing is said of its letters' }),
      },
    ],
    answers: [],
  }
}

/** Without the words around it: "30 min = 0.5 h" of "so 30 min = 0.5 h then". */
function withoutWords({ source, parts }: AmountChain): string {
  const [first, last] = [parts[0], parts.at(-1)]
  const start = first ? Math.max(0, source.indexOf(first)) : 0
  const end = parts.length > 1 && last ? source.lastIndexOf(last) + last.length : source.length
  return end > start ? source.slice(start, end) : source
}

const isAnswer = (verdict: WorkVerdict | undefined): boolean => verdict?.kind === 'answer'

const hasLetters = ({ parts }: AmountChain): boolean => parts[0] === null

const isCalculated = ({ parts }: AmountChain): boolean =>
  parts.some((part) => part !== null && /\d\s*\p{L}*\s*[*·×/:+−-]\s*\(?\d/u.test(part))

const upTo = (source: string, text: string): string => {
  const at = source.indexOf(text)
  return at < 0 ? source : source.slice(0, at + text.length)
}

function isOfAnswer({ unit }: Measurement, { task: { answer } }: AskedPart): boolean {
  return (
    answer.kind === 'number' &&
    answer.unit !== null &&
    unit !== null &&
    isSameDimension(unit.dimension, answer.unit.dimension)
  )
}

/** Less than 1 % from the answer: a factor was rounded. */
function isNearly({ value, unit }: Measurement, { task: { answer } }: AskedPart): boolean {
  if (answer.kind !== 'number' || !answer.unit || unit?.offset) return false
  return isNear(toNumber(inSi(value, unit)), answer.value * toNumber(answer.unit.size), 1e-2)
}

/** The name of the amount that follows from what is given, which this is; null: it is none. */
function follows({ value, unit, digits }: Measurement, { text, language }: Told): string | null {
  if (!unit || isPlain(unit.dimension) || unit.offset) return null
  const own = toNumber(inSi(value, unit))
  const found = followingAmounts(text, unit, language).find((each) => isNear(each.value, own, digits > 1 ? 5e-3 : 1e-6))
  return found ? `${found.name}, which follows from what is given` : null
}

/** The numbers that the text gives, with their units. */
const givenIn = ({ text, language }: Told): readonly Measurement[] =>
  quantitiesIn(text, language).filter(({ unit }) => unit !== null && !isPlain(unit.dimension))

const operandsOf = ({ parts }: AmountChain, language: Language): readonly Measurement[] => {
  const calculations = parts.flatMap((part) => (part === null ? [] : [quantitiesIn(part, language)]))
  return calculations.findLast((each) => each.length > 1) ?? []
}

const isTold = (operand: Measurement, given: Measurement): boolean =>
  isNear(toNumber(operand.value), toNumber(given.value)) && (!operand.unit || operand.unit.en === given.unit?.en)
const isConverted = (operand: Measurement, given: Measurement): boolean =>
  isNear(toNumber(inSi(operand.value, operand.unit)), toNumber(inSi(given.value, given.unit)), 1e-6)

/** Every given number of the task is a factor of the calculation, as it is told or converted: it is meant as the answer. */
function usesAllGiven(chain: AmountChain, { task }: AskedPart, told: Told, language: Language): boolean {
  const operands = operandsOf(chain, language)
  const used = givenIn(told).filter((given) => isOfTask(given, task))
  return (
    used.length > 1 &&
    operands.length === used.length &&
    used.every((given) => operands.some((each) => isTold(each, given) || isConverted(each, given)))
  )
}

/** The value of a letter of the task. */
const isOfTask = (given: Measurement, { letters }: AskedPart['task']): boolean =>
  Object.values(letters).some((value) => isNear(value, toNumber(inSi(given.value, given.unit)), 1e-6))

/** The factor that stands in the unit of the text, where the one of the formula would give the answer. */
function unconverted(chain: AmountChain, { task }: AskedPart, told: Told, language: Language): string | null {
  const found = operandsOf(chain, language).flatMap((operand) => {
    if (operand.unit) return []
    const given = givenIn(told).find(
      (each) => isTold(operand, each) && !isConverted(operand, each) && isOfTask(each, task),
    )
    return given?.unit ? [`${toNumber(operand.value)} is the number in ${given.unit.en}`] : []
  })
  return found.length > 0 ? found.join('; ') : null
}

/** A factor with a unit that is no amount of the task, where the task gives one of its kind: 0.5 h under a task of 50 min. */
function otherAmount(chain: AmountChain, told: Told, language: Language): string | null {
  const other = operandsOf(chain, language).find((operand): boolean => {
    const { unit } = operand
    if (!unit || isPlain(unit.dimension)) return false
    const alike = givenIn(told).filter((each) => each.unit && isSameDimension(each.unit.dimension, unit.dimension))
    return alike.length === 1 && !isConverted(operand, alike[0]!)
  })
  if (!other?.unit) return null
  const given = givenIn(told).find((each) => each.unit && isSameDimension(each.unit.dimension, other.unit!.dimension))!
  const shown = ({ value, unit }: Measurement) => `${toNumber(value)} ${unit![told.language]}`
  return `${shown(other)} is not the ${shown(given)} of the task`
}
