import type { ReplyContent, Rung } from '@lumi/contracts/chat'
import { type PlanStep, readStory, type StoryQuantity, type StoryReading } from '../../frames/index.ts'
import { number } from '../../math/ast.ts'
import { type Language, latexOf } from '../../math/latex.ts'
import { equals, isInteger, MathsError, multiply, type Rational, rational } from '../../math/rational.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { tellsChangingSpeed } from '../../science/by-formula.ts'
import { questionsIn } from './asked-for.ts'
import { answerSaid } from './counted.ts'
import { asText, questionIn } from './facts.ts'
import { isContradicted, readKind } from './kinds/index.ts'
import { byWordings } from './likely.ts'
import { askedName, askedQuestion, nameIn, saidAmount } from './names.ts'
import { NoFrame, type ProposedFrame, readProposed } from './proposed.ts'
import { amountText, exprText, sumText, textsOf, valueText } from './say.ts'
import { isDoubted } from './second-reader.ts'
import { rationalOf, type Story } from './story-state.ts'
import { taskEnd } from './task-and-work.ts'
import { storyTexts } from './texts.ts'
import { lexiconOf } from './words.ts'
import { valueOrNull } from './work.ts'

/** All readings of a text except those that the student rejected or another reader contradicts. */
export function readingsOf(
  text: string,
  language: Language,
  rejected: readonly string[] = [],
  chosen: Rational | null = null,
): readonly StoryReading[] {
  const kind = readKind(text, language, chosen)
  // A changing speed cannot be multiplied by a time.
  const isChanging = tellsChangingSpeed(text)
  if (kind && !(isChanging && isSteady(kind)) && !rejected.includes(kind.restatement)) return [kind]
  if (isChanging) return []
  // Figures and numbers have readers of their own that know their vocabulary.
  if (lexiconOf(language).objects.test(text) && byWordings(text, language)) return []
  const result = readStory(text, language)
  const all = result.kind === 'one' ? [result.reading] : result.kind === 'several' ? result.readings : []
  return all.filter((each) => !rejected.includes(each.restatement) && !isDoubted(each) && !isContradicted(each))
}

/** Way = speed · time. */
const isSteady = ({ plan }: StoryReading): boolean =>
  plan.some(({ gives, from }) => ['speed', 'time', 'way'].every((id) => id === gives || from.includes(id)))

/** The accepted reading; null if there is none any more. */
export function readingOf(story: Story): StoryReading | null {
  const { text, language, reading, frame, chosen } = story
  if (reading === null) return null
  const all = frame
    ? proposedReading(text, language, openIn(frame, story.found))
    : readingsOf(text, language, [], chosen === null ? null : rationalOf(chosen))
  const own = all.find(({ restatement }) => restatement === reading)
  return own ? withOpenQuestion(own, story.found) : null
}

/** Of several amounts that a text asks for the first one that is not found yet is the question. */
const withOpenQuestion = (reading: StoryReading, found: readonly string[]): StoryReading => {
  const { next = [] } = reading
  const open = [reading, ...next].find(({ quantities }) =>
    quantities.some(({ id, isAsked }) => isAsked && !found.includes(id)),
  )
  // Any of them knows how many there are.
  return open && next.length > 0 ? { ...open, next } : (open ?? reading)
}

/** The same for the frame of a model. */
function openIn(frame: ProposedFrame, found: readonly string[]): ProposedFrame {
  const all = [frame.asked, ...(frame.also ?? [])]
  const [asked = frame.asked] = all.filter((each) => !found.includes(each))
  return frame.also ? { ...frame, asked, also: all.filter((each) => each !== asked) } : frame
}

/** The amounts besides the present question that are asked for and not found yet. */
export const leftAsked = ({ more = [] }: StoryReading, found: readonly string[]): readonly string[] =>
  more.filter((id) => !found.includes(id))

/** The text asks for more than was read or framed of it: of the rest nothing is known. */
export const asksMore = ({ text, language, more = [], next = [] }: StoryReading): boolean =>
  questionsIn(text.slice(0, taskEnd(text, language)), language) > 1 + Math.max(more.length, next.length)

/** A model's proposal is validated each time, as a text is read each time. */
function proposedReading(text: string, language: Language, frame: ProposedFrame): readonly StoryReading[] {
  try {
    return [readProposed(text, language, frame, true)]
  } catch (error) {
    if (error instanceof NoFrame || error instanceof MathsError) return []
    throw error
  }
}

export const quantityOf = (reading: StoryReading, id: string): StoryQuantity | undefined =>
  reading.quantities.find((each) => each.id === id)

/** The name of a quantity, empty if it has none; that of the wanted one if there is no such quantity. */
export function nameOfId(reading: StoryReading, id: string): string {
  const quantity = quantityOf(reading, id)
  return quantity ? nameIn(reading, quantity) : askedName(reading)
}

export const quantityText = (reading: StoryReading, quantity: StoryQuantity, language: Language): string =>
  (reading.form === 'clock' && !quantity.isAsked ? null : formedText(reading, quantity.value, language)) ??
  amountText(quantity.value, quantity.unit, '', language)

export function answerText(reading: StoryReading, language: Language): string {
  const formed = formedText(reading, reading.answer, language)
  if (formed) return formed
  const unit = reading.unit ?? reading.asked.unit
  const question = questionIn(reading.text, language)?.question ?? null
  const said = answerSaid(reading.answer, reading.text, question, language)
  return unit && !/\p{L}/u.test(said.replace(/\$[^$]*\$/g, '')) ? amountText(reading.answer, unit, '', language) : said
}

/** The value as a time of day, degrees or fraction; null for an ordinary number. */
export function formedText({ form }: StoryReading, value: Rational, language: Language): string | null {
  if (form === 'degrees') return `${valueText(value, language).slice(0, -1)}^\\circ$`
  if (form === 'clock') return clockText(value)
  if (form === 'fraction') return `$${latexOf(number(value), language)}$`
  return null
}

/** 12.5 hours as 12:30; null unless it is a whole minute of a day. */
function clockText(value: Rational): string | null {
  const minutes = multiply(value, rational(60))
  if (!isInteger(minutes) || minutes.n < 0n || minutes.n >= 1440n) return null
  return `${minutes.n / 60n}:${String(minutes.n % 60n).padStart(2, '0')}`
}

/**
 * The given amounts as a list. A reading that quotes whole sentences of the task gets its numbers as they are written
 * there; one that tells the task in a sentence of its own keeps the sentence.
 */
export function knownList(reading: StoryReading): string {
  const { told: lead } = storyTexts[reading.language]
  const told = reading.restatement.replace(lead.before, '').replace(lead.behind, '').replace(/\.$/, '')
  const parts = told.split(/;\s+/)
  const areQuotes = reading.quantities.every(({ said }) => said === undefined)
  const items = areQuotes ? givenAmounts(reading) : parts
  if (items.length === 1) return `${asText(items[0] ?? told)}.`
  return items.map((each) => `- ${asText(each)}`).join('\n')
}

/** The numbers of the task, in its order. */
function givenAmounts(reading: StoryReading): readonly string[] {
  const given = reading.quantities.filter(({ isGiven }) => isGiven)
  const ordered = given.toSorted((a, b) => (a.span?.[0] ?? 0) - (b.span?.[0] ?? 0))
  const all = [...new Set(ordered.map((each) => saidAmount(reading, each).replaceAll('\\$', '$')))]
  return all.length > 0 ? all : [reading.restatement]
}

const isKnown = (story: Story, reading: StoryReading, id: string) =>
  story.found.includes(id) || quantityOf(reading, id)?.isGiven === true

/** What the end of the plan asks for, down to what the student has found. */
function stepsNeeded(story: Story, reading: StoryReading): ReadonlySet<string> {
  const needed = new Set<string>()
  const take = (id: string): void => {
    const step = reading.plan.find(({ gives }) => gives === id)
    if (!step || needed.has(id) || story.found.includes(id)) return
    needed.add(id)
    for (const from of step.from) take(from)
  }
  const last = reading.plan.at(-1)
  const asked = reading.plan.filter(({ gives }) => quantityOf(reading, gives)?.isAsked === true)
  for (const step of asked.length > 0 ? asked : last ? [last] : []) take(step.gives)
  return needed
}

/** The next step of the plan that is open, possible and still of use: who has 5/8 needs no 5 + 3 = 8 any more. */
export function nextStep(story: Story, reading: StoryReading): PlanStep | null {
  const needed = stepsNeeded(story, reading)
  const all = reading.plan.filter(({ gives }) => !story.found.includes(gives))
  const used = all.filter((step) => needed.has(step.gives))
  const open = used.length > 0 ? used : all
  return open.find(({ from }) => from.every((id) => isKnown(story, reading, id))) ?? open[0] ?? null
}

export const isLastStep = (reading: StoryReading, step: PlanStep) =>
  quantityOf(reading, step.gives)?.isAsked === true || reading.plan.at(-1) === step

/** A step of the plan with its result; for a rounded result both values. */
export function stepText(reading: StoryReading, step: PlanStep, language: Language): string {
  const quantity = quantityOf(reading, step.gives)
  const value = valueOrNull(step.expression)
  if (!quantity) return `$${latexOf(step.expression, language)}$`
  // "One in six hours" is a sixth already.
  if (value && equals(value, quantity.value) && exprText(step.expression, language) === valueText(value, language))
    return valueText(value, language)
  return value && equals(value, quantity.value)
    ? sumText(step.expression, quantity.value, language)
    : `$${latexOf(step.expression, language)}$, ${valueText(quantity.value, language)}`
}

/** The story's part of the screen. Only for a confirmed reading. */
export function storyContent({ voice }: Turn, story: Story, reading: StoryReading): ReplyContent {
  const { language } = voice
  const { labels, title } = textsOf(voice)
  const noun = reading.asked.noun.replace(/[\\{}$%#&_^~]/g, ' ').slice(0, 60)
  const found = reading.plan.filter(({ gives }) => story.found.includes(gives))
  const done = [
    {
      label: `${labels.asked}: ${askedName(reading) || askedQuestion(reading)}`,
      state: 'done' as const,
      checked: false,
    },
    { label: labels.known, state: 'done' as const, checked: false },
    ...found.map((each) => ({
      label: nameOfId(reading, each.gives) || labels.found,
      state: 'done' as const,
      checked: true,
      latex: stepText(reading, each, language).replaceAll('$', ''),
    })),
  ]
  // The number of the current step, as the card shows it.
  const step = done.length + (story.solved ? 0 : 1)
  const todo = [
    { label: labels.next, state: 'now' as const, checked: false },
    { label: labels.answer, state: 'later' as const, checked: false },
  ]
  return {
    badge: 'checked',
    problem: {
      problemId: story.id,
      latex: `\\text{${noun}} = {?}`,
      title,
      solved: story.solved,
      step,
    },
    work: { title, steps: story.solved ? done : [...done, ...todo] },
    ...(!story.solved && { ladder: { problemId: story.id, step, level: story.level, rungs: rungsOf(story) } }),
  }
}

function rungsOf({ level, rungs, stepShown }: Story): Rung[] {
  const rung = (kind: Rung['kind'], opensAt: number, needs: number): Rung => {
    const text = rungs[kind]
    if (text !== undefined && level >= opensAt) return { kind, state: 'open', text }
    return { kind, state: level >= needs ? 'next' : 'locked' }
  }
  const list = [rung('nudge', 1, 0), rung('bigger', 2, 1)]
  if (level >= 2) list.push(rung('example', 3, 2))
  list.push(rung('step', 4, 2))
  if (stepShown) list.push({ kind: 'solution', state: 'next' })
  return list
}
