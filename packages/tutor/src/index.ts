import { MathsError } from './math/rational.ts'
import { converse, languageOf } from './pedagogy/dialogue.ts'
import { plainReply, type Reply } from './pedagogy/reply.ts'
import { openState, type TutorState } from './pedagogy/state.ts'
import { createVoice, type Voice } from './pedagogy/wording.ts'
import { assessRisk } from './safety/assess.ts'
import { afterCareText, safetyText } from './safety/reply.ts'
import type { TurnInput, TutorTurn } from './turn.ts'

export { modelBriefing } from './briefing.ts'
export { chooseExercise } from './curriculum/choice.ts'
export { checkExercise, makeExercise, type SkillExercise } from './curriculum/exercises.ts'
export { findLessons } from './curriculum/retrieval.ts'
export { findSkill, type Skill, skills, skillsUpTo } from './curriculum/skills.ts'
export { examineDraft, type Finding } from './gate/examine.ts'
export { sealOf } from './gate/seal.ts'
export { explainSkill } from './learner/explain.ts'
export {
  expectedSuccess,
  itemDifficulty,
  type Learner,
  type LearnerEvent,
  learnerFrom,
  type SkillState,
} from './learner/learner.ts'
export { startSession, type TutorState } from './pedagogy/state.ts'
export { assessRisk, maskPrivateData } from './safety/assess.ts'
export { hasHelplines } from './safety/helplines.ts'
export type { TurnInput, TutorTurn } from './turn.ts'

/** One message of a student and the reply to it. Pure, and total: whatever comes in, an honest reply comes out. */
export function takeTurn(input: TurnInput): TutorTurn {
  const state = openState(input.state)
  state.turns++
  // Formulas have no language: then the conversation goes on in its own, unless the interface was switched since.
  const told = languageOf(input.text)
  const kept = state.interfaceLanguage === input.interfaceLanguage ? state.language : null
  const language = told ?? kept ?? input.interfaceLanguage
  state.language = told ?? kept
  state.interfaceLanguage = input.interfaceLanguage
  const seed = `${input.seed}|${state.turns}`
  const voice = createVoice(language, state, seed)
  try {
    const reply =
      safetyReply(input, voice, state) ?? converse({ state, voice, seed, now: input.now }, input.text, input.intent)
    return finish(state, language, reply)
  } catch (fault) {
    // A bug of ours must not cost the student the conversation: the state from before the message is kept.
    const safe = openState(input.state)
    const text = createVoice(language, safe, seed).say('too-big')
    // A number that grew beyond all bounds while checking is no bug: the same honest sentence, nothing to log.
    const declined = finish(safe, language, { move: 'failed', text, content: { badge: null } })
    return fault instanceof MathsError ? declined : { ...declined, fault }
  }
}

function finish(state: TutorState, language: 'en' | 'ru', reply: Reply): TutorTurn {
  state.lastMove = reply.move
  return { state, language, text: reply.text, content: reply.content, free: reply.free ?? false, move: reply.move }
}

/** Before anything else, in every mode (safety 8). What it says stands as it is: no model rewords it, and it costs nothing. */
function safetyReply({ text, country }: TurnInput, voice: Voice, state: TutorState): Reply | null {
  const risk = assessRisk(text)
  if (risk) {
    const move = { care: 'danger', refuse: 'refused', private: 'private' }[risk.level]
    return { ...plainReply(move, safetyText(risk, voice, country)), free: true }
  }
  const wasInDanger = state.lastMove === 'danger' && !/[\d=+]/.test(text)
  return wasInDanger ? { ...plainReply('after-danger', afterCareText(voice)), free: true } : null
}
