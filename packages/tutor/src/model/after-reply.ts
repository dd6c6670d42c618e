import { MOST_ASKS } from '../dialogue/story/brief.ts'
import type { LearnerEvent } from '../learner/learner.ts'
import { noteHelp } from '../pedagogy/evidence.ts'
import { openState } from '../pedagogy/open-state.ts'
import type { TutorState } from '../pedagogy/state.ts'
import type { TurnInput, TutorTurn } from '../turn.ts'
import { expectsOf, type Note, noteFrom } from './expect.ts'
import { asksSeveral } from './noted.ts'
import { taskSetIn } from './set-task.ts'
import { restates } from './story-lines.ts'

interface Said {
  input: Pick<TurnInput, 'now' | 'timeZone'>
  turn: TutorTurn
  /** The model's reply as the student saw it. */
  text: string
  /** The note the model attached, unvalidated; undefined if it sent none. */
  note?: unknown
  seed: string
}

/**
 * Questions of the core that stay open whatever the model says: the student still has to confirm the reading of a
 * story, or to say which of the tasks that were left is meant.
 */
const lasting = /^(?:story|back)\./

/**
 * The state after a model's reply was shown instead of the core's: the next message answers the model's question, and
 * the help it gave counts like an opened rung.
 */
export function afterReply({ input, turn, text, note: written, seed }: Said): {
  state: TutorState
  events: readonly LearnerEvent[]
} {
  const state = openState(turn.state)
  state.expects = questionLeft(state, text)
  // The student never saw the core's own question.
  state.asked = null
  state.readings = null
  state.lastSaid = null
  state.lastMove = 'led'
  const { problem, story } = state
  if (story?.standing === 'assumed' && story.reading !== null && !story.isParked) story.asks++
  const open = problem && !problem.solved ? problem : null
  const question = lastQuestions(text)
  const note: Note | null = noteFrom(written)
  const known = note && (note.question !== '' || question !== null) ? note : null
  state.modelAsked = known
    ? {
        ...expectsOf({ ...known, question: question ?? known.question }, open, turn.language),
        ...(asksSeveral(known.question) && { isSeveral: true as const }),
      }
    : question === null
      ? null
      : { by: 'model', question, answers: [] }
  // Without a note keep the last one: models forget it, and the task rarely changes between replies.
  if (note) state.modelAnswer = note.taskAnswer || null
  const isStoryOpen = story !== null && !story.solved
  state.modelTask = open || isStoryOpen ? null : (taskSetIn(text, turn.language, linesHeard(turn)) ?? state.modelTask)
  const events: LearnerEvent[] = []
  const level = note?.hintLevel ?? 0
  const trial = open?.trial ?? (state.keyed && !state.keyed.over ? state.keyed.trial : story?.trial)
  if (level > 0 && trial) {
    const day = new Intl.DateTimeFormat('en-CA', {
      timeZone: input.timeZone ?? 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(input.now)
    noteHelp({ seed: `${seed}|${state.turns}|led`, now: input.now, day, events }, trial, level)
    if (open) {
      open.hints++
      open.level = Math.max(open.level, Math.min(3, level))
      if (level >= 4) open.stepShown = true
    }
  }
  return { state, events }
}

const linesHeard = ({ understood }: TutorTurn): ReadonlySet<string> =>
  new Set((understood?.lines ?? []).map(({ text }) => text))

/**
 * A yes agrees to the reading of a story only where the student has read it. The card asks the model to put it into its
 * reply; many replies do not.
 */
function questionLeft({ expects, story }: TutorState, text: string): TutorState['expects'] {
  if (expects && !lasting.test(expects.by)) return null
  const isAssumed =
    story?.standing === 'assumed' && story.reading !== null && !story.isParked && story.problemId === null
  if (!isAssumed) return expects
  const restated = restates(text, story.reading!, story.language)
  // Told in passing it is no question: a yes answers what was asked, and nobody has to hear it again.
  if (restated === 'told') story.asks = MOST_ASKS
  if (restated !== 'asked') return expects?.by === 'story.confirm' ? null : expects
  return expects ?? { by: 'story.confirm', question: '', answers: [{ kind: 'yes' }, { kind: 'no' }] }
}

const longestQuestion = 200

/**
 * The last question of a reply with those directly before it: "By how many degrees does it rise? Then: how many kg are
 * 300 g?" are asked together, and the answer to one of them is none to the other.
 */
function lastQuestions(text: string): string | null {
  const last = lastQuestion(text)
  if (last === null) return null
  const plain = text.replace(/[*_`]/g, '')
  const at = plain.lastIndexOf(last)
  const before = at < 0 ? '' : plain.slice(plain.lastIndexOf('\n', at) + 1, at).trimEnd()
  if (!before.endsWith('?')) return last
  const earlier = lastQuestion(before)
  const joined = `${earlier} ${last}`
  return earlier !== null && before.endsWith(earlier) && joined.length <= longestQuestion ? joined : last
}

/**
 * The last sentence of a reply that is a question, without Markdown; null if there is none. A mark within brackets or
 * quotation marks ends no sentence: "with 15 per adult (that's how you read it, right?), what does 9a say?"
 */
export function lastQuestion(text: string): string | null {
  const plain = text.replace(/[*_`]/g, '')
  const masked = plain.replace(/\([^()\n]{1,160}\)|«[^«»\n]{1,160}»|"[^"\n]{1,160}"|“[^“”\n]{1,160}”/gu, (group) =>
    group.replace(/[.!?]/g, INNER),
  )
  const ends = [...masked.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length)
  const sentences = [0, ...ends].map((start, at) => ({ start, end: ends[at] ?? plain.length }))
  const last = sentences.findLast(({ start, end }) => masked.slice(start, end).includes('?'))
  // Where nothing else is asked, the question may stand in quotation marks: "what leads to it: «he tries what...?»"
  const quoted = last ? undefined : sentences.findLast(({ start, end }) => quotedEnd.test(plain.slice(start, end)))
  if (quoted) return shortened(plain.slice(quoted.start, quoted.end).trim())
  if (!last) return plain.includes('?') ? (/[^.!?\n]*\?[»"”)]?/.exec(plain)?.[0].trim() ?? null) : null
  const question = plain.slice(last.start, last.start + masked.slice(last.start, last.end).lastIndexOf('?') + 1).trim()
  return shortened(question)
}
const quotedEnd = /\?[»"”)]\s*$/

function shortened(question: string): string {
  const tail = question.slice(-longestQuestion)
  return tail.length < question.length ? `…${tail.slice(tail.search(/\s/) + 1)}` : question
}
const INNER = '\uE000'
/** A mark, perhaps behind a closing quotation mark, and the beginning of another sentence; or the end of a line. */
const sentenceEnd = /\n+|(?:[.!?…]|[.!?…\uE000][»"”)])\s+(?=[\p{Lu}«"“$(\d])|[.!?…](?=\n|$)|[!?]\s+/gu
