import type { PlanStep, StoryQuantity, StoryReading } from '../../frames/index.ts'
import type { Language } from '../../math/latex.ts'
import { noteShown } from '../../pedagogy/evidence.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { asText, listed } from './facts.ts'
import { surelyFirst } from './first-question.ts'
import { askedName, saidAmount } from './names.ts'
import { answerText, isLastStep, leftAsked, nameOfId, nextStep, quantityOf, stepText, storyContent } from './reading.ts'
import { expectedValue, say, sayOf, storyReply, textsOf } from './say.ts'
import { once, type Story } from './story-state.ts'
import { noteStoryHelp } from './trial.ts'
import { twinOf } from './twin.ts'

/**
 * The hint ladder of a read story: a nudge, the idea, a small story with other numbers, one step. No rung can be
 * skipped; step and example open after the bigger hint, the solution after a step.
 */
export function storyHint(turn: Turn, story: Story, reading: StoryReading, wanted: number | null): Reply {
  const { voice } = turn
  if (story.solved) {
    const text = say(turn, 'solved.again', { answer: answerText(reading, voice.language) })
    return storyReply(turn, 'solved.again', text, null, storyContent(turn, story, reading), true)
  }
  if (wanted === 5 && story.stepShown) return storySolution(turn, story, reading)
  const step = nextStep(story, reading)
  if (!step) return storySolution(turn, story, reading)
  const shown = wanted === null ? undefined : openRung(story, wanted)
  if (shown !== undefined && wanted !== null) {
    const content = { ...storyContent(turn, story, reading), hintLevel: wanted }
    return { move: 'hint.again', text: shown, content, free: true }
  }
  story.hints++
  const level = story.level >= 2 && wanted === 4 ? 4 : story.level + 1
  if (level < 4) noteStoryHelp(turn, story, level)
  if (level >= 4) return showStep(turn, story, reading, step)
  const kind = (['nudge', 'bigger', 'example'] as const)[level - 1] ?? 'nudge'
  const text = rungText(turn, story, reading, step, kind)
  story.level = level
  story.rungs = { ...story.rungs, [kind]: text.slice(0, 700) }
  const quantity = quantityOf(reading, step.gives)
  const asked = { by: 'step', answers: quantity ? [expectedValue(quantity.value)] : [] }
  return storyReply(
    turn,
    `hint.${kind}`,
    text,
    asked,
    { ...storyContent(turn, story, reading), hintLevel: level },
    true,
  )
}

/** The question of the first rung, before anything is worked on. */
export function firstNudge(turn: Turn, story: Story, reading: StoryReading): string {
  const step = nextStep(story, reading)
  const asked = askedName(reading)
  return step && !isLastStep(reading, step)
    ? say(turn, 'nudge.first', { asked, inputs: inputsOf(turn, story, reading, step) })
    : say(turn, 'nudge.last', { asked, inputs: knownNames(reading, story, turn) })
}

function openRung({ level, rungs }: Story, wanted: number): string | undefined {
  const kind = ([null, 'nudge', 'bigger', 'example'] as const)[wanted]
  return kind && wanted <= level ? rungs[kind] : undefined
}

/** "48 pens and 3 times": the operands of a step, as far as they are known. */
function inputsOf(turn: Turn, story: Story, reading: StoryReading, { from }: PlanStep): string {
  const isKnown = (quantity: StoryQuantity) => quantity.isGiven || story.found.includes(quantity.id)
  const own = from.flatMap((id) => quantityOf(reading, id) ?? [])
  const known = own.length > 0 && own.every(isKnown) ? own : reading.quantities.filter(isKnown)
  return listed(
    known.map((each) => saidAmount(reading, each)),
    textsOf(turn.voice).and,
  )
}

function namedStep(reading: StoryReading, step: PlanStep, language: Language): string {
  const name = nameOfId(reading, step.gives)
  const line = stepText(reading, step, language)
  return name === '' ? line : `${name}: ${line}`
}

export const ideaOf = (turn: Turn, { operation }: PlanStep): string =>
  sayOf(turn, `idea.${operation}`, textsOf(turn.voice).ideas[operation])

function rungText(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  step: PlanStep,
  kind: 'nudge' | 'bigger' | 'example',
): string {
  const asked = askedName(reading)
  const values = { asked, inputs: inputsOf(turn, story, reading, step), name: nameOfId(reading, step.gives) }
  if (kind === 'nudge') {
    // What has to be found out first in this very task, where that is sure and was not asked before.
    const sure = story.found.length === 0 ? surelyFirst(turn, story) : null
    if (sure && once(story, sure.key)) return sure.text()
    if (!isLastStep(reading, step)) return say(turn, 'nudge.first', values)
    return say(turn, 'nudge.last', { ...values, inputs: knownNames(reading, story, turn) })
  }
  const isFixed = step.from.length === 0 && values.name !== ''
  if (kind === 'bigger' && isFixed) return say(turn, 'bigger.fixed', values)
  if (kind === 'bigger') return say(turn, 'bigger', { ...values, idea: ideaOf(turn, step) })
  const twin = twinOf(reading, turn.seed)
  if (twin) {
    const steps = twin.plan.map((each) => namedStep(twin, each, turn.voice.language))
    return say(turn, 'example.twin', {
      ...values,
      twin: asText(twin.text),
      steps: listed(steps, textsOf(turn.voice).and),
    })
  }
  const example = sayOf(
    turn,
    `example.${step.operation}`,
    otherNumbers(textsOf(turn.voice).examples[step.operation], reading),
  )
  return say(turn, 'example', { ...values, example })
}

/** An example must not contain the story's own numbers. */
function otherNumbers(examples: readonly string[], { answer, quantities }: StoryReading): readonly string[] {
  const own = [answer, ...quantities.map(({ value }) => value)]
    .filter(({ n }) => n > 5n || n < 0n)
    .map(({ n, d }) => (d === 1n ? `${n}` : ''))
  const free = examples.filter((each) => !(each.match(/\d+/g) ?? []).some((digits) => own.includes(digits)))
  return free.length > 0 ? free : examples
}

const knownNames = (reading: StoryReading, story: Story, turn: Turn): string =>
  listed(
    reading.quantities
      .filter(({ id, isGiven }) => isGiven || story.found.includes(id))
      .map((each) => saidAmount(reading, each)),
    textsOf(turn.voice).and,
  )

function showStep(turn: Turn, story: Story, reading: StoryReading, step: PlanStep): Reply {
  const { language } = turn.voice
  const asked = askedName(reading)
  const isLast = isLastStep(reading, step)
  story.found = [...story.found, step.gives]
  story.level = 0
  story.rungs = {}
  story.stepShown = true
  const values = {
    name: nameOfId(reading, step.gives),
    line: stepText(reading, step, language),
    idea: ideaOf(turn, step),
    asked,
    answer: answerText(reading, language),
  }
  if (isLast && leftAsked(reading, story.found).length === 0) story.solved = true
  if (isLast) noteShown(turn, story.trial, 4)
  else noteStoryHelp(turn, story, 4)
  const move = isLast ? 'step.last' : 'step'
  const content = { ...storyContent(turn, story, reading), hintLevel: 4 }
  return storyReply(turn, `hint.${isLast ? 'last' : 'step'}`, say(turn, move, values), { by: 'step' }, content, true)
}

/** All steps, each with its idea. Call only where the solution may be shown. */
function storySolution(turn: Turn, story: Story, reading: StoryReading): Reply {
  const { language } = turn.voice
  const steps = reading.plan
    .map((step, index) => {
      return `${index + 1}. ${namedStep(reading, step, language)}. ${ideaOf(turn, step)}`
    })
    .join('\n')
  story.stepShown = true
  noteShown(turn, story.trial, 5)
  story.found = [...new Set([...story.found, ...reading.plan.map(({ gives }) => gives)])]
  story.solved = leftAsked(reading, story.found).length === 0
  const text = say(turn, 'solution', { steps, answer: answerText(reading, language) })
  const content = { ...storyContent(turn, story, reading), hintLevel: 5 }
  return storyReply(turn, 'solution', text, { by: 'told' }, content)
}

/** A request for the answer first gets a nudge; a student who tried or had help may give up. */
export function askedForAnswer(turn: Turn, story: Story, reading: StoryReading, givesUp: boolean): Reply {
  const { language } = turn.voice
  if (story.solved) {
    const text = say(turn, 'solved.again', { answer: answerText(reading, language) })
    return storyReply(turn, 'solved.again', text, null, storyContent(turn, story, reading), true)
  }
  const mayGiveUp = story.stepShown || story.hints > 0 || story.attempts > 0
  if (story.stepShown || (givesUp && mayGiveUp)) return storySolution(turn, story, reading)
  const step = nextStep(story, reading)
  if (!step || turn.state.lastMove === 'story.refused') return storyHint(turn, story, reading, null)
  const hint = rungText(turn, story, reading, step, 'nudge')
  const text = say(turn, 'refused', { hint })
  return storyReply(turn, 'refused', text, { by: 'step' }, { ...storyContent(turn, story, reading), badge: null })
}
