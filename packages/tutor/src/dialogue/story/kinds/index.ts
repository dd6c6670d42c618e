import { type PlanStep, readStory, type StoryReading } from '../../../frames/index.ts'
import { accountWords, measureWords } from '../../../language/accounts.ts'
import { binary, number } from '../../../math/ast.ts'
import type { Language } from '../../../math/latex.ts'
import { equals, MathsError, ONE, type Rational, rational } from '../../../math/rational.ts'
import { isMechanical } from '../../../math/task-reading.ts'
import { cacheOf, remembered } from '../../../remembered.ts'
import { readCompound } from '../../../science/compounds.ts'
import { readMeasured } from '../../../science/read.ts'
import { readCrews } from '../accounts/crews.ts'
import { readAccounts } from '../accounts/index.ts'
import { readMeans } from '../accounts/means.ts'
import { readMeasures } from '../accounts/measures.ts'
import { readPercentSteps } from '../accounts/percents.ts'
import { readPriceList } from '../accounts/price-lists.ts'
import { readPrices } from '../accounts/prices.ts'
import { readRateChains } from '../accounts/rates.ts'
import { has } from '../accounts/scene.ts'
import { readShares } from '../accounts/shares.ts'
import { readBook } from '../book/read.ts'
import { questionIn } from '../facts.ts'
import { graphsOf } from '../graph/index.ts'
import { byWordings } from '../likely.ts'
import { NoFrame, readProposed } from '../proposed.ts'
import { readRelations } from '../relations/index.ts'
import { readSchemas } from '../schemas/index.ts'
import { hidesNumber, isDoubted } from '../second-reader.ts'
import { lexiconOf } from '../words.ts'
import { numbersIn } from '../work.ts'
import { readAges } from './ages.ts'
import { readAngles } from './angles.ts'
import { readAverages } from './averages.ts'
import { readChanges } from './changes.ts'
import { readDice } from './dice.ts'
import { readDraws } from './draws.ts'
import { readDraw, readMissing, readScale, readScaled, readTimes } from './everyday.ts'
import { type KindOfTask, type KindReader, written } from './kind.ts'
import { readMeeting } from './meeting.ts'
import { readMixtures } from './mixtures.ts'
import { readRatios } from './ratios.ts'
import { readSpeeds } from './speeds.ts'

const readers: readonly KindReader[] = [
  readAngles,
  readDraws,
  readDice,
  readMeeting,
  readSpeeds,
  readChanges,
  readAverages,
  readRatios,
  readAges,
  readMixtures,
  readMissing,
  readTimes,
  readDraw,
  readScale,
  readScaled,
]

/** Mechanisms over data; each proposes what it can place completely. */
const proposers: readonly ((text: string, language: Language) => readonly KindOfTask[])[] = [
  (text, language) => [readBook(text, language, null)].flatMap((kind) => kind ?? []),
  readSchemas,
]

/** Shorter tasks are mostly calculations in words. */
const SHORTEST = 30

const readings = cacheOf<StoryReading | null>(200)

/** The reading of a task of a standard kind; null if it is of none or inconsistent. */
export function readKind(text: string, language: Language, chosen: Rational | null = null): StoryReading | null {
  if (text.length < 20 || text.length > 900) return null
  return readings(`${language}|${chosen ? written(chosen) : ''}|${text}`, () => readAnew(text, language, chosen))
}

/** The digits of formulas are no amounts, and the masses of two substances belong to a reaction between them. */
const tellsSubstances = (text: string): boolean =>
  new Set((text.match(FORMULA) ?? []).filter((each) => /\d/.test(each) && readCompound(each) !== null)).size > 1
const FORMULA = /(?<![\p{L}\d])(?:[A-Z][a-z]?\d{0,2}){2,8}(?![\p{L}\d])/gu

function readAnew(text: string, language: Language, chosen: Rational | null): StoryReading | null {
  if (tellsSubstances(text)) return null
  let reading: StoryReading | null = null
  for (const reader of readers) {
    const kind = reader(text, language, chosen)
    reading = kind && checked(text, language, kind)
    if (reading) break
  }
  reading ??= unlessKnown(proposedKind(text, language))
  if (text.length >= SHORTEST)
    reading ??=
      graphReading(text, language) ??
      unlessKnown(relationReading(text, language)) ??
      unlessKnown(accountReading(text, language))
  // Two mechanisms that come to different answers: one of them has misread the task.
  if (reading && isOpposed(reading, accountsOf(text, language))) reading = null
  return reading
}

/** The frames call what a percent is taken of a factor of 1.25, which no student has written. */
const tellsPercent = /%|(?<!\p{L})(?:percent|per cent|процент)/iu

/**
 * A reading that the readers of short school tasks agree with is left to them: they have a ladder, units and mistakes of
 * their own. They are asked only where the task does not count as a story.
 */
function unlessKnown(reading: StoryReading | null): StoryReading | null {
  if (!reading) return null
  const { text, language, answer } = reading
  const measured = readMeasured(text, language)
  const own = Number(answer.n) / Number(answer.d)
  const isMeasured =
    measured?.answer.kind === 'number' &&
    measured.subject !== 'maths' &&
    Math.abs(measured.answer.value - own) <= 1e-6 * Math.max(1, Math.abs(own))
  if (isMeasured) return null
  // The frames name the things of a story better.
  const framed = readStory(text, language)
  if (framed.kind === 'one' && equals(framed.reading.answer, answer) && !isDoubted(framed.reading)) return null
  if (!lexiconOf(language).objects.test(text) && !isMechanical(text, language)) return reading
  const worded = byWordings(text, language)
  return worded && equals(worded.root.value, answer) ? null : reading
}

/** What the mechanisms over data propose; null where two of them come to different answers. */
function proposedKind(text: string, language: Language): StoryReading | null {
  const all = proposers
    .flatMap((propose) => propose(text, language))
    .flatMap((kind) => checked(text, language, kind) ?? [])
  const [first, ...more] = all
  return first && more.every(({ answer }) => equals(answer, first.answer)) ? first : null
}

/** The quantity graph's reading, unless the frames have one that agrees and this one knows no typical mistakes. */
function graphReading(text: string, language: Language): StoryReading | null {
  const reading = graphOf(text, language)
  if (!reading || isDoubted(reading)) return null
  const framed = readStory(text, language)
  const isFramed = framed.kind === 'one' && equals(framed.reading.answer, reading.answer) && !isDoubted(framed.reading)
  // One step with equal groups: the frames name the things better.
  const isPlain =
    (reading.because === undefined && !tellsPercent.test(text)) ||
    (reading.isOfGroups === true && reading.plan.length === 1)
  return isFramed && isPlain ? null : reading
}

/** Relations between a few amounts, in wordings that the graph does not know. */
function relationReading(text: string, language: Language): StoryReading | null {
  const kind = readRelations(text, language, null)
  return kind && checked(text, language, kind)
}

/** Everyday amounts and rates, where neither the graph nor the frames come to anything else. */
function accountReading(text: string, language: Language): StoryReading | null {
  const all = accountsOf(text, language)
  const [reading] = all
  if (!reading || isOpposed(reading, all) || isDoubted(reading)) return null
  if (isOpposed(reading, graphsRead(text, language))) return null
  // What the frames read is named by its own words there.
  const framed = readStory(text, language)
  const isFramed = framed.kind === 'one' && !isDoubted(framed.reading)
  return isFramed && (equals(framed.reading.answer, reading.answer) || !holdsMore(reading, framed.reading))
    ? null
    : reading
}

/** Whether a reading that explains every relation word of the text goes on where the frames stop. */
const holdsMore = (reading: StoryReading, framed: StoryReading): boolean =>
  reading.plan.length > framed.plan.length ||
  has(
    accountWords[reading.language].asks.difference,
    questionIn(reading.text, reading.language)?.question.toLowerCase() ?? '',
  )

/** Asked for by the readings and by those that they may contradict. */
const accountsOf = remembered((text, language): readonly StoryReading[] =>
  [
    readAccounts,
    readCrews,
    readRateChains,
    readMeasures,
    readPercentSteps,
    readMeans,
    readPrices,
    readPriceList,
    readShares,
  ].flatMap((reader) => {
    const kind = reader(text, language, null)
    const reading = kind && checked(text, language, kind)
    return reading ? [withoutIdentities(withoutCutNames(reading))] : []
  }),
)

/**
 * Accounts call an amount by the word that stands beside it: "baker", «гараже», "i". That finds the amount again, but in a
 * sentence of the tutor it has neither the right form nor a meaning.
 */
function withoutCutNames(reading: StoryReading): StoryReading {
  const words = new Set(reading.text.toLowerCase().split(/[^\p{L}-]+/u))
  const isCut = (name: string) =>
    // A number with no role but to be part of the whole says enough itself.
    name === measureWords[reading.language].names.amount ||
    name
      .toLowerCase()
      .split(/[,:]/)[0]!
      .split(/\s+/)
      .every((word) => words.has(word))
  const cut = reading.quantities.filter(({ said }) => said !== undefined && isCut(said))
  const names = new Set(cut.map(({ said }) => said))
  return {
    ...reading,
    restatement: reading.restatement.replace(/ \(([^()]*)\)/gu, (whole, note: string) =>
      names.has(note) ? '' : whole,
    ),
    quantities: reading.quantities.map((each) => (cut.includes(each) ? { ...each, said: '' } : each)),
  }
}

const isOpposed = ({ answer }: StoryReading, others: readonly StoryReading[]): boolean =>
  others.some((other) => !equals(other.answer, answer))

const graphsRead = (text: string, language: Language): readonly StoryReading[] =>
  graphsOf(text, language).flatMap((kind) => checked(text, language, kind) ?? [])

/** Null also if two models give different answers. */
function graphOf(text: string, language: Language): StoryReading | null {
  const all = graphsRead(text, language)
  const [first, ...more] = all
  if (!first || more.some(({ answer }) => !equals(answer, first.answer))) return null
  // The one that knows typical mistakes and a reason.
  return all.find(({ because }) => because !== undefined) ?? first
}

/** Whether the task's graph or its accounts contradict a reading: then neither is used. */
export function isContradicted(reading: StoryReading): boolean {
  const { text, language } = reading
  const graph = graphOf(text, language)
  return isOpposed(reading, [...(graph ? [graph] : []), ...accountsOf(text, language)])
}

function checked(text: string, language: Language, kind: KindOfTask): StoryReading | null {
  const reading = checkedOne(text, language, kind)
  const { asked, also } = kind.frame
  if (!reading || !also) return reading
  const next = also.flatMap((each) => {
    const others = [asked, ...also].filter((one) => one !== each)
    return checkedOne(text, language, { ...kind, frame: { ...kind.frame, asked: each, also: others } }) ?? []
  })
  return { ...reading, next }
}

function checkedOne(
  text: string,
  language: Language,
  { frame, form, slips, called = {}, because, idle = [], free, isOfGroups, isComplete, rounded }: KindOfTask,
): StoryReading | null {
  try {
    const reading = readProposed(text, language, { ...frame, unused: [...idle, ...idleIn(text, language, frame)] })
    if (hidesNumber(reading)) return null
    const words = new Map([
      ...frame.unknown.map(({ role, words: said }) => [role, said] as const),
      ...Object.entries(called),
    ])
    const fitting = slips.filter(
      ({ value }) => isComplete || !reading.quantities.some((each) => !each.isGiven && equals(each.value, value)),
    )
    return {
      ...reading,
      form,
      slips: fitting,
      ...(because !== undefined && { because }),
      ...(free && { free }),
      ...(isOfGroups && { isOfGroups }),
      ...(isComplete && { isComplete }),
      // A chosen amount is no step.
      plan: rounded
        ? roundedPlan(reading, frame.asked, rounded)
        : reading.plan.filter(({ gives }) => gives !== free?.role),
      quantities: reading.quantities.map((each) => {
        const said = words.get(each.id)
        return said ? { ...each, said } : each
      }),
    }
  } catch (error) {
    if (error instanceof NoFrame || error instanceof MathsError) return null
    throw error
  }
}

/** "What is left is 81": a quantity that is another one needs no step, and no student would calculate it. */
function withoutIdentities(reading: StoryReading): StoryReading {
  const { plan, quantities } = reading
  const same = new Map<string, string>()
  const own = (id: string) => same.get(id) ?? id
  const worthOf = (id: string) => quantities.find((each) => each.id === id)?.value
  for (const { gives, from } of plan) {
    const [only, ...others] = from
    const [a, b] = [worthOf(gives), only === undefined ? undefined : worthOf(only)]
    const isAsked = quantities.some(({ id, isAsked: wanted }) => id === gives && wanted)
    if (only !== undefined && others.length === 0 && !isAsked && a && b && equals(a, b)) same.set(gives, own(only))
  }
  if (plan.some(({ operation }) => /^round|remainder/.test(operation))) return reading
  const steps = plan.filter(({ gives }) => !same.has(gives))
  return {
    ...reading,
    plan: steps.map((step) => ({ ...step, from: step.from.map(own) })),
    quantities: quantities.filter(({ id }) => !same.has(id)),
  }
}

/** The steps to the total, the rounding, and what follows from it. */
function roundedPlan(
  reading: StoryReading,
  asked: string,
  rounded: NonNullable<KindOfTask['rounded']>,
): readonly PlanStep[] {
  const { plan } = reading
  const gives = rounded.gives ?? asked
  const until = plan.findIndex((step) => step.gives === rounded.total) + 1
  const others = (steps: readonly PlanStep[]) => steps.filter((step) => step.gives !== gives)
  const rest = rounded.gives === undefined ? [] : others(plan.slice(until))
  return [...others(plan.slice(0, until)), roundingStep(reading, gives, rounded), ...rest]
}

/** "50 : 8", rounded to whole groups. */
function roundingStep(
  { quantities }: StoryReading,
  gives: string,
  { operation, total, size }: NonNullable<KindOfTask['rounded']>,
): PlanStep {
  const [a, b] = [total, size].map((role) => quantities.find(({ id }) => id === role)?.value ?? ONE)
  return { gives, from: [total, size], operation, expression: binary('divide', number(a ?? ONE), number(b ?? ONE)) }
}

/** "Two balls", "one of them": counts that are part of the kind itself. */
const idleIn = (text: string, language: Language, { given }: KindOfTask['frame']): string[] =>
  numbersIn(text, language)
    .filter(({ value }) => equals(value, ONE) || equals(value, rational(2)))
    .map(({ start, end }) => text.slice(start, end))
    .filter((said) => !given.some(({ span }) => span.includes(said)))
