import { asMeantByKeys } from './language/keyboard.ts'
import { beginner } from './learner/view.ts'
import { withLibrary } from './library/index.ts'
import type { Engines } from './math/engines/engine.ts'
import { MathsError } from './math/rational.ts'
import { lead } from './model/lead.ts'
import type { Understood } from './model/understood.ts'
import { withShortSpaces } from './one-line.ts'
import { converse } from './pedagogy/dialogue.ts'
import { languageSpoken } from './pedagogy/language-of.ts'
import { keepLeft } from './pedagogy/left-tasks.ts'
import { openState } from './pedagogy/open-state.ts'
import { plainReply, type Reply, type Turn } from './pedagogy/reply.ts'
import type { TutorState } from './pedagogy/state.ts'
import { inSubject } from './pedagogy/subject.ts'
import { createVoice, type Voice } from './pedagogy/wording.ts'
import { cacheOf } from './remembered.ts'
import { assessRisk } from './safety/assess.ts'
import { afterCareText, safetyText } from './safety/reply.ts'
import type { TurnInput, TutorTurn } from './turn.ts'

export { chooseExercise } from './curriculum/choice.ts'
export { checkExercise, makeExercise, type SkillExercise } from './curriculum/exercises.ts'
// For whoever takes turns. Who only stores them loads the four small parts, as the process that serves the app does.
export * from './curriculum/index.ts'
export { findLessons } from './curriculum/retrieval.ts'
export { type Finding, tooLongNote, withheldNote } from './guard/finding.ts'
export { type DraftSoFar, type HeldDraft, holdDraft, isFarTooLong, WHOLE_BELOW } from './guard/held-draft.ts'
export { type Said, type Seal, sealOf, withNote } from './guard/seal.ts'
export { genderedForm } from './language/ru/gendered.ts'
export * from './learner/index.ts'
export type { EngineKind } from './math/engines/engine.ts'
export { loadEngines } from './math/engines/load.ts'
export { afterReply, lastQuestion } from './model/after-reply.ts'
export { modelCard, withoutMarks } from './model/card.ts'
export { expectTool, taskAnswerIn } from './model/expect.ts'
export { hasCore } from './model/lead.ts'
export { tutorPolicy } from './model/policy.ts'
export {
  faultsIn,
  foldedQuote,
  judgedFaultNote,
  judgedMaterial,
  replyJudgePolicy,
} from './model/reply-judge.ts'
export { quoted } from './one-line.ts'
export { mergedState } from './pedagogy/merged-state.ts'
export * from './safety/index.ts'
export * from './session.ts'
export { runTool, type ToolAnswer, tooHardTool, toolSpecs } from './tools/toolbox.ts'

/**
 * One message of a student and the reply to it. Pure, and total: whatever comes in, an honest reply comes out.
 *
 * @param engines loaded by the host when a first try of the same turn wanted them
 */
export function takeTurn(sent: TurnInput, engines?: Engines): TutorTurn {
  const input = { ...sent, text: asMeantByKeys(withShortSpaces(sent.text)) }
  const before = openState(input.state)
  // Formulas have no language: then the conversation goes on in its own, unless the interface was switched since.
  const kept = before.interfaceLanguage === input.interfaceLanguage ? before.language : null
  const told = languageSpoken(input.text, input.program?.subject, { language: kept, asked: askedIn(before) })
  const language = told ?? kept ?? input.interfaceLanguage
  const seed = `${input.seed}|${before.turns + 1}`
  const timeZone = input.timeZone ?? 'UTC'
  const begin = (): Turn => {
    const state = openState(input.state)
    state.turns++
    state.language = told ?? kept
    state.interfaceLanguage = input.interfaceLanguage
    return {
      state,
      voice: createVoice(language, state, seed),
      seed,
      said: input.text,
      now: input.now,
      engines,
      day: dayIn(timeZone, input.now),
      timeZone,
      learner: input.learner ?? beginner,
      program: input.program,
      ...(input.isLed && { isLed: true as const }),
      events: [],
    }
  }
  try {
    const { turn, reply, understood } = withLibrary(input.isOffline !== true, () => replyTo(begin, input))
    const { state } = turn
    keepLeft(state, openState(input.state))
    const { story } = state
    // A model quotes what it saw; the text of a story is rewritten and cut.
    if (story && story.id !== input.state.story?.id && story.text !== input.text)
      story.typed ??= input.text.slice(0, 1500)
    for (const trial of [state.problem?.trial, state.keyed?.trial, state.story?.trial])
      if (trial) trial.openedAt ??= input.now
    const stands = reply.stands === true || standsAsItIs(reply, input.intent)
    return { ...finish(state, language, reply), events: turn.events, stands, ...(understood && { understood }) }
  } catch (fault) {
    // A bug of ours must not cost the student the conversation: the state from before the message is kept.
    const safe = openState(input.state)
    const text = createVoice(language, safe, seed).say('too-big')
    // A number that grew beyond all bounds while checking is no bug: the same honest sentence, nothing to log.
    const declined = finish(safe, language, { move: 'failed', text, content: { badge: null } })
    return fault instanceof MathsError ? declined : { ...declined, fault }
  }
}

function replyTo(begin: () => Turn, input: TurnInput): { turn: Turn; reply: Reply; understood?: Understood } {
  const turn = begin()
  const safe = safetyReply(input, turn.voice, turn.state)
  if (safe) return { turn, reply: { ...safe, stands: true } }
  if (!input.isLed) return { turn, reply: inSubject(turn, converse(turn, input.text, input.intent)) }
  const led = lead(begin, input)
  const { problem } = led.turn.state
  if (problem && !problem.solved && isProgress(led.understood)) problem.movedAt = led.turn.state.turns
  return { ...led, reply: inSubject(led.turn, led.reply) }
}

/** A right answer to the model, or something true that was worked out: the student does not stand still. */
const isProgress = ({ answer, lines }: Understood): boolean =>
  answer?.verdict === 'right' || lines.some(({ grade }) => grade === 'right' || grade === 'true')

/** An exercise is what it says word for word, and what a rung shows may not be said by anybody else. */
const standsAsItIs = ({ move, content }: Reply, intent: TurnInput['intent']): boolean =>
  intent?.kind === 'hint' ||
  (content.hintLevel ?? 0) >= 4 ||
  /^(?:practise|practice|review)(?:\.|$)|^keyed\.(?:idea|example|twin|shown)$/.test(move)

/** The model's last question, with what it has noted as answers to it. */
const askedIn = ({ modelAsked }: TutorState): string =>
  modelAsked
    ? [modelAsked.question, ...modelAsked.answers.flatMap((each) => (each.kind === 'form' ? [each.text] : []))].join(
        '\n',
      )
    : ''

/** What the host says where a turn did not end in time: honest, in the student's language, everything else as it was. */
export function tooHardTurn(input: TurnInput): TutorTurn {
  const state = openState(input.state)
  const language = languageSpoken(input.text, input.program?.subject) ?? state.language ?? input.interfaceLanguage
  const text = createVoice(language, state, input.seed).say('too-hard')
  return finish(state, language, { move: 'too-hard', text, content: { badge: null }, free: true })
}

function finish(state: TutorState, language: 'en' | 'ru', reply: Reply): TutorTurn {
  state.lastMove = reply.move
  if (state.problem && reply.content.verdict) state.problem.verdict = reply.content.verdict
  const { wants } = reply
  return {
    state,
    language,
    text: reply.text,
    // "I can't check this" and "Checked" do not go together.
    content: reply.content.verdict === 'cannot-check' ? { ...reply.content, badge: null } : reply.content,
    free: reply.free ?? false,
    stands: false,
    events: [],
    move: reply.move,
    ...(wants && { wants }),
  }
}

/** The calendar day somewhere, `2026-11-20`. */
const dayIn = (timeZone: string, at: number): string =>
  calendars(
    timeZone,
    () => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  ).format(at)
const calendars = cacheOf<Intl.DateTimeFormat>(50)

/** Before anything else, in every mode (safety 8). What it says stands as it is: no model rewords it, and it costs nothing. */
function safetyReply({ text, country }: TurnInput, voice: Voice, state: TutorState): Reply | null {
  const risk = assessRisk(text)
  if (risk) {
    const move = { care: 'danger', refuse: 'refused', private: 'private' }[risk.level]
    const reply = { ...plainReply(move, safetyText(risk, voice, country)), free: true }
    return risk.level === 'care' ? { ...reply, content: { ...reply.content, helplines: true } } : reply
  }
  const wasInDanger = state.lastMove === 'danger' && !/[\d=+]/.test(text)
  return wasInDanger ? { ...plainReply('after-danger', afterCareText(voice)), free: true } : null
}
