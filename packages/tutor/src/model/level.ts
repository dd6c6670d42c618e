import type { Act } from '../dialogue/act-names.ts'
import type { Problem } from '../pedagogy/state.ts'
import type { Understood } from './understood.ts'

/**
 * The highest rung a model may use: an example with other numbers. Doing a step and showing the solution are buttons.
 */
const highest = 3
/** Messages without progress that raise the level by one. */
const patience = 2

const stays = [
  'let the student begin: ask what is given, asked, or what they would do first',
  'a question or a test with numbers; the rule or reason, the operation and its result stay with the student',
  'the idea in half a sentence; which operation it takes and what that gives stay with the student',
  'an example with other numbers, or the operation; the step itself and its result stay with the student',
] as const

/** How far a hint may go, and what is left to the student at that level. */
export const hintsUpTo = (level: number): string => `Hints may go up to level ${level} in this reply (${stays[level]}).`

/**
 * The highest hint level of the model's next reply. Wrong tries and lack of progress raise it; help once given may be given
 * again, and a student who asks for help gets one level more.
 */
export function levelAllowed({ level, wrongs, movedAt }: Problem, turns: number, asksForHelp: boolean): number {
  const tried = Math.min(1, wrongs)
  const stuck = Math.floor(Math.max(0, turns - movedAt - 1) / patience)
  return Math.min(highest, Math.max(level + (asksForHelp ? 1 : 0), 1 + Math.max(tried, stuck)))
}

/** The student says that they do not know how to go on, or asks for a hint or the answer. */
export const asksForHelp = (understood: Understood | undefined): boolean =>
  understood?.act != null && helpActs.includes(understood.act)
export const helpActs: readonly Act[] = ['lost', 'give-up', 'hint', 'answer-please']
