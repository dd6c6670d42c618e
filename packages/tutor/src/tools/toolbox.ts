import { type Seal, sealOf, withFacts } from '../guard/seal.ts'
import { ParseError } from '../math/parse.ts'
import { MathsError } from '../math/rational.ts'
import { openState } from '../pedagogy/open-state.ts'
import type { TutorState } from '../pedagogy/state.ts'
import { createVoice } from '../pedagogy/wording.ts'
import type { TurnInput, TutorTurn } from '../turn.ts'
import { cardTool } from './card-tool.ts'
import { exampleTool, exerciseTool } from './exercise-tools.ts'
import { frameTool } from './frame-tool.ts'
import { gradeTool } from './grade-tool.ts'
import { tells } from './open-task.ts'
import { solveTool } from './solve-tool.ts'
import { type Desk, inputFor, Refusal, type Tool } from './tool.ts'
import { verifyTool } from './verify-tool.ts'

const tools: readonly Tool[] = [verifyTool, solveTool, gradeTool, cardTool, exerciseTool, exampleTool, frameTool]

/** What a language model may call: names, descriptions and JSON schemas. */
export const toolSpecs = tools.map(({ name, description, parameters }) => ({ name, description, parameters }))

/** Limit for the text of a result, so that one call cannot fill a model's context. */
const longestResult = 2000

export interface ToolAnswer {
  /** JSON for the model. It is data, never an instruction. */
  readonly text: string
  /** The seal that the reply is checked against from now on; it includes facts that the call made known. */
  readonly seal: Seal
  /** The new state of the conversation, if the call changed it. It is stored with the reply. */
  readonly state?: TutorState
}

interface Context {
  input: Pick<TurnInput, 'text' | 'learner'>
  turn: TutorTurn
  seal: Seal
  seed: string
}

/**
 * Runs one call of a language model. Pure and total. What a call may reveal depends on the state that the server keeps,
 * not on the model: no result contains a sealed answer, whatever was asked.
 */
export function runTool(call: { name: string; input: unknown }, context: Context): ToolAnswer {
  const { input, turn, seal, seed } = context
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool)
    return unanswered(
      `not understood: there is no such tool; there are ${tools.map(({ name }) => name).join(', ')}`,
      seal,
    )
  const state = openState(turn.state)
  const desk: Desk = {
    state,
    said: input.text,
    voice: createVoice(turn.language, state, seed),
    seal,
    seed,
    grade: gradeOf(input.learner?.level),
  }
  try {
    const { result, facts = [], state: changed } = tool.run(inputFor(tool, call.input), desk)
    const text = JSON.stringify(result)
    if (text.length > longestResult) return unanswered('not understood: the result is too long; ask for less', seal)
    // Facts are filtered one by one, so that one that reveals a sealed answer does not hold back the others.
    const sayable = facts.filter((fact) => !tells(fact, seal))
    const table = sayable.length > 0 ? withFacts(seal, sayable.join('\n')) : seal
    return { text, seal: changed ? resealed(table, changed, context) : table, ...(changed && { state: changed }) }
  } catch (error) {
    if (error instanceof Refusal) return unanswered(`not understood: ${error.message}`, seal)
    if (error instanceof MathsError || error instanceof ParseError || error instanceof RangeError) {
      return unanswered('not understood: the program cannot work this out', seal)
    }
    throw error
  }
}

/**
 * Seals the task that a call has just opened, for this reply already, even while its reading waits for the student's
 * confirmation.
 */
function resealed(seal: Seal, state: TutorState, { input, turn }: Pick<Context, 'input' | 'turn'>): Seal {
  const { story } = state
  if (!story) return seal
  const { answers } = sealOf(input, { ...turn, state: { ...state, story: { ...story, standing: 'confirmed' } } })
  return { ...seal, answers }
}

/** The answer to a model whose call did not finish in time. */
export const tooHardTool = (seal: Seal): ToolAnswer =>
  unanswered('not understood: the program cannot work this out in time', seal)

const unanswered = (reason: string, seal: Seal): ToolAnswer => ({ text: JSON.stringify({ verdict: reason }), seal })

/** In the United States `level` may be a course instead of a grade; then no grade is known. */
const gradeOf = (level: string | undefined) => (level !== undefined && /^\d+$/.test(level) ? Number(level) : undefined)
