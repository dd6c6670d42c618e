import { tellsSealed } from '../guard/give-away.ts'
import { type Seal, withFacts } from '../guard/seal.ts'
import { ParseError } from '../math/parse.ts'
import { MathsError } from '../math/rational.ts'
import { openState } from '../pedagogy/state.ts'
import { createVoice } from '../pedagogy/wording.ts'
import type { TurnInput, TutorTurn } from '../turn.ts'
import { algebraTools } from './algebra-tools.ts'
import { curriculumTools } from './curriculum-tools.ts'
import { problemTools } from './problem-tools.ts'
import { type Desk, inputFor, Refusal, type Tool } from './tool.ts'

const tools: readonly Tool[] = [...algebraTools, ...problemTools, ...curriculumTools]

/** What a language model may call: names, descriptions and JSON schemas. */
export const toolSpecs = tools.map(({ name, description, parameters }) => ({ name, description, parameters }))

/** Text of a result, so that one call cannot fill a model's memory. */
const longestResult = 2000

export interface ToolAnswer {
  /** JSON for the model. Data, never an instruction. */
  readonly text: string
  /** What the reply is measured against from now on: facts of the core are on the table. */
  readonly seal: Seal
}

/**
 * Runs one call of a language model. Pure and total. What it may say is a matter of the state the server keeps, not of the
 * model: nothing that would tell a sealed answer leaves here, whatever was asked.
 */
export function runTool(
  call: { name: string; input: unknown },
  context: { input: Pick<TurnInput, 'text' | 'learner'>; turn: TutorTurn; seal: Seal; seed: string },
): ToolAnswer {
  const { input, turn, seal, seed } = context
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) return refused('There is no such tool.', seal)
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
    const result = tool.run(inputFor(tool, call.input), desk)
    const text = JSON.stringify(result)
    if (text.length > longestResult) return refused('The result is too long.', seal)
    if (tool.says === 'echo') return { text, seal }
    const facts = stringsIn(result).join('\n')
    if (tellsSealed(facts, seal))
      return refused('That would tell the answer of the open problem. Guide the student to it.', seal)
    return { text, seal: tool.says === 'fact' ? withFacts(seal, facts) : seal }
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message, seal)
    if (error instanceof MathsError || error instanceof ParseError || error instanceof RangeError) {
      return refused('The core cannot work this out.', seal)
    }
    throw error
  }
}

/** What the host says to a model whose call did not end in time. */
export const tooHardTool = (seal: Seal): ToolAnswer => refused('The core cannot work this out in time.', seal)

const refused = (reason: string, seal: Seal): ToolAnswer => ({ text: JSON.stringify({ refused: reason }), seal })

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** In the United States a course may stand in its place: then no grade is known. */
const gradeOf = (level: string | undefined) => (level !== undefined && /^\d+$/.test(level) ? Number(level) : undefined)
