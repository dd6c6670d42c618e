import { isAtWork } from '../../dialogue/story/index.ts'
import { chanceChoice } from '../../dialogue/story/operation-choice.ts'
import type { Reply } from '../reply.ts'
import { thoughtTakenUp } from '../thought.ts'
import type { Message } from '../understand.ts'
import { otherUnits } from './other-units.ts'
import { said } from './parts.ts'
import { remarkBeside } from './remarks.ts'
import { rolesInLetters } from './roles-in-letters.ts'
import { wayAsked } from './way-asked.ts'

/**
 * What a student asks or thinks beside the work, of whatever task: an amount in other units, a step that may be allowed, a
 * doubt, another's result. It is answered by what is known of the task, and the work in the same message is judged by itself.
 */
export function questionBeside(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, intent, typed } = message
  const { story, problem, keyed } = turn.state
  const isAtTask = problem !== null || (story !== null && !story.isParked)
  if (intent !== undefined || !isAtTask || (keyed !== null && !keyed.over) || typed.length > LONGEST) return null
  // Behind an equation of a story stands the story: a thought about it is no step.
  const isOfStory = problem !== null && story?.problemId === problem.id
  const thought = isOfStory ? thoughtTakenUp(message, answer) : null
  return (
    thought ??
    chanceAsked(message) ??
    otherUnits(message, answer) ??
    rolesInLetters(message) ??
    wayAsked(message, answer) ??
    remarkBeside(message, answer)
  )
}
/** "Do I add or multiply?", with chances. */
function chanceAsked({ turn, typed }: Message): Reply | null {
  const { story } = turn.state
  const text = story && isAtWork(turn) ? chanceChoice(turn, story, typed) : null
  return text === null ? null : { ...said(turn, 'operation', text), move: 'story.operation.choice' }
}

/** A message longer than this tells a task or a whole solution. */
const LONGEST = 300
