import type { Problem } from './state.ts'

/** The formula is a reading that the student has not seen: it is quoted in the student's words. */
export const isAssumed = ({ standing }: Problem) => standing === 'assumed'

/** The task is named by its words: its formula is not the student's yet, or signs do not say what is asked. */
export const isNamedByWords = ({ told, standing }: Problem) =>
  told !== null && (standing === 'assumed' || standing === 'typed')

/** What is worked out rests on what the student typed or agreed to. */
export const hasBadge = ({ standing }: Problem) => standing === 'typed' || standing === 'confirmed'

/** The student has written the formula, or come to its value: both read the task alike. */
export function confirmReading(problem: Problem): void {
  if (!hasBadge(problem)) problem.standing = 'confirmed'
}
