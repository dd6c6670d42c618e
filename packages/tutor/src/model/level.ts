import type { Problem } from '../pedagogy/state.ts'

/**
 * The highest rung a model may use: an example with other numbers. Doing a step and showing the solution are buttons.
 */
const highest = 3
/** Messages without progress that raise the level by one. */
const patience = 2

const stays = [
  'let the student begin: ask what is given, asked, or what they would do first',
  'the idea; which operation it takes and what that gives stay with the student',
  'the idea and the operation; carrying it out stays with the student',
  'an example with other numbers; the step itself stays with the student',
] as const

/** How far a hint may go, and what is left to the student at that level. */
export const hintsUpTo = (level: number): string => `Hints may go up to level ${level} in this reply (${stays[level]}).`

/** The highest hint level of the model's next reply: wrong tries, opened hints and lack of progress raise it. */
export function levelAllowed({ level, wrongs, movedAt }: Problem, turns: number): number {
  const tried = Math.min(1, wrongs)
  const stuck = Math.floor(Math.max(0, turns - movedAt - 1) / patience)
  return Math.min(highest, 1 + Math.max(level, tried, stuck))
}
