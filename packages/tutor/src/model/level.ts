import type { Problem } from '../pedagogy/state.ts'

/** Doing a step, and the solution, are buttons: a model hints up to an example with other numbers. */
const highest = 3
/** Messages without progress that raise the level by one. */
const patience = 2

/** How far a model may go in its next hint: tries, hints and standing still open the way. */
export function levelAllowed({ level, wrongs, movedAt }: Problem, turns: number): number {
  const tried = Math.min(1, wrongs)
  const stuck = Math.floor(Math.max(0, turns - movedAt - 1) / patience)
  return Math.min(highest, 1 + Math.max(level, tried, stuck))
}
