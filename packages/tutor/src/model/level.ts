import type { Problem } from '../pedagogy/state.ts'

/**
 * The highest rung a model may use: an example with other numbers. Doing a step and showing the solution are buttons.
 */
const highest = 3
/** Messages without progress that raise the level by one. */
const patience = 2

/** The highest hint level of the model's next reply: wrong tries, opened hints and lack of progress raise it. */
export function levelAllowed({ level, wrongs, movedAt }: Problem, turns: number): number {
  const tried = Math.min(1, wrongs)
  const stuck = Math.floor(Math.max(0, turns - movedAt - 1) / patience)
  return Math.min(highest, 1 + Math.max(level, tried, stuck))
}
