import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import { isFiniteDecimal } from '../../math/rational.ts'
import { hintsUpTo } from '../../model/level.ts'
import { quoted } from '../../one-line.ts'
import type { TutorState } from '../../pedagogy/state.ts'
import { asksMore, quantityText, readingOf } from './reading.ts'
import type { Story } from './story-state.ts'
import { taskEnd } from './task-and-work.ts'

/** The open story, with its reading if the student has confirmed it. */
export function openStoryIn({ story }: TutorState): { story: Story; reading: StoryReading | null } | null {
  if (!story || story.isParked || story.problemId !== null) return null
  return { story, reading: story.standing === 'confirmed' ? readingOf(story) : null }
}

/** Every amount that is asked for and found. */
function answersText(reading: StoryReading, story: Story): string {
  const all = reading.quantities.filter(
    ({ id, isAsked }) =>
      (isAsked && story.solved) || ((isAsked || reading.more?.includes(id)) && story.found.includes(id)),
  )
  const order = [story.frame?.asked, ...(story.frame?.also ?? [])]
  all.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  const named = (each: StoryQuantity) =>
    `${reading.more && each.name !== '' ? `${each.name} = ` : ''}${quantityText(reading, each, story.language)}${inDecimals(each)}`
  return all.length > 0 ? all.map(named).join('; ') : 'what the student has found'
}

/** 96/7 as students write it. */
const inDecimals = ({ value }: StoryQuantity): string =>
  isFiniteDecimal(value, 4) ? '' : ` (about ${Number((Number(value.n) / Number(value.d)).toFixed(3))})`

function standOf(reading: StoryReading, story: Story): string {
  if (story.solved) {
    const answers = `inal answer, may be said: ${answersText(reading, story)}.`
    return asksMore(reading)
      ? `What was ${story.frame ? 'framed' : 'read of it'} is found. F${answers} The text asks for more than that: go on with it. The program knows nothing of the rest.`
      : `The task is solved. F${answers}`
  }
  const asked = reading.quantities.find(({ isAsked }) => isAsked)
  const isOnly = (reading.more ?? []).length === 0 && (reading.next ?? []).length === 0
  if (isOnly && asked && story.found.includes(asked.id))
    return `Its number was said by the student and may be said: ${quantityText(reading, asked, story.language)}. What stands wrong or is missing beside it is still open.`
  const isAll = asked && story.found.includes(asked.id) && (reading.more ?? []).every((id) => story.found.includes(id))
  if (isAll)
    return `All that is asked for was said by the student and may be said: ${answersText(reading, story)}. What stands wrong or is missing beside it is still open.`
  const isPartly = reading.more?.some((id) => story.found.includes(id))
  return isPartly
    ? `Answered already, may be said: ${answersText(reading, story)}. Still open, and sealed in every form: ${reading.asked.noun}.`
    : 'Sealed: its answer, in every form.'
}

/** Who did not say yes to the second question is annoyed by a third one. */
export const MOST_ASKS = 2
const toAgree =
  'The student has not agreed yet: say it in half a sentence, in passing, and ask your next useful question; whether it is so you ask only where it can be read in two ways. Until then judge nothing but arithmetic.'
const leftOpen =
  'The student has seen that and not said whether it is so: do not ask again unless they object. Until work of the student fits it, judge nothing but arithmetic.'

/** What was told up to the student's own work: data may stand behind the question ("... с воды 4200 железа 460"). */
function toldText({ text, typed, reading, language }: Story): string {
  if (reading !== null || typed === null || !typed.includes(text)) return text
  const whole = typed.slice(typed.indexOf(text), taskEnd(typed, language)).trim()
  return /\d/.test(whole.slice(text.length)) ? whole : text
}

/** The story as a language model is told it, line by line. An unconfirmed reading is marked as such and has no consequences. */
export function storyCard(state: TutorState): string[] | null {
  const open = openStoryIn(state)
  if (!open) return null
  const { story, reading } = open
  const told = `Open word problem, as the student told it: ${quoted(toldText(story))}`
  if (!reading) {
    const assumed =
      story.reading === null
        ? story.asks < MOST_ASKS
          ? 'The program could not read it safely. Where you can, call frame once, before your reply: then it can judge the steps.'
          : 'The program could not read it, and no frame of it was accepted: do not call frame for it again.'
        : `The program reads it so: ${story.reading} ${story.asks < MOST_ASKS ? toAgree : leftOpen}`
    return [
      told,
      assumed,
      'Nothing about its answer is verified. A calculation may be called right as a calculation only. Coach with questions tied to its numbers and words, and let the student test the result in the task.',
    ]
  }
  const found = reading.quantities
    .filter(
      ({ id, isGiven, isAsked, name }) =>
        !isGiven && !isAsked && !reading.more?.includes(id) && name !== '' && story.found.includes(id),
    )
    .map((each) => `${each.name} = ${quantityText(reading, each, story.language)}`)
  return [
    told,
    `Reading, confirmed by the student or by a second reader: ${reading.restatement}`,
    ...(found.length > 0 ? [`Found by the student: ${found.join('; ')}.`] : []),
    ...(story.solved ? [] : [hintsUpTo(Math.min(3, 1 + Math.max(story.level, Math.min(1, story.wrongs))))]),
    standOf(reading, story),
    ...stillToFind(reading, story),
  ]
}

/** The amounts on the way, by name, which the model asks for and does not calculate. */
function stillToFind({ quantities, more }: StoryReading, { solved, found }: Story): readonly string[] {
  if (solved) return []
  const left = quantities.filter(
    ({ id, isGiven, isAsked, name }) =>
      !isGiven && !isAsked && !more?.includes(id) && name !== '' && !id.startsWith('part-') && !found.includes(id),
  )
  return left.length === 0 ? [] : [`Still for the student to find: ${left.map(({ name }) => name).join('; ')}.`]
}
